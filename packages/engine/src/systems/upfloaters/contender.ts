import type { Colour, PlayerId, Points } from '../../model/index.ts';
import type { Entrant } from '../../position/index.ts';

/* The procedure that C.04.5 (Double-Swiss, players) and C.04.6 (Swiss Team) share by regulation: brackets are completed
 * from below by upfloaters, nobody ever floats down. Its nouns are those of both texts. */

/** Somebody to be paired: a team, or a player of a Double-Swiss. */
export interface Contender {
  readonly id: PlayerId;
  readonly entrant: Entrant;
  /** Vertex of the field: place among those to be paired, by pairing number. */
  readonly order: number;
  /** Tournament pairing number. */
  readonly tpn: number;
  /** What the regulation pairs by, in tenths: the primary score, virtual points included. */
  readonly score: Points;
  /** 4.2.2: what makes the first-team where the primary scores are equal; 0 where it is not used. */
  readonly secondary: Points;
  /** Everybody met in a match that took place, and in which round. */
  readonly met: ReadonlyMap<PlayerId, number>;
  /** C2: the round of a bye before, a forfeit win or a full-point bye. */
  readonly barredSince: number | undefined;
  /** Matches really played (3.4.3). */
  readonly played: number;
  /** Met an opponent with another score in the previous round, in a match that took place (1.5). */
  readonly floated: boolean;
  /** Of the played matches, oldest first. */
  readonly colours: readonly Colour[];
  /** Number for the parity of 4.3.1: over those who have been paired before or are present now. */
  readonly parity: number;
  /** C.04.6, 1.7. A Double-Swiss knows none. */
  readonly preference: Preference | undefined;
}

export interface Preference {
  readonly colour: Colour;
  readonly strength: 'strong' | 'mild';
}

/** C.04.5 and C.04.6, 1.2: score, then pairing number. */
export const byScoreThenTpn = (a: Contender, b: Contender): number => b.score - a.score || a.tpn - b.tpn;
