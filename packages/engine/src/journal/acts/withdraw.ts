import { withCompeting } from '../changing.ts';
import { type Competing, isOut } from '../competing.ts';
import { handlingOf } from '../handling/handling.ts';
import { refusal } from '../refusal.ts';
import { type ActDefinition, touchesAll } from './definition.ts';
import { beyondAnnounced, faultsOfNamed, namedIn, naming, publishedAlready } from './players.ts';

/** C.04.2, article 3.2: not paired from that round on. A game on the wall is forfeited by its result. Somebody of a team sits no more. */
export const withdraw: ActDefinition<'withdraw'> = {
  kind: 'withdraw',
  check: (state, { act }) => [
    ...faultsOfNamed(state, act, { playersOfTeams: true }),
    ...publishedAlready(state, act.from, handlingOf(state.settings).absence.article),
    ...beyondAnnounced(state, act.from),
    ...(act.cause === 'expelled' && !act.reason?.trim() ? [refusal('reason-missing', {})] : []),
    ...namedIn(state, act)
      .filter(one => isOutFrom(one, act.from))
      .map(one => refusal('already-withdrawn', naming(one))),
  ],
  effect: (state, { act }) =>
    withCompeting(
      state,
      namedIn(state, act).map(one => ({ ...one, out: [...one.out, { from: act.from, cause: act.cause }] })),
    ),
  touches: touchesAll,
};

/** Out in that round, or to be out for good from a later one. */
const isOutFrom = (one: Competing, round: number): boolean =>
  isOut(one, round) || one.out.some(({ until }) => until === undefined || until > round);
