/*
 * The oracle of reasons (decision 600): every whole round that is legal, as a list. What could have been instead of a pair, a
 * float or a bye is looked up in it; nothing is worked out about what has to be, what is kept or what is left.
 */

/** Whom the absolute rules let meet, and whom they let have the bye. */
export interface Legal<Player> {
  readonly players: readonly Player[];
  readonly mayMeet: (a: Player, b: Player) => boolean;
  readonly mayHaveBye: (player: Player) => boolean;
}

/** Everybody has an opponent, but for whoever has the bye. */
export interface WholeRound<Player> {
  /** In the order of the players, and so in each pair. */
  readonly pairs: readonly (readonly [Player, Player])[];
  readonly bye?: Player;
}

/** All of them: the first player meets each of the others in turn, or has the bye. */
export const wholeRounds = <Player>({
  players,
  mayMeet,
  mayHaveBye,
}: Legal<Player>): readonly WholeRound<Player>[] => {
  const [first, ...others] = players;
  if (first === undefined) return [{ pairs: [] }];
  const without = (other: Player): readonly Player[] => others.filter(player => player !== other);
  const met = others
    .filter(other => mayMeet(first, other))
    .flatMap(other =>
      wholeRounds({ players: without(other), mayMeet, mayHaveBye }).map(({ pairs, ...rest }) => ({
        ...rest,
        pairs: [[first, other] as const, ...pairs],
      })),
    );
  if (players.length % 2 === 0 || !mayHaveBye(first)) return met;
  const rest = wholeRounds({ players: others, mayMeet, mayHaveBye });
  return [...met, ...rest.map(round => ({ ...round, bye: first }))];
};

/** Every way to pair some of these players and to leave the others over. */
export const everySetOfPairs = <Player>(
  [first, ...others]: readonly Player[],
  mayMeet: (a: Player, b: Player) => boolean,
): readonly (readonly (readonly [Player, Player])[])[] => {
  if (first === undefined) return [[]];
  return [
    ...everySetOfPairs(others, mayMeet),
    ...others
      .filter(other => mayMeet(first, other))
      .flatMap(other =>
        everySetOfPairs(
          others.filter(player => player !== other),
          mayMeet,
        ).map(pairs => [[first, other] as const, ...pairs]),
      ),
  ];
};

/** Greatest first, and a list that ends is 0 from there. Negative: the first is better. */
export const compareFaults = (a: readonly number[], b: readonly number[]): number => {
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};
