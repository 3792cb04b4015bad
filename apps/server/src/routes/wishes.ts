import {
  ATTENDANCES,
  CHANGE_REASONS,
  EFFECTS,
  HANDLINGS,
  type PlayerKey,
  playerKey,
  RESULT_CODES,
  type Seq,
  seqOf,
  type Wish,
} from '@pareo/engine/journal';
import { COLOURS, LIMITS } from '@pareo/engine/model';
import { z } from 'zod';

/* The shape of everything that comes in as an act, read strictly: an unknown field is a fault with its place. The same
 * definitions describe the API. What an act means is judged by the journal; here it only gets its types. */

const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^(?:\t|\P{Cc})*$/u, 'no control characters');
const name = line(200);
const word = line(100);
const note = z.string().max(2000);
const round = z.int().min(1).max(LIMITS.rounds);
const board = z.int().min(1).max(LIMITS.players);
const key = z.int().min(1).max(1_000_000).transform(playerKey) as unknown as z.ZodType<PlayerKey>;
const seq = z.int().min(1).max(2_147_483_647).transform(seqOf) as unknown as z.ZodType<Seq>;
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const points = z.int().min(0).max(100_000);

const confirmed = {
  knowing: z.array(word).max(20).optional().describe('The codes of exactly the warnings that were accepted.'),
  reason: note.optional().describe('In the words of the author, for the journal.'),
};

const details = z.strictObject({
  name,
  zone: word,
  language: z.enum(['en', 'es']),
  event: name.optional(),
  place: name.optional(),
  federation: word.optional(),
  start: day.optional(),
  end: day.optional(),
  chiefArbiter: name.optional(),
  deputies: z.array(name).max(100).optional(),
  timeControl: name.optional(),
  encodedTimeControl: name.optional(),
  roundTimes: z
    .array(z.string().regex(/^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})?$/))
    .max(LIMITS.rounds)
    .optional(),
  ratingList: name.optional(),
  columns: z.array(word).max(50).optional(),
});

const optionValue = z.union([line(1000), z.number(), z.boolean()]);
const options = z.record(word, optionValue);

const byColour = z.strictObject({ white: points, black: points });
const scoring = z
  .strictObject({
    win: byColour,
    draw: byColour,
    loss: byColour,
    forfeitWin: points,
    forfeitLoss: points,
    pairingBye: points,
    fullBye: points,
    halfBye: points,
    zeroBye: points,
    adjourned: points,
  })
  .describe('Points in tenths: a win of one point is 10.');

const settings = z.strictObject({
  system: word,
  options,
  rounds: round.optional(),
  scoring,
  tiebreaks: z.array(word).max(30),
  firstColour: z.enum(COLOURS).optional(),
  acceleration: z.enum(['baku-2017', 'baku-2026']).optional(),
  schedule: z
    .array(z.strictObject({ system: word, fromRound: round, toRound: round, options: options.optional() }))
    .max(50)
    .optional(),
  handling: z.enum(HANDLINGS).optional(),
  initialOrder: z.literal('by-text').optional(),
  halfByes: z.strictObject({ perPlayer: z.int().min(0).max(999), notInLast: z.int().min(0).max(999) }),
  missedRounds: z.enum(['zero', 'half']),
});

const national = z.strictObject({
  federation: word,
  rating: z.int().min(0).max(9999).optional(),
  id: word.optional(),
  name: name.optional(),
  title: word.optional(),
  birth: word.optional(),
  sex: word.optional(),
  origin: name.optional(),
});

const player = z.strictObject({
  name,
  sex: word.optional(),
  title: word.optional(),
  rating: z.int().min(0).max(9999).optional(),
  federation: word.optional(),
  fideId: word.optional(),
  birth: word.optional(),
  club: name.optional(),
  group: word.optional(),
  national: z.array(national).max(20).optional(),
  note: note.optional(),
});

const players = z.array(player).min(1).max(LIMITS.players);
const keys = z.array(key).min(1).max(LIMITS.players);

const changesOf = <Shape extends z.core.$ZodLooseShape>(whole: z.ZodObject<Shape, z.core.$strict>) => ({
  changes: whole.partial(),
  cleared: z.array(z.enum(Object.keys(whole.shape) as [string, ...string[]])).optional(),
  was: whole.partial(),
});

