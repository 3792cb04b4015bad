import { decimalOf, impossible } from '../../model/index.ts';
import { type BracketFacts, type Ruling, ruling } from '../../rules/index.ts';
import { type BracketRound, rulingOfBoard, rulingOfFloat, rulingsOfBye } from '../swiss/bracket-reasons.ts';
import type { PairedBracket } from './bracket-graph.ts';
import { againstBye, againstPair, againstStaying, bracketAt, prohibited, scoreOf } from './comparison.ts';
import type { Member } from './definitions.ts';
import { type BursteinRound, memberIn } from './paired-round.ts';

/** Why the round is what it is: the bye, then of each bracket its order, each board and each float. */
export const rulingsOf = (round: BursteinRound): readonly Ruling[] => {
  const said = saidOf(round);
  return [
    ...rulingsOfBye(said),
    ...round.brackets.flatMap((paired, index) => [
      ...rulingsOfUnion(round, paired),
      ...rulingsOfOrder(round, paired),
      ...paired.candidate.pairs.map((_, at) => rulingOfBoard(said, index, at)),
      ...paired.candidate.downfloaters.map(member => rulingOfFloat(said, index, member)),
    ]),
  ];
};

/** What the Burstein system says of its brackets: opponents are offered from the last one up, by the fold. */
export const saidOf = (round: BursteinRound): BracketRound<Member> => {
  const { everybody, brackets, receiver, field, edition } = round;
  return {
    members: everybody.members,
    brackets,
    receiver,
    prohibited: (a, b) => prohibited(field, a, b),
    factsOf: index => factsOf(bracketAt(round, index)),
    partnersIn: (index, member) => bracketAt(round, index).members.filter(other => other !== member),
    offeredBefore: (index, at) => offeredBefore(bracketAt(round, index), at),
    againstStaying: (index, floater) => againstStaying(round, index, floater),
    againstPair: (a, b) => againstPair(round, memberIn(everybody, a), memberIn(everybody, b)),
    againstBye: member => againstBye(round, member),
    natural: { board: edition.fold, float: edition.float, bye: edition.bye.natural },
  };
};

const idsOf = (members: readonly Member[]): readonly number[] => members.map(({ id }) => id);

const factsOf = (paired: PairedBracket): BracketFacts => ({
  bracket: scoreOf(paired),
  players: paired.members.length,
});

/** From the last of the bracket up, whoever comes before the chosen opponent and was not taken by an earlier pair. */
const offeredBefore = ({ members, candidate: { pairs } }: PairedBracket, at: number): readonly Member[] => {
  const [, lower] = pairs[at] ?? impossible('the bracket has this pair');
  const taken = new Set(pairs.slice(0, at).flat());
  return members
    .slice(members.indexOf(lower) + 1)
    .filter(member => !taken.has(member))
    .reverse();
};

/** One alone stands in no order. */
const rulingsOfOrder = ({ edition }: BursteinRound, paired: PairedBracket) =>
  paired.members.length < 2
    ? []
    : [ruling('order', edition.ranking, idsOf(paired.members), { facts: factsOf(paired) })];

/** Groups that 6.6 made one. */
const rulingsOfUnion = ({ edition }: BursteinRound, { members, scoregroups }: PairedBracket) => {
  if (scoregroups === 1 || !edition.union) return [];
  const scores = [...new Set(members.map(({ score }) => decimalOf(score)))].sort((a, b) => b - a);
  return [ruling('group', edition.union, idsOf(members), { facts: { scores } })];
};
