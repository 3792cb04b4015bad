import { headerFields } from '../../model/header.ts';
import {
  type AbnormalPoints,
  type BoardOrder,
  type EarlierResult,
  type ForbiddenPairs,
  type ForfeitedMatch,
  type Header,
  type KeptLine,
  LIMITS,
  type LineUp,
  type MatchGame,
  type MatchScoring,
  type PlayerId,
  type PlayerRecord,
  RESULT_CODES,
  type RequestedByes,
  type ResultCode,
  type ResultOfGame,
  type ScheduledSystem,
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
  flag,
  gappedListOf,
  listOf,
  mapOf,
  object,
  oneOf,
  optional,
  type Shape,
  textNumberOrFlag,
  whole,
} from '../../shape/index.ts';
import { free, points, RECORDED_PERSON, recordedScoring, round } from './parts.ts';

/* A record inside an act: as it is in memory, points in tenths. Files of tournaments have a form of their own. */

const id = whole<PlayerId>(1, LIMITS.players);
const options = mapOf(textNumberOrFlag(free), free);
const numbers = listOf(whole(0, LIMITS.players));
const tally = object<Tally>({
  own: whole(-LIMITS.tally, LIMITS.tally),
  opponents: whole(-LIMITS.tally, LIMITS.tally),
});
const colour = oneOf('white', 'black');
const isTrue = oneOf(true as const);

const GAME = {
  opponent: id,
  colour,
  result: oneOf('win', 'draw', 'loss'),
  unrated: optional(isTrue),
  tally: optional(tally),
} as const;

type Kind<K extends Turn['kind']> = Extract<Turn, { readonly kind: K }>;

const turn: Shape<Turn> = byKind<Turn>({
  game: object<Kind<'game'>>({ kind: oneOf('game'), ...GAME }),
  forfeit: object<Kind<'forfeit'>>({
    kind: oneOf('forfeit'),
    opponent: optional(id),
    colour: optional(colour),
    won: flag,
    tally: optional(tally),
  }),
  'pairing-bye': object<Kind<'pairing-bye'>>({ kind: oneOf('pairing-bye'), tally: optional(tally) }),
  'requested-bye': object<Kind<'requested-bye'>>({
    kind: oneOf('requested-bye'),
    worth: oneOf('full', 'half', 'zero'),
  }),
  adjourned: object<Kind<'adjourned'>>({ kind: oneOf('adjourned'), opponent: id, colour }),
  match: object<Kind<'match'>>({
    kind: oneOf('match'),
    opponent: id,
    games: listOf(object<MatchGame>({ ...GAME, forfeited: optional(isTrue) })),
    won: optional(flag),
  }),
  absent: object<Kind<'absent'>>({ kind: oneOf('absent') }),
  unpaired: object<Kind<'unpaired'>>({ kind: oneOf('unpaired') }),
});

const player = object<PlayerRecord>({
  ...RECORDED_PERSON,
  id,
  withdrawnAfter: optional(whole(0, LIMITS.rounds)),
  expelledAfter: optional(whole(0, LIMITS.rounds)),
  turns: listOf(turn, 'rounds'),
  statedPoints: optional(points),
  statedRank: optional(whole(0, 999_999_999)),
});

const texts = optional(listOf(free));
const header = object<Header>(headerFields({ text: optional(free), texts, dates: texts }));

const teamNumber = whole(1, LIMITS.teams);
const teamEvent = object<TeamEvent>({
  teams: listOf(
    object<Team>({
      number: teamNumber,
      name: free,
      nickname: optional(free),
      strength: optional(whole(0, 999_999_999)),
      players: listOf(id, 'players'),
      statedMatchPoints: optional(points),
      statedGamePoints: optional(points),
      statedRank: optional(whole(0, 999_999_999)),
    }),
    'teams',
  ),
  boardOrder: optional(oneOf<BoardOrder>('fixed', 'free')),
  boardColours: optional(free),
  scoring: optional(
    object<MatchScoring>({
      win: points,
      draw: points,
      loss: points,
      pairingBye: optional(points),
      pairingByeGamePoints: optional(points),
    }),
  ),
  pairingByes: gappedListOf(teamNumber, 'rounds'),
  forfeitedMatches: listOf(
    object<ForfeitedMatch>({
      result: oneOf('+-', '-+', '--'),
      round,
      white: teamNumber,
      black: teamNumber,
    }),
  ),
  lineUps: listOf(object<LineUp>({ round, team: teamNumber, opponent: teamNumber, players: numbers })),
});

export const record: Shape<TournamentRecord> = object<TournamentRecord>({
  header,
  system: optional(free),
  systemCode: optional(free),
  options: optional(options),
  schedule: optional(
    listOf(
      object<ScheduledSystem>({ system: free, fromRound: round, toRound: round, options: optional(options) }),
    ),
  ),
  plannedRounds: optional(round),
  initialColour: optional(colour),
  rankByFileOrder: optional(isTrue),
  scoring: recordedScoring,
  acceleration: optional(oneOf('baku-2017', 'baku-2026')),
  virtualPoints: listOf(
    object<VirtualPoints>({
      fromPlayer: id,
      toPlayer: id,
      fromRound: round,
      toRound: round,
      points,
      matchPoints: optional(points),
    }),
  ),
  forbiddenPairs: listOf(object<ForbiddenPairs>({ players: listOf(id), fromRound: round, toRound: round })),
  requestedByes: listOf(
    object<RequestedByes>({ worth: oneOf('full', 'half', 'zero'), round, participants: numbers }),
  ),
  abnormalPoints: listOf(
    object<AbnormalPoints>({
      symbol: optional(free),
      matchPoints: optional(points),
      points: optional(points),
      spread: optional(whole(-LIMITS.tally, LIMITS.tally)),
      round: optional(round),
      participants: numbers,
    }),
  ),
  earlierResults: optional(
    listOf(
      object<EarlierResult>({
        round,
        white: id,
        black: id,
        games: listOf(
          object<ResultOfGame>({ code: oneOf<ResultCode>(...RESULT_CODES), tally: optional(tally) }),
        ),
        winner: optional(oneOf<'first' | 'second'>('first', 'second')),
        through: optional(round),
      }),
    ),
  ),
  spreadCap: optional(whole(1, LIMITS.tally)),
  tiebreaks: listOf(free),
  teamEvent: optional(teamEvent),
  categories: optional(listOf(categoryShape({ name: free, word: free }))),
  prizes: optional(planShape({ name: free, word: free })),
  players: listOf(player, 'players'),
  keptLines: listOf(object<KeptLine>({ prefix: free, text: free })),
});
