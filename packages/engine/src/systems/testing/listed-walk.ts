import { impossible, type PlayerId } from '../../model/index.ts';
import { leftOverOfTwo, type Possible } from './left-over.ts';
import type { Proof } from './replay.ts';
import { compareFaults, type WholeRound } from './whole-rounds.ts';

/*
 * The walk of a text as lists (decision 600). Of every decision all that could be decided instead, each with what the text
 * finds in it, one thing after the other, and with the whole rounds that begin so. What stands against something that was not
 * taken is read off: the first decision after which it can be in no round any more, and there the best after which it can.
 */

/** Something that a text counts in what is decided, the fewer the better, and whom it charges; or an order, the earlier the better. */
export type Found<Player> =
  | {
      readonly rule: string;
      readonly count: number;
      /** Where it depends on what is asked: of the round that the text makes then. */
      readonly suffers: readonly Player[] | ((asked: Asked<Player>) => readonly Player[]);
      readonly of?: Pick<Proof, 'unit' | 'each'>;
    }
  | {
      readonly rule: string;
      readonly place: readonly number[];
      /** Of an order by wishes, one after the other: those whose wish is not granted. More of them are told as worse. */
      readonly refused?: readonly Player[];
    };

export interface Listed<Player> {
  /** The same things in the same order in all of a list. */
  readonly found: readonly Found<Player>[];
  readonly rounds: readonly WholeRound<Player>[];
}

/** One decision of the text. */
export interface Decision<Player, Choice extends Listed<Player> = Listed<Player>> {
  /** Score of the bracket or group; undefined: the bye. */
  readonly bracket?: number;
  readonly listed: readonly Choice[];
  readonly chosen: Choice;
}

/** Something that a whole round has or has not; and the same as what it lets meet. */
export interface Asked<Player> {
  readonly isIn: (round: WholeRound<Player>) => boolean;
  readonly mayMeet: (a: Player, b: Player) => boolean;
  readonly mayHaveBye: (player: Player) => boolean;
}

/** Nothing: every round has it. */
export const nothingAsked: Asked<unknown> = {
  isIn: () => true,
  mayMeet: () => true,
  mayHaveBye: () => true,
};

export const opponentIn = <Player>({ pairs }: WholeRound<Player>, player: Player): Player | undefined =>
  pairs.find(pair => pair.includes(player))?.find(other => other !== player);

export const pairAsked = <Player>(a: Player, b: Player): Asked<Player> => ({
  isIn: round => opponentIn(round, a) === b,
  mayMeet: (x, y) => [a, b].includes(x) === [a, b].includes(y),
  mayHaveBye: player => player !== a && player !== b,
});

export const byeAsked = <Player>(bye: Player): Asked<Player> => ({
  isIn: round => round.bye === bye,
  mayMeet: (x, y) => x !== bye && y !== bye,
  mayHaveBye: player => player === bye,
});

/** The one meets somebody who is there; the other, where there is one, nobody who is. */
export const thereAsked = <Player>(
  isThere: (player: Player) => boolean,
  { inside, outside }: { readonly inside: Player; readonly outside?: Player },
): Asked<Player> => {
  const mayBe = (player: Player, opponent: Player | undefined): boolean => {
    const meetsThere = opponent !== undefined && isThere(opponent);
    return (player !== inside || meetsThere) && (player !== outside || !meetsThere);
  };
  return {
    isIn: round =>
      [inside, ...(outside === undefined ? [] : [outside])].every(player =>
        mayBe(player, opponentIn(round, player)),
      ),
    mayMeet: (a, b) => mayBe(a, b) && mayBe(b, a),
    mayHaveBye: player => mayBe(player, undefined),
  };
};

/** The best of a list; among equals the first in the order. */
export const firstOf = <Player, Choice extends Listed<Player>>(
  listed: readonly Choice[],
): Choice | undefined => {
  let first: Choice | undefined;
  for (const each of listed) if (!first || parting(each, first).order < 0) first = each;
  return first;
};

/** The first thing in which two differ. Negative: the one is better. */
const parting = <Player>(one: Listed<Player>, other: Listed<Player>) => {
  for (const [at, found] of one.found.entries()) {
    const theirs = other.found[at];
    const order = theirs ? compareFound(found, theirs) : 0;
    if (order !== 0) return { at, order };
  }
  return { at: -1, order: 0 };
};

const compareFound = <Player>(one: Found<Player>, other: Found<Player>): number => {
  if ('count' in one && 'count' in other) return one.count - other.count;
  return 'place' in one && 'place' in other ? compareFaults(one.place, other.place) : 0;
};

