import { type Issue, type Outcome, type TournamentRecord, writeRecord } from '@pareo/engine';
import { type Completed, complete } from '@pareo/engine/complete';
import { readRecord } from '@pareo/engine/formats';
import { type Refusal, refusal, type State, type Wish } from '@pareo/engine/journal';

/** A wish with what only the engine can say. */
export const completeJob = ({
  state,
  wish,
  lot,
}: {
  readonly state: State;
  readonly wish: Wish;
  readonly lot: string;
}): Outcome<Completed, Refusal> => {
  if (wish.kind !== 'create' || wish.from === undefined) return complete(state, wish, { lot });
  const from = readAgain(wish.from);
  if (from === undefined) return { ok: false, faults: [refusal('record-invalid', { issues: [] })] };
  if (!from.ok) return { ok: false, faults: [refusal('record-invalid', { issues: from.faults })] };
  return complete(state, { ...wish, from: from.value }, { lot });
};

/* A record that came over the wire has any shape. Written as our JSON and read strictly it is one of ours, or its
 * faults are known; what cannot even be written is none. */
const readAgain = (record: TournamentRecord): Outcome<TournamentRecord, Issue> | undefined => {
  try {
    const text = writeRecord(record, 'json');
    if (!text.ok) return text;
    const read = readRecord(new TextEncoder().encode(text.value));
    return read.ok ? { ok: true, value: read.value.record } : read;
  } catch {
    // Anything may be where a list or a text should be: whatever is thrown, it is no record.
    return undefined;
  }
};
