import type { Rule } from '../rules/index.ts';
import { checksOf, holds, isNorm, type NormCheck, type OwnTerms, ownTerms } from './checks.ts';
import { type Choice, choices, type Dropped, type Sorted, sorted } from './choices.ts';
import { neededScore } from './minimum-average.ts';
import type { NormOpponent, NormPlayer, NormResult, NormRound, NormTerms } from './rounds.ts';
import { B01 } from './rules.ts';
import { type CountedGame, ratingIn, type Tally, tallyOf } from './tally.ts';
import { NORM_TITLES, type NormTitle } from './titles.ts';

/** One round in the account of a norm. */
export interface NormLine {
  readonly round: number;
  readonly opponent?: NormOpponent;
  readonly result: NormResult;
  /** The rating that enters the average: raised, or 1400 of the unrated. Absent: the round does not count. */
  readonly counted?: number;
  /** Of the game, in hundredths, as the norm counts it. */
  readonly score?: number;
  readonly out?: Rule;
  readonly dropped?: Rule;
}

export interface NormVerdict {
  readonly title: NormTitle;
  readonly norm: boolean;
  readonly games: number;
  /** In hundredths. */
  readonly score: number;
  readonly sum: number;
  /** No game counts: absent, as what follows from it. */
  readonly average?: number;
  readonly percent?: number;
  readonly difference?: number;
  readonly performance?: number;
  readonly raised?: Tally['raised'];
  /** The score needed with this average; absent: none is enough. */
  readonly needed?: number;
  readonly surplus?: number;
  /** Games for the 27. Only of a norm. */
  readonly counts?: number;
  readonly using: readonly Rule[];
  /** 1.4.3 and 1.4.4 hold without an exemption: one norm of an application has to (1.4.3e). */
  readonly normalForeigners: boolean;
  readonly dropped: readonly Dropped[];
  readonly lines: readonly NormLine[];
  readonly checks: readonly NormCheck[];
}

/** The titles that a player may make a norm of. */
export const titlesFor = ({ isWoman }: Pick<NormPlayer, 'isWoman'>): readonly NormTitle[] =>
  isWoman ? NORM_TITLES : ['GM', 'IM'];

export const verdictOf = (
  title: NormTitle,
  player: NormPlayer,
  general: NormTerms,
  rounds: readonly NormRound[],
): NormVerdict => {
  const terms = ownTerms(general, player);
  const found = sorted(rounds, terms);
  const best = bestChoice(title, { player, terms, rounds }, found);
  const choice = best?.choice ?? allCounted(rounds, found, terms);
  return account(
    { title, terms, rounds, found },
    choice,
    tallyIn(title, player, terms, choice),
    best !== undefined,
  );
};

/** What a verdict without a norm is about: all that counts, by the article that lets eight be enough. */
const allCounted = (rounds: readonly NormRound[], found: Sorted, terms: NormTerms): Choice => {
  const all: Choice = { games: found.counted, dropped: [] };
  return [...choices(rounds, found, terms)].find(isEight) ?? all;
};

interface Case {
  readonly player: NormPlayer;
  readonly terms: OwnTerms;
  readonly rounds: readonly NormRound[];
}

const tallyIn = (
  title: NormTitle,
  { federation }: NormPlayer,
  { schedule }: NormTerms,
  { games }: Choice,
): Tally => tallyOf(games, { title, own: federation, byPerson: schedule === 'double-round-robin' });

interface Candidate {
  readonly choice: Choice;
  readonly tally: Tally;
  readonly surplus: number;
  readonly counts: number;
}

const isEight = ({ using }: Choice): boolean => using === B01.eightGames;

/** The first among all choices that make the norm. */
const bestChoice = (title: NormTitle, one: Case, found: Sorted): Candidate | undefined => {
  let best: Candidate | undefined;
  for (const choice of choices(one.rounds, found, one.terms)) {
    const tally = tallyIn(title, one.player, one.terms, choice);
    if (!isNorm(title, tally, one.terms, { eight: isEight(choice) })) continue;
    const surplus = tally.score - (neededScore(title, tally.games, tally.performance.average) ?? tally.score);
    const candidate = { choice, tally, surplus, counts: countsOf(choice, surplus, one.terms) };
    if (!best || compared(candidate, best) < 0) best = candidate;
  }
  return best;
};

