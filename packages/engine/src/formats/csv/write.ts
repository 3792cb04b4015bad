import {
  formatPoints,
  type PlayerRecord,
  pointsFor,
  type TournamentRecord,
  tenths,
} from '../../model/index.ts';

type Column = readonly [header: string, value: (player: PlayerRecord) => string | number | undefined];

/** The list of players with their points and ranks; columns that nobody fills are left out. Rounds are no list. */
export const writeCsv = (record: TournamentRecord): string => {
  const columns: readonly Column[] = [
    ['No.', player => player.id],
    ['Title', player => player.title],
    ['Name', player => player.name],
    ['Rating', player => player.rating],
    ['Federation', player => player.federation],
    ['FIDE ID', player => player.fideId],
    ['Birth', player => player.birth],
    ['Sex', player => player.sex],
    ['Club', player => player.club],
    ['Group', player => player.group],
    ['Points', player => pointsIn(player, record)],
    ['Rank', player => player.statedRank],
  ];
  const used = columns.filter(([, value]) => record.players.some(player => value(player) !== undefined));
  const rows = record.players.map(player => used.map(([, value]) => String(value(player) ?? '')));
  const header = used.map(([text]) => text);
  return [header, ...rows].map(row => `${row.map(quoted).join(',')}\n`).join('');
};

const pointsIn = (player: PlayerRecord, record: TournamentRecord): string | undefined => {
  const { statedPoints, turns } = player;
  if (statedPoints !== undefined) return formatPoints(tenths(statedPoints));
  if (turns.length === 0) return undefined;
  return formatPoints(tenths(turns.reduce((sum, turn) => sum + pointsFor(turn, record.scoring), 0)));
};

const quoted = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
