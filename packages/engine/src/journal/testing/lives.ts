import { prizesNow } from '../../complete/prizes.ts';
import { categoryId, type Fraction, minor, tenths } from '../../model/index.ts';
import {
  type BoardState,
  FORFEITED_MATCHES,
  isAdjourned,
  isLevel,
  isOpen,
  KNOWN_SYSTEMS,
  type PlayerKey,
  playerKey,
  RESULT_CODES,
  type State,
  seqOf,
  type Wish,
} from '../index.ts';
import { ANA, DETAILS, type Desk, emptyDesk, insist, LUIS, phone, SETTINGS, send } from './desk.ts';

import { emptyOn, lineUpsNext, newTeams, onTeams, someRules } from './lives-of-teams.ts';

/* Random lives of tournaments: mostly sensible deeds, many senseless ones, the same for the same seed. */

export interface Chance {
  /** 0 to below `limit`. */
  readonly below: (limit: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
}

/** mulberry32. */
export const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, pick: items => items[below(items.length)] as (typeof items)[number] };
};

const NAMES = ['Ana', 'Bruno', 'Íñigo', 'Nuria', 'Ñoño', 'Óscar', 'Zoe', 'Álvaro', 'Eva', 'Ulises'];

const person = ({ below, pick }: Chance) => ({
  name: `${pick(NAMES)} ${pick(NAMES)} ${below(1000)}`,
  ...(below(5) > 0 ? { rating: 1000 + below(1500) } : {}),
  ...(below(6) === 0 ? { title: pick(['GM', 'IM', 'FM', 'WCM']) } : {}),
  ...(below(3) === 0 ? { club: pick(['Torre', 'Alfil']) } : {}),
  federation: pick(['ESP', 'MEX', 'CUB']),
});

/** Somebody, at times nobody who is there. */
const someone = (state: State, { below, pick }: Chance): PlayerKey => {
  const keys = Object.values(state.players).map(({ key }) => key);
  return keys.length === 0 || below(25) === 0 ? playerKey(1 + below(40)) : pick(keys);
};

const someResult = (chance: Chance, isScrabble: boolean) => {
  const code = chance.below(6) > 0 ? chance.pick(['1-0', '=', '0-1'] as const) : chance.pick(RESULT_CODES);
  if (!isScrabble || chance.below(30) === 0) return { code };
  const low = 200 + chance.below(200);
  const tally = {
    '1-0': { white: low + 30, black: low },
    '0-1': { white: low, black: low + 12 },
    '=': { white: low, black: low },
  };
  return code === '1-0' || code === '0-1' || code === '='
    ? { code, tally: tally[code] }
    : { code: '+-' as const };
};

const isScrabbleIn = (state: State): boolean => KNOWN_SYSTEMS[state.settings.system]?.game === 'scrabble';

