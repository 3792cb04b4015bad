import { headerFields } from '../../model/header.ts';
import {
  type AbnormalPoints,
  type BoardOrder,
  COLOURS,
  type EarlierGame,
  type EarlierResult,
  type ForbiddenPairs,
  type ForfeitedMatch,
  type Header,
  type KeptLine,
  LIMITS,
  type LineUp,
  type ListedRating,
  type MatchGame,
  type MatchScoring,
  type NationalRecord,
  type PlayerId,
  type PlayerRecord,
  type Points,
  type RatingLists,
  RESULT_CODES,
  type RequestedByes,
  type Result,
  type ResultCode,
  type ResultOfGame,
  type ScheduledSystem,
  type Scoring,
  STANDARD_SCORING,
  type Tally,
  type Team,
  type TeamEvent,
  type TournamentRecord,
  type Turn,
  type VirtualPoints,
} from '../../model/index.ts';
import { categoryShape, planShape } from '../../prizes/plan-shapes.ts';
import {
  byKind,
  decimalPoints,
  flag,
  gappedListOf,
  listOf,
  mapOf,
  object,
  oneOf,
  optional,
  orElse,
  type Shape,
  textNumberOrFlag,
  textOf,
  whole,
} from '../../shape/index.ts';

export const text = textOf('line', { signs: 'fileLine' });
const id = whole<PlayerId>(1, LIMITS.players);
const score = decimalPoints<Points>();
const round = whole(1, LIMITS.rounds);
/** A round after which something holds: 0 for before the first. */
const roundOrZero = whole(0, LIMITS.rounds);
const participants = listOf(whole(1, LIMITS.players), 'players');
const teamNumber = whole(1, LIMITS.teams);
const size = whole(0, 999_999_999);
const colour = oneOf(...COLOURS);
const result = oneOf<Result>('win', 'draw', 'loss');
const worth = oneOf('full', 'half', 'zero');
const yes = oneOf<true>(true);

const header: Shape<Header> = object<Header>(
  headerFields({
    text: optional(text),
    texts: optional(listOf(text)),
    dates: optional(listOf(text, 'rounds')),
  }),
);

const byColour = object<Scoring['win']>({ white: score, black: score });

const scoring: Shape<Scoring> = object<Scoring>({
  win: byColour,
  draw: byColour,
  loss: byColour,
  forfeitWin: score,
  forfeitLoss: score,
  pairingBye: score,
  fullBye: score,
  halfBye: score,
  zeroBye: score,
  adjourned: score,
});

const tally: Shape<Tally> = object<Tally>({
  own: whole(-LIMITS.tally, LIMITS.tally),
  opponents: whole(-LIMITS.tally, LIMITS.tally),
});

const gameFields = {
  opponent: id,
  colour: colour,
  result: result,
  unrated: optional(yes),
  tally: optional(tally),
};
const matchGame: Shape<MatchGame> = object<MatchGame>({ ...gameFields, forfeited: optional(yes) });

type TurnOf<Kind extends Turn['kind']> = Extract<Turn, { readonly kind: Kind }>;

const turn: Shape<Turn> = byKind<Turn>({
  game: object<TurnOf<'game'>>({ kind: oneOf('game'), ...gameFields }),
  forfeit: object<TurnOf<'forfeit'>>({
    kind: oneOf('forfeit'),
    opponent: optional(id),
    colour: optional(colour),
    won: flag,
    tally: optional(tally),
  }),
  'pairing-bye': object<TurnOf<'pairing-bye'>>({
    kind: oneOf('pairing-bye'),
    tally: optional(tally),
  }),
  'requested-bye': object<TurnOf<'requested-bye'>>({
    kind: oneOf('requested-bye'),
    worth: worth,
  }),
  adjourned: object<TurnOf<'adjourned'>>({
    kind: oneOf('adjourned'),
    opponent: id,
    colour: colour,
  }),
  match: object<TurnOf<'match'>>({
    kind: oneOf('match'),
    opponent: id,
    games: listOf(matchGame),
    won: optional(flag),
  }),
  absent: object<TurnOf<'absent'>>({ kind: oneOf('absent') }),
  unpaired: object<TurnOf<'unpaired'>>({ kind: oneOf('unpaired') }),
});

const national: Shape<NationalRecord> = object<NationalRecord>({
  federation: text,
  rating: optional(size),
  id: optional(text),
  name: optional(text),
  title: optional(text),
  birth: optional(text),
  sex: optional(text),
  origin: optional(text),
});

const listed = optional(
  object<ListedRating>({ rating: size, k: optional(whole(1, 100)), games: optional(size) }),
);
const lists: Shape<RatingLists> = object<RatingLists>({ standard: listed, rapid: listed, blitz: listed });
const earlierGame: Shape<EarlierGame> = object<EarlierGame>({ rating: size, result });

/** What TRF has no columns for. */
export const PLAYER_EXTRAS = {
  club: optional(text),
  group: optional(text),
  withdrawnAfter: optional(roundOrZero),
  expelledAfter: optional(roundOrZero),
  lists: optional(lists),
  earlierGames: optional(listOf(listOf(earlierGame))),
};