/** What tells something apart from what was chosen. */
export const toldApart = <Player extends { readonly id: PlayerId }>(
  { bracket, chosen }: Omit<Decision<Player>, 'listed'>,
  other: Listed<Player>,
  asked: Asked<Player>,
): Proof => {
  const { at, order } = parting(chosen, other);
  const [found, theirs] = [chosen.found[at], other.found[at]];
  if (!found || !theirs || order > 0) return impossible('what was chosen is the best, and nothing else is');
  const place = bracket === undefined ? {} : { bracket };
  if ('place' in found || 'place' in theirs) {
    const [kept, lost] = [found, theirs].map(each => ('place' in each ? (each.refused ?? []) : []));
    return (
      moreRefused(found.rule, kept, lost, place) ?? { verdict: 'equal-later', rule: found.rule, ...place }
    );
  }
  const suffers = typeof theirs.suffers === 'function' ? theirs.suffers(asked) : theirs.suffers;
  return {
    verdict: 'worse',
    rule: found.rule,
    ...place,
    chosen: found.count,
    other: theirs.count,
    suffers: suffers.map(({ id }) => id),
    ...theirs.of,
  };
};

const moreRefused = <Player extends { readonly id: PlayerId }>(
  rule: string,
  chosen: readonly Player[] = [],
  other: readonly Player[] = [],
  place: Pick<Proof, 'bracket'> = {},
): Proof | undefined =>
  other.length > chosen.length
    ? {
        verdict: 'worse',
        rule,
        ...place,
        chosen: chosen.length,
        other: other.length,
        suffers: other.map(({ id }) => id),
      }
    : undefined;

/** A text that is walked decision after decision, each so that what is asked can still be. */
export class Walking<Player extends { readonly id: PlayerId }> {
  readonly decisions: Decision<Player>[] = [];
  protected readonly asked: Asked<Player>;
  /** The rounds with everything that was decided. */
  protected open: readonly WholeRound<Player>[];
  protected bracket: number | undefined;

  constructor(legal: readonly WholeRound<Player>[], asked: Asked<Player>) {
    this.open = legal;
    this.asked = asked;
  }

  /** The best of those after which what is asked can be. */
  protected decide<Choice extends Listed<Player>>(listed: readonly Choice[]): Choice {
    const chosen =
      firstOf<Player, Choice>(listed.filter(({ rounds }) => rounds.some(this.asked.isIn))) ??
      impossible('something begins such a round');
    this.decisions.push({
      ...(this.bracket === undefined ? {} : { bracket: this.bracket }),
      listed: listed.filter(({ rounds }) => rounds.length > 0),
      chosen,
    });
    this.open = chosen.rounds;
    return chosen;
  }

  /** The open rounds by the players in whom they differ. */
  protected sortedBy(
    playersOf: (round: WholeRound<Player>) => readonly Player[],
  ): readonly { readonly players: readonly Player[]; readonly rounds: readonly WholeRound<Player>[] }[] {
    const found = new Map<string, { players: readonly Player[]; rounds: WholeRound<Player>[] }>();
    for (const round of this.open) {
      const players = playersOf(round);
      const key = players.map(({ id }) => id).join();
      const known = found.get(key) ?? { players, rounds: [] };
      known.rounds.push(round);
      found.set(key, known);
    }
    return [...found.values()];
  }

  /** With whom somebody can meet of those offered, in their order. */
  protected opponents(
    player: Player,
    offered: readonly Player[],
  ): readonly {
    readonly opponent: Player;
    readonly place: readonly number[];
    readonly rounds: readonly WholeRound<Player>[];
  }[] {
    return offered.map((opponent, index) => ({
      opponent,
      place: [index],
      rounds: this.open.filter(round => opponentIn(round, player) === opponent),
    }));
  }
}

/** All that is listed of a round, and what the text says where nothing legal has what is asked. */
export interface WalkedLists<Player> extends Possible<Player> {
  readonly legal: readonly WholeRound<Player>[];
  readonly decisions: readonly Decision<Player>[];
  readonly completion: string;
}

/** Undefined: the round has it. */
export const proofOf = <Player extends { readonly id: PlayerId }>(
  walked: WalkedLists<Player>,
  asked: Asked<Player>,
): Proof | undefined => {
  const { legal, decisions, completion } = walked;
  if (!legal.some(asked.isIn))
    return {
      verdict: 'forbidden',
      rule: completion,
      leftOver: leftOverOfTwo({
        ...walked,
        mayMeet: (a, b) => walked.mayMeet(a, b) && asked.mayMeet(a, b),
        mayHaveBye: player => walked.mayHaveBye(player) && asked.mayHaveBye(player),
      }),
    };
  for (const decision of decisions) {
    if (decision.chosen.rounds.some(asked.isIn)) continue;
    const best = firstOf(decision.listed.filter(({ rounds }) => rounds.some(asked.isIn)));
    return toldApart(decision, best ?? impossible('some choice begins such a round'), asked);
  }
  return undefined;
};
