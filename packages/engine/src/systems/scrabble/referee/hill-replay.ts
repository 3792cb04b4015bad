import { type Position, positionBefore } from '../../../position/index.ts';
import { type ListedRound, listedReplay, proofOfPair } from '../../testing/listed-replay.ts';
import { randomPosition } from '../../testing/random-positions.ts';
import type { Replay } from '../../testing/replay.ts';
import { forTheHill } from '../testing/small-fields.ts';
import { type LiteralContender as Contender, literalContenders } from './contenders.ts';
import { inOrderOfByes } from './hill.ts';
import { type Hall, type Walked, walkedOf } from './hill-oracle.ts';
import { literalStart, startByNumber } from './starts.ts';

const RULE = (id: string): string => `king-of-the-hill.${id}`;

/** How Gibson's rule is applied. */
interface GibsonManner {
  readonly gibson: boolean;
  readonly prizes: number;
  readonly everyPlace: boolean;
}

/** Seed 004, Rey de la Colina and Regla de Gibson, looked up in the lists of the oracle. The standings have their own tests. */
export const replayOfHill = ({ gibson, prizes, everyPlace }: GibsonManner): Replay =>
  listedReplay<Contender>(
    {
      system: 'king-of-the-hill',
      options: { gibson, prizes, 'gibson-settled-places': everyPlace },
      positionFor: seed => {
        const { tournament, round } = randomPosition(seed, { minimum: 4, maximum: 8 });
        const position = forTheHill(positionBefore(tournament, round), seed);
        return position.entrants.length === 0 ? undefined : position;
      },
    },
    position => {
      const rounds = (position.tournament.plannedRounds ?? 0) - position.round + 1;
      const outlook = { rounds, prizes, places: everyPlace ? prizes : 1 };
      const contenders = literalContenders(position);
      const hall: Hall = { position, contenders, outlook: gibson ? outlook : undefined };
      const walked = walkedOf(hall);
      return walked && roundOf(walked, position);
    },
  );

const roundOf = (
  { players, legal, bye, decisions, pairs }: Walked,
  position: Position,
): ListedRound<Contender> => {
  const mayMeet = (a: Contender, b: Contender): boolean => !position.mayNotMeet(a.id, b.id);
  const prohibition: ListedRound<Contender>['prohibition'] = (a, b) =>
    mayMeet(a, b) ? undefined : { rule: 'scrabble.forbidden-pair' };
  const told: Pick<ListedRound<Contender>, 'lists' | 'prohibition'> = {
    prohibition,
    lists: {
      players,
      mayMeet,
      mayHaveBye: () => true,
      between: prohibition,
      legal,
      decisions,
      completion: 'scrabble.everybody',
    },
  };
  const topOf = ([a, b]: readonly [Contender, Contender]): number => Math.min(a.place, b.place);
  return {
    ...told,
    bye,
    scored: {
      ...position,
      everyone: position.everyone.map(entrant => ({ ...entrant, pairingScore: entrant.score })),
    },
    bar: () => undefined,
    claimants: inOrderOfByes(players, position),
    naturalBye: RULE('bye'),
    boards: pairs.map(({ pair, offered, natural }) => ({
      pair,
      natural,
      passed: () =>
        offered
          .slice(0, offered.indexOf(pair[1]))
          .map(other => [[pair[0], other], proofOfPair(told, pair[0], other)] as const),
    })),
    floats: [],
    coloursOf: ([chooser, rival]) => {
      const number = position.pairingNumber.get(chooser.id) ?? chooser.place;
      return literalStart(chooser, rival, startByNumber(number, position.tournament.initialColour));
    },
    boardOrder: {
      rule: RULE('hill'),
      inOrder: pairs.map(({ pair }) => pair).sort((a, b) => topOf(a) - topOf(b)),
    },
    others: [
      `order ${RULE('renewed')} ${players.map(({ id }) => id).join()}`,
      ...pairs.flatMap(({ pair: [settled, rival], isGibson, natural }) =>
        isGibson ? [`gibson ${natural} ${settled.id},${rival.id}`] : [],
      ),
    ],
  };
};
