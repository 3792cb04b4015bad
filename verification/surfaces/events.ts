import { KNOWN_SYSTEMS, type PlayerKey, playerKey } from '@pareo/engine/journal';
import { type Played, people, played } from '@pareo/tournament/testing';
import type { Cell } from './cell.ts';

/** A tournament as it stands: a row of the table. */
export interface Event {
  readonly name: string;
  readonly play: () => Played;
  /** Why its file says less than its journal: the command line is then not asked. */
  readonly notOfFile?: string;
  /** Surfaces that do not show something of it; on all others it is there. */
  readonly unshown?: Readonly<Partial<Record<keyof Cell, readonly string[]>>>;
}

const PAPERS = ['paper', 'paper of the command line'];
/** The console has a grid of its own for matches, and a slip for sheets. */
const MATCHES = { round: ['worker'] } as const;

const rounds = (play: Played, count: number): Played => {
  for (let round = 1; round <= count; round++) {
    play.start();
    play.finish({ 2: '=', 3: '0-1' });
  }
  return play;
};

/** Whoever has Black on a board of the last round. */
const blackOn = (play: Played, board: number): PlayerKey => {
  const { rounds: all, published } = play.state();
  return all[published - 1]?.boards[board - 1]?.black ?? playerKey(0);
};

/** One of each kind that the journal runs. A game of a knock-out is not drawn. */
const OF_PLAYERS = Object.entries(KNOWN_SYSTEMS).filter(([, { pairs }]) => pairs === undefined);

export const KINDS: readonly Event[] = OF_PLAYERS.map(([system, { kind, game, gamesInRound }]) => ({
  name: system,
  // Sheets stand in columns of their own on paper.
  ...(game === 'scrabble' ? { unshown: { round: PAPERS } } : gamesInRound === 2 ? { unshown: MATCHES } : {}),
  play: () => {
    const play = played(
      people(8).map((player, at) =>
        kind === 'team-table' ? { ...player, group: at % 2 === 0 ? 'A' : 'B' } : player,
      ),
      { system, rounds: kind === 'knock-out' ? 3 : kind === 'team-table' ? 4 : 7 },
    );
    if (kind !== 'knock-out') return rounds(play, 2);
    play.start();
    play.finish();
    return play;
  },
}));

