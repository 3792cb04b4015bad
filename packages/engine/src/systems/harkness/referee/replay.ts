import { drawnOrder } from '../../../model/lots.ts';
import { positionBefore } from '../../../position/index.ts';
import type { Options } from '../../system.ts';
import { confined, type LiteralAllowed } from '../../testing/literal-demand.ts';
import {
  countOf,
  type LiteralFloat,
  type LiteralRun,
  type LiteralStep,
  onceFor,
  pairCountOf,
} from '../../testing/literal-procedure.ts';
import { randomPosition } from '../../testing/random-positions.ts';
import type { Replay } from '../../testing/replay.ts';
import { stepwiseReplay } from '../../testing/stepwise-replay.ts';
import { hasMissedTwo } from './attendance.ts';
import { type LiteralCard as Card, cardsOf, clash, type LiteralOptions, mayMeetIn, whiteOf } from './card.ts';
import {
  claimants,
  decideLiterally,
  type LiteralDecision,
  type LiteralGroup,
  type LiteralPair,
} from './pair-literally.ts';

/** Seed 002, proved again for one manner of reading it. */
export const replayOf = (options: Options): Replay => {
  const literal = literalOptions(options);
  return stepwiseReplay<Card>(
    {
      system: 'harkness',
      options: { ...options, excused: 'all' },
      positionFor: seed => {
        const { tournament, round } = randomPosition(seed, { minimum: 4, maximum: 8 });
        const before = positionBefore(tournament, round);
        const isHere = (id: number) =>
          before.everyone.some(entrant => entrant.id === id && !hasMissedTwo(entrant));
        const entrants = before.entrants.filter(({ id }) => isHere(id));
        return entrants.length === 0 ? undefined : { ...before, entrants };
      },
    },
    position => {
      const cards = cardsOf(position);
      const mayMeet = mayMeetIn(position);
      const rounds = { round: position.round, clashes: literal.clashes };
      return {
        players: cards,
        run: ({ mayMeet: isAllowed, mayHaveBye }) => {
          const barred = cards.map(card => (mayHaveBye(card) ? card : { ...card, hasHadBye: true }));
          const original = (card: Card): Card => cards.find(({ id }) => id === card.id) ?? card;
          const decided = decideLiterally(
            barred,
            (a, b) => mayMeet(a, b) && isAllowed(original(a), original(b)),
            literal,
          );
          return decided && runOf(withCards(decided, original), literal, position.round);
        },
        prohibition: (a, b) => {
          const met = a.entrant.past.find(
            ({ turn }) => (turn.kind === 'game' || turn.kind === 'adjourned') && turn.opponent === b.id,
          );
          if (met) return { rule: 'harkness.IV.never-twice', round: met.round };
          return position.mayNotMeet(a.id, b.id) ? { rule: 'harkness.forbidden-pair' } : undefined;
        },
        bar: ({ entrant }) => {
          const had = entrant.past.find(({ turn }) => turn.kind === 'pairing-bye');
          return had && { rule: 'harkness.III', round: had.round };
        },
        completion: 'harkness.IV.equal-scores',
        claimants: claimants(cards, literal),
        naturalBye: orderOfByes(literal),
        coloursOf: ({ pair }, run) => whiteOf(pair, placeOf(run, pair), rounds),
      };
    },
  );
};

const literalOptions = (options: Options): LiteralOptions => {
  const lot = options['lot'];
  return {
    oddGroups: options['odd-groups'] === 'drop' ? 'drop' : 'raise',
    groupOrder: options['group-order'] === 'practical' ? 'practical' : 'from-the-top',
    clashes: options['clashing-colours'] === 'by-round' ? 'by-round' : 'equalise',
    ...(typeof lot === 'string'
      ? { drawn: (players: readonly number[]) => drawnOrder(players, lot, id => id) }
      : {}),
  };
};

interface Run extends LiteralRun<Card> {
  readonly places: ReadonlyMap<Card, number>;
}

const placeOf = (run: LiteralRun<Card>, [upper]: readonly [Card, Card]): number =>
  (run as Run).places.get(upper) ?? 1;

/** The same decision about the cards as they are. */
const withCards = ({ bye, groups }: LiteralDecision, original: (card: Card) => Card): LiteralDecision => ({
  bye: bye && original(bye),
  groups: groups.map(group => ({
    ...group,
    own: group.own.map(original),
    moved: group.moved.map(original),
    candidates: group.candidates.map(original),
    pairs: group.pairs.map(pair => ({
      ...pair,
      pair: [original(pair.pair[0]), original(pair.pair[1])],
      lower: pair.lower.map(original),
      beside: pair.beside.map(original),
    })),
  })),
});

