import type { Condition, PrizeMode, RatingList, Sharing } from '@pareo/engine/model';
import { wordingIn } from '../wording.ts';

const { counted, list, choice } = wordingIn('en');

const LISTS: Readonly<Record<RatingList, string>> = {
  standard: 'standard rating',
  rapid: 'rapid rating',
  blitz: 'blitz rating',
  national: 'national rating',
};

const range = (from: number | undefined, to: number | undefined): string =>
  from === undefined ? `up to ${to}` : to === undefined ? `from ${from}` : `${from}–${to}`;

const condition = (one: Condition): string => {
  switch (one.kind) {
    case 'rating':
      return `${one.list === undefined ? 'rating' : LISTS[one.list]} ${range(one.from, one.to)}${one.unrated === 'in' ? ', or unrated' : ''}`;
    case 'unrated':
      return 'unrated';
    case 'sex':
      return one.is === 'w' ? 'women' : 'men';
    case 'born':
      return one.from === undefined
        ? `born in ${one.to} or before`
        : one.to === undefined
          ? `born in ${one.from} or later`
          : `born from ${one.from} to ${one.to}`;
    case 'age': {
      const from = one.from === undefined ? [] : [`${one.from} or older`];
      const under = one.under === undefined ? [] : [`under ${one.under}`];
      return `${list([...from, ...under])} on ${one.on.replaceAll('/', '-')}`;
    }
    case 'title':
      return 'none' in one ? 'without a title' : `title ${choice(one.in)}`;
    case 'club':
      return `club ${choice(one.in)}`;
    case 'federation':
      return `federation ${choice(one.in)}`;
    case 'group':
      return `group ${choice(one.in)}`;
  }
};