const makers: readonly ((state: State, chance: Chance) => Wish)[] = [
  (state, chance) => onSomeBoard(state, chance),
  (state, chance) => onSomeBoard(state, chance),
  (state, chance) => onSomeBoard(state, chance),
  (state, chance) => ({ kind: 'pair', round: roundNear(state, chance) }),
  (state, chance) => ({ kind: 'publish', rounds: [roundNear(state, chance)] }),
  (state, chance) =>
    ({
      kind: state.published > 0 && chance.below(5) > 0 ? 'enter-late' : 'enter-players',
      players: Array.from({ length: 1 + chance.below(3) }, () => person(chance)),
      numbers: chance.pick(['by-rank', 'as-listed'] as const),
      from: roundNear(state, chance),
      missed: chance.pick(['zero', 'half'] as const),
    }) as Wish,
  (state, chance) => {
    const player = someone(state, chance);
    const data = state.players[player]?.data;
    return {
      kind: 'edit-player',
      player,
      changes: { rating: 1000 + chance.below(1500) },
      was: data?.rating === undefined || chance.below(10) === 0 ? {} : { rating: data.rating },
    };
  },
  (state, chance) => onSomePair(state, chance),
  (state, chance) => ({
    kind: 'fix-board',
    player: someone(state, chance),
    ...(chance.below(4) ? { board: 1 + chance.below(9) } : {}),
  }),
  (state, chance) => ({
    kind: 'note',
    text: chance.pick(NAMES),
    ...(chance.below(2) ? { about: { kind: 'player' as const, player: someone(state, chance) } } : {}),
  }),
  (state, chance) => ({ kind: 'remove-player', player: someone(state, chance) }),
  (state, chance) => ({
    kind: 'take-list',
    list: chance.pick(['standard', 'rapid'] as const),
    month: '2026-11',
    players: [{ player: someone(state, chance), rating: 1000 + chance.below(1500) }],
    was: [],
  }),
  ({ categories = [] }, chance) => ({
    kind: 'define-categories',
    categories: [
      {
        id: categoryId('u'),
        name: 'Under',
        conditions: [{ kind: 'rating', to: 1000 + chance.below(1500) }],
      },
    ],
    was: categories,
  }),
  (state, chance) => ({
    kind: 'set-category',
    player: someone(state, chance),
    category: categoryId('u'),
    as: 'in',
    was: 'by-data',
  }),
  ({ prizes }, chance) => ({
    kind: 'plan-prizes',
    ...(prizes ? { was: prizes } : {}),
    plan: {
      currency: 'EUR',
      unit: minor(1),
      leftover: 'fund',
      groups: [
        {
          id: 'money',
          mode: 'cumulative',
          lists: [
            {
              id: 'general',
              name: 'General',
              prizes: [{ amount: minor(1 + chance.below(1000)) }],
              sharing: 'equal',
              ...(chance.below(2) === 0 ? { jury: true } : {}),
            },
          ],
        },
      ],
    },
  }),
  (state, chance) => ({ kind: 'award-prize', list: 'general', place: 1, player: someone(state, chance) }),
  (state, chance) => onSomePool(state, chance),
  (state, chance) => ({ kind: 'issue-norm', player: someone(state, chance), title: 'IM' }),
  (state, chance) => ({
    kind: 'withdraw',
    players: [someone(state, chance)],
    from: roundNear(state, chance),
    cause: chance.pick(['own', 'expelled', 'rule'] as const),
  }),
  (state, chance) => ({ kind: 'return', players: [someone(state, chance)], from: roundNear(state, chance) }),
  (state, chance) => {
    const [player, round] = [someone(state, chance), roundNear(state, chance)];
    const was = state.players[player]?.attendance[round] ?? 'plays';
    return {
      kind: 'set-attendance',
      cells: [
        {
          player,
          round,
          as: chance.pick(['plays', 'half', 'zero', 'full', 'absent'] as const),
          was: chance.below(12) === 0 ? 'zero' : was,
        },
      ],
    };
  },
  (state, chance) => ({
    kind: 'check-in',
    players: [someone(state, chance)],
    round: roundNear(state, chance),
    present: chance.below(3) > 0,
  }),
  (state, chance) => {
    const order = Object.values(state.players).map(({ key }) => key);
    const swapped = order.sort(() => chance.below(3) - 1);
    return { kind: 'renumber', order: chance.below(6) === 0 ? order.slice(1) : swapped, by: 'exchange' };
  },
  (state, chance) => ({
    kind: 'undo',
    entry: seqOf(Math.max(1, state.version - chance.below(chance.pick([1, 3, 20])))),
  }),
  (state, chance) => ({
    kind: 'unpublish',
    round: chance.below(3) > 0 ? state.published : roundNear(state, chance),
    change: chance.pick(['repeated-pairing', 'late-entry', 'absolute-criterion'] as const),
  }),
  (state, chance) => byHand(state, chance),
  (state, chance) => onSomeMatch(state, chance),
  (state, chance) => onTheTable(state, chance),
  () => ({ kind: 'renumber', by: 'lot' }),
  (state, chance) => ({
    kind: 'restrict',
    restrictions: [
      {
        id: 'a',
        kind: 'players',
        players: [someone(state, chance), someone(state, chance)],
        fromRound: 1,
        toRound: 9,
      },
      ...(chance.below(2) ? [{ id: 'b', kind: 'same-club' as const, fromRound: 2, toRound: 3 }] : []),
    ],
    was: chance.below(8) === 0 ? [] : state.restrictions,
  }),
  (state, chance) => ({
    kind: 'change-settings',
    changes: { rounds: 3 + chance.below(8) },
    was: state.settings.rounds === undefined ? {} : { rounds: state.settings.rounds },
  }),
  (state, chance) => ({
    kind: 'change-details',
    changes: { place: chance.pick(NAMES) },
    was: state.details.place === undefined ? {} : { place: state.details.place },
  }),
  state => ({ kind: state.phase === 'finished' ? 'reopen' : 'finish' }),
  (state, chance) => ({
    kind: 'ask',
    wish: {
      kind: 'enter-result',
      round: roundNear(state, chance),
      board: 1 + chance.below(4),
      result: { code: '1-0' },
    },
    because: [],
  }),
  (state, chance) => ({
    kind: 'answer',
    question: state.questions[0]?.seq ?? seqOf(1),
    take: chance.below(2) === 0,
  }),
];

