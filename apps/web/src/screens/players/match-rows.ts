import type { NewPlayer } from '@pareo/engine/journal';
import type { RatedPlayer, RatingKind, SoughtPlayer } from '@pareo/host';
import { differences, joined, playerFrom } from '../../client/rated.ts';
import type { ReadRow } from './read-list.ts';

/* Rows of a list against the rating lists. One person of the list is taken, with what the list knows; where the row says something
 * else, or several fit, a person decides. */

/** The number of a candidate, or what is written. */
export type Choice = number | 'keep';

export interface FoundRow {
  readonly candidates: readonly RatedPlayer[];
  readonly choice: Choice;
  /** The list and the row differ, or several fit. */
  readonly needsChoice: boolean;
  /** The name differs. */
  readonly showsName: boolean;
  readonly listed?: NewPlayer;
}

export const soughtOf = (rows: readonly ReadRow[]): readonly SoughtPlayer[] =>
  rows.map(({ player }) => {
    const born = Number(player.birth?.slice(0, 4));
    return {
      name: player.name.slice(0, 200),
      ...(/^[1-9]\d{0,11}$/.test(player.fideId ?? '') ? { fideId: Number(player.fideId) } : {}),
      ...(born > 0 ? { born } : {}),
    };
  });

/** One who fits is taken unless somebody says otherwise; of several nobody is. */
export const foundOf = (
  row: NewPlayer,
  candidates: readonly RatedPlayer[],
  chosen: Choice | undefined,
  kind: RatingKind,
): FoundRow => {
  const choice = chosen ?? (candidates.length === 1 ? 0 : 'keep');
  const differ = candidates.map(one => differences(row, playerFrom(one, kind)));
  const one = choice === 'keep' ? undefined : candidates[choice];
  return {
    candidates,
    choice,
    needsChoice: candidates.length > 1 || differ.some(fields => fields.length > 0),
    showsName: differ.some(fields => fields.includes('name')),
    ...(one === undefined ? {} : { listed: playerFrom(one, kind) }),
  };
};

export const taken = (row: NewPlayer, found: FoundRow | undefined): NewPlayer =>
  found?.listed === undefined ? row : joined(row, found.listed);
