import { describe, expect, test } from 'vitest';
import {
  type BoardResult,
  checkTournament,
  decimalOf,
  enterRound,
  newTournament,
  type Outcome,
  pairRound,
  playerId,
  standings,
  type Tournament,
} from '../index.ts';
import { withPointsAndRanks } from '../standings/index.ts';

const must = <Value, Fault>(outcome: Outcome<Value, Fault>): Value => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  return outcome.value;
};

const FRIDAY = {
  name: 'Friday',
  rounds: 3,
  initialColour: 'white',
  players: [
    { name: 'Paz' },
    { name: 'Luis', rating: 1980 },
    { name: 'Ana', rating: 2101 },
    { name: 'Eva', rating: 1800 },
  ],
} as const;

const play = (tournament: Tournament, ...results: readonly BoardResult[]): Tournament =>
  must(enterRound(tournament, must(pairRound(tournament)), results));

describe('a program without files', () => {
  test('C.04.2, 2.2: the highest rated is number 1, whoever was listed first', () => {
    expect(must(newTournament(FRIDAY)).players.map(({ id, name }) => [Number(id), name])).toEqual([
      [1, 'Ana'],
      [2, 'Luis'],
      [3, 'Eva'],
      [4, 'Paz'],
    ]);
  });
  test('a round robin keeps the order of the list: it is the draw', () => {
    const drawn = must(newTournament({ ...FRIDAY, system: 'berger' }));
    expect(drawn.players.map(({ name }) => name)).toEqual(['Paz', 'Luis', 'Ana', 'Eva']);
  });
  test('without the colour that was drawn, the round is refused and not guessed', () => {
    const { initialColour: _, ...undrawn } = FRIDAY;
    expect(pairRound(must(newTournament(undrawn)))).toMatchObject({
      ok: false,
      faults: [{ code: 'initial-colour-unknown' }],
    });
  });
  test('plays on, round after round, and ranks', () => {
    // C.04.3: 1-3 and 4-2, White wins; then 4-1, for both are due black and 1 ranks higher, and 2-3, a draw.
    const first = play(must(newTournament(FRIDAY)), '1-0', '1-0');
    const second = play(first, '0-1', '=');
    expect(second.roundsPaired).toBe(2);
    const table = must(standings(second, { tiebreaks: ['BH/C1', 'BH'] }));
    expect(table.rows.map(({ name, points }) => [name, decimalOf(points)])).toEqual([
      ['Ana', 2],
      ['Paz', 1],
      ['Eva', 0.5],
      ['Luis', 0.5],
    ]);
    // Eva met 2 and 0.5, Luis 1 and 0.5.
    expect(table.rows.map(({ tiebreaks }) => [tiebreaks['BH/C1'], tiebreaks['BH']])).toEqual([
      [1, 1.5],
      [2, 2.5],
      [2, 2.5],
      [1, 1.5],
    ]);
  });
  test('a game without a result is open, and entering the round again replaces what was there', () => {
    const begun = must(newTournament(FRIDAY));
    const paired = must(pairRound(begun));
    const open = must(enterRound(begun, paired, ['1-0']));
    expect(open.players.filter(({ turns }) => turns[0]?.kind === 'adjourned')).toHaveLength(2);
    const closed = must(enterRound(open, paired, ['1-0', '-+']));
    expect(closed.players.map(({ turns }) => turns[0]?.kind).sort()).toEqual([
      'forfeit',
      'forfeit',
      'game',
      'game',
    ]);
  });
  test('the one without an opponent has the bye', () => {
    const three = must(newTournament({ ...FRIDAY, players: FRIDAY.players.slice(0, 3) }));
    expect(play(three, '1-0').players.map(({ turns }) => turns[0]?.kind)).toContain('pairing-bye');
  });
  test('a bye that was asked for and a withdrawal are the record’s, and the file has points and ranks', () => {
    const first = play(must(newTournament(FRIDAY)), '1-0', '=');
    // Eva is number 3. Of the three who are left, number 2 has met nobody of them.
    const asked = { worth: 'half', round: 2, participants: [playerId(3)] } as const;
    const second = play(must(checkTournament({ ...first.record, requestedByes: [asked] })), '1-0');
    expect(second.players.find(({ name }) => name === 'Eva')?.turns[1]).toEqual({
      kind: 'requested-bye',
      worth: 'half',
    });
    const players = second.record.players.map(one =>
      one.name === 'Paz' ? { ...one, withdrawnAfter: second.roundsPaired } : one,
    );
    const withdrawn = must(checkTournament({ ...second.record, players }));
    const third = must(pairRound(withdrawn));
    expect(
      [...third.boards.flatMap(({ white, black }) => [white, black]), third.byes[0]?.player].sort(),
    ).toEqual([1, 2, 3]);
    const written = must(withPointsAndRanks(withdrawn.record)).players;
    expect(
      written.every(({ statedPoints, statedRank }) => statedPoints !== undefined && statedRank !== undefined),
    ).toBe(true);
  });
  test('a match of two games has a result for each', () => {
    const match = must(newTournament({ ...FRIDAY, system: 'double-swiss-2026' }));
    const played = play(match, ['1-0', '='], ['0-1', '+-']);
    expect(played.players.map(({ turns }) => turns[0]?.kind)).toEqual(['match', 'match', 'match', 'match']);
  });
  test('more results than boards are a fault, and nothing is dropped', () => {
    const begun = must(newTournament(FRIDAY));
    expect(enterRound(begun, must(pairRound(begun)), ['1-0', '=', '='])).toEqual({
      ok: false,
      faults: [{ code: 'results-beyond-boards', data: { round: 1, boards: 2, results: 3 } }],
    });
  });
});

test('what a record leaves out is empty; a complete one is kept as it is', () => {
  const draft = { plannedRounds: 3, players: [{ id: playerId(1), name: 'Ana' }] };
  expect(must(checkTournament(draft)).record).toMatchObject({
    header: {},
    forbiddenPairs: [],
    tiebreaks: [],
    keptLines: [],
    players: [{ id: 1, name: 'Ana', turns: [] }],
  });
  const complete = must(newTournament(FRIDAY)).record;
  expect(must(checkTournament(complete)).record).toBe(complete);
});
