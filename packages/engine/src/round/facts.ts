import type { Colour, PlayerId, Points, Tournament } from '../model/index.ts';
import { positionBefore } from '../position/index.ts';
import { preferenceOf } from '../systems/swiss/colour-history.ts';
import type { PairedRound } from './pair.ts';

/** What an arbiter looks at before a round is published. */
export interface RoundFacts {
  /** Those with a colour preference (C.04.3, articles 1.6-1.7) who have a board. */
  readonly preferences: number;
  /** Those of them who get it. */
  readonly granted: number;
  /** Virtual points of the round, where there are any (C.04.7). */
  readonly virtual: readonly { readonly player: PlayerId; readonly points: Points }[];
}

export const factsOf = (
  tournament: Tournament,
  { round, boards }: Pick<PairedRound, 'round' | 'boards'>,
): RoundFacts => {
  const { everyone } = positionBefore(tournament, round);
  const colourOf = new Map<PlayerId, Colour>(
    boards.flatMap(({ white, black }) => [
      [white, 'white'],
      [black, 'black'],
    ]),
  );
  const wanting = everyone.flatMap(({ id, colours }) => {
    const wanted = preferenceOf(colours)?.colour;
    const given = colourOf.get(id);
    return wanted === undefined || given === undefined ? [] : [wanted === given];
  });
  return {
    preferences: wanting.length,
    granted: wanting.filter(isGranted => isGranted).length,
    virtual: everyone.flatMap(({ id, score, pairingScore }) =>
      pairingScore === score ? [] : [{ player: id, points: (pairingScore - score) as Points }],
    ),
  };
};
