import { decimalOf, impossible } from '../../model/index.ts';
import type { Ruling } from '../../rules/index.ts';
import { possibleLast, possibleReceivers } from '../swiss/pairable.ts';
import { rulingOfBye as rulingByLadder } from '../swiss/reasons.ts';
import { countedOn, type Rerun, type Step } from '../swiss/steps.ts';
import type { Contender } from './contender.ts';
import type { Field } from './field.ts';

/** 3.4.2 and 3.4.3: the lowest score, then the fewest rounds without a match played. */
export const countsOfBye = (contender: Contender, { position, terms }: Field): Step['counts'] => [
  countedOn(terms.rules.bye.lowestScore, decimalOf(contender.score), contender),
  countedOn(terms.rules.bye.mostPlayed, position.round - 1 - contender.played, contender, 'unplayed'),
];

/** 3.4.2 to 3.4.4. */
const byClaim = (a: Contender, b: Contender): number =>
  a.score - b.score || b.played - a.played || b.tpn - a.tpn;

/** 3.4; undefined when the number is even. A legal round is known to exist. */
export const chooseBye = (field: Field): Contender | undefined => {
  if (field.members.length % 2 === 0) return undefined;
  const [receiver] = [...possibleReceivers(field)].sort(byClaim);
  return receiver ?? impossible('a legal round has somebody who may have the bye');
};

/** Everybody with the first paragraph of 3.4 that tells them from the receiver. */
export const rulingOfBye = (field: Field, receiver: Contender, rerun: Rerun<Contender>): Ruling<'bye'> => {
  const possible = new Set(possibleLast(field, field.members));
  return rulingByLadder(
    {
      receiver,
      claimants: [...field.members].sort(byClaim),
      rerun,
      isPossible: contender => possible.has(contender),
      counts: contender => countsOfBye(contender, field),
      order: field.terms.rules.bye.largestTpn,
    },
    { score: decimalOf(receiver.score) },
  );
};
