import type { Category } from './category.ts';
import type { Colour } from './colour.ts';
import type { Player, PlayerId, PlayerRecord } from './player.ts';
import type { Points } from './points.ts';
import type { PrizePlan } from './prizes.ts';
import type { ResultCode } from './result-code.ts';
import type { Scoring } from './scoring.ts';
import type { Tally, Turn } from './turn.ts';

/** TRF header records, by meaning. Everything is text as written. */
export interface Header {
  readonly name?: string;
  readonly city?: string;
  readonly federation?: string;
  /** `YYYY/MM/DD`, as written. */
  readonly start?: string;
  readonly end?: string;
  readonly numberOfPlayers?: string;
  readonly numberOfRatedPlayers?: string;
  readonly numberOfTeams?: string;
  readonly type?: string;
  readonly chiefArbiter?: string;
  readonly deputies?: readonly string[];
  readonly timeControl?: string;
  /** TRF26 record 222. */
  readonly encodedTimeControl?: string;
  /** TRF26 record 172. */
  readonly startRankMethod?: string;
  /** TRF26 record 182. */
  readonly pairingController?: string;
  readonly roundDates?: readonly string[];
}

/** The players listed may not meet one another from the first to the last round named (XXP, record 260). */
export interface ForbiddenPairs {
  readonly players: readonly PlayerId[];
  readonly fromRound: number;
  readonly toRound: number;
}

/** C.04.5.1 as of 2017 (nine rounds or more), C.04.7 as of 2026 (any number of rounds). */
export type Acceleration = 'baku-2017' | 'baku-2026';

/** Virtual points (XXA, record 250): for pairing only, in those rounds, never added up. */
export interface VirtualPoints {
  readonly fromPlayer: PlayerId;
  readonly toPlayer: PlayerId;
  readonly fromRound: number;
  readonly toRound: number;
  readonly points: Points;
  /** Teams: in match points. */
  readonly matchPoints?: Points;
}

/** TRF26 record 240: byes asked for beforehand. */
export interface RequestedByes {
  readonly worth: 'full' | 'half' | 'zero';
  readonly round: number;
  /** Players; teams in a team tournament. */
  readonly participants: readonly number[];
}

/** TRF26 record 299. */
export interface AbnormalPoints {
  /** `W D L F H Z + -`; absent: bonus or penalty. */
  readonly symbol?: string;
  readonly matchPoints?: Points;
  readonly points?: Points;
  /** Scrabble: given or taken of the spread, in points of the sheets. No record of TRF has it. */
  readonly spread?: number;
  /** Absent: every round. */
  readonly round?: number;
  /** Empty: everyone. */
  readonly participants: readonly number[];
}

export interface Team {
  readonly number: number;
  readonly name: string;
  readonly nickname?: string;
  readonly strength?: number;
  readonly players: readonly PlayerId[];
  readonly statedMatchPoints?: Points;
  readonly statedGamePoints?: Points;
  readonly statedRank?: number;
}

export interface MatchScoring {
  readonly win: Points;
  readonly draw: Points;
  readonly loss: Points;
  /** Records 320, 362 `P`: what a pairing-allocated bye is worth to a team. */
  readonly pairingBye?: Points;
  readonly pairingByeGamePoints?: Points;
}

/** Whether a line-up has to keep the order of the roster. What the competition says; no record of TRF has it. */
export type BoardOrder = 'fixed' | 'free';

/** What only team tournaments have (records 300, 310, 320, 330, 352, 362). */
export interface TeamEvent {
  readonly teams: readonly Team[];
  /** Absent: nobody said, so nothing is held against a line-up (decision 280). */
  readonly boardOrder?: BoardOrder;
  /** `WBWB`: colours of the first named team. */
  readonly boardColours?: string;
  readonly scoring?: MatchScoring;
  /** Index = round - 1: the team with the pairing-allocated bye. */
  readonly pairingByes: readonly (number | undefined)[];
  readonly forfeitedMatches: readonly ForfeitedMatch[];
  readonly lineUps: readonly LineUp[];
}

export interface ForfeitedMatch {
  readonly result: '+-' | '-+' | '--';
  readonly round: number;
  readonly white: number;
  readonly black: number;
}

/** Record 300: who sat where, board 1 first, where it is not simply the order of the roster. */
export interface LineUp {
  readonly round: number;
  readonly team: number;
  readonly opponent: number;
  /** 0: an empty board. */
  readonly players: readonly number[];
}

/** A setting of a pairing system: see `PairingSystem.options`. */
export type OptionValue = string | number | boolean;

/** Rounds paired by another system than the tournament's (Swiss, then King of the Hill). */
export interface ScheduledSystem {
  readonly system: string;
  readonly fromRound: number;
  readonly toRound: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
}

/**
 * C.04.2, articles 3.1 and 4.3: what pairings knew of a round of two players before its result was corrected, or its
 * adjourned game was finished. The turns of the players say what holds now.
 */
