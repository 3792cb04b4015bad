import type { WholeRound } from './whole-rounds.ts';

/* What is asked of whole rounds, and how they begin (decision 600). */

/** Something that a whole round has or has not; and the same as what it lets meet. */
export interface Asked<Player> {
  readonly isIn: (round: WholeRound<Player>) => boolean;
  readonly mayMeet: (a: Player, b: Player) => boolean;
  readonly mayHaveBye: (player: Player) => boolean;
}

export const opponentIn = <Player>({ pairs }: WholeRound<Player>, player: Player): Player | undefined =>
  pairs.find(pair => pair.includes(player))?.find(other => other !== player);

export const pairAsked = <Player>([a, b]: readonly [Player, Player]): Asked<Player> => ({
  isIn: round => opponentIn(round, a) === b,
  mayMeet: (x, y) =>
    x === a || y === a || x === b || y === b ? [a, b].includes(x) && [a, b].includes(y) : true,
  mayHaveBye: player => player !== a && player !== b,
});

export const byeAsked = <Player>(bye: Player): Asked<Player> => ({
  isIn: round => round.bye === bye,
  mayMeet: (x, y) => x !== bye && y !== bye,
  mayHaveBye: player => player === bye,
});

/** Somebody meets an opponent of at least the score of a bracket; and another, where there is one, of less or nobody. */
export const stayAsked = <Player extends { readonly score: number }>(
  score: number,
  inside: Player,
  outside?: Player,
): Asked<Player> => {
  const stays = (player: Player, opponent: Player | undefined): boolean =>
    (player !== inside || (opponent?.score ?? -1) >= score) &&
    (player !== outside || (opponent?.score ?? -1) < score);
  return {
    isIn: round =>
      [inside, ...(outside ? [outside] : [])].every(player => stays(player, opponentIn(round, player))),
    mayMeet: (a, b) => stays(a, b) && stays(b, a),
    mayHaveBye: player => stays(player, undefined),
  };
};

/** A candidate as some rounds have it. */
export interface BegunRounds<Player> {
  readonly pairs: readonly (readonly [Player, Player])[];
  readonly rounds: readonly WholeRound<Player>[];
}

/** The candidates of a bracket of these players in a list of rounds: the pairs made among them. */
export const begunAmong = <Player extends { readonly id: number }>(
  players: readonly Player[],
  rounds: readonly WholeRound<Player>[],
): ReadonlyMap<string, BegunRounds<Player>> => {
  const here = new Set(players);
  const begun = new Map<string, { pairs: BegunRounds<Player>['pairs']; rounds: WholeRound<Player>[] }>();
  for (const round of rounds) {
    const pairs = round.pairs.filter(([a, b]) => here.has(a) && here.has(b));
    const key = keyOfPairs(pairs);
    const known = begun.get(key) ?? { pairs, rounds: [] };
    known.rounds.push(round);
    begun.set(key, known);
  }
  return begun;
};

export const keyOfPairs = (pairs: readonly (readonly { readonly id: number }[])[]): string =>
  pairs
    .map(pair =>
      pair
        .map(({ id }) => id)
        .sort((a, b) => a - b)
        .join('-'),
    )
    .sort()
    .join();
