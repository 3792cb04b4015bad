import type { Rule } from '../../rules/index.ts';
import type { Edition, Member } from './definitions.ts';

/** A rule that forbids a pair: such a pair is never made. */
export interface Prohibition<Key extends string = string> extends Rule<Key> {
  readonly forbids: (a: Member, b: Member) => boolean;
}

const haveMet = (a: Member, b: Member): boolean => a.entrant.met.has(b.id);

const shareAbsolutePreference = (a: Member, b: Member): boolean =>
  a.preference?.strength === 'absolute' &&
  b.preference?.strength === 'absolute' &&
  a.preference.colour === b.preference.colour;

export const c1 = {
  key: 'dutch-2026.C1',
  id: 'C1',
  article: 'C.04.3, 2.1.1',
  text: 'Two participants shall not play against each other more than once.',
  forbids: haveMet,
} as const satisfies Prohibition;

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
  forbids: (a, b) => !a.isTopscorer && !b.isTopscorer && shareAbsolutePreference(a, b),
} as const satisfies Prohibition;

export const c1Of2017 = {
  key: 'dutch-2017.C.1',
  id: 'C.1',
  article: 'C.04.3 (2017), C.1',
  text: 'Two players shall not meet more than once.',
  forbids: haveMet,
} as const satisfies Prohibition;

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
  forbids: c3.forbids,
} as const satisfies Prohibition;

/** Not of the Dutch chapter: pairs that the arbiter or the tournament's rules exclude. */
export const forbiddenPair = {
  key: 'dutch.forbidden-pair',
  id: 'XXP',
  article: 'TRF26, 260',
  text: 'The rules of the tournament exclude this pair in this round.',
} as const satisfies Rule;

export const PROHIBITIONS: Readonly<Record<Edition, readonly Prohibition[]>> = {
  '2026': [c1, c3],
  '2017': [c1Of2017, c3Of2017],
};
