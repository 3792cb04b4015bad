import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTournament, standings, systemNamed, writeRecord } from '@pareo/engine';
import { positionBefore } from '@pareo/engine/systems';
import { GROWING } from '../fuzz/growing.mjs';
import { benchFederation } from './federation.mjs';
import { HARD_FIELDS, play } from './fields.mjs';
import { benchJournal } from './journal.mjs';
import { benchTeams } from './journal-of-teams.mjs';
import { bestOf, exponent, pageOfTables, printTable } from './measure.mjs';
import { benchNumbers } from './numbers.mjs';
import { benchRatings } from './ratings.mjs';
import { benchServer } from './server.mjs';
import { benchExplaining, benchSizes } from './systems.mjs';
import { benchTournaments, shareOfBefore } from './tournaments.mjs';
import { benchWire } from './wire.mjs';
import { benchWriters } from './writers.mjs';

/*
 * `npm run bench [-- --json] [--only=pairing,hard,sizes,tournaments,explaining,reading,growth,standings,journal,numbers,command] [--largest=9000]`
 * Measures and prints; compares with recorded answers where they exist. Never a test. A whole run writes
 * verification/BENCH.md, goals first.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const files = join(root, '../shared/bench');
const argument = name => process.argv.find(given => given.startsWith(`--${name}=`))?.split('=')[1];
const only = argument('only')?.split(',');
const largest = Number(argument('largest') ?? 9000);
const wants = part => !only || only.includes(part);
const report = { node: process.version, cores: cpus().length, cpu: cpus()[0]?.model };

const EDITIONS = ['dutch-2026', 'dutch-2017'];
const SIZES = [20, 50, 100, 200, 500, 1000, 2000, 5000, 9000];

const runsFor = n => (n <= 200 ? 15 : n <= 1000 ? 7 : 3);

const pairNext = (tournament, system) => {
  const position = positionBefore(tournament, tournament.roundsPaired + 1);
  const outcome = systemNamed(system).workOut(position, {});
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  return outcome.value.pairing;
};

const linesOf = pairing => [
  ...pairing.boards.map(({ white, black }) => `${white} ${black}`),
  ...pairing.byes.map(({ player }) => `${player} 0`),
];

/** `same`: the recorded answer, line by line. */
const comparedWithRecord = (file, pairing) => {
  if (!existsSync(file)) return '–';
  const lines = linesOf(pairing);
  return readFileSync(file, 'utf8').trim() === [lines.length, ...lines].join('\n') ? 'same' : 'DIFFERENT';
};

const benchPairing = () => {
  if (!existsSync(files)) {
    console.log('\nPairing: the large fields of ../shared/bench are not here.');
    return;
  }
  const rows = [];
  for (const after of [1, 5])
    for (const system of EDITIONS) {
      let before;
      for (const n of SIZES.filter(size => size <= largest)) {
        const file = join(files, `n${n}-r${after}.trf`);
        const read = readTournament(readFileSync(file));
        if (!read.ok) throw new Error(JSON.stringify(read.faults[0]));
        const { tournament } = read.value;
        const { ms, cpu, value } = bestOf(runsFor(n), () => pairNext(tournament, system));
        const row = { system, players: n, 'rounds played': after, ms, 'its processor': cpu };
        rows.push({
          ...row,
          exponent: exponent(before, { n, ms }),
          record: comparedWithRecord(join(files, `n${n}-r${after}.${system}.pairs`), value),
          'MB in use': process.memoryUsage().rss / 1e6,
        });
        before = { n, ms };
      }
    }
  report.pairing = rows;
  printTable('Next round, in process (ms, best of several)', Object.keys(rows[0]), rows);
};

/** The Dutch field of each kind is also paired by Burstein’s rules where a bound is asked of them. */
const benchHard = () => {
  const rows = HARD_FIELDS.map(field => {
    const systems = field.bound === undefined ? EDITIONS : [...EDITIONS, 'burstein-2026'];
    const worst = Object.fromEntries(systems.map(system => [system, { ms: 0, cpu: 0 }]));
    play(field, (tournament, round) => {
      for (const system of systems) {
        const { ms, cpu } = bestOf(field.players > 500 ? 2 : 5, () =>
          systemNamed(system).workOut(positionBefore(tournament, round), {}),
        );
        worst[system] = { ms: Math.max(worst[system].ms, ms), cpu: Math.max(worst[system].cpu, cpu) };
      }
    });
    return {
      field: field.name,
      players: field.players,
      rounds: field.planned,
      ...Object.fromEntries([...EDITIONS, 'burstein-2026'].map(system => [system, worst[system]?.ms ?? '–'])),
      'of the processor': Math.max(...Object.values(worst).map(({ cpu }) => cpu)),
    };
  });
  report.hard = rows;
  printTable('Hard fields: the slowest round of each (ms, best of several)', Object.keys(rows[0]), rows);
};

