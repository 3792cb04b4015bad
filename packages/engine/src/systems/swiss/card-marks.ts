import type { Colour, PlayerId } from '../../model/index.ts';
import type { Entrant, Float, Position } from '../../position/index.ts';
import type { CardMarks, CardsOfSystem } from '../system.ts';
import { colourDifference, type Preference } from './colour-history.ts';

/** What a text says of a player before a round, as far as a card shows it. */
interface Marked {
  readonly entrant: Entrant;
  readonly id: PlayerId;
  readonly colours: readonly Colour[];
  readonly preference: Preference | undefined;
  readonly floats: readonly [Float | undefined, Float | undefined];
}

/** The cards of a text: its articles, its players, and whose absolute preference it waives. */
export const cardsOfSystem = <Player extends Marked>(
  articles: CardsOfSystem['articles'],
  playersIn: (position: Position) => readonly Player[],
  isWaived: (player: Player) => boolean,
): CardsOfSystem => ({
  articles,
  marksIn: position => {
    const { plannedRounds = Number.POSITIVE_INFINITY } = position.tournament;
    const isPaired = new Set(position.entrants.map(({ id }) => id));
    const marks = playersIn({ ...position, entrants: position.everyone }).map(player => {
      const { id, colours, preference } = player;
      const [float] = player.floats;
      const last = colours.at(-1);
      const isObligatory =
        preference?.strength === 'absolute' &&
        !isWaived(player) &&
        isPaired.has(id) &&
        position.round <= plannedRounds;
      const marked: CardMarks = {
        ...(float === undefined ? {} : { float }),
        ...(last === undefined ? {} : { colours: { difference: colourDifference(colours), last } }),
        ...(isObligatory ? { obligatory: preference.colour } : {}),
      };
      return [id, marked] as const;
    });
    return new Map(marks);
  },
});
