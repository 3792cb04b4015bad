import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newFolder, removeFolder } from './testing/folder.ts';
import { startBuilt } from './testing/server-process.ts';

/* A stranger with the page of the API and curl: every block of it is run as it stands, in order, in one shell. */

const page = readFileSync(new URL('../../../docs/reference/api.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/```sh\n([\s\S]*?)```/g)]
  .map(([, block = '']) => block)
  .filter(block => !block.includes('pareo serve'));

/** What is written for the shells of Unix. */
const onUnix = test.skipIf(process.platform === 'win32');

onUnix('a whole small tournament with curl, by the page alone', async () => {
  const folder = newFolder();
  const server = await startBuilt(folder);
  const script = blocks.map(block => `${block}\nprintf '\\n'`).join('\n');
  const output = await shell(script, { SERVER: server.url, TOKEN: server.welcome ?? '' });
  await server.kill();
  removeFolder(folder);
  expect(output.match(/"entry":\{/g)).toHaveLength(14);
  expect(output).not.toContain('"code":"refused"');
  expect(output).toContain('"kind":"agrees"');
  expect(output).toContain('012 Club evening');
  expect(output).toMatch(/"verdict":"(forbidden|worse|equal-later|chosen|table)"/);
});

const shell = (script: string, environment: Readonly<Record<string, string>>): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', script], { env: { ...process.env, ...environment } });
    let text = '';
    child.stdout.on('data', (piece: Buffer) => {
      text += piece.toString();
    });
    child.on('error', reject);
    child.on('close', () => resolve(text));
  });
