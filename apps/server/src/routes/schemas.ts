import { z } from 'zod';

/** 128 bits in hexadecimal: chosen by the author, so that sending twice is doing once. */
export const entryId = z.string().regex(/^[0-9a-f]{32}$/, '32 hexadecimal digits');
export const instant = z.iso.datetime();

/** Numbers of addresses and queries come as text. */
export const wholeText = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, 'a whole number')
    .transform(Number)
    .refine(number => number >= least && number <= most, `from ${least} to ${most}`);
