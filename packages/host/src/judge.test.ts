import { complete } from '@pareo/engine/complete';
import { EMPTY, replay, type Wish } from '@pareo/engine/journal';
import { STANDARD_SCORING } from '@pareo/engine/model';
import { describe, expect, test } from 'vitest';
import { askedInstead, type Head, isOfWish, judge, NO_HEAD, sinceOf } from './judge.ts';

const ANA = { kind: 'person', id: 'ana', name: 'Ana M.' } as const;
const CREATE: Wish<'create'> = {
  kind: 'create',
  details: { name: 'Abierto', zone: 'UTC', language: 'es' },
  settings: {
    system: 'dutch-2026',
    options: {},
    rounds: 3,
    scoring: STANDARD_SCORING,
    tiebreaks: [],
    halfByes: { perPlayer: 1, notInLast: 1 },
    missedRounds: 'zero',
  },
};

const wished = (head: Head, wish: Wish, at: string, made?: string) => {
  const completed = complete(head.journal.state, wish, { lot: 'a lot' });
  if (!completed.ok) throw new Error(JSON.stringify(completed.faults));
  const judged = judge(
    head,
    {
      id: `${head.version + 1}`.padStart(32, '0'),
      act: completed.value.act,
      by: ANA,
      basis: head.version,
      ...(made === undefined ? {} : { made }),
    },
    at,
  );
  if (judged.kind === 'refused') throw new Error(JSON.stringify(judged.refusals));
  return judged;
};

const AT = (minute: number): string => new Date(Date.UTC(2026, 10, 18, 9, minute)).toISOString();
const PLAYERS: Wish = {
  kind: 'enter-players',
  players: [{ name: 'López, Ana' }, { name: 'Pérez, Luis' }],
  numbers: 'by-rank',
};

test('an entry continues the seal, its replay is the head, and time does not go back', () => {
  const one = wished(NO_HEAD, CREATE, AT(5));
  const two = wished(one.head, PLAYERS, AT(3));
  expect(two.entry.at).toBe(AT(5));
  expect(two.head.seal).toBe(two.entry.seal);
  expect(replay(EMPTY, [one.entry, two.entry]).state).toEqual(two.head.journal.state);
  expect(sinceOf(two.head, 1)).toEqual([two.entry]);
});

test("the author's clock is kept where it differs by more than ten seconds", () => {
  expect(wished(NO_HEAD, CREATE, AT(5), AT(5)).entry.made).toBeUndefined();
  expect(wished(NO_HEAD, CREATE, AT(5), AT(4)).entry.made).toBe(AT(4));
});

test('the same id with another wish is not the same act', () => {
  const { entry } = wished(NO_HEAD, CREATE, AT(5));
  expect(isOfWish(entry, CREATE)).toBe(true);
  expect(isOfWish(entry, { ...CREATE, details: { ...CREATE.details, name: 'Cerrado' } })).toBe(false);
});

test('what nobody can answer with yes is not put as a question', () => {
  const wish: Wish = { kind: 'enter-result', round: 1, board: 1, result: { code: '1-0' } };
  const because = [{ code: 'round-closed', data: { round: 1 } }] as never;
  expect(askedInstead(wish, because)).toEqual({ kind: 'ask', wish, because });
  expect(askedInstead(wish, [{ code: 'unknown-board', data: {} }] as never)).toBeUndefined();
  expect(askedInstead(CREATE, because)).toBeUndefined();
});

describe('the same id again, where the host filled something in', () => {
  const DRAWN: readonly Wish[] = [
    { kind: 'renumber', by: 'lot' },
    { kind: 'settle-ties' },
    { kind: 'change-settings', changes: { system: 'scrabble-swiss' }, was: { system: 'dutch-2026' } },
  ];
  const begun = wished(wished(NO_HEAD, CREATE, AT(1)).head, PLAYERS, AT(2)).head;

  test.each(DRAWN)('$kind is the same act', wish => {
    expect(isOfWish(wished(begun, wish, AT(3)).entry, wish)).toBe(true);
  });

  test('an order that was brought along is another wish than one that was drawn', () => {
    const [drawn, brought] = [
      { kind: 'renumber', by: 'lot' },
      { kind: 'renumber', by: 'lot', order: [2, 1] },
    ] as unknown as Wish[];
    if (!drawn || !brought) expect.fail();
    const [one, other] = [wished(begun, drawn, AT(3)).entry, wished(begun, brought, AT(3)).entry];
    expect([isOfWish(one, brought), isOfWish(other, drawn), isOfWish(other, brought)]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
