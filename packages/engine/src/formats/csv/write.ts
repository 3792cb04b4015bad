import {
  formatPoints,
  type PlayerRecord,
  pointsFor,
  sheetsOf,
  sheetTermsOf,
  type TournamentRecord,
  type Turn,
  tenths,
} from '../../model/index.ts';
import { cellOf } from './cell.ts';

type Column = readonly [header: string, value: (player: PlayerRecord) => string | number | undefined];

/**
 * The list of players with their points and ranks; empty columns are left out. Of Scrabble also the spread,
 * the high game and every result with both scores.
 */
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
    ['Spread', player => sheetsOf(player.turns, sheetTermsOf(record, player.id))?.spread],
    ['High game', player => sheetsOf(player.turns)?.highGame],
    ...resultsOf(record),
  ];
  const used = columns.filter(([, value]) => record.players.some(player => value(player) !== undefined));
  const rows = record.players.map(player => used.map(([, value]) => String(value(player) ?? '')));
  const header = used.map(([text]) => text);
  return [header, ...rows].map(row => `${row.map(cellOf).join(',')}\n`).join('');
};

/** `R1` and so on; a game is `17 412-380`: the rival, then both scores. */
const resultsOf = ({ players }: TournamentRecord): readonly Column[] => {
  if (players.every(({ turns }) => sheetsOf(turns) === undefined)) return [];
  const rounds = players.reduce((most, { turns }) => Math.max(most, turns.length), 0);
  return Array.from(
    { length: rounds },
    (_, at): Column => [`R${at + 1}`, ({ turns }) => resultIn(turns[at])],
  );
};

const RESULTS = { win: '1', draw: '=', loss: '0' } as const;

const resultIn = (turn: Turn | undefined): string | undefined => {
  switch (turn?.kind) {
    case 'game':
      return `${turn.opponent} ${turn.tally ? `${turn.tally.own}-${turn.tally.opponents}` : RESULTS[turn.result]}`;
    case 'forfeit':
      return `${turn.opponent ?? ''} ${turn.won ? '+' : '-'}${turn.tally ? ` ${turn.tally.own}-${turn.tally.opponents}` : ''}`.trim();
    case 'adjourned':
      return `${turn.opponent} *`;
    case 'pairing-bye':
      return turn.tally ? `U ${turn.tally.own}-${turn.tally.opponents}` : 'U';
    case 'requested-bye':
      return { full: 'F', half: 'H', zero: 'Z' }[turn.worth];
    case 'match':
    case 'absent':
    case 'unpaired':
    case undefined:
      return undefined;
  }
};

const pointsIn = (player: PlayerRecord, record: TournamentRecord): string | undefined => {
  const { statedPoints, turns } = player;
  if (statedPoints !== undefined) return formatPoints(tenths(statedPoints));
  if (turns.length === 0) return undefined;
  return formatPoints(tenths(turns.reduce((sum, turn) => sum + pointsFor(turn, record.scoring), 0)));
};
