import {
  type BoardOrder,
  type Colour,
  type EarlierGame,
  LIMITS,
  type ListedRating,
  type MatchScoring,
  type NationalRecord,
  NORM_EXEMPTIONS,
  NORM_TITLES,
  type NormEvent,
  type OptionValue,
  type Points,
  RATING_KINDS,
  type RatingLists,
  type ScheduledSystem,
  type Scoring,
} from '../../model/index.ts';
import {
  byField,
  byKind,
  day,
  described,
  type Fields,
  listOf,
  mapOf,
  matching,
  narrower,
  numberOr,
  object,
  oneOf,
  optional,
  type Shape,
  textNumberOrFlag,
  textOf,
  whole,
} from '../../shape/index.ts';
import { HANDLINGS } from '../../systems/system.ts';
import {
  ATTENDANCES,
  type AttendanceCell,
  CHANGE_REASONS,
  EFFECTS,
  type ListLine,
  type Restriction,
  type Seated,
} from '../act.ts';
import type { Actor } from '../actor.ts';
import type { Details } from '../details.ts';
import type { EntrantKey, PlayerKey, Seq, TeamKey } from '../key.ts';
import type { KeyedBoard, KeyedBye, KeyedPairing } from '../pairing.ts';
import type { PlayerData } from '../player-data.ts';
import { type GameResult, RESULT_CODES } from '../result.ts';
import type { HalfByes, ScrabbleRules, Settings, Sheet, TeamRules } from '../settings.ts';
import type { NewTeam, TeamData } from '../team-data.ts';

/* The nouns that several acts are made of. */

export const key = whole<PlayerKey>(1, LIMITS.cells);
/** Of a player, or of a team where the system pairs teams. */
export const entrant = whole<EntrantKey>(1, LIMITS.cells);
/** Of people, clubs, places, tournaments. */
export const name = textOf('name');
/** Codes, federations, identifiers. */
export const word = textOf('word');
/** In somebody's own words, over several lines. */
export const note = textOf('note', { signs: 'any' });
/** What a host fills in, or a file brings along. */
export const free = textOf('line', { signs: 'any' });

/** Whom an act is about: somebody. */
export const someKeys = listOf(key, 'players', 1);
export const team = whole<TeamKey>(1, LIMITS.cells);
export const someTeams = listOf(team, 'teams', 1);
export const someEntrants = listOf(entrant, 'players', 1);
export const seq = whole<Seq>(1, Number.MAX_SAFE_INTEGER);
export const version = whole<Seq>(0, Number.MAX_SAFE_INTEGER);
export const round = whole(1, LIMITS.rounds);
export const boardNumber = whole(1, LIMITS.players);
export const gameNumber = narrower(whole(1, LIMITS.games), boardNumber);
export const digest = matching(/^[0-9a-f]{64}$/, 'digest');
export const points = whole<Points>(-10_000_000, 10_000_000);
const scored = narrower(whole<Points>(0, LIMITS.scored), points);

export const effect = oneOf(...EFFECTS);
export const change = oneOf(...CHANGE_REASONS);

export const ratingKind = oneOf(...RATING_KINDS);
export const month = matching(/^\d{4}-(0[1-9]|1[0-2])$/, 'YYYY-MM');
export const normTitle = oneOf(...NORM_TITLES);

const normEvent = object<NormEvent>({
  host: word,
  exemption: optional(oneOf(...NORM_EXEMPTIONS)),
  minimumGames: optional(oneOf(7, 8)),
  registered: optional(day),
  approved: optional(oneOf('45+30')),
});

