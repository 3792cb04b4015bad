import { LIMITS, type Points, tenths } from '../../model/index.ts';

const ZERO_DIGIT = 0x30;

/** Digits only, padded with zeros or not. Written by hand: a thousand players have ten thousand cells. */
export const wholeNumber = (text: string): number | undefined => {
  if (text === '' || text.length > 9) return undefined;
  let value = 0;
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - ZERO_DIGIT;
    if (digit < 0 || digit > 9) return undefined;
    value = value * 10 + digit;
  }
  return value;
};

/** What names a player, a team or a round: from 1 on. */
export const positiveNumber = (text: string): number | undefined => wholeNumber(text) || undefined;

/** `11.5`, `15`, `.5`, `-1.0`: whole tenths, or not points at all. */
export const pointsIn = (text: string): Points | undefined => {
  const sign = text.startsWith('-') ? -1 : 1;
  const unsigned = text.startsWith('-') || text.startsWith('+') ? text.slice(1) : text;
  const [whole = '', decimals = '', ...more] = unsigned.split('.');
  if (more.length > 0 || (whole === '' && decimals === '')) return undefined;
  const [tenth = '0', ...rest] = decimals;
  const count = wholeNumber(whole === '' ? '0' : whole);
  const part = wholeNumber(tenth);
  if (count === undefined || part === undefined || rest.some(digit => digit !== '0')) return undefined;
  if (count > LIMITS.points) return undefined;
  const value = count * 10 + part;
  return tenths(value === 0 ? 0 : sign * value);
};
