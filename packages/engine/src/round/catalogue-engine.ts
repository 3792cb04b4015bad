import type { Outcome, Tournament } from '../model/index.ts';
import { SYSTEMS } from '../systems/catalogue.ts';
import type { Answer, Question } from '../systems/question.ts';
import type { NoPairing } from '../systems/system.ts';
import { prepareAgain } from './again.ts';
import { type Engine, engineWith } from './engine.ts';
import type { PairedRound } from './pair.ts';
import { type ChosenSystem, chooseSystem, type RoundRequest } from './prepare.ts';
import { whyThisRank } from './rank.ts';

const everySystem: Engine = /* @__PURE__ */ engineWith(SYSTEMS);

/** {@inheritDoc Engine.pairRound} */
export const pairRound: Engine['pairRound'] = (tournament, request) =>
  everySystem.pairRound(tournament, request);

/** {@inheritDoc Engine.explainRound} */
export const explainRound: Engine['explainRound'] = (tournament, paired) =>
  everySystem.explainRound(tournament, paired);

/** One question about a paired round or a place in the standings: the word, the rule, the facts. */
export const ask = (
  tournament: Tournament,
  paired: PairedRound,
  question: Question,
): Outcome<Answer, NoPairing> => {
  if (question.kind !== 'rank') return everySystem.ask(tournament, paired, question);
  const prepared = prepareAgain(SYSTEMS, tournament, paired);
  return prepared.ok ? whyThisRank(prepared.value, question) : prepared;
};

/** {@inheritDoc Engine.prepareRound} */
export const prepareRound: Engine['prepareRound'] = (tournament, request) =>
  everySystem.prepareRound(tournament, request);

/** The system that `pairRound` chooses for a round. */
export const systemOfRound = (
  tournament: Tournament,
  round: number,
  request?: RoundRequest,
): Outcome<ChosenSystem, NoPairing> => chooseSystem(SYSTEMS, { tournament, round }, request);
