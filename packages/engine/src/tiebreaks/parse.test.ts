import { describe, expect, test } from 'vitest';
import { formatTiebreak } from './code.ts';
import { parseTiebreak, parseTiebreaks } from './parse.ts';

const read = (text: string) => {
  const parsed = parseTiebreak(text);
  return parsed.ok ? { base: parsed.value.base, ...parsed.value.modifiers } : parsed.faults[0];
};

describe('MTB26: a code is a name, a score of teams and variants', () => {
  test.each([
    ['BH', { base: 'BH' }],
    ['BH/C1', { base: 'BH', cut: { low: 1, high: 0 } }],
    ['BH:MP/M2/P', { base: 'BH', score: 'mp', cut: { low: 2, high: 2 }, forfeitsPlayed: true }],
    ['KS/L+1', { base: 'KS', limit: 1 }],
    ['KS/L-2', { base: 'KS', limit: -2 }],
    ['SSSC/F/P/K5', { base: 'SSSC', fore: true, forfeitsPlayed: true, divisor: 5 }],
    ['ARO/C1/U1400', { base: 'ARO', cut: { low: 1, high: 0 }, unrated: 1400 }],
    ['TPN/R', { base: 'TPN', reversed: true }],
    ['EMGSB', { base: 'EMGSB' }],
    ['MPvGP', { base: 'MPVGP' }],
    ['DE/P', { base: 'DE', forfeitsPlayed: true }],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test('capitals and blanks do not matter', () => {
    expect(read(' bh/c1 ')).toEqual({ base: 'BH', cut: { low: 1, high: 0 } });
  });

  test('the hyphen of the handbook is read as the slash of TRF', () => {
    expect(read('BH-C1')).toEqual(read('BH/C1'));
    expect(read('KS/L-1')).toEqual({ base: 'KS', limit: -1 });
  });

  test('GE, the name of REP until 2024, is read as REP', () => {
    expect(read('GE')).toEqual({ base: 'REP' });
  });

  test('tie-breaks of other texts may be written as self-defined ones (C.07, article 4.1)', () => {
    expect(read('OTHER_SPREAD')).toEqual({ base: 'SPREAD' });
  });

  test('what is written comes back in one spelling', () => {
    const parsed = parseTiebreak('bh:mp/p/c1');
    expect(parsed.ok && formatTiebreak(parsed.value)).toBe('BH:MP/C1/P');
  });
});

describe('a list that cannot be read is refused with every fault', () => {
  test('an unknown code', () => {
    expect(read('XYZ')).toMatchObject({ code: 'tiebreak-unknown', data: { tiebreak: 'XYZ' } });
  });

  test('a self-defined code, whose definition no file carries', () => {
    expect(read('OTHER_BLITZ')).toMatchObject({ code: 'tiebreak-self-defined' });
  });

  test('a variant that the tie-break does not have, with those it has', () => {
    expect(read('WIN/C1')).toMatchObject({
      code: 'tiebreak-modifier-unknown',
      data: { tiebreak: 'WIN/C1', modifier: 'C1', allowed: ':MP, :GP' },
    });
    expect(read('WIN/C1')).not.toMatchObject({ data: { areExamples: true } });
    // Any number of values may be cut, so that /C1 and /C2 are not all.
    expect(read('BH/X1')).toMatchObject({ data: { areExamples: true } });
  });

  test('all of them at once', () => {
    const list = parseTiebreaks(['BH', 'FOO', 'BH/Q1', 'SB']);
    expect(list.ok ? [] : list.faults.map(fault => fault.code)).toEqual([
      'tiebreak-unknown',
      'tiebreak-modifier-unknown',
    ]);
  });
});
