import { impossible } from '../../../../model/index.ts';
import { subgroups, transpositions } from './generation.ts';
import {
  allowFloats,
  type Dropped,
  type Floats,
  type Group,
  type Hall,
  isHeterogeneous,
  type LastRound,
  type Member,
  mayHaveBye,
  mayMeet,
  repeatsDown,
  wantSameColour,
  without,
  withoutOpponent,
} from './player.ts';

/** A pairing of a score group that the procedure comes to. */
export interface Candidate {
  readonly ofMovedDown: readonly (readonly [Member, Member])[];
  readonly ofRemainder: readonly (readonly [Member, Member])[];
  /** C1. */
  readonly forced: readonly Member[];
  /** C6: those who remain. */
  readonly remaining: readonly Member[];
  /** What was reached: colours denied, and what of B5 and B6 was dropped. */
  readonly denied: number;
  readonly up: Dropped;
  readonly down: Dropped;
}

export interface Setting {
  readonly field: Hall;
  readonly group: Group;
  readonly lastRound: LastRound;
  /** In the lowest group nobody is moved down by C1, and nobody but the bye remains. */
  readonly place: 'lowest' | 'other';
  /** Nothing is asked of those who remain: none of the moved-down need be paired where a demand leaves them nobody. */
  readonly isFree?: boolean;
}

type Pair = readonly [Member, Member];

const DROPPED: readonly Dropped[] = [0, 1, 2];

/** Every candidate in the order of C1-C14, one by one; the same pairs may come several times. */
export function* candidatesOf(setting: Setting): Generator<Candidate> {
  const { field, group, lastRound, place } = setting;
  const forced = place === 'lowest' ? [] : withoutOpponent(group, field, lastRound);
  const rest = without(group, forced);
  const players = [...rest.movedDown, ...rest.residents];
  const movedDown = isHeterogeneous(rest) ? rest.movedDown.length : 0;
  // C14, of the moved-down players and then of the remainder.
  for (let s1 = movedDown; s1 >= (movedDown === 0 || place === 'lowest' || setting.isFree ? 0 : 1); s1--)
    for (let p = Math.floor((players.length - 2 * s1) / 2); p >= 0; p--) {
      if (place === 'lowest' && players.length - 2 * (s1 + p) > 1) break;
      for (const candidate of withPairs(setting, players, { s1, p })) yield { ...candidate, forced };
    }
}

interface Numbers {
  readonly s1: number;
  readonly p: number;
}

function* withPairs(
  setting: Setting,
  players: readonly Member[],
  { s1, p }: Numbers,
): Generator<Omit<Candidate, 'forced'>> {
  const { lastRound } = setting;
  // C2, C11.
  const reduced = Math.floor(players.length / 2) - s1 - p;
  for (let x = Math.max(0, surplus(players) - reduced); x <= s1 + p; x++)
    // C10.
    for (const up of DROPPED)
      for (const ofMovedDown of movedDownPairs(setting, players, s1, { up, down: 2, lastRound })) {
        const taken = ofMovedDown.flat();
        const remainder = players.filter(player => !taken.includes(player));
        const left = x - denied(ofMovedDown);
        if (left < 0) continue;
        // C9.
        for (const down of DROPPED)
          for (const candidate of remainderPairs(setting, remainder, p, { up, down, lastRound }))
            if (
              denied(candidate.pairs) <= left &&
              !candidate.remaining.some(player => repeatsDown(player, { up, down, lastRound })) &&
              (setting.place === 'other' || candidate.remaining.every(mayHaveBye))
            )
              yield {
                ofMovedDown,
                ofRemainder: candidate.pairs,
                remaining: candidate.remaining,
                denied: denied(ofMovedDown) + denied(candidate.pairs),
                up,
                down,
              };
      }
}

/** A8; not below zero. */
const surplus = (players: readonly Member[]): number => {
  const wanting = (colour: string) => players.filter(({ wants }) => wants === colour).length;
  return Math.max(wanting('white'), wanting('black')) - Math.ceil(players.length / 2);
};

const denied = (pairs: readonly Pair[]): number => pairs.filter(([a, b]) => wantSameColour(a, b)).length;

/** C6, C7 for S1 of a heterogeneous group: those moved down against the transpositions of S2. */
function* movedDownPairs(
  setting: Setting,
  players: readonly Member[],
  count: number,
  floats: Floats,
): Generator<readonly Pair[]> {
  const [s1, s2] = [players.slice(0, count), players.slice(count)];
  for (const order of transpositions([...s2.keys()], count)) {
    const pairs = s1.map((player, place): Pair => [player, at(s2, order[place])]);
    if (pairs.every(pair => isAllowed(setting, pair, floats))) yield pairs;
  }
}

/** C6-C8 for a homogeneous group or remainder. */
function* remainderPairs(
  setting: Setting,
  players: readonly Member[],
  p: number,
  floats: Floats,
): Generator<{ readonly pairs: readonly Pair[]; readonly remaining: readonly Member[] }> {
  for (const { s1, s2 } of subgroups(players.length, p))
    for (const order of transpositions(s2, p)) {
      const pairs = s1.map(
        (number, place): Pair => ranked(at(players, number - 1), at(players, (order[place] ?? 0) - 1)),
      );
      if (!pairs.every(pair => isAllowed(setting, pair, floats))) continue;
      yield { pairs, remaining: order.slice(p).map(number => at(players, number - 1)) };
    }
}

const ranked = (a: Member, b: Member): Pair => (a.order < b.order ? [a, b] : [b, a]);

const isAllowed = ({ field, group, lastRound }: Setting, [a, b]: Pair, floats: Floats): boolean =>
  mayMeet(field, a, b, lastRound) && allowFloats([a, b], group, floats);

const at = (players: readonly Member[], index: number | undefined): Member =>
  players[index ?? -1] ?? impossible('a number names a player of the group');
