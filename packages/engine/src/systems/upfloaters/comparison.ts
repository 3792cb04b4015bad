import { once } from '../once.ts';
import { type Against, allForbidden } from '../swiss/against.ts';
import { againstAsked, type Walk } from '../swiss/asked-walk.ts';
import { canAllBePaired } from '../swiss/pairable.ts';
import { prohibitionBetween } from '../swiss/prohibition.ts';
import { among, both, keeping, type Step, writtenSet } from '../swiss/steps.ts';
import { scoreOfGroup } from '../swiss/upfloats.ts';
import type { Way } from '../swiss/ways.ts';
import type { Contender } from './contender.ts';
import { countsOfPairs, countsOfSet } from './counts.ts';
import type { Field } from './field.ts';
import { byeLadder, type PairedBracket, type PairedField, pairGroup } from './procedure.ts';

/*
 * What the brackets of a round could have been instead (decision 720). The text decides of each scoregroup the upfloaters,
 * and then the pairs.
 */

export type UpfloatWalk = Walk<Field, Contender>;

export const walkOf = (field: Field, { bye, brackets }: PairedField): UpfloatWalk => ({
  field,
  ladder: byeLadder(field),
  bye,
  completion: field.terms.rules.c3,
  brackets: brackets.map(bracket => ({
    paired: bracket.problem.members,
    chosen: once(() => wayOf(bracket)),
    isOpenIn: asked => canAllBePaired(asked, [...bracket.group.residents, ...bracket.group.below]),
    wayIn: asked => wayOf(pairGroup(bracket.group, asked)),
  })),
});

const wayOf = (bracket: PairedBracket): Way => ({
  steps: stepsOf(bracket),
  pairs: bracket.pairs,
  floaters: bracket.upfloaters,
});

/** 3.5, then 3.6. */
const stepsOf = ({ group, upfloaters, keepsC6, problem, pairs }: PairedBracket): readonly Step[] => {
  const { field } = group;
  const { rules } = field.terms;
  const bracket = scoreOfGroup(group);
  return [
    {
      choice: writtenSet(upfloaters),
      counts: countsOfSet(group, { upfloaters, keepsC6 }),
      order: rules.orderOfSets,
      bracket,
    },
    {
      choice: pairs.map(pair => pair.map(({ id }) => id).join('-')).join(' '),
      counts: countsOfPairs(field, problem, pairs),
      order: rules.orderOfPairings,
      bracket,
    },
  ];
};

interface Instead {
  readonly player: Contender;
  readonly instead: Contender;
  /** Of the bracket. */
  readonly index: number;
}

/** Why one floated up into a bracket and not another, who then meets somebody of at least its score. */
export const againstInstead = (
  walk: UpfloatWalk,
  { group: { residents } }: PairedBracket,
  { player, instead, index }: Instead,
): Against => {
  const { field, bye } = walk;
  const score = residents[0]?.score ?? 0;
  const upper = field.members.filter(member => member.score >= score);
  const floating = among(upper, { inside: instead, outside: player });
  // Nobody is said to be barred from the bye but by C2: where it would mend the rest, it is kept.
  const left = both({ ...floating, mayHaveBye: () => true }, keeping(bye, []));
  return (
    allForbidden(residents, resident => prohibitionBetween(field.prohibitions, resident, instead)) ??
    againstAsked(walk, floating, { index, left })
  );
};
