import { type Colour, opponentIn, type PlayerId, type Points, type Turn } from '../../model/index.ts';
import type { Entrant, Position } from '../../position/index.ts';

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
  /** C.04.6, 1.7. A Double-Swiss knows none. */
  readonly preference: Preference | undefined;
}

export interface Preference {
  readonly colour: Colour;
  readonly strength: 'strong' | 'mild';
}

/** C.04.5 and C.04.6, 1.2: score, then pairing number. */
export const byScoreThenTpn = (a: Contender, b: Contender): number => b.score - a.score || a.tpn - b.tpn;

/** What a text makes of one match. */
export interface MatchMade {
  /** Otherwise nothing of the match counts but its points. */
  readonly isPlayed: boolean;
  readonly wonByForfeit: boolean;
  /** 1.6: scheduled for the first game, or the first board. */
  readonly colour: Colour | undefined;
}

/** What is of one text. */
interface OfText {
  /** Undefined: the turn was no match. `rivals`: the same match as the opponent has it. */
  readonly matchIn: (turn: Turn, rivals: Turn | undefined) => MatchMade | undefined;
  readonly secondaryOf: (entrant: Entrant) => Points;
  readonly preferenceOf: (colours: readonly Colour[]) => Preference | undefined;
}

interface PastMatch extends MatchMade {
  readonly round: number;
  readonly opponent: PlayerId;
  /** 1.5: the opponent had another score. */
  readonly isFloat: boolean;
}

/** Everybody to be paired, as the procedure sees them. */
export const contendersBy = (
  position: Position,
  { matchIn, secondaryOf, preferenceOf }: OfText,
): readonly Contender[] => {
  const pastOf = new Map(position.everyone.map(({ id, past }) => [id, past]));
  const matchesOf = ({ past }: Entrant): readonly PastMatch[] =>
    past.flatMap(({ round, turn, score, opponentsScore }) => {
      const opponent = opponentIn(turn);
      if (opponent === undefined) return [];
      const made = matchIn(turn, pastOf.get(opponent)?.[round - 1]?.turn);
      return made ? [{ ...made, round, opponent, isFloat: opponentsScore !== score }] : [];
    });
  return position.entrants.map((entrant, order) => {
    const matches = matchesOf(entrant);
    const played = matches.filter(({ isPlayed }) => isPlayed);
    const colours = played.flatMap(({ colour }) => colour ?? []);
    return {
      id: entrant.id,
      entrant,
      order,
      tpn: entrant.place,
      score: entrant.pairingScore,
      secondary: secondaryOf(entrant),
      // The first match stands where a file has two.
      met: new Map(played.map(({ opponent, round }) => [opponent, round] as const).reverse()),
      barredSince: barredSince(entrant, matches),
      played: played.length,
      floated: played.some(({ round, isFloat }) => isFloat && round === position.round - 1),
      colours,
      preference: preferenceOf(colours),
    };
  });
};

/** C2: a half-point or zero-point bye does not bar. */
const barredSince = ({ past }: Entrant, matches: readonly PastMatch[]): number | undefined => {
  const ofByes = past.filter(({ turn }) => isBye(turn)).map(({ round }) => round);
  const ofForfeits = matches.filter(({ wonByForfeit }) => wonByForfeit).map(({ round }) => round);
  const [first] = [...ofByes, ...ofForfeits].sort((a, b) => a - b);
  return first;
};

const isBye = (turn: Turn): boolean =>
  turn.kind === 'pairing-bye' || (turn.kind === 'requested-bye' && turn.worth === 'full');
