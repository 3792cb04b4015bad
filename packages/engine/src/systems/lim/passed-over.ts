import { hasEdge } from '../../matching/index.ts';
import { once } from '../once.ts';
import { type Against, forbidden, notComplete } from '../swiss/against.ts';
import { leftOverAmong } from '../swiss/left-over.ts';
import { prohibitionBetween } from '../swiss/prohibition.ts';
import { withPair } from '../swiss/steps.ts';
import { rule52, rule57 } from './colour-rules.ts';
import { deniedOf } from './colours.ts';
import { coloursAgree, type Member } from './definitions.ts';
import { dueColoursIn } from './due-colours.ts';
import { rule44 } from './exchange-rules.ts';
import type { Field } from './field.ts';
import { matchingOf } from './group.ts';
import type { PairedGroup } from './procedure.ts';
import { firstScrutiny, pairsByExchange } from './scrutiny.ts';
import { coloursFirst, everybodyIn, inOrderOfExchange, offeredBy, type Pairing, rankIn } from './walk.ts';

type Pair = readonly [Member, Member];

/** An opponent whom the order of 3.8 or 4.2 named before the one chosen. */
export interface PassedOpponent extends Against {
  readonly member: Member;
}

/** The pairings of a group that might have been: with one pair more given, and those before it kept. */
export interface Alternatives {
  /** Everybody who was tried before the opponent chosen, in the order in which they were tried. */
  readonly passedOver: (pairing: Pairing) => readonly PassedOpponent[];
  /** The best pairing with this pair, keeping the first `kept` pairings made, against the one chosen; undefined: as good. */
  readonly against: (pair: Pair, kept: number) => Against | undefined;
  /** 5.7: without the limit of 100 points more players of the group would have the colour they are due. */
  readonly isKeptByLimit: (pairing: Pairing) => boolean;
}

export const alternativesIn = (field: Field, { kind, players, made }: PairedGroup): Alternatives => {
  const isMaxi = field.settings.isMaxi && field.position.round > 1;
  const everybody = everybodyIn(players);
  const { legal } = field;
  const leftAfter = (kept: number): readonly Member[] => {
    const gone = new Set(made.slice(0, kept).flatMap(({ player, opponent }) => [player, opponent]));
    return everybody.filter(member => !gone.has(member));
  };
  const dueColours = dueColoursIn(legal, everybody);
  const byExchange = once(() => {
    const first = firstScrutiny(field, players, matchingOf(field, everybody));
    const pairs = pairsByExchange(field, first);
    return { pairs, dueColours: dueColoursIn(pairs, everybody) };
  });
  /** 5.7: the pairs of the others that deny one; undefined where the limit does not leave the pair, or not all of them. */
  const restByExchange = ([a, b]: Pair, others: readonly Member[]): readonly Pair[] | undefined =>
    hasEdge(byExchange().pairs, a.order, b.order) ? byExchange().dueColours.clashesOf(others) : undefined;
  const chosenAfter = (kept: number): number =>
    made.slice(kept).filter(({ player, opponent }) => !coloursAgree(player, opponent)).length;

  const against = (pair: Pair, kept: number): Against | undefined => {
    const prohibition = prohibitionBetween(field.prohibitions, ...pair);
    if (prohibition) return forbidden(prohibition);
    const others = leftAfter(kept).filter(member => !pair.includes(member));
    const free = dueColours.clashesOf(others);
    if (free === undefined)
      return notComplete(rule44, leftOverAmong<Member>(field, others, withPair(...pair)));
    const rest = isMaxi ? restByExchange(pair, others) : free;
    if (rest === undefined) return forbidden({ rule: rule57 });
    const clashes = [...(coloursAgree(...pair) ? [] : [pair]), ...rest];
    const [chosen, other] = [chosenAfter(kept), clashes.length];
    // 5.2: who misses the colour due in the best pairing.
    const suffers = clashes.flatMap(clash => deniedOf(clash, kind, field.position)).map(({ id }) => id);
    return other > chosen ? { verdict: 'worse', rule: rule52, chosen, other, suffers } : undefined;
  };

  const candidatesFor = ({ player, by }: Pairing, left: readonly Member[]): readonly Member[] => {
    const inRank = [...left].sort(rankIn(players.direction));
    if (by === 'resident') return inOrderOfExchange(inRank);
    const others = inRank.filter(member => member !== player);
    return field.position.round === 1
      ? offeredBy(field.settings.floatersMeet, others)
      : coloursFirst(field.settings)(player, others);
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
      isMaxi &&
      !coloursAgree(player, opponent) &&
      chosenAfter(0) > (dueColours.clashesOf(everybody)?.length ?? 0),
  };
};
