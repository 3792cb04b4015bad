import { impossible, type PlayerId } from '../../model/index.ts';
import { type ByeFacts, type PassedOver, type Rule, type Ruling, ruling } from '../../rules/index.ts';
import { type Against, notComplete, passedOver, type Reasons } from './against.ts';
import {
  type Allowed,
  againstBye,
  againstDemand,
  againstPair,
  type Rerun,
  type Step,
  withBye,
} from './steps.ts';

interface Known {
  readonly id: PlayerId;
}

/** A ruling that is worked out when somebody asks. */
export interface Lazy<Subject extends 'board' | 'float'> {
  readonly about: readonly PlayerId[];
  readonly ruling: () => Ruling<Subject>;
}

/** What a procedure of steps knows of its round. */
export interface StepwiseRound<Member extends Known> {
  readonly members: readonly Member[];
  readonly rerun: Rerun<Member>;
  readonly boards: readonly Lazy<'board'>[];
  readonly floats: readonly Lazy<'float'>[];
  readonly bye: (() => Ruling<'bye'>) | undefined;
  /** What would have to be, had the first not floated but the second; undefined where that is not the question. */
  readonly insteadOf: (player: Member, instead: Member) => Allowed<Member> | Against | undefined;
}

export const rulingsIn = <Member extends Known>({
  boards,
  floats,
  bye,
}: StepwiseRound<Member>): readonly Ruling[] => [
  ...(bye ? [bye()] : []),
  ...floats.map(float => float.ruling()),
  ...boards.map(board => board.ruling()),
];

export const reasonsIn = <Member extends Known>(worked: () => StepwiseRound<Member>): Reasons => {
  const memberOf = (id: PlayerId): Member =>
    worked().members.find(member => member.id === id) ?? impossible(`${id} is to be paired`);
  const told = (against: Against | undefined): Against =>
    against ?? impossible('a round with what was not taken is another round');
  return {
    ofBoard: player =>
      worked()
        .boards.find(({ about }) => about.includes(player))
        ?.ruling(),
    ofFloats: player =>
      worked()
        .floats.filter(({ about }) => about.includes(player))
        .map(float => float.ruling()),
    ofBye: () => worked().bye?.(),
    againstPair: (a, b) => told(againstPair(worked().rerun, memberOf(a), memberOf(b))),
    againstBye: player => told(againstBye(worked().rerun, memberOf(player))),
    againstFloat: (player, instead) => {
      const demand = worked().insteadOf(memberOf(player), memberOf(instead));
      return demand && ('verdict' in demand ? demand : againstDemand(worked().rerun, demand));
    },
  };
};

/** The bye as an ordered ladder: barred, needed by the others, then what the text counts, then its order. */
export interface ByeLadder<Member extends Known> {
  readonly receiver: Member;
  /** Everybody, in the order in which the text offers the bye. */
  readonly claimants: readonly Member[];
  readonly rerun: Pick<Rerun<Member>, 'bar' | 'completion' | 'completionOfBye' | 'leftOver'>;
  /** Whether the others can all be paired without the player. */
  readonly isPossible: (member: Member) => boolean;
  readonly counts: (member: Member) => Step['counts'];
  readonly order: Rule;
}

export const rulingOfBye = <Member extends Known>(
  { receiver, claimants, rerun, isPossible, counts, order }: ByeLadder<Member>,
  facts: ByeFacts,
): Ruling<'bye'> => {
  const own = counts(receiver);
  const against = (member: Member): Against => {
    const bar = rerun.bar(member);
    if (bar) return { verdict: 'forbidden', ...bar, nearness: [0, 0] };
    if (!isPossible(member))
      return notComplete(rerun.completionOfBye ?? rerun.completion, rerun.leftOver(withBye(member)), [0, 1]);
    const theirs = counts(member);
    const step = own.findIndex(([, count], index) => count !== theirs[index]?.[1]);
    const [rule, chosen] = own[step] ?? [order, 0];
    const [, other = 0, suffers = [], of] = theirs[step] ?? [];
    return step < 0
      ? { verdict: 'equal-later', rule: order, nearness: [0, 9] }
      : { verdict: 'worse', rule, chosen, other, suffers, ...of, nearness: [0, 2 + step] };
  };
  const others = claimants.filter(member => member !== receiver);
  const passed: readonly PassedOver[] = others.map(member => passedOver([member], against(member)));
  const decisive = passed[0]?.rule ?? order;
  return ruling('bye', decisive, [receiver.id], {
    passedOver: passed,
    because: passed.filter(({ rule }) => rule.key === decisive.key).flatMap(({ players }) => players),
    facts,
  });
};

/** The round in which somebody was given the bye, or a point without playing. */
export const barredBy = (
  rule: Rule,
  round: number | undefined,
): { readonly rule: Rule; readonly round?: number } | undefined =>
  round === undefined ? undefined : { rule, round };
