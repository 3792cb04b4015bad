import { describe, expect, test } from 'vitest';
import { type Scoring, STANDARD_SCORING, scoringOf } from '../../model/index.ts';
import { faultsIn, line, recordIn } from '../testing/reading.ts';

const scoringIn = (...lines: readonly string[]): Scoring =>
  recordIn([...lines, '001    1      Ana'].join('\n')).scoring;

test('a file that says nothing counts 1, half and 0', () => {
  expect(scoringIn()).toEqual(STANDARD_SCORING);
});

describe('162', () => {
  test('has symbols in columns 6, 15, 24 … and points in the four columns after each', () => {
    const text = line([1, '162'], [6, 'W'], [8, '3.0'], [15, 'D'], [17, '1.0'], [24, 'L'], [26, '0.0']);
    expect(scoringIn(text)).toEqual(scoringOf(3, 1, 0));
  });

  test('A is for absence and forfeit loss, P for the pairing-allocated bye, X for a result not known', () => {
    expect(scoringIn('162  A-1.0    P 0.5    X 0.0')).toEqual({
      ...STANDARD_SCORING,
      zeroBye: -10,
      forfeitLoss: -10,
      pairingBye: 5,
      adjourned: 0,
    });
  });

  test('Z means A, as bbpPairings writes it', () => {
    expect(scoringIn('162  Z 0.1')).toEqual(scoringIn('162  A 0.1'));
  });

  test('P follows W, and X follows D', () => {
    expect(scoringIn('162  W 2.0    D 1.0')).toEqual(scoringOf(2, 1, 0));
  });
});

describe('XXS', () => {
  test('names everything, and by W and D several things at once', () => {
    expect(scoringIn('XXS W=3 D=1 PAB=3')).toEqual(scoringOf(3, 1, 0));
  });

  test('a pairing-allocated bye not named is worth one point', () => {
    expect(scoringIn('XXS W=3', 'XXS D=1').pairingBye).toBe(10);
  });

  test('the last statement holds', () => {
    expect(scoringIn('XXS WW=2 W=3', 'XXS BW=2.5').win).toEqual({ white: 30, black: 25 });
  });

  test('knows JaVaFo’s own example of 3-2-1-0', () => {
    expect(scoringIn('XXS FL=0 W=3 D=2 PAB=2 WL=1 BL=1 ZPB=1')).toEqual({
      ...scoringOf(3, 2, 1),
      pairingBye: 20,
      zeroBye: 10,
    });
  });
});

describe('BBW, BBD, BBL, BBZ, BBF, BBU', () => {
  test('say one thing each', () => {
    expect(scoringIn('BBW  3.0', 'BBD  1.0', 'BBL  0.5', 'BBZ  0.2', 'BBF  0.1', 'BBU  2.0')).toEqual({
      ...scoringOf(3, 1, 0.5),
      zeroBye: 2,
      forfeitLoss: 1,
      pairingBye: 20,
    });
  });

  test('BBU follows BBW', () => {
    expect(scoringIn('BBW  3.0').pairingBye).toBe(30);
  });
});

test.each([
  ['162  Q 1.0', '1:5'],
  ['162  W x.0', '1:5'],
  ['XXS W=3 Q=1', '1:9'],
  ['XXS W', '1:5'],
  ['BBW', '1:5'],
  ['BBW 0.25', '1:5'],
])('%s cannot be read', (text, place) => {
  expect(faultsIn(`${text}\n001    1      Ana`)).toEqual([`${place} field-unreadable`]);
});

test('162 out of its columns is told', () => {
  expect(faultsIn('162 W 1.0  D 0.5\n001    1      Ana')).toEqual(['1:12 columns-shifted']);
});
