import { checkTournament } from '@pareo/engine';
import { playerId, STANDARD_SCORING, type Turn } from '@pareo/engine/model';
import { expect, test } from 'vitest';
import { averagesSheet } from './index.ts';

const game = (opponent: number, colour: 'white' | 'black', result: 'win' | 'draw' | 'loss'): Turn => ({
  kind: 'game',
  opponent: playerId(opponent),
  colour,
  result,
});

/** 1 (2400) met 3 and 2; 2 (2300) came to round 2 alone; 3 (2200) met 1 and 4; 4 (2100) met 3 alone. */
const checked = (system: string) => {
  const turns: readonly (readonly Turn[])[] = [
    [game(3, 'white', 'win'), game(2, 'black', 'draw')],
    [{ kind: 'forfeit', opponent: playerId(4), colour: 'black', won: true }, game(1, 'white', 'draw')],
    [game(1, 'black', 'loss'), game(4, 'white', 'win')],
    [{ kind: 'forfeit', opponent: playerId(2), colour: 'white', won: false }, game(3, 'black', 'loss')],
  ];
  const found = checkTournament({
    header: {},
    system,
    scoring: STANDARD_SCORING,
    initialColour: 'white',
    plannedRounds: 3,
    virtualPoints: [],
    forbiddenPairs: [],
    requestedByes: [],
    abnormalPoints: [],
    tiebreaks: [],
    keptLines: [],
    players: turns.map((own, at) => ({
      id: playerId(at + 1),
      name: `P${at + 1}`,
      rating: 2400 - 100 * at,
      turns: own,
    })),
  });
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  return found.value;
};

test('C.04.4.1 (1997), 9 and 1.2: the mean of the ratings of the opponents met, group by group', () => {
  const sheet = averagesSheet(checked('dubov-1997'));
  expect(sheet?.article).toBe('C.04.4.1 (1997), 9');
  expect(sheet?.rows.map(({ person, points, average }) => [person.number, points, average])).toEqual([
    [1, '1.5', '2250.00'],
    [2, '1.5', '2400.00'],
    [3, '1.0', '2250.00'],
    [4, '0.0', '2200.00'],
  ]);
  const first = averagesSheet(checked('dubov-1997'), 1);
  expect(first?.rows.map(({ person, average }) => [person.number, average])).toEqual([
    [1, '2200.00'],
    [2, '–'],
    [3, '2400.00'],
    [4, '–'],
  ]);
});

test('no other text asks for it', () => {
  expect(averagesSheet(checked('dutch-2017'))).toBeUndefined();
});
