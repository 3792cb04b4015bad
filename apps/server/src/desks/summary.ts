import { summaryOf, type TournamentSummary } from '@pareo/host';
import type { Head } from '@pareo/host/judge';
import type { StoredSummary, TournamentHead } from '../storage/storage.ts';

/** What lists show of a tournament without opening it. */
export const summaryJson = (id: string, { journal, seal, at }: Head): StoredSummary => ({
  phase: journal.state.phase,
  seal,
  json: JSON.stringify(summaryOf(id, journal.state, at)),
});

/** As it was written; undefined where it is damaged: the journal has all of it, and the next act writes it again. */
export const summaryIn = (json: string): TournamentSummary | undefined => {
  try {
    return (JSON.parse(json) as TournamentSummary | null) ?? undefined;
  } catch {
    return undefined;
  }
};

/** A line of the list. Of one that is damaged its address tells which it is; it hides no other. */
export const summaryFrom = (head: TournamentHead): TournamentSummary => {
  const { id, slug, version, changedAt, archivedAt } = head;
  const known = summaryIn(head.summary) ?? {
    name: slug,
    system: '',
    phase: PHASES.find(one => one === head.phase) ?? 'none',
    players: 0,
    round: 0,
    open: 0,
    questions: 0,
  };
  return {
    version,
    ...known,
    id,
    slug,
    changedAt,
    ...(archivedAt === undefined ? {} : { archived: true }),
  };
};

const PHASES: readonly TournamentSummary['phase'][] = ['preparing', 'running', 'finished'];
