import type { Outcome } from '../../model/index.ts';
import type { NoPairing, Pairing } from '../system.ts';

/* A round written so that the engine and a referee can be compared: boards with White first, and the bye. */

export const roundOfEngine = (outcome: Outcome<Pairing, NoPairing>) =>
  outcome.ok
    ? written(
        outcome.value.boards.map(({ white, black }) => [white, black]),
        outcome.value.byes[0]?.player,
      )
    : 'no-pairing';

interface LiteralRound {
  /** White first. */
  readonly boards: readonly (readonly number[])[];
  readonly bye?: number | undefined;
}

export const roundOfReferee = (round: LiteralRound | 'no-pairing') =>
  round === 'no-pairing' ? round : written(round.boards, round.bye);

const written = (boards: readonly (readonly number[])[], bye: number | undefined) => ({
  boards: boards.map(pair => pair.join('-')).sort(),
  bye,
});
