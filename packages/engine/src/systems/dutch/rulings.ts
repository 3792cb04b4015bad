import { decimalOf, impossible } from '../../model/index.ts';
import { type BracketFacts, type Ruling, ruling } from '../../rules/index.ts';
import { once } from '../once.ts';
import { passedOver, withCompared } from '../swiss/against.ts';
import { type BracketRound, rulingOfBoard, rulingOfFloat, rulingsOfBye } from '../swiss/bracket-reasons.ts';
import { c4Of2017, c5Of2017 } from './2017/quality.ts';
import { c6 } from './2026/quality.ts';
import {
  againstBye,
  againstHalves,
  againstPair,
  againstStaying,
  equalByes,
  partnersIn,
  prohibited,
} from './comparison.ts';
import type { Member } from './definitions.ts';
import type { PairedBracket } from './paired-bracket.ts';
import type { DutchRound } from './paired-round.ts';
import { PROCEDURE } from './procedure-rules.ts';

/** Why the brackets were paired as they were: each board, float and bye with the rule that decided it. */
export const rulingsOf = (round: DutchRound): readonly Ruling[] => {
  const said = saidOf(round);
  return [
    ...round.brackets.flatMap(({ candidate }, index) => [
      ...rulingsOfExchange(round, index),
      ...candidate.pairs.map((_, at) => rulingOfBoard(said, index, at)),
      ...candidate.downfloaters.map(member => rulingOfFloat(said, index, member)),
    ]),
    ...rulingsOfBye(said),
  ];
};

/**
 * What the Dutch system says of its brackets. Boards follow the order of article 4; where nobody else is in a bracket the
 * most pairs (C6; C.5) is none.
 */
export const saidOf = (round: DutchRound): BracketRound<Member> => {
  const { field, brackets } = round;
  const { natural, bye } = PROCEDURE[field.edition];
  const equal = once(() => equalByes(round));
  return {
    members: field.members,
    brackets,
    receiver: brackets.at(-1)?.candidate.bye,
    prohibited: (a, b) => prohibited(field, a, b),
    factsOf: index => bracketFacts(bracketAt(round, index)),
    partnersIn: (index, member) => partnersIn(bracketAt(round, index).bracket, member),
    offeredBefore: (index, at) => offeredBefore(bracketAt(round, index), at),
    againstStaying: (index, floater) => againstStaying(round, index, floater),
    againstPair: (a, b) => againstPair(round, a, b),
    againstBye: member => {
      const later = equal().get(member);
      return later
        ? withCompared(later, () => againstBye(round, member).compared)
        : againstBye(round, member);
    },
    natural: { board: natural, float: field.edition === '2026' ? c6 : c5Of2017, bye },
  };
};

const bracketAt = ({ brackets }: DutchRound, index: number): PairedBracket =>
  brackets[index] ?? impossible('the round has this bracket');

const bracketFacts = ({ bracket: { residents, movedDown }, kind }: PairedBracket): BracketFacts => ({
  bracket: scoreOf(residents.at(-1) ?? impossible('a bracket has residents')),
  players: residents.length + movedDown.length,
  movedDown: movedDown.length,
  ...(kind === 'penultimate' ? { special: c4Of2017.id } : {}),
});

const scoreOf = ({ score }: Member): number => decimalOf(score);

/** Of S2, in order: whoever comes before the chosen opponent and was not taken by an earlier pair. */
const offeredBefore = ({ bracket, candidate }: PairedBracket, at: number): readonly Member[] => {
  const [higher, lower] = candidate.pairs[at] ?? impossible('the bracket has this pair');
  const taken = new Set(candidate.pairs.slice(0, at).flat());
  const isMovedDown = (member: Member): boolean => bracket.movedDown.includes(member);
  const s1 = new Set(
    isMovedDown(higher) ? [] : candidate.pairs.map(([first]) => first).filter(member => !isMovedDown(member)),
  );
  return bracket.residents.filter(
    member => member !== higher && member.order < lower.order && !taken.has(member) && !s1.has(member),
  );
};

/** Who changed places between the original S1 and S2, and what stands against leaving them as they were. */
const rulingsOfExchange = (round: DutchRound, index: number): readonly Ruling[] => {
  const paired = bracketAt(round, index);
  const { bracket, candidate } = paired;
  const kept = candidate.pairs.filter(([higher]) => bracket.movedDown.includes(higher));
  const taken = new Set(kept.flat());
  const remainder = bracket.residents.filter(member => !taken.has(member));
  const s1 = candidate.pairs.slice(kept.length).map(([higher]) => higher);
  const [original, others] = [remainder.slice(0, s1.length), remainder.slice(s1.length)];
  const leaving = original.filter(member => !s1.includes(member));
  if (leaving.length === 0) return [];
  const entering = s1.filter(member => !original.includes(member));
  const passed = passedOver(
    leaving,
    againstHalves(round, index, { pairs: kept, divided: [original, others] }),
  );
  const about = [...leaving, ...entering].map(({ id }) => id);
  return [ruling('exchange', passed.rule, about, { passedOver: [passed], facts: bracketFacts(paired) })];
};
