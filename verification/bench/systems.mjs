import { ask, checkTournament, explainRound, pairRound } from '@pareo/engine';
import { generateTournament } from '@pareo/engine/generator';
import { SYSTEMS } from '@pareo/engine/systems';
import { play } from './fields.mjs';
import { bestOf, exponent, printTable } from './measure.mjs';

/* What every system takes for round 6 of 9: to pair it, at sizes that grow, and to give reasons for it. */

const SIZES = [100, 200, 500, 1000];
const MOST_TEAMS = 999;
const RUNS = 5;
/** More where it takes little: the first runs of a system are those of a program that is still being compiled. */
const runsFor = size => (size <= 200 ? 25 : RUNS);
/** How many pairs and how many players are asked about, from the first board to the last. */
const ASKED = 10;

const accepted = outcome => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults[0]));
  return outcome.value;
};

const generatedBy = (system, players) => {
  const request = { seed: 'bench', players, rounds: 5, withdrawals: [], lateEntries: [] };
  const { record } = accepted(generateTournament(request, system, {}));
  return accepted(checkTournament({ ...record, plannedRounds: 9 }));
};

/** Tables are read off, and a Scheveningen match has no such sizes: the systems that search. */
const searching = SYSTEMS.filter(({ kind }) => kind === 'swiss' || kind === 'standings');

export const benchSizes = () => {
  const rows = searching.map(system => {
    const costs = SIZES.map(size => {
      const n = system.pairs === 'teams' ? Math.min(size, MOST_TEAMS) : size;
      const tournament = generatedBy(system, n);
      return { size, n, ...bestOf(runsFor(size), () => accepted(pairRound(tournament))) };
    });
    return {
      system: system.id,
      ...Object.fromEntries(costs.map(({ size, ms }) => [size, ms])),
      'its processor': costs.at(-1).cpu,
      exponent: exponent(...[costs[0], costs.at(-1)].map(({ n, cpu }) => ({ n, ms: cpu }))),
    };
  });
  const columns = ['system', ...SIZES, 'its processor', 'exponent'].map(String);
  printTable(
    'Round 6 of 9 by the number of players, of teams up to 999 (ms; exponent of the processor’s time from 100 to 1,000)',
    columns,
    rows,
  );
  return rows;
};

const spread = (items, count) =>
  items.filter((_, index) => index % Math.max(1, Math.floor(items.length / count)) === 0).slice(0, count);

/** Questions of every kind, from the first board to the last. */
const questionsOn = ({ boards, byes }) => [
  ...spread(boards.slice(0, -1), ASKED).map(({ number, white }) => ({
    kind: 'pair',
    players: [white, boards[number].black],
  })),
  ...spread(boards, ASKED).flatMap(({ number, white, black }) => [
    { kind: 'bye', player: black },
    { kind: 'float', player: white },
    { kind: 'colour', player: white },
    { kind: 'board', board: number },
  ]),
  ...byes.map(({ player }) => ({ kind: 'bye', player })),
];

/** What reasons cost, the pairing of the round again included: all of them, and the slowest question. */
const explainedIn = (tournament, { system, ...about }) => {
  const paired = accepted(pairRound(tournament, { system }));
  const explained = bestOf(RUNS, () => accepted(explainRound(tournament, paired)));
  const asked = questionsOn(paired)
    .map(question => ({ kind: question.kind, ...bestOf(RUNS, () => ask(tournament, paired, question)) }))
    .filter(({ value }) => value.ok);
  const [slowest] = asked.sort((a, b) => b.cpu - a.cpu);
  return {
    system,
    ...about,
    round: paired.round,
    'whole round': explained.ms,
    'its processor': explained.cpu,
    questions: asked.length,
    'slowest question': slowest.ms,
    'of the processor': slowest.cpu,
    'asked for': slowest.kind,
  };
};

/** The round of a field whose reasons take longest. */
const slowestIn = ({ players, field }, system) => {
  let slowest = { cpu: -1 };
  play({ players, rounds: 8, planned: 9, results: field }, tournament => {
    const paired = accepted(pairRound(tournament, { system }));
    const { cpu } = bestOf(2, () => accepted(explainRound(tournament, paired)));
    if (cpu > slowest.cpu) slowest = { cpu, tournament };
  });
  return slowest.tournament;
};

/** Of 201 players, of whom White always wins: brackets of 150 in which each board passes over many. */
const HARD_TO_EXPLAIN = { field: 'White always wins', players: 201 };

export const benchExplaining = () => {
  const bySystem = searching.map(system =>
    explainedIn(generatedBy(system, 200), { system: system.id, field: 'generated', players: 200 }),
  );
  const hard = ['dutch-2026', 'dutch-2017'].map(system =>
    explainedIn(slowestIn(HARD_TO_EXPLAIN, system), { system, ...HARD_TO_EXPLAIN }),
  );
  const large = explainedIn(play({ players: 1000, rounds: 5, planned: 9, results: 'random' }), {
    system: 'dutch-2026',
    field: 'random',
    players: 1000,
  });
  const rows = [...bySystem, ...hard, large];
  printTable(
    'Reasons for round 6 of 9, of the hard field for its slowest round (ms, pairing it again included; goals for 200: the round in 300, a question in 100)',
    Object.keys(rows[0]),
    rows,
  );
  return rows;
};
