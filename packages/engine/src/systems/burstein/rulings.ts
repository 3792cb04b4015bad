import { decimalOf, impossible } from '../../model/index.ts';
import { type BracketFacts, type PassedOver, type Ruling, ruling } from '../../rules/index.ts';
import { byNearness, passedOver } from '../swiss/against.ts';
import { rulingOfFloater, rulingOfPair } from '../swiss/rulings.ts';
import type { PairedBracket } from './bracket-graph.ts';
import { againstBye, againstInBracket, type PairedRound, prohibited, scoreOf } from './comparison.ts';
import type { Member } from './definitions.ts';

/** Why the round is what it is: the bye, then of each bracket its order, each board and each float. */
export const rulingsOf = (round: PairedRound): readonly Ruling[] => [
  ...rulingsOfBye(round),
  ...round.brackets.flatMap((paired, index) => [
    ...rulingsOfUnion(round, paired),
    ruling('order', round.edition.ranking, idsOf(paired.members), { facts: factsOf(paired) }),
    ...paired.candidate.pairs.map((_, at) => rulingOfBoard(round, index, at)),
    ...paired.candidate.downfloaters.map(member => rulingOfFloat(round, index, member)),
  ]),
];

const idsOf = (members: readonly Member[]): readonly number[] => members.map(({ id }) => id);

const factsOf = (paired: PairedBracket): BracketFacts => ({
  bracket: scoreOf(paired),
  players: paired.members.length,
});

const bracketAt = ({ brackets }: PairedRound, index: number): PairedBracket =>
  brackets[index] ?? impossible('the round has this bracket');

/** Groups that 6.6 made one. */
const rulingsOfUnion = ({ edition }: PairedRound, { members, scoregroups }: PairedBracket) => {
  if (scoregroups === 1 || !edition.union) return [];
  const scores = [...new Set(members.map(({ score }) => decimalOf(score)))].sort((a, b) => b - a);
  return [ruling('group', edition.union, idsOf(members), { facts: { group: scores.join(' + ') } })];
};

/**
 * A board: the opponents that the order offered before the one chosen, from the last one up, each with what stands
 * against the pair, the boards before it kept. Nobody: the fold.
 */
export const rulingOfBoard = (round: PairedRound, index: number, at: number): Ruling<'board'> => {
  const paired = bracketAt(round, index);
  const { pairs } = paired.candidate;
  const [higher, lower] = pairs[at] ?? impossible('the bracket has this pair');
  const kept = pairs.slice(0, at);
  const taken = new Set(kept.flat());
  const offered = paired.members
    .slice(paired.members.indexOf(lower) + 1)
    .filter(member => !taken.has(member))
    .reverse();
  const passed = offered.map(other =>
    passedOver(
      [higher, other],
      prohibited(round.field, higher, other) ??
        againstInBracket(round, index, { pairs: [...kept, [higher, other]] }),
    ),
  );
  return rulingOfPair([higher, lower], { passed, natural: round.edition.fold, facts: factsOf(paired) });
};

/** A floater: with everybody of the bracket forbidden to them, or with what it would cost to pair them in it. */
export const rulingOfFloat = (round: PairedRound, index: number, member: Member): Ruling<'float'> => {
  const paired = bracketAt(round, index);
  const passed = stayingOf(round, index, member);
  return rulingOfFloater(member, { passed, natural: round.edition.float, facts: factsOf(paired) });
};

const stayingOf = (round: PairedRound, index: number, member: Member): readonly PassedOver[] => {
  const partners = bracketAt(round, index).members.filter(other => other !== member);
  const forbidden = partners.flatMap(other => {
    const against = prohibited(round.field, member, other);
    return against ? [passedOver([member, other], against)] : [];
  });
  if (forbidden.length === partners.length) return forbidden;
  return [passedOver([member], againstInBracket(round, index, { inside: member }))];
};

/** The bye: everybody else with the first step of the ladder against them, whoever came nearest first. */
export const rulingsOfBye = (round: PairedRound): readonly Ruling<'bye'>[] => {
  const { receiver, everybody, edition } = round;
  if (!receiver) return [];
  const passed = everybody.members
    .filter(({ id }) => id !== receiver.id)
    .map(member => ({ member, order: member.order, against: againstBye(round, member) }))
    .sort(byNearness)
    .map(({ member, against }) => passedOver([member], against));
  const [last] = edition.bye.steps;
  return [
    ruling('bye', passed[0]?.rule ?? last?.rule ?? edition.completion, [receiver.id], {
      passedOver: passed,
      because: passed
        .filter(({ rule }) => rule.key === passed[0]?.rule.key)
        .flatMap(({ players }) => players),
      facts: { score: decimalOf(receiver.score) },
    }),
  ];
};
