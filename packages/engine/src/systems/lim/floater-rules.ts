import type { Rule } from '../../rules/index.ts';
import type { Settings } from './options.ts';

/** Article 3: who floats, and who plays a floater. */

export const rule32 = {
  key: 'lim-1999.3.2',
  id: '3.2',
  article: 'C.04.4.3 (1999), 3.2',
  text: 'Floaters go to the next lower group when pairing downwards, to the next higher one when pairing upwards. To make a group even, a player is chosen who tends to equalise the numbers due each colour; where those are equal, the lowest ranked when pairing downwards, the highest ranked when pairing upwards. In Maxi-tournaments the one chosen is within 100 rating points of that player, who otherwise floats.',
} as const satisfies Rule;

export const rule33 = {
  key: 'lim-1999.3.3',
  id: '3.3',
  article: 'C.04.4.3 (1999), 3.3',
  text: 'Where there is a choice of who floats down, it is the lowest ranked of those with a compatible opponent in the lower group, excluding the opponents of other floaters with more points or higher numbers.',
} as const satisfies Rule;

export const rule34 = {
  key: 'lim-1999.3.4',
  id: '3.4',
  article: 'C.04.4.3 (1999), 3.4',
  text: 'Where there is a choice of who floats up, it is the highest ranked of those with a compatible opponent in the higher group, excluding the opponents of other floaters with fewer points or lower numbers.',
} as const satisfies Rule;

export const rule35 = {
  key: 'lim-1999.3.5',
  id: '3.5',
  article: 'C.04.4.3 (1999), 3.5',
  text: 'A proposed floater without a compatible opponent in the adjacent group is exchanged for another of the group if possible, and otherwise floated to the group beyond.',
} as const satisfies Rule;

export const rule361 = {
  key: 'lim-1999.3.6.1',
  id: '3.6.1',
  article: 'C.04.4.3 (1999), 3.6.1',
  text: 'Of several downfloaters from one group the one with the highest pairing number is paired first.',
} as const satisfies Rule;

export const rule362 = {
  key: 'lim-1999.3.6.2',
  id: '3.6.2',
  article: 'C.04.4.3 (1999), 3.6.2',
  text: 'Of downfloaters from different groups the one from the highest group is paired first.',
} as const satisfies Rule;

export const rule363 = {
  key: 'lim-1999.3.6.3',
  id: '3.6.3',
  article: 'C.04.4.3 (1999), 3.6.3',
  text: 'In the upper half and in the median group downfloaters are paired first, then upfloaters, then the others.',
} as const satisfies Rule;

export const rule371 = {
  key: 'lim-1999.3.7.1',
  id: '3.7.1',
  article: 'C.04.4.3 (1999), 3.7.1',
  text: 'Of several upfloaters from one group the one with the lowest pairing number is paired first.',
} as const satisfies Rule;

export const rule372 = {
  key: 'lim-1999.3.7.2',
  id: '3.7.2',
  article: 'C.04.4.3 (1999), 3.7.2',
  text: 'Of upfloaters from different groups the one from the lowest group is paired first.',
} as const satisfies Rule;

export const rule38 = {
  key: 'lim-1999.3.8',
  id: '3.8',
  article: 'C.04.4.3 (1999), 3.8',
  text: 'When pairing downwards a floater is paired with the highest ranked available player who is due the opposite colour, when pairing upwards with the lowest ranked one; in Maxi-tournaments opponents are exchanged for this only within 100 rating points.',
} as const satisfies Rule;

/** Only where the option is chosen (decision 583). */
export const rule108Of1987 = {
  key: 'lim-1999.10.8',
  id: '10.8',
  article: 'C.04.2 (1999), 10.8',
  text: 'When pairing downwards a floater is paired with the lowest ranked available player who is due the opposite colour, when pairing upwards with the highest ranked one; in Maxi-tournaments opponents are exchanged for this only within 100 rating points.',
} as const satisfies Rule;

/** Who of the available players a floater meets. */
export const ruleOfOpponents = ({ floatersMeet }: Pick<Settings, 'floatersMeet'>): Rule =>
  floatersMeet === 'highest-downwards' ? rule38 : rule108Of1987;

export const rule39 = {
  key: 'lim-1999.3.9',
  id: '3.9',
  article: 'C.04.4.3 (1999), 3.9',
  text: 'Floaters are chosen so as to avoid, in this order: those who had floated into the group and have no compatible opponent in the adjacent one (a), those who had floated in and have one (b), those who have none (c).',
} as const satisfies Rule;

export const rule310 = {
  key: 'lim-1999.3.10',
  id: '3.10',
  article: 'C.04.4.3 (1999), 3.10',
  text: 'A player who floated in the previous round is not floated by 2.3.d, provided that no floaters of types a, b or c result and the number of pairings in the group is not reduced.',
} as const satisfies Rule;
