import { impossible, type PlayerId } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import type { Proof } from '../../testing/replay.ts';
import { compareFaults, type WholeRound as WholeRoundOf, wholeRounds } from '../../testing/whole-rounds.ts';
import type { LiteralContender, LiteralTerms } from './pair-literally.ts';

/*
 * The oracle of C.04.5 and C.04.6: all legal rounds of a small field, as a list. The text decides the bye (3.4), then of each
 * scoregroup from the top the upfloaters (3.5) and the pairs (3.6). Each of these decisions cuts the list into candidates,
 * with what each criterion finds in them and their place in the order; the rounds of the one chosen go on to the next.
 */

/** What one text says of its entrants. */
export interface LiteralText<Contender extends LiteralContender = LiteralContender> {
  /** What the keys of its rules begin with. */
  readonly name: string;
  readonly terms: LiteralTerms;
  /** Keys of what 3.6 counts: colours missed, strong ones missed, opponents that floated. */
  readonly qualities: readonly [string | undefined, string | undefined, string];
  readonly contenders: readonly Contender[];
  readonly prohibition: (a: Contender, b: Contender) => Pick<Proof, 'rule' | 'round'> | undefined;
  readonly barredSince: (contender: Contender) => number | undefined;
  readonly whiteOf: (a: Contender, b: Contender) => { readonly white: Contender; readonly rule: string };
}

/** The same of whoever has what the procedure looks at. */
export const ofContenders = <Contender extends LiteralContender>(
  text: LiteralText<Contender>,
): LiteralText => {
  const own = new Map(text.contenders.map(contender => [contender.id, contender]));
  const ownOf = ({ id }: LiteralContender): Contender => own.get(id) ?? impossible(`${id} is to be paired`);
  return {
    ...text,
    prohibition: (a, b) => text.prohibition(ownOf(a), ownOf(b)),
    barredSince: contender => text.barredSince(ownOf(contender)),
    whiteOf: (a, b) => text.whiteOf(ownOf(a), ownOf(b)),
  };
};

export type WholeRound = WholeRoundOf<LiteralContender>;
export type Pair = readonly [LiteralContender, LiteralContender];

/** What one criterion finds: each fault with whom it charges; a rule that is kept or broken as a whole charges all at once. */
export interface Measured {
  readonly key: string;
  readonly charges: readonly (readonly [fault: number, charged: readonly LiteralContender[]])[];
  readonly unit?: 'breach' | 'unplayed';
  /** The faults are differences of score, or the one fault is what is told. */
  readonly sized?: 'difference' | 'value';
}

/** A candidate of a decision, and the rounds that begin like this. */
export interface Listed {
  readonly measures: readonly Measured[];
  /** The earlier, the less. */
  readonly place: readonly number[];
  readonly rounds: readonly WholeRound[];
}

export interface Decision {
  /** Key of the article of the order. */
  readonly order: string;
  /** The score of the scoregroup; absent: the bye. */
  readonly bracket?: number;
  readonly listed: readonly Listed[];
  readonly chosen: Listed;
}

/** A scoregroup as it was paired. */
export interface WalkedBracket {
  readonly score: number;
  readonly residents: readonly LiteralContender[];
  readonly upfloaters: readonly LiteralContender[];
  /** In the order in which they may float. */
  readonly below: readonly LiteralContender[];
  /** Top and bottom member, the tops ascending. */
  readonly pairs: readonly Pair[];
}

/** The round by the articles, and everything that could have been. */
export interface Walked {
  readonly position: Position;
  readonly text: LiteralText;
  readonly legal: readonly WholeRound[];
  readonly decisions: readonly Decision[];
  readonly bye: LiteralContender | undefined;
  readonly brackets: readonly WalkedBracket[];
}

