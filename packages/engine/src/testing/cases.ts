const isLong = process.env['PAREO_LONG'] === '1';
const isWhole = isLong || process.env['PAREO_ALL'] === '1';
/** `npm test` tries one case in so many. */
const STEP = 5;

/** How many cases a test tries: a part of the ordinary ones in `npm test`, all of them in `npm run test:all`. */
export const casesOf = (ordinary: number, long = ordinary): number => {
  if (isLong) return long;
  return isWhole ? ordinary : Math.ceil(ordinary / STEP);
};

/** The recorded cases that a test tries, by the same measure. */
export const someOf = <Case>(recorded: readonly Case[]): readonly Case[] =>
  isWhole ? recorded : recorded.filter((_, at) => at % STEP === 0);
