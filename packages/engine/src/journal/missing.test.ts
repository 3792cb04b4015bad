import { describe, expect, test } from 'vitest';
import type { Act, Entry } from './index.ts';
import { canonical, digest, importJournal, NO_SEAL, sealed, seqOf } from './index.ts';
import { deskWith, mustSend, playRounds } from './testing/desk.ts';

/* Files that anybody made: seals right, acts never judged. */

const base = () => playRounds(deskWith(4, { rounds: 2 }), 1);

const fileOf = (
  desk: ReturnType<typeof base>,
  more: readonly (Partial<Entry> & { readonly act: Act })[],
): string => {
  const entries = [...desk.entries];
  for (const wished of more) {
    const last = entries.at(-1);
    const { by, at } = last ?? { by: { kind: 'host' as const }, at: '2026-11-21T16:00:00Z' };
    const seq = seqOf(entries.length + 1);
    const id = seq.toString(16).padStart(32, 'a');
    const { seal: _seal, ...rest } = {
      by,
      at,
      basis: seqOf(entries.length),
      seq,
      id,
      v: last?.v ?? 1,
      ...wished,
    };
    entries.push(sealed(last?.seal ?? NO_SEAL, rest));
  }
  return canonical({ format: 'pareo-journal', version: 1, entries, attachments: desk.attachments });
};

const faultsOf = (...more: Parameters<typeof fileOf>[1]) => {
  const read = importJournal(fileOf(base(), more));
  return read.ok ? [] : read.faults;
};

const result = { code: '1-0' } as const;
const boards = [{ number: 1, white: 1, black: 77 }];
const hand = { kind: 'pair-by-hand', byes: [], hand: [1], engine: 'x' };

describe('what the effect of an act needs and is not there', () => {
  test.each([
    [{ kind: 'edit-player', player: 77, changes: { name: 'Eva' }, was: {} }, 'player', 77],
    [{ kind: 'remove-player', player: 77 }, 'player', 77],
    [{ kind: 'withdraw', players: [1, 77], from: 2, cause: 'own' }, 'player', 77],
    [{ kind: 'set-attendance', cells: [{ player: 77, round: 2, as: 'half', was: 'plays' }] }, 'player', 77],
    [{ kind: 'renumber', order: [77], by: 'lot' }, 'player', 77],
    [{ ...hand, round: 2, boards }, 'player', 77],
    [{ ...hand, round: 9, boards: [] }, 'round', 9],
    [{ kind: 'publish', rounds: [9] }, 'round', 9],
    [{ kind: 'unpublish', round: 9, change: 'agreed' }, 'round', 9],
    [{ kind: 'enter-result', round: 9, board: 1, result }, 'round', 9],
    [{ kind: 'enter-result', round: 1, board: 9, result }, 'board', 9],
    [{ kind: 'correct-result', round: 1, board: 9, result, was: result, effect: 'report-only' }, 'board', 9],
    [{ kind: 'answer', question: 2, take: true }, 'question', 2],
    [{ kind: 'undo', entry: 900 }, 'entry', 900],
  ])('%j', (act, what, number) => {
    expect(faultsOf({ act: act as unknown as Act })).toMatchObject([
      { code: 'entry-impossible', data: { what, number } },
    ]);
  });

  test('a tournament made twice', () => {
    const [first] = base().entries;
    if (first === undefined) expect.fail();
    expect(faultsOf({ act: first.act })).toMatchObject([
      { code: 'entry-impossible', data: { what: 'beginning' } },
    ]);
  });

  test('a player whose entry is taken back, and who was changed since', () => {
    const enter = { kind: 'enter-late', players: [{ name: 'Eva' }], from: 2, missed: 'zero' } as const;
    const seq = base().entries.length + 1;
    const edit = { kind: 'edit-player', player: 5, changes: { name: 'Eva R.' }, was: { name: 'Eva' } };
    const undo = { kind: 'undo', entry: seqOf(seq) } as const;
    expect(faultsOf({ act: enter }, { act: edit as unknown as Act }, { act: undo })).toMatchObject([
      { code: 'entry-impossible', data: { what: 'player', number: 5 } },
    ]);
  });

  test('one id for two entries', () => {
    const id = base().entries[0]?.id ?? '';
    expect(faultsOf({ id, act: { kind: 'finish', standings: '0'.repeat(64) } })[0]?.code).toBe('entry-twice');
  });
});

test('an act that would be refused today stands, and is named', () => {
  const desk = base();
  const text = fileOf(desk, [{ act: { kind: 'remove-player', player: 1 } as unknown as Act }]);
  const read = importJournal(text);
  if (!read.ok) expect.fail(JSON.stringify(read.faults));
  expect(read.value.doubtful).toMatchObject([
    { seq: desk.entries.length + 1, refusals: [{ code: 'was-paired' }] },
  ]);
  expect(Object.keys(read.value.journal.state.players)).toHaveLength(3);
});

test('nothing in a journal of ours is doubtful', () => {
  const desk = base();
  mustSend(desk, { kind: 'undo', entry: seqOf(desk.entries.length) });
  const read = importJournal(fileOf(desk, []));
  if (!read.ok) expect.fail(JSON.stringify(read.faults));
  expect(read.value.doubtful).toEqual([]);
  expect(digest(read.value.journal.state)).toBe(digest(desk.journal.state));
});

/** An entry taken back from under a draft, as programs before 2026-11-18 let one do. */
const draftWithoutItsPlayer = () => {
  const enter = { kind: 'enter-late', players: [{ name: 'Eva' }], from: 2, missed: 'zero' } as const;
  const draft = { ...hand, round: 2, boards: [{ number: 1, white: 1, black: 5 }], byes: [] };
  const undo = { kind: 'undo', entry: seqOf(base().entries.length + 1) } as const;
  return [{ act: enter as Act }, { act: draft as unknown as Act }, { act: undo as Act }];
};

test('a draft whose player was taken back opens, and the undo is named', () => {
  const desk = base();
  const read = importJournal(fileOf(desk, draftWithoutItsPlayer()));
  if (!read.ok) expect.fail(JSON.stringify(read.faults));
  expect(read.value.doubtful.at(-1)).toMatchObject({
    seq: desk.entries.length + 3,
    refusals: [{ code: 'depends' }],
  });
  expect(read.value.journal.state.rounds[1]?.boards[0]?.black).toBe(5);
  expect(read.value.journal.state.players[5 as never]).toBeUndefined();
});

test('names in a list of who may not meet that nobody has are named', () => {
  const act = {
    kind: 'restrict',
    restrictions: [{ id: 'r1', kind: 'players', players: [1, 77], fromRound: 1, toRound: 2 }],
    was: [],
  };
  const desk = base();
  const read = importJournal(fileOf(desk, [{ act: act as unknown as Act }]));
  if (!read.ok) expect.fail(JSON.stringify(read.faults));
  expect(read.value.doubtful).toMatchObject([
    { seq: desk.entries.length + 1, refusals: [{ code: 'unknown-player' }] },
  ]);
});
