import type { Issue, Outcome } from '@pareo/engine';
import { accept, decimal, type RatingKind, roundedHalfUp } from '@pareo/engine/model';
import {
  type FirstRating,
  type Performance,
  type RatingChange,
  type RatingReport,
  type RatingRequest,
  ratingReport,
} from '@pareo/engine/ratings';
import { shownValue } from '@pareo/engine/standings';
import { articleIn, type Language, type RatingTexts, ratingTexts } from '@pareo/texts';
import { isState, once, ranked, type Source } from './open.ts';
import { peopleOf } from './people.ts';
import type { Person } from './sheets.ts';

/* What the tournament does to ratings, as it stands; every figure with the lines that make it. */

/** Absent: the list of the tournament, from its own first day, by the K that is known. */
export type RatingsAsked = Partial<RatingRequest>;

export const ratingsOf = (source: Source, asked: RatingsAsked = {}): Outcome<RatingReport, Issue> =>
  once(source, `ratings ${JSON.stringify(asked)}`, () => {
    const tournament = ranked(source);
    if (!tournament.ok) return tournament;
    return ratingReport(tournament.value, { ...asked, kind: asked.kind ?? kindOf(source) });
  });

const kindOf = (source: Source): RatingKind =>
  (isState(source) ? source.details.ratingKind : undefined) ?? 'standard';

/** One player, as a row of the report. Figures are written; what there is none of is left out. */
export interface RatingRow {
  readonly person: Person;
  /** The rating that was used. Absent: unrated. */
  readonly own?: number;
  readonly games: number;
  readonly sum?: string;
  readonly k?: number;
  readonly change?: string;
  readonly rounded?: string;
  /** Of the unrated, where a game counts. */
  readonly first?: number;
  /** Why the first rating would not be published: the articles. */
  readonly unpublished?: readonly string[];
  readonly performance?: number;
  /** Games against rated opponents, of all over the board. */
  readonly over?: readonly [games: number, of: number];
  readonly perfect?: number;
}

export interface RatingSheet {
  readonly kind: RatingKind;
  readonly edition: string;
  readonly title: string;
  readonly notes: readonly string[];
  readonly rows: readonly RatingRow[];
}

export interface RatingsShown extends RatingsAsked {
  readonly language: Language;
}

export const ratingSheet = (
  source: Source,
  { language, ...asked }: RatingsShown,
): Outcome<RatingSheet, Issue> => {
  const found = ratingsOf(source, asked);
  if (!found.ok) return found;
  const texts = ratingTexts[language];
  const { kind, edition, isTimeKnown } = found.value;
  return accept({
    kind,
    edition,
    title: texts.title(kind, edition),
    notes: [texts.month, ...(isTimeKnown ? [] : [texts.timeUnknown])],
    rows: peopleOf(source).map(person => rowOf(person, found.value)),
  });
};

const rowOf = (person: Person, report: RatingReport): RatingRow => {
  const { change, first, performance } = of(report, person.number);
  return {
    person,
    games: change?.games ?? first?.games ?? 0,
    ...(change ? figuresOf(change) : {}),
    ...(first?.rating === undefined ? {} : { first: first.rating }),
    ...(first?.rating === undefined || first.isPublished
      ? {}
      : { unpublished: first.because.map(({ article }) => article) }),
    ...(performance
      ? {
          performance: performance.tpr.value ?? 0,
          over: [performance.games, performance.of] as const,
          perfect: performance.ptp.value ?? 0,
        }
      : {}),
  };
};

const of = (report: RatingReport, number: number) => ({
  change: report.changes.find(({ player }) => player === number),
  first: report.first.find(({ player }) => player === number),
  performance: report.performances.find(({ player }) => player === number),
});

const figuresOf = ({ own, sum, k, change, rounded }: RatingChange) => ({
  own,
  sum: signed(sum / 100, 2),
  k: k.value ?? 0,
  change: signed(change.value ?? 0, 2),
  rounded: signed(rounded, 0),
});

/** `+20.40`, `−3.60`, `0.00`. */
export const signed = (value: number, places: number): string => {
  const size = Math.abs(value).toFixed(places);
  if (Number(size) === 0) return size;
  return value < 0 ? `−${size}` : `+${size}`;
};

/** One game of a player, as a line of the working. */
export interface RatingLine {
  /** Absent: an earlier tournament, or a game that the rule adds. */
  readonly round?: number;
  readonly opponent?: Person;
  /** What stands in place of an opponent. */
  readonly instead?: string;
  readonly rating?: number;
  readonly difference?: string;
  readonly counted?: string;
  readonly expected?: string;
  readonly score: string;
  readonly change?: string;
  readonly counts: boolean;
  readonly note?: string;
}

