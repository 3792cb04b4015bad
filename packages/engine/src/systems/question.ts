import type { PlayerId } from '../model/index.ts';
import type { Stage } from '../position/knockout/index.ts';
import { type PassedOver, plainRule, type Rule, type Verdict } from '../rules/index.ts';
import type { CutPart, Tiebreak } from '../tiebreaks/index.ts';

/** A question about a paired round that its system answers. */
export type PairingQuestion =
  /** Why do these two not meet? */
  | { readonly kind: 'pair'; readonly players: readonly [PlayerId, PlayerId] }
  /** Why does this player not have the bye; or why, for whoever has it. */
  | { readonly kind: 'bye'; readonly player: PlayerId }
  /** Why did this player float, and not `instead`? */
  | { readonly kind: 'float'; readonly player: PlayerId; readonly instead?: PlayerId }
  /** Why these colours? */
  | { readonly kind: 'colour'; readonly player: PlayerId }
  /** Why does this board have its number? */
  | { readonly kind: 'board'; readonly board: number };

/**
 * Any question to `ask`: about a pair, a bye, a float, colours, the number of a board; or about a rank, which the standings
 * answer.
 *
 * @example
 * ```ts
 * import { playerId, type Question } from '@pareo/engine';
 *
 * export const questions: readonly Question[] = [
 *   { kind: 'pair', players: [playerId(7), playerId(9)] },
 *   { kind: 'bye', player: playerId(21) },
 *   { kind: 'float', player: playerId(7), instead: playerId(9) },
 *   { kind: 'board', board: 4 },
 *   { kind: 'rank', player: playerId(7) },
 * ];
 * ```
 */
export type Question =
  | PairingQuestion
  /** Why does this player stand where they stand: before or behind `other`, or the one above. */
  | { readonly kind: 'rank'; readonly player: PlayerId; readonly other?: PlayerId };

/** What the deciding rule counts, who suffers, and the round that forbids: as in a ruling. */
export interface AnswerFacts
  extends Pick<
    PassedOver,
    | 'chosen'
    | 'other'
    | 'suffers'
    | 'unit'
    | 'each'
    | 'elsewhere'
    | 'round'
    | 'opponents'
    | 'isByOtherRules'
    | 'leftOver'
    | 'compared'
  > {
  /** Whom the answer concerns, the one asked about first. */
  readonly about: readonly number[];
  /** Others who decided it. */
  readonly because?: readonly number[];
  /** Score of the bracket or scoregroup in which it was decided. */
  readonly bracket?: number;
  /** Sentences then say who starts, not who has White. */
  readonly game?: 'scrabble';
  /** What stands against it is the draw of a knock-out, not a table. */
  readonly draw?: true;
}

export interface PairFacts extends AnswerFacts {
  /** Chosen: the word against what was offered before, of which the counts, those who suffer and the round are. */
  readonly passed?: Verdict;
  /** Chosen: whoever the order offered before was to change to the other colour, as one of the two does, and is no opponent. */
  readonly otherColour?: true;
  /** A table: its size, its line, and the numbers of the two. */
  readonly table?: number;
  readonly line?: number;
  readonly numbers?: readonly number[];
  /** The line of the table in which the two meet. */
  readonly meetIn?: number;
}

/**
 * How a table leaves somebody without an opponent: the bye of a knock-out; the free round of a round robin; or the
 * opponent is not there, who in a knock-out is then beaten without play.
 */
export type FreeBy = 'bye' | 'free-round' | 'absence' | 'walkover';

export interface ByeAnswerFacts extends AnswerFacts {
  /** Chosen: the word against the nearest rival, of whom the counts and those who suffer are. */
  readonly passed?: Verdict;
  /** Whoever has the bye; in a table all who have no opponent in the same way. */
  readonly recipients: readonly number[];
  /** As it counted for the pairing; and that made in games and byes, where virtual points count too. */
  readonly score?: number;
  readonly points?: number;
  /** Tables only. By absence and walkover `because` has the absent opponents, in the order of the recipients. */
  readonly freeBy?: FreeBy;
  /** The round in which the player asked about has the free round: this one or the next, else the last. */
  readonly freeIn?: number;
}

export interface FloatAnswerFacts extends AnswerFacts {
  /** Absent: down. */
  readonly direction?: 'up' | 'down';
  /** Chosen: the word against staying, or against the other who was offered before. */
  readonly passed?: Verdict;
  /** Chosen: why the player floated on, bracket after bracket. Absent: once was all. */
  readonly further?: readonly { readonly rule: Rule; readonly facts: Omit<FloatAnswerFacts, 'further'> }[];
}

export interface ColourAnswerFacts extends AnswerFacts {
  readonly white: number;
  readonly black: number;
}

export interface BoardAnswerFacts extends AnswerFacts {
  readonly board: number;
  readonly white: number;
  readonly black: number;
  /** Points of White and of Black, as they counted for the pairing. */
  readonly scores?: readonly [number, number];
  /** Those made in games and byes, where virtual points count too. */
  readonly points?: readonly [number, number];
}

export interface RankAnswerFacts extends AnswerFacts {
  readonly ahead?: number;
  readonly behind?: number;
  /** The place, where it is shared. */
  readonly shared?: number;
  /** Knock-outs: how far the two came. */
  readonly stages?: readonly [Stage | undefined, Stage | undefined];
  /** They are in two groups: no standings have both. */
  readonly apart?: true;
  /** Code of the criterion that separated the two, and both values; absent where undefined. */
  readonly by?: string;
  readonly values?: readonly [number | undefined, number | undefined];
  /** The same criterion in its parts, and whether its values are places among the tied. */
  readonly criterion?: Tiebreak;
  readonly isPlace?: boolean;
  /** Criteria before it. */
  readonly levelOn?: readonly {
    readonly tiebreak: Tiebreak;
    readonly value: number | undefined;
    readonly isPlace: boolean;
  }[];
  /** What does not count of either value: whose round, against whom, by which rule. */
  readonly cuts?: readonly CutPart[];
}

export interface AnswerFactsOf {
  readonly pair: PairFacts;
  readonly bye: ByeAnswerFacts;
  readonly float: FloatAnswerFacts;
  readonly colour: ColourAnswerFacts;
  readonly board: BoardAnswerFacts;
  readonly rank: RankAnswerFacts;
}
export type QuestionKind = keyof AnswerFactsOf;

/**
 * The word first, then the rule, then the facts. `chosen`: what was asked about is what was decided.
 *
 * @example
 * ```ts
 * import { type Answer } from '@pareo/engine';
 *
 * export const inShort = ({ verdict, rule }: Answer): string => `${verdict}: ${rule.text} (${rule.article})`;
 * ```
 */
export type Answer<Kind extends QuestionKind = QuestionKind> = {
  [K in Kind]: {
    readonly kind: K;
    readonly question: Extract<Question, { readonly kind: K }>;
    readonly verdict: Verdict | 'chosen';
    readonly rule: Rule;
    readonly facts: AnswerFactsOf[K];
  };
}[Kind];

export const answerTo = <K extends QuestionKind>(
  question: Extract<Question, { readonly kind: K }>,
  verdict: Answer['verdict'],
  rule: Rule,
  facts: AnswerFactsOf[K],
): Answer<K> =>
  // One member of the union for each kind, which the compiler does not see through the type parameter.
  ({ kind: question.kind, question, verdict, rule: plainRule(rule), facts }) as unknown as Answer<K>;
