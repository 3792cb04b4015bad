import type { State, Wish } from '@pareo/engine/journal';
import { expect, onTestFinished, test } from 'vitest';
import { driver, newEntryId, startServer } from '../testing/server.ts';
import { type DeskTools, deskOn } from './desk.ts';
import { loadHead } from './desks.ts';
import { summaryJson } from './summary.ts';
import { groupWriter } from './writer.ts';

const codesOf = (state: State): readonly (string | undefined)[] =>
  (state.rounds[0]?.boards ?? []).map(({ results: { 1: game } }) =>
    game?.kind === 'result' ? game.result.code : undefined,
  );

/* A desk of another process on the same tournament, whose writes can be held up. */
const twoProcesses = async () => {
  const server = await startServer();
  onTestFinished(server.stop);
  const life = await driver(server, await server.owner(), 8);
  await life.act({ kind: 'pair', round: 1 });
  await life.act({ kind: 'publish', rounds: [1] });
  const { storage } = server;
  const writer = groupWriter(storage.journals);
  let release = (): void => undefined;
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  const paired: (readonly (string | undefined)[])[] = [];
  const tools: DeskTools = {
    storage,
    writer: { ...writer, write: append => held.then(() => writer.write(append)) },
    now: () => new Date().toISOString(),
    needsEngine: wish => wish.kind === 'pair',
    complete: async state => {
      paired.push(codesOf(state));
      return { ok: false, faults: [{ code: 'no-draft', data: {} } as never] };
    },
    beforePairing: async () => undefined,
    isReadOnly: () => false,
    summaryOf: summaryJson,
    isWatched: () => false,
  };
  const desk = deskOn(life.id, (await loadHead({ storage }, life.id)).head, tools);
  const send = (wish: object) =>
    desk.send({
      id: newEntryId(),
      wish: wish as Wish,
      by: { kind: 'person', id: 'p', name: 'Ana' } as never,
      basis: desk.head().version,
      orAsk: false,
    });
  return { life, desk, send, release, paired };
};

const result = (board: number, code: string, was?: string) => ({
  kind: 'enter-result',
  round: 1,
  board,
  result: { code },
  ...(was === undefined ? {} : { was: { code: was } }),
});

test('nothing is refused for what never got to the disk: another process was faster', async () => {
  const { life, desk, send, release } = await twoProcesses();
  const first = send(result(1, '1-0'));
  await new Promise(resolve => setTimeout(resolve, 20));
  // At the other process board 2 gets its result; its author goes on here.
  expect((await life.act(result(2, '1-0'))).status).toBe(201);
  await desk.catchUp();
  const second = send(result(2, '=', '1-0'));
  release();
  expect([(await first).kind, (await second).kind]).toEqual(['done', 'done']);
  expect(codesOf(desk.head().journal.state).slice(0, 2)).toEqual(['1-0', '=']);
});

test('what is refused on the disk is refused', async () => {
  const { life, desk, send, release } = await twoProcesses();
  const first = send(result(1, '1-0'));
  expect((await life.act(result(2, '1-0'))).status).toBe(201);
  await desk.catchUp();
  const second = send(result(2, '=', '0-1'));
  release();
  expect([(await first).kind, (await second).kind]).toEqual(['done', 'refused']);
});

test('the engine pairs what is on the disk, not what is on its way there', async () => {
  const { life, desk, send, release, paired } = await twoProcesses();
  const first = send(result(1, '1-0'));
  expect((await life.act(result(2, '1-0'))).status).toBe(201);
  await desk.catchUp();
  const pair = send({ kind: 'pair', round: 2 });
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(paired).toEqual([]);
  release();
  expect((await first).kind).toBe('done');
  expect((await pair).kind).toBe('refused');
  // Board 2 has its result from the other process; whether board 1 was written again by then does not matter.
  expect(paired.map(([, second]) => second)).toEqual(['1-0']);
});
