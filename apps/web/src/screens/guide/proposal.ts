import { HALF_BYES, type Settings } from '@pareo/engine/journal';
import { STANDARD_SCORING } from '@pareo/engine/model';

/* What the guide proposes for a kind of tournament, and why. Everything can be changed; nothing is hidden. */

export const KINDS = [
  'open',
  'accelerated',
  'club',
  'harkness',
  'round-robin',
  'double-round-robin',
  'groups',
] as const;
export type Kind = (typeof KINDS)[number];

/** Systems that the console runs from the first to the last round, in the order of the catalogue. */
export const SYSTEMS = [
  'dutch-2026',
  'dutch-2017',
  'dutch-1998',
  'burstein-2026',
  'burstein-2017',
  'dubov-2026',
  'dubov-1997',
  'lim-1999',
  'harkness',
  'berger',
  'double-berger',
] as const;

const isTable = (system: string): boolean => system === 'berger' || system === 'double-berger';

export const systemOf = (kind: Kind): string => {
  switch (kind) {
    case 'open':
    case 'accelerated':
    case 'club':
      return 'dutch-2026';
    case 'harkness':
      return 'harkness';
    case 'round-robin':
    case 'groups':
      return 'berger';
    case 'double-round-robin':
      return 'double-berger';
  }
};

/** Knock-out would need this many: below it two players can be perfect at the end. */
export const fewestRounds = (players: number): number =>
  Math.max(1, Math.ceil(Math.log2(Math.max(2, players))));

export const tableRounds = (players: number, system: string): number => {
  const once = Math.max(1, players % 2 === 0 ? players - 1 : players);
  return system === 'double-berger' ? 2 * once : once;
};

/** One more than the least, so that colours and a surprise can be evened out; odd, as the sport has it. */
export const proposedRounds = (kind: Kind, system: string, players: number): number => {
  if (isTable(system)) return tableRounds(players, system);
  const least = fewestRounds(players);
  if (kind === 'club') return Math.min(5, Math.max(3, least));
  const wanted = least + 1;
  return Math.min(wanted % 2 === 0 ? wanted + 1 : wanted, Math.max(1, players - 1), 11);
};

export type RoundsRemark =
  | { readonly kind: 'separates'; readonly upTo: number; readonly minimum: number }
  | { readonly kind: 'table'; readonly rounds: number }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'rather-round-robin'; readonly rounds: number };

/** What the number of rounds means for the field. */
export const remarkOn = (system: string, rounds: number, players: number): RoundsRemark => {
  if (isTable(system)) return { kind: 'table', rounds: tableRounds(players, system) };
  const all = tableRounds(players, 'berger');
  if (players >= 3 && players <= 10 && rounds >= all - 2) return { kind: 'rather-round-robin', rounds: all };
  if (rounds > players / 2 && players > 2) return { kind: 'too-many' };
  return { kind: 'separates', upTo: 2 ** rounds, minimum: fewestRounds(players) };
};

export const tiebreaksOf = (system: string): readonly string[] => {
  if (isTable(system)) return ['DE', 'WIN', 'SB', 'KS'];
  return ['BH/C1', 'BH', 'SB', 'DE', 'WIN'];
};

export const proposedSettings = (kind: Kind, system: string, rounds: number): Settings => ({
  system,
  options: {},
  rounds,
  scoring: STANDARD_SCORING,
  tiebreaks: tiebreaksOf(system),
  initialOrder: 'by-text',
  halfByes: HALF_BYES,
  missedRounds: 'zero',
  ...(kind === 'accelerated' && !isTable(system) ? { acceleration: 'baku-2026' as const } : {}),
});