export const DETAILS: Fields<Details> = {
  name,
  zone: word,
  language: oneOf('en', 'es'),
  event: optional(name),
  place: optional(name),
  federation: optional(word),
  start: optional(day),
  end: optional(day),
  chiefArbiter: optional(name),
  deputies: optional(listOf(name, 'handful')),
  timeControl: optional(name),
  encodedTimeControl: optional(name),
  roundTimes: optional(listOf(matching(/^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})?$/, 'YYYY-MM-DDTHH:MM'), 'rounds')),
  lineUpsDue: optional(whole(0, 7 * 24 * 60)),
  ratingList: optional(name),
  ratingKind: optional(ratingKind),
  ratingMonth: optional(month),
  norms: optional(normEvent),
  columns: optional(listOf(word, 'handful')),
};

const options: Shape<Readonly<Record<string, OptionValue>>> = mapOf(textNumberOrFlag(textOf('option')), word);

const scoringOf = (worth: Shape<Points>): Shape<Scoring> => {
  const bothColours = object<Readonly<Record<Colour, Points>>>({ white: worth, black: worth });
  return object<Scoring>({
    win: bothColours,
    draw: bothColours,
    loss: bothColours,
    forfeitWin: worth,
    forfeitLoss: worth,
    pairingBye: worth,
    fullBye: worth,
    halfBye: worth,
    zeroBye: worth,
    adjourned: worth,
  });
};
/** Of a file: as wide as a record. */
export const recordedScoring = scoringOf(points);

const schedule = listOf(
  object<ScheduledSystem>({ system: word, fromRound: round, toRound: round, options: optional(options) }),
  'rounds',
);

const ownSheet = whole(-LIMITS.tally, LIMITS.tally);

export const SETTINGS: Fields<Settings> = {
  system: word,
  options,
  rounds: optional(round),
  scoring: described(scoringOf(scored), 'Points in tenths: a win of one point is 10.'),
  tiebreaks: listOf(word, 'tiebreaks'),
  firstColour: optional(oneOf('white', 'black')),
  acceleration: optional(oneOf('baku-2017', 'baku-2026')),
  schedule: optional(schedule),
  handling: optional(oneOf(...HANDLINGS)),
  initialOrder: optional(oneOf('by-text')),
  scrabble: optional(
    object<ScrabbleRules>({
      bye: optional(object<Sheet>({ own: ownSheet, rival: ownSheet })),
      forfeit: optional(object<Sheet>({ own: ownSheet, rival: ownSheet })),
      cap: optional(whole(1, LIMITS.tally)),
    }),
  ),
  team: optional(
    object<TeamRules>({
      boards: whole(1, LIMITS.games),
      colours: matching(/^[WB]+$/, 'WBWB'),
      order: oneOf<BoardOrder>('fixed', 'free'),
      lineUps: oneOf('by-list', 'handed-in'),
      scoring: object<MatchScoring>({
        win: scored,
        draw: scored,
        loss: scored,
        pairingBye: optional(scored),
        pairingByeGamePoints: optional(scored),
      }),
    }),
  ),
  halfByes: object<HalfByes>({ perPlayer: whole(0, LIMITS.rounds), notInLast: whole(0, LIMITS.rounds) }),
  missedRounds: oneOf('zero', 'half'),
};

const rating = narrower(whole(0, LIMITS.rating), whole(0, 999_999_999));
const nationalWith = (line: Shape<string>, code: Shape<string>): Shape<NationalRecord> =>
  object<NationalRecord>({
    federation: code,
    rating: optional(rating),
    id: optional(code),
    name: optional(line),
    title: optional(code),
    birth: optional(code),
    sex: optional(code),
    origin: optional(line),
  });

const ofList = { k: optional(whole(1, 100)), games: optional(whole(0, LIMITS.entries)) };
const listed = optional(object<ListedRating>({ rating, ...ofList }));
export const listLine = object<ListLine>({
  player: key,
  rating: optional(rating),
  ...ofList,
  birth: optional(word),
  title: optional(word),
});
export const lists = object<RatingLists>({ standard: listed, rapid: listed, blitz: listed });
const earlierGames = listOf(
  listOf(object<EarlierGame>({ rating, result: oneOf('win', 'draw', 'loss') }), 'handful'),
  'handful',
);

