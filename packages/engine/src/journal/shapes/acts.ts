import type { Adjustment, CategoryId, PaidShare } from '../../model/index.ts';
import { categoryFields, fraction, minorUnits, placeOfPrize, planShape } from '../../prizes/plan-shapes.ts';
import {
  anything,
  byKind,
  described,
  type Fields,
  flag,
  listOf,
  object,
  oneOf,
  optional,
  partOf,
  passedOver,
  repeated,
  type Shape,
} from '../../shape/index.ts';
import {
  type Act,
  type ActData,
  type ActKind,
  ADDED_BOARD_REASONS,
  type Askable,
  type CategoryDefinition,
  type Changes,
  type FILLED_BY_HOST,
  FORFEITED_MATCHES,
  MEMBERSHIPS,
  type NoteAbout,
  type Wish,
} from '../act.ts';
import type { PlayerKey } from '../key.ts';
import type { Refusal } from '../refusal.ts';
import type { NewTeam, TeamData } from '../team-data.ts';
import type { WarningCode } from '../warning.ts';
import {
  board,
  boardNumber,
  bye,
  cell,
  change,
  DETAILS,
  digest,
  effect,
  entrant,
  free,
  gameNumber,
  key,
  keys,
  lineUp,
  listLine,
  month,
  name,
  newTeam,
  normTitle,
  note,
  PLAYER,
  pairing,
  player,
  points,
  ratingKind,
  restriction,
  result,
  roster,
  round,
  SETTINGS,
  seq,
  sheet,
  someEntrants,
  someKeys,
  someTeams,
  TEAM,
  team,
  word,
} from './parts.ts';
import { record } from './record.ts';

/* The shape of every act, and of every wish: what the host fills is not in it. */

const fieldsWithin = <Whole>(fields: Fields<Whole>): Shape<readonly (keyof Whole & string)[]> =>
  listOf(oneOf(...(Object.keys(fields) as (keyof Whole & string)[])), 'handful');

const changesOf = <Whole>(fields: Fields<Whole>) => ({
  changes: partOf(fields),
  cleared: optional(fieldsWithin(fields)),
  was: repeated(partOf(fields)),
});

/** Refusals are data of our own making: a question repeats them, nothing is decided by them. */
const refusals = listOf(anything as unknown as Shape<Refusal>, 'handful');

const onBoard = { round, board: boardNumber, game: optional(gameNumber) };
const newPlayers = listOf(player, 'players', 1);
const newTeams = listOf(newTeam, 'teams', 1);
/** Players, or teams where the system pairs teams. */
const named = { players: optional(someKeys), teams: optional(someTeams) };
const restrictions = listOf(restriction, 'restrictions');

/** Those that a question may hold, for the shape of the question itself. */
const askable = {
  'enter-result': { ...onBoard, result, was: optional(result) },
  'clear-result': { ...onBoard, was: result },
  'check-in': { ...named, round, present: flag },
  'set-attendance': { cells: listOf(cell, 'cells', 1) },
  'edit-player': { player: key, ...changesOf(PLAYER) },
  'set-line-up': { round, team, players: lineUp, was: optional(lineUp) },
};

const CONFIRMED = {
  knowing: optional(
    described(
      listOf(word as Shape<string> as Shape<WarningCode>, 'handful'),
      'The codes of exactly the warnings that were accepted.',
    ),
  ),
  reason: optional(described(note, 'In the words of the author, for the journal.')),
};

const act = <Kind extends ActKind>(kind: Kind, fields: object): Shape<Act<Kind>> =>
  object({ kind: oneOf(kind), ...fields, ...CONFIRMED } as unknown as Fields<Act<Kind>>);

const wishToAsk = byKind<Askable>({
  'enter-result': act('enter-result', askable['enter-result']),
  'clear-result': act('clear-result', askable['clear-result']),
  'check-in': act('check-in', askable['check-in']),
  'set-attendance': act('set-attendance', askable['set-attendance']),
  'edit-player': act('edit-player', askable['edit-player']),
  'set-line-up': act('set-line-up', askable['set-line-up']),
});