const ordinal = (place: number): string => {
  const tens = place % 100;
  const ending = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${ending}`;
};

const MODES: Readonly<Record<PrizeMode, string>> = {
  cumulative: 'Each list is paid by itself: whoever wins in several is paid in each.',
  'place-first':
    'One prize each: list after list in this order; whoever has a prize is out of the later ones.',
  'best-value': 'One prize each, the most valuable; what is freed goes to the next who may have it.',
  'us-32b':
    'US Chess 32B: those who are level pool one prize each and share it, and nobody gets more than without the tie.',
};

const sharing = (how: Sharing): string => {
  if (how === 'none') return 'by rank';
  if (how === 'equal') return 'shared equally';
  return how === 'hort' ? 'Hort: half by rank, half shared' : `${how.byRank} by rank, the rest shared`;
};

/** What is said of categories and prizes. */
export const prizes = {
  title: 'Prizes',
  byList: 'By list',
  byPlayer: 'By player',
  /** All of its conditions hold. */
  rule: (conditions: readonly Condition[]) =>
    conditions.length === 0 ? 'everybody' : conditions.map(condition).join('; '),
  condition,
  ordinal,
  places: (first: number, count: number) =>
    count === 1 ? ordinal(first) : `${ordinal(first)}–${ordinal(first + count - 1)}`,
  modes: MODES,
  modeNames: {
    cumulative: 'every list by itself',
    'place-first': 'one prize each, list after list',
    'best-value': 'one prize each, the most valuable',
    'us-32b': 'US Chess 32B',
  } as Readonly<Record<PrizeMode, string>>,
  sharing,
  tieAll: 'level are those equal in every tie-break too',
  minimumShare: (amount: string) => `no share below ${amount}`,
  minimumEntrants: (count: number) => `paid from ${counted(count, 'entrant', 'entrants')} of the category on`,
  jury: 'given by a jury',
  fund: (basedOn: number, floor: string) =>
    `Announced for ${basedOn} entries: with fewer all prizes shrink alike, at most to ${floor}.`,
  unit: (amount: string, leftover: 'fund' | 'exact') =>
    `Paid in multiples of ${amount}; ${leftover === 'fund' ? 'what is less stays in the fund' : 'what is less goes to the best ranked'}.`,
  announced: 'Announced before round 1.',
  changed: (reason: string | undefined) =>
    `Changed after round 1 was published${reason === undefined ? '.' : `: ${reason}`}`,
  example: 'Example: nothing is played yet, so the starting rank stands in for the standings.',
  after: (round: number) => `After round ${round}.`,
  final: 'Final.',
  columns: {
    place: 'Place',
    name: 'Name',
    list: 'List',
    prize: 'Prize',
    amount: 'Amount',
    total: 'Total',
    why: 'Why',
    points: 'Points',
    inCategory: '# in category',
    overall: '# overall',
  },
  level: (places: string, count: number, points: string) =>
    count === 1 ? `${places} with ${points} points` : `${places} level with ${points} points`,
  sum: (terms: readonly string[], total: string) =>
    terms.length === 1 ? `${total}.` : `${terms.join(' + ')} = ${total}.`,
  /** `S ÷ k`. */
  equalShare: (total: string, count: number, share: string) => `${total} ÷ ${count} = ${share}`,
  partShare: (parts: { readonly rank: string; readonly tie: string }) =>
    `by rank ${parts.rank}, shared ${parts.tie}`,
  byRankAlone: 'by final rank',
  notShared: (total: string) => `${total}: nobody shares it`,
  bestValue: 'the most valuable prize still free for the best placed who may have it',
  juryGave: 'as the jury says',
  ownCategory: 'the prizes of the category alone pay its members more than the common pool',
  pooledFrom: (lists: readonly string[]) => `Pooled from ${list(lists)}`,
  capped: (cap: string) => `no more than ${cap}: the most that could be won without the tie (32B3)`,
  rest: (total: string, caps: string, count: number, share: string) =>
    `(${total} − ${caps}) ÷ ${count} = ${share}`,
  extraUnit: 'one of the missing units, for the largest remainder',
  cutToUnit: 'cut to the unit',
  toTheBest: 'with what is less than a unit, as the best ranked',
  byHand: (computed: string, by: string, reason: string) =>
    `changed by hand by ${by}: ${reason} · worked out: ${computed}`,
  byHandAlone: (computed: string) => `changed by hand · worked out: ${computed}`,
  belowMinimum: (names: readonly string[]) => `Below the minimum share: ${list(names)}.`,
  unclaimed: {
    nobody: 'nobody may have it',
    'too-few-entrants': 'too few entrants',
    'not-awarded': 'the jury has not decided',
  },
  unclaimedTitle: 'Not paid',
  outdated: (pool: string) =>
    `An amount by hand for ${pool} does not count any more: the pool is another one. Decide anew.`,
  tiePaysMore: (name: string, taken: string, tied: string) =>
    `${name} left the tie for a prize of ${taken}, and each of those who stayed has at least ${tied}.`,
  sums: (of: Record<'announced' | 'paid' | 'unclaimed' | 'kept', string>) =>
    `announced ${of.announced} = paid ${of.paid} + unclaimed ${of.unclaimed} + kept ${of.kept}`,
  noPrizes: 'No prizes are announced.',
  nobody: 'Nobody is paid.',
  whyNot: (name: string) => `${name} is paid nothing here.`,
  notMember: (category: string, failing: readonly string[]) => `not in ${category}: ${failing.join('; ')}`,
  outByArbiter: (category: string) => `not in ${category}, as the arbiter says`,
  unknownMember: (category: string) => `it is not known whether in ${category}`,
  beyond: (count: number) => `behind the last of ${counted(count, 'prize', 'prizes')}`,
  hasAnother: (what: string) => `has another prize of the same group: ${what}`,
  tooFew: 'too few entrants',
  minimumShareMissed: 'below the minimum share',
  receipts: {
    title: 'Receipt',
    number: (number: number, of: number) => `No. ${number} of ${of}`,
    received: 'I have received',
    inWords: 'in words',
    for: 'for',
    date: 'Place and date',
    id: 'Identity document',
    winner: 'Signature of the winner',
    payer: 'Signature of who pays',
    total: 'Total of all receipts',
  },
  diploma: { title: 'Diploma', awarded: 'awarded to', arbiter: 'Chief arbiter', director: 'Director' },
  signature: 'Signature of the chief arbiter',
};