/** Whether any choice makes the norm. */
export const makesNorm = (
  title: NormTitle,
  player: NormPlayer,
  general: NormTerms,
  rounds: readonly NormRound[],
): boolean => {
  const terms = ownTerms(general, player);
  for (const choice of choices(rounds, sorted(rounds, terms), terms))
    if (isNorm(title, tallyIn(title, player, terms, choice), terms, { eight: isEight(choice) })) return true;
  return false;
};

/** For the 27: the games, or nine for eight by 1.4.1b and c, and one for each full point above (1.4.1d). */
const countsOf = ({ games, using }: Choice, surplus: number, { minimumGames }: NormTerms): number => {
  const asNine = using === B01.eightGames || (minimumGames === 8 && games.length === 8);
  return (asNine ? 9 : games.length) + Math.floor(surplus / 100);
};

const order = ({ using }: Choice): number => (using === B01.eightGames ? 2 : using ? 1 : 0);

/** Below zero: the first is the better norm. Most for the 27, most games, surplus, performance; plain first; the earliest rounds left out. */
const compared = (a: Candidate, b: Candidate): number =>
  b.counts - a.counts ||
  b.tally.games - a.tally.games ||
  b.surplus - a.surplus ||
  b.tally.performance.rating - a.tally.performance.rating ||
  order(a.choice) - order(b.choice) ||
  comparedRounds(a.choice.dropped, b.choice.dropped);

const comparedRounds = (a: readonly Dropped[], b: readonly Dropped[]): number => {
  for (const [at, { round }] of a.entries()) {
    const difference = round - (b[at]?.round ?? round);
    if (difference !== 0) return difference;
  }
  return 0;
};

const account = (
  {
    title,
    terms,
    rounds,
    found,
  }: {
    readonly title: NormTitle;
    readonly terms: OwnTerms;
    readonly rounds: readonly NormRound[];
    readonly found: Sorted;
  },
  choice: Choice,
  tally: Tally,
  norm: boolean,
): NormVerdict => {
  const eight = isEight(choice);
  const checks = tally.games === 0 ? [] : checksOf(title, tally, terms, { eight });
  const { average, percent, difference, rating } = tally.performance;
  const needed = tally.games === 0 ? undefined : neededScore(title, tally.games, average);
  const foreignRules = [B01.foreigners, B01.own, B01.one];
  return {
    title,
    norm,
    games: tally.games,
    score: tally.score,
    sum: tally.sum,
    ...(tally.games === 0 ? {} : { average, percent, difference, performance: rating }),
    ...(tally.raised ? { raised: tally.raised } : {}),
    ...(needed === undefined ? {} : { needed, surplus: tally.score - needed }),
    ...(norm && needed !== undefined ? { counts: countsOf(choice, tally.score - needed, terms) } : {}),
    using: choice.using ? [choice.using] : [],
    normalForeigners: checks.filter(({ rule }) => foreignRules.includes(rule)).every(({ ok }) => ok),
    dropped: choice.dropped,
    lines: rounds.map(round => lineOf(round, { choice, tally, found })),
    checks,
  };
};

const lineOf = (
  { round, opponent, result }: NormRound,
  { choice, tally, found }: { readonly choice: Choice; readonly tally: Tally; readonly found: Sorted },
): NormLine => {
  const game = choice.games.find(one => one.round === round && one.opponent === opponent);
  const out = found.leftOut.find(one => one.round.round === round && one.round.opponent === opponent)?.by;
  const dropped = choice.dropped.find(one => one.round === round)?.by;
  return {
    round,
    ...(opponent ? { opponent } : {}),
    result,
    ...(game ? { counted: countedIn(game, tally), score: game.score } : {}),
    ...(out && !game ? { out } : {}),
    ...(dropped ? { dropped } : {}),
  };
};

const countedIn = (game: CountedGame, { raised }: Tally): number =>
  raised?.round === game.round ? raised.to : ratingIn(game);

export const failingIn = ({ checks }: NormVerdict): readonly NormCheck[] =>
  checks.filter(check => !holds(check));
