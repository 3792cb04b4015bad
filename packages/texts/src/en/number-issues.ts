import type { IssueTexts } from '../subjects.ts';
import { wordingIn } from '../wording.ts';

const { list } = wordingIn('en');

const LISTS = { standard: 'standard', rapid: 'rapid', blitz: 'blitz' } as const;

/** What ratings and norms cannot be computed from. */
export const numberIssues = {
  'start-missing': () =>
    'The tournament does not say its first day, and the first day decides the rating regulations. State the date.',
  'rating-text-not-kept': ({ kind, start }) =>
    `Tournaments that began on ${start} are rated (${LISTS[kind]}) by a text that Pareo does not keep, so there is no number. If the date is wrong, correct it.`,
  'norms-need-standard': () =>
    'Norms are made in standard games only, and by its time control (record 222) this tournament has none.',
  'host-missing': () =>
    'Norms ask who is a foreigner, so the federation of the host has to be known. State it.',
  'federation-missing': ({ players }) =>
    `${players.length === 1 ? 'Player' : 'Players'} ${list(players)} ${players.length === 1 ? 'has' : 'have'} no federation, and norms ask who is a foreigner. State it; FID stands for nobody’s.`,
  'rounds-over-13': ({ rounds }) =>
    `Of ${rounds} rounds at most 13 games count for a norm (B.01 1.7), and the text does not say which. Pareo gives no verdict.`,
} satisfies Partial<IssueTexts>;
