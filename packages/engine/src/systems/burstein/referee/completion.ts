import type { Member } from './member.ts';

export type MayMeet = (a: Member, b: Member) => boolean;

/** Whether these players, an even number, can all be paired: by trying. Answers are kept. */
export const completionIn = (mayMeet: MayMeet): ((members: readonly Member[]) => boolean) => {
  const known = new Map<string, boolean>();
  const canBeCompleted = (members: readonly Member[]): boolean => {
    const [first, ...others] = members;
    if (!first) return true;
    const key = members.map(({ id }) => id).join();
    const answer =
      known.get(key) ??
      others.some(
        other => mayMeet(first, other) && canBeCompleted(others.filter(member => member !== other)),
      );
    known.set(key, answer);
    return answer;
  };
  return members => canBeCompleted([...members].sort((a, b) => a.id - b.id));
};
