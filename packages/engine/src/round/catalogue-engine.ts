import { SYSTEMS } from '../systems/catalogue.ts';
import type { Question } from '../systems/question.ts';
import { type Engine, engineOf } from './engine.ts';
import { whyThisRank } from './rank.ts';

/** Of every system, and of the standings, which answer for ranks. */
const everySystem: Engine<Question> = /* @__PURE__ */ engineOf<Question>(SYSTEMS, opened => ({
  ...opened,
  ask: question => (question.kind === 'rank' ? whyThisRank(opened, question) : opened.ask(question)),
}));

/**
 * Opens a round: the next one, by the system that the tournament states, where nothing else is asked for. It is paired
 * once, for its pairs, its reasons and every question. Refused: with the reason, and with whoever cannot be paired.
 *
 * @example
 * ```ts
 * import { openRound, playerId, type Tournament } from '@pareo/engine';
 *
 * export const told = (tournament: Tournament): readonly string[] => {
 *   const opened = openRound(tournament);
 *   if (!opened.ok) return [];
 *   const { paired, explain, ask } = opened.value;
 *   const bye = ask({ kind: 'bye', player: playerId(21) });
 *   return [`${paired.boards.length} boards`, `${explain().length} rulings`, bye.ok ? bye.value.rule.article : ''];
 * };
 * ```
 */
export const openRound: Engine<Question>['openRound'] = (tournament, request) =>
  everySystem.openRound(tournament, request);

/**
 * Pairs a round: the next one, by the system that the tournament states, where nothing else is asked for. A past round is
 * paired from what was known before it. Refused: with the reason, and with whoever cannot be paired.
 *
 * @example
 * ```ts
 * import { pairRound, type Tournament } from '@pareo/engine';
 *
 * export const pairsOf = (tournament: Tournament): readonly string[] => {
 *   const paired = pairRound(tournament, { system: 'dutch-2026' });
 *   return paired.ok ? paired.value.boards.map(({ white, black }) => `${white}-${black}`) : [];
 * };
 * ```
 */
export const pairRound: Engine['pairRound'] = (tournament, request) =>
  everySystem.pairRound(tournament, request);

/**
 * Every decision of a paired round with the rule that took it and what was passed over; sentences are made by
 * `describeRuling` of `@pareo/texts`. Refused where the round is not what the engine gives from this tournament.
 *
 * @example
 * ```ts
 * import { explainRound, pairRound, type Tournament } from '@pareo/engine';
 *
 * export const reasons = (tournament: Tournament): readonly string[] => {
 *   const paired = pairRound(tournament);
 *   const rulings = paired.ok ? explainRound(tournament, paired.value) : paired;
 *   return rulings.ok ? rulings.value.map(({ rule, about }) => `${about.join('-')}: ${rule.article}`) : [];
 * };
 * ```
 */
export const explainRound: Engine['explainRound'] = (tournament, paired) =>
  everySystem.explainRound(tournament, paired);

/**
 * Answers one question about a paired round or a place in the standings: the word (forbidden, worse, equal-later, table,
 * chosen), the rule, the facts; the sentence is made by `describeAnswer` of `@pareo/texts`.
 *
 * @example
 * ```ts
 * import { ask, pairRound, playerId, type Tournament } from '@pareo/engine';
 *
 * export const whyNot = (tournament: Tournament, a: number, b: number): string | undefined => {
 *   const paired = pairRound(tournament);
 *   if (!paired.ok) return undefined;
 *   const answer = ask(tournament, paired.value, { kind: 'pair', players: [playerId(a), playerId(b)] });
 *   return answer.ok ? `${answer.value.verdict}: ${answer.value.rule.article}` : undefined;
 * };
 * ```
 */
export const ask: Engine<Question>['ask'] = (tournament, paired, question) =>
  everySystem.ask(tournament, paired, question);

/** A round that was paired before, opened again. Refused where it is not what the engine gives. */
export const reopenRound: Engine<Question>['reopenRound'] = (tournament, paired) =>
  everySystem.reopenRound(tournament, paired);

/** What a round is paired from, with its system, where it is not to be paired. */
export const prepareRound: Engine['prepareRound'] = (tournament, request) =>
  everySystem.prepareRound(tournament, request);
