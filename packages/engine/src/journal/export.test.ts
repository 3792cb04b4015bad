import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Act,
  canonical,
  digest,
  exportJournal,
  importJournal,
  type Json,
  readEntry,
  readWish,
  sealed,
  seqOf,
  wishShape,
} from './index.ts';
import { deskWith, mustSend, playRounds, SETTINGS } from './testing/desk.ts';
import { chanceOf } from './testing/lives.ts';
import { upgraded } from './upgrade/catalogue.ts';

const small = () => {
  const desk = playRounds(deskWith(4, { rounds: 1 }), 1);
  mustSend(desk, { kind: 'finish' });
  return desk;
};
const textOf = ({ entries, attachments }: ReturnType<typeof small>) => exportJournal(entries, attachments);
const codesIn = (text: string) => {
  const outcome = importJournal(text);
  return outcome.ok ? [] : [...new Set(outcome.faults.map(({ code }) => code))];
};

describe('files .pareo', () => {
  test('what is written comes back whole', () => {
    const desk = small();
    const outcome = importJournal(textOf(desk));
    if (!outcome.ok) expect.fail(JSON.stringify(outcome.faults));
    expect(outcome.value.file.entries).toEqual(JSON.parse(JSON.stringify(desk.entries)));
    expect(outcome.value.file.attachments).toHaveLength(2);
    expect(digest(outcome.value.journal.state)).toBe(digest(desk.journal.state));
  });

  test.each([
    ['not-json', '{'],
    ['not-json', '[]'],
    ['not-a-journal', '{"format":"trf"}'],
    ['not-a-journal', '{"format":"pareo-journal","version":1,"entries":[],"attachments":[]}'],
    ['version-unknown', '{"format":"pareo-journal","version":2,"entries":[],"attachments":[]}'],
    ['value-invalid', '{"format":"pareo-journal","version":1,"entries":[{}],"attachments":[]}'],
    [
      'value-invalid',
      `{"format":"pareo-journal","version":1,"entries":[${'['.repeat(5000)}${']'.repeat(5000)}],"attachments":[]}`,
    ],
  ])('%s', (code, text) => {
    expect(codesIn(text)).toEqual([code]);
  });

  test('seal-broken: a result changed in the past', () => {
    const desk = small();
    const entries = desk.entries.map(entry =>
      entry.act.kind === 'enter-result'
        ? { ...entry, act: { ...entry.act, result: { code: '0-1' as const } } }
        : entry,
    );
    expect(codesIn(exportJournal(entries, desk.attachments))).toEqual(['seal-broken']);
  });

  test('entry-out-of-order: an entry left out', () => {
    const desk = small();
    expect(codesIn(exportJournal(desk.entries.slice(1), desk.attachments))).toContain('entry-out-of-order');
  });

  test('attachments: missing, and changed', () => {
    const desk = small();
    expect(codesIn(exportJournal(desk.entries, []))).toEqual(['attachment-missing']);
    const changed = desk.attachments.map(({ digest: of }) => ({ digest: of, body: [] }));
    expect(codesIn(exportJournal(desk.entries, changed))).toEqual(['attachment-broken']);
  });

  test('300 changes of one character: refused, or the same tournament', () => {
    const desk = small();
    const text = textOf(desk);
    const right = digest(desk.journal.state);
    const chance = chanceOf(7);
    let refused = 0;
    for (let turn = 0; turn < 300; turn++) {
      const at = chance.below(text.length);
      const other = String.fromCharCode(33 + chance.below(90));
      const outcome = importJournal(text.slice(0, at) + other + text.slice(at + 1));
      if (!outcome.ok) refused++;
      else expect(digest(outcome.value.journal.state)).toBe(right);
    }
    expect(refused).toBeGreaterThan(250);
  });
});

