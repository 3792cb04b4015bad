import { impossible } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import { begunAmong } from '../../testing/asked.ts';
import { compareFaults, type WholeRound as WholeRoundOf, wholeRounds } from '../../testing/whole-rounds.ts';
import { prohibitionBetween } from './field.ts';
import { faultsOf, type Measured, measured2017, measured2026 } from './measures.ts';
import { type Edition, type Member, membersOf } from './member.ts';
import { firstOffered } from './offered.ts';

/*
 * The oracle of the Burstein system: all legal rounds of a small field, and of every bracket of the walk all candidates with
 * what each criterion finds in them, as lists (decisions 600 and 700). It knows nothing of a search or of what has to be.
 */

export type WholeRound = WholeRoundOf<Member>;
export type Pair = readonly [Member, Member];

/** A pairing of a bracket. */
export interface Pairing {
  /** The higher ranked first, in ranking order. */
  readonly pairs: readonly Pair[];
  readonly floaters: readonly Member[];
}

/** A candidate of a bracket, and the rounds that begin like this. */
export interface Listed extends Pairing {
  readonly measures: readonly Measured[];
  /** Its place in the order of 4.3 (6.2 and 6.4): the earlier, the less. */
  readonly place: readonly number[];
  readonly rounds: readonly WholeRound[];
  /** How many groups are one (6.6). */
  readonly united: number;
}

export interface WalkedBracket {
  /** In ranking order. */
  readonly members: readonly Member[];
  readonly listed: readonly Listed[];
  readonly chosen: Listed;
}

/** The round by the articles, and everything that could have been. */
export interface Walked {
  readonly position: Position;
  readonly edition: Edition;
  readonly everybody: readonly Member[];
  readonly bye: Member | undefined;
  /** Every legal round, and those of them that give the bye as the text does. */
  readonly legal: readonly WholeRound[];
  readonly within: readonly WholeRound[];
  readonly brackets: readonly WalkedBracket[];
}

/** Undefined: no legal round exists. */
export const walkedOf = (position: Position, edition: Edition): Walked | undefined => {
  const everybody = membersOf(position, edition);
  const legal = wholeRounds({
    players: everybody,
    mayMeet: (a, b) => prohibitionBetween(position, edition, [a, b]) === undefined,
    mayHaveBye: ({ barredSince }) => barredSince === undefined,
  });
  if (legal.length === 0) return undefined;
  const bye = firstOffered(
    edition,
    legal.flatMap(round => round.bye ?? []),
  );
  const within = legal.filter(round => round.bye === bye);
  const groups = scoregroupsOf(everybody.filter(member => member !== bye));
  const walk: Walk = { position, edition, within, groups };
  const brackets = edition === '2026' ? walk2026(walk) : walk2017(walk);
  return { position, edition, everybody, bye, legal, within, brackets };
};

interface Walk {
  readonly position: Position;
  readonly edition: Edition;
  readonly within: readonly WholeRound[];
  readonly groups: readonly (readonly Member[])[];
}

const scoregroupsOf = (members: readonly Member[]): readonly (readonly Member[])[] =>
  [...new Set(members.map(({ score }) => score))].map(score =>
    members.filter(member => member.score === score),
  );

/** 1.9.2 of 2026: one bracket after the other; whatever begins no legal round is no candidate (C4). */
const walk2026 = ({ position, within, groups }: Walk): readonly WalkedBracket[] => {
  const walked: WalkedBracket[] = [];
  for (const [index, residents] of groups.entries()) {
    const before = walked.at(-1)?.chosen;
    const members = ranked([...(before?.floaters ?? []), ...residents]);
    const measured = measured2026(position, groups[index + 1] ?? []);
    const listed = pairingsIn(members, before?.rounds ?? within).map(pairing =>
      listedIn(members, { ...pairing, united: 1, measures: measured(pairing) }),
    );
    walked.push({ members, listed, chosen: chosenOf(listed) });
  }
  return walked;
};