const nineRounds = players => play({ players, rounds: 9, planned: 9, results: 'random' });

const benchReading = () => {
  const { record } = nineRounds(1000);
  const rows = ['trf16', 'trf26', 'json'].map(format => {
    const written = bestOf(5, () => writeRecord(record, format));
    if (!written.value.ok) throw new Error(JSON.stringify(written.value.faults[0]));
    const bytes = new TextEncoder().encode(written.value.value);
    const { ms } = bestOf(9, () => readTournament(bytes));
    return {
      format,
      players: 1000,
      rounds: 9,
      'read and checked': ms,
      written: written.ms,
      kB: bytes.length / 1000,
    };
  });
  report.reading = rows;
  printTable(
    'Files of 1,000 players and 9 rounds (ms; goal: TRF read and checked in under 20)',
    Object.keys(rows[0]),
    rows,
  );
};

/** Every reader at doubling sizes: an exponent of 1 is a time that grows with the file. */
const benchGrowth = () => {
  const sizes = [125, 250, 500, 1000];
  const rows = Object.entries(GROWING).map(([name, textOf]) => {
    const costs = sizes.map(kB => {
      const bytes = new TextEncoder().encode(textOf(kB * 1000));
      return { n: kB, ms: bestOf(3, () => readTournament(bytes)).ms };
    });
    return {
      'file that grows': name,
      ...Object.fromEntries(costs.map(({ n, ms }) => [`${n} kB`, ms])),
      exponent: exponent(costs[0], costs.at(-1)),
    };
  });
  report.growth = rows;
  printTable('Reading and checking files that grow (ms)', Object.keys(rows[0]), rows);
};

const TEN_TIEBREAKS = ['BH/C1', 'BH', 'BH/M1', 'SB', 'FB', 'PS', 'DE', 'WIN', 'ARO', 'TPR'];

const benchStandings = () => {
  const rows = [200, 2000].map(players => {
    const tournament = nineRounds(players);
    const { ms, value } = bestOf(5, () => standings(tournament, { tiebreaks: TEN_TIEBREAKS }));
    if (!value.ok) throw new Error(JSON.stringify(value.faults[0]));
    return { players, rounds: 9, 'tie-breaks': TEN_TIEBREAKS.length, ms };
  });
  report.standings = rows;
  printTable('Standings (ms)', Object.keys(rows[0]), rows);
};

const benchCommand = () => {
  const folder = mkdtempSync(join(tmpdir(), 'pareo-bench-'));
  const file = join(folder, 'open.trf');
  const written = writeRecord(
    play({ players: 100, rounds: 5, planned: 9, results: 'random' }).record,
    'trf16',
  );
  writeFileSync(file, written.value);
  const commands = [
    ['node (nothing)', process.execPath, '-e', '0'],
    ['pareo pair, 100 players', process.execPath, join(root, 'apps/cli/bin/pareo.mjs'), 'pair', file],
    ['npx pareo pair, 100 players', 'npx', 'pareo', 'pair', file],
  ];
  const rows = commands.map(([command]) => ({ command, ms: Infinity, 'its processor': Infinity }));
  // By turns: what else the machine does then falls on all of them.
  for (let run = 0; run < RUNS_OF_COMMANDS; run++)
    for (const [at, [, ...args]] of commands.entries()) {
      const { ms, value } = bestOf(1, () => processorOf(args));
      rows[at].ms = Math.min(rows[at].ms, ms);
      rows[at]['its processor'] = Math.min(rows[at]['its processor'], value);
    }
  rmSync(folder, { recursive: true });
  report.command = rows;
  printTable(`Whole command (ms, best of ${RUNS_OF_COMMANDS} by turns)`, Object.keys(rows[0]), rows);
};

const RUNS_OF_COMMANDS = 20;

/** Milliseconds of the processor that a program takes from its start to its end, as the shell counts them (POSIX, `times`). */
const processorOf = args => {
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', '"$@" > /dev/null || exit 1; times', 'sh', ...args],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(stderr);
  const ofChildren = stdout.trim().split('\n').at(-1) ?? '';
  return [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + (Number(minutes) * 60 + Number(seconds)) * 1000,
    0,
  );
};

