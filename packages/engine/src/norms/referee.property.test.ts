import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playerId, type Title } from '../model/index.ts';
import { casesOf } from '../testing/cases.ts';
import { NORM_TITLES, type NormRound, type NormTerms, needsIn, verdictOf } from './index.ts';
import { bestLiterally, type LiteralRound } from './referee/referee.ts';

/* Random players near a norm, judged twice: as the engine does, and over every subset of the games, literally from the notes. */

const CASES = casesOf(2_500, 25_000);

const SIGNS = {
  '1': 'win',
  '=': 'draw',
  '0': 'loss',
  '+': 'forfeit-win',
  '-': 'forfeit-loss',
  bye: 'pairing-bye',
  none: 'no-game',
} as const;
const FEDERATIONS = ['MEX', 'MEX', 'ESP', 'ESP', 'ARG', 'CUB', 'FID', 'NON'];
const HELD: readonly (Title | undefined)[] = [
  'GM',
  'GM',
  'IM',
  'IM',
  'WGM',
  'WIM',
  'FM',
  'WFM',
  'CM',
  undefined,
];

const opponent = fc.record({
  // Around the level of some title, with somebody weak now and then.
  rating: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: -120, max: 160 }) },
    { weight: 1, arbitrary: fc.integer({ min: -700, max: -200 }) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  ),
  title: fc.constantFrom(...HELD),
  federation: fc.constantFrom(...FEDERATIONS),
});
const sign = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom<LiteralRound['result']>('1', '1', '=', '0') },
  { weight: 1, arbitrary: fc.constantFrom<LiteralRound['result']>('+', '-', 'bye', 'none') },
);

interface Case {
  readonly terms: NormTerms;
  readonly own: string;
  readonly rounds: readonly LiteralRound[];
}

const one: fc.Arbitrary<Case> = fc
  .record({
    schedule: fc.constantFrom<NormTerms['schedule']>(
      'swiss',
      'swiss',
      'swiss',
      'round-robin',
      'double-round-robin',
    ),
    level: fc.constantFrom(2430, 2300, 2250, 2090, 2480),
    own: fc.constantFrom('MEX', 'ESP', 'POL'),
    isStrong: fc.integer({ min: 0, max: 3 }).map(number => number === 0),
    rounds: fc.array(fc.record({ opponent, sign }), { minLength: 8, maxLength: 13 }),
  })
  .map(({ schedule, level, own, isStrong, rounds }) => {
    const half = Math.ceil(rounds.length / 2);
    return {
      own,
      terms: { rounds: rounds.length, schedule, host: 'MEX', minimumGames: 9, isStrong },
      rounds: rounds.map(({ sign: result }, at): LiteralRound => {
        // In a double round robin the second half meets the first again.
        const person = schedule === 'double-round-robin' ? at % half : at;
        const met = rounds[person]?.opponent;
        if (!met || result === 'bye' || result === 'none') return { round: at + 1, result };
        const rating = met.rating === undefined ? undefined : Math.max(1400, level + met.rating);
        return { round: at + 1, result, rating, title: met.title, federation: met.federation, person };
      }),
    };
  });

const roundsOf = (rounds: readonly LiteralRound[]): readonly NormRound[] =>
  rounds.map(({ round, result, rating, title, federation, person = 0 }) => ({
    round,
    result: SIGNS[result],
    ...(federation === undefined
      ? {}
      : { opponent: { id: playerId(person + 1), rating, title, federation, zeroAgainstRated: false } }),
  }));

test('a norm, and what it counts for the 27, is the best of every subset that may be chosen', () => {
  let norms = 0;
  fc.assert(
    fc.property(one, ({ terms, own, rounds }) => {
      const player = { federation: own, isWoman: true };
      for (const title of NORM_TITLES) {
        const verdict = verdictOf(title, player, terms, roundsOf(rounds));
        const event = { ...terms, exemption: terms.isStrong ? ('1.4.3d' as const) : undefined };
        const best = bestLiterally(title, own, event, rounds);
        expect(verdict.norm ? { counts: verdict.counts, games: verdict.games } : undefined).toEqual(best);
        if (verdict.norm) norms++;
      }
    }),
    { numRuns: CASES },
  );
  expect(norms).toBeGreaterThan(CASES / 10);
});

test('a norm survives a stronger opponent and a better result', () => {
  fc.assert(
    fc.property(one, fc.nat(12), fc.integer({ min: 1, max: 200 }), ({ terms, own, rounds }, at, more) => {
      const player = { federation: own, isWoman: true };
      const better = (change: (round: LiteralRound) => LiteralRound) =>
        roundsOf(rounds.map((round, index) => (index === at ? change(round) : round)));
      for (const title of NORM_TITLES) {
        if (!verdictOf(title, player, terms, roundsOf(rounds)).norm) continue;
        const stronger = better(round =>
          round.rating === undefined ? round : { ...round, rating: round.rating + more },
        );
        expect(verdictOf(title, player, terms, stronger).norm).toBe(true);
        const won = better(round =>
          round.result === '=' || round.result === '0' ? { ...round, result: '1' } : round,
        );
        expect(verdictOf(title, player, terms, won).norm).toBe(true);
      }
    }),
    { numRuns: CASES },
  );
});

test('what a player needs in the next round is what makes the norm, and nothing less', () => {
  fc.assert(
    fc.property(one, ({ terms, own, rounds }) => {
      const player = { federation: own, isWoman: true };
      const all = roundsOf(rounds);
      const last = all.at(-1);
      if (!last?.opponent) return;
      const before = all.slice(0, -1);
      const needs = needsIn(player, terms, before, { round: last.round, opponents: [last.opponent] });
      for (const { title, least } of needs)
        for (const result of ['loss', 'draw', 'win'] as const) {
          const enough = { loss: 0, draw: 1, win: 2 };
          const asked = least[0]?.result;
          const norm = verdictOf(title, player, terms, [...before, { ...last, result }]).norm;
          expect(norm).toBe(asked !== undefined && enough[result] >= enough[asked]);
        }
    }),
    { numRuns: casesOf(1_000, 10_000) },
  );
});
