import { type Instant, roundsIn, type State } from '@pareo/engine/journal';
import type { TournamentId, TournamentSummary } from './wire.ts';

/** A tournament in one line of a list. */
export const summaryOf = (id: TournamentId, state: State, changedAt: Instant): TournamentSummary => {
  const { name, event, place, start, end } = state.details;
  const paired = roundsIn(state).filter(({ status }) => status !== 'none');
  const last = paired.at(-1);
  return {
    id,
    slug: id,
    name,
    ...(event === undefined ? {} : { event }),
    ...(place === undefined ? {} : { place }),
    ...(start === undefined ? {} : { start }),
    ...(end === undefined ? {} : { end }),
    system: state.settings.system,
    phase: state.phase,
    players: Object.keys(state.players).length,
    ...(state.settings.rounds === undefined ? {} : { rounds: state.settings.rounds }),
    round: last?.round ?? 0,
    open: last?.status === 'published' ? last.open.length : 0,
    questions: state.questions.length,
    version: state.version,
    changedAt,
  };
};
