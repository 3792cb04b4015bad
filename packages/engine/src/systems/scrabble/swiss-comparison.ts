import { unweighted } from '../../matching/index.ts';
import { decimalOf, impossible, tenths } from '../../model/index.ts';
import type { Rule } from '../../rules/index.ts';
import { once } from '../once.ts';
import { type Against, allForbidden } from '../swiss/against.ts';
import { againstAsked, type Walk } from '../swiss/asked-walk.ts';
import { canAllBePaired, pairsWithBye, within } from '../swiss/pairable.ts';
import { prohibitionBetween } from '../swiss/prohibition.ts';
import { among, counting, keeping, type Step } from '../swiss/steps.ts';
import type { Way } from '../swiss/ways.ts';
import type { Field } from './field.ts';
import { BYE, type PairedGroup, type PairOfGroup, pairGroup, type SwissRound } from './halves.ts';
import type { Member } from './list.ts';
import { everybody, halves, similar, wins } from './rules.ts';

/* What the steps of a round could have been instead (decision 787). */

export type WalkOfList = Walk<Field, Member>;

export const walkOf = (field: Field, round: SwissRound): WalkOfList => {
  const { bye, groups } = round;
  const cut = cutIn(field);
  return {
    field,
    ladder: BYE,
    bye,
    completion: everybody,
    brackets: groups.map((group, index) => {
      const above = groups.slice(0, index).flatMap(({ pairs }) => pairs.map(pairOf));
      const left = groups.slice(index).flatMap(({ pairs }) => pairs.flatMap(pairOf));
      return {
        paired: group.pairs.flatMap(pairOf),
        chosen: once(() => wayOf(group, cut)),
        isOpenIn: other => canAllBePaired(other, left),
        wayIn: other => {
          const begun = within<Field, Member>(other, keeping(bye, above));
          const graph = unweighted(pairsWithBye(begun), begunWith(round, field));
          return wayOf(pairGroup(group.list, graph ?? impossible('everybody can be paired')), cut);
        },
      };
    }),
  };
};

/** The round as it is, from which little has to be given up. */
function* begunWith({ bye, groups }: SwissRound, { members }: Field): Generator<readonly [number, number]> {
  if (bye) yield [bye.order, members.length];
  for (const { pairs } of groups) for (const { higher, lower } of pairs) yield [higher.order, lower.order];
}

export const cutIn = ({ position }: Field): Rule => (position.round === 1 ? halves : wins);

export const scoreOf = ({ list }: PairedGroup): number => decimalOf(list.at(-1)?.score ?? tenths(0));

const pairOf = ({ higher, lower }: PairOfGroup): readonly [Member, Member] => [higher, lower];

const written = (members: readonly Member[]): string => members.map(({ id }) => id).join();

const wayOf = (group: PairedGroup, cut: Rule): Way => ({
  steps: stepsOf(group, cut),
  pairs: group.pairs.map(pairOf),
  floaters: group.goingDown,
});

/** Decision 101: who goes down, who has no rival of the other half, and pair by pair. */
const stepsOf = (group: PairedGroup, cut: Rule): readonly Step[] => {
  const { goingDown, notCrossing, pairs } = group;
  const bracket = scoreOf(group);
  return [
    { choice: written(goingDown), counts: [counting(similar, goingDown)], order: similar, bracket },
    { choice: written(notCrossing), counts: [counting(cut, notCrossing)], order: cut, bracket },
    ...pairs.map(({ higher, lower }) => ({
      choice: `${higher.id}-${lower.id}`,
      counts: [],
      order: cut,
      bracket,
    })),
  ];
};

/** Why one went down and not another: every other rival forbidden to the one, or what would have to be. */
export const againstGoing = (
  walk: WalkOfList,
  { list, index }: { readonly list: readonly Member[]; readonly index: number },
  [player, instead]: readonly [Member, Member],
): Against =>
  allForbidden(
    list.filter(other => other !== player && other !== instead),
    other => prohibitionBetween(walk.field.prohibitions, player, other),
  ) ?? againstAsked(walk, among(list, { inside: player, outside: instead }), { index });
