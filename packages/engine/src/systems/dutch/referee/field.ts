import { isPlayed, opponentIn } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import { type Edition, type Member, membersOf } from './member.ts';

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
  mayMeet: (a, b) => prohibitionBetween(position, edition, [a, b]) === undefined,
  mayTakeBye: member => member.barredSince === undefined,
});

/** What forbids a pair, and since which round. */
export interface Forbidden {
  readonly rule: string;
  readonly round?: number;
}

const KEYS: Readonly<Record<Edition, readonly [string, string, string]>> = {
  '2026': ['dutch-2026.C1', 'dutch-2026.C3', 'dutch-2026.C2'],
  '2017': ['dutch-2017.C.1', 'dutch-2017.C.3', 'dutch-2017.C.2'],
};

/** C1, then C3, then what the tournament excludes. */
export const prohibitionBetween = (
  { round, tournament }: Position,
  edition: Edition,
  [a, b]: Pair,
): Forbidden | undefined => {
  const met = a.entrant.past.find(({ turn }) => isPlayed(turn) && opponentIn(turn) === b.id);
  if (met) return { rule: KEYS[edition][0], round: met.round };
  const isClash = a.strength === 3 && b.strength === 3 && a.wants === b.wants;
  if (isClash && !a.isTopscorer && !b.isTopscorer) return { rule: KEYS[edition][1] };
  const isExcluded = tournament.forbiddenPairs.some(
    ({ players, fromRound, toRound }) =>
      fromRound <= round && round <= toRound && players.includes(a.id) && players.includes(b.id),
  );
  return isExcluded ? { rule: 'dutch.forbidden-pair' } : undefined;
};

/** C2. */
export const barOf = ({ barredSince }: Member, edition: Edition): Forbidden | undefined =>
  barredSince === undefined ? undefined : { rule: KEYS[edition][2], round: barredSince };

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
