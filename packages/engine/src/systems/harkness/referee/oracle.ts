import { impossible } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import { type Asked, type Decision, nothingAsked, opponentIn, Walking } from '../../testing/listed-walk.ts';
import { type WholeRound, wholeRounds } from '../../testing/whole-rounds.ts';
import {
  type LiteralCard as Card,
  cardsOf,
  clash,
  inOrder,
  type LiteralOptions,
  less,
  mayMeetIn,
} from './card.ts';

/*
 * The oracle of Harkness: the text walks in steps, and of each step everything that could be decided instead is listed with
 * the legal rounds that begin so (decisions 97 and 786). It is walked once for the round, and once more with something asked,
 * where it is told who meets one of the own half then.
 */

type Round = WholeRound<Card>;
type Cards = readonly Card[];

/** Two cards, whoever chose first, and the cards as they lay. */
export interface WalkedPair {
  readonly pair: readonly [Card, Card];
  /** In the upper half, 1 for the first. */
  readonly place: number;
  /** The lower half down, then the own half up. */
  readonly offered: Cards;
}

export interface WalkedGroup {
  readonly own: Cards;
  /** Taken into the group, or sent out of it. */
  readonly moved: Cards;
  readonly way: 'taken' | 'sent';
  /** Of whom they were taken or sent, in the order in which they are tried. */
  readonly candidates: Cards;
  readonly order: string;
  readonly score: number;
  readonly pairs: readonly WalkedPair[];
}

export interface Walked {
  readonly players: Cards;
  readonly legal: readonly Round[];
  readonly bye: Card | undefined;
  /** Everybody, in the order in which the bye is offered. */
  readonly claimants: Cards;
  readonly decisions: readonly Decision<Card>[];
  readonly groups: readonly WalkedGroup[];
}

/** Undefined: no legal round exists. */
export const walkedOf = (position: Position, options: LiteralOptions): Walked | undefined => {
  const players = cardsOf(position);
  const legal = wholeRounds({
    players,
    mayMeet: mayMeetIn(position),
    mayHaveBye: ({ hasHadBye }) => !hasHadBye,
  });
  return legal.length === 0 ? undefined : new Walk({ players, legal, options }).walk();
};

const RULE = (id: string): string => `harkness.${id}`;

interface Hall extends Pick<Walked, 'players' | 'legal'> {
  readonly options: LiteralOptions;
}

/** A group when it is begun. */
interface Begun {
  readonly own: Cards;
  readonly rest: readonly Cards[];
  readonly isBottom: boolean;
}

class Walk extends Walking<Card> {
  private readonly hall: Hall;
  /** Who meets one of the own half, by the decision that the halves could not meet. */
  private readonly inOneHalf = new Map<number, Cards>();

  constructor(hall: Hall, asked: Asked<Card> = nothingAsked) {
    super(hall.legal, asked);
    this.hall = hall;
  }

  walk(): Walked {
    const { players, legal, options } = this.hall;
    const claimants = this.claimants();
    const bye = players.length % 2 === 1 ? this.receiver(claimants) : undefined;
    const playing = players.filter(card => card !== bye);
    const groups: WalkedGroup[] = [];
    let left: readonly Cards[] = [...new Set(playing.map(({ score }) => score))].map(score =>
      playing.filter(card => card.score === score),
    );
    while (left.length > 0) {
      const isBottom = options.groupOrder === 'practical' && groups.length % 2 === 1;
      const own = (isBottom ? left[left.length - 1] : left[0]) ?? [];
      const rest = isBottom ? left.slice(0, -1) : left.slice(1);
      const group = this.pairGroup({ own, rest, isBottom });
      groups.push(group);
      const { way, moved } = group;
      left =
        way === 'sent'
          ? [[...inOrder(moved), ...(rest[0] ?? [])], ...rest.slice(1)]
          : rest.map(others => less(others, moved));
      left = left.filter(({ length }) => length > 0);
    }
    return { players, legal, bye, claimants, decisions: this.decisions, groups };
  }

  /** III and 4: from the last up; where lots are drawn, the lot among equal scores. */
  private claimants(): Cards {
    const { players, options } = this.hall;
    const fromLast = [...players].reverse();
    const drawn = options.drawn?.(fromLast.map(({ id }) => id));
    if (!drawn) return fromLast;
    return [...fromLast].sort((a, b) => a.score - b.score || drawn.indexOf(a.id) - drawn.indexOf(b.id));
  }

