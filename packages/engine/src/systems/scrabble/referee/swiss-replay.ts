import { type Position, positionBefore } from '../../../position/index.ts';
import { confined, type LiteralAllowed } from '../../testing/literal-demand.ts';
import type { LiteralBoard, LiteralFloat, LiteralRun, LiteralStep } from '../../testing/literal-procedure.ts';
import { randomPosition } from '../../testing/random-positions.ts';
import type { Proof, Replay } from '../../testing/replay.ts';
import { stepwiseReplay } from '../../testing/stepwise-replay.ts';
import { withRatings } from '../testing/small-fields.ts';
import { literalStart, startByNumber } from './starts.ts';
import {
  decideSwiss,
  freeRound,
  type LiteralGroup,
  type LiteralSwiss,
  literalList,
  literalPlayers,
  type LiteralPlayer as Player,
} from './swiss.ts';

/** Seed 004, Sistema Suizo, proved again. */
export const replayOfSwiss = (unratedRating: number): Replay =>
  stepwiseReplay<Player>(
    {
      system: 'scrabble-swiss',
      options: { 'unrated-rating': unratedRating },
      positionFor: seed => {
        const { tournament, round } = randomPosition(seed, { minimum: 4, maximum: 8 });
        // Every seventh is a first round.
        const position = withRatings(positionBefore(tournament, seed % 7 === 0 ? 1 : round), seed);
        return position.entrants.length === 0 ? undefined : position;
      },
    },
    position => {
      const list = literalList(position, unratedRating);
      const players = literalPlayers(position, list);
      const prohibition = prohibitionIn(position);
      const bar = ({ entrant }: Player) => {
        const round = freeRound(entrant, position);
        return round === undefined ? undefined : { rule: 'scrabble.bye', round };
      };
      const unrated = list.filter(({ player }) => (player.rating ?? 0) === 0);
      return {
        players,
        run: allowed => {
          const decided = decideSwiss(players, {
            mayMeet: (a, b) => !prohibition(a, b) && allowed.mayMeet(a, b),
            mayHaveBye: player => !bar(player) && allowed.mayHaveBye(player),
          });
          return decided && runOf(decided, { prohibition, cut: cutIn(position) });
        },
        prohibition,
        bar,
        completion: 'scrabble.everybody',
        claimants: [...players].reverse(),
        naturalBye: 'scrabble.bye',
        list: list.map(({ id }) => id),
        coloursOf: ({ pair: [higher, lower] }) =>
          literalStart(higher, lower, startByNumber(higher.number, position.tournament.initialColour)),
        others: [
          `order scrabble.order ${list.map(({ id }) => id).join()}`,
          ...(unrated.length > 0 && unrated.length < list.length
            ? [`order scrabble.unrated ${unrated.map(({ id }) => id).join()}`]
            : []),
        ],
      };
    },
  );

const cutIn = ({ round }: Position): string => (round === 1 ? 'scrabble.halves' : 'scrabble.wins');

type Prohibition = (a: Player, b: Player) => Pick<Proof, 'rule' | 'round'> | undefined;

const prohibitionIn =
  (position: Position): Prohibition =>
  (a, b) => {
    const met = a.entrant.past.find(
      ({ turn }) =>
        (turn.kind === 'game' || turn.kind === 'adjourned' || turn.kind === 'match') &&
        turn.opponent === b.id,
    );
    if (met) return { rule: 'scrabble.different-rival', round: met.round };
    return position.mayNotMeet(a.id, b.id) ? { rule: 'scrabble.forbidden-pair' } : undefined;
  };

interface Manner {
  readonly prohibition: Prohibition;
  readonly cut: string;
}

const runOf = ({ bye, groups }: LiteralSwiss, manner: Manner): LiteralRun<Player> => ({
  bye,
  steps: [
    ...(bye
      ? [
          {
            choice: `${bye.id}`,
            counts: [['scrabble.bye', bye.score / 10, [bye.id]] as const],
            order: 'scrabble.bye',
          },
        ]
      : []),
    ...groups.flatMap(group => stepsOf(group, manner)),
  ],
  boards: groups.flatMap(group => boardsOf(group, manner)),
  floats: groups.flatMap((group, index) =>
    floatsOf(group, manner).map(float => ({
      ...float,
      before: groups.slice(0, index).flatMap(({ pairs }) => pairs),
    })),
  ),
});

const idsOf = (players: readonly Player[]): readonly number[] => players.map(({ id }) => id);

const stepsOf = ({ down, inHalf, pairs }: LiteralGroup, { cut }: Manner): readonly LiteralStep[] => [
  {
    choice: idsOf(down).join(),
    counts: [['scrabble.similar', down.length, idsOf(down)]],
    order: 'scrabble.similar',
  },
  { choice: idsOf(inHalf).join(), counts: [[cut, inHalf.length, idsOf(inHalf)]], order: cut },
  ...pairs.map(([a, b]) => ({ choice: `${a.id}-${b.id}`, counts: [], order: cut })),
];

/** The lower half is offered first, the upper half after it, each in its order. */
const boardsOf = ({ upper, lower, pairs }: LiteralGroup, { cut }: Manner): readonly LiteralBoard<Player>[] =>
  pairs.map((pair, index) => {
    const [chooser, rival] = pair;
    const before = pairs.slice(0, index);
    const free = [...lower, ...upper].filter(
      player => player !== chooser && !before.some(made => made.includes(player)),
    );
    const isAcross = upper.includes(chooser) && lower.includes(rival);
    const natural = chooser.score === rival.score ? cut : 'scrabble.similar';
    return {
      pair,
      offered: free.slice(0, free.indexOf(rival)),
      natural: isAcross ? natural : 'scrabble.everybody',
      before,
      group: pairs.flat(),
    };
  });

const floatsOf = (
  { list, down }: LiteralGroup,
  { prohibition }: Manner,
): readonly Omit<LiteralFloat<Player>, 'before'>[] =>
  down.map(player => {
    const others = list.filter(other => other !== player);
    const forbidden = (rivals: readonly Player[]) =>
      rivals.flatMap(other => {
        const found = prohibition(player, other);
        return found ? [[[player, other], { verdict: 'forbidden', ...found } as Proof] as const] : [];
      });
    const demand = (goes: Player): LiteralAllowed<Player> =>
      confined(list, { inside: player, outside: goes });
    const hasNobody = forbidden(others).length === others.length;
    const lower = others.slice(list.indexOf(player)).filter(other => !down.includes(other));
    return {
      player,
      natural: 'scrabble.similar',
      passed: hasNobody
        ? forbidden(others)
        : [...lower].reverse().map(other => [[other], demand(other)] as const),
      instead: other => {
        if (!list.includes(other) || down.includes(other) || other === player) return undefined;
        const rivals = others.filter(rival => rival !== other);
        const barred = forbidden(rivals);
        const [first] = barred;
        return first && barred.length === rivals.length ? first[1] : demand(other);
      },
    };
  });