/** Undefined: no legal round exists. */
export const walkedOf = (position: Position, text: LiteralText): Walked | undefined => {
  const players = [...text.contenders].sort((a, b) => a.tpn - b.tpn);
  const legal = wholeRounds({
    players,
    mayMeet: (a, b) => !text.prohibition(a, b),
    mayHaveBye: player => text.barredSince(player) === undefined,
  });
  if (legal.length === 0) return undefined;
  const decisions: Decision[] = [];
  const decide = (decision: Omit<Decision, 'chosen'>): Listed => {
    const chosen = firstOf(decision.listed) ?? impossible('a decision has a candidate');
    decisions.push({ ...decision, chosen });
    return chosen;
  };
  let { rounds } = players.length % 2 === 0 ? { rounds: legal } : decide(byes(text, legal, position.round));
  const bye = rounds[0]?.bye;
  const brackets: WalkedBracket[] = [];
  let left = players.filter(player => player !== bye);
  while (left.length > 0) {
    const score = Math.max(...left.map(player => player.score));
    const residents = left.filter(player => player.score === score);
    const below = left
      .filter(player => player.score < score)
      .sort((a, b) => b.score - a.score || a.tpn - b.tpn);
    const group = { score, residents, below };
    rounds = decide(setsOf(text, group, rounds)).rounds;
    const [first = impossible('a candidate has rounds')] = rounds;
    const upfloaters = upfloatersIn(first, group);
    rounds = decide(pairingsOf(text, { ...group, upfloaters }, rounds)).rounds;
    brackets.push({ ...group, upfloaters, pairs: pairsOf(rounds[0] ?? first, residents) });
    left = below.filter(player => !upfloaters.includes(player));
  }
  return { position, text, legal, decisions, bye, brackets };
};

/** The best of the list; among equals the first in the order. */
export const firstOf = (listed: readonly Listed[]): Listed | undefined => {
  let first: Listed | undefined;
  for (const each of listed) if (!first || isBefore(each, first)) first = each;
  return first;
};

export const faultsOf = ({ charges }: Measured): readonly number[] =>
  charges.map(([fault]) => fault).sort((a, b) => b - a);

const isBefore = (a: Listed, b: Listed): boolean => {
  for (const [at, measured] of a.measures.entries()) {
    const other = b.measures[at] ?? impossible('the same criteria look at all');
    const order = compareFaults(faultsOf(measured), faultsOf(other));
    if (order !== 0) return order < 0;
  }
  return compareFaults(a.place, b.place) < 0;
};

/** The rounds with the same key are one candidate. */
const cut = (
  rounds: readonly WholeRound[],
  keyOf: (round: WholeRound) => string,
): readonly (readonly [WholeRound, readonly WholeRound[]])[] => {
  const found = new Map<string, WholeRound[]>();
  for (const round of rounds) {
    const key = keyOf(round);
    found.set(key, [...(found.get(key) ?? []), round]);
  }
  return [...found.values()].map(all => [all[0] ?? impossible('each has at least one round'), all] as const);
};

const numbersOf = (players: readonly LiteralContender[]): readonly number[] => players.map(({ tpn }) => tpn);

/** 3.4: the lowest score, the most matches played, the largest number. */
const byes = (
  { name }: LiteralText,
  legal: readonly WholeRound[],
  round: number,
): Omit<Decision, 'chosen'> => ({
  order: `${name}.3.4.4`,
  listed: cut(legal, ({ bye }) => `${bye?.tpn}`).map(([{ bye = impossible('an odd number') }, rounds]) => ({
    rounds,
    measures: [
      { key: `${name}.3.4.2`, charges: [[bye.score / 10, [bye]]], sized: 'value' },
      {
        key: `${name}.3.4.3`,
        charges: [[round - 1 - bye.played, [bye]]],
        sized: 'value',
        unit: 'unplayed',
      },
    ],
    place: [-bye.tpn],
  })),
});

type Group = Pick<WalkedBracket, 'score' | 'residents' | 'below'>;

/** Whoever of a lower score meets a resident. Two upfloaters never meet: without them there would be fewer (C4). */
const upfloatersIn = (round: WholeRound, { residents, below }: Group): readonly LiteralContender[] => {
  const paired = pairsOf(round, residents).flat();
  return below.filter(player => paired.includes(player));
};

const pairsOf = ({ pairs }: WholeRound, residents: readonly LiteralContender[]): readonly Pair[] =>
  pairs
    .filter(pair => pair.some(player => residents.includes(player)))
    .map(([a, b]) => (a.tpn < b.tpn ? ([a, b] as const) : ([b, a] as const)))
    .sort(([a], [b]) => a.tpn - b.tpn);

