import { PRINTED_LISTS } from '@pareo/texts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltServer, type Signed, signIn, startBuiltServer } from './testing/built-server.ts';

/* Every list that the console offers comes out of the built program as PDF: drawn in a thread, which answers when it is done. */

let server: BuiltServer;
let owner: Signed;
let tournament: string;

beforeAll(async () => {
  server = await startBuiltServer({ args: ['--demo'] });
  owner = await signIn(server, { token: server.welcome?.split('/').at(-1) });
  tournament = /console\/(\w+)/.exec(server.printed())?.[1] ?? '';
});
afterAll(() => server?.end());

const printed = async (query: string) => {
  const answer = await fetch(`${server.url}/api/v1/tournaments/${tournament}/print?${query}`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    begins: Buffer.from(bytes.slice(0, 5)).toString('latin1'),
  };
};
const PDF = { status: 200, type: 'application/pdf', begins: '%PDF-' };

/** What a Dutch tournament has nothing for: averages of opponents, the whole table, the draw, what is of teams; nor prizes, which nobody has announced. */
const NOT_HERE: readonly string[] = [
  'averages',
  'table',
  'draw',
  'line-ups',
  'teams',
  'prizes',
  'receipts',
  'diplomas',
];
const LISTS = PRINTED_LISTS.filter(list => !NOT_HERE.includes(list));

test.each(LISTS)('%s', async list => {
  expect(await printed(`lists=${list}&round=3&board=2&lang=es`)).toEqual(PDF);
});

test.each(NOT_HERE)('%s is not for a Dutch tournament, and that is said', async list => {
  expect(await printed(`lists=${list}&round=3&lang=es`)).toMatchObject({
    status: 404,
    type: 'application/problem+json; charset=utf-8',
  });
});

test('several lists are one job, in either language and on either paper', async () => {
  expect(await printed('lists=pairings,names,slips&round=4&lang=en&paper=letter&slips=6&large=1')).toEqual(
    PDF,
  );
});
