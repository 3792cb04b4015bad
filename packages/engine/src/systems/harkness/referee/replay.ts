import { drawnOrder } from '../../../model/lots.ts';
import { type Position, positionBefore } from '../../../position/index.ts';
import type { Options } from '../../system.ts';
import { allForbidden, type ListedRound, listedReplay, proofOfPair } from '../../testing/listed-replay.ts';
import { proofOf, thereAsked } from '../../testing/listed-walk.ts';
import { randomPosition } from '../../testing/random-positions.ts';
import type { Proof, Replay } from '../../testing/replay.ts';
import { hasMissedTwo } from './attendance.ts';
import { type LiteralCard as Card, type LiteralOptions, mayMeetIn, whiteOf } from './card.ts';
import { type Walked, type WalkedGroup, walkedOf } from './oracle.ts';

const RULE = (id: string): string => `harkness.${id}`;

/** Seed 002, looked up in the lists of the oracle, for one manner of reading it. */
export const replayOf = (options: Options): Replay => {
  const literal = literalOptions(options);
  return listedReplay<Card>(
    { system: 'harkness', options: { ...options, excused: 'all' }, positionFor },
    position => {
      const walked = walkedOf(position, literal);
      return walked && roundOf(walked, position, literal);
    },
  );
};

const positionFor = (seed: number): Position | undefined => {
  const { tournament, round } = randomPosition(seed, { minimum: 4, maximum: 8 });
  const before = positionBefore(tournament, round);
  const isHere = (id: number) => before.everyone.some(entrant => entrant.id === id && !hasMissedTwo(entrant));
  const entrants = before.entrants.filter(({ id }) => isHere(id));
  return entrants.length === 0 ? undefined : { ...before, entrants };
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

type Told = Pick<ListedRound<Card>, 'lists' | 'prohibition'>;

const roundOf = (walked: Walked, position: Position, literal: LiteralOptions): ListedRound<Card> => {
  const { players, legal, bye, claimants, decisions, groups } = walked;
  const prohibition = prohibitionIn(position);
  const told: Told = {
    prohibition,
    lists: {
      players,
      mayMeet: mayMeetIn(position),
      mayHaveBye: ({ hasHadBye }) => !hasHadBye,
      between: prohibition,
      legal,
      decisions,
      completion: RULE('IV.equal-scores'),
    },
  };
  const { round } = position;
  const placeOf = new Map(
    groups.flatMap(({ pairs }) => pairs.map(({ pair, place }) => [pair[0], place] as const)),
  );
  return {
    ...told,
    bye,
    bar: ({ entrant }) => {
      const had = entrant.past.find(({ turn }) => turn.kind === 'pairing-bye');
      return had && { rule: RULE('III'), round: had.round };
    },
    claimants,
    naturalBye: RULE(literal.drawn ? 'III.lot' : '4'),
    boards: groups.flatMap(group => boardsOf(told, group, round)),
    floats: groups.flatMap(group => floatsOf(told, group)),
    coloursOf: pair => whiteOf(pair, placeOf.get(pair[0]) ?? 1, { round, clashes: literal.clashes }),
    boardOrder: 'basic-rules.3.6',
  };
};

const prohibitionIn =
  (position: Position): Told['prohibition'] =>
  (a, b) => {
    const met = a.entrant.past.find(
      ({ turn }) => (turn.kind === 'game' || turn.kind === 'adjourned') && turn.opponent === b.id,
    );
    if (met) return { rule: RULE('IV.never-twice'), round: met.round };
    return position.mayNotMeet(a.id, b.id) ? { rule: RULE('forbidden-pair') } : undefined;
  };

const boardsOf = (told: Told, { pairs }: WalkedGroup, round: number): ListedRound<Card>['boards'] =>
  pairs.map(({ pair, offered }) => {
    const [higher, lower] = pair;
    const isEqual = higher.score === lower.score;
    return {
      pair,
      natural: RULE(round === 1 ? '5' : isEqual ? '6.halves' : 'V'),
      passed: () =>
        offered
          .slice(0, offered.indexOf(lower))
          .map(other => [[higher, other], proofOfPair(told, higher, other)] as const),
    };
  });

/** 6 and 7: the other crosses from the group or into it, and the one does not. */
const floatsOf = (told: Told, group: WalkedGroup): ListedRound<Card>['floats'] => {
  const { own, moved, way, candidates, order, score } = group;
  return moved.map(player => ({
    player,
    bracket: score / 10,
    direction: way === 'taken' && player.score < (own[0]?.score ?? 0) ? 'up' : 'down',
    natural: order,
    before: candidates.slice(0, candidates.indexOf(player)).filter(other => !moved.includes(other)),
    instead: other =>
      candidates.includes(other) && !moved.includes(other)
        ? proofOfMove(told, group, player, other)
        : undefined,
  }));
};

const proofOfMove = (
  { lists, prohibition }: Told,
  { own, way }: WalkedGroup,
  player: Card,
  other: Card,
): Proof | undefined => {
  const [stays, partners] =
    way === 'taken' ? [other, own] : [player, own.filter(card => card !== player && card !== other)];
  const goes = way === 'taken' ? player : other;
  return (
    allForbidden(prohibition, stays, partners) ??
    proofOf(
      lists,
      thereAsked<Card>(card => own.includes(card), { inside: stays, outside: goes }),
    )
  );
};
