import { HALF_BYES, knownSystem, type Settings } from '@pareo/engine/journal';
import { STANDARD_SCORING } from '@pareo/engine/model';
import { listProposedFor } from '@pareo/tournament/tiebreaks';

/* What the guide proposes for a kind of tournament, and why. Everything can be changed; nothing is hidden. */

export const KINDS = [
  'open',
  'accelerated',
  'club',
  'harkness',
  'round-robin',
  'double-round-robin',
  'groups',
  'knock-out',
  'double-swiss',
  'scrabble',
  'team-swiss',
  'team-round-robin',
  'scheveningen',
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
  'double-swiss-2026',
  'scrabble-swiss',
  'berger',
  'double-berger',
  'wimbledon',
] as const;

const isTable = (system: string): boolean => knownSystem(system)?.kind === 'round-robin';
export const isOfTeams = (system: string): boolean =>
  knownSystem(system)?.pairs === 'teams' || system === 'scheveningen';
const isKnockout = (system: string): boolean => system === 'wimbledon';
const isScrabble = (system: string): boolean => knownSystem(system)?.game === 'scrabble';

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
    case 'knock-out':
      return 'wimbledon';
    case 'double-swiss':
      return 'double-swiss-2026';
    case 'scrabble':
      return 'scrabble-swiss';
    case 'team-swiss':
      return 'team-swiss-2026';
    case 'team-round-robin':
      return 'team-berger';
    case 'scheveningen':
      return 'scheveningen';
  }
};

/** A weekend of Scrabble. */
const SCRABBLE_ROUNDS = 12;

/** Knock-out would need this many: below it two players can be perfect at the end. */
export const fewestRounds = (players: number): number =>
  Math.max(1, Math.ceil(Math.log2(Math.max(2, players))));

export const tableRounds = (players: number, system: string): number => {
  const once = Math.max(1, players % 2 === 0 ? players - 1 : players);
  return system.includes('double') ? 2 * once : once;
};

/** One more than the least, so that colours and a surprise can be evened out; odd, as the sport has it. */
export const proposedRounds = (kind: Kind, system: string, players: number): number => {
  if (isTable(system)) return tableRounds(players, system);
  const least = fewestRounds(players);
  if (isKnockout(system)) return least;
  if (isScrabble(system)) return SCRABBLE_ROUNDS;
  // Each round is two games.
  if (system === 'double-swiss-2026') return Math.min(5, Math.max(1, players - 1));
  if (kind === 'club') return Math.min(5, Math.max(3, least));
  const wanted = least + 1;
  return Math.min(wanted % 2 === 0 ? wanted + 1 : wanted, Math.max(1, players - 1), 11);
};

export type RoundsRemark =
  | { readonly kind: 'separates'; readonly upTo: number; readonly minimum: number }
  | { readonly kind: 'table'; readonly rounds: number }
  | { readonly kind: 'draw'; readonly byes: number }
  | { readonly kind: 'two-games'; readonly games: number }
  | { readonly kind: 'hill'; readonly from: number }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'rather-round-robin'; readonly rounds: number };

/** What the number of rounds means for the field. */
export const remarkOn = (system: string, rounds: number, players: number): RoundsRemark => {
  if (isTable(system)) return { kind: 'table', rounds: tableRounds(players, system) };
  if (isKnockout(system)) return { kind: 'draw', byes: 2 ** fewestRounds(players) - players };
  if (system === 'double-swiss-2026') return { kind: 'two-games', games: 2 * rounds };
  if (isScrabble(system)) return { kind: 'hill', from: hillFrom(rounds) };
  const all = tableRounds(players, 'berger');
  if (players >= 3 && players <= 10 && rounds >= all - 2) return { kind: 'rather-round-robin', rounds: all };
  if (rounds > players / 2 && players > 2) return { kind: 'too-many' };
  return { kind: 'separates', upTo: 2 ** rounds, minimum: fewestRounds(players) };
};

/** King of the Hill pairs the last one, two or three rounds (King of the Hill, 1): the longer the tournament, the more. */
export const hillFrom = (rounds: number): number => rounds + 1 - (rounds <= 8 ? 1 : rounds <= 15 ? 2 : 3);

export const tiebreaksOf = listProposedFor;

/** Two games, so that each has White once; extra games decide what stays level. */
const KNOCK_OUT = { games: 2, 'tie-breaks': 'extra-games', 'third-place': false } as const;

/** Number 1 starts (Swiss, 2); the text says nothing of sheets without a game. */
const SCRABBLE = {
  firstColour: 'white',
  scrabble: { bye: { own: 50, rival: 0 }, forfeit: { own: 50, rival: 0 } },
} as const;

export const proposedSettings = (kind: Kind, system: string, rounds: number): Settings => ({
  system,
  options: isKnockout(system) ? KNOCK_OUT : {},
  rounds,
  scoring: knownSystem(system)?.scoring?.(STANDARD_SCORING) ?? STANDARD_SCORING,
  tiebreaks: tiebreaksOf(system, rounds),
  initialOrder: 'by-text',
  halfByes: HALF_BYES,
  missedRounds: 'zero',
  ...(isScrabble(system) ? SCRABBLE : {}),
  ...(kind === 'accelerated' && !isTable(system) ? { acceleration: 'baku-2026' as const } : {}),
});
