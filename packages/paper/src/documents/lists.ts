import type { PrintedList } from '@pareo/texts';
import {
  allRoundsSheet,
  averagesSheet,
  blankCardSheets,
  type CardSheet,
  cardSheets,
  drawSheets,
  lineUpForms,
  matchCardSheets,
  matchSheet,
  peopleOf,
  type RoundSheet,
  type Source,
  teamsSheet,
} from '@pareo/tournament';
import type { PaperDocument } from '../model.ts';
import { alphabetical, checkInList, pairingCards, scoreCards, startingRank } from './players.ts';
import type { PrizePaper } from './prizes.ts';
import { missingResults, pairingsByBoard, pairingsByName, resultSlips, resultsOfRound } from './rounds.ts';
import type { Printing } from './sheet.ts';
import { averagesList } from './tables.ts';
import { lineUpSheets, matchCards, teamsList } from './teams.ts';
import { allRoundsList, drawList, matchList } from './whole.ts';

/* The same lists on every surface: what each is made of is said here once. */

/** Tables that rank are asked for with more: tie-breaks, lots, an order. So is a ruling, and so are prizes: a plan. */
export type SimpleList = Exclude<PrintedList, 'standings' | 'crosstable' | 'ruling' | PrizePaper>;

const OF_ONE_ROUND = ['pairings', 'names', 'slips', 'line-ups', 'results', 'missing'] as const;
export type ListOfRound = (typeof OF_ONE_ROUND)[number];

export const isOfRound = (list: PrintedList): list is ListOfRound => OF_ONE_ROUND.some(one => one === list);

interface OfRound {
  readonly round: RoundSheet;
  readonly state: 'draft' | 'published';
  readonly slipsPerPage: 4 | 6;
}

/** Undefined: the tournament has nothing for it. */
export const listOfRound = (
  list: ListOfRound,
  source: Source,
  printing: Printing,
  { round, state, slipsPerPage }: OfRound,
): PaperDocument | undefined => {
  switch (list) {
    case 'pairings':
      return pairingsByBoard(printing, round, state);
    case 'names':
      return pairingsByName(printing, round, state);
    case 'slips': {
      const cards = matchesOf(source, round);
      return cards === undefined
        ? resultSlips(printing, round, { state, perPage: slipsPerPage })
        : matchCards(printing, cards, { round: round.round, state });
    }
    case 'line-ups': {
      const forms = matchesOf(source, round) && lineUpForms(source, round);
      return forms && lineUpSheets(printing, forms, { round: round.round, state });
    }
    case 'results':
      return resultsOfRound(printing, round);
    case 'missing':
      return missingResults(printing, round);
  }
};

/** Undefined: players meet, whatever teams they belong to. */
const matchesOf = (source: Source, round: RoundSheet) =>
  round.entrants === 'teams' ? matchCardSheets(source, round) : undefined;

interface OfTournament {
  /** For lists of what was played: after which round. */
  readonly after?: number;
  /** The round to come, for the list at the door. */
  readonly coming: number;
  /** As many as a card has rows. */
  readonly rounds: number;
}

/** Undefined: the tournament has nothing for it. */
export const listOfTournament = (
  list: Exclude<SimpleList, ListOfRound>,
  source: Source,
  printing: Printing,
  { after, coming, rounds }: OfTournament,
): PaperDocument | undefined => {
  switch (list) {
    case 'table': {
      const [match, table] = [matchSheet(source), allRoundsSheet(source)];
      return match ? matchList(printing, match) : table && allRoundsList(printing, table);
    }
    case 'draw': {
      const draws = drawSheets(source);
      return draws.length === 0 ? undefined : drawList(printing, draws);
    }
    case 'averages': {
      const averages = averagesSheet(source, after);
      return averages && averagesList(printing, averages);
    }
    case 'start':
      return startingRank(printing, peopleOf(source));
    case 'alphabetical':
      return alphabetical(printing, peopleOf(source));
    case 'teams': {
      const teams = teamsSheet(source);
      return teams && teamsList(printing, teams);
    }
    case 'check-in':
      return checkInList(printing, peopleOf(source), coming);
    case 'cards':
      return cardsOf(printing, cardSheets(source), rounds);
    case 'blank-cards':
      return cardsOf(printing, blankCardSheets(source), rounds);
  }
};

const cardsOf = (
  printing: Printing,
  cards: readonly CardSheet[],
  rounds: number,
): PaperDocument | undefined => {
  if (cards.length === 0) return undefined;
  return printing.game === 'scrabble'
    ? scoreCards(printing, cards, rounds)
    : pairingCards(printing, cards, rounds);
};
