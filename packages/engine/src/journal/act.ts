import type {
  Adjustment,
  Category,
  CategoryId,
  ListedRating,
  NormTitle,
  Points,
  PrizePlan,
  RatingKind,
  TournamentRecord,
} from '../model/index.ts';
import type { Details } from './details.ts';
import type { Digest, EntrantKey, PlayerKey, Seq, TeamKey } from './key.ts';
import type { KeyedBoard, KeyedBye, KeyedPairing } from './pairing.ts';
import type { NewPlayer, PlayerData } from './player-data.ts';
import type { Refusal } from './refusal.ts';
import type { GameResult, OnBoard } from './result.ts';
import type { Settings } from './settings.ts';
import type { NewTeam, TeamData } from './team-data.ts';
import type { WarningCode } from './warning.ts';

/** One cell of the attendance: `absent` is without notice. */
export const ATTENDANCES = ['plays', 'half', 'zero', 'full', 'absent'] as const;
export type Attendance = (typeof ATTENDANCES)[number];

/** C.04.2, article 4.3: what a correction counts for. */
export const EFFECTS = ['next-pairing', 'following-pairing', 'report-only'] as const;
export type Effect = (typeof EFFECTS)[number];

/** Why a published pairing may be changed: C.04.2, article 4.4 (1)-(5), and seed 001, F6. */
export const CHANGE_REASONS = [
  'repeated-pairing',
  'competition-rules',
  'agreed',
  'late-entry',
  'unforeseeable-last-round',
  'absolute-criterion',
] as const;
export type ChangeReason = (typeof CHANGE_REASONS)[number];

/** Those of them for which a board is added. */
export const ADDED_BOARD_REASONS = ['agreed', 'late-entry'] as const;
export type AddedBoardReason = (typeof ADDED_BOARD_REASONS)[number];

/** What a note is about. Absent: the tournament. */
export type NoteAbout =
  | { readonly kind: 'board'; readonly round: number; readonly board: number }
  | { readonly kind: 'player'; readonly player: PlayerKey };

/** Who may not meet, in which rounds. The id is the author's, so that a list can be compared. */
export type Restriction = { readonly id: string; readonly fromRound: number; readonly toRound: number } & (
  | { readonly kind: 'players'; readonly players: readonly PlayerKey[] }
  | { readonly kind: 'teams'; readonly teams: readonly TeamKey[] }
  | { readonly kind: 'same-club' }
  | { readonly kind: 'same-federation' }
);

/** Some fields with their new values; a field that is to be emptied stands in `cleared`. */
export interface Changes<Whole> {
  readonly changes: Partial<Whole>;
  readonly cleared?: readonly (keyof Whole & string)[];
  /** What the author saw in the fields that change; a field that was empty is not in it. */
  readonly was: Partial<Whole>;
}

/** Of a player, or of a team where the system pairs teams. */
export type AttendanceCell = OneEntrant & {
  readonly round: number;
  readonly as: Attendance;
  readonly was: Attendance;
};

type OneEntrant =
  | { readonly player: PlayerKey; readonly team?: undefined }
  | { readonly team: TeamKey; readonly player?: undefined };

/** Whom an act names: players, or teams where the system pairs teams. */
export interface Named {
  readonly players?: readonly PlayerKey[];
  readonly teams?: readonly TeamKey[];
}

/** A place of a line-up: 0 is an empty board. */
export type Seated = PlayerKey | 0;

/** Some fields of a team with their new values, its roster among them. */
export interface TeamChanges {
  readonly changes: Partial<TeamData> & { readonly roster?: NewTeam['roster'] };
  readonly cleared?: readonly (keyof TeamData)[];
  readonly was: Partial<TeamData> & { readonly roster?: readonly PlayerKey[] };
}

/** What a rating list says of one player. Without a rating: not on it. */
export interface ListLine extends Partial<ListedRating> {
  readonly player: PlayerKey;
  readonly birth?: string;
  readonly title?: string;
}

/** What defines a category; whom an arbiter counts in or out is an act of its own. */
export type CategoryDefinition = Pick<Category, 'id' | 'name' | 'conditions'>;

export const MEMBERSHIPS = ['in', 'out', 'by-data'] as const;
export type MembershipSaid = (typeof MEMBERSHIPS)[number];

