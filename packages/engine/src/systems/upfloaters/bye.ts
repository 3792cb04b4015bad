import { decimalOf } from '../../model/index.ts';
import type { ByeLadder } from '../swiss/bye-ladder.ts';
import { countedOn } from '../swiss/steps.ts';
import type { Contender } from './contender.ts';
import type { Field } from './field.ts';

/** 3.4.2 to 3.4.4: the lowest score, the fewest rounds without a match played, the largest number. */
export const byeLadder = ({ position, terms: { rules } }: Field): ByeLadder<Contender> => ({
  counts: contender => [
    countedOn(rules.bye.lowestScore, decimalOf(contender.score), contender),
    countedOn(rules.bye.mostPlayed, position.round - 1 - contender.played, contender, 'unplayed'),
  ],
  order: rules.bye.largestTpn,
  offered: contenders =>
    [...contenders].sort((a, b) => a.score - b.score || b.played - a.played || b.tpn - a.tpn),
});
