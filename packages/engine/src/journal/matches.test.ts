import { describe, expect, test } from 'vitest';
import {
  checkTournament,
  STANDARD_SCORING,
  scoringOfTwoGames,
  type TournamentRecord,
} from '../model/index.ts';
import { scoreBefore } from '../position/index.ts';
import { matchStanding, needsYou, playerKey, recordForStandings } from './index.ts';
import { codesOf, type Desk, deskWith, mustSend, send, startRound } from './testing/desk.ts';

/* Seed 001, Wimbledon: matches of a knock-out. */

const knockout = (players: number, options: Readonly<Record<string, string | number | boolean>>): Desk =>
  deskWith(players, {
    system: 'wimbledon',
    options,
    rounds: Math.ceil(Math.log2(players)),
    tiebreaks: [],
  });

/** In tenths, by number. */
const checkedPoints = (record: TournamentRecord): readonly number[] => {
  const checked = checkTournament(record);
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.value.players.map(player =>
    scoreBefore(checked.value, player, checked.value.roundsRecorded + 1),
  );
};

/** The games of a match in order, each for the one with White in it. */
const play = (desk: Desk, board: number, codes: readonly ('1-0' | '=' | '0-1')[]): void => {
  const round = desk.journal.state.published;
  for (const [index, code] of codes.entries())
    mustSend(desk, { kind: 'enter-result', round, board, game: index + 1, result: { code } });
};

describe('a match is decided as soon as the rest cannot change it', () => {
  test('at 3-0 of 4 games the next round can be paired', () => {
    const desk = knockout(4, { games: 4 });
    startRound(desk);
    play(desk, 1, ['1-0', '0-1', '1-0']);
    play(desk, 2, ['1-0', '0-1', '1-0']);
    expect(codesOf(send(desk, { kind: 'pair', round: 2 }))).toEqual([]);
  });
});

describe('the end', () => {
  test('a level final is not finished', () => {
    const desk = knockout(2, { games: 2 });
    startRound(desk);
    play(desk, 1, ['=', '=']);
    expect(codesOf(send(desk, { kind: 'finish' }))).toEqual(['match-undecided']);
  });
});

const seat = (desk: Desk, board: number, colour: 'white' | 'black', round = 1) =>
  desk.journal.state.rounds[round - 1]?.boards[board - 1]?.[colour] ?? playerKey(0);
const decidedBy = (desk: Desk, board = 1) => {
  const { state } = desk.journal;
  const found = state.rounds[state.published - 1]?.boards[board - 1];
  return found && matchStanding(state, state.published, found);
};

describe('a level match', () => {
  test('goes on with extra games where they were announced, one after the other', () => {
    const desk = knockout(2, { games: 2 });
    startRound(desk);
    const round = 1;
    expect(
      codesOf(send(desk, { kind: 'enter-result', round, board: 1, game: 3, result: { code: '1-0' } })),
    ).toEqual(['no-such-game']);
    play(desk, 1, ['=', '=']);
    expect(decidedBy(desk)).toEqual({ kind: 'level', next: 'extra-games' });
    expect(needsYou(desk.journal.state)).toEqual([
      { kind: 'match-level', round: 1, board: 1, next: 'extra-games' },
    ]);
    expect(
      codesOf(send(desk, { kind: 'enter-result', round, board: 1, game: 4, result: { code: '1-0' } })),
    ).toEqual(['no-such-game']);
    mustSend(desk, { kind: 'enter-result', round, board: 1, game: 3, result: { code: '1-0' } });
    expect(decidedBy(desk)).toEqual({
      kind: 'decided',
      winner: seat(desk, 1, 'white'),
      by: 'extra-games',
    });
    expect(codesOf(send(desk, { kind: 'finish' }))).toEqual([]);
  });

  test('is decided by lot: the program draws, the seed stands in the journal, and the file pairs on', () => {
    const desk = knockout(4, { games: 2, 'tie-breaks': '' });
    startRound(desk);
    play(desk, 1, ['=', '=']);
    play(desk, 2, ['1-0', '1-0']);
    expect(codesOf(send(desk, { kind: 'pair', round: 2 }))).toEqual(['match-undecided']);
    mustSend(desk, { kind: 'decide-match', round: 1, board: 1, by: 'lot' });
    mustSend(desk, { kind: 'decide-match', round: 1, board: 2, by: 'lot' });
    const entry = desk.entries.at(-1)?.act;
    expect(entry).toMatchObject({ kind: 'decide-match', lot: 'lot of the test' });
    const winner = decidedBy(desk);
    mustSend(desk, { kind: 'pair', round: 2 });
    const [final] = desk.journal.state.rounds[1]?.boards ?? [];
    expect([final?.white, final?.black]).toContain(winner?.kind === 'decided' && winner.winner);
  });

  test('announced tie-breaks come first: deciding before them is confirmed, and taken back by undo', () => {
    const desk = knockout(2, { games: 2 });
    startRound(desk);
    play(desk, 1, ['=', '=']);
    const wish = {
      kind: 'decide-match',
      round: 1,
      board: 1,
      by: 'rule',
      winner: seat(desk, 1, 'black'),
    } as const;
    expect(codesOf(send(desk, wish))).toEqual(['not-confirmed']);
    mustSend(desk, wish);
    expect(decidedBy(desk)).toEqual({ kind: 'decided', winner: seat(desk, 1, 'black'), by: 'arbiter' });
    mustSend(desk, { kind: 'undo', entry: desk.journal.state.version });
    expect(decidedBy(desk)).toEqual({ kind: 'level', next: 'extra-games' });
  });
});