type FieldsOfActs = { readonly [Kind in ActKind]: Fields<ActData[Kind]> };

/** What the host fills stands apart: it is part of the act, not of the wish. */
const FILLED = {
  create: { lot: free },
  pair: { pairing, rulings: digest, engine: free },
  'pair-by-hand': { beside: optional(pairing), engine: free },
  finish: {
    standings: digest,
    open: optional(listOf(free, 'handful')),
    prizes: optional(digest),
    ratings: optional(digest),
    norms: optional(digest),
  },
  'issue-norm': { verdict: digest, reached: flag },
  ask: { because: refusals },
  'publish-line-ups': {
    missing: listOf(
      object<ActData['publish-line-ups']['missing'][number]>({ team, players: lineUp }),
      'teams',
    ),
  },
  renumber: { order: someEntrants, lot: optional(free) },
  'decide-match': { winner: entrant, lot: optional(free) },
  'settle-ties': { order: someEntrants, lot: optional(free) },
} satisfies {
  readonly [Kind in keyof typeof FILLED_BY_HOST]: Readonly<
    Record<(typeof FILLED_BY_HOST)[Kind][number], object>
  >;
};

/** What of that an author may bring along. */
const BROUGHT = {
  renumber: { order: optional(someEntrants) },
  'decide-match': { winner: optional(entrant) },
  'settle-ties': { order: optional(someEntrants) },
};

const texts = { name, word };
const categories = listOf(object<CategoryDefinition>(categoryFields(texts)), 'handful');
const plan = planShape(texts);
const prizeNamed = object<Adjustment['prizes'][number]>({ list: word, place: placeOfPrize });
const paidShare = object<PaidShare<PlayerKey>>({ player: key, amount: minorUnits });

const forfeited = oneOf(...FORFEITED_MATCHES);

