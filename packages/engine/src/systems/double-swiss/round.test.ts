import { describe, expect, test } from 'vitest';
import { checkRounds } from '../../checker/index.ts';
import { readTournament, writeRecord } from '../../formats/index.ts';
import { generateTournament } from '../../generator/index.ts';
import { checkTournament, playerId, STANDARD_SCORING, scoringOfTwoGames } from '../../model/index.ts';
import { positionBefore } from '../../position/index.ts';
import { standings } from '../../standings/index.ts';
import { accepted, answeredBy, pairedBy, position, type Sketch } from '../../testing/index.ts';
import { conformsToContract } from '../conformance.ts';
import { contendersOf } from './definitions.ts';
import { doubleSwiss2026 } from './index.ts';
import { matchPosition } from './testing/random-positions.ts';

/** A Double-Swiss; a match is written as its two games, each for the player named first. */
const sketched = (sketch: Sketch) =>
  position({
    system: 'double-swiss-2026',
    plannedRounds: 5,
    initialColour: 'white',
    scoring: scoringOfTwoGames(STANDARD_SCORING),
    ...sketch,
  });

const pairsOf = (sketch: Sketch): readonly string[] =>
  accepted(pairedBy(doubleSwiss2026, sketched(sketch), {})).boards.map(
    ({ white, black }) => `${white}-${black}`,
  );

const contender = (sketch: Sketch, id: number) => {
  const found = contendersOf(sketched(sketch)).find(one => one.id === id);
  if (!found) throw new Error(`${id} is to be paired`);
  return found;
};

conformsToContract(doubleSwiss2026, () =>
  [1, 2, 3, 5, 8, 13, 21, 34]
    .map(seed => ({ name: `a made-up round (${seed})`, position: matchPosition(seed) }))
    .filter(({ position: before }) => pairedBy(doubleSwiss2026, before, {}).ok),
);

test('Preface: every board is a match of two games', () => {
  const { boards } = accepted(pairedBy(doubleSwiss2026, sketched({ players: 4 }), {}));
  expect(boards).toEqual([
    { number: 1, white: 1, black: 3, games: 2 },
    { number: 2, white: 4, black: 2, games: 2 },
  ]);
});

test('1.4: the pairing-allocated bye is worth a win and a draw', () => {
  expect(contender({ players: 3, rounds: [['1-2 1-0 =', '3 U']] }, 3).score).toBe(15);
});

describe('Preface: a match is forfeited only where one side forfeits both games', () => {
  test('then it is no meeting and gives no colour', () => {
    const forfeited = contender({ players: 4, rounds: [['1-3 +- +-', '4-2 = =']] }, 1);
    expect(forfeited).toMatchObject({ met: new Map(), colours: [], played: 0, barredSince: 1 });
  });
  test('one forfeited game leaves it played', () => {
    const played = contender({ players: 4, rounds: [['1-3 +- =', '4-2 = =']] }, 1);
    expect(played).toMatchObject({ met: new Map([[3, 1]]), colours: ['white'], played: 1 });
    expect(played.barredSince).toBeUndefined();
  });
  test('one forfeited game of each side leaves it played, without a colour (1.6)', () => {
    const split = contender({ players: 4, rounds: [['1-3 +- -+', '4-2 = =']] }, 1);
    expect(split).toMatchObject({ met: new Map([[3, 1]]), colours: [], played: 1 });
    expect(split.barredSince).toBeUndefined();
  });
});

test('4.3.2: White goes to whoever has had fewer Whites', () => {
  expect(pairsOf({ players: 4, rounds: [['1-3 = =', '2-4 = =']] })).toEqual(['4-1', '3-2']);
});

