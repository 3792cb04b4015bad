import type { Rule } from '../rules/index.ts';
import type { Modifiers, ScoreKind } from './code.ts';
import { type ByGroup, placeIn, type Split, scoreIn, splitBy } from './definition.ts';
import type { Field } from './field.ts';
import { idOf } from './points.ts';
import { A1998, c07, OTHER_RULES } from './rules.ts';
import { type AmongWhom, type SeparateStanding, separateStanding } from './separate-standing.ts';
import { definedBy } from './unplayed.ts';
import { type Part, worked } from './working.ts';

export type Groups = readonly (readonly number[])[];

/** Thirds of several meetings are compared without the noise of binary. */
const NOISE = 1e-6;

/** Every level of the group that one look at the separate standing gives: articles 6.2 and 6.3. */
const oneLook = (field: Field, group: readonly number[], among: AmongWhom): Groups => {
  const standing = separateStanding(field, group, among);
  if (standing.allMet) return byPoints(group, standing);
  if (field.schedule === 'predetermined' || field.edition === '1998') return [group];
  return aloneOnTop(field, group, standing, among.kind);
};

const byPoints = (group: readonly number[], { points }: SeparateStanding): Groups =>
  splitBy(group, (a, b) => {
    const difference = (points.get(b) ?? 0) - (points.get(a) ?? 0);
    return Math.abs(difference) < NOISE ? 0 : difference;
  });

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
  const least = (index: number) => (points.get(index) ?? 0) + (missing.get(index) ?? 0) * loss;
  const most = (index: number) => (points.get(index) ?? 0) + (missing.get(index) ?? 0) * win;
  const ranked: number[][] = [];
  let rest = [...group].sort((a, b) => least(b) - least(a) || most(b) - most(a));
  while (rest.length > 1) {
    const [first, ...others] = rest;
    if (first === undefined || others.some(other => most(other) > least(first) - NOISE)) break;
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

/** The separate standing of the whole group, as a working. */
const encounterWorking = (
  field: Field,
  group: readonly number[],
  found: { readonly groups: Groups; readonly among: AmongWhom; readonly rule: Rule },
): Split['working'] => {
  const { groups, among, rule } = found;
  const standing = separateStanding(field, group, among);
  const ids = group.map(index => field.entries[index]?.id ?? 0);
  return index => {
    const parts: Part[] = [...standing.against(index)].map(([opponent, points]) => ({
      opponent: idOf(field, opponent),
      amount: points / 10,
      rule,
    }));
    return worked(rule, placeIn(groups, index), parts, {
      group: ids,
      points: (standing.points.get(index) ?? 0) / 10,
      missing: standing.missing.get(index) ?? 0,
    });
  };
};

const ruleFor = (field: Field, group: readonly number[], among: AmongWhom): Rule => {
  const all = separateStanding(field, group, among).allMet;
  return definedBy(field.edition, all ? '6.2' : '6.3', { y1998: A1998.directEncounter });
};

const amongOf = (field: Field, modifiers: Modifiers): AmongWhom => ({
  kind: scoreIn(field, modifiers),
  forfeitsPlayed: modifiers.forfeitsPlayed === true,
});

/** C.07, article 6. The annex of 1998, 2.1.4, adds the games up once (decision 0046). */
export const directEncounter: ByGroup = {
  kind: 'group',
  of: (field, modifiers) => group => {
    const among = amongOf(field, modifiers);
    const groups = field.edition === '1998' ? oneLook(field, group, among) : settled(field, group, among);
    const rule = ruleFor(field, group, among);
    return { groups, working: encounterWorking(field, group, { groups, among, rule }) };
  },
};

/** Seed 001, F10: only where the first place is at stake. */
export const directEncounterForFirst: ByGroup = {
  kind: 'group',
  of: (field, modifiers, aids) => (group, from) => {
    if (from !== 1) return { groups: [group], working: () => worked(OTHER_RULES.firstPlace, 0) };
    return directEncounter.of(field, modifiers, aids)(group, from);
  },
};

/** What decides between two teams level in both scores of their encounter (article 13.3.2), in order. */
export type BoardRule = 'BC' | 'TBR' | 'BBE';

export type BoardOrder = (field: Field, pair: readonly number[], rules: readonly BoardRule[]) => Groups;

/** C.07, article 13.3: primary score, then secondary score, from the start for every new subset (13.3.3). */
export const extendedDirectEncounter = (rules: readonly BoardRule[], byBoards: BoardOrder): ByGroup => ({
  kind: 'group',
  of: (field, modifiers) => {
    const forfeitsPlayed = modifiers.forfeitsPlayed === true;
    const scores: readonly ScoreKind[] = field.primary === 'mp' ? ['mp', 'gp'] : ['gp', 'mp'];
    const settle = (group: readonly number[]): Groups => {
      if (group.length < 2) return [group];
      for (const kind of scores) {
        const groups = oneLook(field, group, { kind, forfeitsPlayed });
        if (groups.length > 1) return groups.flatMap(settle);
      }
      return group.length === 2 ? byBoards(field, group, rules) : [group];
    };
    return group => {
      const groups = settle(group);
      const among = { kind: field.primary, forfeitsPlayed };
      const rule = c07(field.edition, '13.3');
      return { groups, working: encounterWorking(field, group, { groups, among, rule }) };
    };
  },
});