const orderOfByes = ({ drawn }: LiteralOptions): string => (drawn ? 'harkness.III.lot' : 'harkness.4');

const orderOfMoves = ({ way, side, moved, own }: LiteralGroup): string => {
  if (way === 'sent' && moved.length > 0) return 'harkness.6.dropped';
  const isDown = moved.some(({ score }) => score > (own[0]?.score ?? 0));
  return side === 'bottom' || isDown ? 'harkness.7' : 'harkness.6.raised';
};

const runOf = ({ bye, groups }: LiteralDecision, options: LiteralOptions, round: number): Run => ({
  bye,
  steps: [
    ...(bye
      ? [
          {
            choice: `${bye.id}`,
            counts: [['harkness.4', bye.score / 10, [bye.id]] as const],
            order: orderOfByes(options),
          },
        ]
      : []),
    ...groups.flatMap(stepsOf),
  ],
  boards: groups.flatMap(group => {
    const members = group.pairs.flatMap(({ pair }) => pair);
    return group.pairs.map(({ pair, lower, beside }, index) => {
      const cards = [...lower, ...[...beside].reverse()];
      const isEqual = pair[0].score === pair[1].score;
      return {
        pair,
        offered: cards.slice(0, cards.indexOf(pair[1])),
        natural: round === 1 ? 'harkness.5' : isEqual ? 'harkness.6.halves' : 'harkness.V',
        before: group.pairs.slice(0, index).map(made => made.pair),
        group: members,
      };
    });
  }),
  floats: groups.flatMap((group, index) =>
    floatsOf(group).map(float => ({
      ...float,
      before: groups.slice(0, index).flatMap(({ pairs }) => pairs.map(({ pair }) => pair)),
    })),
  ),
  places: new Map(groups.flatMap(({ pairs }) => pairs.map(({ pair, place }) => [pair[0], place] as const))),
});

const written = (cards: readonly Card[]): string =>
  cards
    .map(({ id }) => Number(id))
    .sort((a, b) => a - b)
    .join();

const stepsOf = (group: LiteralGroup): readonly LiteralStep[] => [
  {
    choice: written(group.moved),
    counts: [countOf('harkness.IV.equal-scores', group.moved)],
    order: orderOfMoves(group),
  },
  ...group.pairs.flatMap((pair, index) => [
    ...(pair.place === 1
      ? [
          {
            choice: String(pair.across),
            counts: [onceFor('harkness.6.halves', !pair.across, inOneHalf(group.pairs, index))],
            order: 'harkness.6.halves',
          },
        ]
      : []),
    stepOfPair(pair),
  ]),
];

/** From the first pair of two halves up to the next two: those who meet somebody of their own half. */
const inOneHalf = (pairs: readonly LiteralPair[], from: number): readonly Card[] => {
  const cards: Card[] = [];
  for (const [index, { pair, place, beside }] of pairs.entries()) {
    if (index < from) continue;
    if (index > from && place === 1) break;
    if (beside.includes(pair[1])) cards.push(...pair);
  }
  return cards;
};

const stepOfPair = ({ pair: [upper, taken], beside }: LiteralPair): LiteralStep => ({
  choice: `${upper.id}-${taken.id}`,
  counts: [
    onceFor('harkness.6.halves', beside.includes(taken), [upper, taken]),
    pairCountOf('harkness.6.exchange', clash(upper, taken) ? [[upper, taken]] : []),
  ],
  order: 'harkness.6.exchange',
});

const floatsOf = (group: LiteralGroup): readonly Omit<LiteralFloat<Card>, 'before'>[] => {
  const { moved, candidates, own } = group;
  const demand = (goes: Card, stays?: Card): LiteralAllowed<Card> =>
    own.includes(goes)
      ? confined(own, { outside: goes, inside: stays })
      : confined(own, { inside: goes, outside: stays });
  return moved.map(player => ({
    player,
    natural: orderOfMoves(group),
    passed: candidates
      .slice(0, candidates.indexOf(player))
      .filter(card => !moved.includes(card))
      .map(card => [[card], demand(card)] as const),
    instead: other =>
      candidates.includes(other) && !moved.includes(other) ? demand(other, player) : undefined,
  }));
};
