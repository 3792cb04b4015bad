import { plainRule, type Rule } from './rule.ts';

/** Why something was not taken: not allowed, worse, as good but later in the order, or not what the table says. */
export type Verdict = 'forbidden' | 'worse' | 'equal-later' | 'table';

/**
 * Something that was not taken, the word (forbidden, worse, equal-later, table), and the rule against it.
 *
 * @example
 * ```ts
 * import { type PassedOver } from '@pareo/engine';
 *
 * export const inShort = ({ players, verdict, rule }: PassedOver): string =>
 *   `not ${players.join('-')}: ${verdict} (${rule.article})`;
 * ```
 */
export interface PassedOver {
  /** A pair; or one player, for the bye or a float. */
  readonly players: readonly number[];
  readonly verdict: Verdict;
  /** The first rule that separates it from what was chosen. */
  readonly rule: Rule;
  /** Worse: what that rule counts in what was chosen … */
  readonly chosen?: number;
  /** … and in the best alternative with this. */
  readonly other?: number;
  /** Worse: who would suffer it. */
  readonly suffers?: readonly number[];
  /**
   * What the counts are of, where these are not players. `pairs`: then `suffers` has both players of each, pair by pair.
   * `breach`: the rule is kept or broken, 0 or 1, for all who suffer it together. `unplayed`: games or matches that
   * somebody has not played, where the text prefers whoever played the most. `type`: no count, but the letter of a list
   * of the text, 3 for (a), 2 for (b), 1 for (c), 0 for none of them. `score` and `sonneborn-berger`: the sums of one
   * player, where the rule looks at one and then at the other. `left-over` and `denied`: players, but not those of whom
   * the text wants the most: it speaks of pairs made, or of preferences granted. `union`: a whole group is made one with the
   * next, 0 or 1, though the text asks for that only of a group that cannot be paired alone.
   */
  readonly unit?:
    | 'pairs'
    | 'breach'
    | 'unplayed'
    | 'type'
    | 'score'
    | 'sonneborn-berger'
    | 'left-over'
    | 'denied'
    | 'union';
  /** A rule that looks at the greatest faults first: how great those are that it counts here, in points. */
  readonly each?: FaultSize;
  /** Score of the bracket that told the two apart, where the ruling is about another or about none. */
  readonly elsewhere?: number;
  /** Forbidden: the earlier round that forbids it; of several opponents, the first one's. */
  readonly round?: number;
  /**
   * A float that is forbidden because everybody whom the player could then meet is: those whom the rule forbids, and
   * whether the others are forbidden by other rules.
   */
  readonly opponents?: readonly number[];
  readonly isByOtherRules?: boolean;
  /** Forbidden because the others could not all be paired: who would be left. Absent: that alone does not tell. */
  readonly leftOver?: LeftOver;
  /**
   * Both candidates, for whoever wants to count for themselves. Worked out when it is read; it is not written, copied or sent with
   * the rest.
   */
  readonly compared?: Compared;
}

/** What one rule finds in a candidate. */
export interface Finding {
  readonly rule: Rule;
  readonly count: number;
  readonly unit?: PassedOver['unit'];
  /** Whom it charges, the greatest fault first. */
  readonly players: readonly number[];
  /** A rule that looks at the greatest faults first: how great each is, in the same order. */
  readonly sizes?: readonly FaultSize[];
}

/** A way to pair a bracket, with what each rule finds in it, in the order of the text. */
export interface ComparedCandidate {
  readonly pairs: readonly (readonly [number, number])[];
  readonly floaters: readonly number[];
  /** Whoever of the floaters has the bye. */
  readonly bye?: number;
  readonly findings: readonly Finding[];
}

/** What was chosen for a bracket, and the best that still allows what was not taken. */
export interface Compared {
  /** Its score. */
  readonly bracket: number;
  readonly chosen: ComparedCandidate;
  readonly other: ComparedCandidate;
}

/** Who would have no opponent, whatever pairs were made of the others. */
export interface LeftOver {
  /** At least so many … */
  readonly count: number;
  /** … of these: each has nobody left but others of them and the partners. */
  readonly players: readonly number[];
  readonly partners: readonly number[];
  /** An odd number: none of these may have the bye, or one at most can have it. Absent: none is left to have. */
  readonly bye?: 'barred' | 'one';
  /** Of exactly two: what forbids them to meet each other, and the earlier round that does. */
  readonly apart?: { readonly rule: Rule; readonly round?: number };
  /** As long as what was decided before it is kept. Absent: whatever else were changed. */
  readonly keeping?: 'earlier decisions';
}

/** The score of those counted, or the difference of score in the pair or float of each. */
export interface FaultSize {
  readonly of: 'score' | 'difference';
  readonly points: number;
}

interface AnyFacts {
  /** Sentences then say who starts, not who has White. */
  readonly game?: 'scrabble';
}

/** The bracket or scoregroup in which something was decided. */
export interface BracketFacts extends AnyFacts {
  /** Its score. */
  readonly bracket?: number;
  readonly players?: number;
  readonly movedDown?: number;
  readonly upfloaters?: number;
  /** The paragraph that makes the bracket a special one. */
  readonly special?: string;
  /** Lim: the side of the median that the group stands on. */
  readonly side?: string;
}

