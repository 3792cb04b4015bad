import {
  checkTournament,
  type Issue,
  type Outcome,
  type PlayerId,
  readTournament,
  type Tournament,
  type TournamentRecord,
} from '@pareo/engine';
import type { FormatId } from '@pareo/engine/formats';
import { accept, playerId, refuseAll } from '@pareo/engine/model';
import type { NameOf } from '@pareo/texts';
import { numberedName } from '@pareo/tournament/names';
import type { Fault } from './answer.ts';
import type { Context } from './context.ts';
import { displayName } from './files.ts';
import { readInput } from './input.ts';
import { lineOf, printedFault } from './report.ts';
import { systemNamed } from './systems.ts';

/** A tournament read from a file without a fault. */
export interface TournamentFile {
  /** As messages name it. */
  readonly file: string;
  readonly format: FormatId;
  readonly tournament: Tournament;
  /** Remarks of the reader: lines kept without being understood. */
  readonly notices: readonly Issue[];
}

export const readTournamentFile = async (path: string): Promise<Outcome<TournamentFile, Fault>> => {
  const file = displayName(path);
  const bytes = await readInput(path);
  if (!bytes.ok) return bytes;
  const read = readTournament(bytes.value);
  return read.ok ? accept({ file, ...read.value }) : refuseAll(inputFaults(read.faults, file));
};

export const inputFaults = (issues: readonly Issue[], file: string): readonly Fault[] =>
  issues.map(issue => ({ kind: 'input', issue, file }));

/** A record that was made of a file. */
export const checkedAs = (record: TournamentRecord, file: string): Outcome<Tournament, Fault> => {
  const checked = checkTournament(record);
  return checked.ok ? checked : refuseAll(inputFaults(checked.faults, file));
};

/** The file with another tournament in it. */
export const changedTo = (
  record: TournamentRecord,
  source: TournamentFile,
): Outcome<TournamentFile, Fault> => {
  const tournament = checkedAs(record, source.file);
  return tournament.ok ? accept({ ...source, tournament: tournament.value }) : tournament;
};

/** "5 Ana López": how sentences call a player. */
export const namesIn = (tournament: Tournament): NameOf => {
  const names = new Map<number, string>(participantsIn(tournament).map(({ id, name }) => [id, name]));
  return id => numberedName(id, names.get(id));
};

/** Whom rounds are about: teams where these meet in matches, otherwise players. */
export const participantsIn = ({
  teamEvent,
  players,
  system = '',
}: Tournament): readonly { readonly id: PlayerId; readonly name: string }[] => {
  const isOfTeams =
    teamEvent !== undefined &&
    (teamEvent.scoring !== undefined || teamEvent.boardColours !== undefined) &&
    systemNamed(system)?.kind !== 'team-table';
  return isOfTeams ? teamEvent.teams.map(({ number, name }) => ({ id: playerId(number), name })) : players;
};

/** What the reader has to say about a file that it could read. */
export const noticesOf = (
  { notices, file }: TournamentFile,
  { language, options }: Context,
): readonly string[] =>
  notices.map(issue => lineOf(printedFault({ kind: 'input', issue, file }, language, options)).trimEnd());
