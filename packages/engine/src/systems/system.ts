import type {
  Colour,
  OptionValue,
  Outcome,
  PlayerId,
  Scoring,
  Tournament,
  TournamentRecord,
} from '../model/index.ts';
import type { Float, Position } from '../position/index.ts';
import type { Rule, Ruling } from '../rules/index.ts';
import type { Answer, PairingQuestion } from './question.ts';

/**
 * One board of a round. Board 1 is the first of the list that is published. Where teams meet, `white` is the team with White
 * on its first board.
 *
 * @example
 * ```ts
 * import { type Board } from '@pareo/engine';
 *
 * export const line = ({ number, white, black }: Board): string => `${number}. ${white} – ${black}`;
 * ```
 */
export interface Board {
  readonly number: number;
  readonly white: PlayerId;
  readonly black: PlayerId;
  /** Matches: how many games, colours alternating from this one. Absent: one game. */
  readonly games?: number;
  /** Belgrade groups, knock-out rounds: where the board belongs. */
  readonly group?: string;
}

/**
 * Someone who is in the tournament, does not play this round, and is given this by the pairing.
 *
 * @example
 * ```ts
 * import { type Bye } from '@pareo/engine';
 *
 * export const line = ({ player, kind }: Bye): string => `${player} ${kind === 'rest' ? 'rests' : 'bye'}`;
 * ```
 */
export interface Bye {
  readonly player: PlayerId;
  /** `pairing-bye`: worth points (C.04.1, article 3). `rest`: the free round of a table system, worth nothing. */
  readonly kind: 'pairing-bye' | 'rest';
}

/** What a system decides about a round. Plain data. */
export interface Pairing {
  readonly boards: readonly Board[];
  readonly byes: readonly Bye[];
}

/** Somebody whom an earlier match put out of a knock-out. */
export interface KnockedOut {
  readonly player: number;
  readonly inRound: number;
  readonly by: number;
}

/** Somebody who is not to be paired in a round, and why not. */
export type NotPaired = { readonly player: number } & (
  | { readonly why: 'not-entered' }
  | { readonly why: 'left' | 'expelled'; readonly after: number }
  | { readonly why: 'bye-asked' }
  /** Missed a round without notice, and is not paired again; the article, where the text of the system has one. */
  | { readonly why: 'no-show'; readonly missed: number; readonly article?: string }
  /** Missed so many rounds that the text of the system lets nobody play on. */
  | { readonly why: 'excluded'; readonly missed: readonly number[]; readonly article: string }
  | ({ readonly why: 'knocked-out' } & Omit<KnockedOut, 'player'>)
  /** A round already paired, of which nothing is recorded for the player. */
  | { readonly why: 'nothing-recorded' }
);

