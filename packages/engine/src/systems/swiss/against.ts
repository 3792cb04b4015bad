import type { PlayerId } from '../../model/index.ts';
import type { Compared, CountFacts, LeftOver, PassedOver, Rule, Ruling } from '../../rules/index.ts';
import { once } from '../once.ts';

/** What stands against something that was not taken. */
export interface Against extends Omit<PassedOver, 'players'> {
  /** The score of the bracket that told the two apart. */
  readonly bracket?: number;
}

/** And how near it came to what was taken. */
export interface Near extends Against {
  /** The bracket and the step that told the two apart: the later, the nearer. */
  readonly nearness: readonly [bracket: number, step: number];
}

/** A rule that does not let something be, and the earlier round on account of which. */
export type Bar = Pick<PassedOver, 'rule' | 'round'>;

export const forbidden = (bar: Bar): Against => ({ verdict: 'forbidden', ...bar });

/** As good as what was taken: the order puts it later. */
export const equalLater = (rule: Rule): Against => ({ verdict: 'equal-later', rule });

/** What forbids one to meet another. */
type Prohibits<Member> = (other: Member) => Bar | undefined;

/** Everybody whom a player could meet is forbidden: by the rule against the first of them. Undefined: not everybody is. */
export const allForbidden = <Member extends { readonly id: PlayerId }>(
  others: readonly Member[],
  prohibition: Prohibits<Member>,
): Against | undefined => {
  const barred = others.flatMap(other => {
    const found = prohibition(other);
    return found ? [{ id: other.id, found }] : [];
  });
  const [first] = barred;
  if (!first || barred.length < others.length) return undefined;
  const { rule, round } = first.found;
  const alike = barred.filter(({ found }) => found.rule.key === rule.key);
  return {
    verdict: 'forbidden',
    rule,
    ...(round === undefined ? {} : { round }),
    opponents: alike.map(({ id }) => id),
    ...(alike.length === others.length ? {} : { isByOtherRules: true }),
  };
};

/** Not everybody else could be paired. */
export const notComplete = (completion: Rule, leftOver: LeftOver | undefined): Against => ({
  ...forbidden({ rule: completion }),
  ...(leftOver ? { leftOver } : {}),
});

/**
 * With whoever suffers, worked out when somebody reads it: of the hundreds of alternatives that a round has, few are. A field
 * like any other to whoever copies or writes it.
 */
export const withSufferers = <Told extends Against>(told: Told, sufferers: () => readonly number[]): Told =>
  Object.defineProperty({ ...told }, 'suffers', {
    get: once(sufferers),
    enumerable: true,
    configurable: true,
  });

/** With both candidates, worked out when somebody reads them; nobody who copies or writes the rest does. */
export const withCompared = <Told extends Against>(told: Told, compared: () => Compared | undefined): Told =>
  Object.defineProperty(told, 'compared', { get: once(compared), enumerable: false, configurable: true });

/** What is told of something, with both candidates where there are any. */
export const comparedAs = <Told extends object>(
  told: Told,
  from: Partial<Pick<PassedOver, 'compared'>> | undefined,
): Told => {
  const compared = from && Object.getOwnPropertyDescriptor(from, 'compared');
  return compared ? Object.defineProperty(told, 'compared', compared) : told;
};

/** As a ruling carries it; `own`: the score of the bracket that the ruling is about, where what stands against it may be of another. */
export const passedOver = (
  players: readonly { readonly id: PlayerId }[],
  against: Against & Partial<Near>,
  own: number | 'none' | undefined = against.bracket,
): PassedOver => {
  const { suffers, bracket, nearness, ...told } = Object.getOwnPropertyDescriptors(against);
  const elsewhere = against.bracket === own ? {} : { elsewhere: against.bracket };
  const passed = Object.defineProperties({ players: players.map(({ id }) => id), ...elsewhere }, told);
  return (suffers ? Object.defineProperty(passed, 'suffers', suffers) : passed) as unknown as PassedOver;
};

/** Whoever came nearest first; among equals the one who stands lower. */
export const byNearness = (
  a: { readonly against: Near; readonly order: number },
  b: { readonly against: Near; readonly order: number },
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
