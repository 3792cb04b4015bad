import type { Rule } from '../rules/index.ts';
import type { NormRound, NormTerms } from './rounds.ts';
import { B01 } from './rules.ts';
import type { CountedGame } from './tally.ts';

/* Which games a norm may be made of. */

/** A round that cannot count, by the article; without one where there was no game. */
export interface LeftOut {
  readonly round: NormRound;
  readonly by?: Rule;
}

export interface Sorted {
  readonly counted: readonly CountedGame[];
  readonly leftOut: readonly LeftOut[];
}

const SCORE = { win: 100, draw: 50, loss: 0 } as const;

/** 1.4.2. */
export const sorted = (rounds: readonly NormRound[], { schedule }: NormTerms): Sorted => {
  const counted: CountedGame[] = [];
  const leftOut: LeftOut[] = [];
  for (const round of rounds) {
    const { opponent, result } = round;
    if (!opponent || result === 'pairing-bye' || result === 'no-game') leftOut.push({ round });
    else if (result === 'forfeit-win' || result === 'forfeit-loss')
      leftOut.push({ round, by: B01.notPlayed });
    else if (opponent.federation === 'NON') leftOut.push({ round, by: B01.outsideFide });
    else if (schedule !== 'swiss' && opponent.rating === undefined && opponent.zeroAgainstRated)
      leftOut.push({ round, by: B01.zeroUnrated });
    else counted.push({ round: round.round, opponent, score: SCORE[result] });
  }
  return { counted, leftOut };
};

export interface Dropped {
  readonly round: number;
  readonly by: Rule;
}

export interface Choice {
  readonly games: readonly CountedGame[];
  readonly dropped: readonly Dropped[];
  /** 1.4.1c or 1.4.2c, where the choice is there only by it. */
  readonly using?: Rule;
}

/**
 * Every choice of games that the articles allow: the games as they are, with the tail cut (1.4.1e) and wins before it left out (1.4.1f)
 * as long as enough remain; then 1.4.2c and 1.4.1c where they apply. Of fixed pairings everything counts. Exhaustive: with nine games
 * there is one, with thirteen a thousand.
 */
export function* choices(
  rounds: readonly NormRound[],
  { counted }: Sorted,
  terms: NormTerms,
): Generator<Choice> {
  if (counted.length > 0) yield { games: counted, dropped: [] };
  if (terms.schedule === 'swiss')
    for (let last = counted.length; last >= terms.minimumGames; last--) {
      const tail = counted.slice(last).map(({ round }) => ({ round, by: B01.tail }));
      yield* withoutWins(counted.slice(0, last), tail, terms.minimumGames);
    }
  const asLost = lastForfeitAsLoss(rounds, terms);
  if (asLost && counted.length < terms.minimumGames)
    yield { games: [...counted, asLost], dropped: [], using: B01.lastForfeit };
  if (isEightOfNine(rounds, counted, terms)) yield { games: counted, dropped: [], using: B01.eightGames };
}

function* withoutWins(
  games: readonly CountedGame[],
  tail: readonly Dropped[],
  least: number,
  from = 0,
  out: readonly CountedGame[] = [],
): Generator<Choice> {
  // With the last game before the tail left out too, it would be a longer tail.
  const last = games.at(-1);
  const isLongerTail = last !== undefined && out.includes(last);
  if (!isLongerTail && (out.length > 0 || tail.length > 0))
    yield {
      games: out.length === 0 ? games : games.filter(game => !out.includes(game)),
      dropped: [...out.map(({ round }) => ({ round, by: B01.wins })), ...tail],
    };
  if (games.length - out.length === least) return;
  for (let at = from; at < games.length; at++) {
    const game = games[at];
    if (game?.score === SCORE.win) yield* withoutWins(games, tail, least, at + 1, [...out, game]);
  }
}

/** 1.4.2c: the opponent of the last round did not come; the norm stands if the game could have been lost (decision 900). */
const lastForfeitAsLoss = (rounds: readonly NormRound[], terms: NormTerms): CountedGame | undefined => {
  const last = rounds.find(({ round }) => round === terms.rounds);
  return last?.result === 'forfeit-win' && last.opponent && last.opponent.federation !== 'NON'
    ? { round: last.round, opponent: last.opponent, score: SCORE.loss }
    : undefined;
};

/** 1.4.1c. */
const isEightOfNine = (
  rounds: readonly NormRound[],
  counted: readonly CountedGame[],
  { rounds: announced, minimumGames }: NormTerms,
): boolean =>
  announced === 9 &&
  minimumGames === 9 &&
  counted.length === 8 &&
  rounds.some(({ result }) => result === 'forfeit-win' || result === 'pairing-bye');
