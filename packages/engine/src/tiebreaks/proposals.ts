import type { Tournament } from '../model/index.ts';
import { type Edition, editionOf } from './edition.ts';
import { ranksTeams, scheduleOf } from './prepare.ts';

/** What a list is proposed for. */
export interface Occasion {
  readonly edition: Edition;
  readonly schedule: 'swiss' | 'predetermined';
  readonly of: 'players' | 'teams';
  /** Individual Swiss tournaments only (annex of 1998, section 3). */
  readonly ratings: 'consistent' | 'not-consistent' | 'mostly-missing';
  /** The system of an individual tournament, where its own text says how ties are broken. */
  readonly system?: string;
}

export interface ProposedList {
  readonly name: string;
  /** The text that recommends it; `usual` where no regulation does. */
  readonly source: 'tiebreaks-1998.3' | 'seed-000.16' | 'seed-001.F10' | 'seed-002.IX' | 'seed-004' | 'usual';
  /** Of that text, as it is cited. */
  readonly article?: string;
  readonly tiebreaks: readonly string[];
}

const ANNEX_3 = 'FIDE annex of 1998, 3';

/** Annex of 1998, section 3, in its order. */
const LISTS_1998 = {
  roundRobin: {
    name: 'round-robin',
    source: 'tiebreaks-1998.3',
    article: ANNEX_3,
    tiebreaks: ['DE', 'KS', 'SB', 'WON'],
  },
  teamRoundRobin: {
    name: 'team-round-robin',
    source: 'tiebreaks-1998.3',
    article: ANNEX_3,
    tiebreaks: ['GPTS', 'MPTS', 'DE', 'SB'],
  },
  swissConsistent: {
    name: 'swiss-all-rated',
    source: 'tiebreaks-1998.3',
    article: ANNEX_3,
    tiebreaks: ['ARO', 'TPR'],
  },
  swissNotConsistent: {
    name: 'swiss-ratings-not-consistent',
    source: 'tiebreaks-1998.3',
    article: ANNEX_3,
    tiebreaks: ['DE', 'PS', 'BH', 'SB', 'WON'],
  },
  swissUnrated: {
    name: 'swiss-mostly-unrated',
    source: 'tiebreaks-1998.3',
    article: ANNEX_3,
    tiebreaks: ['DE', 'BH', 'SB', 'WON'],
  },
  teamSwiss: {
    name: 'team-swiss',
    source: 'tiebreaks-1998.3',
    article: ANNEX_3,
    tiebreaks: ['GPTS', 'MPTS', 'DE', 'BH', 'SB'],
  },
} as const satisfies Record<string, ProposedList>;

const F10: ProposedList = {
  name: 'F10',
  source: 'seed-001.F10',
  article: 'Mexican manual, Swiss by rating, F10',
  tiebreaks: ['DE1', 'ARO', 'LOTS'],
};
const ARTICLE_16A: ProposedList = {
  name: '16a',
  source: 'seed-000.16',
  article: 'C.04.2 (1999), 16 a',
  tiebreaks: ['SRO/C1', 'SRO/D'],
};
const ARTICLE_16B: ProposedList = {
  name: '16b',
  source: 'seed-000.16',
  article: 'C.04.2 (1999), 16 b',
  tiebreaks: ['PS', 'PS/D'],
};

/** Points alone: prizes in money are shared. The text promises tie-breaks for what cannot be shared, and names none. */
const ARTICLE_IX: ProposedList = {
  name: 'IX',
  source: 'seed-002.IX',
  article: 'FENAMAC, Improved Harkness, IX',
  tiebreaks: [],
};

/** The lists of the texts that have one for their own system. */
const listsOfText = ({ system, of, ratings, edition }: Occasion): readonly ProposedList[] => {
  if (of === 'teams') return [];
  if (edition === 'scrabble') return SCRABBLE;
  switch (system) {
    case 'lim-1999':
      return [ratings === 'consistent' ? ARTICLE_16A : ARTICLE_16B];
    case 'dutch-1998':
      return [F10];
    case 'harkness':
      return [ARTICLE_IX];
    default:
      return [];
  }
};