const roundNear = (state: State, { below }: Chance): number =>
  Math.max(1, below(5) > 0 ? state.published + 1 : state.published - 1 + below(4));

/** A result, an adjournment, a clearing or a correction somewhere; most often on an open board of the last round. */
const onSomeBoard = (state: State, chance: Chance): Wish => {
  const round = chance.below(6) > 0 ? Math.max(1, state.published) : 1 + chance.below(6);
  const paired = state.rounds[round - 1];
  const open = paired?.boards.filter(one => isOpen(state, round, one)) ?? [];
  const among = chance.below(8) > 0 && open.length > 0 ? open : (paired?.boards ?? []);
  const board = among.length > 0 ? chance.pick(among) : undefined;
  const game = board ? gameOn(board, emptyOn(state, round, board.number), chance) : 1;
  const had = board?.results[game];
  const was = had?.kind === 'result' ? { was: had.result } : {};
  const at = {
    round,
    board: board?.number ?? 1 + chance.below(9),
    ...(game === 1 ? {} : { game }),
  };
  const result = someResult(chance, isScrabbleIn(state));
  if (paired?.status === 'closed' && had?.kind === 'result')
    return {
      kind: 'correct-result',
      ...at,
      result,
      was: had.result,
      effect: chance.pick(['next-pairing', 'following-pairing', 'report-only'] as const),
    };
  if (chance.below(12) === 0)
    return { kind: 'adjourn', ...at, ...was, ...(chance.below(3) === 0 ? { as: '=' as const } : {}) };
  if (had?.kind === 'result' && chance.below(3) === 0)
    return { kind: 'clear-result', ...at, was: had.result };
  return { kind: 'enter-result', ...at, result, ...(chance.below(10) === 0 ? {} : was) };
};

/** The first game without a result, at times another one. */
const gameOn = ({ games = 1, results }: BoardState, empty: ReadonlySet<number>, chance: Chance): number => {
  if (games === 1) return 1;
  const all = Array.from({ length: games }, (_, index) => index + 1);
  return all.find(game => !results[game] && !empty.has(game) && chance.below(6) > 0) ?? chance.pick(all);
};

/** A match of several games is forfeited, or goes to somebody; points are given; ties are put in order. */
const onSomeMatch = (state: State, chance: Chance): Wish => {
  const round = chance.below(5) > 0 ? Math.max(1, state.published) : 1 + chance.below(4);
  const boards = state.rounds[round - 1]?.boards ?? [];
  const board = boards.length > 0 ? chance.pick(boards) : undefined;
  const at = { round, board: board?.number ?? 1 };
  const isClosed = state.rounds[round - 1]?.status === 'closed';
  if (chance.below(2) === 0)
    return {
      kind: 'forfeit-match',
      ...at,
      ...(chance.below(3) > 0 ? { result: chance.pick(FORFEITED_MATCHES) } : {}),
      ...(board?.forfeited && chance.below(8) > 0 ? { was: board.forfeited } : {}),
      ...(isClosed ? { effect: chance.pick(['next-pairing', 'report-only'] as const) } : {}),
    };
  const winner = board && (chance.below(2) ? board.white : board.black);
  return {
    kind: 'decide-match',
    ...at,
    by: chance.pick(['lot', 'rule'] as const),
    ...(winner && chance.below(3) > 0 ? { winner } : {}),
  };
};

