import { decimalOf, impossible } from '../../model/index.ts';
import { type BracketFacts, type PassedOver, type Ruling, ruling } from '../../rules/index.ts';
import { byNearness, countsOf, passedOver } from '../swiss/against.ts';
import { c4Of2017, c5Of2017 } from './2017/quality.ts';
import { c6 } from './2026/quality.ts';
import {
  againstBye,
  againstInBracket,
  equalByes,
  type PairedRound,
  partnersIn,
  prohibited,
} from './comparison.ts';
import type { Member } from './definitions.ts';
import type { PairedBracket } from './paired-bracket.ts';
import { PROCEDURE } from './procedure-rules.ts';

/** Why the brackets were paired as they were: each board, float and bye with the rule that decided it. */
export const rulingsOf = (round: PairedRound): readonly Ruling[] => [
  ...round.brackets.flatMap((_, index) => rulingsOfBracket(round, index)),
  ...rulingsOfBye(round),
];

const rulingsOfBracket = (round: PairedRound, index: number): readonly Ruling[] => {
  const { candidate } = bracketAt(round, index);
  return [
    ...rulingsOfExchange(round, index),
    ...candidate.pairs.map((_, at) => rulingOfBoard(round, index, at)),
    ...candidate.downfloaters.map(member => rulingOfFloat(round, index, member)),
  ];
};

const bracketAt = ({ brackets }: PairedRound, index: number): PairedBracket =>
  brackets[index] ?? impossible('the round has this bracket');

export const bracketFacts = ({ bracket: { residents, movedDown }, kind }: PairedBracket): BracketFacts => ({
  bracket: scoreOf(residents.at(-1) ?? impossible('a bracket has residents')),
  players: residents.length + movedDown.length,
  movedDown: movedDown.length,
  ...(kind === 'penultimate' ? { special: c4Of2017.id } : {}),
});

const scoreOf = ({ score }: Member): number => decimalOf(score);

/**
 * A board: the opponents that the order of article 4 offered before the one chosen, each with what stands against the
 * pair, the boards before it kept. Nobody: the natural order.
 */
export const rulingOfBoard = (round: PairedRound, index: number, at: number): Ruling<'board'> => {
  const paired = bracketAt(round, index);
  const { pairs } = paired.candidate;
  const [higher, lower] = pairs[at] ?? impossible('the bracket has this pair');
  const kept = pairs.slice(0, at);
  const passed = offeredBefore(paired, at).map(other =>
    passedOver(
      [higher, other],
      prohibited(round.field, higher, other) ??
        againstInBracket(round, index, { pairs: [...kept, [higher, other]] }),
    ),
  );
  const { natural } = PROCEDURE[round.field.edition];
  return ruling('board', passed[0]?.rule ?? natural, [higher.id, lower.id], {
    passedOver: passed,
    because: passed.slice(0, 1).flatMap(({ players }) => players.slice(1)),
    facts: { ...bracketFacts(paired), ...countsOf(passed[0]) },
  });
};

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
const rulingsOfExchange = (round: PairedRound, index: number): readonly Ruling[] => {
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
    againstInBracket(round, index, { pairs: kept, divided: [original, others] }),
  );
  const about = [...leaving, ...entering].map(({ id }) => id);
  return [ruling('exchange', passed.rule, about, { passedOver: [passed], facts: bracketFacts(paired) })];
};

/**
 * A downfloater: with everybody of the bracket forbidden to them, or with what it would cost to pair them in it.
 * Nobody else in the bracket: the most pairs (C6; C.5) is none.
 */
export const rulingOfFloat = (round: PairedRound, index: number, member: Member): Ruling<'float'> => {
  const paired = bracketAt(round, index);
  const passed = stayingOf(round, index, member);
  const mostPairs = round.field.edition === '2026' ? c6 : c5Of2017;
  return ruling('float', passed[0]?.rule ?? mostPairs, [member.id], {
    passedOver: passed,
    facts: { ...bracketFacts(paired), ...countsOf(passed[0]) },
  });
};

const stayingOf = (round: PairedRound, index: number, member: Member): readonly PassedOver[] => {
  const { bracket } = bracketAt(round, index);
  const partners = partnersIn(bracket, member);
  const forbidden = partners.flatMap(other => {
    const against = prohibited(round.field, member, other);
    return against ? [passedOver([member, other], against)] : [];
  });
  if (forbidden.length === partners.length) return forbidden;
  return [passedOver([member], againstInBracket(round, index, { inside: member }))];
};

/** The bye: everybody else with what stands against them, whoever came nearest to it first. */
export const rulingsOfBye = (round: PairedRound): readonly Ruling<'bye'>[] => {
  const recipient = round.brackets.at(-1)?.candidate.bye;
  if (!recipient) return [];
  const equal = equalByes(round);
  const passed = round.field.members
    .filter(member => member !== recipient)
    .map(member => ({
      member,
      order: member.order,
      against: equal.get(member) ?? againstBye(round, member),
    }))
    .sort(byNearness)
    .map(({ member, against }) => passedOver([member], against));
  return [
    ruling('bye', passed[0]?.rule ?? PROCEDURE[round.field.edition].bye, [recipient.id], {
      passedOver: passed,
      because: passed
        .filter(({ rule }) => rule.key === passed[0]?.rule.key)
        .flatMap(({ players }) => players),
      facts: { score: scoreOf(recipient) },
    }),
  ];
};
