import type { Entrant } from '../../../position/index.ts';

/** VI, reading the player's card from the top: the rounds in which others played and he did not, from his first one on. */
export const hasMissedTwo = ({ past }: Entrant): boolean => {
  let isEntered = false;
  let missed = 0;
  for (const { turn } of past) {
    const isPaired = ['game', 'adjourned', 'forfeit', 'pairing-bye', 'match'].includes(turn.kind);
    isEntered ||= isPaired;
    if (!isEntered) continue;
    if (turn.kind === 'forfeit' ? !turn.won : !isPaired) missed += 1;
    // III: whoever was given a point was not missing.
    if (turn.kind === 'requested-bye' && turn.worth === 'full') missed -= 1;
  }
  return missed >= 2;
};