/** 6.3 and 6.6 of 2017: the candidates of a group come before those of the group and the next as one, and so on down. */
const walk2017 = ({ position, within, groups }: Walk): readonly WalkedBracket[] => {
  const walked: WalkedBracket[] = [];
  for (let from = 0; from < groups.length; ) {
    const before = walked.at(-1)?.chosen;
    const [incoming] = before?.floaters ?? [];
    const open = before?.rounds ?? within;
    const membersTo = (to: number) =>
      ranked([...(incoming ? [incoming] : []), ...groups.slice(from, to).flat()]);
    const listed = groups.slice(from).flatMap((_, at) => {
      const [united, to] = [at + 1, from + at + 1];
      const members = membersTo(to);
      return pairingsIn(members, open)
        .filter(pairing => isValid2017(members, incoming, groups[to] ?? [], pairing))
        .map(pairing =>
          listedIn(members, {
            ...pairing,
            united,
            measures: measured2017(position, { ...pairing, united, members }),
          }),
        );
    });
    const chosen = chosenOf(listed);
    walked.push({ members: membersTo(from + chosen.united), listed, chosen });
    from += chosen.united;
  }
  return walked;
};

type Begun = Pairing & Pick<Listed, 'rounds'>;

/**
 * Decision 71: of an even number nobody floats, of an odd one a single player, who did not float here, and is paired in the
 * next group; and that one leaves nobody, or one of its own.
 */
const isValid2017 = (
  members: readonly Member[],
  incoming: Member | undefined,
  next: readonly Member[],
  { floaters, rounds }: Begun,
): boolean => {
  const [floater, ...more] = floaters;
  if (members.length % 2 === 0 || !floater) return floaters.length === members.length % 2;
  if (more.length > 0 || floater === incoming) return false;
  const together = [floater, ...next];
  return rounds.some(({ pairs }) => {
    const leaving = together.filter(
      member => !pairs.some(pair => pair.includes(member) && pair.every(other => together.includes(other))),
    );
    return leaving.length < 2 && !leaving.includes(floater);
  });
};

/** The pairings of these players that begin one of the rounds. */
const pairingsIn = (members: readonly Member[], rounds: readonly WholeRound[]): readonly Begun[] =>
  [...begunAmong(members, rounds).values()].map(begun => ({
    pairs: begun.pairs
      .map(([a, b]): Pair => (a.rank < b.rank ? [a, b] : [b, a]))
      .sort(([a], [b]) => a.rank - b.rank),
    floaters: members.filter(member => !begun.pairs.some(pair => pair.includes(member))),
    rounds: begun.rounds,
  }));

/** The larger the number of the opponent of 1, of 2, and so on, the earlier; floating, which is 0, comes last. */
const listedIn = (members: readonly Member[], candidate: Omit<Listed, 'place'>): Listed => {
  const opponentOf = (member: Member): Member | undefined =>
    candidate.pairs.find(pair => pair.includes(member))?.find(other => other !== member);
  const numberOf = (member: Member | undefined): number => (member ? members.indexOf(member) + 1 : 0);
  return { ...candidate, place: members.map(member => members.length - numberOf(opponentOf(member))) };
};

const ranked = (members: readonly Member[]): readonly Member[] =>
  [...members].sort((a, b) => a.rank - b.rank);

const chosenOf = (listed: readonly Listed[]): Listed =>
  firstOf(listed) ?? impossible('a bracket has a candidate');

/** The best of the list; among equals the first in the order. */
export const firstOf = (listed: readonly Listed[]): Listed | undefined => {
  let first: Listed | undefined;
  for (const each of listed) if (!first || isBefore(each, first)) first = each;
  return first;
};

const isBefore = (a: Listed, b: Listed): boolean => {
  for (const [at, measured] of a.measures.entries()) {
    const order = compareFaults(faultsOf(measured), faultsOf(b.measures[at]));
    if (order !== 0) return order < 0;
  }
  return compareFaults(a.place, b.place) < 0;
};
