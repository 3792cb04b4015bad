import type { Position } from '../../position/index.ts';
import { legalPairs } from '../swiss/legal-pairs.ts';
import type { Pairable } from '../swiss/pairable.ts';
import type { Prohibition } from '../swiss/prohibition.ts';
import type { Member } from './definitions.ts';

/** Everybody to be paired, and the pairs that may be made. */
export interface Field extends Pairable<Member> {
  readonly position: Position;
  /** In the order in which they are cited. */
  readonly prohibitions: readonly Prohibition<Member>[];
}

export const fieldOf = (
  position: Position,
  members: readonly Member[],
  { prohibitions, mayHaveBye }: Pick<Field, 'prohibitions' | 'mayHaveBye'>,
): Field => ({ position, members, legal: legalPairs(members, prohibitions), prohibitions, mayHaveBye });
