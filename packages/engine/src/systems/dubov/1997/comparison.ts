import { decimalOf, type PlayerId } from '../../../model/index.ts';
import { once } from '../../once.ts';
import { type Against, allForbidden, forbidden } from '../../swiss/against.ts';
import { againstAsked, type Walk } from '../../swiss/asked-walk.ts';
import { canAllBePaired } from '../../swiss/pairable.ts';
import { prohibitionBetween } from '../../swiss/prohibition.ts';
import { among, breaking, type CountedLater, countingPairs, type Step, withPair } from '../../swiss/steps.ts';
import type { Way } from '../../swiss/ways.ts';
import { hasPlayed, type Member } from '../definitions.ts';
import type { Field } from '../field.ts';
import { limitsOf, mayBeTransferredUp } from './definitions.ts';
import {
  byeLadder,
  type Descent,
  Hall,
  type PairedGroup,
  type Round1997,
  type Transfer,
  withFloaters,
} from './procedure.ts';
import type { Rows } from './rows.ts';
import { rule5, rule9, rule21, rule63, rule64, rule82 } from './rules.ts';

/* What the steps of a round could have been instead (decision 711). */

export type Walk1997 = Walk<Field, Member>;

export const walkOf = (field: Field, { bye, groups }: Round1997): Walk1997 => ({
  field,
  ladder: byeLadder(field),
  bye,
  completion: rule9,
  brackets: groups.map((group, index) => {
    const { score, begunWith } = group;
    return {
      paired: pairsIn(group).flat(),
      chosen: once(() => wayOf(group, () => groups.slice(index + 1))),
      isOpenIn: other => canAllBePaired(withFloaters(other, begunWith.floaters), begunWith.remaining),
      wayIn: other => {
        const hall = new Hall(other, begunWith, field);
        const paired = hall.pairGroup(score);
        return wayOf(
          paired,
          once(() => hall.pairAll()),
        );
      },
    };
  }),
});

export const pairsIn = ({ floaterPairs, rows }: PairedGroup): Rows => [...floaterPairs, ...rows];

const idsOf = (members: readonly Member[]) => members.map(({ id }) => id);

const wayOf = (group: PairedGroup, below: () => readonly PairedGroup[]): Way => ({
  steps: stepsOf(group, below),
  pairs: pairsIn(group),
  floaters: [
    ...group.turns.flatMap(({ floater, opponent }) => (opponent ? [] : [floater])),
    ...group.transfers.flatMap(({ player }) => player ?? []),
    ...group.floaters.map(({ player }) => player),
  ],
});

/** 8.2 for each floater; 6.4, as few as possible meet somebody of another group; 7.1 and 7.2; who goes down; 6.3. */
const stepsOf = (group: PairedGroup, below: () => readonly PairedGroup[]): readonly Step[] => {
  const bracket = decimalOf(group.score);
  const { turns, transfers, floaters } = group;
  const goneDown = floaters.map(({ player }) => player);
  return [
    ...turns.map(({ floater, opponent }) => ({
      choice: `${floater.id}-${opponent?.id ?? 'on'}`,
      counts: [breaking(rule82, !opponent, [floater])],
      order: rule82,
      bracket,
    })),
    stepOfCrossing(group, below),
    ...transfers.map(({ player, rule, for: wanted }) => ({
      choice: `${player?.id ?? 'nobody'} ${wanted?.id ?? ''}`,
      counts: [breaking(rule, !player, wanted ? [wanted] : goneDown)],
      order: rule,
      bracket,
    })),
    { choice: idsOf(goneDown).join(), counts: [], order: rule64, bracket },
    stepOfRows(group),
  ];
};

const stepOfCrossing = (group: PairedGroup, below: () => readonly PairedGroup[]): Step => {
  const { score, residents, crossings } = group;
  const crossing = crossings();
  const isHere = new Set(residents);
  const sentOut = (): readonly PlayerId[] =>
    [...pairsIn(group), ...below().flatMap(pairsIn)]
      .filter(([a, b]) => isHere.has(a) !== isHere.has(b))
      .map(([a, b]) => (isHere.has(a) ? a : b).id);
  const counted: CountedLater = [rule64, crossing, sentOut];
  return { choice: String(crossing), counts: [counted], order: rule64, bracket: decimalOf(score) };
};

/** As few rows as possible inside a column, then row by row; in a group in which nobody has played they are those of 5. */
const stepOfRows = ({ score, columns, rows }: PairedGroup): Step => {
  const isWhite = new Set(columns.white);
  const inside = rows.filter(([a, b]) => isWhite.has(a) === isWhite.has(b));
  const rule = rows.flat().some(hasPlayed) ? rule63 : rule5;
  return {
    choice: rows.map(([a, b]) => `${a.id}-${b.id}`).join(),
    counts: [countingPairs(rule, inside)],
    order: rule,
    bracket: decimalOf(score),
  };
};

interface InGroup {
  readonly walk: Walk1997;
  readonly index: number;
}

/** Why one was transferred upwards and not another (7): 2.1, whom the other would have to meet, or the round with it. */
export const againstTransfer = (
  { walk, index }: InGroup,
  { player, here, for: wanted }: Transfer,
  instead: Member,
): Against => {
  const { field } = walk;
  if (!mayBeTransferredUp(instead, limitsOf(field.position))) return forbidden({ rule: rule21 });
  const barred = allForbidden(wanted ? [wanted] : here, other =>
    prohibitionBetween(field.prohibitions, other, instead),
  );
  if (barred) return barred;
  const asked = wanted
    ? withPair(wanted, instead)
    : among(here, { inside: instead, ...(player && { outside: player }) });
  return againstAsked(walk, asked, { index });
};

/** Why one went down and not another (6.4). */
export const againstDescent = (
  { walk, index }: InGroup,
  { player, here, order }: Descent,
  instead: Member,
): Against => {
  const partners = order.filter(member => member !== player && member !== instead);
  return (
    allForbidden(partners, other => prohibitionBetween(walk.field.prohibitions, other, player)) ??
    againstAsked(walk, among(here, { inside: player, outside: instead }), { index })
  );
};
