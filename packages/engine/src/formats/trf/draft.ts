import {
  type AbnormalPoints,
  type EarlierResult,
  echoed,
  type FaultList,
  type ForbiddenPairs,
  type ForfeitedMatch,
  faultList,
  type Header,
  type IssueCode,
  type IssueData,
  issue,
  type KeptLine,
  LIMITS,
  type LineUp,
  type NationalRecord,
  type Place,
  type PlayerRecord,
  type Points,
  type RequestedByes,
  type Team,
  type VirtualPoints,
} from '../../model/index.ts';
import type { PlayerExtras, SettingsExtras } from './extras.ts';
import { placeIn, type Row } from './row.ts';

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** The smallest things that can be given points, by their names in JaVaFo's XXS; `X`, a result not known, is TRF26's. */
export type ScoreAtom =
  | 'WW'
  | 'BW'
  | 'WD'
  | 'BD'
  | 'WL'
  | 'BL'
  | 'FW'
  | 'FL'
  | 'PAB'
  | 'FPB'
  | 'HPB'
  | 'ZPB'
  | 'X';

/** Without a round: XXZ, which means the round to be paired, known only when the whole file is read. */
export type DraftByes = Omit<RequestedByes, 'round'> & { readonly round?: number };

/** Without rounds: XXP, which means all of them. */
export type DraftForbidden = Pick<ForbiddenPairs, 'players'> & Partial<ForbiddenPairs>;

/** A team as record 013 has it, with its line, since record 310 may say the same again. */
export interface OldTeam {
  readonly row: Row;
  readonly name: string;
  readonly players: Team['players'];
}

/** What has been read so far. It never leaves the reader. */
export interface Draft {
  readonly header: Mutable<Omit<Header, 'deputies'>>;
  readonly deputies: string[];
  readonly players: PlayerRecord[];
  readonly national: Map<number, { readonly row: Row; readonly national: NationalRecord }[]>;
  readonly virtualPoints: VirtualPoints[];
  readonly forbiddenPairs: DraftForbidden[];
  readonly requestedByes: DraftByes[];
  readonly abnormalPoints: AbnormalPoints[];
  readonly scores: Map<ScoreAtom, Points>;
  /** Those stated by a symbol that says nothing else. */
  readonly scoresAlone: Set<ScoreAtom>;
  readonly scoreDialects: Set<string>;
  readonly teams: Team[];
  readonly oldTeams: OldTeam[];
  readonly matchScores: Map<string, Points>;
  pairingByes: readonly (number | undefined)[];
  readonly forfeitedMatches: ForfeitedMatch[];
  readonly lineUps: LineUp[];
  isTeamEvent: boolean;
  isRankedByFileOrder: boolean;
  /** What our own comments say. */
  settings: SettingsExtras;
  readonly playerExtras: Map<number, PlayerExtras>;
  readonly earlierResults: EarlierResult[];
  readonly keptLines: KeptLine[];
  /** What was said once only, by its meaning: `rounds`, `colour`, `name` … */
  readonly said: Map<string, { readonly record: string; readonly value: string; readonly place: Place }>;
  readonly faults: FaultList;
  readonly notices: FaultList;
  readonly places: PlacesRead;
  readonly doubts: Doubts;
  /** Lists that have more entries than are kept. */
  readonly overflown: Set<object>;
}

/** Where things stand in the file, for the faults that are found only when all of it is known. */
export interface PlacesRead {
  /** Lines of a player's 001 record, in order: more than one is a fault. */
  readonly players: Map<number, number[]>;
  readonly teams: Map<number, number[]>;
  /** By record and participant, as `unknown-player-named` has them. */
  readonly named: Map<string, Place>;
  /** By player: a line besides 001 that says something of him. */
  readonly additions: Map<number, { readonly record: string; readonly place: Place }>;
}

/** Parts that could not be read. Whatever contradicts them is a consequence, not another fault. */
export interface Doubts {
  readonly players: Set<number>;
  /** Rounds by player. */
  readonly cells: Map<number, Set<number>>;
  /** A line of a player whose number could not be read. */
  someoneIsLost: boolean;
  scoring: boolean;
}

export const emptyDraft = (): Draft => ({
  header: {},
  deputies: [],
  players: [],
  national: new Map(),
  virtualPoints: [],
  forbiddenPairs: [],
  requestedByes: [],
  abnormalPoints: [],
  scores: new Map(),
  scoresAlone: new Set(),
  scoreDialects: new Set(),
  teams: [],
  oldTeams: [],
  matchScores: new Map(),
  pairingByes: [],
  forfeitedMatches: [],
  lineUps: [],
  isTeamEvent: false,
  isRankedByFileOrder: false,
  settings: {},
  playerExtras: new Map(),
  earlierResults: [],
  keptLines: [],
  said: new Map(),
  faults: faultList(),
  notices: faultList(),
  places: { players: new Map(), teams: new Map(), named: new Map(), additions: new Map() },
  doubts: { players: new Set(), cells: new Map(), someoneIsLost: false, scoring: false },
  overflown: new Set(),
});

export const fault = <Code extends IssueCode>(
  draft: Draft,
  code: Code,
  data: IssueData[Code],
  place: Place,
): void => {
  draft.faults.push(issue(code, data, place));
};

/** Remembers what is said once; says so when it is said again, differently. True: this is the first time. */
export const sayOnce = (draft: Draft, row: Row, meaning: string, value: string): boolean => {
  const before = draft.said.get(meaning);
  if (!before) {
    draft.said.set(meaning, { record: row.record, value, place: placeIn(row, 5) });
    return true;
  }
  if (before.value !== value)
    fault(
      draft,
      'records-disagree',
      { records: [before.record, row.record], values: [echoed(before.value), echoed(value)] },
      placeIn(row, 5),
    );
  return false;
};

/** A line that is kept and written back as it stands. */
export const keep = (draft: Draft, row: Row): void => {
  add(draft, row, draft.keptLines, { prefix: row.record, text: row.text.slice(row.record.length) });
};

export const keepWithNotice = (draft: Draft, row: Row): void => {
  keep(draft, row);
  const data = { record: row.record, text: echoed(row.text) };
  draft.notices.push(issue('unknown-record', data, placeIn(row, 1)));
};

/** A record that decides nothing, in columns of its own: kept as it is, and reported. */
export const keepUnread = (draft: Draft, row: Row): void => {
  keep(draft, row);
  const data = { record: row.record, text: echoed(row.text) };
  draft.notices.push(issue('record-kept-unread', data, placeIn(row, 1)));
};

/** One more entry of a list of the record; beyond the limit it is dropped, and the first one too many is reported. */
export const add = <Entry>(draft: Draft, row: Row, list: Entry[], entry: Entry): void => {
  if (list.length < LIMITS.entries) list.push(entry);
  else if (!draft.overflown.has(list)) {
    draft.overflown.add(list);
    const data = { limit: 'entries', maximum: LIMITS.entries } as const;
    draft.faults.push(issue('limit-exceeded', data, placeIn(row, 1)));
  }
};
