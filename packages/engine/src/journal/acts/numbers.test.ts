import { describe, expect, test } from 'vitest';
import type { PlayerKey, State, Wish } from '../index.ts';
import { codesOf, type Desk, deskWith, insist, mustSend, playRounds, send } from '../testing/desk.ts';

/* Lists of ratings, certificates of norms, and what is frozen of both at the end. */

const key = (number: number) => number as PlayerKey;
const takeList = (more: Partial<Wish<'take-list'>> = {}): Wish => ({
  kind: 'take-list',
  list: 'standard',
  month: '2026-11',
  players: [{ player: key(1), rating: 2411, k: 10, games: 300, birth: '1990/00/00' }],
  was: [],
  ...more,
});
const dataOf = (state: State, player: number) => state.players[player]?.data;

describe('take-list', () => {
  test('the list stands beside the rating that pairs', () => {
    const state = mustSend(deskWith(4), takeList());
    expect(dataOf(state, 1)).toMatchObject({
      rating: 2390,
      lists: { standard: { rating: 2411, k: 10, games: 300 } },
      birth: '1990/00/00',
    });
    expect(state.details.ratingMonth).toBe('2026-11');
  });

  test('who is not on it has no rating there, and keeps the other lists', () => {
    const desk = deskWith(4);
    mustSend(
      desk,
      takeList({ list: 'rapid', month: '2026-10', players: [{ player: key(2), rating: 2000 }] }),
    );
    const state = mustSend(desk, takeList({ players: [{ player: key(2) }] }));
    expect(dataOf(state, 2)?.lists).toEqual({ rapid: { rating: 2000 } });
  });

  test('undone, the player is as before', () => {
    const desk = deskWith(4);
    const before = dataOf(desk.journal.state, 1);
    const { version } = mustSend(desk, takeList());
    expect(dataOf(mustSend(desk, { kind: 'undo', entry: version }), 1)).toEqual(before);
  });

  test('two arbiters: the second saw another list', () => {
    const desk = deskWith(4);
    mustSend(desk, takeList());
    expect(
      codesOf(send(desk, takeList({ month: '2026-10', players: [{ player: key(1), rating: 2405 }] }))),
    ).toEqual(['changed-meanwhile']);
  });

  test('the same list again changes nothing', () => {
    const desk = deskWith(4);
    const { players } = takeList() as Wish<'take-list'>;
    mustSend(desk, takeList());
    expect(codesOf(send(desk, takeList({ was: players })))).toEqual(['nothing-to-change']);
  });

  test('after round 1 it is confirmed, and a title of the list puts a draft out of date', () => {
    const desk = playRounds(deskWith(4), 1);
    mustSend(desk, { kind: 'pair', round: 2 });
    expect(codesOf(send(desk, takeList()))).toEqual(['not-confirmed']);
    const state = mustSend(desk, takeList({ players: [{ player: key(1), rating: 2411, title: 'IM' }] }));
    expect(state.touched.pairing).toBe(state.version);
  });
});

const normDesk = (): Desk => {
  const desk = deskWith(4, { rounds: 1 });
  mustSend(desk, {
    kind: 'change-details',
    changes: { norms: { host: 'MEX' }, start: '2026-11-16' },
    was: {},
  });
  for (const player of [1, 2, 3, 4])
    mustSend(desk, { kind: 'edit-player', player: key(player), changes: { federation: 'MEX' }, was: {} });
  return playRounds(desk, 1);
};
const issueNorm: Wish = { kind: 'issue-norm', player: key(1), title: 'IM' };

describe('issue-norm', () => {
  test('against the verdict it needs a reason, and says so', () => {
    const desk = normDesk();
    expect(codesOf(insist(desk, { ...issueNorm, reason: '' }))).toEqual(['reason-missing']);
    const state = mustSend(desk, issueNorm);
    expect(state.issued).toMatchObject([{ player: 1, title: 'IM', reached: false }]);
    expect(desk.attachments.at(-1)).toMatchObject({
      digest: state.issued?.[0]?.verdict,
      body: { title: 'IM', norm: false, games: 1 },
    });
  });

  test('issued twice alike it changes nothing; undone it is gone', () => {
    const desk = normDesk();
    const { version } = mustSend(desk, issueNorm);
    expect(codesOf(insist(desk, issueNorm))).toEqual(['nothing-to-change']);
    expect(mustSend(desk, { kind: 'undo', entry: version }).issued ?? []).toEqual([]);
  });

  test('a man makes no norm of a title of women', () => {
    const desk = normDesk();
    expect(codesOf(insist(desk, { ...issueNorm, title: 'WGM' }))).toEqual(['no-such-norm']);
  });

  test('while a game is open there is no certificate', () => {
    const desk = normDesk();
    mustSend(desk, { kind: 'clear-result', round: 1, board: 1, was: { code: '1-0' } });
    expect(codesOf(insist(desk, issueNorm))).toEqual(['games-open']);
  });
});

describe('finish', () => {
  test('ratings and norms are frozen beside the standings', () => {
    const desk = normDesk();
    const state = mustSend(desk, { kind: 'finish' });
    const kept = new Map(desk.attachments.map(({ digest, body }) => [digest, body]));
    // Won by the higher rated as White or not: 2390 against 2370 expects .53, so a win is worth .47 x K 20.
    expect(kept.get(state.numbers?.ratings ?? '')).toMatchObject({
      kind: 'standard',
      edition: '2025-10',
      changes: [{ player: 1, own: 2390, games: 1, k: 20 }, {}, {}, {}],
    });
    expect(kept.get(state.numbers?.norms ?? '')).toMatchObject({ event: { host: 'MEX' } });
  });

  test('without a first day there is no rating report, and nothing is made up', () => {
    const desk = playRounds(deskWith(4, { rounds: 1 }), 1);
    expect(mustSend(desk, { kind: 'finish' }).numbers).toBeUndefined();
  });

  test('reopened, nothing is frozen', () => {
    const desk = normDesk();
    mustSend(desk, { kind: 'finish' });
    expect(mustSend(desk, { kind: 'reopen' }).numbers).toBeUndefined();
  });
});
