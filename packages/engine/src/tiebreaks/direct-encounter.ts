import { addExact, compareExact, whole } from '../model/index.ts';
import { worked } from '../rules/index.ts';
import type { Modifiers, ScoreKind } from './code.ts';
import { type ByGroup, scoreIn, splitBy } from './definition.ts';
import { type EncounterFound, encounterWorking } from './encounter-working.ts';
import { type Field, secondaryOf } from './field.ts';
import { c07, OTHER_RULES } from './rules.ts';
import { type AmongWhom, type SeparateStanding, separateStanding } from './separate-standing.ts';

export type Groups = readonly (readonly number[])[];

/** Every level of the group that one look at the separate standing gives: articles 6.2 and 6.3. */
const oneLook = (field: Field, group: readonly number[], among: AmongWhom): Groups => {
  const standing = separateStanding(field, group, among);
  if (standing.allMet) return byPoints(group, standing);
  if (field.schedule === 'predetermined' || field.edition === '1998') return [group];
  return aloneOnTop(field, group, standing, among.kind);
};

const byPoints = (group: readonly number[], { points }: SeparateStanding): Groups =>
  splitBy(group, (a, b) => compareExact(points.get(b) ?? whole(0), points.get(a) ?? whole(0)));

/**
 * Article 6.3. Two bounds are enough: whoever loses every missing game still has more than any other could have
 * by winning all of theirs. They are exact pair by pair, also where the missing game is the one between the two.
 */
const aloneOnTop = (
  field: Field,
  group: readonly number[],
  { points, missing }: SeparateStanding,
  kind: ScoreKind,
): Groups => {
  const { win, loss } = field.values[kind];
  const withEach = (index: number, worth: number) =>
    addExact(points.get(index) ?? whole(0), whole((missing.get(index) ?? 0) * worth));
  const least = (index: number) => withEach(index, loss);
  const most = (index: number) => withEach(index, win);
  const ranked: number[][] = [];
  let rest = [...group].sort((a, b) => compareExact(least(b), least(a)) || compareExact(most(b), most(a)));
  while (rest.length > 1) {
    const [first, ...others] = rest;
    if (first === undefined || others.some(other => compareExact(most(other), least(first)) >= 0)) break;
    ranked.push([first]);
    rest = others;
  }
  return ranked.length === 0 ? [group] : [...ranked, rest];
};

/** Articles 6.2 and 6.3: the same again for those still tied, until nothing changes. */
const settled = (field: Field, group: readonly number[], among: AmongWhom): Groups => {
  if (group.length < 2) return [group];
  const groups = oneLook(field, group, among);
  return groups.length < 2 ? groups : groups.flatMap(part => settled(field, part, among));
};

const amongOf = (field: Field, modifiers: Modifiers): AmongWhom => ({
  kind: scoreIn(field, modifiers),
  forfeitsPlayed: modifiers.forfeitsPlayed === true,
});

/** C.07, article 6. The annex of 1998, 2.1.4, adds the games up once (decision 0046). */
export const directEncounter: ByGroup = {
  kind: 'group',
  of: (field, modifiers) => group => encounterOf(field, group, { among: amongOf(field, modifiers) }),
};

/** Seed 001, F10: only where the first place is at stake. That article has the games decide; how they are added up is the edition's. */
export const directEncounterForFirst: ByGroup = {
  kind: 'group',
  of: (field, modifiers) => (group, from) => {
    const rule = OTHER_RULES.firstPlace;
    if (from !== 1) return { groups: [group], working: () => worked(rule, 0) };
    return encounterOf(field, group, { among: amongOf(field, modifiers), rule });
  },
};

const encounterOf = (
  field: Field,
  group: readonly number[],
  { among, ...decidedBy }: Pick<EncounterFound, 'among' | 'rule'>,
) => {
  const groups = field.edition === '1998' ? oneLook(field, group, among) : settled(field, group, among);
  return { groups, working: encounterWorking(field, { group, groups, among, ...decidedBy }) };
};

/** What decides between two teams level in both scores of their encounter (article 13.3.2), in order. */
export type BoardRule = 'BC' | 'TBR' | 'BBE';

export type BoardOrder = (field: Field, pair: readonly number[], rules: readonly BoardRule[]) => Groups;

/** C.07, article 13.3: primary score, then secondary score, from the start for every new subset (13.3.3). */
export const extendedDirectEncounter = (rules: readonly BoardRule[], byBoards: BoardOrder): ByGroup => ({
  kind: 'group',
  of: (field, modifiers) => {
    const forfeitsPlayed = modifiers.forfeitsPlayed === true;
    const byScores = (group: readonly number[]): Groups => {
      for (const kind of [field.primary, secondaryOf(field)]) {
        const groups = oneLook(field, group, { kind, forfeitsPlayed });
        if (groups.length > 1) return groups;
      }
      return [group];
    };
    const settle = (group: readonly number[]): Groups => {
      if (group.length < 2) return [group];
      const groups = byScores(group);
      if (groups.length > 1) return groups.flatMap(settle);
      return group.length === 2 ? byBoards(field, group, rules) : [group];
    };
    return group => {
      const groups = settle(group);
      const [article, kind] = decidedBy(field, group, { groups, forfeitsPlayed, byScores });
      const rule = c07(field.edition, article);
      const among = { kind, forfeitsPlayed };
      return { groups, working: encounterWorking(field, { group, groups, among, rule }) };
    };
  },
});

interface Decided {
  readonly groups: Groups;
  readonly forfeitsPlayed: boolean;
  readonly byScores: (group: readonly number[]) => Groups;
}

/** What told the group apart first: a score, or the boards of a pair (article 13.3.2). */
const decidedBy = (
  field: Field,
  group: readonly number[],
  { groups, forfeitsPlayed, byScores }: Decided,
): readonly ['13.3' | '13.3.2', ScoreKind] => {
  const { primary } = field;
  if (groups.length < 2 || oneLook(field, group, { kind: primary, forfeitsPlayed }).length > 1)
    return ['13.3', primary];
  return byScores(group).length > 1 ? ['13.3', secondaryOf(field)] : ['13.3.2', secondaryOf(field)];
};
