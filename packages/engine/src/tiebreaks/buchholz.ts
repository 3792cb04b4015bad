import { decimal, decimalOf, divided, inTenths, roundedHalfUp, tenths, whole } from '../model/index.ts';
import { type Part, type Rule, sumOfParts, worked } from '../rules/index.ts';
import type { Modifiers } from './code.ts';
import { cutsAmong, sumLeft, type Weighing } from './cuts.ts';
import { type ByValue, byValue, type Column, column, scoreIn } from './definition.ts';
import type { Edition } from './edition.ts';
import { type Field, NOBODY } from './field.ts';
import { idOf } from './points.ts';
import { A1998, c07, OTHER_RULES } from './rules.ts';
import { definedBy, type Encounter, PLAIN, type Reading } from './unplayed.ts';

export const readingOf = (modifiers: Modifiers, fore: boolean): Reading => ({
  forfeitsPlayed: modifiers.forfeitsPlayed === true,
  fore: fore || modifiers.fore === true,
});

export const partOf = (field: Field, encounter: Encounter, amount: number, cut: Rule | undefined): Part => ({
  round: encounter.round,
  opponent: idOf(field, encounter.opponent),
  ...(encounter.against ? { against: encounter.against } : {}),
  points: decimalOf(tenths(encounter.points)),
  score: decimalOf(tenths(encounter.score)),
  amount,
  rule: encounter.rule,
  ...(cut ? { cut } : {}),
});

/** The sum of the opponents' scores in one reading, with the cuts asked for. */
const sumOfScores = (field: Field, modifiers: Modifiers, reading: Reading): Column => {
  const kind = scoreIn(field, modifiers);
  const account = field.account(kind, reading);
  const rule = definitionOf(field.edition, modifiers, reading);
  const weighing = weighingOf(field.edition, modifiers);
  const taken = (index: number) => {
    const terms = account.encounters(index, kind);
    const cuts = cutsAmong(field, terms, modifiers.cut, weighing);
    return { terms, cuts, value: inTenths(sumLeft(terms, cuts, scoreOf)) };
  };
  return {
    value: index => taken(index).value,
    working: index => {
      const { terms, cuts, value } = taken(index);
      const parts = terms.map(term => partOf(field, term, decimalOf(tenths(term.score)), cuts?.get(term)));
      return worked(rule, value, parts);
    },
  };
};

const scoreOf = (encounter: Encounter): number => encounter.score;
export const isVoluntary = (encounter: Encounter): boolean => encounter.voluntary;

const weighingOf = (edition: Edition, modifiers: Modifiers): Weighing<Encounter> => {
  const older = definitionOf(edition, modifiers, PLAIN);
  const modern = edition === '2026-03' || edition === '2024-08';
  return {
    amount: scoreOf,
    significance: scoreOf,
    isVoluntary,
    low: modern ? c07(edition, '14.1') : older,
    high: modern ? c07(edition, '14.3') : older,
  };
};

const definitionOf = (edition: Edition, { cut }: Modifiers, reading: Reading): Rule => {
  if (edition === 'scrabble') return cut ? OTHER_RULES.scrabbleMedian : OTHER_RULES.scrabbleBuchholz;
  if (edition !== '1998') return c07(edition, reading.fore ? '8.3' : '8.1');
  if (!cut) return A1998.buchholz;
  if (cut.high > 0) return cut.low > 1 ? A1998.median2 : A1998.median1;
  return cut.low > 1 ? A1998.cut2 : A1998.cut1;
};

/** C.07, article 8.1; 1998, 2.2.1; seed 004. */
export const buchholz: ByValue = byValue((field, modifiers) =>
  sumOfScores(field, modifiers, readingOf(modifiers, false)),
);

/** C.07, article 8.3. */
export const foreBuchholz: ByValue = byValue((field, modifiers) =>
  sumOfScores(field, modifiers, readingOf(modifiers, true)),
);

/** C.07, article 8.2: rounded half up to hundredths (decision 0042). */
export const averageOfBuchholz: ByValue = byValue((field, modifiers) => {
  const values = allValues(field, sumOfScores(field, modifiers, readingOf(modifiers, false)));
  const rule = c07(field.edition, '8.2');
  return column(index => {
    const parts: Part[] = [];
    for (const { kind, round, opponent } of field.entries[index]?.cells ?? [])
      if (kind === 'played')
        parts.push({ round, opponent: idOf(field, opponent), amount: values[opponent] ?? 0, rule });
    if (parts.length === 0) return worked(rule, undefined);
    const average = roundedHalfUp(divided(sumOfParts(parts), parts.length), 100);
    return worked(rule, average, parts, { count: parts.length });
  });
});

const allValues = (field: Field, of: Column): readonly number[] =>
  field.entries.map(entry => decimal(of.value(entry.index) ?? whole(0)));

/** 1998, 2.2.1.6: an unplayed game adds one's own Buchholz, as a draw against oneself. */
export const sumOfBuchholz: ByValue = byValue((field, modifiers) => {
  const reading = readingOf(modifiers, false);
  const kind = scoreIn(field, modifiers);
  const account = field.account(kind, reading);
  const values = allValues(field, sumOfScores(field, modifiers, reading));
  return column(index => {
    const parts = account.encounters(index, kind).map(
      ({ round, opponent, rule }): Part => ({
        round,
        opponent: idOf(field, opponent),
        amount: values[opponent === NOBODY ? index : opponent] ?? 0,
        rule,
      }),
    );
    return worked(A1998.sumOfBuchholz, sumOfParts(parts), parts);
  });
});

/** What opponents count for the participant: C.07, article 16.3 (`ABH`), and after article 8.3 (`AFB`). */
const seenByOpponents = (fore: boolean): ByValue =>
  byValue((field, modifiers) => {
    const { seen } = field.account(scoreIn(field, modifiers), readingOf(modifiers, fore));
    const rule = definedBy(field.edition, fore ? '8.3' : '16.3', { y1998: A1998.unplayed });
    return column(index => worked(rule, inTenths(seen[index] ?? 0)));
  });

export const adjustedScore: ByValue = seenByOpponents(false);
export const adjustedForeScore: ByValue = seenByOpponents(true);
