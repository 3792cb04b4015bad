import {
  type Colour,
  LIMITS,
  type NationalRecord,
  type OptionValue,
  type Points,
  type ScheduledSystem,
  type Scoring,
} from '../../model/index.ts';
import { HANDLINGS } from '../../systems/system.ts';
import { ATTENDANCES, type AttendanceCell, CHANGE_REASONS, EFFECTS, type Restriction } from '../act.ts';
import type { Actor } from '../actor.ts';
import type { Details } from '../details.ts';
import type { PlayerKey, Seq } from '../key.ts';
import type { KeyedBoard, KeyedBye, KeyedPairing } from '../pairing.ts';
import type { PlayerData } from '../player-data.ts';
import { type GameResult, RESULT_CODES } from '../result.ts';
import type { HalfByes, Settings } from '../settings.ts';
import {
  byKind,
  type Fields,
  listOf,
  mapOf,
  matching,
  object,
  oneOf,
  optional,
  type Shape,
  text,
  textOf,
  whole,
} from '../shape.ts';

/* The nouns that several acts are made of. */

export const key = whole<PlayerKey>(1, LIMITS.cells);
export const keys = listOf(key, LIMITS.players);
export const seq = whole<Seq>(1, Number.MAX_SAFE_INTEGER);
export const version = whole<Seq>(0, Number.MAX_SAFE_INTEGER);
export const round = whole(1, LIMITS.rounds);
export const boardNumber = whole(1, LIMITS.players);
export const instant = matching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/, 'instant');
export const digest = matching(/^[0-9a-f]{64}$/, 'digest');
export const points = whole<Points>(-1_000_000, 1_000_000);
export const short = textOf(500);
const date = matching(/^\d{4}-\d{2}-\d{2}$/, 'YYYY-MM-DD');

export const effect = oneOf(...EFFECTS);
export const change = oneOf(...CHANGE_REASONS);

export const DETAILS: Fields<Details> = {
  name: short,
  zone: short,
  language: oneOf('en', 'es'),
  event: optional(short),
  place: optional(short),
  federation: optional(short),
  start: optional(date),
  end: optional(date),
  chiefArbiter: optional(short),
  deputies: optional(listOf(short, LIMITS.faults)),
  timeControl: optional(short),
  encodedTimeControl: optional(short),
  roundTimes: optional(
    listOf(matching(/^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})?$/, 'YYYY-MM-DDTHH:MM'), LIMITS.rounds),
  ),
  ratingList: optional(short),
  columns: optional(listOf(short, LIMITS.faults)),
};

const optionValue: Shape<OptionValue> = {
  read: (value, at) =>
    typeof value === 'number' || typeof value === 'boolean' ? value : text.read(value, at),
  schema: { type: ['string', 'number', 'boolean'] },
};
export const options = mapOf(optionValue);

const bothColours = object<Readonly<Record<Colour, Points>>>({ white: points, black: points });
export const scoring = object<Scoring>({
  win: bothColours,
  draw: bothColours,
  loss: bothColours,
  forfeitWin: points,
  forfeitLoss: points,
  pairingBye: points,
  fullBye: points,
  halfBye: points,
  zeroBye: points,
  adjourned: points,
});

export const schedule = listOf(
  object<ScheduledSystem>({ system: short, fromRound: round, toRound: round, options: optional(options) }),
  LIMITS.rounds,
);

export const SETTINGS: Fields<Settings> = {
  system: short,
  options,
  rounds: optional(round),
  scoring,
  tiebreaks: listOf(short, LIMITS.faults),
  firstColour: optional(oneOf('white', 'black')),
  acceleration: optional(oneOf('baku-2017', 'baku-2026')),
  schedule: optional(schedule),
  handling: optional(oneOf(...HANDLINGS)),
  initialOrder: optional(oneOf('by-text')),
  halfByes: object<HalfByes>({ perPlayer: whole(0, LIMITS.rounds), notInLast: whole(0, LIMITS.rounds) }),
  missedRounds: oneOf('zero', 'half'),
};

const rating = whole(0, 9999);
const national = object<NationalRecord>({
  federation: short,
  rating: optional(rating),
  id: optional(short),
  name: optional(short),
  title: optional(short),
  birth: optional(short),
  sex: optional(short),
  origin: optional(short),
});

export const PLAYER: Fields<PlayerData> = {
  name: short,
  sex: optional(short),
  title: optional(short),
  rating: optional(rating),
  federation: optional(short),
  fideId: optional(short),
  birth: optional(short),
  club: optional(short),
  group: optional(short),
  national: optional(listOf(national, LIMITS.faults)),
  note: optional(textOf(5_000)),
};
export const player = object<PlayerData>(PLAYER);

export const result = object<GameResult>({
  code: oneOf(...RESULT_CODES),
  tally: optional(
    object<{ readonly white: number; readonly black: number }>({
      white: whole(-9999, 9999),
      black: whole(-9999, 9999),
    }),
  ),
});

const attendance = oneOf(...ATTENDANCES);
export const cell = object<AttendanceCell>({ player: key, round, as: attendance, was: attendance });

export const restriction = byKind<Restriction>({
  players: object({ kind: oneOf('players'), id: short, fromRound: round, toRound: round, players: keys }),
  'same-club': object({ kind: oneOf('same-club'), id: short, fromRound: round, toRound: round }),
  'same-federation': object({ kind: oneOf('same-federation'), id: short, fromRound: round, toRound: round }),
});

export const board = object<KeyedBoard>({
  number: boardNumber,
  white: key,
  black: key,
  games: optional(whole(1, 99)),
  group: optional(short),
});
export const bye = object<KeyedBye>({ player: key, kind: oneOf('pairing-bye', 'rest') });
export const pairing = object<KeyedPairing>({
  system: short,
  edition: short,
  options,
  boards: listOf(board, LIMITS.players),
  byes: listOf(bye, LIMITS.players),
});

export const actor = byKind<Actor>({
  person: object({ kind: oneOf('person'), id: short, name: short }),
  link: object<Extract<Actor, { readonly kind: 'link' }>>({
    kind: oneOf('link'),
    id: short,
    name: short,
    role: oneOf('result-entry', 'check-in'),
    round: optional(round),
    boards: optional(
      object<{ readonly first: number; readonly last: number }>({ first: boardNumber, last: boardNumber }),
    ),
  }),
  host: object({ kind: oneOf('host') }),
});
