import { checkTournament, type Issue, type Outcome, type TournamentRecord } from '@pareo/engine';
import { type FormatId, readRecord } from '@pareo/engine/formats';

export interface ReadFile {
  readonly format: FormatId;
  readonly record: TournamentRecord;
  readonly notices: readonly Issue[];
  /** What stands in the way of a tournament made from it. */
  readonly issues: readonly Issue[];
}

/** A file as read by content: nothing is stored. */
export const importJob = ({ bytes }: { readonly bytes: Uint8Array }): Outcome<ReadFile, Issue> => {
  const read = readRecord(bytes);
  if (!read.ok) return read;
  const { format, record, notices, placeOf } = read.value;
  const checked = checkTournament(record);
  const issues = checked.ok ? [] : checked.faults.map(issue => ({ ...issue, ...placed(placeOf(issue)) }));
  return { ok: true, value: { format, record, notices, issues } };
};

const placed = (place: Issue['place']): Pick<Issue, 'place'> => (place === undefined ? {} : { place });
