import type { State } from '@pareo/engine/journal';
import { NO_HEAD } from '@pareo/host/judge';
import { continued, headFrom, type Settled, verified } from '../../desks/head.ts';
import type { StoredEntry } from '../../storage/storage.ts';

/** The tournament at a moment: entries from the start, or from a snapshot before it. */
export const atJob = ({
  from,
  entries,
}: {
  readonly from?: Settled;
  readonly entries: readonly StoredEntry[];
}): State => {
  const head = from === undefined ? NO_HEAD : headFrom(from);
  return continued(head, verified(entries, head)).journal.state;
};
