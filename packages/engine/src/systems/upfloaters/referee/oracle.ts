import { impossible } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import { type Decision, type Found, firstOf, type Listed } from '../../testing/listed-walk.ts';
import type { Proof } from '../../testing/replay.ts';
import { type WholeRound as WholeRoundOf, wholeRounds } from '../../testing/whole-rounds.ts';
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

type WholeRound = WholeRoundOf<LiteralContender>;
export type Pair = readonly [LiteralContender, LiteralContender];

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
  readonly text: LiteralText;
  /** By their numbers. */
  readonly players: readonly LiteralContender[];
  readonly legal: readonly WholeRound[];
  readonly decisions: readonly Decision<LiteralContender>[];
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
  const decisions: Decision<LiteralContender>[] = [];
  const decide = (listed: readonly Listed<LiteralContender>[], bracket?: number): readonly WholeRound[] => {
    const chosen = firstOf(listed) ?? impossible('a decision has a candidate');
    decisions.push({ ...(bracket === undefined ? {} : { bracket }), listed, chosen });
    return chosen.rounds;
  };
  let rounds = players.length % 2 === 0 ? legal : decide(byes(text, legal, position.round));
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
    rounds = decide(setsOf(text, group, rounds), score / 10);
    const upfloaters = upfloatersIn(firstRound(rounds), group);
    rounds = decide(pairingsOf(text, { ...group, upfloaters }, rounds), score / 10);
    brackets.push({ ...group, upfloaters, pairs: pairsOf(firstRound(rounds), residents) });
    left = below.filter(player => !upfloaters.includes(player));
  }
  return { text, players, legal, decisions, bye, brackets };
};

const firstRound = ([first]: readonly WholeRound[]): WholeRound =>
  first ?? impossible('a candidate has rounds');

/** The rounds with the same key are one candidate. */
const cut = (
  rounds: readonly WholeRound[],
  keyOf: (round: WholeRound) => readonly number[],
): readonly (readonly WholeRound[])[] => {
  const found = new Map<string, WholeRound[]>();
  for (const round of rounds) {
    const key = keyOf(round).join();
    found.set(key, [...(found.get(key) ?? []), round]);
  }
  return [...found.values()];
};

const numbersOf = (players: readonly LiteralContender[]): readonly number[] => players.map(({ tpn }) => tpn);

const counted = (
  rule: string,
  players: readonly LiteralContender[],
  of: Pick<Proof, 'each'> = {},
): Found<LiteralContender> => ({ rule, count: players.length, suffers: players, of });

/** 3.4: the lowest score, the most matches played, the largest number. */
const byes = (
  { name }: LiteralText,
  legal: readonly WholeRound[],
  round: number,
): readonly Listed<LiteralContender>[] =>
  cut(legal, ({ bye }) => [bye?.tpn ?? 0]).map(rounds => {
    const { bye = impossible('an odd number') } = firstRound(rounds);
    return {
      rounds,
      found: [
        { rule: `${name}.3.4.2`, count: bye.score / 10, suffers: [bye], of: { unit: 'score' as const } },
        {
          rule: `${name}.3.4.3`,
          count: round - 1 - bye.played,
          suffers: [bye],
          of: { unit: 'unplayed' },
        },
        { rule: `${name}.3.4.4`, place: [-bye.tpn] },
      ],
    };
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
  open: readonly WholeRound[],
): readonly Listed<LiteralContender>[] => {
  const { score, below } = group;
  const differences = [...new Set(below.map(player => score - player.score))].sort((a, b) => b - a);
  const next = Math.max(...contenders.map(player => (player.score < score ? player.score : -1)));
  return cut(open, round => numbersOf(upfloatersIn(round, group))).map(rounds => {
    const upfloaters = upfloatersIn(firstRound(rounds), group);
    const following = below.filter(player => player.score === next && !upfloaters.includes(player));
    const isKept = rounds.some(round => needsFewest(round, following));
    return {
      rounds,
      found: [
        counted(`${name}.C4`, upfloaters),
        ...differences.map(difference =>
          counted(
            `${name}.C5`,
            upfloaters.filter(player => score - player.score === difference),
            { each: { of: 'difference', points: difference / 10 } },
          ),
        ),
        { rule: `${name}.C6`, count: isKept ? 0 : 1, suffers: following, of: { unit: 'breach' } },
        counted(
          `${name}.C7`,
          upfloaters.filter(({ floated }) => terms.floatsCount && floated),
        ),
        { rule: `${name}.3.5.4`, place: numbersOf(upfloaters) },
      ],
    };
  });
};

/** C6: the bracket of the following scoregroup has no upfloater in the round, or one where the number is odd (C4). */
const needsFewest = (round: WholeRound, following: readonly LiteralContender[]): boolean => {
  const across = round.pairs.filter(([a, b]) => following.includes(a) !== following.includes(b));
  return across.length === following.length % 2;
};

/** 3.6: colours (C.04.6) and opponents that floated; then tops ascending, and their bottoms. */
const pairingsOf = (
  { name, terms, qualities: [ofColours, ofStrong, ofOpponents], whiteOf }: LiteralText,
  { residents, upfloaters }: Omit<WalkedBracket, 'pairs'>,
  open: readonly WholeRound[],
): readonly Listed<LiteralContender>[] => {
  const ofQuality = (quality: string | undefined, players: readonly LiteralContender[]) =>
    quality === undefined ? [] : [counted(`${name}.${quality}`, players)];
  /** Article 4 gives one of two who prefer the same colour the other one. */
  const without = ([a, b]: Pair): LiteralContender =>
    (whiteOf(a, b).white === a) === (a.wants?.colour === 'white') ? b : a;
  return cut(open, round => identifierOf(pairsOf(round, residents))).map(rounds => {
    const pairs = pairsOf(firstRound(rounds), residents);
    const clashes = pairs.filter(([a, b]) => a.wants && a.wants.colour === b.wants?.colour);
    const strong = clashes.filter(([a, b]) => a.wants?.strong && b.wants?.strong);
    const opponents = pairs
      .flatMap(([a, b]) => [...(upfloaters.includes(a) ? [b] : []), ...(upfloaters.includes(b) ? [a] : [])])
      .filter(({ floated }) => terms.floatsCount && floated);
    return {
      rounds,
      found: [
        ...ofQuality(ofColours, clashes.map(without)),
        ...ofQuality(ofStrong, strong.map(without)),
        ...ofQuality(ofOpponents, opponents),
        { rule: `${name}.3.6`, place: identifierOf(pairs) },
      ],
    };
  });
};

/** The numbers of the top members, then those of the bottom members (3.6.1). */
export const identifierOf = (pairs: readonly Pair[]): readonly number[] => [
  ...pairs.map(([top]) => top.tpn),
  ...pairs.map(([, bottom]) => bottom.tpn),
];
