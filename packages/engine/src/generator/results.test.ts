import { expect, test } from 'vitest';
import { randomFrom } from './random.ts';
import { chancesBetween, drawResult, withDraws } from './results.ts';

const rounded = ({ white, draw, black }: ReturnType<typeof chancesBetween>) =>
  [white, black, draw].map(chance => chance.toFixed(3));

test('the check value of the published model: 2467 against 2344', () => {
  expect(rounded(chancesBetween(2467, 2344))).toEqual(['0.511', '0.138', '0.351']);
});

test('chances are no less than 0 and add up to 1, whoever plays', () => {
  for (let white = 1000; white <= 2900; white += 100)
    for (let black = 1000; black <= 2900; black += 100) {
      const chances = chancesBetween(white, black);
      expect(Math.min(chances.white, chances.draw, chances.black)).toBeGreaterThanOrEqual(0);
      expect(chances.white + chances.draw + chances.black).toBeCloseTo(1, 9);
    }
});

test('the stronger wins more often, and White more often than Black among equals', () => {
  expect(chancesBetween(2400, 2200).white).toBeGreaterThan(chancesBetween(2300, 2200).white);
  expect(chancesBetween(2300, 2300).white).toBeGreaterThan(chancesBetween(2300, 2300).black);
});

test('a stated share of draws replaces that of the model and keeps the proportion of wins', () => {
  const model = chancesBetween(2467, 2344);
  const stated = withDraws(model, 20);
  expect(stated.draw).toBe(0.2);
  expect(stated.white / stated.black).toBeCloseTo(model.white / model.black, 9);
});

test('results are drawn as often as the chances say', () => {
  const random = randomFrom('results');
  const chances = chancesBetween(2467, 2344);
  const results = Array.from({ length: 20_000 }, () => drawResult(chances, random));
  const share = (white: string) => results.filter(([result]) => result === white).length / 20_000;
  expect(share('win')).toBeCloseTo(chances.white, 1.5);
  expect(share('draw')).toBeCloseTo(chances.draw, 1.5);
});
