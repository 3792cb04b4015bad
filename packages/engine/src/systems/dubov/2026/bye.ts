import { decimalOf } from '../../../model/index.ts';
import type { ByeLadder } from '../../swiss/bye-ladder.ts';
import { countedOn } from '../../swiss/steps.ts';
import type { Member } from '../definitions.ts';
import type { Field } from '../field.ts';
import { rule313, rule314, rule315 } from './procedure-rules.ts';

/** 3.1.3 to 3.1.5: the lowest score, the fewest rounds without a game, the largest number. */
export const byeLadder = ({ position }: Field): ByeLadder<Member> => ({
  counts: member => [
    countedOn(rule313, decimalOf(member.score), member),
    countedOn(rule314, position.round - 1 - member.colours.length, member, 'unplayed'),
  ],
  order: rule315,
  offered: members =>
    [...members].sort(
      (a, b) => a.score - b.score || b.colours.length - a.colours.length || b.place - a.place,
    ),
});
