import { decimalOf, tenths } from '../model/index.ts';
import { type Part, sumOfParts, type Working, worked } from '../rules/index.ts';
import type { Modifiers } from './code.ts';
import { type ByGroup, type ByValue, byValue, column, placeIn, scoreIn, splitBy } from './definition.ts';
import { type Cell, type Field, NOBODY } from './field.ts';
import { idOf } from './points.ts';
import { firstDifference } from './progressive.ts';
import { A1998 } from './rules.ts';
import { definedBy } from './unplayed.ts';

/** C.07, article 9.2; 1998, 2.1.3. Points by forfeit are points against the opponent: article 16 leaves Koya out. */
export const koya: ByValue = byValue((field, modifiers) => {
  const limit = limitOf(field, modifiers);
  const rule = definedBy(field.edition, modifiers.limit === undefined ? '9.2' : '14.5', {
    y1998: modifiers.extended ? A1998.extendedKoya : A1998.koya,
  });
  return column(index => pointsAgainst(field, modifiers, index, { limit, rule }));
});

/** Tenths. Half of the greatest score, moved by half points, or down to the last scoregroup included. */
const limitOf = (field: Field, modifiers: Modifiers): number => {
  const half = halfOfMaximum(field, modifiers) + 5 * (modifiers.limit ?? 0);
  if (!modifiers.extended) return half;
  return scoregroupsBelow(field, modifiers, half)[modifiers.extended - 1] ?? 0;
};

/** In an odd round robin each participant rests once in a cycle: those rounds could bring nothing. */
const halfOfMaximum = (field: Field, modifiers: Modifiers): number => {
  const rounds = Math.max(
    0,
    ...field.entries.map(
      entry => entry.cells.filter(cell => cell.kind !== 'rest' && cell.kind !== 'annulled').length,
    ),
  );
  return (field.values[scoreIn(field, modifiers)].win * rounds) / 2;
};

/** Scores under the limit that somebody has, the greatest first. */
const scoregroupsBelow = (field: Field, modifiers: Modifiers, limit: number): readonly number[] => {
  const kind = scoreIn(field, modifiers);
  const scores = new Set<number>(
    field.entries.filter(entry => !entry.annulled).map(entry => entry.total[kind]),
  );
  return [...scores].filter(score => score < limit).sort((a, b) => b - a);
};

const pointsAgainst = (
  field: Field,
  modifiers: Modifiers,
  index: number,
  { limit, rule }: { readonly limit: number; readonly rule: Working['rule'] },
): Working => {
  const kind = scoreIn(field, modifiers);
  const parts = cellsAgainst(field, modifiers, index, limit).map(
    (cell): Part => ({
      round: cell.round,
      opponent: idOf(field, cell.opponent),
      score: decimalOf(field.entries[cell.opponent]?.total[kind] ?? tenths(0)),
      amount: decimalOf(cell.points[kind]),
      rule: cell.kind !== 'played' && field.edition === '1998' ? A1998.onlyTheResult : rule,
    }),
  );
  return worked(rule, sumOfParts(parts), parts, { limit: decimalOf(tenths(limit)) });
};

const tenthsAgainst = (field: Field, modifiers: Modifiers, index: number, limit: number): number =>
  cellsAgainst(field, modifiers, index, limit).reduce(
    (sum, cell) => sum + cell.points[scoreIn(field, modifiers)],
    0,
  );

/** Meetings with those who reached the limit. */
const cellsAgainst = (field: Field, modifiers: Modifiers, index: number, limit: number): readonly Cell[] =>
  (field.entries[index]?.cells ?? []).filter(cell => {
    const rival = field.entries[cell.opponent];
    if (cell.opponent === NOBODY || !rival || cell.kind === 'annulled') return false;
    return rival.total[scoreIn(field, modifiers)] >= limit;
  });

/** 1998, 2.1.3.1: one scoregroup more each time, until the tie is decided. */
export const koyaStepByStep: ByGroup = {
  kind: 'group',
  of: (field, modifiers) => {
    const half = halfOfMaximum(field, modifiers);
    const limits = [half, ...scoregroupsBelow(field, modifiers, half)];
    const rule = definedBy(field.edition, '9.2', { y1998: A1998.extendedKoya });
    return group => {
      const values = new Map(
        group.map(index => [index, limits.map(limit => tenthsAgainst(field, modifiers, index, limit))]),
      );
      const steps = (index: number) => values.get(index) ?? [];
      const groups = splitBy(group, (a, b) => firstDifference(steps(b), steps(a)));
      return {
        groups,
        working: index => {
          const parts = steps(index).map((amount, at) => ({
            score: decimalOf(tenths(limits[at] ?? 0)),
            amount: decimalOf(tenths(amount)),
            rule: at === 0 ? definedBy(field.edition, '9.2', { y1998: A1998.koya }) : rule,
          }));
          return worked(rule, placeIn(groups, index), parts);
        },
      };
    };
  },
};
