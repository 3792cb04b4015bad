import { checkTournament, systemNamed } from '@pareo/engine';
import { generateTournament } from '@pareo/engine/generator';
import { positionBefore } from '@pareo/engine/systems';
import { bestOf, printTable, shown } from './measure.mjs';

/*
 * Every round of whole tournaments paired by Lim's rules, small ones too: what a group costs however few are in it. The
 * tournaments are generated, and so they are the same wherever the rules are.
 */

const SIZES = [12, 20, 40, 80, 200];
const SEEDS = 8;
/** Each tournament by itself and many times: the shorter the work, the likelier it is left alone. */
const runsFor = players => (players <= 40 ? 60 : 12);

const QUIET = {
  forfeits: [],
  unusual: [],
  byes: { full: [], half: [], zero: [] },
  withdrawals: [],
  lateEntries: [],
};
/**
 * What the same rounds took before the second scrutiny (decision 131), measured in this way on 2026-11-18: Node 20.20.2, two
 * Intel Xeon shared with other programs, seven processes of it in turn with seven of the code of that day; medians, in the
 * order of SIZES.
 */
const BEFORE = {
  plain: [0.49, 1.01, 1.6, 4.92, 18.6],
  odd: [0.426, 0.955, 1.6, 5.1, 20.1],
  'forbidden pairs': [0.369, 0.985, 2.08, 5.83, 27.8],
  absences: [0.223, 0.824, 1.52, 4.31, 13.3],
  Maxi: [0.282, 0.968, 1.7, 4.5, 18.8],
  'no compatriots': [0.35, 1.17, 1.79, 6.05, 24.3],
  draws: [0.229, 0.832, 1.66, 4.92, 23],
};
const percent = percent => [{ share: { kind: 'percent', percent } }];
const FEDERATIONS = ['ARG', 'CUB', 'ESP', 'MEX', 'PER'];
const fromFederations = players =>
  Array.from({ length: players }, (_, index) => ({
    id: index + 1,
    name: `Player ${index + 1}`,
    rating: 2500 - Math.floor((900 * index) / players),
    federation: FEDERATIONS[(7 * index + (index >> 2)) % FEDERATIONS.length],
  }));

const KINDS = [
  { kind: 'plain', request: players => ({ players }) },
  { kind: 'odd', request: players => ({ players: players + 1 }) },
  { kind: 'forbidden pairs', request: players => ({ players, forbiddenPairs: players }) },
  {
    kind: 'absences',
    request: players => ({
      players,
      forfeits: percent(5),
      byes: { full: [], half: percent(4), zero: percent(5) },
      withdrawals: percent(5),
      lateEntries: percent(5),
    }),
  },
  { kind: 'Maxi', request: players => ({ players }), options: { 'maxi-tournament': 'yes' } },
  {
    kind: 'no compatriots',
    request: players => ({ players: fromFederations(players) }),
    options: { 'no-compatriots': true },
  },
  { kind: 'draws', request: players => ({ players, draws: 85 }) },
];

const accepted = outcome => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults[0]));
  return outcome.value;
};

export const benchTournaments = () => {
  const system = systemNamed('lim-1999');
  const rows = KINDS.map(({ kind, request, options = {} }) => {
    const chosen = { 'maxi-tournament': 'no', ...options };
    return {
      kind,
      ...Object.fromEntries(
        SIZES.map(players => [players, costOf(system, chosen, request(players), players)]),
      ),
    };
  });
  const beside = rows.map(({ kind, ...costs }) => ({
    kind,
    ...Object.fromEntries(
      SIZES.map((players, at) => [players, `${shown(costs[players])} (${shown(BEFORE[kind][at])})`]),
    ),
  }));
  printTable(
    'Lim: every round of a tournament by the number of players, 9 rounds or half as many as players (ms, best of many, mean of 8 tournaments; in brackets before the second scrutiny)',
    ['kind', ...SIZES.map(String)],
    beside,
  );
  return rows;
};

/** The largest share, over all kinds and sizes, of what it took before the second scrutiny. */
export const shareOfBefore = rows =>
  Math.max(
    ...rows.flatMap(({ kind, ...costs }) => SIZES.map((players, at) => costs[players] / BEFORE[kind][at])),
  );

const costOf = (system, options, request, players) => {
  const rounds = Math.min(9, Math.floor(players / 2));
  let sum = 0;
  for (let seed = 1; seed <= SEEDS; seed++) {
    const wanted = { ...QUIET, ...request, seed: `bench ${seed}`, rounds, initialColour: 'white' };
    const { record } = accepted(generateTournament(wanted, system, options));
    const tournament = accepted(checkTournament(record));
    const positions = Array.from({ length: tournament.roundsPaired }, (_, index) =>
      positionBefore(tournament, index + 1),
    );
    const pairAll = () => positions.map(position => accepted(system.workOut(position, options)));
    sum += bestOf(runsFor(players), pairAll).ms;
  }
  return sum / SEEDS;
};
