import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, openAsBlob, rmSync, statSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createDeflateRaw } from 'node:zlib';
import { startCluster } from './postgres.mjs';

/* A list of the size of FIDE's, made up, packed and brought to the built server: how long it takes, what it needs, and how
 * fast it is searched. `npm run bench ratings`. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const ROWS = 1_900_000;
const HEADER =
  'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag';

const SYLLABLES = [
  'ka',
  'ro',
  'mi',
  'tse',
  'lo',
  'va',
  'ne',
  'dja',
  'su',
  'pe',
  'gar',
  'cia',
  'lin',
  'hou',
  'ber',
  'sten',
];
/** Even enough, and the same every time. */
const chance = seed => () => {
  seed = (seed * 1664525 + 1013904223) % 4294967296;
  return seed / 4294967296;
};
const word = next => {
  const length = 2 + Math.floor(next() * 3);
  let text = '';
  for (let at = 0; at < length; at += 1) text += SYLLABLES[Math.floor(next() * SYLLABLES.length)];
  return text[0].toUpperCase() + text.slice(1);
};

/** Two names of each kind in every third: what Spain and Latin America are called, and many others. */
const nameOf = next => {
  const words = () => (next() < 1 / 3 ? `${word(next)} ${word(next)}` : word(next));
  return `${words()}, ${words()}`;
};

const cell = (value, width) => String(value).padEnd(width).slice(0, width);

function* linesOf(names) {
  const next = chance(7);
  yield `${HEADER}\r\n`;
  let block = '';
  for (let row = 0; row < ROWS; row += 1) {
    const name = nameOf(next);
    if (row % 9973 === 0) names.push(name);
    const rating = () => (next() < 0.6 ? 0 : 1400 + Math.floor(next() * 1300));
    const ratings = [0, 0, 0].map(() => cell(rating(), 6) + cell('0', 4) + cell('20', 3)).join('');
    block += `${cell(100_000 + row * 17, 15)}${cell(name, 61)}MEX M   ${cell('', 29)}${ratings}${cell(1950 + (row % 70), 6)}    \r\n`;
    if (block.length > 1_000_000) {
      yield block;
      block = '';
    }
  }
  yield block;
}

/** A zip with one file, sizes only in the directory. */
const writeZip = async (path, content) => {
  const name = Buffer.from('players_list_foa.txt');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(name.length, 26);
  const out = createWriteStream(path);
  out.write(Buffer.concat([local, name]));
  await pipeline(Readable.from(content), createDeflateRaw({ level: 1 }), out, { end: false });
  await new Promise(resolve => out.end(resolve));
  const packed = statSync(path).size - local.length - name.length;
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed, 20);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed, 16);
  writeFileSync(path, Buffer.concat([central, name, end]), { flag: 'a' });
};

const startServer = async (folder, args) => {
  const child = spawn(
    process.execPath,
    [join(root, 'apps/server/dist/server.mjs'), '--port=0', `--data=${folder}`, '--no-open', ...args],
    { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, LC_ALL: 'en' } },
  );
  let text = '';
  await new Promise(resolve =>
    child.stdout.on('data', piece => {
      text += piece;
      if (text.includes('Ctrl C')) resolve();
    }),
  );
  return {
    url: `http://127.0.0.1:${/localhost:(\d+)/.exec(text)[1]}`,
    welcome: /\/welcome\/(\S+)/.exec(text)[1],
    end: () =>
      new Promise(resolve => {
        child.once('exit', resolve);
        child.kill('SIGTERM');
      }),
  };
};

const WARMING = 200;

