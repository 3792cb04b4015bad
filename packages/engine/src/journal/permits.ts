import type { ActKind } from './act.ts';
import type { Role } from './actor.ts';

/** Acts that a link may do; persons may do every act. Questions are put for anybody by the host. */
const OF_LINKS: Readonly<Record<Exclude<Role, 'owner' | 'arbiter'>, readonly ActKind[]>> = {
  'result-entry': ['enter-result'],
  'check-in': ['check-in'],
  captain: ['set-line-up', 'enter-result'],
};

/** The one table for server, console and tests. */
export const permits = (role: Role, act: ActKind): boolean =>
  role === 'owner' || role === 'arbiter' || OF_LINKS[role].includes(act);