describe('what comes from outside', () => {
  test('a wish is read strictly: every fault with its place', () => {
    const read = readWish({ kind: 'enter-result', round: 0, board: 'x', result: { code: '2-0' }, by: 'me' });
    expect(read.ok ? [] : read.faults.map(({ pointer }) => pointer)).toEqual([
      '/round',
      '/board',
      '/result/code',
      '/by',
    ]);
    expect(readWish({ kind: 'steal' }).ok).toBe(false);
    expect(readWish('publish').ok).toBe(false);
  });

  test('nobody brings an engine’s pairing along', () => {
    expect(readWish({ kind: 'pair', round: 1 }).ok).toBe(true);
    expect(readWish({ kind: 'pair', round: 1, pairing: {}, rulings: '', engine: '' }).ok).toBe(false);
    expect(readWish({ kind: 'create', details: {}, settings: SETTINGS, lot: 'mine' }).ok).toBe(false);
  });

  test('every act that was written reads back as itself', () => {
    for (const entry of small().entries) {
      const read = readEntry(JSON.parse(canonical(entry)));
      expect(read).toEqual({ ok: true, value: JSON.parse(canonical(entry)) });
    }
  });

  test('the schema names every wish', () => {
    const schema = wishShape.schema as { readonly oneOf: readonly Json[] };
    expect(schema.oneOf).toHaveLength(46);
  });
});

describe('formats of acts', () => {
  const steps = {
    1: (act: Readonly<Record<string, Json>>) => ({ ...act, second: true }),
    2: (act: Readonly<Record<string, Json>>) => ({ ...act, third: true }),
  };

  test('an old act goes step by step to the format of today', () => {
    expect(upgraded({ kind: 'x' }, 1, { to: 3, steps })).toEqual({ kind: 'x', second: true, third: true });
    expect(upgraded({ kind: 'x' }, 3, { to: 3, steps })).toEqual({ kind: 'x' });
  });

  test('a format that no step knows, or of the future, is not guessed', () => {
    expect(upgraded({}, 0, { to: 3, steps })).toBeUndefined();
    expect(upgraded({}, 4, { to: 3, steps })).toBeUndefined();
    const [entry] = small().entries;
    if (!entry) expect.fail();
    const future = sealed('', { ...entry, v: 2 });
    expect(readEntry(JSON.parse(canonical(future))).ok).toBe(false);
  });
});

test('the journal of release 0.1 replays to the same state for ever', () => {
  const folder = new URL('../../fixtures/journals/', import.meta.url);
  const expected = JSON.parse(readFileSync(new URL('digests.json', folder), 'utf8')) as Record<
    string,
    string
  >;
  const found = Object.keys(expected).map(name => {
    const outcome = importJournal(readFileSync(new URL(name, folder), 'utf8'));
    return [name, outcome.ok ? digest(outcome.value.journal.state) : outcome.faults];
  });
  expect(Object.fromEntries(found)).toEqual(expected);
});

describe('a file in an older format', () => {
  /** In a format 0 that never was, an adjournment was called by another name. */
  const KNOWN = {
    to: 1,
    steps: { 0: (act: Readonly<Record<string, Json>>) => ({ ...act, kind: 'reopen' }) },
  };
  const [first] = small().entries;
  if (!first) throw new Error('a journal has entries');
  const old = sealed(first.seal, {
    ...first,
    seq: seqOf(2),
    id: 'f'.repeat(32),
    act: { kind: 'open-again' } as unknown as Act,
    v: 0,
  });

  test('is opened as it was meant, and written again as it was sealed', () => {
    const text = exportJournal([first, old], []);
    const read = importJournal(text, KNOWN);
    if (!read.ok) expect.fail(JSON.stringify(read.faults));
    expect(read.value.file.entries[1]?.act).toEqual({ kind: 'reopen' });
    expect(exportJournal(read.value.file.entries, [])).toBe(text);
  });

  test('is refused where no step leads to today', () => {
    expect(importJournal(exportJournal([first, old], [])).ok).toBe(false);
    expect(importJournal(exportJournal([sealed('', { ...first, v: 2 })], []), KNOWN).ok).toBe(false);
  });
});
