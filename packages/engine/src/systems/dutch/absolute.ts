import type { Position } from '../../position/index.ts';
import type { Rule } from '../../rules/index.ts';
import { noShowRule } from '../swiss/absence.ts';
import { compatriotsApart, compatriotsRule } from '../swiss/compatriots.ts';
import { classed, excludedBy, forbiddenPairRule, met, type Prohibition } from '../swiss/prohibition.ts';
import type { Edition, Member } from './definitions.ts';

/** Topscorers are not concerned. */
const clashOfAbsolutes = classed<Member>(
  ({ preference, isTopscorer }) =>
    preference?.strength === 'absolute' && !isTopscorer ? preference.colour : undefined,
  (a, b) => a.preference?.colour === b.preference?.colour,
);

export const c1 = {
  key: 'dutch-2026.C1',
  id: 'C1',
  article: 'C.04.3, 2.1.1',
  text: 'Two participants shall not play against each other more than once.',
  ...met,
} as const satisfies Prohibition<Member>;

export const c2 = {
  key: 'dutch-2026.C2',
  id: 'C2',
  article: 'C.04.3, 2.1.2',
  text: 'A participant who already had a pairing-allocated bye, or scored in one single round, without playing, as many points as a win, shall not receive the pairing-allocated bye.',
} as const satisfies Rule;

export const c3 = {
  key: 'dutch-2026.C3',
  id: 'C3',
  article: 'C.04.3, 2.1.3',
  text: 'Non-topscorers with the same absolute colour preference shall not meet.',
  ...clashOfAbsolutes,
} as const satisfies Prohibition<Member>;

export const c1Of2017 = {
  key: 'dutch-2017.C.1',
  id: 'C.1',
  article: 'C.04.3 (2017), C.1',
  text: 'Two players shall not meet more than once.',
  ...met,
} as const satisfies Prohibition<Member>;

export const c2Of2017 = {
  key: 'dutch-2017.C.2',
  id: 'C.2',
  article: 'C.04.3 (2017), C.2',
  text: 'A player who has already received a pairing-allocated bye, or has won because the opponent did not arrive in time, shall not receive the pairing-allocated bye.',
} as const satisfies Rule;

export const c3Of2017 = {
  key: 'dutch-2017.C.3',
  id: 'C.3',
  article: 'C.04.3 (2017), C.3',
  text: 'Non-topscorers with the same absolute colour preference shall not meet.',
  ...clashOfAbsolutes,
} as const satisfies Prohibition<Member>;

/** Not of the Dutch chapter: pairs that the arbiter or the tournament's rules exclude. */
export const forbiddenPair = forbiddenPairRule('dutch.forbidden-pair');

/** Not of the Dutch chapter: only where the option is chosen. */
export const compatriots = compatriotsRule('dutch-2026.compatriots');
export const compatriotsOf2017 = compatriotsRule('dutch-2017.compatriots');

/** Not of the Dutch chapter. */
export const noShowOf2017 = noShowRule('dutch-2017.no-show');

/** What the arbiter chose. */
export interface Settings {
  readonly 'no-compatriots': boolean;
}

const OF_THE_CHAPTER = { '2026': [c1, c3], '2017': [c1Of2017, c3Of2017] } as const satisfies Readonly<
  Record<Edition, readonly Prohibition<Member>[]>
>;

/** In the order in which they are cited. */
export const prohibitionsOf = (
  position: Position,
  edition: Edition,
  settings: Settings,
): readonly Prohibition<Member>[] => [
  ...OF_THE_CHAPTER[edition],
  excludedBy(position, forbiddenPair),
  ...compatriotsApart(
    position,
    edition === '2026' ? compatriots : compatriotsOf2017,
    settings['no-compatriots'],
  ),
];
