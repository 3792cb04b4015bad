/** Names a participant for ever: 1, 2, 3 … in order of entry, never used again. Numbers may change; keys do not. */
export type PlayerKey = number & { readonly names: 'entry' };

export const playerKey = (number: number): PlayerKey => number as PlayerKey;

/**
 * Names a team for ever, as `PlayerKey` does a participant: keys of teams are their own 1, 2, 3 …. It may stand where a board or a bye names
 * whoever is paired, and `Round.of` says so; a player's key never stands where a team is named.
 */
export type TeamKey = PlayerKey & { readonly of: 'teams' };

export const teamKey = (number: number): TeamKey => number as TeamKey;

/** Who is paired: players, or teams where the system pairs teams (`Round.of`). */
export type EntrantKey = PlayerKey | TeamKey;

/** Place of an entry in its journal: 1, 2, 3 … without gaps. It is the order of everything, and the version of a state. */
export type Seq = number & { readonly names: 'place in the journal' };

export const seqOf = (number: number): Seq => number as Seq;

/** ISO 8601 in UTC: `2026-11-16T16:42:07.120Z`. */
export type Instant = string;

/** SHA-256 in hexadecimal. */
export type Digest = string;
