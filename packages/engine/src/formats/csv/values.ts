import { LIMITS } from '../../model/index.ts';

/* What a cell says, in whatever way lists write it. `none`: it says that there is nothing. Undefined: it says nothing that is
 * understood, so that somebody has to be asked. */

const NOTHING = /^(?:[-–—.]+|0+)?$/;

export const isNothing = (text: string): boolean => NOTHING.test(text);

/** `1850`, `2.100`, `2,100`, `(1850)`, `[1850]`; fractions are rounded to the nearest, a half upwards. */
export const ratingIn = (text: string): number | undefined => {
  const bare = text.replace(/^[([]\s*(.*?)\s*[)\]]$/, '$1').replace(/^(\d)[.,\s](?=\d{3}$)/, '$1');
  if (!/^\d{1,4}(?:[.,]\d{1,2})?$/.test(bare)) return undefined;
  const rating = Math.floor(Number(bare.replace(',', '.')) + 0.5);
  return rating <= LIMITS.rating ? rating : undefined;
};

/** Three letters, as lists and reports have room for. */
export const federationIn = (text: string): string | undefined =>
  /^[A-Za-z]{3}$/.test(text) ? text.toUpperCase() : undefined;

/** Figures, as many as TRF has columns for (001, 58-68). */
export const fideIdIn = (text: string): string | undefined => (/^\d{1,11}$/.test(text) ? text : undefined);
