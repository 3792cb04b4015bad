import type { ResultCode } from '@pareo/engine/journal';
import type { Preferences } from '../../client/preferences.svelte.ts';

/** What a key does in the table of results. */
export type ResultKey =
  | { readonly kind: 'result'; readonly code: ResultCode }
  | { readonly kind: 'other' | 'go-to-board' | 'clear' | 'skip' | 'why' | 'retry' };

type Profile = Preferences['resultKeys'];

const DIGITS: Readonly<Record<Profile, Readonly<Record<string, ResultCode>>>> = {
  '105': { '1': '1-0', '0': '0-1', '5': '=' },
  '123-wbd': { '1': '1-0', '2': '0-1', '3': '=' },
  '123-wdb': { '1': '1-0', '2': '=', '3': '0-1' },
};

/** Signs mean the same in every profile; letters are for laptops without a number pad. */
const SIGNS: Readonly<Record<string, ResultKey>> = {
  '=': { kind: 'result', code: '=' },
  '+': { kind: 'result', code: '+-' },
  '-': { kind: 'result', code: '-+' },
  '*': { kind: 'result', code: '--' },
  x: { kind: 'result', code: '--' },
  '.': { kind: 'other' },
  ',': { kind: 'other' },
  o: { kind: 'other' },
  '/': { kind: 'go-to-board' },
  b: { kind: 'go-to-board' },
  w: { kind: 'why' },
  r: { kind: 'retry' },
  backspace: { kind: 'clear' },
  enter: { kind: 'skip' },
};

/**
 * Digits by the physical key when no modifier is held: every layout, and the number pad. With Shift the character decides: on
 * Spanish keyboards Shift and 0 is `=`, and the key alone would turn a draw into a win.
 */
export const resultKey = (
  event: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  profile: Profile,
): ResultKey | undefined => {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const physical = event.shiftKey ? undefined : /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  const digit = physical ?? (/^\d$/.test(event.key) ? event.key : undefined);
  if (digit !== undefined) {
    const code = DIGITS[profile][digit];
    return code === undefined ? undefined : { kind: 'result', code };
  }
  return SIGNS[event.key.toLowerCase()];
};

export const digitsOf = (
  profile: Profile,
): { readonly white: string; readonly black: string; readonly draw: string } => {
  const keyOf = (code: ResultCode) =>
    Object.entries(DIGITS[profile]).find(([, given]) => given === code)?.[0] ?? '';
  return { white: keyOf('1-0'), black: keyOf('0-1'), draw: keyOf('=') };
};