/** What each act says. Its meaning, its refusals and its effect stand in `acts/<kind>.ts`. */
export interface ActData {
  create: {
    readonly details: Details;
    readonly settings: Settings;
    /** Drawn by the host: decides the first colour, and everything else that is drawn. */
    readonly lot: string;
    readonly from?: TournamentRecord;
  };
  'change-details': Changes<Details>;
  'change-settings': Changes<Settings>;
  restrict: { readonly restrictions: readonly Restriction[]; readonly was: readonly Restriction[] };
  'enter-players': { readonly players: readonly NewPlayer[]; readonly numbers: 'by-rank' | 'as-listed' };
  'enter-late': {
    readonly players?: readonly NewPlayer[];
    readonly teams?: readonly NewTeam[];
    readonly from: number;
    readonly missed: 'zero' | 'half';
  };
  'edit-player': { readonly player: PlayerKey } & Changes<PlayerData>;
  'enter-teams': { readonly teams: readonly NewTeam[]; readonly numbers: 'as-listed' | 'by-strength' };
  'edit-team': { readonly team: TeamKey } & TeamChanges;
  'remove-team': { readonly team: TeamKey };
  /** Who sits where, board 1 first. */
  'set-line-up': {
    readonly round: number;
    readonly team: TeamKey;
    readonly players: readonly Seated[];
    readonly was?: readonly Seated[];
  };
  /** Of whoever handed in none the host fills in the list. */
  'publish-line-ups': {
    readonly round: number;
    readonly missing: readonly { readonly team: TeamKey; readonly players: readonly Seated[] }[];
  };
  /** Of those whom the system pairs. By lot, the host draws the order where its author does not bring one from the hall. */
  renumber: {
    readonly order: readonly EntrantKey[];
    readonly by: 'ranking' | 'lot' | 'exchange';
    /** What the host drew from. */
    readonly lot?: string;
  };
  'remove-player': { readonly player: PlayerKey };
  withdraw: Named & {
    readonly from: number;
    readonly cause: 'own' | 'expelled' | 'rule';
  };
  return: Named & { readonly from: number };
  'set-attendance': { readonly cells: readonly AttendanceCell[] };
  'check-in': Named & { readonly round: number; readonly present: boolean };
  /** All but the round is filled by the host: nobody brings an engine's pairing along. */
  pair: {
    readonly round: number;
    readonly pairing: KeyedPairing;
    readonly rulings: Digest;
    readonly engine: string;
  };
  'pair-by-hand': {
    readonly round: number;
    readonly boards: readonly KeyedBoard[];
    readonly byes: readonly KeyedBye[];
    /** The boards made or changed by hand. */
    readonly hand: readonly number[];
    readonly change?: ChangeReason;
    /** What the engine gives for the round, filled by the host. Absent: it gives none. */
    readonly beside?: KeyedPairing;
    readonly engine: string;
  };
  publish: { readonly rounds: readonly number[] };
  /** Without `change`: for no reason of the regulation. */
  unpublish: { readonly round: number; readonly change?: ChangeReason };
  'enter-result': OnBoard & { readonly result: GameResult; readonly was?: GameResult };
  'clear-result': OnBoard & { readonly was: GameResult };
  adjourn: OnBoard & { readonly was?: GameResult; readonly as?: '1-0' | '=' | '0-1' };
  'correct-result': OnBoard & {
    readonly result: GameResult;
    readonly was: GameResult;
    readonly effect: Effect;
  };
  /** The colours were reversed: what each scored stays. `white` is who had White as the author saw it. */
  'swap-colours': {
    readonly round: number;
    readonly board: number;
    readonly white: PlayerKey;
    readonly effect?: Effect;
  };
  /** A board on a published round for two without an opponent: C.04.2, article 4.4 (3), (4). */
  'add-board': {
    readonly round: number;
    readonly white: PlayerKey;
    readonly black: PlayerKey;
    readonly change: AddedBoardReason;
  };
  /** The board at which the player has to sit, from the next pairing on. Without one: any. */
  'fix-board': { readonly player: PlayerKey; readonly board?: number };
  /** A line in the journal: an appeal, a second pass. */
  note: { readonly text: string; readonly about?: NoteAbout };
  /** Without a result the match is to be played after all. `effect` only where the round is closed, as in a correction. */
  'forfeit-match': {
    readonly round: number;
    readonly board: number;
    readonly result?: ForfeitedMatch;
    readonly was?: ForfeitedMatch;
    readonly effect?: Effect;
  };
  /** By lot, the host draws the winner where the author names none. */
  'decide-match': {
    readonly round: number;
    readonly board: number;
    readonly winner: EntrantKey;
    readonly by: 'lot' | 'rule';
    /** What the host drew from. */
    readonly lot?: string;
  };
  /** Those who share places, in the order in which they are to stand; without one the host draws it. */
  'settle-ties': {
    readonly group?: string;
    readonly order: readonly EntrantKey[];
    readonly lot?: string;
    /** The order that the author saw. */
    readonly was?: readonly EntrantKey[];
  };
  /** Points given or taken: in tenths, the spread in points of the sheets. Without a round: from the beginning. */
  'adjust-points': {
    readonly players?: readonly PlayerKey[];
    readonly teams?: readonly TeamKey[];
    readonly points?: Points;
    readonly matchPoints?: Points;
    readonly spread?: number;
    readonly round?: number;
  };
  /** The rating list in force on the first day. The rating that pairs is not touched. */
  'take-list': {
    readonly list: RatingKind;
    /** `YYYY-MM`. */
    readonly month: string;
    readonly players: readonly ListLine[];
    /** The same players as the author saw them. */
    readonly was: readonly ListLine[];
  };
  /** All categories of the tournament. */
  'define-categories': {
    readonly categories: readonly CategoryDefinition[];
    readonly was: readonly CategoryDefinition[];
  };
  /** Who belongs against the data, or where they are silent. */
  'set-category': {
    readonly player: PlayerKey;
    readonly category: CategoryId;
    readonly as: MembershipSaid;
    readonly was: MembershipSaid;
  };
  /** The whole plan of prizes. Without one: there are none. */
  'plan-prizes': { readonly plan?: PrizePlan; readonly was?: PrizePlan };
  /** What a jury gives. Without a player: nobody after all. */
  'award-prize': {
    readonly list: string;
    readonly place: number;
    readonly player?: PlayerKey;
    readonly was?: PlayerKey;
  };
  /** What is paid of a pool instead of what was worked out (`was`); the same again: as it was worked out. */
  'adjust-prize': Adjustment<PlayerKey>;
  /** A certificate is given. The verdict, and whether it is a norm at all, is filled by the host. */
  'issue-norm': {
    readonly player: PlayerKey;
    readonly title: NormTitle;
    readonly remarks?: string;
    readonly verdict: Digest;
    readonly reached: boolean;
  };
  /** The digests are filled by the host. Absent: the tournament has none of it. */
  finish: {
    readonly standings: Digest;
    /** Lists of prizes of which something is not decided, by name. */
    readonly open?: readonly string[];
  } & FinalNumbers;
  reopen: Record<never, never>;
  /** Why it could not be done is what the host found, never what its author says. */
  ask: { readonly wish: Askable; readonly because: readonly Refusal[] };
  answer: { readonly question: Seq; readonly take: boolean };
  undo: { readonly entry: Seq };
}

