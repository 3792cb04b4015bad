import { describe, expect, test } from 'vitest';
import { drawn, ranked } from '../tiebreaks/testing/drawn.ts';
import { checkRanks, crosstable, encounters, whyRank, workingOf } from './index.ts';

/* Points 2, 1.5, 1.5, 1. Buchholz of 2 is 4.5, of 3 it is 4.5; 2 and 3 drew; games won 1 and 1. */
const table = drawn(`
  1 2300 | 4w1  2b=  3w=
  2 2200 | 3w=  1w=  4b=
  3 2100 | 2b=  4w=  1b=
  4 2000 | 1b0  3b=  2w=
`);

describe('whyRank: the criterion that separated two participants', () => {
  test('names it, with both numbers and what was level before', () => {
    const shown = whyRank(ranked(table, { tiebreaks: ['DE', 'BH', 'ARO', 'TPN'] }), 3, 2);
    expect(shown).toMatchObject({
      ok: true,
      value: {
        kind: 'separated',
        by: { written: 'ARO' },
        position: 3,
        levelOn: [{ value: 1.5 }, { value: 0 }, { value: 4.5 }],
        ahead: { id: 3, value: 2167 },
        behind: { id: 2, value: 2133 },
      },
    });
  });

  test('gives the working of both sides', () => {
    const shown = whyRank(ranked(table, { tiebreaks: ['BH'] }), 1, 4);
    const side = shown.ok && shown.value.kind === 'separated' ? shown.value.behind.working : undefined;
    expect(side?.parts.map(part => part.amount)).toEqual([0, 0.5, 0.5]);
  });

  test('C.07, 14.1, 16.5: tells whose round is cut, against whom, and why', () => {
    // 1 and 2 have two points. 1 asked for a bye in round 3, which is worth more than the opponent of round 1 brings.
    const cut = drawn(`
      1 2300 | 6w1  3b=  H
      2 2200 | 5w1  4b1  3w0
      3 2100 | 4w1  1w=  2b1
      4 2000 | 3b0  2w0  6b=
      5 1900 | 2b0  6w1  Z
      6 1800 | 1b0  5b0  4w=
    `);
    const shown = whyRank(ranked(cut, { tiebreaks: ['BH/C1'] }), 1, 2);
    expect(shown).toMatchObject({
      ok: true,
      value: {
        kind: 'separated',
        by: { written: 'BH/C1' },
        isPlace: false,
        levelOn: [{ value: 2, isPlace: false }],
        cuts: [
          { of: 2, round: 2, opponent: 4, amount: 0.5, cut: { id: 'C.07 14.1' } },
          { of: 1, round: 3, against: 'dummy', amount: 1.5, cut: { id: 'C.07 16.5' } },
        ],
      },
    });
  });

  test('places of a direct encounter are places', () => {
    const tied = drawn('1 0 | 2w0  4b1  3w1\n2 0 | 1b1  3w0  4b1\n3 0 | 4w=  2b1  1b0\n4 0 | 3b=  1w0  2w0');
    expect(whyRank(ranked(tied, { tiebreaks: ['DE'] }), 1, 2)).toMatchObject({
      value: { by: { written: 'DE' }, isPlace: true, ahead: { id: 2, value: 1 }, cuts: [] },
    });
  });

  test('says when they share the place', () => {
    expect(whyRank(ranked(table), 2, 3)).toMatchObject({ ok: true, value: { kind: 'shared', rank: 2 } });
  });

  test('refuses a number that nobody has', () => {
    expect(whyRank(ranked(table), 2, 9)).toMatchObject({
      ok: false,
      faults: [{ code: 'unknown-player-named' }],
    });
  });
});

describe('workingOf', () => {
  test('a tie-break of the list', () => {
    const shown = workingOf(ranked(table, { tiebreaks: ['BH/C1'] }), 4, 'bh/c1');
    expect(shown).toMatchObject({ ok: true, value: { value: 3.5, rule: { key: 'c07-2026.8.1' } } });
    expect(shown.ok ? shown.value.parts.map(part => part.cut?.article) : []).toEqual([
      undefined,
      'C.07 14.1',
      undefined,
    ]);
  });

  test('direct encounter shows the group and the games among it', () => {
    const shown = workingOf(ranked(table, { tiebreaks: ['DE'] }), 2, 'DE');
    expect(shown).toMatchObject({
      ok: true,
      value: { value: 0, parts: [{ opponent: 3, amount: 0.5 }], facts: { group: [2, 3], missing: 0 } },
    });
  });

  test('a tie-break that is not in the list', () => {
    expect(workingOf(ranked(table), 1, 'ARO')).toMatchObject({ ok: true, value: { value: 2100 } });
  });

  test('a code that cannot be read', () => {
    expect(workingOf(ranked(table), 1, 'NO')).toMatchObject({
      ok: false,
      faults: [{ code: 'tiebreak-unknown' }],
    });
  });
});

