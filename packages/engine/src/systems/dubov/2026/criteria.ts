import type { Position } from '../../../position/index.ts';
import type { Rule } from '../../../rules/index.ts';
import { compatriotsApart, compatriotsRule } from '../../swiss/compatriots.ts';
import { excludedBy, forbiddenPairRule, met, type Prohibition } from '../../swiss/prohibition.ts';
import { type Member, seekTheSame, shareAbsolutePreference } from '../definitions.ts';

export const c1 = {
  key: 'dubov-2026.C1',
  id: 'C1',
  article: 'C.04.4.1, 2.1.1',
  text: 'Two participants shall not play against each other more than once.',
  ...met,
} as const satisfies Prohibition<Member>;

export const c2 = {
  key: 'dubov-2026.C2',
  id: 'C2',
  article: 'C.04.4.1, 2.1.2',
  text: 'A participant who already had a pairing-allocated bye, or scored in one single round, without playing, as many points as a win, shall not receive the pairing-allocated bye.',
} as const satisfies Rule;

export const c3 = {
  key: 'dubov-2026.C3',
  id: 'C3',
  article: 'C.04.4.1, 2.1.3',
  text: 'Two players with the same absolute colour preference shall not meet.',
  ...shareAbsolutePreference,
} as const satisfies Prohibition<Member>;

/** Not of the chapter: pairs that the arbiter or the tournament's rules exclude. */
export const forbiddenPair = forbiddenPairRule('dubov-2026.forbidden-pair');

/** Not of the chapter: only where the option is chosen. */
export const compatriots = compatriotsRule('dubov-2026.compatriots');

/** In the order in which they are cited. */
export const prohibitionsFor = (position: Position, keepsApart: boolean): readonly Prohibition<Member>[] => [
  c1,
  c3,
  excludedBy(position, forbiddenPair),
  ...compatriotsApart(position, compatriots, keepsApart),
];

export const c4 = {
  key: 'dubov-2026.C4',
  id: 'C4',
  article: 'C.04.4.1, 2.2.1',
  text: 'A pairing that keeps the absolute criteria shall always exist for all players not yet paired.',
} as const satisfies Rule;

/** What a bracket knows of the tournament when its pairing is judged. */
export interface Circumstances {
  readonly isLastRound: boolean;
  /** MaxT (1.8). */
  readonly maximumOfUpfloats: number;
}

const isMaximum = ({ upfloats }: Member, { maximumOfUpfloats }: Circumstances): boolean =>
  upfloats >= maximumOfUpfloats;

/**
 * A quality criterion, charged on a pair of the bracket or on an upfloater of it. `inDescendingOrder`: faults have
 * grades, and one fault of a greater grade outweighs any number of lesser ones; otherwise faults are added up.
 */
export interface Quality<Key extends string = string> extends Rule<Key> {
  readonly faults: 'added up' | 'in descending order';
  readonly ofPair?: (a: Member, b: Member) => number;
  /** The score is that of the residents. */
  readonly ofUpfloater?: (player: Member, circumstances: Circumstances, score: number) => number;
}

export const c5 = {
  key: 'dubov-2026.C5',
  id: 'C5',
  article: 'C.04.4.1, 2.3.1',
  text: 'Minimise the number of upfloaters.',
  faults: 'added up',
  ofUpfloater: () => 1,
} as const satisfies Quality;

export const c6 = {
  key: 'dubov-2026.C6',
  id: 'C6',
  article: 'C.04.4.1, 2.3.2',
  text: 'Minimise the score differences, in descending order, in the pairs with upfloaters: the highest possible scores float up.',
  faults: 'in descending order',
  ofUpfloater: (player, _, score) => score - player.score,
} as const satisfies Quality;

export const c7 = {
  key: 'dubov-2026.C7',
  id: 'C7',
  article: 'C.04.4.1, 2.3.3',
  text: 'Minimise the number of players who do not get their colour preference.',
  faults: 'added up',
  ofPair: (a, b) => (seekTheSame(a, b) ? 1 : 0),
} as const satisfies Quality;

export const c8 = {
  key: 'dubov-2026.C8',
  id: 'C8',
  article: 'C.04.4.1, 2.3.4',
  text: 'Unless it is the last round, minimise the number of upfloaters who are maximum upfloaters.',
  faults: 'added up',
  ofUpfloater: (player, circumstances) =>
    !circumstances.isLastRound && isMaximum(player, circumstances) ? 1 : 0,
} as const satisfies Quality;

/** The sum of the past upfloats of the maximum upfloaters chosen (decision 0062). */
export const c9 = {
  key: 'dubov-2026.C9',
  id: 'C9',
  article: 'C.04.4.1, 2.3.5',
  text: 'Unless it is the last round, minimise the number of times a maximum upfloater is upfloated.',
  faults: 'added up',
  ofUpfloater: (player, circumstances) =>
    !circumstances.isLastRound && isMaximum(player, circumstances) ? player.upfloats : 0,
} as const satisfies Quality;

export const c10 = {
  key: 'dubov-2026.C10',
  id: 'C10',
  article: 'C.04.4.1, 2.3.6',
  text: 'Unless it is the last round, minimise the number of upfloaters who upfloated in the previous round.',
  faults: 'added up',
  ofUpfloater: (player, { isLastRound }) => (!isLastRound && player.upfloatedLast ? 1 : 0),
} as const satisfies Quality;

/** In order of priority. */
export const QUALITIES_2026 = [c5, c6, c7, c8, c9, c10] as const satisfies readonly Quality[];
