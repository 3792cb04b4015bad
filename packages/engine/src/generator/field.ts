import {
  type ForbiddenPairs,
  type Player,
  type PlayerId,
  playerId,
  pointsOfWin,
  tenths,
  type VirtualPoints,
} from '../model/index.ts';
import { bakuRounds2017, bakuRounds2026, sizeOfGroupA } from '../position/index.ts';
import type { PairingSystem } from '../systems/system.ts';
import type { Stays } from './absences.ts';
import { randomFrom } from './random.ts';
import type { GeneratorSettings } from './settings.ts';

/** Those stated; or as many as asked for, with ratings from the range, the strongest first. */
export const fieldOf = (settings: GeneratorSettings, system: PairingSystem): readonly Player[] => {
  const { players, seed, ratings } = settings;
  if (typeof players !== 'number') return players;
  const random = randomFrom(`${seed}/ratings`);
  return Array.from({ length: players }, () => random.between(ratings.lowest, ratings.highest))
    .sort((a, b) => b - a)
    .map((rating, index) => ({
      id: playerId(index + 1),
      name: `Player ${String(index + 1).padStart(4, '0')}`,
      rating,
      // Two teams of the same strength: boards of A and B in turn.
      ...(system.kind === 'team-table' ? { group: index % 2 === 0 ? 'A' : 'B' } : {}),
    }));
};

/** So many pairs, none of them twice. */
export const forbiddenPairsOf = (
  ids: readonly PlayerId[],
  { seed, forbiddenPairs, rounds }: GeneratorSettings,
): readonly ForbiddenPairs[] => {
  if (typeof forbiddenPairs !== 'number') return forbiddenPairs;
  const random = randomFrom(`${seed}/forbidden pairs`);
  const pairs = new Map<string, readonly PlayerId[]>();
  while (pairs.size < forbiddenPairs) {
    const pair = random.some(ids, 2);
    pairs.set(pair.join(), pair);
  }
  return [...pairs.values()].map(players => ({ players, fromRound: 1, toRound: rounds }));
};

/**
 * The virtual points of the acceleration, player by player: every program reads them so, whatever it knows of Baku.
 * Latecomers stand below the last player of group A unless they are ranked above (C.04.7, article 1.2).
 */
export const virtualPointsOf = (
  ids: readonly PlayerId[],
  stays: Stays,
  { acceleration, rounds, scoring }: GeneratorSettings,
): readonly VirtualPoints[] => {
  if (acceleration === undefined) return [];
  if (typeof acceleration !== 'string') return acceleration;
  const atTheStart = ids.filter(id => stays.get(id)?.from === 1);
  const lastOfA = atTheStart[sizeOfGroupA(atTheStart.length) - 1] ?? atTheStart.at(-1);
  const groupA = ids.slice(0, lastOfA === undefined ? 0 : ids.indexOf(lastOfA) + 1);
  const { accelerated, byAWin } = acceleration === 'baku-2017' ? bakuRounds2017 : bakuRounds2026(rounds);
  const win = pointsOfWin(scoring);
  const runs = [
    { fromRound: 1, toRound: byAWin, points: win },
    { fromRound: byAWin + 1, toRound: accelerated, points: tenths(Math.floor(win / 2)) },
  ].filter(({ fromRound, toRound }) => fromRound <= toRound);
  return groupA.flatMap(id => runs.map(run => ({ fromPlayer: id, toPlayer: id, ...run })));
};
