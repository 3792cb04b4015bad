import type { Refusal, Warning } from '@pareo/engine/journal';

/* Sentences of acts live in `@pareo/texts`; here they meet the language of the screen and the names of its players. */

export const warningText = (warning: Warning): string => warning.code;

export const refusalText = (refusal: Refusal): string => refusal.code;

export const refusalsText = (refusals: readonly Refusal[]): string => refusals.map(refusalText).join(' ');