export interface EarlierResult {
  readonly round: number;
  /** Who had White, in the first game. */
  readonly white: PlayerId;
  readonly black: PlayerId;
  /** Empty: adjourned. */
  readonly games: readonly ResultOfGame[];
  /** Who went on from a match, where somebody decided it. */
  readonly winner?: 'first' | 'second';
  /** The last round that was paired from it, its own where only the colours of its pairing were others. Absent: all were and the standings know it, the new one is for the report alone. */
  readonly through?: number;
}

export interface ResultOfGame {
  readonly code: ResultCode;
  /** Scrabble: `own` is of the side with White. */
  readonly tally?: Tally;
}

/** What stands in a tournament's record beside its players. */
export interface TournamentSettings {
  readonly header: Header;
  /** Id of our catalogue; files that write a TRF26 code (record 192) keep it in `systemCode`. */
  readonly system?: string;
  /** Record 192 exactly as written. */
  readonly systemCode?: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly schedule?: readonly ScheduledSystem[];
  /** Rounds announced (142, XXR). */
  readonly plannedRounds?: number;
  /** The lot drawn before round 1 (152, XXC). */
  readonly initialColour?: Colour;
  /** XXC rank: the order of the file, not the start numbers, is the initial ranking. */
  readonly rankByFileOrder?: true;
  readonly scoring: Scoring;
  /** Computed virtual points, by the edition named; explicit `virtualPoints` override them. */
  readonly acceleration?: Acceleration;
  readonly virtualPoints: readonly VirtualPoints[];
  readonly forbiddenPairs: readonly ForbiddenPairs[];
  readonly requestedByes: readonly RequestedByes[];
  readonly abnormalPoints: readonly AbnormalPoints[];
  readonly earlierResults?: readonly EarlierResult[];
  /** Scrabble: no sheet counts for the spread beyond it, either way. */
  readonly spreadCap?: number;
  /** Codes as TRF26 writes them; `PTS` first where the file used record 212. */
  readonly tiebreaks: readonly string[];
  /** Whom prizes and tables ask for. */
  readonly categories?: readonly Category[];
  /** What the tournament announces about its prizes. */
  readonly prizes?: PrizePlan;
  /** Only with teams. */
  readonly teamEvent?: TeamEvent;
}

/** A line of a file that we keep, write back, and do not interpret. */
export interface KeptLine {
  /** First three characters: `###` for a comment. */
  readonly prefix: string;
  readonly text: string;
}

/**
 * A tournament as it was read, or as your program builds it. Nothing in it has been believed yet: `checkTournament` does that.
 *
 * @example
 * ```ts
 * import { checkTournament, playerId, type TournamentRecord } from '@pareo/engine';
 * import { STANDARD_SCORING } from '@pareo/engine/model';
 *
 * const record: TournamentRecord = {
 *   header: { name: 'Friday' },
 *   plannedRounds: 5,
 *   initialColour: 'white',
 *   scoring: STANDARD_SCORING,
 *   players: ['Ana', 'Luis'].map((name, at) => ({ id: playerId(at + 1), name, turns: [] })),
 *   virtualPoints: [],
 *   forbiddenPairs: [],
 *   requestedByes: [],
 *   abnormalPoints: [],
 *   tiebreaks: [],
 *   keptLines: [],
 * };
 * export const checked = checkTournament(record);
 * ```
 */
export interface TournamentRecord extends TournamentSettings {
  readonly players: readonly PlayerRecord[];
  readonly keptLines: readonly KeptLine[];
}

/** A participant of a checked tournament, with one turn for every recorded round. */
export interface Participant extends Player {
  /** Place in the initial ranking, 1 for the highest, without gaps. */
  readonly place: number;
  /** Index = round - 1; `roundsRecorded` of them for everyone, `absent` filled in where a paired round is blank. */
  readonly turns: readonly Turn[];
  readonly statedPoints?: number;
  readonly statedRank?: number;
}

declare const CHECKED: unique symbol;

/**
 * What may be reasoned about: a record that says nothing that contradicts itself. Only `checkTournament`, and with it
 * `readTournament`, makes one.
 *
 * @example
 * ```ts
 * import { type Tournament } from '@pareo/engine';
 *
 * export const nextRound = ({ roundsPaired }: Tournament): number => roundsPaired + 1;
 * ```
 */
export interface Tournament extends TournamentSettings {
  /** Exists for the compiler alone. */
  readonly [CHECKED]: true;
  /** In the order of the initial ranking. */
  readonly players: readonly Participant[];
  /** Rounds with at least one pairing in them: 1 to `roundsPaired`. */
  readonly roundsPaired: number;
  /** Rounds with anything in them; byes asked for the coming round make it greater than `roundsPaired`. */
  readonly roundsRecorded: number;
  readonly record: TournamentRecord;
}