/** Why a system gives no round, with the data its sentence needs. Sentences live in `@pareo/texts`. */
export interface RefusalData {
  /**
   * No legal round exists. `players` cannot all be paired: only `partners` are left to them, and those are fewer.
   * `groups`: where some of the players may meet one another, those who may, each an odd number; the partners are fewer
   * than the groups.
   */
  'no-legal-pairing': {
    readonly players: readonly number[];
    readonly partners: readonly number[];
    readonly groups?: readonly (readonly number[])[];
  };
  /** An odd number of players asks for a bye; only these can be left over, and none of them may receive it. */
  'no-bye-candidate': { readonly players: readonly number[] };
  /** The table has this board, and the rules of the tournament keep the two apart. */
  'table-pair-forbidden': { readonly players: readonly [number, number]; readonly round: number };
  /** Asked about a board that the round has not, or of players about whom it decided nothing of the kind. */
  'nothing-to-explain': { readonly players: readonly number[] };
  /** Asked about one player and the same again. */
  'asked-about-oneself': { readonly player: number };
  /** Asked about players who are not to be paired in the round. */
  'not-in-round': { readonly players: readonly NotPaired[]; readonly round: number };
  /** Asked about the bye of a round in which everybody has an opponent; `rest`: a table, in which one rests. */
  'nobody-has-bye': { readonly round: number; readonly called: 'bye' | 'rest'; readonly group?: string };
  /** Asked about the colours of somebody whom nobody plays. */
  'no-opponent': { readonly player: number; readonly round: number };
  /** Asked why somebody floats who does not; where they play, the score of the bracket. */
  'did-not-float': { readonly player: number; readonly bracket?: number };
  /** Asked why somebody did not float instead of another, who floats too; or who was not among those who could, with the score of the bracket. */
  'no-float-instead':
    | { readonly player: number; readonly instead: number; readonly why: 'floats-too' }
    | {
        readonly player: number;
        readonly instead: number;
        readonly why: 'not-among-them';
        readonly bracket?: number;
      };
  /** The system cannot answer this kind of question. */
  'question-unanswered': { readonly system: string; readonly question: string };
  /** The round given is not the one that the system makes of this tournament. */
  'round-differs': { readonly round: number };
  'system-unknown': { readonly system: string };
  /** The file names, by a code, a system that the catalogue lacks. */
  'system-of-file-unknown': { readonly code: string };
  /** The tournament ranks teams, and the system pairs players one by one. */
  'teams-not-paired': { readonly system: string; readonly teams: number };
  /** The system pairs teams, and the tournament has none. */
  'teams-needed': { readonly system: string };
  /** C.04.2, 2.3 (2017: B.3): so many rounds are paired, and numbers can no longer change. */
  'numbers-frozen': { readonly round: number };
  /** The numbers are places of a table, and a round of it is paired. */
  'numbers-of-the-table': Record<never, never>;
  /** Only a table knows rounds beyond the next one. */
  'round-too-early': { readonly round: number; readonly next: number };
  'nobody-to-pair': { readonly round: number };
  'initial-colour-unknown': Record<never, never>;
  'rounds-unknown': Record<never, never>;
  /** The text of the system has no acceleration for these options. */
  'acceleration-not-allowed': { readonly system: string };
  'round-beyond-schedule': { readonly round: number; readonly rounds: number };
  'round-not-finished': { readonly round: number; readonly players: readonly number[] };
  'wrong-number-of-players': { readonly players: number; readonly minimum: number; readonly maximum: number };
  /** Two teams of the same size are needed: these are the sizes found. */
  'two-equal-teams-needed': { readonly sizes: readonly number[] };
  /** Players who belong to no team or group, where everybody must. */
  'group-unknown': { readonly players: readonly number[] };
  /** A section by strength in which nobody is: ratings from one number on, below another. */
  'section-empty': { readonly section: string; readonly from?: number; readonly below?: number };
  'option-unknown': { readonly option: string };
  'option-invalid': {
    readonly option: string;
    readonly value: string;
    readonly allowed: string;
    /** What is allowed is not listed but shown. */
    readonly areExamples?: true;
  };
  /** The option asks that the spread decide equal wins at once. */
  'spread-not-first': { readonly option: string };
  'match-undecided': { readonly players: readonly [number, number]; readonly round: number };
}
export type RefusalCode = keyof RefusalData;
/**
 * Why there is no round, no ruling or no answer: a code and its data. The sentence is made by `describeRefusal` of
 * `@pareo/texts`.
 *
 * @example
 * ```ts
 * import { type NoPairing } from '@pareo/engine';
 *
 * export const isUnpairable = ({ code }: NoPairing): boolean => code === 'no-legal-pairing';
 * ```
 */
export type NoPairing<Code extends RefusalCode = RefusalCode> = {
  [C in Code]: { readonly code: C; readonly data: RefusalData[C] };
}[Code];

export const noPairing = <C extends RefusalCode>(code: C, data: RefusalData[C]): NoPairing =>
  ({ code, data }) as NoPairing;

/** A setting the arbiter may choose. The default is what the regulation says. */
export type OptionSpec =
  | {
      readonly name: string;
      readonly kind: 'choice';
      readonly choices: readonly string[];
      readonly default: string;
    }
  | { readonly name: string; readonly kind: 'flag'; readonly default: boolean }
  | {
      readonly name: string;
      /** A whole one. */
      readonly kind: 'number';
      readonly minimum: number;
      readonly maximum: number;
      readonly default: number;
    }
  | { readonly name: string; readonly kind: 'text'; readonly default: string };

/**
 * Settings of a system by their names: see `options` of its entry in `SYSTEMS` for what there is, and the defaults.
 *
 * @example
 * ```ts
 * import { type Options } from '@pareo/engine';
 *
 * export const drawn: Options = { lot: 'seed of the draw', games: 2 };
 * ```
 */
export type Options = Readonly<Record<string, OptionValue>>;

/** What a game without a result counts for the pairing of the next round, and the article that says so. */
export interface Unfinished {
  readonly counts: 'draw' | 'a-point-each';
  /** Absent: the text does not say. */
  readonly article?: string;
  /** Games to which the director gave a result for pairing; they count as that. Absent: none. */
  readonly isAdjudicated?: (white: PlayerId, black: PlayerId) => boolean;
}

export type SystemKind = 'swiss' | 'round-robin' | 'team-table' | 'knock-out' | 'standings';

