import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { STANDARD_SCORING } from '@pareo/engine/model';

/* The built server as benches use it: a process of its own, asked over HTTP. */

export const root = fileURLToPath(new URL('../..', import.meta.url));

let count = 0;
export const newId = () => {
  count += 1;
  return `${Date.now().toString(16)}${count.toString(16)}`.padStart(32, '0');
};

export const startServer = async (folder, more = []) => {
  const child = spawn(
    process.execPath,
    [
      join(root, 'apps/server/dist/server.mjs'),
      '--port=0',
      `--data=${folder}`,
      '--no-open',
      '--rates=acts=1000000,public=1000000,codes=1000',
      ...more,
    ],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, LC_ALL: 'en', PAREO_STREAMS_OF_ADDRESS: '5000' },
    },
  );
  let text = '';
  await new Promise(resolve =>
    child.stdout.on('data', piece => {
      text += piece;
      if (text.includes('Ctrl C')) resolve();
    }),
  );
  return {
    port: Number(/localhost:(\d+)/.exec(text)[1]),
    welcome: /\/welcome\/(\S+)/.exec(text)?.[1],
    end: () =>
      new Promise(resolve => {
        child.once('exit', resolve);
        child.kill('SIGTERM');
      }),
  };
};

/** A connection that the server closes at the moment it is used again is no answer: acts have an id, so they are sent again. */
export const caller = (port, token) => async (method, path, body) => {
  const response = await sent(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: await response.json() };
};

const sent = (...request) => fetch(...request).catch(() => fetch(...request));

export const must = ({ status, body }) => {
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body).slice(0, 400)}`);
  return body;
};

export const newTournament = async (call, name, players = 1000, rounds = 11) => {
  const made = must(
    await call('POST', '/api/v1/tournaments', {
      id: newId(),
      wish: {
        kind: 'create',
        details: { name, zone: 'UTC', language: 'en' },
        settings: {
          system: 'dutch-2026',
          options: {},
          rounds,
          scoring: STANDARD_SCORING,
          tiebreaks: ['BH/C1', 'BH', 'DE'],
          firstColour: 'white',
          halfByes: { perPlayer: 1, notInLast: 2 },
          missedRounds: 'zero',
        },
      },
    }),
  );
  let version = 1;
  const act = async wish => {
    const answer = must(
      await call('POST', `/api/v1/tournaments/${made.id}/acts`, { id: newId(), basis: version, wish }),
    );
    version = Math.max(version, answer.entry.seq);
    return answer.entry;
  };
  await act({
    kind: 'enter-players',
    numbers: 'by-rank',
    players: Array.from({ length: players }, (_, index) => ({
      name: `Player ${String(index + 1).padStart(4, '0')}`,
      rating: 2600 - index,
    })),
  });
  const open = async round => {
    await act({ kind: 'pair', round });
    await act({ kind: 'publish', rounds: [round] });
  };
  return { ...made, act, open, version: () => version };
};

export const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** The first welcome link is used once: a token of the owner. */
export const ownersToken = async server =>
  must(
    await caller(server.port)('POST', '/api/v1/session', { token: server.welcome, name: 'Ana', as: 'token' }),
  ).token;

const PAGE = 'verification/SERVER.md';
const TITLE = '# The server under load';

/** Prints rows of what, found, goal, and writes them in place of the same part of the page. */
export const keepPart = (name, command, rows, remark) => {
  const machine = `${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`;
  console.log(`\n${name} (${machine})`);
  for (const [what, found, goal] of rows)
    console.log(`  ${what.padEnd(64)} ${found.padStart(20)}   goal ${goal}`);
  const part = `## ${name}\n\n\`npm run bench ${command}\`, ${new Date().toISOString().slice(0, 10)}, ${machine}. ${remark}\n\n| What | Found | Goal |\n|---|---|---|\n${rows.map(row => `| ${row.join(' | ')} |`).join('\n')}\n`;
  const path = join(root, PAGE);
  const [, ...parts] = (existsSync(path) ? readFileSync(path, 'utf8') : '').split(/^(?=## )/m);
  const isSame = text => text.startsWith(`## ${name}\n`);
  const kept = parts.map(text => text.trimEnd());
  const all = kept.some(isSame)
    ? kept.map(text => (isSame(text) ? part.trimEnd() : text))
    : [...kept, part.trimEnd()];
  writeFileSync(path, `${[TITLE, ...all].join('\n\n')}\n`);
};
