import {
  accept,
  faultList,
  type Issue,
  issue,
  LIMITS,
  type Outcome,
  refuse,
  refuseAll,
  type TournamentRecord,
  toldOf,
} from '../../model/index.ts';
import { POINTS_CODES, roundToBePaired } from './assemble.ts';
import { nth, ROUND_DATES } from './columns.ts';
import { extrasOf } from './extras.ts';
import { interpreterFor, trfVersionOf } from './read.ts';
import { TEXT_RECORDS } from './read-header.ts';
import { isWritable, notExpressible, type Sheet, writeFixed, writeText } from './sheet.ts';
import { codeFor, meaningOfCode } from './system-codes.ts';
import { hasTwoColumns, inColumns } from './two-columns.ts';
import { writeLists } from './write-lists.ts';
import { writeNational, writePlayer } from './write-player.ts';
import { writeScoring2016, writeScoring2026 } from './write-scoring.ts';
import { isOfTeams, writeTeamRounds, writeTeamSettings, writeTeams } from './write-teams.ts';

/**
 * TRF26 in its own records. TRF16 with the extensions of JaVaFo and bbpPairings for what it lacks; where those have
 * nothing either, with the record of TRF26, which readers of TRF16 pass over. So neither loses anything.
 */
export const writeTrf = (given: TournamentRecord, format: 'trf16' | 'trf26'): Outcome<string, Issue> => {
  const record = hasTwoColumns(given) ? inColumns(given) : given;
  const games = gamesBeyondTrf(record);
  if (games !== undefined) return refuse(issue('games-not-expressible', { format, games }));
  const sheet: Sheet = { format, lines: [], faults: faultList() };
  writeHeader(sheet, record);
  writeSettings(sheet, record);
  if (record.teamEvent) writeTeamSettings(sheet, record.teamEvent);
  writeRoundDates(sheet, record);
  const surroundings = {
    paired: roundToBePaired(record.players) - 1,
    countsTheStart: record.acceleration !== undefined && record.virtualPoints.length === 0,
    isExcused: excusedIn(record),
  };
  for (const player of record.players) writePlayer(sheet, player, surroundings);
  for (const player of record.players) writeNational(sheet, player);
  if (record.teamEvent) writeTeams(sheet, record.teamEvent);
  if (record.teamEvent) writeTeamRounds(sheet, record.teamEvent);
  writeLists(sheet, record);
  if (record.spreadCap !== undefined) notExpressible(sheet, 'spreadCap', String(record.spreadCap));
  if (record.teamEvent && !sheet.lines.some(isOfTeams)) notExpressible(sheet, 'teamEvent', 'no teams');
  const code = systemCodeOf(record) ?? record.header.type;
  const said = code === undefined ? undefined : meaningOfCode(code, record.header.start);
  for (const line of extrasOf(record, said ?? {})) sheet.lines.push(line);
  writeKeptLines(sheet, record);
  const text = `${sheet.lines.join('\n')}\n`;
  /* Nothing but comments would not be known for TRF again. */
  if (!trfVersionOf(text)) notExpressible(sheet, 'players', '');
  for (const line of sheet.lines)
    if (line.length > LIMITS.line) notExpressible(sheet, line.slice(0, 3), line);
  return sheet.faults.length > 0 ? refuseAll(toldOf(sheet.faults.kept, sheet.faults.length)) : accept(text);
};

/** TRF has one result for a turn: no sheets of Scrabble, no match of two players. */
const gamesBeyondTrf = ({ players }: TournamentRecord): 'sheets' | 'matches' | undefined => {
  const turns = players.flatMap(player => player.turns);
  if (turns.some(turn => turn.kind === 'match')) return 'matches';
  return turns.some(turn => 'tally' in turn && turn.tally !== undefined) ? 'sheets' : undefined;
};