/** A pool as it is divided now, paid otherwise; one that is not there where none is. */
const onSomePool = (state: State, chance: Chance): Wish => {
  const divided = prizesNow(state);
  const pool = divided?.ok ? divided.value.pools[0] : undefined;
  const keyOf = (id: number): PlayerKey =>
    Object.values(state.players).find(({ number }) => number === id)?.key ?? someone(state, chance);
  const was = (pool?.members ?? []).map(({ player, amount }) => ({ player: keyOf(player), amount }));
  const least = Math.min(100, ...was.map(({ amount }) => amount));
  return {
    kind: 'adjust-prize',
    group: pool?.group ?? 'money',
    prizes: pool?.from.map(({ list, place }) => ({ list, place })) ?? [{ list: 'general', place: 1 }],
    total: pool?.total ?? ('100' as Fraction),
    was,
    shares: was.map(({ player }) => ({ player, amount: minor(chance.below(least + 1)) })),
    ...(chance.below(4) > 0 ? { reason: 'a play-off' } : {}),
  };
};

/** Two played with the colours reversed, or two without an opponent sit down. */
const onSomePair = (state: State, chance: Chance): Wish => {
  const round = chance.below(3) > 0 ? Math.max(1, state.published) : 1 + chance.below(5);
  const boards = state.rounds[round - 1]?.boards ?? [];
  const board = boards.length > 0 ? chance.pick(boards) : undefined;
  if (board && chance.below(3) > 0)
    return {
      kind: 'swap-colours',
      round,
      board: board.number,
      white: chance.below(9) ? board.white : board.black,
      ...(chance.below(2)
        ? { effect: chance.pick(['next-pairing', 'following-pairing', 'report-only'] as const) }
        : {}),
    };
  const seated = boards.flatMap(each => [each.white, each.black] as readonly number[]);
  const idle = Object.values(state.players).flatMap(({ key }) => (seated.includes(key) ? [] : [key]));
  const [white, black] =
    idle.length > 1 && chance.below(5) > 0
      ? [chance.pick(idle), chance.pick(idle)]
      : [someone(state, chance), someone(state, chance)];
  return { kind: 'add-board', round, white, black, change: chance.pick(['agreed', 'late-entry'] as const) };
};

/** Of rounds that are over. */
const onTheTable = (state: State, chance: Chance): Wish =>
  chance.below(2)
    ? {
        kind: 'settle-ties',
        ...(chance.below(3) ? {} : { order: [someone(state, chance), someone(state, chance)] }),
      }
    : {
        kind: 'adjust-points',
        players: [someone(state, chance)],
        points: tenths(5 * (chance.below(5) - 2)),
        ...(chance.below(3) ? { round: roundNear(state, chance) } : {}),
      };

/** The draft, or everybody in a row, with two seats changed. */
const byHand = (state: State, chance: Chance): Wish => {
  const round = state.published + 1;
  const draft = state.rounds[round - 1];
  const boards = (draft?.boards ?? []).map(({ number, white, black, games, group }) => ({
    number,
    white,
    black,
    ...(games === undefined ? {} : { games }),
    ...(group === undefined ? {} : { group }),
  }));
  const [one, other] = [chance.below(boards.length || 1), chance.below(boards.length || 1)];
  const [first, second] = [boards[one], boards[other]];
  if (first && second && first !== second) {
    boards[one] = { ...first, white: second.white };
    boards[other] = { ...second, white: first.white };
  }
  return {
    kind: 'pair-by-hand',
    round,
    boards,
    byes: draft?.byes ?? [],
    hand: [one + 1, other + 1],
    ...(chance.below(2) ? { change: 'repeated-pairing' as const } : {}),
  };
};

export const SYSTEM_IDS = Object.keys(KNOWN_SYSTEMS);

export const bornWith = (system: string, chance: Chance): Desk => {
  const desk = emptyDesk();
  const rounds = 3 + chance.below(4);
  const options =
    KNOWN_SYSTEMS[system]?.kind === 'knock-out'
      ? {
          games: 1 + chance.below(4),
          'tie-breaks': chance.pick(['extra-games', 'extra-games, lot', 'wins, extra-games', 'lot', '']),
          'third-place': chance.below(2) === 0,
        }
      : {};
  const scoring = KNOWN_SYSTEMS[system]?.scoring?.(SETTINGS.scoring) ?? SETTINGS.scoring;
  const ofTeams = KNOWN_SYSTEMS[system]?.pairs === 'teams';
  const rules = someRules(chance);
  insist(desk, {
    kind: 'create',
    details: { ...DETAILS, start: '2026-11-14', ratingKind: 'standard', norms: { host: 'MEX' } },
    settings: {
      ...SETTINGS,
      system,
      rounds,
      options,
      scoring,
      ...(ofTeams ? { team: rules, tiebreaks: ['MPTS'] } : {}),
    },
  });
  if (ofTeams) {
    const teams = newTeams(chance, { teams: 3 + chance.below(5), players: rules.boards + chance.below(3) });
    insist(desk, { kind: 'enter-teams', teams, numbers: 'by-strength' });
    return desk;
  }
  if (system === 'scheveningen' && chance.below(2) === 0) {
    insist(desk, {
      kind: 'enter-teams',
      teams: newTeams(chance, { teams: 2, players: 4 }),
      numbers: 'as-listed',
    });
    return desk;
  }
  const players = Array.from({ length: 5 + chance.below(9) }, (_, index) => ({
    ...person(chance),
    ...(system === 'scheveningen' ? { group: index % 2 ? 'A' : 'B' } : {}),
  }));
  send(desk, { kind: 'enter-players', players, numbers: 'by-rank' });
  return desk;
};

