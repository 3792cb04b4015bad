import { decimal, divided, whole } from '../model/index.ts';
import { type Part, type Rule, type Working, worked } from '../rules/index.ts';
import { placeIn } from './definition.ts';
import { type Cell, type Field, isForfeit } from './field.ts';
import { idOf } from './points.ts';
import { A1998, c07 } from './rules.ts';
import { type AmongWhom, countsAmong, separateStanding } from './separate-standing.ts';
import { definedBy } from './unplayed.ts';

export interface EncounterFound {
  readonly group: readonly number[];
  readonly groups: readonly (readonly number[])[];
  readonly among: AmongWhom;
  /** Absent: article 6.2 or 6.3, as the group has met or not. */
  readonly rule?: Rule;
}

/** The games of one participant with the others of the tied group, and the place they give. */
export const encounterWorking =
  (field: Field, { group, groups, among, rule }: EncounterFound) =>
  (index: number): Working => {
    // A player level with nobody is already ranked.
    if (group.length < 2)
      return worked(rule ?? definedBy(field.edition, '4.2', { y1998: A1998.directEncounter }), 0);
    const standing = separateStanding(field, group, among);
    const article = standing.allMet ? '6.2' : '6.3';
    return worked(
      rule ?? definedBy(field.edition, article, { y1998: A1998.directEncounter }),
      placeIn(groups, index),
      gamesWith(field, group, among, index),
      {
        group: group.map(member => field.entries[member]?.id ?? 0),
        points: decimal(divided(standing.points.get(index) ?? whole(0), 10)),
        missing: standing.missing.get(index) ?? 0,
      },
    );
  };

const gamesWith = (
  field: Field,
  group: readonly number[],
  among: AmongWhom,
  index: number,
): readonly Part[] => {
  const counts = countsAmong(field, among);
  const games = (field.entries[index]?.cells ?? []).filter(
    cell => group.includes(cell.opponent) && (cell.kind === 'played' || isForfeit(cell.kind)),
  );
  return games.map(cell => {
    const meetings = games.filter(other => other.opponent === cell.opponent && counts(other)).length;
    const points = cell.points[among.kind] / 10;
    const isCounted = counts(cell);
    return {
      round: cell.round,
      opponent: idOf(field, cell.opponent),
      points,
      amount: isCounted ? points / meetings : points,
      rule: ruleOf(field, cell, among, meetings),
      ...(isCounted ? {} : { cut: definedBy(field.edition, '6.1.1', { y1998: A1998.directEncounter }) }),
    };
  });
};

/** Article 6.1.2 for the average of several games; 15.2, or the regulations, for a forfeit that counts. */
const ruleOf = (field: Field, cell: Cell, { forfeitsPlayed }: AmongWhom, meetings: number): Rule => {
  if (meetings > 1) return c07(field.edition, '6.1.2');
  if (cell.kind !== 'played') return c07(field.edition, forfeitsPlayed ? 'P' : '15.2');
  return definedBy(field.edition, '6.1', { y1998: A1998.directEncounter });
};
