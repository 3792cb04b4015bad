import { digest, seqOf } from '@pareo/engine/journal';
import { expect, test } from 'vitest';
import type { Desk } from '../desk.ts';
import type { Host } from '../host.ts';
import { answered, createWish, withRoundOne } from './open.ts';

/** Two persons at one journal, and the way to take the connection of the first away. */
export interface Stage {
  readonly one: Host;
  readonly two: Host;
  readonly connect: (isConnected: boolean) => void;
  readonly newId: () => string;
  readonly close: () => Promise<void>;
}

/** As long as the test may last. */
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise(done => setTimeout(done, 10));
};

const resultOn = (desk: Desk, board: number): string | undefined => {
  const recorded = desk.shown.rounds[0]?.boards.find(({ number }) => number === board)?.results[1];
  return recorded?.kind === 'result' ? recorded.result.code : undefined;
};

const result = (board: number, code: '1-0' | '0-1' | '=', was?: '1-0' | '0-1' | '=') =>
  ({
    kind: 'enter-result',
    round: 1,
    board,
    result: { code },
    ...(was ? { was: { code: was } } : {}),
  }) as const;

/** What every host must do. */
export const hostSuite = (stageOf: () => Promise<Stage>): void => {
  const begun = async () => {
    const stage = await stageOf();
    const id = answered(await stage.one.create(createWish(), stage.newId()));
    const desk = answered(await stage.one.open(id));
    await withRoundOne(desk, 8);
    const other = answered(await stage.two.open(id));
    const end = async () => {
      desk.close();
      other.close();
      await stage.close();
    };
    return { stage, id, desk, other, end };
  };

  test('a tournament is made, listed and opened; one that is not there is not found', async () => {
    const { stage, id, end } = await begun();
    const list = answered(await stage.one.tournaments());
    expect(list.items.map(one => [one.id, one.players, one.round, one.open])).toEqual([[id, 8, 1, 4]]);
    const missing = await stage.one.open('nowhere');
    expect(missing.ok ? 'found' : missing.faults[0]?.code).toBe('not-found');
    await end();
  });

  test('an act is shown at once, then written, and the other sees it', async () => {
    const { desk, other, end } = await begun();
    const sent = desk.send(result(1, '1-0'));
    expect(resultOn(desk, 1)).toBe('1-0');
    expect(desk.waiting.map(({ status }) => status)).toEqual(['sending']);
    const settled = await sent.settled;
    expect(settled.kind).toBe('done');
    await until(() => resultOn(other, 1) === '1-0');
    await until(() => desk.waiting.length === 0);
    expect(digest(desk.shown)).toBe(digest(other.shown));
    await end();
  });

  test('what the journal refuses is refused at once, and nothing is sent', async () => {
    const { desk, end } = await begun();
    const sent = desk.send(result(99, '1-0'));
    expect(sent.now.ok ? [] : sent.now.faults.map(({ code }) => code)).toEqual(['unknown-board']);
    expect(desk.waiting).toEqual([]);
    await end();
  });

  test('two arbiters on one board: the second is told what is there and by whom, and decides', async () => {
    const { stage, desk, other, end } = await begun();
    stage.connect(false);
    const mine = desk.send(result(2, '0-1'));
    expect((await mine.settled).kind).toBe('queued');
    await other.send(result(2, '1-0')).settled;
    stage.connect(true);
    desk.retry();
    await until(() => desk.waiting.some(({ status }) => status === 'refused'));
    const refused = desk.waiting.find(({ id }) => id === mine.id)?.refusals?.[0];
    expect(refused?.code).toBe('changed-meanwhile');
    await until(() => resultOn(desk, 2) === '1-0');
    desk.dismiss(mine.id);
    expect(desk.waiting).toEqual([]);
    expect((await desk.send(result(2, '0-1', '1-0')).settled).kind).toBe('done');
    await until(() => resultOn(other, 2) === '0-1');
    await end();
  });

  test('two arbiters with the same result agree: one entry, and nothing waits', async () => {
    const { stage, desk, other, end } = await begun();
    stage.connect(false);
    const mine = desk.send(result(2, '1-0'));
    expect((await mine.settled).kind).toBe('queued');
    const first = await other.send(result(2, '1-0')).settled;
    stage.connect(true);
    desk.retry();
    await until(() => desk.waiting.length === 0 && desk.live.kind === 'live');
    const [last] = answered(await desk.entries({ limit: 1 }));
    expect(first.kind === 'done' && first.entry).toEqual(last);
    expect(desk.shown.questions).toEqual(other.shown.questions);
    await end();
  });

  test('without a connection entry goes on, and is sent when it is back', async () => {
    const { stage, desk, other, end } = await begun();
    await until(() => desk.live.kind === 'live');
    stage.connect(false);
    for (const board of [1, 2, 3]) desk.send(result(board, '='));
    await until(() => desk.waiting.some(({ status }) => status === 'queued'));
    expect([1, 2, 3].map(board => resultOn(desk, board))).toEqual(['=', '=', '=']);
    expect(desk.live.kind).not.toBe('live');
    stage.connect(true);
    desk.retry();
    await until(() => [1, 2, 3].every(board => resultOn(other, board) === '='));
    await until(() => desk.waiting.length === 0 && desk.live.kind === 'live');
    await end();
  });

  test('acts that wait survive the page', async () => {
    const { stage, id, desk, other, end } = await begun();
    stage.connect(false);
    expect((await desk.send(result(4, '1-0')).settled).kind).toBe('queued');
    desk.close();
    stage.connect(true);
    const again = answered(await stage.one.open(id));
    await until(() => resultOn(other, 4) === '1-0');
    await until(() => again.waiting.length === 0);
    again.close();
    await end();
  });

  test('the journal, a moment of the past and the rulings can be read', async () => {
    const { desk, end } = await begun();
    const entries = answered(await desk.entries({ limit: 2 }));
    expect(entries.map(({ act }) => act.kind)).toEqual(['publish', 'pair']);
    expect(answered(await desk.at(seqOf(1))).phase).toBe('preparing');
    expect(answered(await desk.rulings(1)).some(({ subject }) => subject === 'board')).toBe(true);
    await end();
  });
};