const result = z.strictObject({
  code: z.enum(RESULT_CODES),
  tally: z
    .strictObject({ white: z.int().min(-9999).max(99_999), black: z.int().min(-9999).max(99_999) })
    .optional(),
});
const onBoard = { round, board, game: z.int().min(1).max(100).optional() };

const restriction = z.discriminatedUnion('kind', [
  z.strictObject({ id: word, fromRound: round, toRound: round, kind: z.literal('players'), players: keys }),
  z.strictObject({ id: word, fromRound: round, toRound: round, kind: z.literal('same-club') }),
  z.strictObject({ id: word, fromRound: round, toRound: round, kind: z.literal('same-federation') }),
]);
const restrictions = z.array(restriction).max(10_000);

const act = <Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...shape, ...confirmed });

const enterResult = act('enter-result', { ...onBoard, result, was: result.optional() });
const clearResult = act('clear-result', { ...onBoard, was: result });
const checkIn = act('check-in', { players: keys, round, present: z.boolean() });
const setAttendance = act('set-attendance', {
  cells: z
    .array(z.strictObject({ player: key, round, as: z.enum(ATTENDANCES), was: z.enum(ATTENDANCES) }))
    .min(1)
    .max(LIMITS.entries),
});
const editPlayer = act('edit-player', { player: key, ...changesOf(player) });
const change = z.enum(CHANGE_REASONS);

const create = act('create', {
  details,
  settings,
  from: z.looseObject({}).optional().describe('A tournament record, as `POST /imports` gives it.'),
});

const SHAPES = [
  create,
  act('change-details', changesOf(details)),
  act('change-settings', changesOf(settings)),
  act('restrict', { restrictions, was: restrictions }),
  act('enter-players', { players, numbers: z.enum(['by-rank', 'as-listed']) }),
  act('enter-late', { players, from: round, missed: z.enum(['zero', 'half']) }),
  editPlayer,
  act('renumber', { order: keys, by: z.enum(['ranking', 'lot', 'exchange']) }),
  act('remove-player', { player: key }),
  act('withdraw', { players: keys, from: round, cause: z.enum(['own', 'expelled', 'rule']) }),
  act('return', { players: keys, from: round }),
  setAttendance,
  checkIn,
  act('pair', { round }),
  act('pair-by-hand', {
    round,
    boards: z
      .array(
        z.strictObject({
          number: board,
          white: key,
          black: key,
          games: z.int().min(1).max(100).optional(),
          group: word.optional(),
        }),
      )
      .max(LIMITS.players),
    byes: z.array(z.strictObject({ player: key, kind: z.enum(['pairing-bye', 'rest']) })).max(LIMITS.players),
    hand: z.array(board).max(LIMITS.players),
    change: change.optional(),
  }),
  act('publish', { rounds: z.array(round).min(1).max(LIMITS.rounds) }),
  act('unpublish', { round, change }),
  enterResult,
  clearResult,
  act('adjourn', { ...onBoard, was: result.optional(), as: z.enum(['1-0', '=', '0-1']).optional() }),
  act('correct-result', { ...onBoard, result, was: result, effect: z.enum(EFFECTS) }),
  act('finish', {}),
  act('reopen', {}),
  act('ask', {
    wish: z.discriminatedUnion('kind', [enterResult, clearResult, checkIn, setAttendance, editPlayer]),
    because: z.array(z.looseObject({ code: word })).max(50),
  }),
  act('answer', { question: seq, take: z.boolean() }),
  act('undo', { entry: seq }),
] as const;

/** Every kind has its shape: a new act without one does not compile. */
type Shaped = z.output<(typeof SHAPES)[number]>['kind'];
const EVERY_KIND: Readonly<Record<Wish['kind'], true>> & Readonly<Record<Shaped, true>> = Object.fromEntries(
  SHAPES.map(({ shape }) => [shape.kind.value, true]),
) as Readonly<Record<Wish['kind'], true>>;

export const isActKind = (kind: string): kind is Wish['kind'] => Object.hasOwn(EVERY_KIND, kind);

/** The journal's own type: the shapes above are the same thing said to a reader. */
export const wishShape = z.discriminatedUnion('kind', SHAPES) as unknown as z.ZodType<Wish>;
export const createShape = create as unknown as z.ZodType<Wish<'create'>>;
