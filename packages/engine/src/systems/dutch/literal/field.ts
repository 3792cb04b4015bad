import type { Position } from '../../../position/index.ts';
import { PROHIBITIONS } from '../absolute.ts';
import { type Edition, type Member, membersOf } from '../definitions.ts';

/** Two players who meet, the higher ranked first. */
export type Pair = readonly [Member, Member];

/** Everyone to be paired, highest ranked first, and what the absolute criteria say of them. */
export interface Field {
  readonly members: readonly Member[];
  /** C1, C3 and the pairs that the tournament excludes. */
  readonly mayMeet: (a: Member, b: Member) => boolean;
  /** C2; in the edition of 2026, within C5 too. */
  readonly mayTakeBye: (member: Member) => boolean;
}

export const fieldOf = (position: Position, edition: Edition): Field => ({
  members: membersOf(position, edition),
  mayMeet: (a, b) =>
    !position.mayNotMeet(a.id, b.id) && !PROHIBITIONS[edition].some(rule => rule.forbids(a, b)),
  mayTakeBye: member => member.mayHaveBye,
});

/** Article 1.3.1 (A.3): players with the same score, the highest score first. */
export const scoregroupsOf = (members: readonly Member[]): readonly (readonly Member[])[] => {
  const scores = [...new Set(members.map(member => member.score))].sort((a, b) => b - a);
  return scores.map(score => members.filter(member => member.score === score));
};

export const byRank = (a: Member, b: Member): number => a.order - b.order;

export const ranked = (a: Member, b: Member): Pair => (byRank(a, b) < 0 ? [a, b] : [b, a]);

/** One number for a set of players: no two sets of a field of up to 52 have the same. */
export const keyOf = (players: readonly Member[]): number =>
  players.reduce((key, player) => key + 2 ** player.order, 0);

/** The same function, which remembers what it answered for each set of players. */
export const rememberedBySet = <Answer>(
  answerTo: (players: readonly Member[]) => Answer,
): ((players: readonly Member[]) => Answer) => {
  const answers = new Map<number, { readonly answer: Answer }>();
  return players => {
    const key = keyOf(players);
    const known = answers.get(key) ?? { answer: answerTo(players) };
    answers.set(key, known);
    return known.answer;
  };
};