/** C.07 recommends no order; these are lists in common use that it allows. */
const USUAL = {
  swiss: { name: 'swiss', source: 'usual', tiebreaks: ['BH/C1', 'BH', 'SB', 'DE', 'WIN', 'BPG'] },
  swissRated: { name: 'swiss-ratings', source: 'usual', tiebreaks: ['ARO/C1', 'TPR', 'BH/C1', 'DE', 'WON'] },
  roundRobin: { name: 'round-robin', source: 'usual', tiebreaks: ['DE', 'WIN', 'SB', 'KS', 'BPG'] },
  teamSwiss: {
    name: 'team-swiss',
    source: 'usual',
    tiebreaks: ['MPTS', 'GPTS', 'EDE', 'EMGSB/C1', 'BH:MP/C1'],
  },
  teamRoundRobin: {
    name: 'team-round-robin',
    source: 'usual',
    tiebreaks: ['MPTS', 'GPTS', 'EDE', 'EMGSB', 'BC'],
  },
} as const satisfies Record<string, ProposedList>;

/** Seed 004: one of the two Buchholz, then the spread. */
const SCRABBLE: readonly ProposedList[] = [
  { name: 'scrabble', source: 'seed-004', article: 'Scrabble, tie-breaks', tiebreaks: ['BH', 'SPREAD'] },
  {
    name: 'scrabble-long',
    source: 'seed-004',
    article: 'Scrabble, tie-breaks',
    tiebreaks: ['BH/M1', 'SPREAD'],
  },
];

/** The lists recommended for a kind of tournament, the first one first: that of the system's own text before all. */
export const proposedTiebreaks = (occasion: Occasion): readonly ProposedList[] => {
  const own = listsOfText(occasion);
  return [...own, ...listsOfEdition(occasion).filter(({ name }) => !own.some(list => list.name === name))];
};

const listsOfEdition = (occasion: Occasion): readonly ProposedList[] => {
  switch (occasion.edition) {
    case 'scrabble':
      return SCRABBLE;
    case '1998':
      return lists1998(occasion);
    case '2024-08':
    case '2026-03':
      return usualLists(occasion);
  }
};

const lists1998 = ({ schedule, of, ratings }: Occasion): readonly ProposedList[] => {
  if (schedule === 'predetermined')
    return [of === 'teams' ? LISTS_1998.teamRoundRobin : LISTS_1998.roundRobin];
  if (of === 'teams') return [LISTS_1998.teamSwiss];
  switch (ratings) {
    case 'consistent':
      return [LISTS_1998.swissConsistent, F10, ARTICLE_16A];
    case 'not-consistent':
      return [LISTS_1998.swissNotConsistent, ARTICLE_16B];
    case 'mostly-missing':
      return [LISTS_1998.swissUnrated, ARTICLE_16B];
  }
};

const usualLists = ({ schedule, of, ratings }: Occasion): readonly ProposedList[] => {
  if (schedule === 'predetermined') return [of === 'teams' ? USUAL.teamRoundRobin : USUAL.roundRobin];
  if (of === 'teams') return [USUAL.teamSwiss];
  return ratings === 'consistent' ? [USUAL.swiss, USUAL.swissRated] : [USUAL.swiss];
};

/** What ranks a tournament whose own rules are silent: the list that the text of its system has for that (decision 581). */
export const listWhereSilent = (tournament: Tournament): ProposedList | undefined =>
  tournament.tiebreaks.length > 0 ? undefined : listsOfText(occasionOf(tournament))[0];

/** The codes that rank a tournament. A lot is drawn only where somebody states one. */
export const tiebreaksOf = (tournament: Tournament): readonly string[] =>
  listWhereSilent(tournament)?.tiebreaks.filter(code => code !== 'LOTS') ?? tournament.tiebreaks;

/** The occasion that a tournament is, as far as its record says. */
export const occasionOf = (tournament: Tournament): Occasion => {
  const rated = tournament.players.filter(player => player.rating).length;
  const { length } = tournament.players;
  return {
    edition: editionOf(tournament).edition,
    schedule: scheduleOf(tournament),
    of: ranksTeams(tournament) ? 'teams' : 'players',
    ...(tournament.system === undefined ? {} : { system: tournament.system }),
    ratings: rated === length ? 'consistent' : 2 * rated >= length ? 'not-consistent' : 'mostly-missing',
  };
};
