import { dateIn, type Tournament } from '../model/index.ts';

/**
 * The texts by which tie-breaks can be computed. `2026-03` and `2024-08` are editions of C.07; `1998` is the annex of
 * the FIDE tournament rules; `scrabble` is the text of the Spanish Scrabble federations.
 */
export const EDITIONS = ['2026-03', '2024-08', '1998', 'scrabble'] as const;
export type Edition = (typeof EDITIONS)[number];

/** The editions of C.07 that know categories of unplayed rounds. */
export type ModernEdition = '2026-03' | '2024-08';

export const isEdition = (text: string): text is Edition => EDITIONS.some(edition => edition === text);

interface Span {
  readonly edition: Edition;
  /** `YYYY/MM/DD`: the first day it applies to. */
  readonly from: string;
  /** The text applied in those days is not kept here: the edition named is the nearest that is. */
  readonly instead?: true;
}

/** Newest first. Decision 0040 says which texts the gap of 2009 to 2024 had. */
const SPANS: readonly Span[] = [
  { edition: '2026-03', from: '2026/03/01' },
  { edition: '2024-08', from: '2024/08/01' },
  { edition: '2024-08', from: '2009/07/01', instead: true },
  { edition: '1998', from: '0000/00/00' },
];

export interface ChosenEdition {
  readonly edition: Edition;
  /** The date that decided. Absent: the system of the tournament did, or nothing is known and the newest is taken. */
  readonly date?: string;
  readonly instead?: true;
}

/** Systems whose own text prints its tie-breaks, whatever the date (decision 581). */
const EDITION_OF_SYSTEM: Readonly<Record<string, Edition>> = {
  'scrabble-swiss': 'scrabble',
  'king-of-the-hill': 'scrabble',
  'dutch-1998': '1998',
};

/** A tournament is ranked by the text of its system, otherwise by the rules in force when it began. */
export const editionOf = (tournament: Tournament): ChosenEdition => {
  const own = EDITION_OF_SYSTEM[tournament.system ?? ''];
  if (own !== undefined) return { edition: own };
  const date = dateIn(tournament.header.start) ?? dateIn(tournament.header.end);
  if (date === undefined) return { edition: '2026-03' };
  const span = SPANS.find(({ from }) => date >= from);
  return { edition: span?.edition ?? '1998', date, ...(span?.instead ? { instead: true } : {}) };
};