const excusedIn = ({ requestedByes }: TournamentRecord): ((player: number, round: number) => boolean) => {
  const excused = new Set<number>();
  for (const { round, participants } of requestedByes)
    for (const participant of participants) excused.add(participant * 1000 + round);
  return (player, round) => excused.has(player * 1000 + round);
};

const writeHeader = (sheet: Sheet, { header }: TournamentRecord): void => {
  for (const [code, key] of TEXT_RECORDS) {
    const text = header[key];
    if (text !== undefined) writeText(sheet, code, `header/${key}`, text);
    if (code === '102')
      for (const [index, deputy] of (header.deputies ?? []).entries())
        writeText(sheet, '112', `header/deputies/${index}`, deputy);
  }
};

const writeRoundDates = (sheet: Sheet, { header }: TournamentRecord): void => {
  if (!header.roundDates) return;
  const entries = header.roundDates.map((text, index) => ({
    field: nth(ROUND_DATES, index),
    path: `header/roundDates/${index}`,
    text,
  }));
  writeFixed(sheet, '132', entries);
};

const writeSettings = (sheet: Sheet, record: TournamentRecord): void => {
  if (sheet.format === 'trf26') writeSettings2026(sheet, record);
  else writeSettings2016(sheet, record);
  const code = systemCodeOf(record);
  const isInType = sheet.format === 'trf16' && code === record.header.type;
  if (code !== undefined && !isInType) writeText(sheet, '192', 'systemCode', code);
  if (record.tiebreaks.length > 0) {
    const isOfStandings = record.tiebreaks.some(tiebreak => POINTS_CODES.includes(tiebreak));
    writeText(sheet, isOfStandings ? '212' : '202', 'tiebreaks', record.tiebreaks.join(','));
  }
};

const writeSettings2026 = (sheet: Sheet, record: TournamentRecord): void => {
  if (record.plannedRounds !== undefined)
    writeText(sheet, '142', 'plannedRounds', String(record.plannedRounds));
  if (record.initialColour)
    writeText(sheet, '152', 'initialColour', record.initialColour === 'white' ? 'W' : 'B');
  writeScoring2026(sheet, record.scoring, hasTwoColumns(record) ? 'matches' : 'games');
  if (record.rankByFileOrder) writeText(sheet, 'XXC', 'rankByFileOrder', 'rank');
};

const writeSettings2016 = (sheet: Sheet, record: TournamentRecord): void => {
  if (record.plannedRounds !== undefined)
    writeText(sheet, 'XXR', 'plannedRounds', String(record.plannedRounds));
  const configuration = [
    ...(record.rankByFileOrder ? ['rank'] : []),
    ...(record.initialColour ? [`${record.initialColour}1`] : []),
  ];
  if (configuration.length > 0) writeText(sheet, 'XXC', 'initialColour', configuration.join(' '));
  writeScoring2016(sheet, record.scoring, hasTwoColumns(record) ? 'matches' : 'games');
};

/** As it was read, while it still means the tournament's system; otherwise the code that means it. */
const systemCodeOf = (record: TournamentRecord): string | undefined => {
  const { system, acceleration, systemCode, header, options = {} } = record;
  const meaning = systemCode === undefined ? undefined : meaningOfCode(systemCode, header.start);
  const isKept = meaning?.system === undefined || meaning.system === system;
  if (systemCode !== undefined && isKept && meaning?.acceleration === acceleration) return systemCode;
  return system === undefined
    ? systemCode
    : codeFor({ system, options, ...(acceleration ? { acceleration } : {}) }, header.start);
};

const writeKeptLines = (sheet: Sheet, record: TournamentRecord): void => {
  const isInterpreted = interpreterFor(record);
  for (const [index, { prefix, text }] of record.keptLines.entries()) {
    const line = prefix + text;
    if ([...prefix].length !== 3 || line.trim() === '' || isInterpreted(line))
      notExpressible(sheet, `keptLines/${index}`, line);
    else if (isWritable(sheet, `keptLines/${index}`, line)) sheet.lines.push(line.trimEnd());
  }
};
