import type { Outcome, Tournament } from '../model/index.ts';
import { SYSTEMS } from '../systems/catalogue.ts';
import type { NoPairing } from '../systems/system.ts';
import { type Engine, engineWith } from './engine.ts';
import { type ChosenSystem, chooseSystem, type RoundRequest } from './prepare.ts';

const everySystem: Engine = /* @__PURE__ */ engineWith(SYSTEMS);

/** {@inheritDoc Engine.pairRound} */
export const pairRound: Engine['pairRound'] = (tournament, request) =>
  everySystem.pairRound(tournament, request);

/** {@inheritDoc Engine.explainRound} */
export const explainRound: Engine['explainRound'] = (tournament, paired) =>
  everySystem.explainRound(tournament, paired);

/** {@inheritDoc Engine.ask} */
export const ask: Engine['ask'] = (tournament, paired, question) =>
  everySystem.ask(tournament, paired, question);

/** {@inheritDoc Engine.prepareRound} */
export const prepareRound: Engine['prepareRound'] = (tournament, request) =>
  everySystem.prepareRound(tournament, request);

/** The system that `pairRound` chooses for a round. */
export const systemOfRound = (
  tournament: Tournament,
  round: number,
  request?: RoundRequest,
): Outcome<ChosenSystem, NoPairing> => chooseSystem(SYSTEMS, { tournament, round }, request);
