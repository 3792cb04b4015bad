import {
  type AbnormalPoints,
  type Award,
  type CategoryId,
  type Header,
  type KeptLine,
  type NormTitle,
  type Points,
  type Adjustment as PrizeAdjustment,
  type PrizePlan,
  STANDARD_SCORING,
  type VirtualPoints,
} from '../model/index.ts';
import type {
  Askable,
  Attendance,
  CategoryDefinition,
  ChangeReason,
  Effect,
  FinalNumbers,
  NoteAbout,
  Restriction,
  Seated,
} from './act.ts';
import type { Actor } from './actor.ts';
import type { Details } from './details.ts';
import {
  type Digest,
  type EntrantKey,
  type Instant,
  type PlayerKey,
  playerKey,
  type Seq,
  seqOf,
  type TeamKey,
} from './key.ts';
import type { KeyedBye, KeyedPairing } from './pairing.ts';
import type { PlayerData } from './player-data.ts';
import type { Refusal } from './refusal.ts';
import type { GameResult } from './result.ts';
import { HALF_BYES, type Settings, type Sheet } from './settings.ts';
import type { TeamData } from './team-data.ts';

/** Raised whenever the shape of `State` changes: snapshots of another version are thrown away. */
export const STATE_VERSION = 5;

/**
 * Everything that follows from the journal. Plain JSON, immutable, structurally shared: an effect copies what it changes
 * and nothing else. Maps are objects by key, lists are by round and board.
 */
export interface State {
  /** The last entry folded into it; 0 before the first. */
  readonly version: Seq;
  /** `none`: nothing was created yet. `running` from the publication of round 1 on. */
  readonly phase: 'none' | 'preparing' | 'running' | 'finished';
  readonly details: Details;
  readonly settings: Settings;
  /** Drawn when the tournament was created. */
  readonly lot: string;
  readonly restrictions: readonly Restriction[];
  /** By key. */
  readonly players: Readonly<Record<number, Entered>>;
  /** The key that the next player gets. */
  readonly nextKey: PlayerKey;
  /** By key. Absent: there are no teams. */
  readonly teams?: Readonly<Record<number, EnteredTeam>>;
  /** The key that the next team gets. Absent: 1. */
  readonly nextTeam?: TeamKey;
  /** The numbers are drawn by lot (Mexican manual, Round-robin). */
  readonly drawn?: Drawn;
  /** Ties that were settled, in order of entry. */
  readonly ties?: readonly SettledTies[];
  /** Points given or taken by an arbiter, in order of entry. */
  readonly adjustments?: readonly Adjustment[];
  /** Index = round - 1: the rounds that were paired. */
  readonly rounds: readonly Round[];
  /** Rounds 1 to this one are published. */
  readonly published: number;
  /** Who was seen at the tables, by round, then by key. A mark only. */
  readonly checkedIn: Readonly<Record<number, Readonly<Record<number, true>>>>;
  /** Open questions, oldest first. */
  readonly questions: readonly OpenQuestion[];
  /** How the book was kept. */
  readonly book: Book;
  /** The last entry that touched what pairings see, and what standings see. */
  readonly touched: { readonly pairing: Seq; readonly standings: Seq };
  /** Marks for the report, in order of entry (`integrityLines`). */
  readonly marks: readonly Mark[];
  /** What came with the file that the tournament was made from and no act can change yet. */
  readonly imported?: Imported;
  /** Absent: none are defined. */
  readonly categories?: readonly CategoryDefinition[];
  /** Whom an arbiter counted in or out, in order of entry. */
  readonly memberships?: readonly SaidMembership[];
  /** What is announced about prizes. */
  readonly prizes?: PrizePlan;
  /** Changes of both after round 1 was published, in order of entry. */
  readonly announcedLater?: readonly LateAnnouncement[];
  /** What juries gave, in order of entry. */
  readonly awards?: readonly (Award<PlayerKey> & Writing)[];
  /** What is paid by hand, in order of entry: the last word about a pool holds. */
  readonly paidByHand?: readonly PaidByHand[];
  /** What arbiters wrote down, in order of entry. */
  readonly notes?: readonly Note[];
  /** Certificates of norms, in order of entry. */
  readonly issued?: readonly IssuedNorm[];
  /** While finished: the digest of the final standings. */
  readonly standings?: Digest;
  /** While finished: the digests of what is frozen beside them. */
  readonly numbers?: FinalNumbers;
  /** While opened again: what was frozen before. */
  readonly before?: FinalNumbers;
}

