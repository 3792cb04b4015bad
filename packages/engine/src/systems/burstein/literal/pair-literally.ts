import type { PlayerId } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import { brackets2017 } from '../2017/literal/round.ts';
import { brackets2026 } from '../2026/literal/round.ts';
import { colourIn } from './colours.ts';
import { completionIn } from './completion.ts';
import { type Demand, type Field, fieldIn } from './field.ts';
import { type Edition, type Member, membersOf } from './member.ts';

/** What the articles find in a pairing of a bracket, in order; each list greatest first. */
export interface Measured {
  readonly key: string;
  readonly faults: readonly number[];
}

/** A bracket (group) with what the articles choose for it. */
export interface Decided {
  /** In ranking order. */
  readonly members: readonly Member[];
  /** The higher ranked first, in ranking order. */
  readonly pairs: readonly (readonly [Member, Member])[];
  readonly floaters: readonly Member[];
  readonly measures: readonly Measured[];
  /** Others that are as good, and come later. */
  readonly equals: readonly Pick<Decided, 'pairs' | 'floaters'>[];
}

/** What a bracket is decided from. */
export interface Stage {
  /** The bracket in ranking order. */
  readonly members: readonly Member[];
  /** Floated here from another group (seed 003). */
  readonly incoming?: Member | undefined;
  readonly below: readonly Member[];
  readonly field: Field;
  readonly canBeCompleted: ReturnType<typeof completionIn>;
}

export interface Round {
  readonly everybody: readonly Member[];
  readonly bye: Member | undefined;
  readonly brackets: readonly Decided[];
}

/** The round by the letter of the articles. Undefined: there is none. */
export const roundIn = (position: Position, edition: Edition, demand: Demand = {}): Round | undefined => {
  const everybody = membersOf(position, edition);
  const same = (member: Member): Member => everybody.find(({ id }) => id === member.id) ?? member;
  const pairs = (demand.pairs ?? []).map(([a, b]) => [same(a), same(b)] as const);
  const field = fieldIn(position, edition, { pairs });
  const canBeCompleted = completionIn(field.mayMeet);
  const bye = everybody.length % 2 === 1 ? receiverIn(everybody, edition, canBeCompleted) : undefined;
  const others = everybody.filter(member => member !== bye);
  if (others.length % 2 === 1 || !canBeCompleted(others)) return undefined;
  const brackets = edition === '2026' ? brackets2026(others, field) : brackets2017(others, field);
  return { everybody, bye, brackets };
};

type Completion = ReturnType<typeof completionIn>;

/** The steps of 3.1 (4.2 and 4.3), the greater claim first. */
export const stepsOf = (
  edition: Edition,
): readonly { readonly key: string; readonly claim: (member: Member) => number }[] =>
  edition === '2026'
    ? [
        { key: 'burstein-2026.3.1.3', claim: ({ score }) => -score },
        { key: 'burstein-2026.3.1.4', claim: ({ games }) => games },
        { key: 'burstein-2026.3.1.5', claim: ({ rank }) => rank },
      ]
    : [
        { key: 'burstein-2017.4.2', claim: ({ score }) => -score },
        { key: 'burstein-2017.4.2', claim: ({ sums: [first = 0] }) => -first },
        { key: 'burstein-2017.4.3', claim: ({ rank }) => rank },
      ];

const receiverIn = (
  everybody: readonly Member[],
  edition: Edition,
  canBeCompleted: Completion,
): Member | undefined => {
  let candidates = everybody.filter(
    member => member.barredSince === undefined && canBeCompleted(everybody.filter(other => other !== member)),
  );
  for (const { claim } of stepsOf(edition)) {
    const strongest = Math.max(...candidates.map(claim));
    candidates = candidates.filter(member => claim(member) === strongest);
  }
  return candidates[0];
};

export interface LiteralRound {
  /** White first. */
  readonly pairs: readonly (readonly [PlayerId, PlayerId])[];
  readonly bye?: PlayerId;
}

/** The referee of the fast engine; fit for some ten players. */
export const pairLiterally = (position: Position, edition: Edition): LiteralRound | 'no-pairing' => {
  const round = roundIn(position, edition);
  if (!round) return 'no-pairing';
  const coloured = (pair: readonly [Member, Member]): readonly [PlayerId, PlayerId] => {
    const [higher, lower] = pair[0].rank < pair[1].rank ? pair : [pair[1], pair[0]];
    const { colourOfHigher } = colourIn([higher, lower], position, edition);
    return colourOfHigher === 'white' ? [higher.id, lower.id] : [lower.id, higher.id];
  };
  return {
    pairs: round.brackets.flatMap(({ pairs }) => pairs.map(coloured)),
    ...(round.bye && { bye: round.bye.id }),
  };
};
