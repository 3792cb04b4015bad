import { decimalOf, tenths } from '../model/index.ts';
import type { Rule } from '../rules/index.ts';
import type { Modifiers } from './code.ts';
import { type CutRules, cutTerms, type Term } from './cuts.ts';
import { type ByValue, byValue, scoreIn } from './definition.ts';
import type { Edition } from './edition.ts';
import { type Field, NOBODY } from './field.ts';
import { opponentOf } from './points.ts';
import { A1998, c07, OTHER_RULES } from './rules.ts';
import { accountOf, definedBy, type Encounter, type Reading } from './unplayed.ts';
import { type Part, sumOfParts, type Working, worked } from './working.ts';

export const readingOf = (modifiers: Modifiers, fore: boolean): Reading => ({
  forfeitsPlayed: modifiers.forfeitsPlayed === true,
  fore: fore || modifiers.fore === true,
});

export const partOf = (field: Field, encounter: Encounter, amount: number): Part => ({
  round: encounter.round,
  ...opponentOf(field, encounter.opponent),
  points: decimalOf(tenths(encounter.points)),
  score: decimalOf(tenths(encounter.score)),
  amount,
  rule: encounter.rule,
});

/** The sum of the opponents' scores in one reading, with the cuts asked for. */
const sumOfScores = (field: Field, modifiers: Modifiers, reading: Reading): ((index: number) => Working) => {
  const kind = scoreIn(field, modifiers);
  const account = accountOf(field, kind, reading);
  const rule = definitionOf(field.edition, modifiers, reading);
  const rules = cutRules(field.edition, modifiers);
  return index => {
    const terms = account.encounters(index, kind).map((encounter): Term => {
      const part = partOf(field, encounter, decimalOf(tenths(encounter.score)));
      return { part, significance: part.amount, voluntary: encounter.voluntary };
    });
    const parts = cutTerms(field, terms, modifiers.cut, rules);
    return worked(rule, sumOfParts(parts), parts);
  };
};

const definitionOf = (edition: Edition, { cut }: Modifiers, reading: Reading): Rule => {
  if (edition === 'scrabble') return cut ? OTHER_RULES.scrabbleMedian : OTHER_RULES.scrabbleBuchholz;
  if (edition !== '1998') return c07(edition, reading.fore ? '8.3' : '8.1');
  if (!cut) return A1998.buchholz;
  if (cut.high > 0) return cut.low > 1 ? A1998.median2 : A1998.median1;
  return cut.low > 1 ? A1998.cut2 : A1998.cut1;
};

const cutRules = (edition: Edition, modifiers: Modifiers): CutRules => {
  if (edition === '2026-03' || edition === '2024-08')
    return { low: c07(edition, '14.1'), high: c07(edition, '14.3') };
  const rule = definitionOf(edition, modifiers, { forfeitsPlayed: false, fore: false });
  return { low: rule, high: rule };
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
  return index => {
    const parts: Part[] = [];
    for (const cell of field.entries[index]?.cells ?? [])
      if (cell.kind === 'played')
        parts.push({
          round: cell.round,
          ...opponentOf(field, cell.opponent),
          amount: values[cell.opponent] ?? 0,
          rule,
        });
    if (parts.length === 0) return worked(rule, undefined);
    const average = averageInHundredths(sumOfParts(parts), parts.length);
    return worked(rule, average, parts, { count: parts.length });
  };
});

export const allValues = (field: Field, of: (index: number) => Working): readonly number[] =>
  field.entries.map(entry => of(entry.index).value ?? 0);

/** Half up, on the exact quotient of a sum of hundredths. */
export const averageInHundredths = (sum: number, count: number): number =>
  Math.floor((2 * Math.round(sum * 100) + count) / (2 * count)) / 100;

/** 1998, 2.2.1.6: an unplayed game adds one's own Buchholz, as a draw against oneself. */
export const sumOfBuchholz: ByValue = byValue((field, modifiers) => {
  const reading = readingOf(modifiers, false);
  const kind = scoreIn(field, modifiers);
  const account = accountOf(field, kind, reading);
  const values = allValues(field, sumOfScores(field, modifiers, reading));
  const rule = A1998.sumOfBuchholz;
  return index => {
    const parts = account.encounters(index, kind).map((encounter): Part => {
      const whose = encounter.opponent === NOBODY ? index : encounter.opponent;
      const amount = values[whose] ?? 0;
      return {
        round: encounter.round,
        ...opponentOf(field, encounter.opponent),
        amount,
        rule: encounter.rule,
      };
    });
    return worked(rule, sumOfParts(parts), parts);
  };
});

/** What opponents count for the participant: C.07, article 16.3 (`ABH`), and after article 8.3 (`AFB`). */
const seenByOpponents = (fore: boolean): ByValue =>
  byValue((field, modifiers) => {
    const { seen } = accountOf(field, scoreIn(field, modifiers), readingOf(modifiers, fore));
    const rule = definedBy(field.edition, fore ? '8.3' : '16.3', { y1998: A1998.unplayed });
    return index => worked(rule, decimalOf(tenths(seen[index] ?? 0)));
  });

export const adjustedScore: ByValue = seenByOpponents(false);
export const adjustedForeScore: ByValue = seenByOpponents(true);
