import { decimalOf } from '../model/index.ts';
import type { ScoreKind } from './code.ts';
import { type ByValue, byValue } from './definition.ts';
import type { Field } from './field.ts';
import { secondaryOf } from './field.ts';
import { c07, OTHER_RULES } from './rules.ts';
import { type Part, worked } from './working.ts';

/** The points of the tournament, round by round. */
const scoreOf =
  (field: Field, kind: ScoreKind, rule = OTHER_RULES.points) =>
  (index: number) => {
    const entry = field.entries[index];
    const parts: Part[] = (entry?.cells ?? []).map(cell => ({
      round: cell.round,
      ...opponentOf(field, cell.opponent),
      amount: decimalOf(cell.points[kind]),
      rule,
    }));
    for (const [at, bonus] of (entry?.bonus ?? []).entries())
      if (bonus[kind] !== 0) parts.push({ round: at + 1, amount: decimalOf(bonus[kind]), rule });
    return worked(rule, entry ? decimalOf(entry.total[kind]) : undefined, parts);
  };

export const opponentOf = (field: Field, index: number): { readonly opponent?: number } => {
  const entry = field.entries[index];
  return entry ? { opponent: entry.id } : {};
};

export const points: ByValue = byValue(field => scoreOf(field, field.primary));
export const matchPoints: ByValue = byValue(field => scoreOf(field, 'mp', c07(field.edition, '11.1')));
export const gamePoints: ByValue = byValue(field => scoreOf(field, 'gp', c07(field.edition, '11.1')));

/** C.07, article 13.1. */
export const otherScore: ByValue = byValue(field =>
  scoreOf(field, secondaryOf(field), c07(field.edition, '13.1')),
);
