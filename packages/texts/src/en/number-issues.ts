import type { NumberIssueTexts } from '../subjects.ts';

const LISTS = { standard: 'standard', rapid: 'rapid', blitz: 'blitz' } as const;

/** What ratings and norms cannot be computed from. */
export const numberIssues: NumberIssueTexts = {
  'start-missing': () =>
    'The tournament does not say its first day, and the first day decides the rating regulations. State the date.',
  'rating-text-not-kept': ({ kind, start }) =>
    `Tournaments that began on ${start} are rated (${LISTS[kind]}) by a text that Pareo does not keep, so there is no number. If the date is wrong, correct it.`,
};