describe('a match that nobody played', () => {
  test('is forfeited as a whole: who came goes on', () => {
    const desk = knockout(2, { games: 2 });
    startRound(desk);
    mustSend(desk, { kind: 'forfeit-match', round: 1, board: 1, result: '-+' });
    expect(decidedBy(desk)).toEqual({ kind: 'decided', winner: seat(desk, 1, 'black'), by: 'walkover' });
    mustSend(desk, { kind: 'forfeit-match', round: 1, board: 1, was: '-+' });
    expect(decidedBy(desk)).toEqual({ kind: 'open' });
  });

  test('is decided by nobody where neither came, whatever was announced', () => {
    const desk = knockout(2, { games: 2, 'tie-breaks': 'higher-seed' });
    startRound(desk);
    mustSend(desk, { kind: 'forfeit-match', round: 1, board: 1, result: '--' });
    expect(decidedBy(desk)).toEqual({ kind: 'level' });
  });

  test('one game of it stands beside no forfeit', () => {
    const desk = knockout(2, { games: 2 });
    startRound(desk);
    play(desk, 1, ['1-0']);
    const wish = { kind: 'forfeit-match', round: 1, board: 1, result: '+-' } as const;
    expect(codesOf(send(desk, wish))).toEqual(['results-exist']);
  });
});

/* C.04.5: each round is a match of two games. */
describe('Double-Swiss', () => {
  const doubleSwiss = (players: number): Desk =>
    deskWith(players, {
      system: 'double-swiss-2026',
      rounds: 3,
      scoring: scoringOfTwoGames(STANDARD_SCORING),
      tiebreaks: [],
    });

  test('1.4: the bye brings one win and one draw; game 2 has the other colour', () => {
    const desk = doubleSwiss(3);
    startRound(desk);
    const [board] = desk.journal.state.rounds[0]?.boards ?? [];
    expect(board?.games).toBe(2);
    play(desk, 1, ['1-0', '1-0']);
    const record = recordForStandings(desk.journal.state);
    const scores = checkedPoints(record);
    // One win each, and 1½ for the bye.
    expect(scores).toEqual([10, 10, 15]);
  });

  test('a no-show is of the whole match, and is held back', () => {
    const desk = doubleSwiss(4);
    startRound(desk);
    mustSend(desk, { kind: 'forfeit-match', round: 1, board: 1, result: '+-' });
    play(desk, 2, ['1-0', '=']);
    expect(needsYou(desk.journal.state)).toMatchObject([{ kind: 'no-show', player: seat(desk, 1, 'black') }]);
    expect(checkedPoints(recordForStandings(desk.journal.state))).toEqual([20, 5, 0, 15]);
  });
});