/** A participant. */
export interface Entered {
  readonly key: PlayerKey;
  /** Pairing number of this moment (C.04.2, article 2.3). Published rounds keep their own table. */
  readonly number: number;
  readonly data: PlayerData;
  /** Data as they were for the pairing of earlier rounds, oldest first: each holds for rounds up to `through`. */
  readonly earlier?: readonly { readonly through: number; readonly data: PlayerData }[];
  /** First round in which the player may be paired; 1 for those there from the start. */
  readonly from: number;
  /** By round: everything but `plays`. Rounds before `from` stand here too, where they bring something. */
  readonly attendance: Readonly<Record<number, Exclude<Attendance, 'plays'>>>;
  /** Times of being out, oldest first. Without `until`: still out. */
  readonly out: readonly Out[];
  /** Rounds before this one that were missed without notice are excused. */
  readonly excused?: number;
  /** The board at which the player must sit. */
  readonly board?: number;
}

/** A team, for as long as the tournament pairs teams. */
export interface EnteredTeam {
  readonly key: TeamKey;
  /** From the rules of the competition (C.04.6, article 1.1): what an arbiter ordered. */
  readonly number: number;
  readonly data: TeamData;
  /** In board order, reserves last. */
  readonly roster: readonly PlayerKey[];
  readonly from: number;
  readonly attendance: Entered['attendance'];
  readonly out: readonly Out[];
  readonly excused?: number;
}

export interface Drawn {
  readonly seq: Seq;
  /** What the program drew from. Absent: drawn in the hall. */
  readonly lot?: string;
}

/** An order among those who share places, of one group or of everybody. */
export interface SettledTies {
  readonly seq: Seq;
  readonly group?: string;
  readonly order: readonly EntrantKey[];
  /** What the order was drawn from. Absent: the arbiter states it. */
  readonly lot?: string;
}

/** TRF26 record 299 without a symbol. Points in tenths; the spread in points of the sheets. */
export interface Adjustment {
  readonly seq: Seq;
  readonly players?: readonly PlayerKey[];
  readonly teams?: readonly TeamKey[];
  readonly points?: Points;
  readonly matchPoints?: Points;
  readonly spread?: number;
  /** Absent: from the beginning. */
  readonly round?: number;
}

/** An arbiter's word about who belongs to a category. */
export interface SaidMembership extends Writing {
  readonly player: PlayerKey;
  readonly category: CategoryId;
  readonly as: 'in' | 'out';
  readonly reason: string;
}

/** Categories or prizes are not what was announced before round 1. */
export interface LateAnnouncement extends Writing {
  readonly what: 'categories' | 'prizes';
  readonly reason?: string;
}

export interface PaidByHand extends PrizeAdjustment<PlayerKey>, Writing {
  readonly reason: string;
}

/** A certificate of a norm. */
export interface IssuedNorm extends Writing {
  readonly player: PlayerKey;
  readonly title: NormTitle;
  /** What stood behind it. */
  readonly verdict: Digest;
  /** Issued against the verdict: not reached. */
  readonly reached: boolean;
  readonly remarks?: string;
}

export interface Out {
  readonly from: number;
  /** First round in which the player is back. */
  readonly until?: number;
  readonly cause: 'own' | 'expelled' | 'rule';
}

export interface Round {
  /** What its boards and byes name. Absent: players. */
  readonly of?: 'teams';
  readonly status: 'draft' | 'published' | 'closed';
  readonly system: string;
  readonly edition: string;
  readonly options: KeyedPairing['options'];
  readonly boards: readonly BoardState[];
  readonly byes: readonly RoundBye[];
  /** Version of the engine that paired. */
  readonly engine: string;
  /** Rulings, in the numbers of the round. Absent for rounds by hand and from a file. */
  readonly rulings?: Digest;
  /** The version that was paired: an entry after it that touches pairing puts the draft out of date. */
  readonly basis: Seq;
  /** The entry that paired. */
  readonly paired: Seq;
  /** Pairing numbers by key when it was paired; rulings speak in them. */
  readonly numbers: Readonly<Record<number, number>>;
  /** What held when it was paired. */
  readonly settings: Settings;
  readonly restrictions: readonly Restriction[];
  /** By hand: which boards, why, and what the engine had. */
  readonly hand?: {
    readonly boards: readonly number[];
    readonly change?: ChangeReason;
    readonly reason?: string;
    readonly beside?: KeyedPairing;
  };
  /** The entry that published it, and when. */
  readonly publication?: { readonly seq: Seq; readonly at: Instant; readonly by: Actor };
  /** By team: who sits where, board 1 first. Before they are out, what was handed in. */
  readonly lineUps?: Readonly<Record<number, LineUpState>>;
  /** The entry since which everybody may see them. */
  readonly lineUpsOut?: Seq;
  /** Line-ups of an unpublished round. */
  readonly keptLineUps?: Readonly<Record<number, LineUpState>>;
  /** Results of an unpublished round: those of pairs that stay come back when it is published again. */
  readonly kept?: readonly BoardState[];
}

export interface LineUpState extends Writing {
  readonly players: readonly Seated[];
  readonly source: 'list' | 'captain' | 'arbiter' | 'file';
}

