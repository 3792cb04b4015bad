import { allottedColourIn, opponentIn, type PlayerId } from '../model/index.ts';
import type { Entrant, Position } from '../position/index.ts';
import { byBoardOrder, rankedPair } from '../systems/swiss/board-order.ts';

/** Two who meet. `colours` are not known where the file gives none: a forfeit, a match without a game. */
export interface Meeting {
  readonly white: PlayerId;
  readonly black: PlayerId;
  readonly colours: 'stated' | 'unknown';
}

/** A round as it is, whoever made it. */
export interface RoundOfPairs {
  /** In board order. */
  readonly pairs: readonly Meeting[];
  readonly byes: readonly PlayerId[];
}

/** The round as the file has it, in the board order that the regulation recommends. */
export const roundFound = ({ everyone }: Position): RoundOfPairs => {
  const byId = new Map(everyone.map(entrant => [entrant.id, entrant]));
  const pairs = everyone.flatMap(entrant => {
    const opponent = byId.get(opponentIn(entrant.coming) ?? entrant.id);
    return opponent && entrant.place < opponent.place ? [{ entrant, opponent }] : [];
  });
  return {
    pairs: pairs
      .sort((a, b) => byBoardOrder(rankedPair(a.entrant, a.opponent), rankedPair(b.entrant, b.opponent)))
      .map(({ entrant, opponent }) => meetingOf(entrant, opponent)),
    byes: everyone.filter(({ coming }) => coming.kind === 'pairing-bye').map(({ id }) => id),
  };
};

const meetingOf = (one: Entrant, other: Entrant): Meeting => {
  const colour = allottedColourIn(one.coming);
  const [white, black] = colour === 'black' ? [other.id, one.id] : [one.id, other.id];
  return { white, black, colours: colour === undefined ? 'unknown' : 'stated' };
};
