import type { Outcome, Tournament } from '../model/index.ts';
import { DESCRIPTIONS } from '../systems/descriptions.ts';
import type { NoPairing, SystemDescription } from '../systems/system.ts';
import { type ChosenSystem, chooseSystem, type RoundRequest } from './prepare.ts';

/** The system that `pairRound` chooses for a round, by its description: no procedure is loaded for it. */
export const systemOfRound = (
  tournament: Tournament,
  round: number,
  request?: RoundRequest,
): Outcome<ChosenSystem<SystemDescription>, NoPairing> =>
  chooseSystem(DESCRIPTIONS, { tournament, round }, request);
