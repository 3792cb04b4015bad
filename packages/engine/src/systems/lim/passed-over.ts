import { hasEdge, leastCostPerfectMatching } from '../../matching/index.ts';
import type { Rule } from '../../rules/index.ts';
import { rule52, rule57 } from './colour-rules.ts';
import { coloursAgree, type Member } from './definitions.ts';
import { rule44 } from './exchange-rules.ts';
import type { Field } from './field.ts';
import { matchingOf } from './group.ts';
import type { PairedGroup } from './procedure.ts';
import {
  coloursFirst,
  exchangesOf,
  firstScrutiny,
  groupProblem,
  inOrderOfExchange,
  type Pairing,
  rankIn,
} from './scrutiny.ts';

type Pair = readonly [Member, Member];

/** What speaks against a pair of two players of a group; undefined where it is as good as what was chosen. */
export interface Against {
  readonly verdict: 'forbidden' | 'worse';
  readonly rule: Rule;
  /** 5.2: how many players miss the colour they are due. */
  readonly chosen?: number;
  readonly other?: number;
}

/** An opponent whom the order of 3.8 or 4.2 named before the one chosen. */
export interface PassedOpponent extends Against {
  readonly member: Member;
}

/** The pairings of a group that might have been: with one pair more given, and those before it kept. */
export interface Alternatives {
  /** Everybody who was tried before the opponent chosen, in the order in which they were tried. */
  readonly passedOver: (pairing: Pairing) => readonly PassedOpponent[];
  /** The best pairing with this pair, keeping the first `kept` pairings made, against the one chosen. */
  readonly against: (pair: Pair, kept: number) => Against | undefined;
  /** 5.7: without the limit of 100 points more players of the group would have the colour they are due. */
  readonly isKeptByLimit: (pairing: Pairing) => boolean;
}

export const alternativesIn = (field: Field, { players, made }: PairedGroup): Alternatives => {
  const isMaxi = field.settings.isMaxi && field.position.round > 1;
  const everybody = [...players.floaters, ...players.residents];
  const mayExchange = isMaxi
    ? exchangesOf(firstScrutiny(field, players, matchingOf(field, everybody)))
    : () => true;
  const leftAfter = (kept: number): readonly Member[] => {
    const gone = new Set(made.slice(0, kept).flatMap(({ player, opponent }) => [player, opponent]));
    return everybody.filter(member => !gone.has(member));
  };
  const fewest = (members: readonly Member[], limit = mayExchange): number | undefined =>
    leastDenied(field, members, limit);
  const chosenAfter = (kept: number): number =>
    made.slice(kept).filter(({ player, opponent }) => !coloursAgree(player, opponent)).length;

  const against = (pair: Pair, kept: number): Against | undefined => {
    const obstacle = field.obstacle(...pair);
    if (obstacle) return { verdict: 'forbidden', rule: obstacle };
    const others = leftAfter(kept).filter(member => !pair.includes(member));
    if (fewest(others, () => true) === undefined) return { verdict: 'forbidden', rule: rule44 };
    const rest = mayExchange(...pair) ? fewest(others) : undefined;
    if (rest === undefined) return { verdict: 'forbidden', rule: rule57 };
    const [chosen, other] = [chosenAfter(kept), rest + (coloursAgree(...pair) ? 0 : 1)];
    return other > chosen ? { verdict: 'worse', rule: rule52, chosen, other } : undefined;
  };

  const candidatesFor = ({ player, by }: Pairing, left: readonly Member[]): readonly Member[] => {
    const inRank = [...left].sort(rankIn(players.direction));
    if (by === 'resident') return inOrderOfExchange(inRank);
    const others = inRank.filter(member => member !== player);
    return field.position.round === 1 ? others : coloursFirst(player, others);
  };

  return {
    against,
    passedOver: pairing => {
      const kept = made.indexOf(pairing);
      const candidates = candidatesFor(pairing, leftAfter(kept));
      return candidates.slice(0, candidates.indexOf(pairing.opponent)).flatMap(member => {
        const found = against([pairing.player, member], kept);
        return found ? [{ member, ...found }] : [];
      });
    },
    isKeptByLimit: ({ player, opponent }) =>
      isMaxi && !coloursAgree(player, opponent) && chosenAfter(0) > (fewest(everybody, () => true) ?? 0),
  };
};

/** The fewest pairs of players due the same colour; undefined where not all of them can be paired. */
const leastDenied = (
  field: Field,
  members: readonly Member[],
  mayExchange: (a: Member, b: Member) => boolean,
): number | undefined => {
  if (members.length === 0) return 0;
  const { problem } = groupProblem(field, { floaters: [], residents: members }, mayExchange);
  const solved = leastCostPerfectMatching(problem.graph, problem.costs);
  if (!solved || solved.mate.some((u, v) => !hasEdge(problem.graph, v, u))) return undefined;
  return members.filter((a, v) => !coloursAgree(a, members[solved.mate[v] as number] as Member)).length / 2;
};