export interface RatingCard {
  readonly row: RatingRow;
  readonly lines: readonly RatingLine[];
  /** The sum, K and what was assumed of it; performances: a sentence each. */
  readonly below: readonly string[];
}

/** Everything about one player by number. Undefined: nobody has it. */
export const ratingCard = (
  source: Source,
  { language, player, ...asked }: RatingsShown & { readonly player: number },
): Outcome<RatingCard | undefined, Issue> => {
  const found = ratingsOf(source, asked);
  if (!found.ok) return found;
  const people = new Map(peopleOf(source).map(person => [person.number, person]));
  const person = people.get(player);
  if (!person) return accept(undefined);
  const texts = ratingTexts[language];
  const { change, first, performance } = of(found.value, player);
  const working = change?.change ?? first?.working;
  const lines = (working?.parts ?? []).map(
    ({
      round,
      opponent,
      points = 0,
      score,
      difference,
      counted,
      expected,
      amount,
      rule,
      cut,
    }): RatingLine => {
      const rival = opponent === undefined ? undefined : people.get(opponent);
      const limited = counted !== undefined && counted !== difference;
      const note = cut
        ? `${texts.notCounted} · ${articleIn(cut.article, language)}`
        : limited
          ? `${texts.limited} · ${articleIn(rule.article, language)}`
          : undefined;
      const isByRule = !rival && points === 0.5 && score === 1800 && round === undefined && !cut;
      return {
        ...(round === undefined ? {} : { round }),
        ...(rival ? { opponent: rival } : { instead: isByRule ? texts.hypothetical : texts.earlier }),
        ...(score === undefined ? {} : { rating: score }),
        ...(difference === undefined ? {} : { difference: signed(difference, 0) }),
        ...(counted === undefined ? {} : { counted: signed(counted, 0) }),
        ...(expected === undefined ? {} : { expected: expected.toFixed(2) }),
        score: SCORES[points] ?? String(points),
        ...(change && !cut ? { change: signed(amount, 2) } : {}),
        counts: !cut,
        ...(note === undefined ? {} : { note }),
      };
    },
  );
  const row = rowOf(person, found.value);
  return accept({
    row,
    lines,
    below: [
      ...(change ? changeBelow(change, found.value, texts) : []),
      ...(first ? firstBelow(first, texts, language) : []),
      ...(performance ? performanceBelow(performance, texts) : []),
    ],
  });
};

const SCORES: Readonly<Record<number, string>> = { 0: '0', 0.5: '½', 1: '1' };

const changeBelow = (change: RatingChange, { kind }: RatingReport, texts: RatingTexts): readonly string[] => {
  const { sum, k, change: made, rounded } = figuresOf(change);
  const { listed, games } = change.k.facts;
  const isLowered = typeof listed === 'number' && listed !== k;
  return [
    texts.sumOf({ sum, k: String(k), change: made, rounded }),
    ...(isLowered ? [texts.kLimited(listed, Number(games))] : []),
    ...(change.list === kind ? [] : [texts.fromStandard]),
    ...(change.assumed.length > 0 ? [texts.kAssumed(change.assumed)] : []),
  ];
};

const firstBelow = (first: FirstRating, texts: RatingTexts, language: Language): readonly string[] => {
  const { average, percent, difference, rating, working, isLimited, because } = first;
  const why = because.map(({ article }) => articleIn(article, language)).join(', ');
  const unpublished = because.length === 0 ? [] : [`${texts.notPublished}: ${why}`];
  if (!average || percent === undefined || difference === undefined || rating === undefined)
    return unpublished;
  const sum = working.parts.reduce((total, { amount, cut }) => (cut ? total : total + amount), 0);
  return [
    texts.firstOf({
      sum: String(sum),
      count: first.games + 2,
      average: shownValue(decimal(roundedHalfUp(average, 100))),
      difference: spaced(difference),
      percent,
      rating,
    }),
    ...(isLimited ? [texts.firstLimited] : []),
    ...unpublished,
  ];
};

const performanceBelow = (
  { tpr, ptp, games, of: all }: Performance,
  texts: RatingTexts,
): readonly string[] => {
  const fact = (name: string) => Number(tpr.facts[name]);
  return [
    texts.performanceOf({
      value: tpr.value ?? 0,
      average: fact('average'),
      difference: spaced(fact('difference')),
      percent: fact('percent'),
      games,
      of: all,
    }),
    texts.perfectOf({
      value: ptp.value ?? 0,
      expected: shownValue(Number(ptp.facts['expected'])),
      points: shownValue(Number(ptp.facts['points'])),
    }),
  ];
};

/** `+ 72`, `− 65`: to stand behind another figure. */
const spaced = (difference: number): string => `${difference < 0 ? '−' : '+'} ${Math.abs(difference)}`;
