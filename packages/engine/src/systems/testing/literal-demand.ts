/* What may be in a round that a literal procedure is run for again. */

export interface LiteralAllowed<Player> {
  readonly mayMeet: (a: Player, b: Player) => boolean;
  readonly mayHaveBye: (player: Player) => boolean;
}

export const everything: LiteralAllowed<unknown> = { mayMeet: () => true, mayHaveBye: () => true };

/** All of these demands. */
export const every = <Player>(...all: readonly LiteralAllowed<Player>[]): LiteralAllowed<Player> => ({
  mayMeet: (a, b) => all.every(({ mayMeet }) => mayMeet(a, b)),
  mayHaveBye: player => all.every(({ mayHaveBye }) => mayHaveBye(player)),
});

/** Those inside meet one another only. */
export const closed = <Player>(players: readonly Player[]): LiteralAllowed<Player> => ({
  mayMeet: (a, b) => players.includes(a) === players.includes(b),
  mayHaveBye: player => !players.includes(player),
});

export const onlyBye = <Player>(bye: Player | undefined): LiteralAllowed<Player> => ({
  mayMeet: (a, b) => a !== bye && b !== bye,
  mayHaveBye: player => player === bye,
});

/** The one meets only these, the other none of them. */
export const confined = <Player>(
  players: readonly Player[],
  { inside, outside }: { readonly inside?: Player | undefined; readonly outside?: Player | undefined },
): LiteralAllowed<Player> => ({
  mayMeet: (a, b) =>
    [
      [a, b],
      [b, a],
    ].every(
      ([one, other]) =>
        (one !== inside || players.includes(other as Player)) &&
        (one !== outside || !players.includes(other as Player)),
    ),
  mayHaveBye: player => player !== inside,
});