/** What the deciding rule counts on both sides. */
export type CountFacts = Pick<PassedOver, 'chosen' | 'other' | 'unit' | 'each'>;

/** Where a table has the pair. */
export interface TableFacts extends AnyFacts {
  /** The size that the table is for; its line; the numbers that meet there. */
  readonly table?: number;
  readonly line?: number;
  readonly numbers?: readonly number[];
  /** Scheveningen: boards of a team, and the places of the two in their teams. */
  readonly boards?: number;
  readonly a?: number;
  readonly b?: number;
  /** Knock-out: the number of the match, and the part of the draw. */
  readonly match?: number;
  readonly group?: string;
}

export interface BoardFacts extends BracketFacts, CountFacts, TableFacts {
  /** Number of the board and who has White: in every ruling that `explain` gives. */
  readonly board?: number;
  readonly white?: number;
  /** King of the Hill: the places of the two. */
  readonly place?: number;
  readonly rivalPlace?: number;
}

export interface FloatFacts extends BracketFacts, CountFacts {
  /** Absent: down. */
  readonly direction?: 'up' | 'down';
}

export interface ByeFacts extends AnyFacts {
  /** As it counted for the pairing. */
  readonly score?: number;
  /** That made in games and byes, where virtual points count too. */
  readonly points?: number;
  /** Score of the bracket in which the player ended up unpaired. Absent: the player floats out of it, or had the bye before any was paired. */
  readonly bracket?: number;
  /** Knock-out: the number drawn. */
  readonly number?: number;
}

export interface ColourFacts extends TableFacts {
  /** A match: colours of the first game are drawn from this text, and how many games follow. */
  readonly lot?: string;
  readonly games?: number;
}

export interface OrderFacts extends BracketFacts {
  /** How numbers were given, and the text they were drawn from. */
  readonly numbers?: string;
  readonly lot?: string;
  readonly seeding?: string;
  readonly round?: number;
  readonly line?: number;
  readonly place?: number;
}

export interface GroupFacts extends AnyFacts {
  /** Its name. */
  readonly group?: string;
  /** Of a scoregroup, the score; of several that were made one, theirs. */
  readonly scores?: readonly number[];
  /** A team of a match between two. */
  readonly isTeam?: true;
  /** The whole tournament, where its size decides something. */
  readonly players?: number;
  readonly rounds?: number;
}

export interface RestFacts extends AnyFacts {
  readonly group?: string;
  readonly table?: number;
  readonly line?: number;
  readonly number?: number;
}

export interface ResultFacts extends AnyFacts {
  readonly round?: number;
  readonly numbers?: readonly number[];
}

export interface GibsonFacts extends AnyFacts {
  readonly place?: number;
  readonly points?: number;
  readonly rounds?: number;
  readonly prizes?: number;
  readonly chaserReaches?: number;
  readonly rivalPlace?: number;
  readonly rivalReaches?: number;
  readonly chosenAs?: string;
}

/** What a ruling decides, and the facts that its sentence needs. */
export interface FactsOf {
  readonly board: BoardFacts;
  readonly float: FloatFacts;
  readonly bye: ByeFacts;
  /** Who changed places between the halves of a bracket before they met: first those of the upper half. */
  readonly exchange: BracketFacts;
  readonly colour: ColourFacts;
  readonly order: OrderFacts;
  readonly group: GroupFacts;
  readonly rest: RestFacts;
  readonly result: ResultFacts;
  /** A place that nobody can take any more changes who plays whom (Scrabble). */
  readonly gibson: GibsonFacts;
}
export type RulingSubject = keyof FactsOf;

/**
 * A decision together with the rule that took it. Data, not words: `about` the participants it concerns, `because` of
 * the others, `passedOver` what stood before it and was not taken. `subject` tells which `facts` there are.
 *
 * @example
 * ```ts
 * import { type Ruling } from '@pareo/engine';
 *
 * export const boardNumber = (ruling: Ruling): number | undefined =>
 *   ruling.subject === 'board' ? ruling.facts.board : undefined;
 * ```
 */
export type Ruling<Subject extends RulingSubject = RulingSubject> = {
  [S in Subject]: {
    readonly subject: S;
    readonly rule: Rule;
    readonly about: readonly number[];
    /** Empty: nothing stood before it in the order. */
    readonly passedOver: readonly PassedOver[];
    readonly because: readonly number[];
    readonly facts: FactsOf[S];
  };
}[Subject];

/** Whoever suffers, and both candidates, are worked out when somebody asks: not here. */
const withPlainRule = (passed: PassedOver): PassedOver =>
  Object.defineProperties({} as PassedOver, {
    ...Object.getOwnPropertyDescriptors(passed),
    rule: { value: plainRule(passed.rule), enumerable: true, configurable: true, writable: true },
  });

export const ruling = <S extends RulingSubject>(
  subject: S,
  rule: Rule,
  about: readonly number[],
  more: {
    readonly because?: readonly number[];
    readonly passedOver?: readonly PassedOver[];
    readonly facts?: FactsOf[S];
  } = {},
): Ruling<S> =>
  // One member of the union for each subject, which the compiler does not see through the type parameter.
  ({
    subject,
    rule: plainRule(rule),
    about,
    passedOver: (more.passedOver ?? []).map(withPlainRule),
    because: more.because ?? [],
    facts: more.facts ?? {},
  }) as Ruling<S>;
