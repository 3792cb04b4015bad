import { accept, dateIn, type Issue, issue, type Outcome, type RatingKind, refuse } from '../model/index.ts';

/** The texts of B.02 that are kept, by the month of the first tournaments they apply to. */
export type RatingEdition = '2022-01' | '2024-03' | '2024-12' | '2025-10';

/** Newest first, `YYYY/MM/DD`. Rapid and blitz of 2022 are not sure, so they are not kept. */
const EDITIONS: Readonly<
  Record<'standard' | 'rapid and blitz', readonly (readonly [string, RatingEdition])[]>
> = {
  standard: [
    ['2025/10/01', '2025-10'],
    ['2024/03/01', '2024-03'],
    ['2022/01/01', '2022-01'],
  ],
  'rapid and blitz': [
    ['2024/12/01', '2024-12'],
    ['2024/03/01', '2024-03'],
  ],
};

/** The text by which a tournament that began on this day is rated (0.1). No text kept, no number. */
export const ratingEdition = (kind: RatingKind, start: string | undefined): Outcome<RatingEdition, Issue> => {
  const day = dateIn(start);
  if (day === undefined) return refuse(issue('start-missing', {}));
  const texts = EDITIONS[kind === 'standard' ? 'standard' : 'rapid and blitz'];
  const [, edition] = texts.find(([from]) => day >= from) ?? [];
  return edition === undefined
    ? refuse(issue('rating-text-not-kept', { kind, start: day }))
    : accept(edition);
};
