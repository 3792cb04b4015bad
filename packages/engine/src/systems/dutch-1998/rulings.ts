import { decimalOf, tenths } from '../../model/index.ts';
import { type BracketFacts, type Rule, type Ruling, ruling } from '../../rules/index.ts';
import { prohibitionOf } from './absolute.ts';
import { type Member, wantSameColour } from './definitions.ts';
import type { Field } from './field.ts';
import { allowFloats, type Floats, type Group, repeatsUp } from './group.ts';
import { groupGraph, type Stage, solveGroup } from './group-graph.ts';
import type { Pair } from './pair-group.ts';
import type { GroupOfRound } from './procedure.ts';
import { a5, amendment21, b1b, b4, b5, b6, c1, c6, c14, d1, d2 } from './rules.ts';

/** Why each board, float and bye of the round is as it is. */
export const rulingsOfGroups = (field: Field, groups: readonly GroupOfRound[]): readonly Ruling[] => [
  ...groups.flatMap(group => [
    ...rulingsOfWaiver(group),
    ...(group.stages.movedDown
      ? rulingsOfStage(field, group, group.stages.movedDown, group.ofMovedDown)
      : []),
    ...rulingsOfStage(field, group, group.stages.remainder, group.ofRemainder),
    ...rulingsOfFloats(group),
  ]),
  ...rulingsOfBye(field, groups.at(-1)),
];

const factsOf = ({ group: { movedDown, residents } }: GroupOfRound): BracketFacts => ({
  bracket: decimalOf(residents.at(-1)?.score ?? tenths(0)),
  players: movedDown.length + residents.length,
  movedDown: movedDown.length,
});

const rulingsOfWaiver = (group: GroupOfRound): readonly Ruling[] => {
  if (group.stages.remainder.floats.lastRound === 'in force') return [];
  const players = [...group.group.movedDown, ...group.group.residents].filter(
    ({ isAboveHalf }) => isAboveHalf,
  );
  const score = decimalOf(group.group.residents.at(-1)?.score ?? tenths(0));
  return [
    ruling(
      'group',
      amendment21,
      players.map(({ id }) => id),
      { facts: { group: String(score) } },
    ),
  ];
};

const rulingsOfStage = (
  field: Field,
  group: GroupOfRound,
  stage: Stage,
  pairs: readonly Pair[],
): readonly Ruling[] =>
  pairs.map((pair, index) => {
    const about = pair.map(({ id }) => id);
    const passed = passedOver(stage, pairs, index);
    if (!passed) return ruling('board', undisturbed(stage, pairs, index), about, { facts: factsOf(group) });
    const rule = whyNot(field, stage, pairs, { index, passed });
    return ruling('board', rule, about, { because: [passed.id], facts: factsOf(group) });
  });

/** The first of S2 who was still free and stands before the opponent chosen. */
const passedOver = (stage: Stage, pairs: readonly Pair[], index: number): Member | undefined => {
  const chosen = pairs[index]?.[1];
  const s1 = new Set(stage.s1 > 0 ? stage.players.slice(0, stage.s1) : pairs.map(([higher]) => higher));
  const taken = new Set(pairs.slice(0, index).flat());
  const free = stage.players.find(player => !s1.has(player) && !taken.has(player));
  return free === chosen ? undefined : free;
};

const undisturbed = (stage: Stage, pairs: readonly Pair[], index: number): Rule => {
  const higher = pairs[index]?.[0];
  const original = stage.s1 > 0 ? stage.s1 : pairs.length;
  return stage.players.slice(0, original).some(player => player === higher) ? c6 : d2;
};

interface Offer {
  readonly index: number;
  readonly passed: Member;
}

/** The prohibition between the two, the float it would repeat, or what the best pairing with the two would lose. */
const whyNot = (
  { position }: Field,
  stage: Stage,
  pairs: readonly Pair[],
  { index, passed }: Offer,
): Rule => {
  const higher = pairs[index]?.[0] as Member;
  const b2 = stage.floats.lastRound;
  const forbidden = prohibitionOf(higher, passed, { position, b2 });
  if (forbidden) return forbidden;
  if (!allowFloats([higher, passed], stage.group, stage.floats))
    return repeatedFloat(higher, passed, stage.group, stage.floats);
  return whatIsLost(stage, pairs, { index, passed });
};

const repeatedFloat = (higher: Member, lower: Member, group: Group, floats: Floats): Rule => {
  if (repeatsUp(lower, floats)) return lower.floats[0] === 'up' ? b5 : b6;
  return higher.floats[0] === 'down' && !group.movedDown.includes(higher) ? b5 : b6;
};

const whatIsLost = (stage: Stage, pairs: readonly Pair[], { index, passed }: Offer): Rule => {
  const higher = pairs[index]?.[0] as Member;
  const fixed: readonly Pair[] = [...pairs.slice(0, index), [higher, passed]];
  const gone = new Set(fixed.flat());
  const other = solveGroup(
    groupGraph({
      ...stage,
      players: stage.players.filter(player => !gone.has(player)),
      s1: Math.max(0, stage.s1 - index - 1),
    }),
  );
  const chosen = solveGroup(groupGraph(stage));
  if (!other || !chosen || other.left > chosen.left) return c6;
  if (other.denied + deniedIn(fixed) > chosen.denied) return b4;
  return stage.s1 > 0 ? d1 : d2;
};

const deniedIn = (pairs: readonly Pair[]): number => pairs.filter(([a, b]) => wantSameColour(a, b)).length;

/** A player who moves down, by C1, by the search of C12 or C13, because p was decreased, or as the one who remains. */
const rulingsOfFloats = (group: GroupOfRound): readonly Ruling[] => {
  const forced = new Set(group.forced);
  const couldBePaired = group.left.length - group.forced.length;
  const ordinary = group.special ?? (couldBePaired > 1 ? c14 : c6);
  return group.left.map(player =>
    ruling('float', forced.has(player) ? c1 : ordinary, [player.id], { facts: factsOf(group) }),
  );
};

const rulingsOfBye = (field: Field, last: GroupOfRound | undefined): readonly Ruling[] => {
  const receiver = last?.bye;
  if (!receiver) return [];
  const barred = field.members.filter(({ order, mayHaveBye }) => order > receiver.order && !mayHaveBye);
  return [
    ruling('bye', barred.length > 0 ? b1b : a5, [receiver.id], {
      because: barred.map(({ id }) => id),
      facts: { score: decimalOf(receiver.score) },
    }),
  ];
};
