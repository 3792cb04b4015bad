import {
  countedDifference,
  gamesIn,
  sheetTermsOf,
  type Tally,
  type TournamentRecord,
  type Turn,
  talliesIn,
} from '@pareo/engine/model';

/* Scrabble: what players carry from game to game on their slips, and compare with what was entered. */

/** Games won and lost in halves, since a draw is half of each; the spread as far as games have sheets. */
export interface Running {
  readonly won: number;
  readonly lost: number;
  readonly spread: number;
}

/** By number, after so many rounds of the record. */
export const runningTotals = (record: TournamentRecord, after: number): ReadonlyMap<number, Running> =>
  new Map(
    record.players.map(({ id, turns }) => {
      const { cap, given = [] } = sheetTermsOf(record, id);
      const beside = given.reduce((sum, one) => sum + (one.round <= after ? one.spread : 0), 0);
      const start: Running = { won: 0, lost: 0, spread: beside };
      return [id, turns.slice(0, after).reduce((sum, turn) => withTurn(sum, turn, cap), start)];
    }),
  );

const withTurn = (before: Running, turn: Turn, cap: number | undefined): Running => {
  const [won, lost] = halvesIn(turn);
  const tallies = talliesIn(turn);
  return {
    won: before.won + won,
    lost: before.lost + lost,
    spread: tallies.reduce((sum, tally) => sum + (tally ? countedDifference(tally, cap) : 0), before.spread),
  };
};

const halvesIn = (turn: Turn): readonly [won: number, lost: number] => {
  switch (turn.kind) {
    case 'forfeit':
      return turn.won ? [2, 0] : [0, 2];
    case 'pairing-bye':
      return [2, 0];
    case 'requested-bye':
      return { full: [2, 0], half: [1, 1], zero: [0, 2] }[turn.worth] as [number, number];
    case 'absent':
      return [0, 2];
    case 'adjourned':
    case 'unpaired':
      return [0, 0];
    case 'game':
    case 'match': {
      const results = gamesIn(turn).map(({ result }) => result);
      const count = (one: 'win' | 'draw' | 'loss') => results.filter(result => result === one).length;
      return [2 * count('win') + count('draw'), 2 * count('loss') + count('draw')];
    }
  }
};

/** With one more sheet. */
export const withSheet = (before: Running, tally: Tally, cap: number | undefined): Running => ({
  won: before.won + (tally.own > tally.opponents ? 2 : tally.own === tally.opponents ? 1 : 0),
  lost: before.lost + (tally.own < tally.opponents ? 2 : tally.own === tally.opponents ? 1 : 0),
  spread: before.spread + countedDifference(tally, cap),
});

/** `5-1 +212`, `6½-½ −40`. */
export const runningText = ({ won, lost, spread }: Running): string =>
  `${halves(won)}-${halves(lost)} ${spreadText(spread)}`;

export const spreadText = (spread: number): string =>
  spread === 0 ? '0' : spread > 0 ? `+${spread}` : `−${-spread}`;

const halves = (count: number): string =>
  count % 2 === 0 ? String(count / 2) : `${count === 1 ? '' : Math.floor(count / 2)}½`;
