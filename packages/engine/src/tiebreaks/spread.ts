import { countedDifference, talliesIn } from '../model/index.ts';
import { type Part, sumOfParts, worked } from '../rules/index.ts';
import { type ByValue, byValue, column } from './definition.ts';
import { idOf } from './points.ts';
import { OTHER_RULES } from './rules.ts';

/**
 * Seed 004: points on one's own sheets less those on the opponents'. A game without its sheet leaves it unknown; a bye
 * or a forfeit counts what the rules of the tournament state for it (decision 102). Where they state a cap no sheet counts beyond it.
 */
export const spread: ByValue = byValue(field =>
  column(index => {
    const rule = OTHER_RULES.spread;
    const parts: Part[] = [];
    for (const cell of field.entries[index]?.cells ?? [])
      for (const tally of cell.turn ? talliesIn(cell.turn) : []) {
        if (!tally) return worked(rule, undefined, parts);
        parts.push({
          round: cell.round,
          opponent: idOf(field, cell.opponent),
          points: tally.own,
          score: tally.opponents,
          amount: countedDifference(tally, field.spreadCap),
          rule,
        });
      }
    for (const { round, spread: given } of field.entries[index]?.spreadGiven ?? [])
      parts.push({ round, amount: given, rule });
    return worked(rule, sumOfParts(parts), parts);
  }),
);
