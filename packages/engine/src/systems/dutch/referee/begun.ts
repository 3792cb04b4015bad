import { type BegunRounds, begunAmong } from '../../testing/asked.ts';
import type { WholeRound as WholeRoundOf } from '../../testing/whole-rounds.ts';
import type { LiteralBracket } from './candidates.ts';
import type { Field, Pair } from './field.ts';
import type { Member } from './member.ts';

export type WholeRound = WholeRoundOf<Member>;

/** A candidate as some rounds have it. */
export type Begun = BegunRounds<Member>;

/** The candidates of a bracket in a list of rounds. */
export const begunBy = (bracket: LiteralBracket, rounds: readonly WholeRound[]): ReadonlyMap<string, Begun> =>
  begunAmong(everybodyIn(bracket), rounds);

/** Moved-down players meet residents (3.3.3; B.3). */
export const mayMeetIn = ({ mayMeet }: Field, { movedDown }: LiteralBracket, a: Member, b: Member): boolean =>
  mayMeet(a, b) && !(movedDown.includes(a) && movedDown.includes(b));

export const everybodyIn = ({ movedDown, residents }: LiteralBracket): readonly Member[] => [
  ...movedDown,
  ...residents,
];

export const bracketOf = (movedDown: readonly Member[], residents: readonly Member[]): LiteralBracket => ({
  movedDown: [...movedDown].sort((a, b) => a.order - b.order),
  residents,
});

export const bracketWith = (
  before: { readonly downfloaters: readonly Member[] } | undefined,
  residents: readonly Member[],
): LiteralBracket => bracketOf(before?.downfloaters ?? [], residents);

/** Moved-down players first. */
export const inOrder = ({ movedDown }: LiteralBracket, pairs: readonly Pair[]): readonly Pair[] =>
  [...pairs].sort(
    ([a], [b]) => Number(movedDown.includes(b)) - Number(movedDown.includes(a)) || a.order - b.order,
  );
