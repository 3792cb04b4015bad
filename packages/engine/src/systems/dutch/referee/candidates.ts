import { impossible } from '../../../model/index.ts';
import { byRank, type Field, type Pair, ranked, rememberedBySet } from './field.ts';
import { type Bsn, bsnsUpTo, type Exchange, exchanges, groupsOf, transpositions } from './generation.ts';
import type { Member } from './member.ts';

/** Article 1.3.2 (A.3). Both lists by rank. */
export interface LiteralBracket {
  /** MDPs. */
  readonly movedDown: readonly Member[];
  readonly residents: readonly Member[];
}

/** A candidate of article 3.3 (B.3). */
export interface BracketPairing {
  readonly pairs: readonly Pair[];
  readonly downfloaters: readonly Member[];
}

/** What the generation of candidates depends on besides the players. */
export interface Generation {
  readonly mayMeet: Field['mayMeet'];
  /** 3.1.2 (B.1.b). */
  readonly maxPairs: number;
  /** 4.4 (D.3): sets of `m1` of the moved-down players, the first to be tried first. */
  readonly movedDownSets: (movedDown: readonly Member[], m1: number) => readonly (readonly Bsn[])[];
}

/** All candidates that break no absolute criterion between two players, in the order of 3.6-3.7 (B.6-B.7). */
export function* candidatesOf(bracket: LiteralBracket, generation: Generation): Generator<BracketPairing> {
  if (bracket.movedDown.length === 0) yield* homogeneous(bracket.residents, generation.maxPairs, generation);
  else yield* heterogeneous(bracket, generation);
}

/**
 * 3.7 (B.7), from the outermost loop to the innermost: sets of moved-down players, transpositions of S2, the
 * remainder. M1 is the number of moved-down players that are paired, so it follows from C7 (2017: C.6), which the
 * comparison of candidates sees to: every M1 is tried, the largest first (decision 0023).
 */
function* heterogeneous(bracket: LiteralBracket, generation: Generation): Generator<BracketPairing> {
  const { movedDown, residents } = bracket;
  for (let m1 = Math.min(movedDown.length, generation.maxPairs); m1 >= 0; m1--)
    for (const set of generation.movedDownSets(movedDown, m1)) {
      const s1 = set.map(bsn => playerOf(movedDown, bsn));
      const limbo = movedDown.filter(player => !s1.includes(player));
      yield* movedDownPairings(s1, residents, limbo, generation);
    }
}

/** 3.3.3-3.3.4 (B.3): the MDP-pairing and a candidate of the remainder; the Limbo downfloats. */
function* movedDownPairings(
  s1: readonly Member[],
  residents: readonly Member[],
  limbo: readonly Member[],
  generation: Generation,
): Generator<BracketPairing> {
  const mayStand = (bsn: Bsn, place: number) =>
    generation.mayMeet(playerOf(s1, place + 1), playerOf(residents, bsn));
  for (const order of transpositions(bsnsUpTo(residents.length), s1.length, mayStand)) {
    const s2 = order.map(bsn => playerOf(residents, bsn));
    const pairs = s1.map((player, index) => ranked(player, playerOf(s2, index + 1)));
    const remainder = s2.slice(s1.length).sort(byRank);
    for (const candidate of homogeneous(remainder, generation.maxPairs - s1.length, generation))
      yield {
        pairs: [...pairs, ...candidate.pairs],
        downfloaters: [...limbo, ...candidate.downfloaters],
      };
  }
}

/**
 * 3.3.2 and 3.6 (B.3, B.6): all transpositions of S2, then the next exchange.
 *
 * A player of S1 never stands against a higher ranked one of S2: that candidate was generated before. Let the two of
 * a pair change subgroups so that the higher ranked is in S1. If they came from different original subgroups, one
 * player less is exchanged; if from the same, as many are exchanged and the difference of 4.3.2, 2 is smaller.
 */
function* homogeneous(
  players: readonly Member[],
  pairs: number,
  { mayMeet }: Pick<Generation, 'mayMeet'>,
): Generator<BracketPairing> {
  if (players.length < 2 * pairs) return;
  for (const exchange of exchanges(pairs, players.length)) {
    const { s1, s2 } = subgroupsAfter(exchange, pairs, players.length);
    const mayStand = (bsn: Bsn, place: number) => {
      const opponent = s1[place] ?? impossible('N1 places are filled');
      return opponent < bsn && mayMeet(playerOf(players, opponent), playerOf(players, bsn));
    };
    for (const order of transpositions(s2, pairs, mayStand))
      yield {
        pairs: s1.map((bsn, place) => ranked(playerOf(players, bsn), playerOf(players, order[place] ?? 0))),
        downfloaters: order.slice(pairs).map(bsn => playerOf(players, bsn)),
      };
  }
}

/** 3.6.1 (B.6): exchanged from the original composition, and in order again. */
const subgroupsAfter = (
  { fromS1, fromS2 }: Exchange,
  n1: number,
  n: number,
): { readonly s1: readonly Bsn[]; readonly s2: readonly Bsn[] } => {
  const isInS1 = (bsn: Bsn) => (bsn <= n1 ? !fromS1.includes(bsn) : fromS2.includes(bsn));
  const all = bsnsUpTo(n);
  return { s1: all.filter(isInS1), s2: all.filter(bsn => !isInS1(bsn)) };
};

const playerOf = (players: readonly Member[], bsn: Bsn): Member =>
  players[bsn - 1] ?? impossible('a BSN names a player of the bracket');

/**
 * Every set of players that some pairing of the bracket leaves over, the smallest sets first. Moved-down players are
 * paired with residents only (3.3.3; B.3).
 */
export function* leftOversOf(
  bracket: LiteralBracket,
  mayMeet: Field['mayMeet'],
): Generator<readonly Member[]> {
  const all = [...bracket.movedDown, ...bracket.residents];
  const mayMeetHere = (a: Member, b: Member) =>
    mayMeet(a, b) && !(bracket.movedDown.includes(a) && bracket.movedDown.includes(b));
  const canBePaired = rememberedBySet(([first, ...others]): boolean => {
    if (!first) return true;
    return others.some(
      other => mayMeetHere(first, other) && canBePaired(others.filter(player => player !== other)),
    );
  });
  for (let size = all.length % 2; size <= all.length; size += 2)
    for (const leftOver of groupsOf(all, size))
      if (canBePaired(all.filter(player => !leftOver.includes(player)))) yield leftOver;
}
