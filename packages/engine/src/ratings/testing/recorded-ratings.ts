import { readTournament } from '../../formats/index.ts';
import {
  type Exact,
  type ListedRating,
  type PlayerId,
  RATING_KINDS,
  type RatingKind,
} from '../../model/index.ts';
import {
  type Change,
  changeOf,
  differenceFor,
  type Encounter,
  expectedFor,
  expectedScore,
  type FirstRatingOf,
  firstRatingOf,
  type GameTime,
  isRated,
  kOf,
  kWithin700,
  type Performance,
  perfectPerformance,
  performanceOf,
  type RatingEdition,
  ratingEdition,
  ratingReport,
  ratingUsed,
} from '../index.ts';

/* Recorded answers about ratings: one JSON object a line (`corpus/numbers/ratings.jsonl`), answered in the words of the record. */

interface Recorded<In> {
  readonly in: In;
  readonly out: unknown;
}

interface RecordedGame {
  readonly opponent: number | null;
  readonly score: number;
  readonly played?: false;
}

interface Dated {
  readonly rating: RatingKind;
  readonly start: string;
}

const editionIn = ({ rating, start }: Dated): RatingEdition => {
  const edition = ratingEdition(rating, start);
  if (!edition.ok) throw new Error(edition.faults[0]?.code);
  return edition.value;
};

/** `B.02 (R/B) 7.3.1` as the record has it. */
const numberOf = ({ article }: { readonly article: string }): string =>
  article.slice(article.lastIndexOf(' ') + 1);

const encounterOf = ({ opponent, score, played }: RecordedGame, kind: RatingKind): Encounter => ({
  rating: opponent ?? undefined,
  score: 100 * score,
  overTheBoard: played !== false,
  ...(played === false
    ? {
        unplayed: { key: '', id: '', article: kind === 'standard' ? 'B.02 5.1' : 'B.02 (R/B) 5.1', text: '' },
      }
    : {}),
});

const pairOf = ({ numerator, denominator }: Exact) => [numerator, denominator];

const lineIn = (part: Change['change']['parts'][number]) =>
  part.cut
    ? { skipped: numberOf(part.cut) }
    : {
        difference: part.difference,
        counted: part.counted,
        expected: Math.round((part.expected ?? 0) * 100),
        delta: Math.round(part.amount * 100) + 0,
      };

const changeFigures = ({ games, sum, k, change, rounded }: Change) => ({
  n: games,
  sum,
  k: k.value,
  change: change.exact && (100 * change.exact.numerator) / change.exact.denominator,
  rounded,
});

const change = ({
  in: given,
}: Recorded<Dated & { own: number; k: number; games: readonly RecordedGame[] }>) => {
  const edition = editionIn(given);
  const found = changeOf(
    { kind: given.rating, edition },
    { own: given.own, k: kOf({ listYear: 0, highest: 0, stated: given.k }) },
    given.games.map(game => encounterOf(game, given.rating)),
  );
  return { edition, games: found.change.parts.map(lineIn), ...changeFigures(found) };
};

const expected = ({ in: given }: Recorded<Dated & { own: number; opponent: number }>) => {
  const edition = editionIn(given);
  const { rated, rule } = isRated(
    { kind: given.rating, edition },
    { white: given.own, black: given.opponent },
  );
  if (!rated) return { edition, rated, by: numberOf(rule) };
  const { difference, counted, hundredths } = expectedScore(given.rating, edition, given.own, given.opponent);
  return { edition, rated, difference, counted, expected: hundredths };
};

const performance = ({
  in: { games },
}: Recorded<{ games: readonly { opponent: number; score: number }[] }>) => {
  const scored = games.map(({ opponent, score }) => ({ rating: opponent, score: 100 * score }));
  const { average, percent, difference, rating } = performanceOf(scored);
  return { average, percent, dp: difference, tpr: rating, ptp: perfectPerformance(scored) };
};