/** What is frozen with the final standings. */
export interface FinalNumbers {
  readonly prizes?: Digest;
  readonly ratings?: Digest;
  readonly norms?: Digest;
}

/** The whole match, for the side on the left first. */
export const FORFEITED_MATCHES = ['+-', '-+', '--'] as const;
export type ForfeitedMatch = (typeof FORFEITED_MATCHES)[number];

export type ActKind = keyof ActData;

/** What every act may add. */
interface Confirmed {
  /** Exactly the consequences that were shown and accepted. */
  readonly knowing?: readonly WarningCode[];
  /** In the author's words, for the journal. */
  readonly reason?: string;
}

export type Act<Kind extends ActKind = ActKind> = {
  [K in Kind]: { readonly kind: K } & ActData[K] & Confirmed;
}[Kind];

/** What of each act the host fills in before it is written. */
interface FilledByHost {
  create: 'lot';
  pair: 'pairing' | 'rulings' | 'engine';
  'pair-by-hand': 'beside' | 'engine';
  finish: 'standings' | 'open' | keyof FinalNumbers;
  'issue-norm': 'verdict' | 'reached';
  ask: 'because';
  'publish-line-ups': 'missing';
  renumber: 'order' | 'lot';
  'decide-match': 'winner' | 'lot';
  'settle-ties': 'order' | 'lot';
}

/** What of that its author may bring along: then nothing is drawn. */
interface BroughtAlong {
  renumber: 'order';
  'decide-match': 'winner';
  'settle-ties': 'order';
}

export const FILLED_BY_HOST: { readonly [Kind in keyof FilledByHost]: readonly FilledByHost[Kind][] } = {
  create: ['lot'],
  pair: ['pairing', 'rulings', 'engine'],
  'pair-by-hand': ['beside', 'engine'],
  finish: ['standings', 'open', 'prizes', 'ratings', 'norms'],
  'issue-norm': ['verdict', 'reached'],
  ask: ['because'],
  'publish-line-ups': ['missing'],
  renumber: ['order', 'lot'],
  'decide-match': ['winner', 'lot'],
  'settle-ties': ['order', 'lot'],
};

const BROUGHT_ALONG: BroughtAlong = { renumber: 'order', 'decide-match': 'winner', 'settle-ties': 'order' };

/** What the host fills in of this wish: nothing where its author has brought along what would be drawn. */
export const filledIn = (wish: Wish): readonly string[] => {
  const filled = (FILLED_BY_HOST as Readonly<Record<string, readonly string[]>>)[wish.kind] ?? [];
  const brought = (BROUGHT_ALONG as unknown as Readonly<Record<string, string>>)[wish.kind];
  return brought !== undefined && brought in wish ? [] : filled;
};

/** An act as its author sends it. Only wishes cross the wire. */
export type Wish<Kind extends ActKind = ActKind> = {
  [K in Kind]: { readonly kind: K } & (K extends keyof FilledByHost
    ? Omit<ActData[K], FilledByHost[K]> &
        (K extends keyof BroughtAlong
          ? Partial<Pick<ActData[K], BroughtAlong[K] & keyof ActData[K]>>
          : unknown)
    : ActData[K]) &
    Confirmed;
}[Kind];

/** Acts that may be kept as a question when they come too late: those that phones and queues send. */
export const ASKABLE = [
  'enter-result',
  'clear-result',
  'check-in',
  'set-attendance',
  'edit-player',
  'set-line-up',
] as const;
export type Askable = Act<(typeof ASKABLE)[number]>;
