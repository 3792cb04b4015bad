import type { Position } from '../../../position/index.ts';
import type { Rule } from '../../../rules/index.ts';
import { noShowRule } from '../../swiss/absence.ts';
import { compatriotsApart, compatriotsRule } from '../../swiss/compatriots.ts';
import { excludedBy, forbiddenPairRule, met, type Prohibition } from '../../swiss/prohibition.ts';
import { type Member, shareAbsolutePreference } from '../definitions.ts';

/* The paragraphs of seed 003, C.04.4.1 (General Assembly of 1997), that decide something. */

export const ruleB = {
  key: 'dubov-1997.b',
  id: 'C.04.1.b',
  article: 'C.04.4.1 (1997), 2 (C.04.1.b)',
  text: 'Two players shall not meet more than once.',
  ...met,
} as const satisfies Prohibition<Member>;

export const ruleD = {
  key: 'dubov-1997.d',
  id: 'C.04.1.d',
  article: 'C.04.4.1 (1997), 2 (C.04.1.d)',
  text: 'A player who has already received a pairing-allocated bye, or has won because the opponent did not arrive in time, shall not receive the pairing-allocated bye.',
} as const satisfies Rule;

export const ruleFG = {
  key: 'dubov-1997.f-g',
  id: 'C.04.1.f-g',
  article: 'C.04.4.1 (1997), 2 (C.04.1.f, g)',
  text: 'Nobody gets a colour difference above 2, nor the same colour three times in a row.',
  ...shareAbsolutePreference,
} as const satisfies Prohibition<Member>;

/** Not of the chapter: pairs that the arbiter or the tournament's rules exclude. */
export const forbiddenPair = forbiddenPairRule('dubov-1997.forbidden-pair');

/** Not of the chapter: only where the option is chosen. */
export const compatriots = compatriotsRule('dubov-1997.compatriots');

export const noShow = noShowRule('dubov-1997.no-show');

export const PROHIBITIONS_1997 = [ruleB, ruleFG, forbiddenPair] as const satisfies readonly Rule[];

/** In the order in which they are cited. */
export const prohibitionsFor = (position: Position, keepsApart: boolean): readonly Prohibition<Member>[] => [
  ruleB,
  ruleFG,
  excludedBy(position, forbiddenPair),
  ...compatriotsApart(position, compatriots, keepsApart),
];

export const rule21 = {
  key: 'dubov-1997.2.1',
  id: '2.1',
  article: 'C.04.4.1 (1997), 2.1',
  text: 'Except in the last round, nobody is transferred to a higher score group twice running, nor more than three times (four in more than nine rounds).',
} as const satisfies Rule;

export const rule4 = {
  key: 'dubov-1997.4',
  id: '4',
  article: 'C.04.4.1 (1997), 4',
  text: 'The bye goes to the lowest rated player of the lowest score group; among equal ratings to one who seeks the dominant colour, then to the one with the highest average rating of the opponents.',
} as const satisfies Rule;

export const rule5 = {
  key: 'dubov-1997.5',
  id: '5',
  article: 'C.04.4.1 (1997), 5',
  text: 'First round: the first of the upper half of the list meets the first of the lower half, and so on; the last of an odd number has the bye.',
} as const satisfies Rule;

export const rule5Colours = {
  key: 'dubov-1997.5.colours',
  id: '5',
  article: 'C.04.4.1 (1997), 5',
  text: 'First game: the colour of one pairing is drawn by lot; those of odd numbers have the colour of the first, those of even numbers the other.',
} as const satisfies Rule;

export const rule62 = {
  key: 'dubov-1997.6.2',
  id: '6.2',
  article: 'C.04.4.1 (1997), 6.2',
  text: 'White seekers by ascending average rating of the opponents meet Black seekers by descending rating, row by row.',
} as const satisfies Rule;

export const rule63 = {
  key: 'dubov-1997.6.3',
  id: '6.3',
  article: 'C.04.4.1 (1997), 6.3',
  text: 'Where a row cannot stand, the White seeker meets the next possible Black seeker; if none is left, the rows above are changed, and in the end another White seeker is the opponent.',
} as const satisfies Rule;

export const rule64 = {
  key: 'dubov-1997.6.4',
  id: '6.4',
  article: 'C.04.4.1 (1997), 6.4',
  text: 'Players who cannot be paired in their score group are transferred to the next lower one; first those who were not floaters before and can be paired there.',
} as const satisfies Rule;

export const rule71 = {
  key: 'dubov-1997.7.1',
  id: '7.1',
  article: 'C.04.4.1 (1997), 7.1',
  text: 'For a player without a possible opponent in the score group, one is transferred from the next possible lower group: of the opposite colour preference, highest rated, with the lowest average rating of the opponents.',
} as const satisfies Rule;

export const rule72 = {
  key: 'dubov-1997.7.2',
  id: '7.2',
  article: 'C.04.4.1 (1997), 7.2',
  text: 'To an odd score group one player is transferred from the next possible lower group: of the preference opposite to the dominant colour, highest rated, with the lowest average rating of the opponents.',
} as const satisfies Rule;

export const rule73 = {
  key: 'dubov-1997.7.3',
  id: '7.3',
  article: 'C.04.4.1 (1997), 7.3',
  text: 'Where White seekers are too many, those with the lowest average rating of the opponents are counted among the Black seekers.',
} as const satisfies Rule;

export const rule74 = {
  key: 'dubov-1997.7.4',
  id: '7.4',
  article: 'C.04.4.1 (1997), 7.4',
  text: 'Where Black seekers are too many, those with the highest average rating of the opponents are counted among the White seekers.',
} as const satisfies Rule;

export const rule82 = {
  key: 'dubov-1997.8.2',
  id: '8.2',
  article: 'C.04.4.1 (1997), 8.2',
  text: 'A floater meets the highest rated player who, if possible, has the opposite colour preference; among equals the one with the lowest average rating of the opponents.',
} as const satisfies Rule;

/** What the text leaves to the arbiter's care (decision 68). */
export const rule9 = {
  key: 'dubov-1997.9',
  id: '9',
  article: 'C.04.4.1 (1997), 9',
  text: 'What the letter does not solve is solved in the spirit of the basic principles: no step may leave the others without a legal pairing.',
} as const satisfies Rule;

export const PROCEDURE_1997 = [
  rule21,
  rule4,
  rule5,
  rule5Colours,
  rule62,
  rule63,
  rule64,
  rule71,
  rule72,
  rule73,
  rule74,
  rule82,
  rule9,
] as const satisfies readonly Rule[];
