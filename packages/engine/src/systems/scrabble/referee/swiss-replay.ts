import { type Position, positionBefore } from '../../../position/index.ts';
import { allForbidden, type ListedRound, listedReplay, proofOfPair } from '../../testing/listed-replay.ts';
import { proofOf, thereAsked } from '../../testing/listed-walk.ts';
import { randomPosition } from '../../testing/random-positions.ts';
import type { Proof, Replay } from '../../testing/replay.ts';
import { withRatings } from '../testing/small-fields.ts';
import { literalStart, startByNumber } from './starts.ts';
import { freeRound, literalList, literalPlayers, type LiteralPlayer as Player } from './swiss.ts';
import { type Walked, type WalkedGroup, walkedOf } from './swiss-oracle.ts';

/** Seed 004, Sistema Suizo, looked up in the lists of the oracle. */
export const replayOfSwiss = (unratedRating: number): Replay =>
  listedReplay<Player>(
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
      const prohibition = prohibitionIn(position);
      const players = literalPlayers(position, list);
      const walked = walkedOf({ players, mayMeet: (a, b) => !prohibition(a, b), position });
      return walked && { ...roundOf(walked, position, prohibition), ...ofList(list) };
    },
  );

type Told = Pick<ListedRound<Player>, 'lists' | 'prohibition'>;

const prohibitionIn =
  (position: Position): Told['prohibition'] =>
  (a, b) => {
    const met = a.entrant.past.find(
      ({ turn }) =>
        (turn.kind === 'game' || turn.kind === 'adjourned' || turn.kind === 'match') &&
        turn.opponent === b.id,
    );
    if (met) return { rule: 'scrabble.different-rival', round: met.round };
    return position.mayNotMeet(a.id, b.id) ? { rule: 'scrabble.forbidden-pair' } : undefined;
  };

const ofList = (list: ReturnType<typeof literalList>): Pick<ListedRound<Player>, 'list' | 'others'> => {
  const unrated = list.filter(({ player }) => (player.rating ?? 0) === 0);
  const isTold = unrated.length > 0 && unrated.length < list.length;
  return {
    list: list.map(({ id }) => id),
    others: [
      `order scrabble.order ${list.map(({ id }) => id).join()}`,
      ...(isTold ? [`order scrabble.unrated ${unrated.map(({ id }) => id).join()}`] : []),
    ],
  };
};

const roundOf = (
  { players, legal, bye, decisions, groups }: Walked,
  position: Position,
  prohibition: Told['prohibition'],
): ListedRound<Player> => {
  const bar = ({ entrant }: Player) => {
    const round = freeRound(entrant, position);
    return round === undefined ? undefined : { rule: 'scrabble.bye', round };
  };
  const told: Told = {
    prohibition,
    lists: {
      players,
      mayMeet: (a, b) => !prohibition(a, b),
      mayHaveBye: player => !bar(player),
      between: prohibition,
      legal,
      decisions,
      completion: 'scrabble.everybody',
    },
  };
  const { round, tournament } = position;
  const cut = round === 1 ? 'scrabble.halves' : 'scrabble.wins';
  return {
    ...told,
    bye,
    bar,
    claimants: [...players].reverse(),
    naturalBye: 'scrabble.bye',
    boards: groups.flatMap(group => boardsOf(told, group, cut)),
    floats: groups.flatMap(group => floatsOf(told, group)),
    coloursOf: ([higher, lower]) =>
      literalStart(higher, lower, startByNumber(higher.number, tournament.initialColour)),
    boardOrder: 'basic-rules.3.6',
  };
};

/** The lower half is offered first, the upper half after it, each in its order. */
const boardsOf = (
  told: Told,
  { upper, lower, pairs }: WalkedGroup,
  cut: string,
): ListedRound<Player>['boards'] =>
  pairs.map((pair, index) => {
    const [chooser, rival] = pair;
    const made = pairs.slice(0, index).flat();
    const free = [...lower, ...upper].filter(player => player !== chooser && !made.includes(player));
    const isAcross = upper.includes(chooser) && lower.includes(rival);
    const natural = chooser.score === rival.score ? cut : 'scrabble.similar';
    return {
      pair,
      natural: isAcross ? natural : 'scrabble.everybody',
      passed: () =>
        free
          .slice(0, free.indexOf(rival))
          .map(other => [[chooser, other], proofOfPair(told, chooser, other)] as const),
    };
  });

/** Somebody who may meet nobody of the group; or those who stand lower and stay. */
const floatsOf = (told: Told, { list, down, score }: WalkedGroup): ListedRound<Player>['floats'] =>
  down.map(player => {
    const others = list.filter(other => other !== player);
    const hasNobody = others.every(other => told.prohibition(player, other));
    const instead = (other: Player): Proof | undefined =>
      others.includes(other) && !down.includes(other) ? proofOfGoing(told, list, [player, other]) : undefined;
    const before = others
      .slice(list.indexOf(player))
      .filter(other => !down.includes(other))
      .reverse();
    return {
      player,
      bracket: score / 10,
      natural: 'scrabble.similar',
      before,
      passed: () =>
        hasNobody
          ? others.map(other => [[player, other], allForbidden(told.prohibition, player, [other])] as const)
          : before.map(other => [[other], instead(other)] as const),
      instead,
    };
  });

/** The one stays, and the other goes down. */
const proofOfGoing = (
  { lists, prohibition }: Told,
  list: readonly Player[],
  [player, other]: readonly [Player, Player],
): Proof | undefined =>
  allForbidden(
    prohibition,
    player,
    list.filter(each => each !== player && each !== other),
  ) ??
  proofOf(
    lists,
    thereAsked<Player>(each => list.includes(each), { inside: player, outside: other }),
  );
