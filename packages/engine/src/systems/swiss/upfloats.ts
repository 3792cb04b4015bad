import { decimalOf, type PlayerId, type Points, tenths } from '../../model/index.ts';
import type { Entrant } from '../../position/index.ts';
import type { BracketFacts, Rule, Ruling } from '../../rules/index.ts';
import { type Against, allForbidden, type Bar, equalLater, forbidden, passedOver } from './against.ts';
import type { Lazy, StepwiseRound } from './reasons.ts';
import { firstOf, rulingOfFloater, rulingOfPair } from './rulings.ts';
import { type Allowed, among, both, closed, keeping, movedInstead, withPair } from './steps.ts';

/* Brackets completed from below: nobody floats down (C.04.4.1, C.04.5, C.04.6). */

interface Floating {
  readonly id: PlayerId;
  readonly entrant: Entrant;
  readonly score: Points;
}

type Pair<Member> = readonly [Member, Member];

/** A scoregroup about to be paired: its members not paired yet, and everybody below in the order in which they may float. */
export interface UpfloatGroup<Member> {
  readonly residents: readonly Member[];
  readonly below: readonly Member[];
}

/** What was decided of it. */
export interface UpfloatBracket<Member> {
  readonly group: UpfloatGroup<Member>;
  readonly upfloaters: readonly Member[];
  /** In the order of the text, each with the one first to whom opponents are offered. */
  readonly pairs: readonly Pair<Member>[];
}

/** From the top scoregroup down. Everybody is given by score, and in the order in which they may float. */
export const completedFromBelow = <Member extends Floating, Bracket extends UpfloatBracket<Member>>(
  everybody: readonly Member[],
  pairGroup: (group: UpfloatGroup<Member>) => Bracket,
): readonly Bracket[] => {
  const brackets: Bracket[] = [];
  let left = everybody;
  while (left[0]) {
    const { score } = left[0];
    const residents = left.filter(member => member.score === score);
    const below = left.filter(member => member.score < score);
    const bracket = pairGroup({ residents, below });
    brackets.push(bracket);
    const floated = new Set(bracket.upfloaters);
    left = below.filter(member => !floated.has(member));
  }
  return brackets;
};

export const scoreOfGroup = <Member extends Floating>({ residents: [first] }: UpfloatGroup<Member>): number =>
  decimalOf(first?.score ?? tenths(0));

/** What a text says of such brackets. */
interface Text<Member, Bracket> {
  readonly prohibition: (a: Member, b: Member) => Bar | undefined;
  /** The best upfloaters of the bracket under a demand; undefined: those that were chosen. */
  readonly againstUpfloaters: (bracket: Bracket, allowed: Allowed<Member>) => Against | undefined;
  /** The best pairs of those in the bracket under a demand; undefined: those that were made. */
  readonly againstPairs: (bracket: Bracket, allowed: Allowed<Member>) => Against | undefined;
  /** Whether the order offers somebody before the one chosen. */
  readonly isOffered: (pair: Pair<Member>, other: Member) => boolean;
  readonly order: { readonly float: Rule; readonly board: Rule };
  /** What decides where nobody was passed over. */
  readonly natural: { readonly float: Rule; readonly board: (bracket: Bracket, pair: Pair<Member>) => Rule };
}

/** What can be told of the boards and floats of a round of such brackets. */
export const toldOfUpfloats = <Member extends Floating, Bracket extends UpfloatBracket<Member>>(
  text: Text<Member, Bracket>,
  { brackets, bye }: { readonly brackets: readonly Bracket[]; readonly bye: Member | undefined },
): Pick<StepwiseRound<Member>, 'boards' | 'floats' | 'insteadOf'> => ({
  boards: brackets.flatMap(bracket => boardsOf(text, bracket)),
  floats: brackets.flatMap(bracket => floatsOf(text, bracket)),
  insteadOf: (player, instead) => {
    const movesIn = ({ upfloaters, group }: Bracket) => ({ moved: upfloaters, candidates: group.below });
    const found = movedInstead(brackets, movesIn, [player, instead]);
    if (!found) return undefined;
    const above = brackets.slice(0, found.index).flatMap(({ pairs }) => pairs);
    return both(
      keeping(bye, above),
      among(found.group.group.residents, { inside: instead, outside: player }),
    );
  },
});

