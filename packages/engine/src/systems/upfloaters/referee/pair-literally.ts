import type { Colour, PlayerId } from '../../../model/index.ts';

/*
 * Article 3 of C.04.5 and C.04.6 by plain enumeration, for small fields: every set of upfloaters, every pairing of a
 * bracket. Written from the text; shares nothing with the fast version.
 */

export interface LiteralContender {
  readonly id: PlayerId;
  readonly tpn: number;
  readonly score: number;
  readonly played: number;
  readonly floated: boolean;
  readonly wants: { readonly colour: Colour; readonly strong: boolean } | undefined;
}

export interface LiteralTerms {
  readonly floatsCount: boolean;
  /** C.04.6 counts colours (C8, C9); C.04.5 does not. */
  readonly coloursCount: boolean;
}

export interface LiteralDecision<Contender extends LiteralContender> {
  readonly bye: Contender | undefined;
  readonly brackets: readonly LiteralBracket<Contender>[];
}

export interface LiteralBracket<Contender extends LiteralContender> {
  readonly residents: readonly Contender[];
  readonly upfloaters: readonly Contender[];
  readonly pairs: readonly (readonly [Contender, Contender])[];
}

/** Whom the absolute criteria let meet, and whom they let have the bye. */
interface LiteralAllowed<Contender> {
  readonly mayMeet: (a: Contender, b: Contender) => boolean;
  readonly mayHaveBye: (contender: Contender) => boolean;
}

/** Undefined: no legal round. */
export const decideLiterally = <Contender extends LiteralContender>(
  all: readonly Contender[],
  terms: LiteralTerms,
  { mayMeet, mayHaveBye }: LiteralAllowed<Contender>,
): LiteralDecision<Contender> | undefined => {
  const canPair = existence(mayMeet);
  const bye = literalBye(all, mayHaveBye, canPair);
  if (bye === 'nobody') return undefined;
  let left = all.filter(contender => contender !== bye);
  if (!canPair(left)) return undefined;
  const brackets: LiteralBracket<Contender>[] = [];
  while (left.length > 0) {
    const top = Math.max(...left.map(({ score }) => score));
    const residents = left.filter(({ score }) => score === top);
    const upfloaters = literalSet({ all, left, residents, top }, terms, canPair);
    const bracket = [...residents, ...upfloaters];
    brackets.push({ residents, upfloaters, pairs: literalPairs(bracket, upfloaters, { terms, mayMeet }) });
    left = left.filter(contender => !bracket.includes(contender));
  }
  return { bye, brackets };
};

type CanPair<Contender> = (group: readonly Contender[]) => boolean;

/** Whether a group can be paired at all; remembered by its numbers. */
const existence = <Contender extends LiteralContender>(
  mayMeet: (a: Contender, b: Contender) => boolean,
): CanPair<Contender> => {
  const known = new Map<string, boolean>();
  const canPair: CanPair<Contender> = group => {
    const [first, ...others] = group;
    if (!first) return true;
    if (others.length % 2 === 0) return false;
    const key = group
      .map(({ tpn }) => tpn)
      .sort((a, b) => a - b)
      .join(' ');
    const before = known.get(key);
    if (before !== undefined) return before;
    const answer = others.some(
      other => mayMeet(first, other) && canPair(others.filter(contender => contender !== other)),
    );
    known.set(key, answer);
    return answer;
  };
  return canPair;
};

/** 3.4. */
const literalBye = <Contender extends LiteralContender>(
  all: readonly Contender[],
  mayHaveBye: (contender: Contender) => boolean,
  canPair: CanPair<Contender>,
): Contender | undefined | 'nobody' => {
  if (all.length % 2 === 0) return undefined;
  const candidates = all
    .filter(mayHaveBye)
    .filter(candidate => canPair(all.filter(contender => contender !== candidate)));
  const lowest = Math.min(...candidates.map(({ score }) => score));
  const ofLowest = candidates.filter(({ score }) => score === lowest);
  const most = Math.max(...ofLowest.map(({ played }) => played));
  const ofMost = ofLowest.filter(({ played }) => played === most);
  const largest = Math.max(...ofMost.map(({ tpn }) => tpn));
  return ofMost.find(({ tpn }) => tpn === largest) ?? 'nobody';
};

interface Situation<Contender> {
  readonly all: readonly Contender[];
  readonly left: readonly Contender[];
  readonly residents: readonly Contender[];
  readonly top: number;
}

