/**
 * The most that input may be, whatever its format and whichever way it comes: a file, an act, a request. Everything
 * that reads takes its limits from here. Nothing that a tournament needs comes near them; what goes beyond is a fault.
 */
export const LIMITS = {
  /** Of a file, or of the body of a request. */
  bytes: 20 * 1024 * 1024,
  /** Of a request, where its route says nothing else. */
  request: 1024 * 1024,
  /** Of an act, which may hold a list of players; of a question about such a list. */
  act: 4 * 1024 * 1024,
  /** Of a rating list. */
  ratingList: 250 * 1024 * 1024,
  /** Of the beginning of a rating list, to see what it is. */
  listStart: 256 * 1024,
  /** Of a journal with what hangs on it: 9,999 players and eleven rounds are forty. */
  journal: 48 * 1024 * 1024,
  /** What is left of it for results and other small acts when nothing longer is taken. */
  journalReserve: 8 * 1024 * 1024,
  /** Of a file of ours that came packed: a journal that was full can be brought back. */
  unpacked: 64 * 1024 * 1024,
  /** Values of a JSON document, and of a journal: more than any tournament has, and no more than memory bears. */
  values: 2_000_000,
  valuesOfJournal: 12_000_000,
  /** Of all uploaded files together that wait to be used, packed. */
  uploads: 64 * 1024 * 1024,
  /** Of a tournament; also the highest start number (TRF, columns 5-8). */
  players: 9999,
  /** Of a tournament: the last that three columns can name (TRF26 records 240, 250, 260). */
  rounds: 999,
  /** Teams of a tournament, and the highest number of one (TRF26 record 310, columns 5-7). */
  teams: 999,
  /** Players times rounds; likewise what the lists of a tournament spell out: pairs forbidden, virtual points by round. */
  cells: 1_000_000,
  /** Of one list: forbidden pairs, byes, virtual points, abnormal points, line-ups, lines kept, deputies. */
  entries: 100_000,
  /** Of a list of tie-breaks; there are some forty. */
  tiebreaks: 100,
  /** Of a list of players. */
  columns: 1000,
  /** Characters of a line of a file of lines, and of one text anywhere else. */
  line: 100_000,
  /** Characters of a name: of a person, a club, a place, a tournament. */
  name: 200,
  /** Characters of a code, a federation, an identifier, a word of a list. */
  word: 100,
  /** Characters of a reason or a remark in somebody's own words. */
  note: 2_000,
  /** Characters of the value of an option, where it is a text. */
  option: 1_000,
  /** Points on one sheet of Scrabble, either way. */
  tally: 99_999,
  /** Points that somebody can have scored in one game of Scrabble. */
  lowestSheet: -999,
  highestSheet: 1_500,
  /** Games of a match. */
  games: 100,
  /** Of the list of who may not meet. */
  restrictions: 10_000,
  /** Of a list that somebody writes by hand: deputies, columns, lists of a federation, warnings accepted, reasons. */
  handful: 100,
  /** Of a plan, in all its lists together; with the highest amount their sum is still a whole number of a float. */
  prizes: 5_000,
  /** Of one prize, in minor units. */
  amount: 1_000_000_000_000,
  /** Of a rating that an act or a file states. */
  rating: 9_999,
  /** Points that somebody can have, either way. */
  points: 1_000_000,
  /** Points in tenths that a rule of scoring may give. */
  scored: 100_000,
  /** Characters of a password. */
  password: 1024,
  /** Levels of nested JSON. */
  depth: 64,
  /** Faults told of one input, and remarks: the others are counted. */
  faults: 100,
  /** Characters of a wrong value that are repeated in its fault. */
  echo: 80,
} as const;

/** What may be too many or too long, as the fault names it. */
export type Limit = (typeof TOLD)[number];

const TOLD = [
  'bytes',
  'players',
  'rounds',
  'teams',
  'cells',
  'entries',
  'tiebreaks',
  'prizes',
  'columns',
  'line',
] as const;
export const isTold = (name: string): name is Limit => TOLD.some(told => told === name);

/** A value as a fault repeats it: cut, with a mark, where it is longer than anybody reads. */
export const echoed = (text: string): string => {
  if (text.length <= LIMITS.echo) return text;
  const kept = text.slice(0, LIMITS.echo - 1);
  const last = kept.charCodeAt(kept.length - 1);
  // Half of a character that takes two units is none.
  return `${last >= 0xd800 && last < 0xdc00 ? kept.slice(0, -1) : kept}…`;
};
