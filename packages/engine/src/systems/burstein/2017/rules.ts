import type { Criterion, Rule } from '../../../rules/index.ts';
import { noShowRule } from '../../swiss/absence.ts';
import { compatriotsRule } from '../../swiss/compatriots.ts';
import { met, type Prohibition } from '../../swiss/prohibition.ts';
import { type Member, preferTheSame, type Traits } from '../definitions.ts';
import { rule52, rule53 } from './colours.ts';

/* Seed 003, C.04.4.2. The numbers are those of the seed. */

export const rule31 = {
  key: 'burstein-2017.3.1',
  id: '3.1',
  article: 'C.04.4.2 (2017), 3.1',
  text: 'Two players who have met shall not meet again.',
  ...met,
} as const satisfies Prohibition<Member>;

export const rule32 = {
  key: 'burstein-2017.3.2',
  id: '3.2',
  article: 'C.04.4.2 (2017), 3.2',
  text: 'The players of a group, floaters included, are ordered by Sonneborn-Berger, Buchholz, median and rating.',
} as const satisfies Rule;

export const rule33 = {
  key: 'burstein-2017.3.3',
  id: '3.3',
  article: 'C.04.4.2 (2017), 3.3',
  text: 'In the first two rounds a virtual point is added to the upper half of the initial ranking.',
} as const satisfies Rule;

export const rule41 = {
  key: 'burstein-2017.4.1',
  id: '4.1',
  article: 'C.04.4.2 (2017), 4.1',
  text: 'A player who has received a point without playing shall not receive the bye.',
} as const satisfies Rule;

export const rule42 = {
  key: 'burstein-2017.4.2',
  id: '4.2',
  article: 'C.04.4.2 (2017), 4.2',
  text: 'The bye goes to the player of the lowest group with the lowest Sonneborn-Berger.',
} as const satisfies Rule;

export const rule43Of2017 = {
  key: 'burstein-2017.4.3',
  id: '4.3',
  article: 'C.04.4.2 (2017), 4.3',
  text: 'The bye goes, among the lowest Sonneborn-Berger of the lowest group, to the lowest Buchholz, and so on.',
} as const satisfies Rule;

export const rule61 = {
  key: 'burstein-2017.6.1',
  id: '6.1',
  article: 'C.04.4.2 (2017), 6.1-6.4',
  text: 'In each group the highest meets the lowest whom they have not met, the second the last but one, and so on; floating comes last.',
} as const satisfies Rule;

export const rule63 = {
  key: 'burstein-2017.6.3',
  id: '6.3',
  article: 'C.04.4.2 (2017), 6.3',
  text: 'Whoever is left over in an odd group floats to the next group, unless they came from another group.',
} as const satisfies Rule;

/** A player without a preference is content with either colour (decision 0075). */
export const rule65 = {
  key: 'burstein-2017.6.5',
  id: '6.5',
  article: 'C.04.4.2 (2017), 6.5',
  text: 'In each group the greatest number of players get their colour preference.',
  ofPair: preferTheSame,
} as const satisfies Criterion<Traits>;

export const rule66 = {
  key: 'burstein-2017.6.6',
  id: '6.6',
  article: 'C.04.4.2 (2017), 6.6',
  text: 'A floater who cannot be paired in the next group returns, and the next combination is tried; where two players are left in both groups, the two are paired as one.',
} as const satisfies Rule;

/** Not of the chapter: only where the option is chosen. */
export const compatriotsOf2017 = compatriotsRule('burstein-2017.compatriots');

export const noShowOf2017 = noShowRule('burstein-2017.no-show');

export const PROHIBITIONS_2017 = [rule31, rule52, rule53] as const satisfies readonly Prohibition<Member>[];
