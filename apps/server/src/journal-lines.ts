import { clockZone, EMPTY, type Entry, replay, type Seq } from '@pareo/engine/journal';
import { describeAct } from '@pareo/texts/acts';
import { spokenName } from '@pareo/tournament/names';

/** The journal as people read it: number, time at the place of play, who, and a sentence. */
export const journalLines = (
  entries: readonly Entry[],
  language: 'en' | 'es',
  words: { readonly undone: string },
): readonly string[] => {
  const undone = undoneAmong(entries);
  const names = new Map<number, string>();
  const lines: string[] = [];
  let journal = EMPTY;
  const whoWidth = Math.max(0, ...entries.map(({ by }) => actorName(by).length));
  for (const entry of entries) {
    const before = journal.state.players;
    journal = replay(journal, [entry]);
    const { players, details } = journal.state;
    // Names of those who were removed stay known.
    if (players !== before)
      for (const { key, data } of Object.values(players)) names.set(key, spokenName(data.name));
    const sentence = describeAct(entry, key => names.get(key) ?? String(key), language);
    const mark = undone.has(entry.seq) ? ` (${words.undone})` : '';
    const when = timeIn(details.zone, entry.at);
    lines.push(
      `${String(entry.seq).padStart(5)}  ${when}  ${actorName(entry.by).padEnd(whoWidth)}  ${sentence}${mark}`,
    );
  }
  return lines;
};

const actorName = (by: Entry['by']): string => (by.kind === 'host' ? 'Pareo' : by.name);

/** Entries that an effective undo has taken out. */
const undoneAmong = (entries: readonly Entry[]): ReadonlySet<Seq> => {
  const undone = new Set<Seq>();
  for (const { seq, act } of [...entries].reverse())
    if (act.kind === 'undo' && !undone.has(seq)) undone.add(act.entry);
  return undone;
};

/** `2026-11-21 10:02:11`, the same in every language: lists are sorted and compared. */
const timeIn = (zone: string, at: string): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: clockZone(zone),
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(new Date(at));