const median = numbers => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Everything on one database; the list is searched again while the next one loads. */
const measured = async (file, names, data, args) => {
  const server = await startServer(data, args);
  try {
    const signedIn = await fetch(`${server.url}/api/v1/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify({ token: server.welcome, name: 'Ana', as: 'token' }),
    });
    const headers = { authorization: `Bearer ${(await signedIn.json()).token}` };
    const get = async path => (await fetch(`${server.url}${path}`, { headers })).json();
    const send = async () =>
      fetch(`${server.url}/api/v1/rating-lists?name=bench`, {
        method: 'POST',
        headers,
        body: await openAsBlob(file),
      });
    const queries = names.flatMap(name => {
      const [surname, given] = name.split(', ');
      const last = surname.split(' ').at(-1);
      return [
        surname,
        `${last} ${given} ${surname === last ? '' : surname.split(' ')[0]}`.trim(),
        `${surname.slice(0, 4)} ${given.slice(0, 2)}`,
        `${last} MEX`,
        last,
        given,
      ];
    });
    let missing = 0;
    const search = async at => {
      const begun = performance.now();
      const { items } = await get(`/api/v1/rated?q=${encodeURIComponent(queries[at])}`);
      const took = performance.now() - begun;
      if (at % 6 === 1 && !items.some(({ name }) => name === names[Math.floor(at / 6)])) missing += 1;
      return took;
    };
    const before = await get('/api/health');
    const start = performance.now();
    await send();
    let most = 0;
    let list;
    let after;
    do {
      await new Promise(resolve => setTimeout(resolve, 250));
      after = await get('/api/health');
      most = Math.max(most, after.memory);
      [list] = (await get('/api/v1/rating-lists')).items;
    } while (list.status === 'loading');
    const took = (performance.now() - start) / 1000;
    if (list.status !== 'ready') throw new Error(JSON.stringify(list));
    console.log(`  loaded in ${took.toFixed(0)} s; ${queries.length} searches`);
    // The first answers of a process compile the program.
    for (let at = 0; at < WARMING; at += 1) await search(at);
    const warm = await get('/api/health');
    const times = [];
    missing = 0;
    for (const at of queries.keys()) times.push(await search(at));
    const searched = await get('/api/health');
    const missed = missing;
    const way = [];
    for (let at = 0; at < WARMING; at += 1) {
      const begun = performance.now();
      await get('/api/v1/me');
      way.push(performance.now() - begun);
    }
    console.log(`  median ${median(times).toFixed(1)} ms; now while the next list loads`);
    // The next list: searches go on.
    await send();
    const meanwhile = [];
    let isLoading = true;
    for (let at = 0; isLoading && at < queries.length; at += 1) {
      meanwhile.push(await search(at));
      await new Promise(resolve => setTimeout(resolve, 5));
      if (at % 50 === 0)
        isLoading = (await get('/api/v1/rating-lists')).items.some(({ status }) => status === 'loading');
    }
    return {
      rows: list.rows,
      took,
      processor: (after.processor - before.processor) / 1000,
      most: most / 1024 / 1024,
      times,
      way,
      ofSearch: (searched.processor - warm.processor) / times.length,
      meanwhile,
      missing: missed,
    };
  } finally {
    await server.end();
  }
};

const onPostgres = async (file, names, data) => {
  const cluster = await startCluster();
  try {
    return await measured(file, names, data, [`--database=${await cluster.database()}`]);
  } finally {
    await cluster.end();
  }
};

export const benchRatings = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pareo-ratings-'));
  try {
    const names = [];
    const file = join(folder, 'list.zip');
    console.log(`Writing a list of ${ROWS.toLocaleString('en')} players …`);
    await writeZip(file, linesOf(names));
    const found = [
      await measured(file, names, join(folder, 'sqlite'), []),
      await onPostgres(file, names, join(folder, 'postgres')),
    ];
    const each = show => found.map(show);
    const late = ({ times }, part) => [...times].sort((a, b) => a - b)[Math.floor(times.length * part)];
    const rows = [
      [
        `${found[0].rows.toLocaleString('en')} players (zip of ${Math.round(statSync(file).size / 1e6)} MB) loaded`,
        ...each(({ took }) => `${took.toFixed(0)} s`),
        'under 60 s',
      ],
      ['processor of the server for it', ...each(({ processor }) => `${processor.toFixed(0)} s`), '–'],
      [
        'memory of the server meanwhile, at most',
        ...each(({ most }) => `${Math.round(most)} MB`),
        'under 300 MB',
      ],
      [
        `search, with the way there and back (${found[0].times.length} searches), median`,
        ...each(({ times }) => `${median(times).toFixed(1)} ms`),
        'under 5 ms',
      ],
      ['the way there and back alone, median', ...each(({ way }) => `${median(way).toFixed(1)} ms`), '–'],
      ['processor of the server for a search', ...each(({ ofSearch }) => `${ofSearch.toFixed(1)} ms`), '–'],
      ['search, 95th of a hundred', ...each(one => `${late(one, 0.95).toFixed(1)} ms`), '–'],
      ['search, 99th of a hundred', ...each(one => `${late(one, 0.99).toFixed(1)} ms`), '–'],
      [
        'search while the next list loads, median',
        ...each(({ meanwhile }) => `${median(meanwhile).toFixed(1)} ms (${meanwhile.length})`),
        '–',
      ],
      ['names not found by their words in another order', ...each(({ missing }) => String(missing)), '0'],
    ];
    const machine = `${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`;
    console.log(`\nRating lists (${machine})`);
    for (const [what, sqlite, postgres, goal] of rows)
      console.log(`  ${what.padEnd(72)} ${sqlite.padStart(18)} ${postgres.padStart(18)}   goal ${goal}`);
    writeFileSync(
      join(root, 'verification/RATINGS.md'),
      `# Rating lists\n\n\`npm run bench ratings\`, ${new Date().toISOString().slice(0, 10)}, ${machine}. The list is made up, of the size and in the form of FIDE's combined one. Lists live where the tournaments live: in files of SQLite, or in PostgreSQL, which runs on the same machine here.\n\n| What | SQLite | PostgreSQL | Goal |\n|---|---|---|---|\n${rows.map(row => `| ${row.join(' | ')} |`).join('\n')}\n`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
