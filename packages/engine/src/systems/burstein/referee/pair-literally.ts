import type { PlayerId } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import { brackets2017 } from '../2017/referee/round.ts';
import { brackets2026 } from '../2026/referee/round.ts';
import { colourIn } from './colours.ts';
import { completionIn, type MayMeet } from './completion.ts';
import { prohibitionBetween } from './field.ts';
import { type Edition, type Member, membersOf } from './member.ts';

/** A bracket (group) with what the articles choose for it. */
export interface Decided {
  /** The higher ranked first, in ranking order. */
  readonly pairs: readonly (readonly [Member, Member])[];
  readonly floaters: readonly Member[];
}

/** What a bracket is decided from. */
export interface Stage {
  /** The bracket in ranking order. */
  readonly members: readonly Member[];
  /** Floated here from another group (seed 003). */
  readonly incoming?: Member | undefined;
  readonly below: readonly Member[];
  readonly mayMeet: MayMeet;
  readonly canBeCompleted: Completion;
}

type Completion = ReturnType<typeof completionIn>;

interface Round {
  readonly bye: Member | undefined;
  readonly brackets: readonly Decided[];
}

/** The round by the letter of the articles. Undefined: there is none. */
const roundIn = (position: Position, edition: Edition): Round | undefined => {
  const everybody = membersOf(position, edition);
  const mayMeet: MayMeet = (a, b) => prohibitionBetween(position, edition, [a, b]) === undefined;
  const canBeCompleted = completionIn(mayMeet);
  const bye = everybody.length % 2 === 1 ? receiverIn(everybody, edition, canBeCompleted) : undefined;
  const others = everybody.filter(member => member !== bye);
  if (others.length % 2 === 1 || !canBeCompleted(others)) return undefined;
  const brackets = edition === '2026' ? brackets2026(others, mayMeet) : brackets2017(others, mayMeet);
  return { bye, brackets };
};

type Claim = (member: Member) => number;

/** The steps of 3.1 (4.2 and 4.3), the greater claim first. */
const claimsOf = (edition: Edition): readonly Claim[] =>
  edition === '2026'
    ? [({ score }) => -score, ({ games }) => games, ({ rank }) => rank]
    : [({ score }) => -score, ({ sums: [first = 0] }) => -first, ({ rank }) => rank];

const receiverIn = (
  everybody: readonly Member[],
  edition: Edition,
  canBeCompleted: Completion,
): Member | undefined => {
  let candidates = everybody.filter(
    member => member.barredSince === undefined && canBeCompleted(everybody.filter(other => other !== member)),
  );
  for (const claim of claimsOf(edition)) {
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