const factsOf = <Member extends Floating>({ group, upfloaters }: UpfloatBracket<Member>): BracketFacts => ({
  bracket: scoreOfGroup(group),
  players: group.residents.length + upfloaters.length,
  upfloaters: upfloaters.length,
});

/** Those before the upfloater in the order who stay. */
const floatsOf = <Member extends Floating, Bracket extends UpfloatBracket<Member>>(
  text: Text<Member, Bracket>,
  bracket: Bracket & UpfloatBracket<Member>,
): readonly Lazy<'float'>[] => {
  const { group, upfloaters } = bracket;
  return upfloaters.map(upfloater => ({
    about: [upfloater.id],
    ruling: () => {
      const passed = group.below
        .slice(0, group.below.indexOf(upfloater))
        .filter(member => !upfloaters.includes(member))
        .map(member => passedOver([member], againstFloat(text, bracket, member)));
      const facts = { ...factsOf(bracket), direction: 'up' as const };
      return rulingOfFloater(upfloater, { passed, natural: text.natural.float, facts }, firstOf(passed));
    },
  }));
};

/** What forbids every resident to them, or what the best set with them does worse. */
const againstFloat = <Member extends Floating, Bracket extends UpfloatBracket<Member>>(
  { prohibition, againstUpfloaters, order }: Text<Member, Bracket>,
  bracket: Bracket & UpfloatBracket<Member>,
  member: Member,
): Against => {
  const { residents } = bracket.group;
  return (
    allForbidden(residents, resident => prohibition(resident, member)) ??
    againstUpfloaters(bracket, among(residents, { inside: member })) ??
    equalLater(order.float)
  );
};

const boardsOf = <Member extends Floating, Bracket extends UpfloatBracket<Member>>(
  text: Text<Member, Bracket>,
  bracket: Bracket & UpfloatBracket<Member>,
): readonly Lazy<'board'>[] =>
  bracket.pairs.map((pair, index) => ({
    about: pair.map(({ id }) => id),
    ruling: () => rulingOfBoard(text, bracket, index),
  }));

/** Opponents of later pairs whom the order offers before the one chosen. */
const rulingOfBoard = <Member extends Floating, Bracket extends UpfloatBracket<Member>>(
  text: Text<Member, Bracket>,
  bracket: Bracket & UpfloatBracket<Member>,
  index: number,
): Ruling<'board'> => {
  const pair = bracket.pairs[index] as Pair<Member>;
  const passed = bracket.pairs
    .slice(index + 1)
    .map(([, other]) => other)
    .filter(other => text.isOffered(pair, other))
    .sort((a, b) => a.entrant.place - b.entrant.place)
    .map(other => passedOver([pair[0], other], againstOpponent(text, bracket, { index, other })));
  return rulingOfPair(pair, { passed, natural: text.natural.board(bracket, pair), facts: factsOf(bracket) });
};

/** They may not meet, or what the best pairs with these two do worse, those before kept. */
const againstOpponent = <Member extends Floating, Bracket extends UpfloatBracket<Member>>(
  { prohibition, againstPairs, order }: Text<Member, Bracket>,
  bracket: Bracket & UpfloatBracket<Member>,
  { index, other }: { readonly index: number; readonly other: Member },
): Against => {
  const { pairs } = bracket;
  const [member] = pairs[index] as Pair<Member>;
  const prohibited = prohibition(member, other);
  if (prohibited) return forbidden(prohibited);
  const demand = both(
    closed(pairs.flat()),
    withPair(member, other),
    keeping(undefined, pairs.slice(0, index)),
  );
  return againstPairs(bracket, demand) ?? equalLater(order.board);
};
