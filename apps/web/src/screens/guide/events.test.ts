import { expect, test } from 'vitest';
import { withEvent } from './events.ts';
import { hillFrom, proposedRounds, proposedSettings, remarkOn } from './proposal.ts';

const EMPTY = { firstColour: 'lot' } as const;

/* Worked out from events.md 3.1 before the program was asked. */

test('13 players in a knock-out: four rounds, and three of the sixteen places are empty', () => {
  expect(proposedRounds('knock-out', 'wimbledon', 13)).toBe(4);
  expect(remarkOn('wimbledon', 4, 13)).toEqual({ kind: 'draw', byes: 3 });
});

test('a knock-out has two games, extra games, and no tie-breaks of a table', () => {
  const settings = withEvent(proposedSettings('knock-out', 'wimbledon', 4), EMPTY);
  expect(settings.options).toEqual({ games: 2, 'tie-breaks': 'extra-games', 'third-place': false });
  expect(settings.tiebreaks).toEqual([]);
});

test('what was announced for level matches keeps its order', () => {
  const form = { ...EMPTY, event: { games: 4, matchTiebreaks: ['extra-games', 'lot'], thirdPlace: true } };
  expect(withEvent(proposedSettings('knock-out', 'wimbledon', 4), form).options).toEqual({
    games: 4,
    'tie-breaks': 'extra-games, lot',
    'third-place': true,
  });
});

test('five rounds of a Double-Swiss are ten games, and a bye is a win and a draw', () => {
  expect(proposedRounds('double-swiss', 'double-swiss-2026', 30)).toBe(5);
  expect(remarkOn('double-swiss-2026', 5, 30)).toEqual({ kind: 'two-games', games: 10 });
  expect(proposedSettings('double-swiss', 'double-swiss-2026', 5).scoring.pairingBye).toBe(15);
});

test('King of the Hill has one round of 8, two of 15, three of more', () => {
  expect([5, 8, 9, 12, 15, 16, 20].map(hillFrom)).toEqual([5, 8, 8, 11, 14, 14, 18]);
});

test('Scrabble: number 1 starts, sheets of 50 to 0, Buchholz and spread, the hill from round 11', () => {
  const settings = withEvent(proposedSettings('scrabble', 'scrabble-swiss', 12), EMPTY);
  expect(settings).toMatchObject({
    firstColour: 'white',
    tiebreaks: ['BH', 'SPREAD'],
    scrabble: { bye: { own: 50, rival: 0 }, forfeit: { own: 50, rival: 0 } },
    schedule: [{ system: 'king-of-the-hill', fromRound: 11, toRound: 12, options: { prizes: 3 } }],
  });
});

test('from 16 rounds on the best and the worst opponent are left out', () => {
  expect(proposedSettings('scrabble', 'scrabble-swiss', 16).tiebreaks).toEqual(['BH/M1', 'SPREAD']);
});

test('no hill, another sheet, a cap, and a rating for those who have none', () => {
  const form = { ...EMPTY, event: { hill: 0, sheet: 75, cap: 350, unrated: 1200 } };
  const settings = withEvent(proposedSettings('scrabble', 'scrabble-swiss', 12), form);
  expect(settings.schedule).toBeUndefined();
  expect(settings.scrabble).toEqual({
    bye: { own: 75, rival: 0 },
    forfeit: { own: 75, rival: 0 },
    cap: 350,
  });
  expect(settings.options).toEqual({ 'unrated-rating': 1200 });
});
