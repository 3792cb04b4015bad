import { type Participant, type Title, type Tournament, type Turn, titleIn } from '../model/index.ts';
import { STRONG_TITLES } from './titles.ts';

/** Who was there in a round, of those that 1.4.3d counts. */
export interface FieldOfRound {
  readonly rated: number;
  readonly federations: number;
  readonly titled: number;
}

const OF_NONE = ['FID', 'NON'];

/**
 * 1.4.3d: rated players not of the host who miss at most one round. An allotted bye is no round missed, and whoever has it is there;
 * a win by forfeit is none either, but in that round nobody is counted for it (decision 901).
 */
export const fieldOf = (
  { players, roundsPaired }: Pick<Tournament, 'players' | 'roundsPaired'>,
  host: string,
  ratingOf: (player: Participant) => number | undefined,
): readonly FieldOfRound[] => {
  const foreign = players.filter(
    player =>
      ratingOf(player) !== undefined &&
      player.federation !== undefined &&
      player.federation !== host &&
      !OF_NONE.includes(player.federation) &&
      player.turns.slice(0, roundsPaired).filter(isMissed).length <= 1,
  );
  return Array.from({ length: roundsPaired }, (_, at) => {
    const present = foreign.filter(({ turns }) => isThere(turns[at]));
    return {
      rated: present.length,
      federations: new Set(present.map(({ federation }) => federation)).size,
      titled: present.filter(({ title }) => isStrong(title === undefined ? undefined : titleIn(title)))
        .length,
    };
  });
};

const isStrong = (title: Title | undefined): boolean => title !== undefined && STRONG_TITLES.includes(title);

const isThere = (turn: Turn | undefined): boolean =>
  turn !== undefined && ['game', 'match', 'adjourned', 'pairing-bye'].includes(turn.kind);

const isMissed = (turn: Turn): boolean => !isThere(turn) && !(turn.kind === 'forfeit' && turn.won);

/** Whether every round was as strong as 1.4.3d asks. */
export const isStrongField = (field: readonly FieldOfRound[]): boolean =>
  field.length > 0 &&
  field.every(({ rated, federations, titled }) => rated >= 20 && federations >= 3 && titled >= 10);
