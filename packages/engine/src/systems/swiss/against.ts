import type { PlayerId } from '../../model/index.ts';
import type { CountFacts, LeftOver, PassedOver, Rule, Ruling } from '../../rules/index.ts';

/** What stands against something that was not taken, and how near it came to what was. */
export interface Against extends Omit<PassedOver, 'players'> {
  /** The bracket and the step that told the two apart: the later, the nearer. */
  readonly nearness: readonly [bracket: number, step: number];
  /** The score of that bracket. */
  readonly bracket?: number;
}

/** What forbids one to meet another: the rule, and the earlier round. */
type Prohibits<Member> = (other: Member) => Pick<PassedOver, 'rule' | 'round'> | undefined;

/** Everybody whom a player could meet is forbidden: by the rule against the first of them. Undefined: not everybody is. */
export const allForbidden = <Member extends { readonly id: PlayerId }>(
  others: readonly Member[],
  prohibition: Prohibits<Member>,
): Pick<PassedOver, 'verdict' | 'rule' | 'round' | 'opponents' | 'isByOtherRules'> | undefined => {
  const forbidden = others.flatMap(other => {
    const found = prohibition(other);
    return found ? [{ id: other.id, found }] : [];
  });
  const [first] = forbidden;
  if (!first || forbidden.length < others.length) return undefined;
  const { rule, round } = first.found;
  const alike = forbidden.filter(({ found }) => found.rule.key === rule.key);
  return {
    verdict: 'forbidden',
    rule,
    ...(round === undefined ? {} : { round }),
    opponents: alike.map(({ id }) => id),
    ...(alike.length === others.length ? {} : { isByOtherRules: true }),
  };
};

/** Not everybody else could be paired. */
export const notComplete = (
  completion: Rule,
  leftOver: LeftOver | undefined,
  nearness: Against['nearness'],
): Against => ({ verdict: 'forbidden', rule: completion, ...(leftOver ? { leftOver } : {}), nearness });

/** As a ruling carries it. */
export const passedOver = (
  players: readonly { readonly id: PlayerId }[],
  { nearness: _, bracket: __, ...against }: Against,
): PassedOver => ({ players: players.map(({ id }) => id), ...against });

/** Whoever came nearest first; among equals the one who stands lower. */
export const byNearness = (
  a: { readonly against: Against; readonly order: number },
  b: { readonly against: Against; readonly order: number },
): number => {
  const [one, other] = [a.against.nearness, b.against.nearness];
  return other[0] - one[0] || other[1] - one[1] || b.order - a.order;
};

/** Both counts and what they are of, where the thing first passed over has them. */
export const countsOf = (passed: PassedOver | undefined): CountFacts => ({
  ...(passed?.chosen === undefined ? {} : { chosen: passed.chosen }),
  ...(passed?.other === undefined ? {} : { other: passed.other }),
  ...(passed?.unit === undefined ? {} : { unit: passed.unit }),
  ...(passed?.each === undefined ? {} : { each: passed.each }),
});

/** What a Swiss system can say about a round it has paired. Players are known to be in it. */
export interface Reasons {
  readonly ofBoard: (player: PlayerId) => Ruling<'board'> | undefined;
  readonly ofBye: () => Ruling<'bye'> | undefined;
  /** Of every float of the player, in the order in which they were decided. */
  readonly ofFloats: (player: PlayerId) => readonly Ruling<'float'>[];
  /** Two who do not meet. */
  readonly againstPair: (a: PlayerId, b: PlayerId) => Against;
  /** Somebody who has not the bye. */
  readonly againstBye: (player: PlayerId) => Against;
  /** Why one left a bracket and the other did not; undefined where that is not so. */
  readonly againstFloat: (player: PlayerId, instead: PlayerId) => Against | undefined;
}
