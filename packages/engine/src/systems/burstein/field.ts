import type { Position } from '../../position/index.ts';
import { type SwissField, swissField } from '../swiss/field.ts';
import { excludedBy, forbiddenPairRule, type Prohibition } from '../swiss/prohibition.ts';
import type { Member } from './definitions.ts';

/** Not of the chapter: pairs that the arbiter or the tournament's rules exclude. */
export const forbiddenPair = forbiddenPairRule('burstein.forbidden-pair');

/** Those to be paired, in the order of their vertices: by score, then by rank. */
export type Field = SwissField<Member>;

export const fieldOf = (
  position: Position,
  members: readonly Member[],
  { ofChapter, chosen }: Prohibitions,
): Field => swissField(position, members, [...ofChapter, excludedBy(position, forbiddenPair), ...chosen]);

/** Those of the text, and those that the arbiter chose beside it. */
interface Prohibitions {
  readonly ofChapter: readonly Prohibition<Member>[];
  readonly chosen: readonly Prohibition<Member>[];
}

/** The field without whoever has the bye. Vertices are numbered again. */
export const withoutMember = ({ position, members, prohibitions }: Field, receiver: Member): Field =>
  swissField(
    position,
    members.filter(({ id }) => id !== receiver.id).map((member, order) => ({ ...member, order })),
    prohibitions,
  );