const firstFigures = (found: FirstRatingOf) => ({
  firstEventDropped: found.isFirstEventDropped,
  n: found.games,
  points: found.score / 100,
  ...(found.average
    ? {
        average: pairOf(found.average),
        percent: found.percent,
        dp: found.difference,
        exact: found.working.exact && pairOf(found.working.exact),
        rating: found.rating,
        limited: found.isLimited,
      }
    : {}),
  published: found.isPublished,
  because: found.because.map(numberOf),
});

const initial = ({ in: { events } }: Recorded<{ events: readonly (readonly RecordedGame[])[] }>) =>
  firstFigures(
    firstRatingOf(
      { kind: 'standard', edition: '2025-10' },
      events.map(event => event.map(game => encounterOf(game, 'standard'))),
    ),
  );

const k = ({
  in: { born, ...given },
}: Recorded<{ born: number | null; listYear: number; highest: number; games: number }>) => ({
  k: kOf({ ...given, born: born ?? undefined }).k,
});

const used = ({
  in: given,
}: Recorded<{ rating: RatingKind; ratings: Partial<Record<RatingKind, number>> }>) => {
  const lists: Partial<Record<RatingKind, ListedRating>> = {};
  for (const kind of RATING_KINDS) {
    const rating = given.ratings[kind];
    if (rating !== undefined) lists[kind] = { rating };
  }
  const { rating, from } = ratingUsed(given.rating, lists);
  return { rating: rating ?? null, from: from ?? null };
};

interface RecordedSide {
  readonly minutes: number;
  readonly increment: number;
  readonly rating: number | null;
}

const time = ({ in: given }: Recorded<{ rating: RatingKind; white: RecordedSide; black: RecordedSide }>) => {
  const of = ({ minutes, increment }: RecordedSide) => ({ seconds: 60 * (minutes + increment) });
  const sides: GameTime = { white: of(given.white), black: of(given.black) };
  const ratings = { white: given.white.rating ?? undefined, black: given.black.rating ?? undefined };
  const { rated, rule } = isRated({ kind: given.rating, edition: '2024-03' }, ratings, sides);
  return { rated, by: numberOf(rule) };
};

const performanceFigures = ({ tpr, ptp, games, of }: Performance) => ({
  average: tpr.facts['average'],
  percent: tpr.facts['percent'],
  dp: tpr.facts['difference'],
  tpr: tpr.value,
  ptp: ptp.value,
  games,
  of,
});

interface RecordedEvent {
  readonly in: Dated & { readonly k: Readonly<Record<number, number>>; readonly trf: string };
  readonly out: { readonly players: Readonly<Record<string, { readonly reading?: true }>> };
}

const event = ({ in: given, out }: RecordedEvent) => {
  const read = readTournament(new TextEncoder().encode(given.trf));
  if (!read.ok) throw new Error(read.faults[0]?.code);
  const report = ratingReport(read.value.tournament, { kind: given.rating, start: given.start, k: given.k });
  if (!report.ok) throw new Error(report.faults[0]?.code);
  const { changes, first, performances } = report.value;
  const performanceFor = (player: PlayerId) => {
    const found = performances.find(one => one.player === player);
    return found ? { performance: performanceFigures(found) } : {};
  };
  const isReading = (player: PlayerId) => (out.players[player]?.reading ? { reading: true } : {});
  return {
    players: Object.fromEntries([
      ...changes.map(one => [
        one.player,
        { ...changeFigures(one), ...performanceFor(one.player), ...isReading(one.player) },
      ]),
      ...first.map(one => [
        one.player,
        { ...firstFigures(one), ...performanceFor(one.player), ...isReading(one.player) },
      ]),
    ]),
  };
};

export const RATING_ANSWERS: Readonly<Record<string, (recorded: never) => unknown>> = {
  'table-dp': ({ in: { percent } }: Recorded<{ percent: number }>) => ({ dp: differenceFor(percent) }),
  'table-pd': ({ in: { difference } }: Recorded<{ difference: number }>) => ({
    expected: expectedFor(difference),
  }),
  expected,
  change,
  performance,
  initial,
  k,
  'k-700': ({ in: given }: Recorded<{ k: number; n: number }>) => ({
    k: kWithin700(kOf({ listYear: 0, highest: 0, stated: given.k }), given.n).k,
  }),
  'rating-used': used,
  time,
  event,
};
