import { headerFields } from '../../model/header.ts';
import {
  type AbnormalPoints,
  type BoardOrder,
  COLOURS,
  type ForbiddenPairs,
  type ForfeitedMatch,
  type Header,
  type KeptLine,
  LIMITS,
  type LineUp,
  type MatchGame,
  type MatchScoring,
  type NationalRecord,
  type PlayerRecord,
  playerId,
  type RequestedByes,
  type Result,
  type ScheduledSystem,
  type Scoring,
  STANDARD_SCORING,
  type Tally,
  type Team,
  type TeamEvent,
  type TournamentRecord,
  type Turn,
  tenths,
  type VirtualPoints,
} from '../../model/index.ts';
import {
  dictionaryOf,
  flag,
  gappedListOf,
  kindsOf,
  listOf,
  objectOf,
  oneOf,
  optional,
  orElse,
  points,
  required,
  type Shape,
  text,
  textNumberOrFlag,
  whole,
} from './shape.ts';

const number = (minimum: number, maximum: number): Shape<number> => whole(minimum, maximum, value => value);

const id = whole(1, LIMITS.players, playerId);
const score = points(tenths);
const round = number(1, LIMITS.rounds);
/** A round after which something holds: 0 for before the first. */
const roundOrZero = number(0, LIMITS.rounds);
const participants = listOf(number(1, LIMITS.players), 'players');
const teamNumber = number(1, LIMITS.teams);
const size = number(0, 999_999_999);
const colour = oneOf(...COLOURS);
const result = oneOf<Result>('win', 'draw', 'loss');
const worth = oneOf('full', 'half', 'zero');
const yes = oneOf<true>(true);

const header: Shape<Header> = objectOf<Header>(
  headerFields({
    text: optional(text),
    texts: optional(listOf(text)),
    dates: optional(listOf(text, 'rounds')),
  }),
);

const byColour = objectOf<Scoring['win']>({ white: required(score), black: required(score) });

const scoring: Shape<Scoring> = objectOf<Scoring>({
  win: required(byColour),
  draw: required(byColour),
  loss: required(byColour),
  forfeitWin: required(score),
  forfeitLoss: required(score),
  pairingBye: required(score),
  fullBye: required(score),
  halfBye: required(score),
  zeroBye: required(score),
  adjourned: required(score),
});

const tally: Shape<Tally> = objectOf<Tally>({
  own: required(number(-9999, 9999)),
  opponents: required(number(-9999, 9999)),
});

const gameFields = {
  opponent: required(id),
  colour: required(colour),
  result: required(result),
  unrated: optional(yes),
  tally: optional(tally),
};
const matchGame: Shape<MatchGame> = objectOf<MatchGame>({ ...gameFields, forfeited: optional(yes) });

type TurnOf<Kind extends Turn['kind']> = Extract<Turn, { readonly kind: Kind }>;

const turn: Shape<Turn> = kindsOf<Turn>({
  game: objectOf<TurnOf<'game'>>({ kind: required(oneOf('game')), ...gameFields }),
  forfeit: objectOf<TurnOf<'forfeit'>>({
    kind: required(oneOf('forfeit')),
    opponent: optional(id),
    colour: optional(colour),
    won: required(flag),
  }),
  'pairing-bye': objectOf<TurnOf<'pairing-bye'>>({
    kind: required(oneOf('pairing-bye')),
    tally: optional(tally),
  }),
  'requested-bye': objectOf<TurnOf<'requested-bye'>>({
    kind: required(oneOf('requested-bye')),
    worth: required(worth),
  }),
  adjourned: objectOf<TurnOf<'adjourned'>>({
    kind: required(oneOf('adjourned')),
    opponent: required(id),
    colour: required(colour),
  }),
  match: objectOf<TurnOf<'match'>>({
    kind: required(oneOf('match')),
    opponent: required(id),
    games: required(listOf(matchGame)),
    won: optional(flag),
  }),
  absent: objectOf<TurnOf<'absent'>>({ kind: required(oneOf('absent')) }),
  unpaired: objectOf<TurnOf<'unpaired'>>({ kind: required(oneOf('unpaired')) }),
});

const national: Shape<NationalRecord> = objectOf<NationalRecord>({
  federation: required(text),
  rating: optional(size),
  id: optional(text),
  name: optional(text),
  title: optional(text),
  birth: optional(text),
  sex: optional(text),
  origin: optional(text),
});

