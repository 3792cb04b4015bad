import {
  type Acceleration,
  type BoardOrder,
  type Colour,
  type MatchScoring,
  matchScoringFor,
  type OptionValue,
  type ScheduledSystem,
  type Scoring,
} from '../model/index.ts';
import { HANDLINGS, type HandlingId, type InitialOrder } from '../systems/system.ts';

export { HANDLINGS, type HandlingId, type InitialOrder };

/** C.05, article 6.7 (4), and agreements of the tournament: how byes worth a draw may be asked for. */
export interface HalfByes {
  readonly perPlayer: number;
  /** None in so many last rounds. */
  readonly notInLast: number;
}

/** Points of the two sheets where no game was played: of whom they favour, and of the rival. */
export interface Sheet {
  readonly own: number;
  readonly rival: number;
}

/** Scrabble: what the text leaves to the rules of the tournament (decision 1060). */
export interface ScrabbleRules {
  /** Absent: the pairing-allocated bye has no sheet. */
  readonly bye?: Sheet;
  /** Of a game that was not played, seen by who is given it. Absent: no sheet. */
  readonly forfeit?: Sheet;
  /** No sheet counts for the spread beyond it. Absent: all count whole. */
  readonly cap?: number;
}

/** Matches of teams: what the text leaves to the rules of the competition. */
export interface TeamRules {
  /** Of a match. */
  readonly boards: number;
  /** `WBWB`: of the team with White on board 1, a letter for each board. */
  readonly colours: string;
  readonly order: BoardOrder;
  /** `by-list`: every team sits in the order of its roster. `handed-in`: captains say it, in every round. */
  readonly lineUps: 'by-list' | 'handed-in';
  readonly scoring: MatchScoring;
}

/** What decides pairings and ranks: fixed when round 1 is published (C.04.1, article 1; C.04.2, articles 1.1-1.3). */
export interface Settings {
  /** Id of the catalogue, edition included: `dutch-2026`. */
  readonly system: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Rounds announced. Absent: not announced yet; round 1 cannot be published without it. */
  readonly rounds?: number;
  /** Value of the pairing-allocated bye included. */
  readonly scoring: Scoring;
  /** Codes as TRF26 writes them, in order of weight. */
  readonly tiebreaks: readonly string[];
  /** Colour of number 1 in round 1, stated by the arbiter. Absent: by the lot of `create`. */
  readonly firstColour?: Colour;
  readonly acceleration?: Acceleration;
  /** Rounds paired by another system than `system`. */
  readonly schedule?: readonly ScheduledSystem[];
  /** Absent: the edition that belongs to the system. */
  readonly handling?: HandlingId;
  /** Who is number 1: by the text of the system. Absent, in journals that say nothing of it: by C.04.2, article 2.2. */
  readonly initialOrder?: 'by-text';
  readonly scrabble?: ScrabbleRules;
  /** Where the system pairs teams. */
  readonly team?: TeamRules;
  readonly halfByes: HalfByes;
  /** What rounds missed by a late entry bring (C.04.2, article 2.4: nothing, unless announced otherwise). */
  readonly missedRounds: 'zero' | 'half';
}

/** What matches of teams have where nothing else is said: nobody has to hand in anything, and the bye is a drawn match (C.04.6, 1.4). */
export const teamRulesFor = (boards: number, scoring: Scoring): TeamRules => ({
  boards,
  colours: 'WB'.repeat(boards).slice(0, boards),
  order: 'fixed',
  lineUps: 'by-list',
  scoring: matchScoringFor(boards, scoring),
});

/** What a new tournament has where nothing else is said. */
export const HALF_BYES: HalfByes = { perPlayer: 1, notInLast: 2 };