/** Scrabble: `sheet` where a file states another than the settings. */
export type RoundBye = KeyedBye & { readonly sheet?: Sheet };

export interface BoardState {
  readonly number: number;
  readonly white: EntrantKey;
  readonly black: EntrantKey;
  /** Games of a match, or its boards where teams meet. Absent: one. */
  readonly games?: number;
  readonly group?: string;
  /** By game, from 1; White first. A game that is not here is open. */
  readonly results: Readonly<Record<number, Recorded>>;
  /** White and Black are as played; an odd number of these: they were paired the other way round. */
  readonly swaps?: readonly ColourSwap[];
  /** Who had to sit here, whatever board the order gave. */
  readonly fixed?: PlayerKey;
  /** A match of several games that nobody played: it counts whole, and its results say nothing. */
  readonly forfeited?: '+-' | '-+' | '--';
  /** A match of a knock-out that its games and the tie-breaks announced do not decide. */
  readonly decided?: MatchDecision;
}

/** Two who played with the colours reversed. */
export interface ColourSwap extends Writing {
  /** Absent: the round was open. */
  readonly effect?: Effect;
  /** The first round whose pairing knows the colours as played. Absent: none, they are for the report only. */
  readonly countsFrom?: number;
}

/** A line of the journal about a board, a player or the tournament. */
export interface Note extends Writing {
  readonly text: string;
  readonly about?: NoteAbout;
}

export interface MatchDecision extends Writing {
  readonly winner: EntrantKey;
  /** `rule`: by the rules of the competition, as the arbiter says. */
  readonly how: 'lot' | 'rule';
  /** What the program drew from. Absent: drawn in the hall. */
  readonly lot?: string;
}

/** What is written down for a game. */
export type Recorded =
  | (Writing & {
      readonly kind: 'result';
      readonly result: GameResult;
      /** It was adjourned before: pairings up to round `through` knew it so. */
      readonly adjourned?: { readonly as?: '1-0' | '=' | '0-1'; readonly through: number };
      /** Corrections of a closed round, oldest first; `result` is the last value. */
      readonly corrections?: readonly Correction[];
    })
  /** C.04.2, article 3.1: counts for pairing only; `as` where the edition lets the arbiter adjudicate. */
  | (Writing & { readonly kind: 'adjourned'; readonly as?: '1-0' | '=' | '0-1' });

export interface Writing {
  readonly by: Actor;
  readonly at: Instant;
  readonly seq: Seq;
}

export interface Correction extends Writing {
  readonly was: GameResult;
  readonly effect: Effect;
  /** The first round whose pairing knows the corrected result. Absent: none, it is for the report only. */
  readonly countsFrom?: number;
}

export interface OpenQuestion extends Writing {
  readonly wish: Askable;
  readonly because: readonly Refusal[];
}

/** By the book, and what left it. */
export interface Book {
  /** The first act that left the book. Never taken back. */
  readonly left?: { readonly round: number; readonly seq: Seq };
  /** Rounds changed by hand for a reason of the regulation: still by the book, and shown. */
  readonly byHand: readonly number[];
}

/** Codes of the lines `###` of TRF26. */
export type MarkCode = 'MPA' | 'IMP' | 'REG' | 'COR' | 'ADJ' | 'EXC' | 'CFG' | 'FPB' | 'BOOK';

export interface Mark {
  readonly code: MarkCode;
  readonly round: number;
  readonly seq: Seq;
  /** In English: the file is for a rating officer anywhere. */
  readonly text: string;
}

export interface Imported {
  readonly header: Header;
  readonly system?: string;
  readonly systemCode?: string;
  /** With keys for numbers. */
  readonly virtualPoints: readonly VirtualPoints[];
  readonly abnormalPoints: readonly AbnormalPoints[];
  readonly keptLines: readonly KeptLine[];
  /** By team: the strength that the file states. */
  readonly strengths?: Readonly<Record<number, number>>;
  /** Of the round to come. */
  readonly lineUps?: readonly ImportedLineUp[];
}

export interface ImportedLineUp {
  readonly round: number;
  readonly team: TeamKey;
  readonly players: readonly Seated[];
}

/** A tournament that nobody has created yet. */
export const NOTHING: State = {
  version: seqOf(0),
  phase: 'none',
  details: { name: '', zone: 'UTC', language: 'en' },
  settings: {
    system: '',
    options: {},
    scoring: STANDARD_SCORING,
    tiebreaks: [],
    halfByes: HALF_BYES,
    missedRounds: 'zero',
  },
  lot: '',
  restrictions: [],
  players: {},
  nextKey: playerKey(1),
  rounds: [],
  published: 0,
  checkedIn: {},
  questions: [],
  book: { byHand: [] },
  touched: { pairing: seqOf(0), standings: seqOf(0) },
  marks: [],
};
