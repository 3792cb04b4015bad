import type { Position } from '../../../position/index.ts';
import { isPointWithoutPlaying } from '../../swiss/bar-from-bye.ts';
import { dueColour, hasPlayed, type Member, sumOf } from '../definitions.ts';

/** 1.7: the mean, rounded to the nearest whole number, a half upwards; 0 before the first game. */
export const aroOf = ({ opponents }: Member): number =>
  opponents.length === 0 ? 0 : Math.floor((2 * sumOf(opponents) + opponents.length) / (2 * opponents.length));

/** 1.8.2. */
export const maximumOfUpfloats = (rounds: number): number => 2 + Math.floor(rounds / 5);

/** C2 (C.04.1, article 4): the round of a bye, or of a win's points in one round without playing. */
export const barredSince = (member: Member, { tournament }: Position): number | undefined =>
  member.entrant.past.find(past => isPointWithoutPlaying(past, tournament.scoring))?.round;

/** The subgroups of 3.2.3. */
export type Subgroup = 'G1' | 'G2';

export const otherSubgroup = (subgroup: Subgroup): Subgroup => (subgroup === 'G1' ? 'G2' : 'G1');

/**
 * 3.2.3: whoever seeks White is in G1, the others in G2; where nobody of the bracket has played, the first half by
 * pairing number is in G1.
 */
export const subgroupsOf = (bracket: readonly Member[]): ReadonlyMap<Member, Subgroup> => {
  if (bracket.some(hasPlayed))
    return new Map(bracket.map(member => [member, dueColour(member).colour === 'white' ? 'G1' : 'G2']));
  const sorted = [...bracket].sort(byPlace);
  return new Map(sorted.map((member, index) => [member, 2 * index < sorted.length ? 'G1' : 'G2']));
};

export const byPlace = (a: Member, b: Member): number => a.place - b.place;

/** 3.2.5 and 4.3.2: ascending ARO, then ascending pairing number. */
export const byAro = (a: Member, b: Member): number => aroOf(a) - aroOf(b) || byPlace(a, b);

/** 4.3.2 and 4.3.3: the possible shifters of a subgroup by their sequence numbers, from the middle outwards. */
export const shiftersInOrder = (seekers: readonly Member[], subgroup: Subgroup): readonly Member[] => {
  const remaining = [...seekers].sort(subgroup === 'G1' ? byAro : byPlace);
  const order: Member[] = [];
  while (remaining.length > 0) order.push(...remaining.splice((remaining.length - 1) >> 1, 1));
  return order;
};