/** 3.5. */
const literalSet = <Contender extends LiteralContender>(
  situation: Situation<Contender>,
  terms: LiteralTerms,
  canPair: CanPair<Contender>,
): readonly Contender[] => {
  const { left, residents } = situation;
  const lower = left.filter(contender => !residents.includes(contender));
  for (let size = residents.length % 2; size <= lower.length; size += 2) {
    const legal = subsets(lower, size).filter(
      set => canPair([...residents, ...set]) && canPair(lower.filter(contender => !set.includes(contender))),
    );
    if (legal.length === 0) continue;
    const scoresOf = (set: readonly Contender[]) => set.map(({ score }) => score).sort((a, b) => a - b);
    const best = legal.map(scoresOf).reduce((a, b) => (compareLists(a, b) >= 0 ? a : b));
    const ordered = legal
      .filter(set => compareLists(scoresOf(set), best) === 0)
      .map(set => [...set].sort((a, b) => b.score - a.score || a.tpn - b.tpn))
      .sort((a, b) =>
        compareLists(
          a.map(({ tpn }) => tpn),
          b.map(({ tpn }) => tpn),
        ),
      );
    const graded = ordered.map(set => ({
      set,
      c6: keepsC6Literally(situation, set, canPair) ? 0 : 1,
      c7: terms.floatsCount ? set.filter(({ floated }) => floated).length : 0,
    }));
    return graded.reduce((a, b) => ((a.c6 - b.c6 || a.c7 - b.c7) <= 0 ? a : b)).set;
  }
  throw new Error('C3 keeps the round completable');
};

/** C6: the following scoregroup needs no upfloater, or one if it is odd. */
const keepsC6Literally = <Contender extends LiteralContender>(
  { all, left, residents, top }: Situation<Contender>,
  set: readonly Contender[],
  canPair: CanPair<Contender>,
): boolean => {
  const next = Math.max(...all.map(({ score }) => (score < top ? score : -1)));
  const unpaired = left.filter(contender => !residents.includes(contender) && !set.includes(contender));
  const group = unpaired.filter(({ score }) => score === next);
  const below = unpaired.filter(({ score }) => score !== next);
  if (group.length === 0) return true;
  return subsets(below, group.length % 2).some(
    more => canPair([...group, ...more]) && canPair(below.filter(contender => !more.includes(contender))),
  );
};

/** 3.6: every pairing of the bracket; the best by the criteria, then the first identifier. */
const literalPairs = <Contender extends LiteralContender>(
  bracket: readonly Contender[],
  upfloaters: readonly Contender[],
  {
    terms,
    mayMeet,
  }: {
    readonly terms: LiteralTerms;
    readonly mayMeet: (a: Contender, b: Contender) => boolean;
  },
): LiteralBracket<Contender>['pairs'] => {
  const members = [...bracket].sort((a, b) => a.tpn - b.tpn);
  const graded = pairings(members, mayMeet).map(pairs => ({
    pairs,
    faults: [
      terms.coloursCount ? pairs.filter(([a, b]) => a.wants && a.wants.colour === b.wants?.colour).length : 0,
      terms.coloursCount
        ? pairs.filter(([a, b]) => a.wants?.strong && b.wants?.strong && a.wants.colour === b.wants.colour)
            .length
        : 0,
      terms.floatsCount ? opponentsThatFloated(pairs, upfloaters).length : 0,
    ],
    identifier: [...pairs.map(([top]) => top.tpn), ...pairs.map(([, bottom]) => bottom.tpn)],
  }));
  return graded.reduce((a, b) =>
    (compareLists(a.faults, b.faults) || compareLists(a.identifier, b.identifier)) <= 0 ? a : b,
  ).pairs;
};

const opponentsThatFloated = <Contender extends LiteralContender>(
  pairs: readonly (readonly [Contender, Contender])[],
  upfloaters: readonly Contender[],
): readonly Contender[] =>
  pairs
    .flatMap(([a, b]) => [...(upfloaters.includes(a) ? [b] : []), ...(upfloaters.includes(b) ? [a] : [])])
    .filter(({ floated }) => floated);

/** Tops ascending, each with its bottom. */
const pairings = <Contender>(
  members: readonly Contender[],
  mayMeet: (a: Contender, b: Contender) => boolean,
): readonly (readonly (readonly [Contender, Contender])[])[] => {
  const [top, ...others] = members;
  if (!top) return [[]];
  return others
    .filter(bottom => mayMeet(top, bottom))
    .flatMap(bottom =>
      pairings(
        others.filter(member => member !== bottom),
        mayMeet,
      ).map(rest => [[top, bottom] as const, ...rest]),
    );
};

const subsets = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] => {
  if (size === 0) return [[]];
  const [first, ...others] = items;
  if (first === undefined) return [];
  return [...subsets(others, size - 1).map(set => [first, ...set]), ...subsets(others, size)];
};

const compareLists = (a: readonly number[], b: readonly number[]): number => {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};
