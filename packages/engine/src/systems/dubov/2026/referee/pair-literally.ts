import type { PlayerId } from '../../../../model/index.ts';
import type { Position } from '../../../../position/index.ts';
import {
  type Hall,
  type LiteralBracket,
  pairBracketLiterally,
  type Upfloaters,
  upfloatersFor,
} from './bracket.ts';
import { without } from './enumeration.ts';
import { type Player, playersOf, prohibitionIn, whiteOf } from './player.ts';

export interface LiteralRound {
  /** White first. */
  readonly boards: readonly (readonly [PlayerId, PlayerId])[];
  readonly bye: PlayerId | undefined;
}

/**
 * The round by the letter of the regulation: every set of upfloaters, every set of shifters and every transposition,
 * one by one, in the order of its articles. The referee of the fast engine; fit for some ten players.
 */
export const pairLiterally = (position: Position): LiteralRound | 'no-pairing' => {
  const prohibition = prohibitionIn(position);
  const decided = decideLiterally(playersOf(position), position, {
    mayMeet: (a, b) => !prohibition(a, b),
    mayHaveBye: ({ barredSince }) => barredSince === undefined,
  });
  if (!decided) return 'no-pairing';
  return {
    boards: decided.brackets.flatMap(({ pairs }) =>
      pairs.map(([a, b]) => {
        const { white } = whiteOf(a, b, position);
        return [white.id, (white === a ? b : a).id] as const;
      }),
    ),
    bye: decided.bye?.id,
  };
};

export interface DecidedBracket extends LiteralBracket {
  readonly residents: readonly Player[];
  readonly below: readonly Player[];
  readonly upfloaters: Upfloaters;
}

export interface LiteralDecision {
  readonly bye: Player | undefined;
  readonly brackets: readonly DecidedBracket[];
}

interface May {
  readonly mayMeet: (a: Player, b: Player) => boolean;
  readonly mayHaveBye: (player: Player) => boolean;
}

/** Undefined: no legal round exists. */
export const decideLiterally = (
  players: readonly Player[],
  position: Position,
  { mayMeet, mayHaveBye }: May,
): LiteralDecision | undefined => {
  const hall: Hall = {
    isLastRound: position.isLastRound === true,
    rounds: position.tournament.plannedRounds ?? 0,
    mayMeet,
    canAllBePaired: canPair(mayMeet),
  };
  const isOdd = players.length % 2 === 1;
  const [bye] = isOdd
    ? claimants(players).filter(
        player => mayHaveBye(player) && hall.canAllBePaired(without(players, [player])),
      )
    : [];
  let remaining = bye ? without(players, [bye]) : players;
  if (players.length === 0 || (isOdd && !bye) || !hall.canAllBePaired(remaining)) return undefined;
  const brackets: DecidedBracket[] = [];
  while (remaining[0]) {
    const { score } = remaining[0];
    const residents = remaining.filter(player => player.score === score);
    const below = without(remaining, residents);
    const upfloaters = upfloatersFor(residents, below, hall);
    const bracket = [...residents, ...upfloaters.set];
    brackets.push({ residents, below, upfloaters, ...pairBracketLiterally(bracket, hall) });
    remaining = without(remaining, bracket);
  }
  return { bye, brackets };
};

/** 3.1.3 to 3.1.5. */
export const claimants = (players: readonly Player[]): readonly Player[] =>
  [...players].sort((a, b) => a.score - b.score || b.games - a.games || b.place - a.place);

const canPair = (mayMeet: May['mayMeet']): Hall['canAllBePaired'] => {
  const known = new Map<string, boolean>();
  const canAllBePaired = (players: readonly Player[]): boolean => {
    const [first, ...others] = players;
    if (!first) return true;
    const key = players.map(({ id }) => id).join(' ');
    const answer =
      known.get(key) ??
      others.some(other => mayMeet(first, other) && canAllBePaired(without(others, [other])));
    known.set(key, answer);
    return answer;
  };
  return canAllBePaired;
};