/** The text that puts the players of a new tournament in order; its numbers follow. */
export type InitialOrder = 'C.04.2' | 'seed-001.A2' | 'seed-000.7' | 'seed-002' | 'belgrade';

/** Editions of the rules about time: late entries, numbers, corrections, absences. The journal holds each with its articles. */
export const HANDLINGS = ['c04.2-2026', 'c04.2-2017', 'dutch-1998', 'harkness'] as const;
export type HandlingId = (typeof HANDLINGS)[number];

/** C.04, editions of 2026: for tournaments that start on this day or later. */
export const EDITIONS_OF_2026 = '2026/02/01';

/** Of every other system than the Dutch one (seed 003). */
export const ADVISED_AGAINST = 'C.04.4 (2017)';

/** What a text says of players who do not come. */
export interface NoShowRules {
  /** By which whoever is absent without notice is taken for withdrawn. */
  readonly article: string;
  /** So many rounds missed, for whatever reason, exclude for good. */
  readonly exclusion?: { readonly after: number; readonly article: string };
}

/** What a system says of itself: all that can be known of it without pairing. */
export interface SystemDescription {
  readonly id: string;
  /** Names without an edition: on the edition in force. */
  readonly aliases?: readonly string[];
  readonly edition: string;
  /** Systems with editions: the name they share, and the first day of this one; absent: from the beginning. */
  readonly editionOf?: string;
  readonly since?: string;
  /** The rules about time that belong to it. Absent: those in force. */
  readonly handling?: HandlingId;
  /** Absent: C.04.2, article 2.2. */
  readonly initialOrder?: InitialOrder;
  /** Of the FIDE handbook, or of the seed document. */
  readonly chapter: string;
  readonly kind: SystemKind;
  /** Codes of TRF26 record 192 that name it, the one to write first. */
  readonly trfCodes: readonly string[];
  /** Codes without an edition that mean this one in tournaments which began before the editions of 2026. */
  readonly earlierTrfCodes?: readonly string[];
  /** Absent: players. */
  readonly pairs?: 'teams';
  /** The code that says the options too, where record 192 has one for each. */
  readonly trfCodeFor?: (options: Options) => string;
  /** Whether its text lets the rounds be accelerated (C.04.7) with these options. Absent: yes. */
  readonly accelerates?: (options: Options) => boolean;
  /** A round is a match of so many games, with colours reversed from one to the next. Absent: one game. */
  readonly gamesInRound?: number;
  /** What byes and unfinished rounds are worth where the rules of the tournament do not say, of win, draw and loss. */
  readonly scoring?: (ofGames: Scoring) => Scoring;
  /** Absent: chess. In Scrabble a result carries the points of both sheets, and White is the player who starts. */
  readonly game?: 'scrabble';
  /** The tie-breaks that its text names, for a tournament that states none. */
  readonly tiebreaks?: readonly string[];
  /** It pairs the last rounds of a tournament and no others: so many at most, by the article. */
  readonly lastRounds?: { readonly atMost: number; readonly article: string };
  readonly options: readonly OptionSpec[];
  readonly noShow?: NoShowRules;
  /** The article that advises against it, unless a program is endorsed for it and has a checker free of charge. */
  readonly advisedAgainst?: string;
  /** Options that the regulation suggests for such a tournament; the arbiter may choose them. */
  readonly proposes?: (tournament: Pick<TournamentRecord, 'players' | 'plannedRounds'>) => Options;
  /** Number of rounds, where the number of players decides it. */
  readonly roundsFor?: (players: number, options: Options) => number;
  /** Absent: as a draw, by C.04.2, article 3.1. */
  readonly unfinished?: (options: Options) => Unfinished;
}

/** The bye and the floats of the last round and of the one before, under the numbers that the edition gives them. */
export interface ChecklistOfSystem {
  readonly headings: readonly [bye: string, lastRound: string, roundBefore: string];
  readonly criteriaOf: (position: Position) => readonly {
    readonly id: PlayerId;
    readonly mayHaveBye: boolean;
    readonly floats: readonly [Float | undefined, Float | undefined];
  }[];
}

/** A list of the opponents' average ratings that a text wants published after each round. */
export interface AveragesOfSystem {
  readonly article: string;
  /** Before the round, of everybody who has played, as the round is paired by them. */
  readonly averagesIn: (position: Position, options: Options) => ReadonlyMap<PlayerId, number>;
}

/** What a text has written on the card of a player, as it stands before a round. */
export interface CardMarks {
  /** Of the round before. */
  readonly float?: Float;
  /** Games with White less games with Black, and the colour of the last one. Absent: no game yet. */
  readonly colours?: { readonly difference: number; readonly last: Colour };
  /** The only colour that the player may have in the round to come. */
  readonly obligatory?: Colour;
}