const PARTS = {
  pairing: benchPairing,
  hard: benchHard,
  sizes: () => {
    report.sizes = benchSizes();
  },
  tournaments: () => {
    report.tournaments = benchTournaments();
  },
  explaining: () => {
    report.explaining = benchExplaining();
  },
  reading: benchReading,
  growth: benchGrowth,
  standings: benchStandings,
  journal: () => {
    report.journal = [...benchJournal(), ...benchTeams()];
  },
  numbers: () => {
    report.numbers = benchNumbers();
  },
  command: benchCommand,
};
/** What was asked of the engine, beside what was found. */
const goals = () => {
  const both = (ms, cpu) => `${ms.toFixed(0)} (${cpu.toFixed(0)}) ms`;
  const hardOnes = report.hard.filter(({ field }) => field === 'White always wins, odd');
  const large = [
    [1000, 'under 10 ms'],
    [9000, 'under 350 ms'],
  ].flatMap(([players, goal]) =>
    (report.pairing ?? [])
      .filter(row => row.system === 'dutch-2026' && row.players === players && row['rounds played'] === 5)
      .map(row => [
        `${players.toLocaleString('en')} players, next round, from a position`,
        both(row.ms, row['its processor']),
        goal,
      ]),
  );
  const growing = report.sizes
    .filter(({ system }) => system === 'scrabble-swiss' || system === 'king-of-the-hill')
    .map(row => [`${row.system}: exponent from 100 to 1,000 players`, row.exponent.toFixed(2), 'under 1.4']);
  const teams = report.sizes.find(({ system }) => system === 'team-swiss-2026');
  return [
    ...large,
    ...hardOnes.map(row => [
      `White always wins, ${row.players} players: slowest round of every edition measured`,
      both(
        Math.max(...[...EDITIONS, 'burstein-2026'].map(system => Number(row[system]) || 0)),
        row['of the processor'],
      ),
      row.players === 201 ? 'under 150 ms' : 'under 400 ms',
    ]),
    ...growing,
    ...report.explaining
      .filter(({ players }) => players <= 201)
      .flatMap(row => [
        [
          row.players === 200
            ? `${row.system}: a round of 200 explained`
            : `${row.system}: the slowest round of ${row.players} explained, ${row.field}`,
          both(row['whole round'], row['its processor']),
          'under 300 ms',
        ],
        [
          `${row.system}: the slowest question about it`,
          both(row['slowest question'], row['of the processor']),
          'under 100 ms',
        ],
      ]),
    [
      'lim-1999: tournaments of 12 to 200 players in seven kinds, the largest share of the time before the second scrutiny',
      shareOfBefore(report.tournaments).toFixed(2),
      'under 1',
    ],
    ...report.command
      .filter(({ command }) => command.startsWith('pareo'))
      .map(row => [
        `${row.command}, from its start to its end`,
        both(row.ms, row['its processor']),
        'under 330 ms',
      ]),
    ...report.numbers.map(row => [row.what, both(row.ms, row['its processor']), row.goal]),
    ['500 teams, next round', `${teams[500].toFixed(0)} ms`, 'under 200 ms'],
    [
      'TRF26 of 1,000 players and 9 rounds read and checked',
      `${report.reading.find(({ format }) => format === 'trf26')['read and checked'].toFixed(0)} ms`,
      'under 20 ms',
    ],
  ];
};

const writePage = () => {
  const machine = `${report.cores} x ${report.cpu}, Node ${report.node}, load ${loadavg()[0].toFixed(1)}`;
  const rows = goals().map(row => `| ${row.join(' | ')} |`);
  writeFileSync(
    join(root, 'verification/BENCH.md'),
    `# Speeds

Written by \`npm run bench\`, ${new Date().toISOString().slice(0, 10)}, ${machine}. In one process that has paired before; in brackets the
time of the processor, which tells more where other programs run.

| What | Found | Goal |
| --- | --- | --- |
${rows.join('\n')}

${pageOfTables()}
`,
  );
  console.log('\nverification/BENCH.md is written.');
};

if (process.argv.includes('--json')) console.log = () => {};
// `npm run bench server` is a measurement of its own: it fills the machine for a minute.
if (process.argv.includes('server')) await benchServer();
else if (process.argv.includes('federation')) await benchFederation();
else if (process.argv.includes('ratings')) await benchRatings();
else if (process.argv.includes('writers')) await benchWriters();
else if (process.argv.includes('wire')) benchWire();
else {
  for (const [part, run] of Object.entries(PARTS)) if (wants(part)) run();
  if (!only) writePage();
}
if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
