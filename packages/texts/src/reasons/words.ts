import type { PassedOver } from '@pareo/engine';
import type { LevelOn, Stage, Tiebreak } from '@pareo/engine/standings';
import type { FaultSize, FreeBy } from '@pareo/engine/systems';
import type { AnswerTexts } from '../answer-texts.ts';
import type { Wording } from '../wording.ts';

/** Several names as they stand in a sentence, and how many they are: verbs follow the number. */
export interface Names {
  readonly text: string;
  readonly count: number;
}

/** Something that might have been, in the forms that sentences need. */
export interface Supposed {
  readonly if: string;
  readonly ifWere: string;
  /** "A round in which …". */
  readonly round: string;
  /** Before "is forbidden". */
  readonly being: string;
}

type Unit = NonNullable<PassedOver['unit']>;

/**
 * What one language gives to the reasons of a round: words, and phrases with their gaps filled. What a sentence says is
 * decided beside this file, once for all languages.
 */
export interface ReasonWords
  extends Pick<
    AnswerTexts,
    'verdicts' | 'notInDraw' | 'staying' | 'unchanged' | 'instead' | 'toOtherColour'
  > {
  readonly wording: Wording;
  /** An article as a reader cites it. */
  readonly article: (id: string) => string;
  readonly points: (points: number) => string;
  readonly inBracket: (points: string) => string;
  /** Words that begin a condition, or say who it is about: a comma comes before them. */
  readonly afterComma: readonly string[];

  /** What stands against something. */
  readonly that: string;
  readonly isForbidden: (what: string) => string;
  readonly isWorse: (what: string) => string;
  readonly isEqual: (what: string) => string;
  readonly isAsGood: (what: string) => string;
  readonly butLater: (what: string) => string;
  readonly meeting: (names: string, isByOtherRules: boolean) => string;
  readonly withThem: (names: string, isByOtherRules: boolean) => string;
  readonly becauseOfRound: (round: number) => string;
  readonly forPlayers: (names: string) => string;
  readonly forPairs: (pairs: Names) => string;
  /** A count beside that of what was chosen; without brackets. */
  readonly counts: Readonly<
    Record<Exclude<Unit, 'type' | 'pairs'>, (other: number, chosen: number) => string>
  >;
  readonly insteadOf: (other: string, chosen: string) => string;
  readonly size: (size: FaultSize) => string;
  /** The types of floaters that a text lists, the worst first. */
  readonly floaterTypes: readonly string[];
  readonly leftOver: {
    readonly all: (names: Names) => string;
    readonly some: (names: Names, atLeast: number) => string;
    readonly onlyPartners: (partners: Names) => string;
    readonly barredFromBye: (players: number) => string;
    readonly oneBye: string;
    readonly mayNotMeet: (rule: string) => string;
    readonly metInRound: (round: number, rule: string) => string;
    readonly because: (clause: string, isKeeping: boolean) => string;
    readonly ifSo: (condition: string, clause: string, isKeeping: boolean) => string;
  };
  readonly scoreOfBye: (score: number, points?: number) => string;
  readonly withoutVirtual: (score: number, points: number) => string;

  /** What might have been. */
  readonly byeFor: (choice: string) => string;
  readonly stays: (player: string) => Supposed;
  readonly floatInstead: (others: Names) => Supposed;
  readonly choosing: (others: string) => string;
  readonly staysThere: string;
  readonly forOther: (names: string, what: string) => string;
  readonly ifTheyMet: string;
  readonly ifHadBye: (names: string) => string;
  readonly withBye: string;
  readonly withPair: string;
  readonly bestPairing: (how: string) => string;
  readonly pairingInstead: (names: string, isOtherColour: boolean) => string;
  /** As opponents; or to change to the other colour. */
  readonly offeredFirst: (names: string, but: string, isOtherColour: boolean) => string;
  readonly decidedOtherwise: string;
  readonly halvesForbidden: string;
  readonly halvesWorse: string;
  readonly metBefore: (round: number) => string;
  readonly barredSince: (names: string, round: number) => string;
  readonly barred: (byRule: readonly string[], players: number) => string;

  /** What is so. */
  readonly meets: (names: string, isSo: boolean) => string;
  readonly hasBye: (player: string, score: string | undefined) => string;
  readonly hasNoBye: (player: string, others: string) => string;
  /** Nobody to play by a table: of whoever rests, and of whoever asks and plays. */
  readonly free: Readonly<Record<FreeBy, (player: string, absent: string) => string>>;
  readonly notFree: Readonly<Record<FreeBy, (player: string, others: Names, absent: Names) => string>>;
  readonly freeRound: (player: string, round: number) => string;
  readonly floatsAndNot: (player: string, direction: 'up' | 'down', instead: string | undefined) => string;
  readonly starts: (white: string, black: string, isScrabble: boolean) => string;
  readonly isBoard: (white: string, black: string, board: number) => string;
  readonly scores: (white: string, black: string) => string;
  readonly tableGives: (table: number, numbers: readonly number[], line: number) => string;
  readonly plays: (player: string, opponents: string) => string;
  readonly meetIn: (round: number) => string;

  /** Ranks. */
  readonly rank: {
    readonly inDifferentGroups: (names: string) => string;
    readonly standsBefore: (ahead: string, behind: string) => string;
    readonly share: (names: string, place: number) => string;
    readonly levelOn: (criteria: string) => string;
    readonly places: (one: string, two: string) => string;
    readonly values: (one: string, two: string) => string;
    readonly both: (stage: string) => string;
    readonly stageClause: (stage: Stage | undefined, by: string | undefined, of: 'one' | 'two') => string;
    readonly tiebreak: (tiebreak: Tiebreak) => string;
    readonly level: (level: LevelOn) => string;
  };

  /** What was decided, in a sentence without its full stop. */
  readonly decided: {
    readonly board: (board: number) => string;
    readonly white: (isScrabble: boolean) => string;
    readonly float: (players: Names, direction: 'up' | 'down') => string;
    readonly bye: (players: Names, isDrawn: boolean) => string;
    readonly exchange: (players: string) => string;
    readonly order: (players: string, bracket: string | undefined) => string;
    readonly group: (name: string, isTeam: boolean) => string;
    readonly scoregroup: (points: string) => string;
    readonly scoregroups: (scores: string) => string;
    readonly size: (players: number, rounds: number) => string;
    readonly rest: (players: Names, absent: Names) => string;
    readonly knockOut: (players: Names, losers: string | undefined) => string;
    readonly gibson: (champion: string, rival: string, place: number) => string;
  };
  readonly gibson: {
    readonly has: (champion: string, wins: number, roundsLeft: number) => string;
    readonly chaser: (name: string, wins: number) => string;
    readonly rivalIsLast: (champion: string, rival: string, prizes: number) => string;
    readonly rivalFallsShort: (rival: string, reaches: number, prizes: number) => string;
    /** What the champion has and what follows of the chaser; what is so of the rival. */
    readonly sentence: (has: string, chaser: string, rival: string) => string;
  };
}
