/**
 * The most that input may be, whatever its format and whichever way it comes: a file, an act, a request. Everything
 * that reads takes its limits from here. Nothing that a tournament needs comes near them; what goes beyond is a fault.
 */
export const LIMITS = {
  /** Of a file, or of the body of a request. */
  bytes: 20 * 1024 * 1024,
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
  /** Levels of nested JSON. */
  depth: 64,
  /** Faults told of one input, and remarks: the others are counted. */
  faults: 100,
  /** Characters of a wrong value that are repeated in its fault. */
  echo: 80,
} as const;

/** What may be too many or too long, as the fault names it. */
export type Limit = Exclude<keyof typeof LIMITS, 'faults' | 'echo' | 'depth'>;

/** A value as a fault repeats it: cut, with a mark, where it is longer than anybody reads. */
export const echoed = (text: string): string => {
  if (text.length <= LIMITS.echo) return text;
  const kept = text.slice(0, LIMITS.echo - 1);
  const last = kept.charCodeAt(kept.length - 1);
  // Half of a character that takes two units is none.
  return `${last >= 0xd800 && last < 0xdc00 ? kept.slice(0, -1) : kept}…`;
};
