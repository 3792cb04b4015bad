import { describe, expect, test } from 'vitest';
import { type Player, playerId } from '../model/index.ts';
import { bySeeding, snake } from './seeding.ts';

const named = (...names: readonly string[]): readonly Player[] =>
  names.map((name, index) => ({ id: playerId(index + 1), name }));

const sorted = (players: readonly Player[]) => [...players].sort(bySeeding).map(({ name }) => name);

describe('the order of the seeding', () => {
  test('puts the unrated below the lowest rating', () => {
    const [alba = never(), zorro = never()] = named('Alba', 'Zorro');
    expect(sorted([alba, { ...zorro, rating: 1000 }])).toEqual(['Zorro', 'Alba']);
  });

  test('puts a title before a better name, and any title before none', () => {
    const [alba = never(), beta = never(), gama = never()] = named('Alba', 'Beta', 'Gama').map(player => ({
      ...player,
      rating: 2000,
    }));
    expect(sorted([alba, { ...beta, title: 'WCM' }, { ...gama, title: 'CM' }])).toEqual([
      'Gama',
      'Beta',
      'Alba',
    ]);
  });

  test('seed 001, Sistema Belgrado: the unrated stand by the alphabet, whatever their title', () => {
    const [alba = never(), beta = never(), gama = never()] = named('Alba', 'Beta', 'Gama');
    expect(sorted([{ ...gama, title: 'GM' }, { ...beta, title: 'FM' }, alba])).toEqual([
      'Alba',
      'Beta',
      'Gama',
    ]);
  });

  test('follows the Spanish alphabet: accents and capitals do not count, ñ follows n', () => {
    expect(sorted(named('Ñ', 'nz', 'Ña', 'Oca', 'Árbol', 'Arce', 'arca'))).toEqual([
      'Árbol',
      'arca',
      'Arce',
      'nz',
      'Ñ',
      'Ña',
      'Oca',
    ]);
  });

  test('keeps two of the same name in the order of their numbers', () => {
    const twins = named('Alba', 'Alba');
    expect([...twins].reverse().sort(bySeeding)).toEqual(twins);
  });
});

test('the snake puts each number into one group, and groups differ by one player at most', () => {
  for (let players = 1; players <= 40; players++)
    for (let groups = 1; groups <= players; groups++) {
      const filled = snake(players, groups);
      const numbers = filled.flat().sort((a, b) => a - b);
      expect(numbers).toEqual(Array.from({ length: players }, (_, index) => index + 1));
      const sizes = filled.map(group => group.length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }
});

const never = (): never => {
  throw new Error('as many players as names');
};
