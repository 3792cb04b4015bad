import type { Columns } from './enumeration.ts';
import type { Player } from './player.ts';

export type Rows = readonly (readonly [Player, Player])[];

/**
 * The rows of 6.3 that a pairing is: each of the White column in turn is offered the Black column, then those of its own;
 * whoever is left of the Black column meets another of it.
 */
export const rowsOf = (
  { white, black }: Columns<Player>,
  opponentOf: (player: Player) => Player | undefined,
): { readonly rows: Rows; readonly inside: Rows; readonly place: readonly number[] } => {
  const rows: (readonly [Player, Player])[] = [];
  const place: number[] = [];
  for (const player of [...white, ...black]) {
    const opponent = opponentOf(player);
    const taken = rows.flat();
    if (!opponent || taken.includes(player)) continue;
    const offered = [...black, ...(white.includes(player) ? white : [])].filter(
      other => other !== player && !taken.includes(other),
    );
    rows.push([player, opponent]);
    place.push(offered.indexOf(opponent));
  }
  const inside = rows.filter(([a, b]) => white.includes(a) === white.includes(b));
  return { rows, inside, place };
};
