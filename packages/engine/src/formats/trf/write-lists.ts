import {
  type AbnormalPoints,
  type ForbiddenPairs,
  formatPoints,
  type Points,
  type RequestedByes,
  type TournamentRecord,
  type VirtualPoints,
  ZERO,
} from '../../model/index.ts';
import { roundToBePaired } from './assemble.ts';
import {
  ABNORMAL,
  ABNORMAL_PARTICIPANTS,
  ACCELERATION,
  BYES,
  BYES_PARTICIPANTS,
  FORBIDDEN,
  FORBIDDEN_PLAYERS,
  HISTORY,
  HISTORY_POINTS,
  LAST_ROUND,
} from './columns.ts';
import { virtualPointsOf } from './read-lists.ts';
import {
  entriesOf,
  entriesOfSeries,
  notExpressible,
  pointsText,
  type Sheet,
  writeFixed,
  writeText,
} from './sheet.ts';

/** In TRF16 the engines' extensions where they say exactly the same; the records of TRF26 otherwise. */
export const writeLists = (sheet: Sheet, record: TournamentRecord): void => {
  const isExtended = sheet.format === 'trf16' && !record.teamEvent;
  const toBePaired = roundToBePaired(record.players);
  for (const [index, byes] of record.requestedByes.entries())
    if (isExtended && byes.worth === 'zero' && byes.round === toBePaired)
      writeText(sheet, 'XXZ', `requestedByes/${index}`, byes.participants.join(' '));
    else writeByes(sheet, byes, index);
  writeAcceleration(sheet, record, isExtended ? historiesOf(record.virtualPoints) : undefined);
  const lastRound = record.plannedRounds ?? LAST_ROUND;
  for (const [index, pairs] of record.forbiddenPairs.entries())
    if (isExtended && pairs.fromRound === 1 && pairs.toRound === lastRound)
      writeText(sheet, 'XXP', `forbiddenPairs/${index}`, pairs.players.join(' '));
    else writeForbidden(sheet, pairs, index);
  for (const [index, abnormal] of record.abnormalPoints.entries()) writeAbnormal(sheet, abnormal, index);
};

const LETTERS = { full: 'F', half: 'H', zero: 'Z' } as const;

const writeByes = (sheet: Sheet, { worth, round, participants }: RequestedByes, index: number): void => {
  const path = `requestedByes/${index}`;
  writeFixed(sheet, '240', [
    ...entriesOf(BYES, path, { worth: LETTERS[worth], round }),
    ...entriesOfSeries(BYES_PARTICIPANTS, `${path}/participants`, participants),
  ]);
};

const writeForbidden = (sheet: Sheet, pairs: ForbiddenPairs, index: number): void => {
  const path = `forbiddenPairs/${index}`;
  writeFixed(sheet, '260', [
    ...entriesOf(FORBIDDEN, path, { fromRound: pairs.fromRound, toRound: pairs.toRound }),
    ...entriesOfSeries(FORBIDDEN_PLAYERS, `${path}/players`, pairs.players),
  ]);
};

const writeAbnormal = (sheet: Sheet, abnormal: AbnormalPoints, index: number): void => {
  const path = `abnormalPoints/${index}`;
  if (abnormal.spread !== undefined) notExpressible(sheet, `${path}/spread`, String(abnormal.spread));
  writeFixed(sheet, '299', [
    ...entriesOf(ABNORMAL, path, {
      symbol: abnormal.symbol,
      matchPoints: pointsText(abnormal.matchPoints),
      points: pointsText(abnormal.points),
      round: abnormal.round,
    }),
    ...entriesOfSeries(ABNORMAL_PARTICIPANTS, `${path}/participants`, abnormal.participants),
  ]);
};

type Histories = ReadonlyMap<number, readonly Points[]>;

const writeAcceleration = (
  sheet: Sheet,
  record: TournamentRecord,
  histories: Histories | undefined,
): void => {
  if (!histories) {
    for (const [index, points] of record.virtualPoints.entries()) writeVirtualPoints(sheet, points, index);
    return;
  }
  const rounds = Math.max(record.plannedRounds ?? 0, ...[...histories.values()].map(points => points.length));
  for (const [player, points] of histories)
    writeFixed(sheet, 'XXA', [
      ...entriesOf(HISTORY, 'virtualPoints', { id: player }),
      ...entriesOfSeries(
        HISTORY_POINTS,
        `virtualPoints/${player}`,
        Array.from({ length: rounds }, (_, at) => formatPoints(points[at] ?? ZERO)),
      ),
    ]);
};

const writeVirtualPoints = (sheet: Sheet, entry: VirtualPoints, index: number): void => {
  const { fromPlayer, toPlayer, fromRound, toRound, matchPoints } = entry;
  const isOfTeams = matchPoints !== undefined && entry.points === ZERO;
  writeFixed(
    sheet,
    '250',
    entriesOf(ACCELERATION, `virtualPoints/${index}`, {
      matchPoints: pointsText(matchPoints),
      points: isOfTeams ? undefined : formatPoints(entry.points),
      fromRound,
      toRound,
      fromPlayer,
      toPlayer,
    }),
  );
};

/** The virtual points player by player and round by round, if reading them as XXA gives exactly these entries. */
const historiesOf = (entries: readonly VirtualPoints[]): Histories | undefined => {
  const histories = new Map<number, Points[]>();
  for (const { fromPlayer, toPlayer, fromRound, toRound, points, matchPoints } of entries) {
    if (fromPlayer !== toPlayer || matchPoints !== undefined || toRound > LAST_ROUND) return undefined;
    const history = histories.get(fromPlayer) ?? [];
    for (let round = history.length + 1; round <= toRound; round++)
      history.push(round < fromRound ? ZERO : points);
    histories.set(fromPlayer, history);
  }
  const readBack = [...histories].flatMap(([player, history]) => virtualPointsOf(player, history));
  return JSON.stringify(readBack.map(canonical)) === JSON.stringify(entries.map(canonical))
    ? histories
    : undefined;
};

const canonical = (entry: VirtualPoints): readonly number[] => [
  entry.fromPlayer,
  entry.fromRound,
  entry.toRound,
  entry.points,
];
