import { isFromPairing, type PlayerId, playerId } from '../../model/index.ts';
import type { Entrant, Position } from '../../position/index.ts';
import type { OptionSpec } from '../system.ts';

/*
 * Who did not come without telling anybody: paired, and lost for not being there. Older texts (seed 001, F8; seed 002,
 * 9) do not pair such a player again until the arbiter accepts an excuse. A round already paired is paired again with
 * those who took part in it: whoever came back had been excused.
 */

/** Whose excuse the arbiter accepted: numbers of players, or `all`. */
export const EXCUSED = {
  name: 'excused',
  kind: 'text',
  default: '',
} as const satisfies OptionSpec;

export type Excused = (player: PlayerId) => boolean;

/** Undefined where the text names neither players nor all. */
export const excusedBy = (text: string): Excused | undefined => {
  if (text.trim() === 'all') return () => true;
  if (!/^[\d\s,]*$/.test(text)) return undefined;
  const named = new Set((text.match(/\d+/g) ?? []).map(number => playerId(Number(number))));
  return player => named.has(player);
};

/** How many rounds the player lost by not coming. */
export const roundsMissed = ({ past }: Entrant): number =>
  past.filter(({ turn }) => turn.kind === 'forfeit' && !turn.won).length;

/** Did not come to the last round in which the player was paired. */
export const stayedAway = ({ past }: Entrant): boolean => {
  const last = past.filter(({ turn }) => isFromPairing(turn)).at(-1)?.turn;
  return last?.kind === 'forfeit' && !last.won;
};

/** Whether the round is still to be paired, so that absences from earlier rounds count. */
export const isComing = ({ round, tournament }: Position): boolean => round > tournament.roundsPaired;
