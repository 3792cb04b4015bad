import { decimalOf, inTenths } from '../model/index.ts';
import { type Part, type Rule, worked } from '../rules/index.ts';
import type { ScoreKind } from './code.ts';
import { type ByValue, byValue, type Column } from './definition.ts';
import { type Field, secondaryOf } from './field.ts';
import { A1998, c07, OTHER_RULES } from './rules.ts';
import { definedBy } from './unplayed.ts';

/** The points of the tournament, round by round. */
const scoreOf = (field: Field, kind: ScoreKind, rule: Rule = OTHER_RULES.points): Column => {
  const value = (index: number) => {
    const entry = field.entries[index];
    return entry && inTenths(entry.total[kind]);
  };
  const working = (index: number) => {
    const entry = field.entries[index];
    const parts: Part[] = (entry?.cells ?? []).map(cell => ({
      round: cell.round,
      opponent: idOf(field, cell.opponent),
      amount: decimalOf(cell.points[kind]),
      rule,
    }));
    for (const [at, bonus] of (entry?.bonus ?? []).entries())
      if (bonus[kind] !== 0) parts.push({ round: at + 1, amount: decimalOf(bonus[kind]), rule });
    return worked(rule, value(index), parts);
  };
  return { value, working };
};

/** The number of the opponent; undefined for nobody. */
export const idOf = (field: Field, index: number): number | undefined => field.entries[index]?.id;

export const points: ByValue = byValue(field => scoreOf(field, field.primary));
export const matchPoints: ByValue = byValue(field =>
  scoreOf(field, 'mp', definedBy(field.edition, '11.1', { y1998: A1998.matchPoints })),
);
export const gamePoints: ByValue = byValue(field =>
  scoreOf(field, 'gp', definedBy(field.edition, '11.1', { y1998: A1998.gamePoints })),
);

/** C.07, article 13.1. */
export const otherScore: ByValue = byValue(field =>
  scoreOf(field, secondaryOf(field), c07(field.edition, '13.1')),
);