describe('C.04.2 (1999), 22: members of one federation above 50 % of the last rounds of matches', () => {
  const after = (federations: readonly string[], matches: readonly string[], isChosen: boolean) =>
    accepted(
      pairedBy(
        doubleSwiss2026,
        sketched({
          players: federations.map(federation => ({ federation })),
          rounds: [matches],
          plannedRounds: 2,
        }),
        { 'no-compatriots': isChosen },
      ),
    )
      .boards.map(({ white, black }) => [Number(white), Number(black)].sort().join('-'))
      .sort();

  test('do not meet, and two move up to them', () => {
    /* One match is worth 2 points. 1 and 3 have 1.5 (75 %), 2 and 5 have 1, 4 and 6 have 0.5. */
    const federations = ['MEX', 'ESP', 'MEX', 'ESP', 'CUB', 'CUB'];
    const matches = ['1-4 1-0 =', '5-2 = =', '3-6 1-0 ='];
    // 2 and 5 have met: 4 and 6 float up. 2-6 4-5 has the tops 2 and 4, 2-4 5-6 the tops 2 and 5 (3.6).
    expect(after(federations, matches, false)).toEqual(['1-3', '2-6', '4-5']);
    // 2 and 5 float up (C5). 1-5 2-3 has the tops 1 and 2, 1-2 3-5 the tops 1 and 3 (3.6); 4-6 is left.
    expect(after(federations, matches, true)).toEqual(['1-5', '2-3', '4-6']);
  });

  test('meet at 50 %: one point of the two of a match', () => {
    const federations = ['MEX', 'ESP', 'CUB', 'ARG', 'MEX', 'PER'];
    const matches = ['1-4 = =', '5-2 = =', '3-6 = ='];
    // 3.6, tops 1, 2, 3. Bottoms 4-5-6 and 4-6-5: 1 has met 4; 5-4-6: 3 has met 6; 5-6-4 is the first left.
    expect(after(federations, matches, true)).toEqual(['1-5', '2-6', '3-4']);
  });
});

test('C.04.7: a win is a won match, two points of virtual score', () => {
  const before = positionBefore(
    sketched({ players: 8, plannedRounds: 5, acceleration: 'baku-2026' }).tournament,
    1,
    { games: 2 },
  );
  expect(before.everyone.map(({ pairingScore }) => pairingScore)).toEqual([20, 20, 20, 20, 0, 0, 0, 0]);
});

const percent = (share: number) => [{ share: { kind: 'percent' as const, percent: share } }];

describe('a generated tournament', () => {
  const made = ['one', 'two', 'three'].map(
    seed =>
      accepted(
        generateTournament(
          { seed, players: 23, rounds: 7, forfeits: percent(12), unusual: percent(4) },
          doubleSwiss2026,
        ),
      ).record,
  );

  test.each(made.map((record, index) => [index, record] as const))('%i checks clean', (_, record) => {
    const { rounds } = checkRounds(accepted(checkTournament(record)));
    expect(rounds.map(({ kind }) => kind)).toEqual(rounds.map(() => 'agrees'));
  });

  test.each(['trf26', 'trf16', 'json'] as const)('survives a round trip as %s', format => {
    for (const record of made) {
      const text = accepted(writeRecord(record, format));
      const again = accepted(readTournament(new TextEncoder().encode(text)));
      expect(accepted(writeRecord(again.tournament.record, format))).toBe(text);
      const { players } = accepted(checkTournament(record));
      expect(again.tournament.players.map(({ turns }) => turns)).toEqual(players.map(({ turns }) => turns));
      expect(again.tournament.record.scoring).toEqual(record.scoring);
    }
  });

  test('is ranked by game points', () => {
    for (const record of made) {
      const [first] = accepted(standings(accepted(checkTournament(record)))).rows;
      expect(first?.rank).toBe(1);
    }
  });
});

test('TRF: two columns that are not one match are told with their place', () => {
  const [record] = [
    accepted(generateTournament({ seed: 'x', players: 4, rounds: 1, forfeits: [] }, doubleSwiss2026)).record,
  ];
  const lines = accepted(writeRecord(record, 'trf26')).split('\n');
  const wrong = lines
    .map(line => (line.startsWith('001') ? line.replace(/ [wb] (.)$/, ' w $1') : line))
    .join('\n');
  const outcome = readTournament(new TextEncoder().encode(wrong));
  expect(outcome.ok).toBe(false);
  const codes = outcome.ok ? [] : outcome.faults.map(({ code }) => code);
  expect(codes).toContain('columns-of-match-disagree');
});

test('XXP: a pair that the tournament excludes is not cited as a change of published pairings', () => {
  const forbiddenPairs = [{ players: [playerId(1), playerId(3)], fromRound: 1, toRound: 5 }];
  const asked = { kind: 'pair', players: [playerId(1), playerId(3)] } as const;
  const { verdict, rule } = accepted(
    answeredBy(doubleSwiss2026, sketched({ players: 4, forbiddenPairs }), {}, asked),
  );
  expect([verdict, rule.id, rule.article]).toEqual(['forbidden', 'XXP', 'TRF26, 260']);
});
