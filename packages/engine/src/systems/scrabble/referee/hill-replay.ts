import { positionBefore } from '../../../position/index.ts';
import { type LiteralRun, onceFor } from '../../testing/literal-procedure.ts';
import { randomPosition } from '../../testing/random-positions.ts';
import type { Replay } from '../../testing/replay.ts';
import { stepwiseReplay } from '../../testing/stepwise-replay.ts';
import { forTheHill } from '../testing/small-fields.ts';
import { type LiteralContender as Contender, literalContenders } from './contenders.ts';
import {
  decideHill,
  freeRounds,
  inOrderOfByes,
  type LiteralHill,
  type LiteralPrizes,
  presentIn,
} from './hill.ts';
import { literalStart, startByNumber } from './starts.ts';

const RULE = (id: string): string => `king-of-the-hill.${id}`;

/** How Gibson's rule is applied. */
export interface GibsonManner {
  readonly gibson: boolean;
  readonly prizes: number;
  readonly everyPlace: boolean;
}

/** Seed 004, Rey de la Colina and Regla de Gibson, proved again. The standings themselves have their own tests. */
export const replayOfHill = ({ gibson, prizes, everyPlace }: GibsonManner): Replay =>
  stepwiseReplay<Contender>(
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
      const contenders = literalContenders(position);
      const present = presentIn(position, contenders);
      const rounds = (position.tournament.plannedRounds ?? 0) - position.round + 1;
      const outlook: LiteralPrizes = { rounds, prizes, places: everyPlace ? prizes : 1 };
      const hall = { position, contenders, outlook: gibson ? outlook : undefined };
      return {
        players: present,
        run: allowed => {
          const decided = decideHill(hall, allowed);
          return decided && runOf(decided, contender => freeRounds(contender, position));
        },
        prohibition: (a, b) =>
          position.mayNotMeet(a.id, b.id) ? { rule: 'scrabble.forbidden-pair' } : undefined,
        bar: () => undefined,
        completion: 'scrabble.everybody',
        claimants: inOrderOfByes(present, position),
        naturalBye: RULE('bye'),
        coloursOf: ({ pair: [chooser, rival] }) => {
          const number = position.pairingNumber.get(chooser.id) ?? chooser.place;
          return literalStart(chooser, rival, startByNumber(number, position.tournament.initialColour));
        },
        boardOrder: RULE('hill'),
        others: run => [
          `order ${RULE('renewed')} ${present.map(({ id }) => id).join()}`,
          ...(run as Run).decided.pairs.flatMap(({ pair: [settled, rival], gibson: of }) =>
            of ? [`gibson ${ruleOfGibson(settled, of)} ${settled.id},${rival.id}`] : [],
          ),
        ],
      };
    },
  );

interface Run extends LiteralRun<Contender> {
  readonly decided: LiteralHill;
}

type OfGibson = NonNullable<LiteralHill['pairs'][number]['gibson']>;

/** The champion; where nobody is without a chance, against the last; other places by the option alone. */
const ruleOfGibson = ({ place }: Contender, { hasChance }: OfGibson): string =>
  RULE(place > 1 ? 'gibson-settled' : hasChance ? 'gibson-last' : 'gibson');

const runOf = (decided: LiteralHill, byes: (contender: Contender) => number): Run => {
  const { bye, pairs } = decided;
  const order = RULE(pairs.some(({ gibson }) => gibson) ? 'gibson-hill' : 'hill');
  return {
    decided,
    bye,
    floats: [],
    steps: [
      ...(bye
        ? [{ choice: `${bye.id}`, counts: [[RULE('bye'), byes(bye), [bye.id]] as const], order: RULE('bye') }]
        : []),
      ...pairs.map(({ pair: [chooser, rival], gibson }) => ({
        choice: `${chooser.id}-${rival.id}`,
        counts: gibson
          ? [onceFor(RULE(chooser.place > 1 ? 'gibson-settled' : 'gibson'), gibson.hasChance, [rival])]
          : [],
        order: gibson ? ruleOfGibson(chooser, gibson) : order,
      })),
    ],
    boards: pairs.map(({ pair, candidates, gibson }, index) => ({
      pair,
      offered: candidates.slice(0, candidates.indexOf(pair[1])),
      natural: gibson ? ruleOfGibson(pair[0], gibson) : order,
      before: pairs.slice(0, index).map(made => made.pair),
      group: [],
    })),
  };
};