type Person = Omit<PlayerData, 'note'>;
const personWith = (
  line: Shape<string>,
  code: Shape<string>,
  national: Shape<readonly NationalRecord[]>,
): Fields<Person> => ({
  name: line,
  sex: optional(code),
  title: optional(code),
  rating: optional(rating),
  federation: optional(code),
  fideId: optional(code),
  birth: optional(code),
  club: optional(line),
  group: optional(code),
  national: optional(national),
  lists: optional(lists),
  earlierGames: optional(earlierGames),
});

export const PLAYER: Fields<PlayerData> = {
  ...personWith(name, word, listOf(nationalWith(name, word), 'handful')),
  note: optional(note),
};
export const player = object<PlayerData>(PLAYER);
/** Of a file, which has room for any text. */
export const RECORDED_PERSON = personWith(free, free, listOf(nationalWith(free, free)));

export const sheet = whole(-LIMITS.tally, LIMITS.tally);
export const result = object<GameResult>({
  code: oneOf(...RESULT_CODES),
  tally: optional(object<{ readonly white: number; readonly black: number }>({ white: sheet, black: sheet })),
});

const attendance = oneOf(...ATTENDANCES);
const cellFields = { round, as: attendance, was: attendance };
export const cell = byField<AttendanceCell>({
  player: object<Extract<AttendanceCell, { readonly player: PlayerKey }>>({
    player: key,
    ...cellFields,
  } as never),
  team: object<Extract<AttendanceCell, { readonly team: TeamKey }>>({ team, ...cellFields } as never),
});

export const TEAM: Fields<TeamData> = {
  name,
  short: optional(word),
  captain: optional(name),
  club: optional(name),
  federation: optional(word),
  note: optional(note),
};
/** Who is entered already by key, others with their data. */
export const roster: Shape<NewTeam['roster']> = listOf(numberOr(key, player), 'players');
export const newTeam = object<NewTeam>({ data: object(TEAM), roster });
export const lineUp: Shape<readonly Seated[]> = listOf(whole<Seated>(0, LIMITS.cells), 'players');
export const keys = listOf(key, 'players');

export const restriction = byKind<Restriction>({
  players: object({ kind: oneOf('players'), id: word, fromRound: round, toRound: round, players: someKeys }),
  teams: object({ kind: oneOf('teams'), id: word, fromRound: round, toRound: round, teams: someTeams }),
  'same-club': object({ kind: oneOf('same-club'), id: word, fromRound: round, toRound: round }),
  'same-federation': object({ kind: oneOf('same-federation'), id: word, fromRound: round, toRound: round }),
});

export const board = object<KeyedBoard>({
  number: boardNumber,
  white: entrant,
  black: entrant,
  games: optional(whole(1, LIMITS.games)),
  group: optional(word),
  fixed: optional(key),
});
export const bye = object<KeyedBye>({ player: entrant, kind: oneOf('pairing-bye', 'rest') });
export const pairing = object<KeyedPairing>({
  system: word,
  edition: word,
  options,
  boards: listOf(board, 'players'),
  byes: listOf(bye, 'players'),
});

/** 128 bits, made by the phone. */
export const deviceId = matching(/^[0-9a-f]{32}$/, '32 hexadecimal digits');

export const actor = byKind<Actor>({
  person: object({ kind: oneOf('person'), id: free, name: free }),
  link: object<Extract<Actor, { readonly kind: 'link' }>>({
    kind: oneOf('link'),
    id: free,
    name: free,
    role: oneOf('result-entry', 'check-in', 'captain'),
    round: optional(round),
    boards: optional(
      object<{ readonly first: number; readonly last: number }>({ first: boardNumber, last: boardNumber }),
    ),
    team: optional(team),
    device: optional(deviceId),
  }),
  host: object({ kind: oneOf('host') }),
});
