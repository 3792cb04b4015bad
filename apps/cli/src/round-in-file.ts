import type { Outcome, Tournament, TournamentRecord } from '@pareo/engine';
import {
  accept,
  impossible,
  refuse,
  withEncounterOfPlayers,
  withEncounterOfTeams,
} from '@pareo/engine/model';
import type { SystemDescription } from '@pareo/engine/systems';
import { roundSheet, systemOf, withRound } from '@pareo/tournament';
import { callFault, type Fault } from './answer.ts';
import { openOrNextRound } from './open-games.ts';
import { AS_IN_FILE, openRoundOfFile, refusalsIn } from './pairing.ts';
import { inputFaults, type TournamentFile } from './tournament-file.ts';

/** Two who meet: players, or teams. The first has White, in the first game or on board 1. */
export interface Meeting {
  readonly white: number;
  readonly black: number;
}

/** A round that stands in the record: as it was read, or as it has just been paired, without results. */
export interface RoundInFile {
  readonly record: TournamentRecord;
  readonly round: number;
  readonly meetings: readonly Meeting[];
  /** Games of a meeting: boards, where teams meet. */
  readonly games: number;
  /** A knock-out: a match has as many games as it takes. */
  readonly isDecider: boolean;
  readonly game: 'chess' | 'scrabble';
  readonly of: 'players' | 'teams';
}

/** The open or the next round; for lists and reasons, which are also wanted of the last round once every announced one is there. */
export const roundToShow = (tournament: Tournament): number =>
  Math.min(
    openOrNextRound(tournament),
    Math.max(tournament.plannedRounds ?? Infinity, tournament.roundsPaired),
  );

export const roundInFile = async (
  source: TournamentFile,
  round: number,
): Promise<Outcome<RoundInFile, Fault>> => {
  const { roundsPaired } = source.tournament;
  if (round > roundsPaired + 1)
    return refuse(callFault('round-not-there', { round, last: roundsPaired + 1 }));
  return round > roundsPaired ? pairedNow(source, round) : asRead(source, round);
};

const asRead = ({ tournament, file }: TournamentFile, round: number): Outcome<RoundInFile, Fault> => {
  const system = systemOf(tournament, round);
  if (!system.ok) return refuse(...refusalsIn(system.faults, tournament, file));
  const terms = termsOf(tournament.record, system.value);
  if (!terms.ok) return terms;
  const meetings = (roundSheet(tournament, round)?.boards ?? []).map(({ white, black }) => ({
    white: white.person.number,
    black: black.person.number,
  }));
  return accept({ ...terms.value, record: tournament.record, round, meetings });
};

const pairedNow = async (source: TournamentFile, round: number): Promise<Outcome<RoundInFile, Fault>> => {
  const paired = await openRoundOfFile(source, { ...AS_IN_FILE, round });
  if (!paired.ok) return paired;
  const { system, paired: pairing } = paired.value;
  const terms = termsOf(source.tournament.record, system);
  if (!terms.ok) return terms;
  const written = withRound(source.tournament.record, pairing);
  if (!written.ok) return refuse(...inputFaults(written.faults, source.file));
  return accept({ ...terms.value, record: written.value, round, meetings: pairing.boards });
};

export const withEncounter = (
  record: TournamentRecord,
  of: RoundInFile['of'],
  encounter: Parameters<typeof withEncounterOfTeams>[1],
): ReturnType<typeof withEncounterOfTeams> =>
  of === 'teams'
    ? withEncounterOfTeams(record, encounter)
    : accept(withEncounterOfPlayers(record, encounter));

const termsOf = (
  { teamEvent }: TournamentRecord,
  { kind, pairs, game: played, gamesInRound = 1 }: SystemDescription,
): Outcome<Pick<RoundInFile, 'games' | 'isDecider' | 'game' | 'of'>, Fault> => {
  const isDecider = kind === 'knock-out';
  const game = played ?? 'chess';
  if (pairs !== 'teams') return accept({ games: gamesInRound, isDecider, game, of: 'players' });
  const boards = (teamEvent ?? impossible('teams are paired where there are teams')).boardColours?.length;
  return boards === undefined
    ? refuse(callFault('boards-unknown', {}))
    : accept({ games: boards, isDecider, game, of: 'teams' });
};