const player: Shape<PlayerRecord> = object<PlayerRecord>({
  id: id,
  name: text,
  sex: optional(text),
  title: optional(text),
  rating: optional(size),
  federation: optional(text),
  fideId: optional(text),
  birth: optional(text),
  ...PLAYER_EXTRAS,
  national: optional(listOf(national)),
  statedPoints: optional(decimalPoints()),
  statedRank: optional(size),
  turns: orElse(listOf(turn, 'rounds'), []),
});

const virtualPoints: Shape<VirtualPoints> = object<VirtualPoints>({
  fromPlayer: id,
  toPlayer: id,
  fromRound: round,
  toRound: round,
  points: score,
  matchPoints: optional(score),
});

const forbiddenPairs: Shape<ForbiddenPairs> = object<ForbiddenPairs>({
  players: listOf(id, 'players'),
  fromRound: round,
  toRound: round,
});

const requestedByes: Shape<RequestedByes> = object<RequestedByes>({
  worth: worth,
  round: round,
  participants: participants,
});

const abnormalPoints: Shape<AbnormalPoints> = object<AbnormalPoints>({
  symbol: optional(oneOf<string>('W', 'D', 'L', 'F', 'H', 'Z', '+', '-')),
  matchPoints: optional(score),
  points: optional(score),
  spread: optional(whole(-LIMITS.tally, LIMITS.tally)),
  round: optional(round),
  participants: participants,
});

export const earlierResult: Shape<EarlierResult> = object<EarlierResult>({
  round: round,
  white: id,
  black: id,
  games: listOf(object<ResultOfGame>({ code: oneOf<ResultCode>(...RESULT_CODES), tally: optional(tally) })),
  winner: optional(oneOf<'first' | 'second'>('first', 'second')),
  through: optional(round),
});

const team: Shape<Team> = object<Team>({
  number: teamNumber,
  name: text,
  nickname: optional(text),
  strength: optional(size),
  players: listOf(id, 'players'),
  statedMatchPoints: optional(score),
  statedGamePoints: optional(score),
  statedRank: optional(size),
});

const matchScoring: Shape<MatchScoring> = object<MatchScoring>({
  win: score,
  draw: score,
  loss: score,
  pairingBye: optional(score),
  pairingByeGamePoints: optional(score),
});

/** What no record of TRF says of a team event. */
export const SETTINGS_OF_TEAMS = { boardOrder: optional(oneOf<BoardOrder>('fixed', 'free')) };

const teamEvent: Shape<TeamEvent> = object<TeamEvent>({
  teams: listOf(team, 'teams'),
  boardOrder: SETTINGS_OF_TEAMS.boardOrder,
  boardColours: optional(text),
  scoring: optional(matchScoring),
  pairingByes: orElse(gappedListOf(teamNumber, 'rounds'), []),
  forfeitedMatches: orElse(
    listOf(
      object<ForfeitedMatch>({
        result: oneOf('+-', '-+', '--'),
        round: round,
        white: teamNumber,
        black: teamNumber,
      }),
    ),
    [],
  ),
  lineUps: orElse(
    listOf(
      object<LineUp>({
        round: round,
        team: teamNumber,
        opponent: teamNumber,
        players: listOf(whole(0, LIMITS.players), 'players'),
      }),
    ),
    [],
  ),
});

const options = mapOf(textNumberOrFlag());

/** What no record of TRF says. */
export const SETTINGS_EXTRAS = {
  system: optional(text),
  acceleration: optional(oneOf('baku-2017', 'baku-2026')),
  options: optional(options),
  schedule: optional(
    listOf(
      object<ScheduledSystem>({
        system: text,
        fromRound: round,
        toRound: round,
        options: optional(options),
      }),
    ),
  ),
};

const announced = { name: text, word: text };

/** What the tournament announces; no record of TRF says it. */
export const ANNOUNCED = {
  categories: optional(listOf(categoryShape(announced), 'handful')),
  prizes: optional(planShape(announced)),
};

const keptLine: Shape<KeptLine> = object<KeptLine>({ prefix: text, text: text });

/** The document: a tournament's record under a name and a version. */
export interface Document extends TournamentRecord {
  readonly format: 'pareo-tournament';
  readonly version: 1;
}

export const document: Shape<Document> = object<Document>({
  format: oneOf('pareo-tournament'),
  version: oneOf(1),
  header: orElse(header, {}),
  system: SETTINGS_EXTRAS.system,
  systemCode: optional(text),
  options: SETTINGS_EXTRAS.options,
  schedule: SETTINGS_EXTRAS.schedule,
  plannedRounds: optional(round),
  initialColour: optional(colour),
  rankByFileOrder: optional(yes),
  scoring: orElse(scoring, STANDARD_SCORING),
  acceleration: SETTINGS_EXTRAS.acceleration,
  virtualPoints: orElse(listOf(virtualPoints), []),
  forbiddenPairs: orElse(listOf(forbiddenPairs), []),
  requestedByes: orElse(listOf(requestedByes), []),
  abnormalPoints: orElse(listOf(abnormalPoints), []),
  earlierResults: optional(listOf(earlierResult)),
  spreadCap: optional(whole(1, LIMITS.tally)),
  tiebreaks: orElse(listOf(text, 'tiebreaks'), []),
  ...ANNOUNCED,
  teamEvent: optional(teamEvent),
  players: listOf(player, 'players'),
  keptLines: orElse(listOf(keptLine), []),
});