/** What TRF has no columns for. */
export const PLAYER_EXTRAS = {
  club: optional(text),
  group: optional(text),
  withdrawnAfter: optional(roundOrZero),
  expelledAfter: optional(roundOrZero),
};

const player: Shape<PlayerRecord> = objectOf<PlayerRecord>({
  id: required(id),
  name: required(text),
  sex: optional(text),
  title: optional(text),
  rating: optional(size),
  federation: optional(text),
  fideId: optional(text),
  birth: optional(text),
  ...PLAYER_EXTRAS,
  national: optional(listOf(national)),
  statedPoints: optional(points(value => value)),
  statedRank: optional(size),
  turns: orElse(listOf(turn, 'rounds'), []),
});

const virtualPoints: Shape<VirtualPoints> = objectOf<VirtualPoints>({
  fromPlayer: required(id),
  toPlayer: required(id),
  fromRound: required(round),
  toRound: required(round),
  points: required(score),
  matchPoints: optional(score),
});

const forbiddenPairs: Shape<ForbiddenPairs> = objectOf<ForbiddenPairs>({
  players: required(listOf(id, 'players')),
  fromRound: required(round),
  toRound: required(round),
});

const requestedByes: Shape<RequestedByes> = objectOf<RequestedByes>({
  worth: required(worth),
  round: required(round),
  participants: required(participants),
});

const abnormalPoints: Shape<AbnormalPoints> = objectOf<AbnormalPoints>({
  symbol: optional(oneOf<string>('W', 'D', 'L', 'F', 'H', 'Z', '+', '-')),
  matchPoints: optional(score),
  points: optional(score),
  round: optional(round),
  participants: required(participants),
});

const team: Shape<Team> = objectOf<Team>({
  number: required(teamNumber),
  name: required(text),
  nickname: optional(text),
  strength: optional(size),
  players: required(listOf(id, 'players')),
  statedMatchPoints: optional(score),
  statedGamePoints: optional(score),
  statedRank: optional(size),
});

const matchScoring: Shape<MatchScoring> = objectOf<MatchScoring>({
  win: required(score),
  draw: required(score),
  loss: required(score),
  pairingBye: optional(score),
  pairingByeGamePoints: optional(score),
});

/** What no record of TRF says of a team event. */
export const SETTINGS_OF_TEAMS = { boardOrder: optional(oneOf<BoardOrder>('fixed', 'free')) };

const teamEvent: Shape<TeamEvent> = objectOf<TeamEvent>({
  teams: required(listOf(team, 'teams')),
  boardOrder: SETTINGS_OF_TEAMS.boardOrder,
  boardColours: optional(text),
  scoring: optional(matchScoring),
  pairingByes: orElse(gappedListOf(teamNumber, 'rounds'), []),
  forfeitedMatches: orElse(
    listOf(
      objectOf<ForfeitedMatch>({
        result: required(oneOf('+-', '-+', '--')),
        round: required(round),
        white: required(teamNumber),
        black: required(teamNumber),
      }),
    ),
    [],
  ),
  lineUps: orElse(
    listOf(
      objectOf<LineUp>({
        round: required(round),
        team: required(teamNumber),
        opponent: required(teamNumber),
        players: required(listOf(number(0, LIMITS.players), 'players')),
      }),
    ),
    [],
  ),
});

const options = dictionaryOf(textNumberOrFlag);

/** What no record of TRF says. */
export const SETTINGS_EXTRAS = {
  system: optional(text),
  acceleration: optional(oneOf('baku-2017', 'baku-2026')),
  options: optional(options),
  schedule: optional(
    listOf(
      objectOf<ScheduledSystem>({
        system: required(text),
        fromRound: required(round),
        toRound: required(round),
        options: optional(options),
      }),
    ),
  ),
};

const keptLine: Shape<KeptLine> = objectOf<KeptLine>({ prefix: required(text), text: required(text) });

/** The document: a tournament's record under a name and a version. */
export interface Document extends TournamentRecord {
  readonly format: 'pareo-tournament';
  readonly version: 1;
}

export const document: Shape<Document> = objectOf<Document>({
  format: required(oneOf('pareo-tournament')),
  version: required(oneOf(1)),
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
  tiebreaks: orElse(listOf(text, 'tiebreaks'), []),
  teamEvent: optional(teamEvent),
  players: required(listOf(player, 'players')),
  keptLines: orElse(listOf(keptLine), []),
});
