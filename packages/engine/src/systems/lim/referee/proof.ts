import type { Entrant } from '../../../position/index.ts';
import { leftOverOfTwo } from '../../testing/left-over.ts';
import { type Asked, firstOf, toldApart } from '../../testing/listed-walk.ts';
import type { Proof } from '../../testing/replay.ts';
import { leftOversOf, mostPairs } from './attempts.ts';
import { byNumber } from './floaters.ts';
import {
  byeIn,
  type Division,
  type FloatTurn,
  foundIn,
  isKeptByLimit,
  keptOf,
  orderOfFloats,
  type Walked,
  type WalkedGroup,
} from './oracle.ts';
import { areCompatible, mayRest, without } from './player.ts';
import { RULE } from './scrutinies.ts';

/* What the lists say about something that was not taken (decision 731). */

/**
 * No legal round has it; or the bye would be another's; or the first group that gave another opponent to somebody whom it is
 * about, against the first of its ways that does not.
 */
export const proofOf = (walked: Walked, asked: Asked<Entrant>): Proof | undefined => {
  const { table, players, legal, bye, groups } = walked;
  const having = legal.filter(asked.isIn);
  if (having.length === 0)
    return {
      verdict: 'forbidden',
      rule: RULE('4.4'),
      leftOver: leftOverOfTwo<Entrant>({
        players,
        mayMeet: (a, b) => areCompatible(a, b, table) && asked.mayMeet(a, b),
        mayHaveBye: player => mayRest(player) && asked.mayHaveBye(player),
      }),
    };
  const other = byeIn(players, having);
  if (bye && other && bye !== other) return proofOfBye(walked, bye, other);
  const group = groups.find(each => keptOf(walked, each).some(([a, b]) => !asked.mayMeet(a, b)));
  if (!group) return undefined;
  const allowed = group.listed.filter(({ pairs }) => pairs.every(([a, b]) => asked.mayMeet(a, b)));
  const best = firstOf<Entrant, Division>(allowed);
  if (!best) throw new Error('with everything undone everybody is in the median');
  return toldByLimit(walked, group, best) ?? toldApart(group, best, asked);
};

/** 1.1 and 7.1: the lowest score, then the lowest number. */
const proofOfBye = ({ table }: Walked, bye: Entrant, other: Entrant): Proof => {
  const rule = RULE(table.position.round === 1 ? '7.1' : '1.1');
  const [chosen, instead] = [bye.pairingScore / 10, other.pairingScore / 10];
  return chosen === instead
    ? { verdict: 'equal-later', rule }
    : { verdict: 'worse', rule, chosen, other: instead, unit: 'score', suffers: [other.id] };
};

/** 3.2: the first turn in which the two part goes by the number alone, because the limit keeps the other from going by colour. */
const toldByLimit = (
  { table }: Walked,
  { chosen, group, bracket }: WalkedGroup,
  best: Division,
): Proof | undefined => {
  if (chosen.turns.length !== best.turns.length) return undefined;
  const at = chosen.turns.findIndex(({ player }, index) => player !== best.turns[index]?.player);
  const [own, theirs] = [chosen.turns[at], best.turns[at]];
  return own && theirs && limited(own, theirs, { group, table }, bracket);
};

const limited = (
  own: FloatTurn,
  theirs: FloatTurn,
  setting: Parameters<typeof foundIn>[1],
  bracket: number | undefined,
): Proof | undefined => {
  const [one, other] = [own, theirs].map(turn =>
    foundIn(turn, setting).flatMap(found => ('count' in found ? [found.count] : [])),
  );
  const isByNumber = one?.join() === other?.join();
  if (!isByNumber || isKeptByLimit(own, setting) || !isKeptByLimit(theirs, setting)) return undefined;
  return {
    verdict: 'worse',
    rule: RULE('3.2'),
    chosen: 0,
    other: 1,
    suffers: [theirs.player.id],
    unit: 'breach',
    ...(bracket === undefined ? {} : { bracket }),
  };
};

/** The turn in which somebody floated. */
export const turnOf = ({ chosen }: WalkedGroup, player: Entrant): FloatTurn | undefined =>
  chosen.turns.find(turn => turn.player === player);

/** Why not another in this turn: 4.4 by trying; 3.9, 3.10, 3.2 and its limit; then the number. */
export const proofOfTurn = (
  { table }: Walked,
  walked: WalkedGroup,
  { turn, other }: { readonly turn: FloatTurn; readonly other: Entrant },
): Proof => {
  const { alone, chosen, group, bracket } = walked;
  const { state } = turn;
  const place = bracket === undefined ? {} : { bracket };
  const others = without(state.staying, other);
  const total = alone.length + chosen.turns.length;
  const needed = state.floaters.length + 1 + others.length - 2 * mostPairs(others, table);
  if (needed > total) {
    const earlier = [...state.floaters, other].map(({ id }) => id);
    const sufferers = leftOversOf(others, table).map(left => [...earlier, ...left.map(({ id }) => id)]);
    return {
      verdict: 'worse',
      rule: RULE('4.4'),
      chosen: total,
      other: needed,
      sufferers,
      unit: 'left-over',
      ...place,
    };
  }
  const setting = { group, table };
  const theirs: FloatTurn = { player: other, state };
  const told = limited(turn, theirs, setting, bracket);
  if (told) return told;
  const [own, instead] = [turn, theirs].map(each => foundIn(each, setting));
  for (const [index, found] of (own ?? []).entries()) {
    const against = instead?.[index];
    if (!against || !('count' in found) || !('count' in against) || found.count === against.count) continue;
    return {
      verdict: 'worse',
      rule: found.rule,
      chosen: found.count,
      other: against.count,
      suffers: [other.id],
      ...against.of,
      ...place,
    };
  }
  return { verdict: 'equal-later', rule: orderOfFloats(group), ...place };
};

/** Who stood before somebody by number and did not float; first whoever would have gone but for the limit of 3.2. */
export const beforeIn = (
  { table }: Walked,
  { alone, chosen, group }: WalkedGroup,
  { player, state }: FloatTurn,
): readonly Entrant[] => {
  const gone = [...alone, ...chosen.turns.map(turn => turn.player)];
  const order = byNumber(state.staying, group.way);
  const before = without(order.slice(0, order.indexOf(player)), ...gone);
  const total = gone.length;
  const free = { ...table, options: { ...table.options, maxi: false } };
  const keepsPairs = (each: Entrant): boolean => {
    const others = without(state.staying, each);
    return state.floaters.length + 1 + others.length - 2 * mostPairs(others, table) <= total;
  };
  const listOf = (each: Entrant): readonly number[] =>
    foundIn({ player: each, state }, { group, table: free }).map(found =>
      'count' in found ? found.count : (found.place[0] ?? 0),
    );
  const [unlimited] = state.staying
    .filter(keepsPairs)
    .map(each => ({ each, list: listOf(each) }))
    .sort((a, b) => a.list.map((n, i) => n - (b.list[i] ?? 0)).find(n => n !== 0) ?? 0)
    .map(({ each }) => each);
  const isLimited = unlimited && ![...before, ...gone].includes(unlimited);
  return isLimited ? [unlimited, ...before] : before;
};
