import type { Points } from '../../../model/index.ts';
import { type Field, rememberedBySet } from './field.ts';
import type { Member } from './member.ts';

/** Whether all of these players can be paired, whatever their scores. */
export type Completion = (players: readonly Member[]) => boolean;

/**
 * C4 (2017: A.9). Each way is tried: the first player meets one of the others, or receives the bye where the number
 * of players is odd.
 */
export const completionIn = (field: Field): Completion => {
  const canBePaired: Completion = rememberedBySet(([first, ...others]) => {
    if (!first) return true;
    return others.some(
      other => field.mayMeet(first, other) && canBePaired(others.filter(player => player !== other)),
    );
  });
  return players =>
    players.length % 2 === 0
      ? canBePaired(players)
      : players.some(
          player => field.mayTakeBye(player) && canBePaired(players.filter(other => other !== player)),
        );
};

/**
 * C5, taken once for the round (decision 0021): the lowest score of a player who may have the bye while everyone else
 * is paired. Undefined: nobody can have it.
 */
export const lowestByeScore = (field: Field): Points | undefined => {
  const canBePaired = completionIn(field);
  const receivers = field.members.filter(
    member => field.mayTakeBye(member) && canBePaired(field.members.filter(other => other !== member)),
  );
  return receivers.at(-1)?.score;
};
