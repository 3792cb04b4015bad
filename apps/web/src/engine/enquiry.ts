import type { Answer, Issue, NoPairing, Outcome, Ruling, TournamentRecord } from '@pareo/engine';
import type { KeyedPairing, Refusal, State } from '@pareo/engine/journal';
import type { Category, PrizePlan } from '@pareo/engine/model';
import type { ComparedWords } from '@pareo/texts/rulings';
import type {
  Assumed,
  CrossTable,
  DrawSheet,
  KeyedFacts,
  KeyedQuestion,
  PrizeSheet,
  RankReason,
  TableRequest,
  Table as TableView,
  TournamentCheck,
  Working,
} from '@pareo/tournament';

/** Standings with their codes as the console writes them. */
export interface Table extends Omit<TableView, 'list'> {
  /** In order of weight, the points first. */
  readonly list: readonly string[];
}

/** A rule by its number, in words. */
export interface Cited {
  readonly id: string;
  readonly text: string;
}

/** A ruling as people read it. */
export interface Sentence {
  readonly subject: Ruling['subject'];
  readonly text: string;
  readonly article: string;
  /** What the order offered before and was not taken. */
  readonly passedOver: readonly {
    readonly names: string;
    readonly verdict: string;
    readonly article: string;
  }[];
}

/** Which standings: after a round, of one group. Absent: the last round, everybody. */
export type Which = Pick<TableRequest, 'after' | 'group'>;

/** What the worker is asked, and what it answers. `state` is the one shown; it crosses only when it has changed. */
export interface Enquiries {
  standings: { ask: Which; answer: Outcome<Table, Issue> };
  working: {
    ask: Which & { readonly player: number; readonly code: string; readonly language: 'en' | 'es' };
    answer: Outcome<{ readonly working: Working; readonly legend: readonly Cited[] }, Issue>;
  };
  compare: {
    ask: Which & { readonly a: number; readonly b: number };
    answer: Outcome<RankReason, Issue>;
  };
  crosstable: {
    ask: Which & { readonly order: 'rank' | 'number' };
    answer: Outcome<CrossTable, Issue>;
  };
  /** The coming round with results assumed for open games. Nothing is stored. */
  preview: {
    ask: { readonly round: number; readonly assumed: readonly Assumed[] };
    answer: Outcome<KeyedPairing, Refusal>;
  };
  /** What an arbiter looks at before publishing; virtual points by key. */
  facts: {
    ask: { readonly round: number };
    answer: Outcome<KeyedFacts, NoPairing | Refusal>;
  };
  /** Rulings of a round, worked out again. */
  rulings: { ask: { readonly round: number }; answer: Outcome<readonly Ruling[], NoPairing | Refusal> };
  /** Undefined: there is nothing to ask about, or the engine's round has no such board. */
  ask: {
    ask: {
      readonly round: number;
      readonly question: KeyedQuestion;
      readonly language: 'en' | 'es';
      /** With both candidates, where the answer compares any. */
      readonly isLong: boolean;
    };
    answer:
      | Outcome<
          | {
              readonly verdict: Answer['verdict'];
              readonly text: string;
              readonly compared: ComparedWords | undefined;
            }
          | undefined,
          NoPairing | Refusal
        >
      | undefined;
  };
  /** Rulings in words, with the names of the players: stored ones speak in the numbers of their round. */
  sentences: {
    ask: { readonly round: number; readonly rulings: readonly Ruling[]; readonly language: 'en' | 'es' };
    answer: readonly Sentence[];
  };
  /** Both candidates of a bracket for each decision; undefined where it compares none. */
  compared: {
    ask: {
      readonly round: number;
      readonly rulings: readonly Pick<Ruling, 'subject' | 'about'>[];
      readonly language: 'en' | 'es';
    };
    answer: readonly (ComparedWords | undefined)[];
  };
  /** Why one stands before another, in words. */
  rankSentence: {
    ask: Which & { readonly a: number; readonly b: number; readonly language: 'en' | 'es' };
    answer: Outcome<string, Issue>;
  };
  /** As announced, or as they are being written. Undefined: none are announced. */
  prizes: {
    ask: {
      readonly plan?: PrizePlan;
      readonly categories?: readonly Category[];
      readonly language: 'en' | 'es';
    };
    answer: Outcome<PrizeSheet, Issue> | undefined;
  };
  /** Places in a category by key, of its members alone. Undefined: there is no such category any more. */
  category: {
    ask: Which & { readonly category: string; readonly language: 'en' | 'es' };
    answer: Outcome<CategoryPlaces, Issue> | undefined;
  };
  /** The draws of a knock-out, one for each section. */
  draws: {
    ask: Record<never, never>;
    answer: readonly (DrawSheet & { readonly section?: string })[];
  };
  check: { ask: Record<never, never>; answer: TournamentCheck };
  export: {
    ask: { readonly format: 'trf26' | 'trf16' | 'json' | 'csv' };
    answer: Outcome<Uint8Array, Issue>;
  };
}
export type EnquiryKind = keyof Enquiries;

export interface CategoryPlaces {
  readonly rule: string;
  readonly places: Readonly<Record<number, string>>;
  /** Whoever may belong: the data do not say. */
  readonly unknown: readonly string[];
}

/** A file, read before there is a tournament. */
export interface FileRead {
  readonly format: string;
  readonly record: TournamentRecord;
  readonly notices: readonly Issue[];
}

export type Message =
  | { readonly kind: 'state'; readonly of: number; readonly state: State }
  | {
      readonly kind: 'enquiry';
      readonly n: number;
      readonly of: number;
      readonly enquiry: EnquiryKind;
      readonly ask: unknown;
    }
  | { readonly kind: 'read'; readonly n: number; readonly bytes: Uint8Array };

export type Reply =
  | { readonly n: number; readonly answer: unknown }
  | { readonly n: number; readonly broken: string };