/** The articles by which a text draws its cards, and what stands on them. */
export interface CardsOfSystem {
  readonly articles: {
    readonly floats?: string;
    readonly colours?: string;
    /** Of points made without playing. */
    readonly unplayed?: string;
  };
  readonly marksIn: (position: Position) => ReadonlyMap<PlayerId, CardMarks>;
}

/**
 * What every pairing system is. `SYSTEMS` lists them; `defineSystem` of `@pareo/engine/systems` makes one of your own.
 *
 * @example
 * ```ts
 * import { type PairingSystem } from '@pareo/engine';
 *
 * export const citing = ({ rules }: PairingSystem, id: string): string | undefined =>
 *   rules.find(rule => rule.id === id)?.text;
 * ```
 */
export interface PairingSystem extends SystemDescription {
  /** Every rule its rulings and answers may cite. */
  readonly rules: readonly Rule[];
  /** What its arbiters look at when pairing by hand. */
  readonly checklist?: ChecklistOfSystem;
  /** What its text has written on pairing cards beside opponents, colours and results. Absent: nothing. */
  readonly cards?: CardsOfSystem;
  readonly averages?: AveragesOfSystem;
  /** Every option with its value: as given, as the tournament implies (TRF26 writes some into the code), by default. */
  readonly optionsFor: (tournament: Tournament, given: Options) => Outcome<Options, NoPairing>;
  /** The position with the scores by which the text pairs it, where it adds points of its own. Absent: as it is. */
  readonly counted?: (position: Position, options: Options) => Position;
  /** The colour that each of the entrants prefers by the text. Absent: the text knows no preferences. */
  readonly preferences?: (position: Position, options: Options) => ColourPreferences;
  /** The round, worked out once for all that is asked of it. */
  readonly workOut: (position: Position, options: Options) => Outcome<RoundInHand, NoPairing>;
}

/** Whoever has none is left out. */
export type ColourPreferences = ReadonlyMap<PlayerId, Colour>;

/** A round that has been worked out: what was decided, and the reasons once somebody asks. */
export interface RoundInHand {
  readonly pairing: Pairing;
  /** Absent: it is no knock-out. */
  readonly knockedOut?: readonly KnockedOut[];
  /** Every board, float, bye and colour with the rule that decided it. May cost more than the pairing. */
  readonly explain: () => readonly Ruling[];
  readonly answer: (question: PairingQuestion) => Outcome<Answer, NoPairing>;
}

export const unfinishedIn = (
  { unfinished, handling, options: specs }: Pick<PairingSystem, 'unfinished' | 'handling' | 'options'>,
  given: Options,
): Unfinished => {
  const chosen = chosenOptions(specs, given);
  return (
    unfinished?.(chosen.ok ? chosen.value : {}) ?? {
      counts: 'draw',
      article: handling === 'c04.2-2017' ? 'C.04.2 (2017), D.1' : 'C.04.2, 3.1',
    }
  );
};

/** The chosen values with the defaults of those not chosen; or everything that is wrong with them. */
export const chosenOptions = (specs: readonly OptionSpec[], given: Options): Outcome<Options, NoPairing> => {
  const faults: NoPairing[] = [];
  for (const [name, value] of Object.entries(given)) {
    const spec = specs.find(candidate => candidate.name === name);
    if (!spec) faults.push(noPairing('option-unknown', { option: name }));
    else if (!isAllowed(spec, value))
      faults.push(
        noPairing('option-invalid', { option: name, value: String(value), allowed: allowedBy(spec) }),
      );
  }
  if (faults.length > 0) return { ok: false, faults };
  const value: Record<string, OptionValue> = {};
  for (const spec of specs) value[spec.name] = given[spec.name] ?? spec.default;
  return { ok: true, value };
};

const isAllowed = (spec: OptionSpec, value: OptionValue): boolean => {
  switch (spec.kind) {
    case 'choice':
      return typeof value === 'string' && spec.choices.includes(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return Number.isInteger(value) && Number(value) >= spec.minimum && Number(value) <= spec.maximum;
    case 'text':
      return typeof value === 'string';
  }
};

const allowedBy = (spec: OptionSpec): string => {
  switch (spec.kind) {
    case 'choice':
      return spec.choices.join(', ');
    case 'flag':
      return 'true, false';
    case 'number':
      return `${spec.minimum}-${spec.maximum}`;
    case 'text':
      return '…';
  }
};