/** 3.5: C4 to C7, then the numbers of the set (3.5.4). */
const setsOf = (
  { name, terms, contenders }: LiteralText,
  group: Group,
  rounds: readonly WholeRound[],
): Omit<Decision, 'chosen'> => ({
  order: `${name}.3.5.4`,
  bracket: group.score / 10,
  listed: cut(rounds, round => numbersOf(upfloatersIn(round, group)).join()).map(([first, all]) => {
    const upfloaters = upfloatersIn(first, group);
    const next = Math.max(...contenders.map(({ score }) => (score < group.score ? score : -1)));
    const following = group.below.filter(player => player.score === next && !upfloaters.includes(player));
    return {
      rounds: all,
      measures: [
        { key: `${name}.C4`, charges: upfloaters.map(player => [1, [player]] as const) },
        {
          key: `${name}.C5`,
          charges: upfloaters.map(player => [(group.score - player.score) / 10, [player]] as const),
          sized: 'difference',
        },
        {
          key: `${name}.C6`,
          charges: all.some(round => needsFewest(round, following)) ? [] : [[1, following]],
          unit: 'breach',
        },
        {
          key: `${name}.C7`,
          charges: upfloaters
            .filter(({ floated }) => terms.floatsCount && floated)
            .map(player => [1, [player]] as const),
        },
      ],
      place: numbersOf(upfloaters),
    };
  }),
});

/** C6: the bracket of the following scoregroup has no upfloater in the round, or one where the number is odd (C4). */
const needsFewest = (round: WholeRound, following: readonly LiteralContender[]): boolean => {
  const across = round.pairs.filter(([a, b]) => following.includes(a) !== following.includes(b));
  return across.length === following.length % 2;
};

/** 3.6: colours (C.04.6) and opponents that floated; then tops ascending, and their bottoms. */
const pairingsOf = (
  { name, terms, qualities: [ofColours, ofStrong, ofOpponents], whiteOf }: LiteralText,
  { score, residents, upfloaters }: Omit<WalkedBracket, 'pairs'>,
  rounds: readonly WholeRound[],
): Omit<Decision, 'chosen'> => {
  const identifier = (pairs: readonly Pair[]): readonly number[] => [
    ...pairs.map(([top]) => top.tpn),
    ...pairs.map(([, bottom]) => bottom.tpn),
  ];
  const ofPairs = (quality: string | undefined, charges: Measured['charges']): readonly Measured[] =>
    quality === undefined ? [] : [{ key: `${name}.${quality}`, charges }];
  /** Article 4 gives one of two who prefer the same colour the other one. */
  const without = ([a, b]: Pair): LiteralContender =>
    (whiteOf(a, b).white === a) === (a.wants?.colour === 'white') ? b : a;
  return {
    order: `${name}.3.6`,
    bracket: score / 10,
    listed: cut(rounds, round => identifier(pairsOf(round, residents)).join()).map(([first, all]) => {
      const pairs = pairsOf(first, residents);
      const clashes = pairs.filter(([a, b]) => a.wants && a.wants.colour === b.wants?.colour);
      const strong = clashes.filter(([a, b]) => a.wants?.strong && b.wants?.strong);
      const opponents = pairs
        .flatMap(([a, b]) => [upfloaters.includes(a) ? b : [], upfloaters.includes(b) ? a : []].flat())
        .filter(({ floated }) => terms.floatsCount && floated);
      return {
        rounds: all,
        measures: [
          ...ofPairs(
            ofColours,
            clashes.map(pair => [1, [without(pair)]]),
          ),
          ...ofPairs(
            ofStrong,
            strong.map(pair => [1, [without(pair)]]),
          ),
          ...ofPairs(
            ofOpponents,
            opponents.map(player => [1, [player]]),
          ),
        ],
        place: identifier(pairs),
      };
    }),
  };
};

/** Whoever this is. */
export const contenderIn = ({ text }: Walked, id: PlayerId): LiteralContender =>
  text.contenders.find(contender => contender.id === id) ?? impossible(`${id} is to be paired`);