const FIELDS: FieldsOfActs = {
  ...askable,
  create: {
    details: object(DETAILS),
    settings: object(SETTINGS),
    from: optional(described(record, 'A tournament record, as `POST /imports` gives it.')),
    ...FILLED.create,
  },
  'change-details': changesOf(DETAILS) as Fields<Changes<ActData['create']['details']>>,
  'change-settings': changesOf(SETTINGS) as Fields<Changes<ActData['create']['settings']>>,
  restrict: {
    restrictions,
    was: repeated(restrictions),
  },
  'enter-players': { players: newPlayers, numbers: oneOf('by-rank', 'as-listed') },
  'enter-late': {
    players: optional(newPlayers),
    teams: optional(newTeams),
    from: round,
    missed: oneOf('zero', 'half'),
  },
  'enter-teams': { teams: newTeams, numbers: oneOf('as-listed', 'by-strength') },
  'edit-team': {
    team,
    changes: partOf<TeamData & Pick<NewTeam, 'roster'>>({ ...TEAM, roster }),
    cleared: optional(fieldsWithin(TEAM)),
    was: repeated(partOf<TeamData & { readonly roster: readonly PlayerKey[] }>({ ...TEAM, roster: keys })),
  },
  'remove-team': { team },
  'publish-line-ups': { round, ...FILLED['publish-line-ups'] },
  renumber: { by: oneOf('ranking', 'lot', 'exchange'), ...FILLED.renumber },
  'remove-player': { player: key },
  withdraw: { ...named, from: round, cause: oneOf('own', 'expelled', 'rule') },
  return: { ...named, from: round },
  pair: { round, ...FILLED.pair },
  'pair-by-hand': {
    round,
    boards: listOf(board, 'players'),
    byes: listOf(bye, 'players'),
    hand: listOf(boardNumber, 'players'),
    change: optional(change),
    ...FILLED['pair-by-hand'],
  },
  publish: { rounds: listOf(round, 'rounds', 1) },
  unpublish: { round, change: optional(change) },
  adjourn: { ...onBoard, was: optional(result), as: optional(oneOf('1-0', '=', '0-1')) },
  'correct-result': { ...onBoard, result, was: result, effect },
  'swap-colours': { round, board: boardNumber, white: key, effect: optional(effect) },
  'add-board': { round, white: key, black: key, change: oneOf(...ADDED_BOARD_REASONS) },
  'fix-board': { player: key, board: optional(boardNumber) },
  note: {
    text: note,
    about: optional(
      byKind<NoteAbout>({
        board: object({ kind: oneOf('board'), round, board: boardNumber }),
        player: object({ kind: oneOf('player'), player: key }),
      }),
    ),
  },
  'forfeit-match': {
    round,
    board: boardNumber,
    result: optional(forfeited),
    was: optional(forfeited),
    effect: optional(effect),
  },
  'decide-match': { round, board: boardNumber, by: oneOf('lot', 'rule'), ...FILLED['decide-match'] },
  'settle-ties': { group: optional(word), was: optional(someEntrants), ...FILLED['settle-ties'] },
  'adjust-points': {
    players: optional(someKeys),
    teams: optional(someTeams),
    points: optional(points),
    matchPoints: optional(points),
    spread: optional(sheet),
    round: optional(round),
  },
  'take-list': {
    list: ratingKind,
    month,
    players: listOf(listLine, 'players', 1),
    was: listOf(listLine, 'players'),
  },
  'define-categories': { categories, was: repeated(categories) },
  'set-category': {
    player: key,
    category: word as Shape<string> as Shape<CategoryId>,
    as: oneOf(...MEMBERSHIPS),
    was: oneOf(...MEMBERSHIPS),
  },
  'plan-prizes': { plan: optional(plan), was: optional(repeated(plan)) },
  'award-prize': { list: word, place: placeOfPrize, player: optional(key), was: optional(key) },
  'adjust-prize': {
    group: word,
    prizes: listOf(prizeNamed, 'prizes', 1),
    total: fraction,
    was: listOf(paidShare, 'players'),
    shares: listOf(paidShare, 'players'),
  },
  'issue-norm': { player: key, title: normTitle, remarks: optional(note), ...FILLED['issue-norm'] },
  finish: FILLED.finish,
  reopen: {},
  ask: { wish: wishToAsk, ...FILLED.ask },
  answer: { question: seq, take: flag },
  undo: { entry: seq },
};

const kinds = Object.keys(FIELDS) as readonly ActKind[];

const shapesOf = (fieldsOf: (kind: ActKind) => object): object =>
  Object.fromEntries(kinds.map(kind => [kind, act(kind, fieldsOf(kind))]));

/** An act as it stands in an entry. */
export const actShape: Shape<Act> = byKind<Act>(
  shapesOf(kind => FIELDS[kind]) as Parameters<typeof byKind<Act>>[0],
);

/** Programs before 0.2 say why a question is put; the server finds it out. */
const NO_MORE: Readonly<Record<string, object>> = {
  ask: { because: optional(passedOver('Passed over.')) },
};

const withoutFilled = (kind: ActKind): object => {
  const filled = new Set(Object.keys((FILLED as Readonly<Record<string, object>>)[kind] ?? {}));
  const ofAuthor = Object.entries(FIELDS[kind]).filter(([name]) => !filled.has(name));
  return {
    ...Object.fromEntries(ofAuthor),
    ...(BROUGHT as Readonly<Record<string, object>>)[kind],
    ...NO_MORE[kind],
  };
};

/** An act as its author sends it. */
export const wishShape: Shape<Wish> = byKind<Wish>(
  shapesOf(withoutFilled) as Parameters<typeof byKind<Wish>>[0],
);

/** The wish that makes a tournament. */
export const createShape = act('create', withoutFilled('create')) as Shape<Wish<'create'>>;
