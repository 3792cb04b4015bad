import type { Mistakable } from '../../testing/mutants.ts';

/** What the rules of C.04.5 and C.04.6 are mistaken for. */
export const MISTAKABLE: Mistakable = {
  criteria: /^C([4-9]|10)$/,
  colours: /^C8$/,
  fewest: /^C4$/,
  completion: /^C3$/,
  order: [/^3\.6$/, /^3\.5\.4$/],
  prohibitions: [/^C1$/, /^C2$/],
};
