import {
  areLineUpsOut,
  emptyBoards,
  type NewTeam,
  pairsTeams,
  playerKey,
  type State,
  type TeamKey,
  type TeamRules,
  teamKey,
  teamRulesFor,
  teamsByNumber,
  type Wish,
} from '../index.ts';
import { SETTINGS } from './desk.ts';
import type { Chance } from './lives.ts';

/* What happens in a tournament of teams and nowhere else. */

export const someRules = ({ below, pick }: Chance): TeamRules => ({
  ...teamRulesFor(1 + below(4), SETTINGS.scoring),
  order: pick(['fixed', 'free'] as const),
  lineUps: pick(['by-list', 'handed-in'] as const),
});

export const newTeams = (
  { below }: Chance,
  { teams, players }: { readonly teams: number; readonly players: number },
): readonly NewTeam[] =>
  Array.from({ length: teams }, () => ({
    data: { name: `Team ${below(10_000)}`, ...(below(3) === 0 ? { club: `Club ${below(2)}` } : {}) },
    roster: Array.from({ length: players }, () => ({
      name: `Player ${below(100_000)}`,
      ...(below(5) > 0 ? { rating: 1000 + below(1500) } : {}),
    })),
  }));

/** Some team, at times none that is there. */
const someTeam = (state: State, { below, pick }: Chance): TeamKey => {
  const keys = teamsByNumber(state).map(({ key }) => key);
  return keys.length === 0 || below(25) === 0 ? teamKey(1 + below(20)) : pick(keys);
};

const near = (state: State, { below }: Chance): number => Math.max(1, state.published + 1 - below(2));

const makers: readonly ((state: State, chance: Chance) => Wish)[] = [
  (state, chance) => someLineUp(state, chance),
  (state, chance) => someLineUp(state, chance),
  state => ({ kind: 'publish-line-ups', round: Math.max(1, state.published) }),
  (state, chance) => {
    const teams = newTeams(chance, { teams: 1, players: chance.below(6) });
    return state.published > 0 && chance.below(5) > 0
      ? {
          kind: 'enter-late',
          teams,
          from: near(state, chance),
          missed: chance.pick(['zero', 'half'] as const),
        }
      : { kind: 'enter-teams', teams, numbers: chance.pick(['as-listed', 'by-strength'] as const) };
  },
  (state, chance) => {
    const team = someTeam(state, chance);
    const roster = state.teams?.[team]?.roster ?? [];
    const [added] = newTeams(chance, { teams: 1, players: 1 });
    const changed = chance.below(3) === 0 ? [...roster].reverse() : [...roster, ...(added?.roster ?? [])];
    return { kind: 'edit-team', team, changes: { roster: changed }, was: { roster } };
  },
  (state, chance) => ({ kind: 'remove-team', team: someTeam(state, chance) }),
  (state, chance) => ({
    kind: 'withdraw',
    teams: [someTeam(state, chance)],
    from: near(state, chance),
    cause: chance.pick(['own', 'expelled'] as const),
  }),
  (state, chance) => ({ kind: 'return', teams: [someTeam(state, chance)], from: near(state, chance) }),
  (state, chance) => {
    const [team, round] = [someTeam(state, chance), near(state, chance)];
    const was = state.teams?.[team]?.attendance[round] ?? 'plays';
    const as = chance.pick(['plays', 'half', 'zero', 'full', 'absent'] as const);
    return { kind: 'set-attendance', cells: [{ team, round, as, was }] };
  },
  (state, chance) => ({
    kind: 'check-in',
    teams: [someTeam(state, chance)],
    round: near(state, chance),
    present: chance.below(2) === 0,
  }),
  (state, chance) => ({
    kind: 'adjust-points',
    teams: [someTeam(state, chance)],
    matchPoints: (10 * (1 - chance.below(3))) as never,
    reason: 'x',
  }),
  (state, chance) => {
    const order = teamsByNumber(state).map(({ key }) => key);
    return { kind: 'renumber', order: order.sort(() => chance.below(3) - 1), by: 'exchange' };
  },
  (state, chance) => ({
    kind: 'restrict',
    restrictions: [
      {
        id: 'a',
        kind: 'teams',
        teams: [someTeam(state, chance), someTeam(state, chance)],
        fromRound: 1,
        toRound: 9,
      },
    ],
    was: state.restrictions,
  }),
];

/** Of teams every other time. */
export const onTeams = (state: State, chance: Chance): Wish | undefined =>
  state.teams && pairsTeams(state) && chance.below(2) === 0 ? chance.pick(makers)(state, chance) : undefined;

/** Some of the roster, in its order or not; at times an empty board, or a stranger. */
const someLineUp = (state: State, chance: Chance): Wish => {
  const round = Math.max(1, state.published - (chance.below(6) === 0 ? 1 : 0));
  const team = someTeam(state, chance);
  const boards = state.settings.team?.boards ?? 1;
  const roster = (state.teams?.[team]?.roster ?? []).filter(() => chance.below(4) > 0);
  const players = Array.from({ length: boards }, (_, board) =>
    chance.below(15) === 0 ? playerKey(chance.below(30)) : (roster[board] ?? playerKey(0)),
  );
  const had = state.rounds[round - 1]?.lineUps?.[team];
  return { kind: 'set-line-up', round, team, players, ...(had ? { was: had.players } : {}) };
};

/** Line-ups that everybody waits for. */
export const lineUpsNext = (state: State, chance: Chance): Wish | undefined => {
  const last = state.rounds[state.published - 1];
  if (last?.of !== 'teams' || areLineUpsOut(last)) return undefined;
  return chance.below(3) === 0
    ? { kind: 'publish-line-ups', round: state.published }
    : someLineUp(state, chance);
};

/** Boards of a match that nobody has to enter anything for. */
export const emptyOn = (state: State, round: number, number: number): ReadonlySet<number> => {
  const board = state.rounds[round - 1]?.boards.find(one => one.number === number);
  return new Set(board ? emptyBoards(state, round, board).keys() : []);
};
