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

/**
 * What the box of other results adds, by letters: digits and signs mean there what they mean in the table, and no letter of the table is
 * used for anything else.
 */
export const OTHER_KEYS = [
  ['a', '=-0'],
  ['c', '0-='],
  ['d', '0-0'],
  ['e', '1-0u'],
  ['f', '=u'],
  ['g', '0-1u'],
] as const;
export const ADJOURN_KEY = 'h';
export const SWAP_KEY = 's';
export const NOTE_KEY = 'n';

/** The result that a key stands for in the box of other results. */
export const otherResultKey = (
  event: Parameters<typeof resultKey>[0],
  profile: Profile,
): ResultCode | 'adjourn' | 'swap' | 'note' | undefined => {
  const key = resultKey(event, profile);
  if (key?.kind === 'result') return key.code;
  if (key || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const letter = event.key.toLowerCase();
  if (letter === SWAP_KEY) return 'swap';
  if (letter === NOTE_KEY) return 'note';
  return letter === ADJOURN_KEY ? 'adjourn' : OTHER_KEYS.find(([own]) => own === letter)?.[1];
};

/** The keys that write a result of the first two rows of the box, as the table has them. */
export const keysOf = (code: ResultCode, profile: Profile): readonly string[] => {
  const { white, black, draw } = digitsOf(profile);
  const digits: Partial<Record<ResultCode, string>> = { '1-0': white, '0-1': black, '=': draw };
  const signs = Object.entries(SIGNS).flatMap(([sign, key]) =>
    key.kind === 'result' && key.code === code ? [sign.toUpperCase()] : [],
  );
  return [...(digits[code] ? [digits[code]] : []), ...signs];
};
