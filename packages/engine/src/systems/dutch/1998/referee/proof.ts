import { decimalOf, impossible, tenths } from '../../../../model/index.ts';
import { type Asked, stayAsked } from '../../../testing/asked.ts';
import { leftOverOfTwo } from '../../../testing/left-over.ts';
import type { Proof } from '../../../testing/replay.ts';
import { compareFaults } from '../../../testing/whole-rounds.ts';
import { withoutOpponents } from './opponents.ts';
import { firstOf, type Listed, leftBy, pairsOf, type Walked, type WalkedGroup } from './oracle.ts';
import type { Pair } from './place.ts';
import { type Member, prohibitionIn, whiteOf } from './player.ts';

/* What the lists say about something that was not taken (decision 730). */

export const RULE = (id: string): string => `dutch-1998.${id}`;

/** Why somebody did not stay in a group, and another left it instead. */
export const proofOfStay = (
  walked: Walked,
  index: number,
  inside: Member,
  outside?: Member,
): Proof | undefined => {
  const group = walked.groups[index] ?? impossible('the round has this group');
  return proofOf(walked, stayAsked(lowestIn(group), inside, outside));
};

const lowestIn = ({ group: { residents } }: WalkedGroup): number =>
  residents.at(-1)?.score ?? impossible('a group has residents');

export const scoreOf = (group: WalkedGroup): number => decimalOf(tenths(lowestIn(group)));

/**
 * The first group in which every round that is asked for differs from the one chosen; and of the pairings that begin one, the
 * first in the order of C.
 */
export const proofOf = (walked: Walked, { isIn, mayMeet, mayHaveBye }: Asked<Member>): Proof | undefined => {
  const { position, members, legal, groups } = walked;
  if (!legal.some(isIn))
    return {
      verdict: 'forbidden',
      rule: RULE('C13'),
      leftOver: leftOverOfTwo<Member>({
        players: members,
        mayMeet: (a, b) => !prohibitionIn({ position }, a, b, 'waived') && mayMeet(a, b),
        mayHaveBye: player => player.barredSince === undefined && mayHaveBye(player),
        between: (a, b) => prohibitionIn({ position }, a, b, 'waived'),
      }),
    };
  for (const group of groups) {
    if (group.chosen.rounds.some(isIn)) continue;
    const allowed = group.listed.filter(({ rounds }) => rounds.some(isIn));
    return { ...toldApart(walked, group, firstAllowed(group, allowed)), bracket: scoreOf(group) };
  }
  return undefined;
};

/** C12 wants as many pairs as there were; among these, one that it accepts. */
const firstAllowed = ({ chosen, c12 }: WalkedGroup, allowed: readonly Listed[]): Listed => {
  const asMany = allowed.filter(
    ({ notInS1, remaining }) =>
      notInS1.length === chosen.notInS1.length && remaining.length === chosen.remaining.length,
  );
  const accepted = c12 && firstOf(asMany.filter(c12.isMet));
  return accepted ?? firstOf(allowed) ?? impossible('some pairing begins such a round');
};

interface Step {
  readonly rule: string;
  readonly count: (listed: Listed) => number;
  readonly suffers: (listed: Listed) => readonly Member[];
  readonly unit?: Proof['unit'];
}

const toldApart = (walked: Walked, group: WalkedGroup, other: Listed): Proof => {
  const { chosen } = group;
  const isWaiver = chosen.lastRound !== other.lastRound;
  for (const { rule, count, suffers, unit } of stepsOf(walked, group, other)) {
    const [own, instead] = [count(chosen), count(other)];
    if (own > instead && isWaiver) continue;
    if (own > instead) return impossible(`${rule} prefers what was not taken`);
    if (own < instead)
      return {
        verdict: 'worse',
        rule: RULE(rule),
        chosen: own,
        other: instead,
        suffers: suffers(other).map(({ id }) => id),
        ...(unit ? { unit } : {}),
      };
    // The opponents of S1 come before the floats down (C10, C9).
    if (rule === 'B6.up' && compareFaults(chosen.opponents, other.opponents) !== 0)
      return { verdict: 'equal-later', rule: RULE('D1') };
  }
  if (isWaiver) return { verdict: 'equal-later', rule: RULE('21') };
  const isExchange = compareFaults(chosen.exchange, other.exchange) !== 0;
  return { verdict: 'equal-later', rule: RULE(isExchange ? 'D2' : 'D1') };
};

/** In the order of C from the outside. */
const stepsOf = (walked: Walked, group: WalkedGroup, other: Listed): readonly Step[] => {
  const { chosen, c12 } = group;
  const left: Step = { rule: 'C14', count: each => leftBy(each).length, suffers: leftBy, unit: 'left-over' };
  const opponents: readonly Step[] = c12
    ? [
        {
          rule: 'C12',
          count: each => (c12.isMet(each) ? 0 : 1),
          suffers: each => withoutOpponents(walked, leftBy(each), c12.below),
          unit: 'breach',
        },
      ]
    : [];
  const notInS1: Step = {
    rule: 'C14',
    count: each => each.notInS1.length,
    suffers: each => each.notInS1,
  };
  if (chosen.lastRound !== other.lastRound)
    return [
      left,
      ...opponents,
      {
        rule: '21',
        count: ({ lastRound }) => (lastRound === 'waived' ? 1 : 0),
        suffers: () =>
          [...group.group.movedDown, ...group.group.residents].filter(({ isAboveHalf }) => isAboveHalf),
        unit: 'breach',
      },
      notInS1,
    ];
  return [
    notInS1,
    left,
    ...opponents,
    {
      rule: 'B4',
      count: each => each.denied.length,
      suffers: each => each.denied.flatMap(pair => deniedOf(walked, pair)),
    },
    ...floatsOf('up', group),
    ...floatsOf('down', group),
  ];
};

/** Whoever of two does not get the colour that both want. */
const deniedOf = ({ position }: Walked, [a, b]: Pair): readonly Member[] => {
  const { white } = whiteOf(a, b, position);
  return [a, b].filter(member => (member === white ? 'white' : 'black') !== member.wants);
};

/** B5 is dropped after B6: by C10 for upfloats, by C9 for downfloats. */
const floatsOf = (way: 'up' | 'down', group: WalkedGroup): readonly Step[] => {
  const by = way === 'up' ? '.up' : '';
  const again =
    (back: 0 | 1) =>
    (listed: Listed): readonly Member[] =>
      floatingIn(way, group, listed).filter(({ floats }) => floats[back] === way);
  return [
    { rule: `B5${by}`, count: each => (each[way] > 1 ? 1 : 0), suffers: again(0), unit: 'breach' },
    { rule: `B6${by}`, count: each => (each[way] > 0 ? 1 : 0), suffers: again(1), unit: 'breach' },
  ];
};

/** Who receives such a float in the group; above 50 % nobody where 21 waives. Decision 92: a downfloat where it is judged. */
const floatingIn = (way: 'up' | 'down', { group }: WalkedGroup, listed: Listed): readonly Member[] => {
  const unequal = pairsOf(listed).filter(([a, b]) => a.score !== b.score);
  const higher = unequal.map(([a]) => a).filter(member => group.residents.includes(member));
  const floating = way === 'up' ? unequal.map(([, b]) => b) : [...listed.remaining, ...higher];
  return floating.filter(({ isAboveHalf }) => !(listed.lastRound === 'waived' && isAboveHalf));
};
