import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noteClosed } from './storage/sqlite/closed-file.ts';
import { spoilIndex } from './storage/testing/damage.ts';
import { temporaryFolder } from './testing/folder.ts';
import { runBuilt, startBuilt } from './testing/server-process.ts';

test('two servers on one folder: the second ends with 5 and says who has it', async () => {
  const folder = temporaryFolder();
  const first = await startBuilt(folder);
  const second = await runBuilt(folder);
  expect(second.code).toBe(5);
  expect(second.output).toContain(`process ${first.process.pid}`);
  expect(second.output).toContain(first.url.replace('127.0.0.1', 'localhost'));
  await first.kill('SIGKILL');
  const third = await startBuilt(folder);
  expect(await third.kill()).toBe(0);
});

test('a port that is taken is an error that says so', async () => {
  const first = await startBuilt(temporaryFolder());
  const port = new URL(first.url).port;
  const second = await runBuilt(temporaryFolder(), [`--port=${port}`]);
  expect([second.code, second.output.includes(`Port ${port} is taken`)]).toEqual([5, true]);
  await first.kill();
});

test('a damaged database is named, left alone, and the way back is told', async () => {
  const folder = temporaryFolder();
  await (await startBuilt(folder, ['--demo'])).kill();
  writeFileSync(join(folder, 'journal.sqlite'), 'this is no database'.repeat(1000));
  const again = await runBuilt(folder);
  expect(again.code).toBe(5);
  expect(again.output).toContain('is damaged. Nothing was changed in it.');
  expect(again.output).toMatch(/pareo restore \S+round-\d--demo--\w+\.sqlite/);
});

test('damage that only the look at the whole file finds ends the server that has begun, and the next start is refused', async () => {
  const folder = temporaryFolder();
  await (await startBuilt(folder, ['--demo'])).kill();
  const path = join(folder, 'journal.sqlite');
  spoilIndex(path, 'demo');
  noteClosed(path);
  const found = await runBuilt(folder);
  expect([found.code, found.output.includes('as a look at all of it has found')]).toEqual([5, true]);
  expect(found.output).toContain('Ctrl C');
  const again = await runBuilt(folder);
  expect([again.code, again.output.includes('is damaged. Nothing was changed in it.')]).toEqual([5, true]);
});

test('an unknown option ends with 3', async () => {
  const run = await runBuilt(temporaryFolder(), ['--prot=1']);
  expect([run.code, run.output.includes('Unknown option: --prot')]).toEqual([3, true]);
});

test('a network is not answered before the owner has a password', async () => {
  const server = await startBuilt(temporaryFolder(), ['--host=0.0.0.0']);
  expect(server.output()).toContain('The owner has no password yet');
  expect(server.output()).toContain('http://localhost:');
  await server.kill();
});

test.each(['SIGTERM', 'SIGHUP'] as const)('%s ends in order: streams are told of the end', async signal => {
  const server = await startBuilt(temporaryFolder(), ['--demo']);
  const stream = await fetch(`${server.url}/api/v1/public/demo/stream`);
  const text = stream.text();
  expect(await server.kill(signal)).toBe(0);
  expect(await text).toContain('event: bye');
});
