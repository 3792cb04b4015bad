import { describe, expect, test } from 'vitest';
import { whyRank, workingOf } from '../standings/index.ts';
import { drawn, ranked, valuesOf } from './testing/drawn.ts';

describe('C.07, article 6.2: all the tied have met', () => {
  test('the separate standing ranks them', () => {
    const table = drawn('1 0 | 2w0\n2 0 | 1b1');
    expect(valuesOf(table, 'DE')).toEqual({ 1: 0, 2: 0 });
    const level = drawn('1 0 | 2w0  3b1\n2 0 | 1b1  4w0\n3 0 | 4w=  1w0\n4 0 | 3b=  2b1');
    expect(valuesOf(level, 'DE')).toMatchObject({ 1: 2, 2: 1 });
  });

  test('4.2: of whoever is level with nobody it is not said that the tied have met', () => {
    const table = drawn('1 0 | 2w0\n2 0 | 1b1');
    const shown = workingOf(ranked(table, { tiebreaks: ['DE'] }), 2, 'DE');
    expect(shown).toMatchObject({
      ok: true,
      value: { value: 0, rule: { id: 'C.07 4.2' }, parts: [], facts: {} },
    });
  });

  test('two who drew stay tied', () => {
    expect(valuesOf(drawn('1 0 | 2w=\n2 0 | 1b='), 'DE')).toEqual({ 1: 0, 2: 0 });
  });

  test('those still level are looked at again among themselves', () => {
    // All have 1.5 of 3. 1: beat 2, lost to 3, drew 4 … the games of each with the three others decide nothing,
    // so the group stays whole.
    const table = drawn(`
      1 0 | 2w1  3b0  4w=
      2 0 | 1b0  4w1  3b=
      3 0 | 4w0  1w1  2w=
      4 0 | 3b1  2b0  1b=
    `);
    expect(valuesOf(table, 'DE')).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0 });
  });

  test('6.1.2: two who met twice count the average of their games', () => {
    const table = drawn('1 0 | 2w1  2b=  3w0\n2 0 | 1b0  1w=  4w1\n3 0 | 4w0  4b0  1b1\n4 0 | 3b1  3w1  2b0');
    const shown = whyRank(ranked(table, { tiebreaks: ['DE'] }), 1, 2);
    expect(shown).toMatchObject({
      ok: true,
      value: {
        kind: 'separated',
        by: { base: 'DE' },
        ahead: { id: 1, working: { facts: { points: 0.75 } } },
      },
    });
  });
});

describe('C.07, article 6.1.1: forfeits among the tied', () => {
  const forfeited = drawn('1 0 | 2w+  3b0\n2 0 | 1b-  4w1\n3 0 | 4w=  1w1\n4 0 | 3b=  2b0');

  test('are left out', () => {
    expect(valuesOf(forfeited, 'DE')).toMatchObject({ 1: 0, 2: 0 });
  });

  test('stand in the working as not counted', () => {
    const shown = workingOf(ranked(forfeited, { tiebreaks: ['DE'] }), 1, 'DE');
    expect(shown.ok ? shown.value.parts : []).toMatchObject([
      { round: 1, opponent: 2, amount: 1, cut: { key: 'c07-2026.6.1.1' } },
    ]);
  });

  test('are counted with /P', () => {
    expect(valuesOf(forfeited, 'DE/P')).toMatchObject({ 1: 1, 2: 2 });
  });
});

describe('C.07, article 6.3: not all the tied have met', () => {
  test('who would be alone on top whatever the missing games bring is first; the others share', () => {
    // 1 beat 2 and 3, who have not met; all three have 2 points.
    const table = drawn(`
      1 0 | 2w1  3b1  4w0
      2 0 | 1b0  5w1  6w1
      3 0 | 6w1  1w0  5b1
      4 0 | 5w0  6b=  1b1
      5 0 | 4b1  2b0  3w0
      6 0 | 3b0  4w=  2b0
    `);
    expect(valuesOf(table, 'DE')).toMatchObject({ 1: 1, 2: 2, 3: 2 });
  });

  test('a missing game that could bring another level leaves the tie', () => {
    // 1 beat 2; 3 has met neither and could have made 2.
    const table = drawn(`
      1 0 | 2w1  4b0
      2 0 | 1b0  5w1
      3 0 | 6w1  7b0
      4 0 | 7w=  1w1
      5 0 | 8w=  2b0
      6 0 | 3b0  8b0
      7 0 | 4b=  3w1
      8 0 | 5b=  6w1
    `);
    expect(valuesOf(table, 'DE')).toMatchObject({ 1: 0, 2: 0, 3: 0 });
  });

  test('in a round robin under way the tie is left to the games to come', () => {
    const table = drawn('1 0 | 2w1  4b0\n2 0 | 1b0  3w1\n3 0 | 4w1  2b0\n4 0 | 3b0  1w1', {
      system: 'berger',
    });
    expect(valuesOf(table, 'DE')).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0 });
  });
});

describe('C.07, article 4.2: direct encounter looks only at those still tied when its turn comes', () => {
  test('after Buchholz two of three are left, and they have met', () => {
    const table = drawn(`
      1 0 | 2w1  3b0  4w1
      2 0 | 1b0  4w1  3b1
      3 0 | 4w0  1w1  2w0
      4 0 | 3b1  2b0  1b0
    `);
    expect(valuesOf(table, 'DE')).toMatchObject({ 1: 1, 2: 2 });
  });
});
