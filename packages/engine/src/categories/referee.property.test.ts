import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Category, type Condition, categoryId, type Player, playerId, tenths } from '../model/index.ts';
import type { StandingsRow } from '../standings/index.ts';
import { casesOf } from '../testing/cases.ts';
import { categoryStandings, membership } from './index.ts';
import { belongsLiterally, placesLiterally } from './referee/referee.ts';

/* Random players and conditions, judged twice. */

const optional = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });

const two = (count: number): string => String(count).padStart(2, '0');

/** Around leap years, and with parts that are not known. */
const birth = fc
  .record({
    year: fc.constantFrom('0000', '1999', '2000', '2004', '2008', '2010'),
    month: fc.integer({ min: 0, max: 12 }),
    day: fc.integer({ min: 0, max: 28 }),
    isLeapDay: fc.integer({ min: 0, max: 9 }).map(one => one === 0),
  })
  .map(({ year, month, day, isLeapDay }) =>
    isLeapDay ? '2004/02/29' : `${year}/${two(month)}/${month === 0 ? '00' : two(day)}`,
  );

const day = fc
  .record({
    year: fc.integer({ min: 2015, max: 2026 }),
    month: fc.constantFrom(1, 2, 3, 6, 12),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map(parts => `${parts.year}/${two(parts.month)}/${two(parts.day)}`);

const player = fc
  .record({
    rating: optional(fc.integer({ min: 1700, max: 1900 })),
    sex: optional(fc.constantFrom('m', 'w')),
    birth: optional(birth),
    title: optional(fc.constantFrom('GM', 'WFM')),
    club: optional(fc.constantFrom('Alfil', 'Torre')),
    federation: optional(fc.constantFrom('ESP', 'MEX')),
    group: optional(fc.constantFrom('A', 'B')),
  })
  .map(
    ({ rating, sex, birth: born, title, club, federation, group }): Omit<Player, 'id'> => ({
      name: '',
      ...(rating === undefined ? {} : { rating }),
      ...(sex === undefined ? {} : { sex }),
      ...(born === undefined ? {} : { birth: born }),
      ...(title === undefined ? {} : { title }),
      ...(club === undefined ? {} : { club }),
      ...(federation === undefined ? {} : { federation }),
      ...(group === undefined ? {} : { group }),
    }),
  );

const limits = (min: number, max: number) =>
  fc
    .tuple(fc.integer({ min, max }), fc.integer({ min, max }), fc.integer({ min: 0, max: 2 }))
    .map(([a, b, which]) => ({
      ...(which === 0 ? {} : { from: Math.min(a, b) }),
      ...(which === 1 ? {} : { to: Math.max(a, b) }),
    }));

const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.tuple(limits(1700, 1900), fc.constantFrom('in' as const, 'out' as const)).map(([range, unrated]) => ({
    kind: 'rating' as const,
    ...range,
    unrated,
  })),
  fc.constant({ kind: 'unrated' as const }),
  fc.constantFrom('m' as const, 'w' as const).map(is => ({ kind: 'sex' as const, is })),
  limits(1998, 2011).map(range => ({ kind: 'born' as const, ...range })),
  fc.tuple(limits(5, 27), day).map(([{ from, to }, on]) => ({
    kind: 'age' as const,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { under: to }),
    on,
  })),
  fc.constantFrom<Condition>({ kind: 'title', none: true }, { kind: 'title', in: ['GM', 'IM'] }),
  fc.constantFrom<Condition>(
    { kind: 'club', in: ['Alfil'] },
    { kind: 'federation', in: ['ESP', 'FRA'] },
    { kind: 'group', in: ['A'] },
  ),
);

const conditions = fc.array(condition, { maxLength: 3 });

test('who belongs: as the referee says, who tries every day of birth', () => {
  fc.assert(
    fc.property(conditions, player, (all, one) => {
      const found = membership({ conditions: all }, { ...one, id: playerId(1) });
      expect(found.in).toBe(belongsLiterally(all, { ...one, id: playerId(1) }));
    }),
    { numRuns: casesOf(2_000, 10_000) },
  );
});

test('the table of a category is the general one restricted', () => {
  fc.assert(
    fc.property(
      conditions,
      fc.array(fc.tuple(player, fc.integer({ min: 0, max: 5 })), { minLength: 1, maxLength: 9 }),
      (all, drawn) => {
        const steps = drawn.map(([, step]) => step).sort((a, b) => a - b);
        const players = drawn.map(([one], at): Player => ({ ...one, id: playerId(at + 1) }));
        const rows = players.map(({ id }, at): StandingsRow => {
          const rank = steps.indexOf(steps[at] ?? 0) + 1;
          return {
            rank,
            sharedBy: steps.filter(step => step === steps[at]).length,
            group: undefined,
            stage: undefined,
            id,
            name: '',
            points: tenths(0),
            matchPoints: undefined,
            gamePoints: undefined,
            values: [],
            exact: [],
            tiebreaks: {},
            status: undefined,
            sheets: undefined,
            annulled: undefined,
          };
        });
        const category: Category = { id: categoryId('c'), name: 'c', conditions: all };
        const table = categoryStandings(rows, players, category);
        const members = rows.filter((_, at) => {
          const one = players[at];
          return one !== undefined && belongsLiterally(all, one) === true;
        });
        expect(table.rows.map(({ row, place, sharedBy }) => ({ id: row.id, place, sharedBy }))).toEqual(
          placesLiterally(members),
        );
        expect(table.unknown).toEqual(
          players.filter(one => belongsLiterally(all, one) === undefined).map(({ id }) => id),
        );
      },
    ),
    { numRuns: casesOf(2_000, 10_000) },
  );
});
