import { accept, type Outcome, type Player, refuse } from '../../model/index.ts';
import { type NoPairing, noPairing } from '../system.ts';

/** A section and its players, in the order in which they were given. */
export interface Section<Member extends Player = Player> {
  /** `A` for the strongest, and so on. */
  readonly name: string;
  /** Ratings from this one on. Absent: the last section, with the unrated. */
  readonly from?: number;
  /** Ratings below this one. Absent: the first section. */
  readonly below?: number;
  readonly players: readonly Member[];
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Sections by strength from their lower bounds, the highest first: `2000, 1600` gives 2000 and over, 1600 to 1999, and the
 * rest with the unrated.
 */
export const splitByStrength = <Member extends Player>(
  players: readonly Member[],
  bounds: readonly number[],
): Outcome<readonly Section<Member>[], NoPairing> => {
  const descend = bounds.every((bound, at) => bound < (bounds[at - 1] ?? Number.POSITIVE_INFINITY));
  const areRatings = bounds.every(bound => Number.isInteger(bound) && bound > 0);
  if (bounds.length === 0 || bounds.length >= LETTERS.length || !descend || !areRatings)
    return refuse(
      noPairing('option-invalid', {
        option: 'sections',
        value: bounds.join(','),
        allowed: '2000,1600',
        areExamples: true,
      }),
    );
  const limits = [...bounds, undefined];
  const sections = limits.map((from, at): Section<Member> => {
    const below = bounds[at - 1];
    return {
      name: LETTERS[at] ?? '',
      ...(from === undefined ? {} : { from }),
      ...(below === undefined ? {} : { below }),
      players: players.filter(
        ({ rating = 0 }) => rating >= (from ?? 0) && rating < (below ?? Number.POSITIVE_INFINITY),
      ),
    };
  });
  const empty = sections.filter(section => section.players.length === 0);
  return empty.length > 0
    ? refuse(
        ...empty.map(({ name, from, below }) =>
          noPairing('section-empty', {
            section: name,
            ...(from === undefined ? {} : { from }),
            ...(below === undefined ? {} : { below }),
          }),
        ),
      )
    : accept(sections);
};
