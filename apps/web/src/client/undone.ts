import type { Entry, Seq } from '@pareo/engine/journal';

/** Entries that an effective undo has taken out, whatever order they are given in. */
export const undoneAmong = (entries: readonly Entry[]): ReadonlySet<Seq> => {
  const undone = new Set<Seq>();
  for (const { seq, act } of [...entries].sort((a, b) => b.seq - a.seq))
    if (act.kind === 'undo' && !undone.has(seq)) undone.add(act.entry);
  return undone;
};

const NEVER: ReadonlySet<string> = new Set(['create', 'publish', 'unpublish', 'finish', 'reopen', 'ask']);

/** My last act that still holds (undo), or my last undo that still holds (redo). */
export const lastOfMine = (
  entries: readonly Entry[],
  isMine: (entry: Entry) => boolean,
  way: 'undo' | 'redo',
): Entry | undefined => {
  const undone = undoneAmong(entries);
  return [...entries]
    .sort((a, b) => b.seq - a.seq)
    .find(
      entry =>
        isMine(entry) &&
        !undone.has(entry.seq) &&
        !NEVER.has(entry.act.kind) &&
        (way === 'redo' ? entry.act.kind === 'undo' : entry.act.kind !== 'undo'),
    );
};
