import type { Entrant } from '../../position/index.ts';
import { snake } from '../../position/index.ts';
import type { Seeded } from '../../position/knockout/index.ts';

/** A place of the draw. Empty where the field does not reach the power of two: the opponent has a bye. */
export type Place = Seeded | undefined;

/** Part of the draw in the order of its matches: a group, or what the winners of the groups form together. */
export type Section = readonly Place[];

export interface Contest<Held = Place> {
  /** Only while there are several groups. */
  readonly group?: number;
  /** Of the match within its section. */
  readonly number: number;
  readonly places: readonly [Held, Held];
}

/** The next power of two (Reglamentación 1). */
export const drawSize = (players: number): number => 2 ** roundsFor(players);

export const roundsFor = (players: number): number => {
  let rounds = 0;
  while (2 ** rounds < players) rounds++;
  return rounds;
};

/** Two groups up to 16 players, four heads with 32, eight with 64 (Reglamentación 2 and 8). */
export const headsFor = (size: number): number => (size === 2 ? 1 : Math.max(2, size / 8));

/**
 * The field in its groups: the snake, so that each group runs from its head down to its last. Whatever the number of
 * groups, the matches are the same: a group is the part of the draw from which its head would come out.
 */
export const firstDraw = (seeded: readonly Entrant[], heads: number): readonly Section[] =>
  snake(drawSize(seeded.length), heads).map(numbers =>
    numbers.map((number): Place => {
      const entrant = seeded[number - 1];
      return entrant && { number, entrant };
    }),
  );

/** First against last, second against last but one (Reglamentación 9 and 10). */
export const contestsOf = <Held = Place>(sections: readonly (readonly Held[])[]): readonly Contest<Held>[] =>
  sections.flatMap((section, index) =>
    section.slice(0, section.length / 2).map(
      (place, at): Contest<Held> => ({
        ...(sections.length > 1 ? { group: index + 1 } : {}),
        number: at + 1,
        places: [place, section[section.length - 1 - at] as Held],
      }),
    ),
  );

/** The winners, given in the order of the contests; when one is left in each group, they form a section together. */
export const afterRound = <Held = Place>(
  sections: readonly (readonly Held[])[],
  winners: readonly Held[],
): readonly (readonly Held[])[] => {
  const left = sections.map((section, index) => {
    const matches = section.length / 2;
    return winners.slice(index * matches, (index + 1) * matches);
  });
  return left.every(section => section.length === 1) ? [left.flat()] : left;
};
