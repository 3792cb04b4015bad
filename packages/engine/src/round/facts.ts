import {
  accept,
  type Colour,
  type Outcome,
  type PlayerId,
  type Points,
  type Tournament,
} from '../model/index.ts';
import type { NoPairing } from '../systems/system.ts';
import { prepareRound } from './catalogue-engine.ts';
import type { PairedRound } from './paired-round.ts';
import type { RoundRequest } from './prepare.ts';

/** What an arbiter looks at before a round is published. */
export interface RoundFacts {
  /** Those with a board who prefer a colour by the text of the system. */
  readonly preferences: number;
  /** Those of them who get it. */
  readonly granted: number;
  /** Virtual points of the round, where there are any (C.04.7; Burstein of 2017, 3.3). */
  readonly virtual: readonly { readonly player: PlayerId; readonly points: Points }[];
}

/** Refused where the tournament has no such round to pair. */
export const factsOf = (
  tournament: Tournament,
  { boards, ...request }: RoundRequest & Pick<PairedRound, 'boards'>,
): Outcome<RoundFacts, NoPairing> => {
  const prepared = prepareRound(tournament, request);
  if (!prepared.ok) return prepared;
  const { system, options, position } = prepared.value;
  const colourOf = new Map<PlayerId, Colour>(
    boards.flatMap(({ white, black }) => [
      [white, 'white'],
      [black, 'black'],
    ]),
  );
  const { everyone } = position;
  const playing = { ...position, entrants: everyone.filter(({ id }) => colourOf.has(id)) };
  const preferences = [...(system.preferences?.(playing, options) ?? [])];
  return accept({
    preferences: preferences.length,
    granted: preferences.filter(([player, colour]) => colourOf.get(player) === colour).length,
    virtual: everyone.flatMap(({ id, score, pairingScore }) =>
      pairingScore === score ? [] : [{ player: id, points: (pairingScore - score) as Points }],
    ),
  });
};
