import type { Rule } from '../../rules/index.ts';

/** Article 4: in which order opponents are tried. */

export const rule42 = {
  key: 'lim-1999.4.2',
  id: '4.2',
  article: 'C.04.4.3 (1999), 4.2',
  text: 'The opponents of the player scrutinised are tried in order: those of the other half, then those of the player’s own half from the nearest to it.',
} as const satisfies Rule;

export const rule44 = {
  key: 'lim-1999.4.4',
  id: '4.4',
  article: 'C.04.4.3 (1999), 4.4',
  text: 'Exchanges must leave those already scrutinised with compatible opponents, and the group with as many pairings as it can have; whoever is left without an opponent floats.',
} as const satisfies Rule;
