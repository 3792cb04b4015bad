import type { Position } from '../../position/index.ts';
import { type SwissField, swissField } from '../swiss/field.ts';
import { prohibitionsOf, type Settings } from './absolute.ts';
import { type Edition, type Member, membersOf } from './definitions.ts';

/** Everybody to be paired, in the order of article 1.2 (A.2). */
export interface Field extends SwissField<Member> {
  readonly edition: Edition;
}

export const fieldOf = (position: Position, edition: Edition, settings: Settings): Field => ({
  ...swissField(position, membersOf(position, edition), prohibitionsOf(position, edition, settings)),
  edition,
});
