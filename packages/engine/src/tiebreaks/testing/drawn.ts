import {
  checkTournament,
  type Game,
  type Player,
  type PlayerRecord,
  playerId,
  type Result,
  STANDARD_SCORING,
  type Tournament,
  type TournamentSettings,
  type Turn,
} from '../../model/index.ts';
import { type Standings, type StandingsOptions, standings } from '../../standings/index.ts';

/**
 * A tournament drawn as its crosstable, one line for each player:
 *
 *     1 2100 | 4w1  2b=  3w+  U
 *
 * Start number, rating (0: unrated), and the rounds: opponent, colour and result (`1 = 0`), `+` or `-` by forfeit,
 * `*` without a result; `U F H Z` byes; `.` nothing. Scrabble writes the sheets after the result: `2w1:410-380`.
 */
export const drawn = (text: string, settings: Partial<TournamentSettings> & Particulars = {}): Tournament => {
  const { particulars = {}, ...rest } = settings;
  const players = text
    .split('\n')
    .filter(line => line.includes('|'))
    .map(line => playerIn(line, particulars));
  const checked = checkTournament({
    header: { start: '2026/05/01' },
    scoring: STANDARD_SCORING,
    virtualPoints: [],
    forbiddenPairs: [],
    requestedByes: [],
    abnormalPoints: [],
    tiebreaks: [],
    keptLines: [],
    ...rest,
    players,
  });
  if (checked.ok) return checked.value;
  throw new Error(`This drawing is no tournament: ${JSON.stringify(checked.faults)}`);
};

interface Particulars {
  /** What is particular about a player, by start number. */
  readonly particulars?: Readonly<Record<number, Partial<Player> & { readonly statedRank?: number }>>;
}

const playerIn = (line: string, particulars: NonNullable<Particulars['particulars']>): PlayerRecord => {
  const [who = '', rounds = ''] = line.split('|');
  const [id = 0, rating = 0] = who.trim().split(/\s+/).map(Number);
  return {
    id: playerId(id),
    name: `Player ${id}`,
    ...(rating ? { rating } : {}),
    ...particulars[id],
    turns: rounds
      .trim()
      .split(/\s+/)
      .filter(cell => cell !== '')
      .map(turnIn),
  };
};

const RESULTS: Readonly<Record<string, Result>> = { '1': 'win', '=': 'draw', '0': 'loss' };
const BYES: Readonly<Record<string, Turn>> = {
  U: { kind: 'pairing-bye' },
  F: { kind: 'requested-bye', worth: 'full' },
  H: { kind: 'requested-bye', worth: 'half' },
  Z: { kind: 'requested-bye', worth: 'zero' },
  '.': { kind: 'unpaired' },
};

const turnIn = (cell: string): Turn => {
  const bye = BYES[cell];
  if (bye) return bye;
  const [, number, letter, symbol = '', own, theirs] =
    /^(\d+)([wb])([10=+*-])(?::(\d+)-(\d+))?$/.exec(cell) ?? [];
  const opponent = playerId(Number(number));
  const colour = letter === 'w' ? 'white' : 'black';
  if (symbol === '+' || symbol === '-') return { kind: 'forfeit', opponent, colour, won: symbol === '+' };
  if (symbol === '*') return { kind: 'adjourned', opponent, colour };
  const result = RESULTS[symbol];
  if (!result) throw new Error(`What is "${cell}"?`);
  const tally = own === undefined ? {} : { tally: { own: Number(own), opponents: Number(theirs) } };
  const game: Game = { opponent, colour, result, ...tally };
  return { kind: 'game', ...game };
};

/** Fails loudly: a list that is refused is a mistake of the test. */
export const ranked = (tournament: Tournament, options: StandingsOptions = {}): Standings => {
  const computed = standings(tournament, options);
  if (computed.ok) return computed.value;
  throw new Error(`No standings: ${JSON.stringify(computed.faults)}`);
};

/** The values of one tie-break by start number, as if it followed the points. */
export const valuesOf = (
  tournament: Tournament,
  code: string,
  options: StandingsOptions = {},
): Readonly<Record<number, number | undefined>> => {
  const { rows } = ranked(tournament, { ...options, tiebreaks: ['PTS', code] });
  return Object.fromEntries(rows.map(row => [row.id, row.values[1]]));
};
