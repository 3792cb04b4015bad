import type { Colour } from '../../../model/index.ts';
import { position, type Sketch } from '../../../testing/index.ts';
import { preferenceOf } from '../../swiss/colour-history.ts';
import { type Member, membersOf } from '../definitions.ts';

/** Members of a sketched tournament, in the order of their numbers, before its next round. */
export const membersIn = (sketch: Sketch): readonly Member[] =>
  [...membersOf(position({ plannedRounds: 9, initialColour: 'white', ...sketch }), 0)].sort(
    (a, b) => a.place - b.place,
  );

export interface Particulars {
  readonly rating?: number;
  /** Ratings of the opponents met. */
  readonly opponents?: readonly number[];
  readonly colours?: readonly Colour[];
  readonly upfloats?: number;
  readonly upfloatedLast?: boolean;
}

/** Players of one score with these particulars; their numbers are 1, 2, 3 … */
export const membersWith = (particulars: readonly Particulars[]): readonly Member[] =>
  membersIn({ players: particulars.map(({ rating }) => (rating === undefined ? {} : { rating })) }).map(
    (member, index) => {
      const colours = particulars[index]?.colours ?? [];
      return { ...member, ...particulars[index], colours, preference: preferenceOf(colours) };
    },
  );
