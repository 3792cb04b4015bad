import { mayMeet } from '../../swiss/pairable.ts';
import type { Member } from './definitions.ts';
import type { Field, LastRound } from './field.ts';

/** The players to be paired together: those moved down into the score group, and its own. Both by A2. */
export interface Group {
  readonly movedDown: readonly Member[];
  readonly residents: readonly Member[];
}

/** A3: a group in which at least half were moved down is treated as homogeneous. */
export const isHeterogeneous = ({ movedDown, residents }: Group): boolean =>
  movedDown.length > 0 && movedDown.length < residents.length;

/**
 * What is asked of the players whom the pairing of a group leaves.
 * `none`: they move down (C6). `complete`: there is nobody below; one may take the bye (A5). `next` (C12): each of
 * them finds an opponent among those of the next group. `lowest` (C13): they and everybody below can be paired, the
 * bye included; `byeToLeft` says whether one of them may take it. `rest`: likewise, whatever becomes of those below; nobody
 * of the group need be paired. `known`: what may be below, where what is asked of the group is more (decision 730).
 */
export type Demand =
  | { readonly kind: 'none' }
  | { readonly kind: 'complete' }
  | { readonly kind: 'next'; readonly below: readonly Member[]; readonly known?: Field }
  | {
      readonly kind: 'lowest';
      readonly below: readonly Member[];
      readonly byeToLeft: 'allowed' | 'refused';
      readonly known?: Field;
    }
  | { readonly kind: 'rest'; readonly below: readonly Member[] };

/** C9, C10: B6 is dropped before B5 (decision 0091). */
export type Dropped = 0 | 1 | 2;
export const IN_FORCE = 0;
export const ALL_DROPPED = 2;

/** What of B5 and B6 still holds. */
export interface Floats {
  /** C10. */
  readonly up: Dropped;
  /** C9. */
  readonly down: Dropped;
  /** Seed 000, 21. */
  readonly lastRound: LastRound;
}

/** Whether an upfloat would be the same as one round (B5) or two rounds before (B6). */
export const repeatsUp = (player: Member, { up, lastRound }: Floats): boolean =>
  repeats(player, 'up', up, lastRound);

export const repeatsDown = (player: Member, { down, lastRound }: Floats): boolean =>
  repeats(player, 'down', down, lastRound);

const repeats = (player: Member, float: 'up' | 'down', dropped: Dropped, lastRound: LastRound): boolean => {
  if (lastRound === 'waived' && player.isAboveHalf) return false;
  return (dropped < 2 && player.floats[0] === float) || (dropped < 1 && player.floats[1] === float);
};

/**
 * Whether B5 and B6 let the two meet. The lower of two scores receives an upfloat. The higher receives a downfloat,
 * which is judged where the player is moved down, so only those not moved down into this group are asked (decision
 * 0092).
 */
export const allowFloats = (
  [higher, lower]: readonly [Member, Member],
  group: Group,
  floats: Floats,
): boolean =>
  higher.score === lower.score ||
  !(repeatsUp(lower, floats) || (repeatsDown(higher, floats) && !group.movedDown.includes(higher)));

/** C1: players of the group without any opponent in it. */
export const withoutOpponent = (
  { movedDown, residents }: Group,
  { known }: Field,
  lastRound: LastRound,
): readonly Member[] => {
  const all = [...movedDown, ...residents];
  const pairs = { legal: known[lastRound] };
  return all.filter(player => !all.some(other => mayMeet(pairs, player, other)));
};

export const without = (group: Group, players: readonly Member[]): Group => {
  if (players.length === 0) return group;
  const gone = new Set(players);
  return {
    movedDown: group.movedDown.filter(player => !gone.has(player)),
    residents: group.residents.filter(player => !gone.has(player)),
  };
};
