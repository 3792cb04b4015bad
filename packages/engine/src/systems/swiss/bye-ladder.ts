import { decimalOf, type Points } from '../../model/index.ts';
import type { Entrant } from '../../position/index.ts';
import type { LeftOver, Rule, Ruling } from '../../rules/index.ts';
import { type Bar, forbidden, type Near, notComplete, passedOver } from './against.ts';
import type { Vertex } from './no-round.ts';
import { type Pairable, possibleLast, possibleReceivers } from './pairable.ts';
import { rulingOfReceiver, scoreOfReceiver } from './rulings.ts';
import { type Allowed, type Counted, countedOn, differenceAt, toldByCounts, withBye } from './steps.ts';

export interface Claimant extends Vertex {
  readonly entrant: Entrant;
  readonly score: Points;
}

/** Who receives the bye, of those who may have it and let everybody else be paired: what a text counts, then its order. */
export interface ByeLadder<Member> {
  readonly counts: (member: Member) => readonly Counted[];
  readonly order: Rule;
  /** As the text offers the bye, by what it counts and by its order. */
  readonly offered: (members: readonly Member[]) => readonly Member[];
}

/** The lowest score, and there the last of the list. */
export const lastOfLowest = <Member extends Claimant>(rule: Rule): ByeLadder<Member> => ({
  counts: member => [countedOn(rule, decimalOf(member.score), member, 'score')],
  order: rule,
  offered: members => [...members].reverse(),
});

/** The lowest score, the fewest rounds without a game, the largest number: a paragraph each in the texts of 2026. */
export const lowestWithMostPlayed = <Member extends Claimant>(
  {
    lowestScore,
    mostPlayed,
    largestNumber,
  }: Readonly<Record<'lowestScore' | 'mostPlayed' | 'largestNumber', Rule>>,
  {
    round,
    played,
    number,
  }: {
    readonly round: number;
    readonly played: (member: Member) => number;
    readonly number: (member: Member) => number;
  },
): ByeLadder<Member> => ({
  counts: member => [
    countedOn(lowestScore, decimalOf(member.score), member, 'score'),
    countedOn(mostPlayed, round - 1 - played(member), member, 'unplayed'),
  ],
  order: largestNumber,
  offered: members =>
    [...members].sort((a, b) => a.score - b.score || played(b) - played(a) || number(b) - number(a)),
});

/** Undefined: no bye is given, or nobody may have it. */
export const receiverOf = <Member extends Vertex>(
  field: Pairable<Member>,
  { offered }: ByeLadder<Member>,
): Member | undefined => {
  if (field.members.length % 2 === 0) return undefined;
  const possible = new Set(possibleReceivers(field));
  return offered(field.members).find(member => possible.has(member));
};

/** What keeps somebody from the bye before anything is counted. */
interface Ineligible<Member> {
  readonly bar: (member: Member) => Bar | undefined;
  /** Whether the others can all be paired without the player. */
  readonly isPossible: (member: Member) => boolean;
  readonly completion: Rule;
  /** Who would then be left over. */
  readonly leftOver: (member: Member) => LeftOver | undefined;
}

/** The first step of the ladder that told somebody apart from whoever received the bye: barred, needed by the others … */
export const againstReceiving = <Member>(
  ladder: ByeLadder<Member>,
  { bar, isPossible, completion, leftOver }: Ineligible<Member>,
  { receiver, member }: { readonly receiver: Member; readonly member: Member },
): Near => {
  const barred = bar(member);
  if (barred) return { ...forbidden(barred), nearness: [-1, 0] };
  if (!isPossible(member)) return { ...notComplete(completion, leftOver(member)), nearness: [-1, 1] };
  return steppedPast(ladder, receiver, member);
};

/** … or by the first step by which one of two who might have it goes before the other. */
export const steppedPast = <Member>(
  { counts, order }: ByeLadder<Member>,
  receiver: Member,
  member: Member,
): Near => {
  const [own, theirs] = [counts(receiver), counts(member)];
  const at = differenceAt(own, theirs);
  return { ...toldByCounts(own, theirs, order), nearness: [-1, 2 + (at < 0 ? own.length : at)] };
};

/** Everybody in the order in which the bye was offered, with what told them apart from the receiver. */
export const rulingOfBye = <Member extends Claimant>(
  field: Pairable<Member>,
  ladder: ByeLadder<Member>,
  { receiver, against: text }: { readonly receiver: Member; readonly against: ReasonsAgainst<Member> },
): Ruling<'bye'> => {
  const against = againstOthers(field, ladder, { receiver, against: text });
  const passed = ladder
    .offered(field.members)
    .filter(member => member !== receiver)
    .map(member => passedOver([member], against(member)));
  return rulingOfReceiver(receiver, {
    passed,
    natural: ladder.order,
    facts: scoreOfReceiver(receiver),
  });
};

/** What a text says of everybody who has not the bye, before it counts. */
interface ReasonsAgainst<Member> {
  readonly bar: (member: Member) => Bar | undefined;
  /** That everybody can be paired. */
  readonly completion: Rule;
  /** The same, where the text says it of the bye. */
  readonly completionOfBye?: Rule;
  /** Who would be left over where no legal round meets what is asked. */
  readonly leftOver: (asked: Allowed<Member>) => LeftOver | undefined;
}

/** What stands against everybody else, one by one. */
export const againstOthers = <Member extends Claimant>(
  field: Pairable<Member>,
  ladder: ByeLadder<Member>,
  { receiver, against: text }: { readonly receiver: Member; readonly against: ReasonsAgainst<Member> },
): ((member: Member) => Near) => {
  const possible = new Set(possibleLast(field, field.members));
  const ineligible: Ineligible<Member> = {
    bar: text.bar,
    isPossible: member => possible.has(member),
    completion: text.completionOfBye ?? text.completion,
    leftOver: member => text.leftOver(withBye(member)),
  };
  return member => againstReceiving(ladder, ineligible, { receiver, member });
};

/** The round in which somebody was given the bye, or a point without playing. */
export const barredBy = (rule: Rule, round: number | undefined): Bar | undefined =>
  round === undefined ? undefined : { rule, round };