  private receiver(claimants: Cards): Card {
    const order = RULE(this.hall.options.drawn ? 'III.lot' : '4');
    const { card } = this.decide(
      claimants.map((each, index) => ({
        card: each,
        rounds: this.open.filter(({ bye }) => bye === each),
        found: [
          { rule: RULE('4'), count: each.score / 10, suffers: [each], of: { unit: 'score' as const } },
          { rule: order, place: [index] },
        ],
      })),
    );
    return card;
  }

  private pairGroup({ own, rest, isBottom }: Begun): WalkedGroup {
    const score = own[own.length - 1]?.score ?? 0;
    this.bracket = score / 10;
    const isSent = this.hall.options.oddGroups === 'drop' && !isBottom && rest.length > 0;
    const others = rest.flat();
    const fromLast = isSent || isBottom;
    const candidates = fromLast ? [...(isSent ? own : others)].reverse() : others;
    const orderOf = (moved: Cards): string => {
      if (isSent && moved.length > 0) return RULE('6.dropped');
      return RULE(isBottom || moved.some(card => card.score > (own[0]?.score ?? 0)) ? '7' : '6.raised');
    };
    const { moved } = this.decide(
      this.sortedBy(round => crossing(round, own, candidates)).map(({ players, rounds }) => ({
        moved: players,
        rounds,
        found: [
          { rule: RULE('IV.equal-scores'), count: players.length, suffers: players },
          { rule: orderOf(players), place: players.map(card => candidates.indexOf(card)) },
        ],
      })),
    );
    const here = isSent ? less(own, moved) : inOrder([...own, ...moved]);
    return {
      own,
      moved,
      way: isSent ? 'sent' : 'taken',
      candidates,
      order: orderOf(moved),
      score,
      pairs: this.pairHalves(here),
    };
  }

  /** 6: the halves with each other, if they can be; then card by card. */
  private pairHalves(cards: Cards): readonly WalkedPair[] {
    if (cards.length === 0) return [];
    const upper = cards.slice(0, cards.length / 2);
    let lower = less(cards, upper);
    const at = this.decisions.length;
    this.decideHalves(upper, at);
    const pairs: WalkedPair[] = [];
    const beside: Card[] = [];
    for (let waiting: Cards = upper; waiting.length > 0; ) {
      const [higher, ...others] = waiting;
      if (!higher) break;
      const chosen = this.opponentOf(higher, lower, others);
      const offered = [...lower, ...[...others].reverse()];
      pairs.push({ pair: [higher, chosen], place: upper.indexOf(higher) + 1, offered });
      if (others.includes(chosen)) beside.push(higher, chosen);
      const [facing] = lower;
      if (lower.includes(chosen))
        lower = lower.map(card => (card === chosen && facing ? facing : card)).slice(1);
      waiting = less(others, [chosen]);
    }
    this.inOneHalf.set(at, beside);
    return [...pairs, ...this.pairHalves(inOrder(lower))];
  }

  private decideHalves(upper: Cards, at: number): void {
    const isBeside = (round: Round): boolean =>
      upper.some(card => upper.includes(opponentIn(round, card) as Card));
    const { hall } = this;
    const besideThen = (asked: Asked<Card>): Cards => {
      const again = new Walk(hall, asked);
      again.walk();
      return again.inOneHalf.get(at) ?? impossible('the decisions before are the same');
    };
    this.decide(
      [false, true].map(beside => ({
        rounds: this.open.filter(round => isBeside(round) === beside),
        found: [
          {
            rule: RULE('6.halves'),
            count: beside ? 1 : 0,
            suffers: beside ? besideThen : [],
            of: { unit: 'breach' as const },
          },
        ],
      })),
    );
  }

  /** The card that faces it, or the first below that agrees; of its own half only where it must. */
  private opponentOf(higher: Card, lower: Cards, others: Cards): Card {
    const { opponent } = this.decide(
      this.opponents(higher, [...lower, ...[...others].reverse()]).map(each => ({
        ...each,
        found: [
          {
            rule: RULE('6.halves'),
            count: others.includes(each.opponent) ? 1 : 0,
            suffers: [higher, each.opponent],
            of: { unit: 'breach' as const },
          },
          {
            rule: RULE('6.exchange'),
            count: clash(higher, each.opponent) ? 1 : 0,
            suffers: [higher, each.opponent],
            of: { unit: 'pairs' as const },
          },
          { rule: RULE('6.exchange'), place: each.place },
        ],
      })),
    );
    return opponent;
  }
}

/** Those of the candidates who meet somebody on the other side of the group. */
const crossing = (round: Round, own: Cards, candidates: Cards): Cards =>
  candidates.filter(card => {
    const opponent = opponentIn(round, card);
    return opponent !== undefined && own.includes(card) !== own.includes(opponent);
  });
