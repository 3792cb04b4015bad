import type { Criterion, Rule } from '../../../rules/index.ts';
import { compatriotsRule } from '../../swiss/compatriots.ts';
import { classed, met, type Prohibition } from '../../swiss/prohibition.ts';
import { type Member, preferTheSame, type Traits } from '../definitions.ts';

type Quality = Criterion<Traits>;

export const rule16 = {
  key: 'burstein-2026.1.6',
  id: '1.6',
  article: 'C.04.4.2, 1.6',
  text: 'The first half of the rounds, four at most, are seeding rounds: they are paired by the FIDE (Dutch) System.',
} as const satisfies Rule;

export const rule18 = {
  key: 'burstein-2026.1.8',
  id: '1.8',
  article: 'C.04.4.2, 1.8',
  text: 'Players are ranked by Buchholz, then by Sonneborn-Berger, then by pairing number; scores have no part in it.',
} as const satisfies Rule;

export const c1 = {
  key: 'burstein-2026.C1',
  id: 'C1',
  article: 'C.04.4.2, 2.1.1',
  text: 'Two participants shall not play against each other more than once.',
  ...met,
} as const satisfies Prohibition<Member>;

export const c2 = {
  key: 'burstein-2026.C2',
  id: 'C2',
  article: 'C.04.4.2, 2.1.2',
  text: 'A participant who already had a pairing-allocated bye, or scored in one single round, without playing, as many points as a win, shall not receive the pairing-allocated bye.',
} as const satisfies Rule;

export const c3 = {
  key: 'burstein-2026.C3',
  id: 'C3',
  article: 'C.04.4.2, 2.1.3',
  text: 'Two players with the same absolute colour preference shall not meet.',
  ...classed<Member>(
    ({ preference }) => (preference?.strength === 'absolute' ? preference.colour : undefined),
    (a, b) => a.preference?.colour === b.preference?.colour,
  ),
} as const satisfies Prohibition<Member>;

/** Not of the chapter: only where the option is chosen. */
export const compatriots = compatriotsRule('burstein-2026.compatriots');

/** Concerns everybody still to be paired: a step of the procedure, not a charge. */
export const c4 = {
  key: 'burstein-2026.C4',
  id: 'C4',
  article: 'C.04.4.2, 2.2.1',
  text: 'A legal pairing shall always exist for all players not yet paired.',
} as const satisfies Rule;

export const c5 = {
  key: 'burstein-2026.C5',
  id: 'C5',
  article: 'C.04.4.2, 2.3.1',
  text: 'Minimise the number of outgoing floaters.',
  ofDownfloater: () => 1,
} as const satisfies Quality;

/** Greater than 0 for every score, so that no score is no fault. */
const GRADE_OF_NO_POINTS = 1;

export const c6 = {
  key: 'burstein-2026.C6',
  id: 'C6',
  article: 'C.04.4.2, 2.3.2',
  text: 'Minimise the scores, in descending order, of the outgoing floaters.',
  ofDownfloater: player => player.score + GRADE_OF_NO_POINTS,
} as const satisfies Quality;

/** C5 and C6 charged once more in the following bracket: see `bracket-graph.ts`. */
export const c7 = {
  key: 'burstein-2026.C7',
  id: 'C7',
  article: 'C.04.4.2, 2.3.3',
  text: 'Choose the outgoing floaters so that the following bracket can comply best with C1 to C6.',
} as const satisfies Rule;

export const c8 = {
  key: 'burstein-2026.C8',
  id: 'C8',
  article: 'C.04.4.2, 2.3.4',
  text: 'Minimise the number of players who do not get their colour preference.',
  ofPair: preferTheSame,
} as const satisfies Quality;

export const rule312 = {
  key: 'burstein-2026.3.1.2',
  id: '3.1.2',
  article: 'C.04.4.2, 3.1.2',
  text: 'The bye goes to a player who allows a complete pairing of all the others.',
} as const satisfies Rule;

export const rule313 = {
  key: 'burstein-2026.3.1.3',
  id: '3.1.3',
  article: 'C.04.4.2, 3.1.3',
  text: 'The bye goes to the lowest score.',
} as const satisfies Rule;

export const rule314 = {
  key: 'burstein-2026.3.1.4',
  id: '3.1.4',
  article: 'C.04.4.2, 3.1.4',
  text: 'The bye goes, among the lowest score, to the player who has played most games.',
} as const satisfies Rule;

export const rule315 = {
  key: 'burstein-2026.3.1.5',
  id: '3.1.5',
  article: 'C.04.4.2, 3.1.5',
  text: 'The bye goes, among equals, to the player who ranks lowest.',
} as const satisfies Rule;

export const rule43 = {
  key: 'burstein-2026.4.3',
  id: '4.3',
  article: 'C.04.4.2, 4.3',
  text: 'The highest ranked meets the lowest ranked, the second the last but one, and so on; floating comes last.',
} as const satisfies Rule;

export const PROHIBITIONS_2026 = [c1, c3] as const satisfies readonly Prohibition<Member>[];

/** In order of priority; C7 stands between the two lists. */
export const BEFORE_FOLLOWING_BRACKET = [c5, c6] as const satisfies readonly Quality[];
export const AFTER_FOLLOWING_BRACKET = [c8] as const satisfies readonly Quality[];