describe('crosstable', () => {
  test('by rank: rounds with opponent, colour and result', () => {
    const { rows } = crosstable(ranked(table, { tiebreaks: ['ARO'] }));
    expect(rows.map(row => row.id)).toEqual([1, 3, 2, 4]);
    expect(rows[0]?.rounds[1]).toMatchObject({ opponent: 2, opponentRank: 3, colour: 'black', symbol: '=' });
  });

  test('by rank: who shares a rank has a line of their own, and a cell names one opponent', () => {
    const { rows } = crosstable(ranked(table, { tiebreaks: [] }));
    expect(new Set(rows.map(row => row.rank)).size).toBeLessThan(rows.length);
    expect(rows.map(row => row.line)).toEqual([1, 2, 3, 4]);
    const lineOf = new Map(rows.map(row => [row.id, row.line]));
    for (const { opponent, opponentLine } of rows.flatMap(row => row.rounds))
      expect(opponentLine).toBe(opponent === undefined ? undefined : lineOf.get(opponent));
  });

  test('by number: a cell for each opponent', () => {
    const byNumber = crosstable(ranked(table, { tiebreaks: ['ARO'] }), 'number');
    expect(
      byNumber.rows.map(row => encounters(byNumber, row).map(cells => cells.map(cell => cell.symbol).join())),
    ).toEqual([
      ['', '=', '=', '1'],
      ['=', '', '=', '='],
      ['=', '=', '', '='],
      ['0', '=', '=', ''],
    ]);
  });

  test('byes and forfeits by the letters of TRF', () => {
    const odd = drawn('1 0 | 2w+  U\n2 0 | 1b-  H\n3 0 | F  Z');
    const { rows } = crosstable(ranked(odd), 'number');
    expect(rows.map(row => row.rounds.map(cell => cell.symbol).join(''))).toEqual(['+U', '-H', 'FZ']);
  });
});

describe('checkRanks: the ranks of a file against its own list', () => {
  const stating = (...stated: readonly number[]) => ({
    tiebreaks: ['ARO'],
    particulars: Object.fromEntries(stated.map((statedRank, at) => [at + 1, { statedRank }])),
  });
  const DRAWING =
    '1 2300 | 4w1  2b=  3w=\n2 2200 | 3w=  1w=  4b=\n3 2100 | 2b=  4w=  1b=\n4 2000 | 1b0  3b=  2w=';

  test('right ranks give no difference', () => {
    expect(checkRanks(drawn(DRAWING, stating(1, 3, 2, 4)))).toMatchObject({
      ok: true,
      value: { kind: 'checked', checked: 4, differences: [] },
    });
  });

  test('wrong ranks are named with the criterion that decides', () => {
    expect(checkRanks(drawn(DRAWING, stating(1, 2, 3, 4)))).toMatchObject({
      ok: true,
      value: {
        differences: [
          { id: 3, stated: 3, computed: 2, because: { kind: 'separated', by: { written: 'ARO' } } },
          { id: 2, stated: 2, computed: 3 },
        ],
      },
    });
  });

  test('those who share a place may stand in any order in it', () => {
    const shared = drawn(DRAWING, { ...stating(1, 3, 2, 4), tiebreaks: ['WIN'] });
    expect(checkRanks(shared)).toMatchObject({ ok: true, value: { differences: [] } });
  });

  test('without a list or without ranks there is nothing to check', () => {
    expect(checkRanks(drawn(DRAWING))).toMatchObject({ value: { kind: 'nothing-stated', missing: 'list' } });
    expect(checkRanks(drawn(DRAWING, { tiebreaks: ['BH'] }))).toMatchObject({ value: { missing: 'ranks' } });
  });
});
