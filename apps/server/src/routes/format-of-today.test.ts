import { ACT_FORMAT } from '@pareo/engine/journal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CREATE, driver, newEntryId, startServer, type TestServer } from '../testing/server.ts';
import { ofToday } from './format-of-today.ts';

/** Formats 1 and 2 lead to 3; nothing leads from 0. */
const KNOWN = {
  to: 3,
  steps: {
    1: (act: object) => ({ ...act, second: true }),
    2: (act: object) => ({ ...act, third: true }),
  },
};

describe('a wish in the format of an older page', () => {
  test('is read step by step as it was meant', () => {
    expect(ofToday({ v: 1, id: 'x', wish: { kind: 'finish' } }, KNOWN)).toEqual({
      kind: 'body',
      body: { v: 3, id: 'x', wish: { kind: 'finish', second: true, third: true } },
    });
  });
  test('that says no format is of the first', () => {
    expect(ofToday({ wish: { kind: 'finish' } }, KNOWN)).toMatchObject({
      body: { wish: { second: true, third: true } },
    });
  });
  test('from which no step leads is too old', () => {
    expect(ofToday({ v: 0, wish: { kind: 'finish' } }, KNOWN)).toMatchObject({
      code: 'client-too-old',
      status: 409,
    });
  });
  test('of a newer page waits for a newer process', () => {
    expect(ofToday({ v: 4, wish: { kind: 'finish' } }, KNOWN)).toMatchObject({
      code: 'busy',
      headers: { 'retry-after': '1' },
    });
  });
  test.each([[undefined], [[]], [{ v: 'x', wish: {} }], [{ v: 0, wish: [] }]])(
    'what has no wish, or a format that is no number, is left to the shape: %j',
    body => {
      expect(ofToday(body, KNOWN)).toEqual({ kind: 'body', body });
    },
  );
});

describe('over the API', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startServer();
    token = await server.owner();
  });
  afterAll(() => server.stop());

  const actsOf = async (v: number | undefined) => {
    const life = await driver(server, token, 4);
    const answer = await server.ask('POST', life.path('/acts'), {
      token,
      body: {
        id: newEntryId(),
        basis: 2,
        wish: { kind: 'pair', round: 1 },
        ...(v === undefined ? {} : { v }),
      },
    });
    const { body } = await server.ask('GET', life.path(''), { token });
    return { status: answer.status, code: answer.body.code, title: answer.body.title, version: body.version };
  };

  test('an act of a page that is too old is not done, and the page is told in both languages', async () => {
    expect(await actsOf(ACT_FORMAT - 1)).toEqual({
      status: 409,
      code: 'client-too-old',
      title: { en: 'Too old a page', es: 'Página demasiado antigua' },
      version: 2,
    });
  });
  test('an act of today, said or not, is done', async () => {
    expect(await actsOf(ACT_FORMAT)).toMatchObject({ status: 201, version: 3 });
    expect(await actsOf(undefined)).toMatchObject({ status: 201, version: 3 });
  });
  test('an act of tomorrow is not done by this process', async () => {
    expect(await actsOf(ACT_FORMAT + 1)).toMatchObject({ status: 503, code: 'busy', version: 2 });
  });
  test('a tournament is not made by a page that is too old either', async () => {
    const made = await server.ask('POST', '/api/v1/tournaments', {
      token,
      body: { id: newEntryId(), wish: CREATE, v: ACT_FORMAT - 1 },
    });
    expect([made.status, made.body.code]).toEqual([409, 'client-too-old']);
  });
});