export const TROUBLES: readonly Event[] = [
  { name: 'lots', play: () => rounds(played(9, { tiebreaks: ['BH', 'LOTS'] }), 2) },
  {
    name: 'several tie-breaks',
    play: () => rounds(played(10, { tiebreaks: ['BH/C1', 'BH', 'SB', 'DE'] }), 3),
  },
  {
    name: 'the rules about time of 2017, chosen by hand',
    play: () => {
      const play = rounds(played(8, { handling: 'c04.2-2017', tiebreaks: ['BH/C1', 'BH'] }), 1);
      play.act({ kind: 'pair', round: 2 });
      play.act({ kind: 'publish', rounds: [2] });
      play.finish({ 1: '=', 2: '0-1' });
      return play;
    },
  },
  { name: 'no list stated', play: () => rounds(played(8, { tiebreaks: [] }), 2) },
  ...['harkness', 'dutch-1998'].map(system => ({
    name: `a no-show who returned, ${system}`,
    play: () => {
      const play = played(8, { system });
      play.start();
      play.finish({ 2: '+-' });
      play.act({ kind: 'return', players: [blackOn(play, 2)], from: 2 });
      return play;
    },
    notOfFile: 'the excuse is an act',
  })),
  {
    name: 'a match of a knock-out that extra games decided',
    play: () => {
      const play = played(8, { system: 'wimbledon', rounds: 3, options: { games: 2 }, tiebreaks: [] });
      play.start();
      play.finish({ 2: '=' });
      // White has won each game, and so each player one.
      for (const board of [1, 2, 3, 4])
        play.act({
          kind: 'enter-result',
          round: 1,
          board,
          game: 3,
          result: { code: board === 2 ? '0-1' : '1-0' },
        });
      return play;
    },
    unshown: MATCHES,
  },
  {
    name: 'a match of a Double-Swiss that was forfeited',
    unshown: MATCHES,
    play: () => {
      const play = rounds(played(8, { system: 'double-swiss-2026' }), 1);
      play.start();
      play.act({ kind: 'forfeit-match', round: 2, board: 2, result: '-+' });
      play.finish();
      return play;
    },
    notOfFile: 'nobody has ruled on the absence yet (decision 510)',
  },
  {
    name: 'a no-show held back',
    play: () => {
      const play = played(8);
      play.start();
      play.finish({ 2: '+-' });
      return play;
    },
    notOfFile: 'nobody has ruled on the absence yet (decision 510)',
  },
  {
    name: 'a round changed by hand',
    // What the engine decided about its own round is asked for, in the console.
    unshown: { reasons: ['api', 'public pages', 'command line'] },
    play: () => {
      const play = rounds(played(8), 1);
      play.act({ kind: 'pair', round: 2 });
      const draft = play.state().rounds[1];
      const [one, two, ...rest] = (draft?.boards ?? []).map(({ number, white, black }) => ({
        number,
        white,
        black,
      }));
      if (one === undefined || two === undefined) throw new Error('four boards');
      const boards = [{ ...one, black: two.black }, { ...two, black: one.black }, ...rest];
      play.act({ kind: 'pair-by-hand', round: 2, boards, byes: [], hand: [1, 2], change: 'agreed' });
      play.act({ kind: 'publish', rounds: [2] });
      play.finish();
      return play;
    },
  },
  {
    name: 'a result corrected for later rounds',
    play: () => {
      const play = rounds(played(8), 2);
      play.act({ kind: 'pair', round: 3 });
      play.act({ kind: 'publish', rounds: [3] });
      play.act({
        kind: 'correct-result',
        round: 1,
        board: 1,
        was: { code: '1-0' },
        result: { code: '0-1' },
        effect: 'following-pairing',
      });
      play.finish();
      return play;
    },
  },
  {
    name: 'an adjourned game that was finished after the next round was paired',
    play: () => {
      const play = rounds(played(8), 1);
      play.start();
      play.act({ kind: 'adjourn', round: 2, board: 1 });
      play.finish({ 2: '0-1' });
      play.start();
      play.act({ kind: 'enter-result', round: 2, board: 1, result: { code: '0-1' } });
      play.finish();
      return play;
    },
  },
  {
    name: 'a result corrected for the report alone',
    play: () => {
      const play = rounds(played(8), 3);
      const [first] = play.state().rounds[0]?.boards ?? [];
      const had = first?.results[1];
      play.act({
        kind: 'correct-result',
        round: 1,
        board: first?.number ?? 1,
        was: had?.kind === 'result' ? had.result : { code: '1-0' },
        result: { code: '0-1' },
        effect: 'report-only',
      });
      return play;
    },
  },
  {
    name: 'an adjourned game',
    // A file does not tell it from one that is open (decision 172).
    unshown: { round: ['paper of the command line'] },
    play: () => {
      const play = rounds(played(8), 1);
      play.start();
      play.act({ kind: 'adjourn', round: 2, board: 1 });
      play.finish();
      return play;
    },
  },
  {
    name: 'a late entry',
    play: () => {
      const play = rounds(played(7), 1);
      play.act({
        kind: 'enter-late',
        players: [{ name: 'Tarde, Ana', rating: 2355 }],
        from: 2,
        missed: 'zero',
      });
      return rounds(play, 1);
    },
  },
  { name: 'acceleration', play: () => rounds(played(12, { acceleration: 'baku-2026', rounds: 9 }), 2) },
  {
    name: 'a bye asked for and a withdrawal',
    play: () => {
      const play = rounds(played(9), 1);
      play.act({ kind: 'withdraw', players: [playerKey(4)], from: 2, cause: 'own' });
      return rounds(play, 1);
    },
  },
  {
    name: 'groups',
    play: () =>
      rounds(
        played(
          people(12).map((player, at) => ({ ...player, group: at < 6 ? 'A' : 'B' })),
          {},
        ),
        2,
      ),
  },
];
