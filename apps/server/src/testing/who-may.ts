import { readFileSync } from 'node:fs';
import { type CastRole, ROLES } from './cast.ts';

/* Who may what and what ends when, as docs/reference/api.md says it: the tables are written there by hand, from the matrix of the design
 * (access, 6.6) and from the issues that added routes. They are compared with what the server does; what a route declares of itself is not
 * asked, so a wrong declaration cannot agree with itself. A new route needs its line there. */

const page = readFileSync(new URL('../../../../docs/reference/api.md', import.meta.url), 'utf8');

/** The cells of the table under a heading, line by line, without its head. */
const tableUnder = (heading: string): readonly (readonly string[])[] => {
  const [, part = ''] = page.split(`\n## ${heading}\n`);
  const lines = (part.split('\n## ')[0] ?? '').split('\n').filter(line => line.startsWith('|'));
  if (lines.length < 3) throw new Error(`no table under ${heading}`);
  return lines.map(line =>
    line
      .slice(1, -1)
      .split('|')
      .map(cell => cell.trim()),
  );
};

/** The columns that a table names, which have to be those that are asked for; then its lines. */
const linesUnder = (heading: string, columns: readonly string[]): readonly (readonly string[])[] => {
  const [[, ...named] = [], , ...lines] = tableUnder(heading);
  if (named.join() !== columns.join()) throw new Error(`${heading} is about ${named.join()}`);
  for (const line of lines)
    if (line.length !== columns.length + 1) throw new Error(`not a cell for each: ${line.join(' | ')}`);
  return lines;
};

/** `may`: whatever comes is not about who asks. */
export type Verdict = 'may' | number;

export interface WhoMay {
  /** `GET /api/v1/me`. */
  readonly route: string;
  readonly verdicts: Readonly<Record<CastRole, Verdict>>;
}

const verdictOf = (cell: string): Verdict => {
  if (cell === '+') return 'may';
  if (/^(401|403|404|410)$/.test(cell)) return Number(cell);
  throw new Error(`neither + nor an answer: ${cell}`);
};

export const whoMay: readonly WhoMay[] = linesUnder('Who may do what', ROLES).map(
  ([route = '', ...cells]) => ({
    route: route.replaceAll('`', ''),
    verdicts: Object.fromEntries(ROLES.map((role, at) => [role, verdictOf(cells[at] ?? '')])) as Record<
      CastRole,
      Verdict
    >,
  }),
);

export const RIGHTS = ['session', 'tournament', 'phone', 'invitation', 'guest', 'pages'] as const;
export type Right = (typeof RIGHTS)[number];

export interface WhatEnds {
  readonly when: string;
  /** True: it is still there. */
  readonly stays: Readonly<Record<Right, boolean>>;
}

const staysIn = (cell: string): boolean => {
  if (/^stays?$/.test(cell)) return true;
  if (/^ends?$/.test(cell)) return false;
  throw new Error(`neither stays nor ends: ${cell}`);
};

export const whatEnds: readonly WhatEnds[] = linesUnder('What ends when', RIGHTS).map(
  ([when = '', ...cells]) => ({
    when,
    stays: Object.fromEntries(RIGHTS.map((right, at) => [right, staysIn(cells[at] ?? '')])) as Record<
      Right,
      boolean
    >,
  }),
);
