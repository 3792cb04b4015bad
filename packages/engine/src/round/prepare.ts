import { accept, type Outcome, refuse, type Tournament } from '../model/index.ts';
import { type Position, positionBefore } from '../position/index.ts';
import type { Ruling } from '../rules/index.ts';
import { systemForRound, systemNamed } from '../systems/catalogue.ts';
import { answerInGroups, explainInGroups, pairInGroups } from '../systems/groups/index.ts';
import type { Answer, PairingQuestion } from '../systems/question.ts';
import {
  type NoPairing,
  noPairing,
  type Options,
  type Pairing,
  type PairingSystem,
} from '../systems/system.ts';

/** Where neither the request nor the tournament names one. */
export const DEFAULT_SYSTEM = 'dutch-2026';

export interface RoundRequest {
  /** Absent: the next one. */
  readonly round?: number;
  /** Id or name of a system. Absent: what the tournament states for the round, then the rules in force. */
  readonly system?: string;
  /** Over those that the tournament states. */
  readonly options?: Options;
}

/** A round with all that its system needs to pair it, explain it and answer for it. */
export interface PreparedRound {
  readonly system: PairingSystem;
  /** Complete. */
  readonly options: Options;
  readonly position: Position;
  readonly pair: () => Outcome<Pairing, NoPairing>;
  readonly explain: () => Outcome<readonly Ruling[], NoPairing>;
  readonly answer: (question: PairingQuestion) => Outcome<Answer, NoPairing>;
}

/** The one choice of system, options and groups for a round: whoever pairs, checks or explains comes through here. */
export const prepareRound = (
  tournament: Tournament,
  request: RoundRequest = {},
): Outcome<PreparedRound, NoPairing> => {
  const round = request.round ?? tournament.roundsPaired + 1;
  const chosen = systemOfRound(tournament, round, request);
  if (!chosen.ok) return chosen;
  const { system, options } = chosen.value;
  const refusal = whyNotThisRound(tournament, round, system);
  if (refusal) return refuse(refusal);
  const settled = system.optionsFor(tournament, { ...options, ...request.options });
  if (!settled.ok) return settled;
  const position = positionBefore(tournament, round);
  return accept({ system, options: settled.value, position, ...waysOf(system, position, settled.value) });
};

/** The request decides, then the tournament, then the rules in force. Options stated for another system say nothing. */
export const systemOfRound = (
  tournament: Tournament,
  round: number,
  { system: named }: RoundRequest = {},
): Outcome<{ readonly system: PairingSystem; readonly options: Options }, NoPairing> => {
  const stated = systemForRound(tournament, round);
  if (named === undefined && stated === undefined && tournament.systemCode !== undefined)
    return refuse(noPairing('system-of-file-unknown', { code: tournament.systemCode }));
  const name = named ?? stated?.system ?? DEFAULT_SYSTEM;
  const system = systemNamed(name);
  if (!system) return refuse(noPairing('system-unknown', { system: name }));
  const isStated = stated !== undefined && systemNamed(stated.system) === system;
  return accept({ system, options: isStated ? stated.options : {} });
};

/** Rounds end with the number announced; those of a table are known before the first one is played. */
const whyNotThisRound = (
  { plannedRounds, roundsPaired }: Tournament,
  round: number,
  { kind }: PairingSystem,
): NoPairing | undefined => {
  if (plannedRounds !== undefined && round > plannedRounds)
    return noPairing('round-beyond-schedule', { round, rounds: plannedRounds });
  const isTable = kind === 'round-robin' || kind === 'team-table';
  const next = roundsPaired + 1;
  return round > next && !isTable ? noPairing('round-too-early', { round, next }) : undefined;
};

/** Sections and Belgrade groups are paired one by one; a match of two teams calls its teams groups too. */
const waysOf = (
  system: PairingSystem,
  position: Position,
  options: Options,
): Pick<PreparedRound, 'pair' | 'explain' | 'answer'> => {
  const isInGroups =
    system.kind !== 'team-table' && position.everyone.some(({ player }) => player.group !== undefined);
  return isInGroups
    ? {
        pair: () => pairInGroups(system, position, options),
        explain: () => explainInGroups(system, position, options),
        answer: question => answerInGroups(system, { position, options }, question),
      }
    : {
        pair: () => system.pair(position, options),
        explain: () => system.explain(position, options),
        answer: question => system.answer(position, options, question),
      };
};