/** What an arbiter would do next: results, then the next round. */
const nextStep = (state: State, chance: Chance): Wish => {
  const round = state.published + 1;
  const draft = state.rounds[round - 1];
  const last = state.rounds[state.published - 1];
  const isFresh = draft && draft.basis >= state.touched.pairing;
  if (isFresh) return { kind: 'publish', rounds: [round] };
  const lineUps = lineUpsNext(state, chance);
  if (lineUps) return lineUps;
  const level = last?.boards.find(board => isLevel(state, state.published, board));
  if (level) return onLevelMatch(state, level, chance);
  const untouched = last?.boards.find(
    ({ games = 1, results }) => games > 1 && Object.keys(results).length === 0,
  );
  if (untouched && !untouched.forfeited && chance.below(12) === 0)
    return {
      kind: 'forfeit-match',
      round: state.published,
      board: untouched.number,
      result: chance.pick(FORFEITED_MATCHES),
    };
  if (last?.status === 'published' && last.boards.some(board => isOpen(state, state.published, board)))
    return onSomeBoard(state, chance);
  const [question] = state.questions;
  if (state.phase === 'finished' && chance.below(4) === 0) return { kind: 'reopen' };
  const adjourned = state.rounds.flatMap(({ boards }, index) =>
    boards.filter(isAdjourned).map(({ number, results }) => {
      const game = Number(Object.keys(results).find(one => results[Number(one)]?.kind === 'adjourned'));
      return { round: index + 1, board: number, ...(game > 1 ? { game } : {}) };
    }),
  )[0];
  if (adjourned && (chance.below(3) === 0 || round > (state.settings.rounds ?? 0)))
    return { kind: 'enter-result', ...adjourned, result: someResult(chance, isScrabbleIn(state)) };
  if (question) return { kind: 'answer', question: question.seq, take: false };
  return round > (state.settings.rounds ?? 0) || chance.below(25) === 0
    ? { kind: 'finish' }
    : { kind: 'pair', round };
};

const onLevelMatch = ({ published }: State, board: BoardState, chance: Chance): Wish => {
  const at = { round: published, board: board.number };
  if (chance.below(3) === 0) return { kind: 'decide-match', ...at, by: 'lot' };
  const game = Math.max(board.games ?? 1, ...Object.keys(board.results).map(Number)) + 1;
  return { kind: 'enter-result', ...at, game, result: someResult(chance, false) };
};

/** One deed: tried, and most often insisted on. */
export const live = (desk: Desk, chance: Chance): ReturnType<typeof send> => {
  const { state } = desk.journal;
  const isSensible = chance.below(10) < 7;
  const wish = only(
    isSensible ? nextStep(state, chance) : (onTeams(state, chance) ?? chance.pick(makers)(state, chance)),
  );
  const by =
    chance.below(20) === 0
      ? phone(chance.below(2) ? { boards: { first: 1, last: 2 } } : {})
      : chance.pick([ANA, LUIS]);
  const basis = chance.below(15) === 0 ? seqOf(Math.max(0, state.version - chance.below(5))) : state.version;
  return (chance.below(6) > 0 ? insist : send)(desk, wish, { by, basis });
};

/** Makers of two kinds bring the fields of both. */
const only = (wish: Wish): Wish => {
  if (wish.kind === 'enter-players') return { kind: wish.kind, players: wish.players, numbers: wish.numbers };
  return wish.kind === 'enter-late' && wish.players
    ? { kind: wish.kind, players: wish.players, from: wish.from, missed: wish.missed }
    : wish;
};
