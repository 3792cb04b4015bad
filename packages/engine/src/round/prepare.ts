import { accept, type Outcome, refuse, type Tournament, type TournamentSettings } from '../model/index.ts';
import { type Position, positionBefore, type RoundForm } from '../position/index.ts';
import { namedIn } from '../systems/named.ts';
import type { PairingQuestion } from '../systems/question.ts';
import {
  type NoPairing,
  noPairing,
  type Options,
  type PairingSystem,
  type SystemDescription,
} from '../systems/system.ts';
import { ranksTeams } from '../tiebreaks/index.ts';
import { type OpenedRound, open } from './open.ts';

/** Where neither the request nor the tournament names one. */
export const DEFAULT_SYSTEM = 'dutch-2026';

/**
 * What `pairRound` is asked for, where it is not the next round by the system of the tournament.
 *
 * @example
 * ```ts
 * import { type RoundRequest } from '@pareo/engine';
 *
 * export const request: RoundRequest = { round: 3, system: 'dutch-2017' };
 * ```
 */
export interface RoundRequest {
  /** Absent: the next one. */
  readonly round?: number;
  /** Id or name of a system. Absent: what the tournament states for the round, then the rules in force. */
  readonly system?: string;
  /** Over those that the tournament states. */
  readonly options?: Options;
}

/** What a round is paired from, and the round itself once somebody opens it. */
export interface PreparedRound {
  readonly system: PairingSystem;
  /** Complete. */
  readonly options: Options;
  /** With the scores by which the round is paired. */
  readonly position: Position;
  readonly open: () => Outcome<OpenedRound<PairingQuestion>, NoPairing>;
}

/** The one choice of system, options and groups for a round: whoever pairs, checks or explains comes through here. */
export const prepareWith = (
  systems: readonly PairingSystem[],
  tournament: Tournament,
  request: RoundRequest = {},
): Outcome<PreparedRound, NoPairing> => {
  const round = request.round ?? tournament.roundsPaired + 1;
  const chosen = chooseSystem(systems, { tournament, round }, request);
  if (!chosen.ok) return chosen;
  const { system, options } = chosen.value;
  const refusal = whyNotThisRound(tournament, round, system);
  if (refusal) return refuse(refusal);
  const settled = system.optionsFor(tournament, { ...options, ...request.options });
  if (!settled.ok) return settled;
  const before = positionBefore(tournament, round, formOf(system, settled.value));
  const prepared = {
    system,
    options: settled.value,
    position: system.counted?.(before, settled.value) ?? before,
  };
  return accept({ ...prepared, open: () => open(prepared, before) });
};

/** Players or teams, games or matches: what the system pairs. */
const formOf = ({ gamesInRound: games = 1, pairs }: PairingSystem, options: Options): RoundForm => ({
  games,
  ...(pairs === 'teams' ? { teamsBy: options['primary-score'] === 'game-points' ? 'gp' : 'mp' } : {}),
});

/** A system with the options stated for it. */
export interface ChosenSystem<Described = PairingSystem> {
  readonly system: Described;
  readonly options: Options;
}

/** The request decides, then the tournament, then the rules in force. Options stated for another system say nothing. */
export const chooseSystem = <Described extends Pick<SystemDescription, 'id' | 'aliases'>>(
  systems: readonly Described[],
  { tournament, round }: { readonly tournament: Tournament; readonly round: number },
  { system: named }: RoundRequest = {},
): Outcome<ChosenSystem<Described>, NoPairing> => {
  const stated = systemForRound(tournament, round);
  if (named === undefined && stated === undefined && tournament.systemCode !== undefined)
    return refuse(noPairing('system-of-file-unknown', { code: tournament.systemCode }));
  const name = named ?? stated?.system ?? DEFAULT_SYSTEM;
  const system = namedIn(systems, name);
  if (!system) return refuse(noPairing('system-unknown', { system: name }));
  const isStated = stated !== undefined && namedIn(systems, stated.system) === system;
  return accept({ system, options: isStated ? stated.options : {} });
};

/** What a tournament's record says of the system of a round: its schedule first, then what holds for all rounds. */
export const systemForRound = (
  { system, options, schedule }: Pick<TournamentSettings, 'system' | 'options' | 'schedule'>,
  round: number,
): { readonly system: string; readonly options: Options } | undefined => {
  const scheduled = schedule?.find(({ fromRound, toRound }) => fromRound <= round && round <= toRound);
  if (scheduled) return { system: scheduled.system, options: scheduled.options ?? {} };
  return system === undefined ? undefined : { system, options: options ?? {} };
};

/** Team events are not paired player by player. Rounds end with the number announced; those of a table are known before the first one is played. */
const whyNotThisRound = (
  tournament: Tournament,
  round: number,
  { kind, id, pairs }: PairingSystem,
): NoPairing | undefined => {
  const { plannedRounds, roundsPaired, teamEvent } = tournament;
  if (pairs === 'teams' && !teamEvent) return noPairing('teams-needed', { system: id });
  if (pairs !== 'teams' && kind !== 'team-table' && ranksTeams(tournament))
    return noPairing('teams-not-paired', { system: id, teams: teamEvent?.teams.length ?? 0 });
  if (plannedRounds !== undefined && round > plannedRounds)
    return noPairing('round-beyond-schedule', { round, rounds: plannedRounds });
  const isTable = kind === 'round-robin' || kind === 'team-table';
  const next = roundsPaired + 1;
  return round > next && !isTable ? noPairing('round-too-early', { round, next }) : undefined;
};
