import type { PlayerKey } from '@pareo/engine/journal';

/* A line-up as it is typed: places in the roster, board 1 first. `1245`; 0 for nobody, A for the tenth. */

export type Seated = PlayerKey | 0;

const SIGNS = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Undefined where a sign is no place of the roster, or too many boards are named. */
export const seatedFrom = (
  text: string,
  roster: readonly PlayerKey[],
  boards: number,
): readonly Seated[] | undefined => {
  const signs = text.toUpperCase().replace(/\s/g, '').split('');
  if (signs.length !== boards) return undefined;
  const seated = signs.map(sign => (sign === '0' ? (0 as const) : roster[SIGNS.indexOf(sign)]));
  return seated.every(one => one !== undefined) ? (seated as readonly Seated[]) : undefined;
};

export const textOfSeated = (seated: readonly Seated[], roster: readonly PlayerKey[]): string =>
  seated.map(one => (one === 0 ? '0' : (SIGNS[roster.indexOf(one)] ?? '?'))).join('');

export const signOfPlace = (index: number): string => SIGNS[index] ?? '';
