import { checkTournament, type Issue, type Outcome, type TournamentRecord } from '@pareo/engine';
import { type FormatId, readRecord } from '@pareo/engine/formats';
import { issue, LIMITS } from '@pareo/engine/model';
import { jsonFault } from '../../nesting.ts';

export interface ReadFile {
  readonly format: FormatId;
  readonly record: TournamentRecord;
  readonly notices: readonly Issue[];
  /** What stands in the way of a tournament made from it. */
  readonly issues: readonly Issue[];
}

/** A file as read by content: nothing is stored. */
export const importJob = ({ bytes }: { readonly bytes: Uint8Array }): Outcome<ReadFile, Issue> => {
  if (isJson(bytes) && jsonFault(bytes) === 'too-many') {
    const data = { limit: 'entries', maximum: LIMITS.values, found: LIMITS.values + 1 } as const;
    return { ok: false, faults: [issue('limit-exceeded', data)] };
  }
  const read = readRecord(bytes);
  if (!read.ok) return read;
  const { format, record, notices, placeOf } = read.value;
  const checked = checkTournament(record);
  const issues = checked.ok ? [] : checked.faults.map(issue => ({ ...issue, ...placed(placeOf(issue)) }));
  return { ok: true, value: { format, record, notices, issues } };
};

const placed = (place: Issue['place']): Pick<Issue, 'place'> => (place === undefined ? {} : { place });

/** Its first character says so; what comes before it is a byte order mark or a line's end. */
const isJson = (bytes: Uint8Array): boolean => {
  const first = bytes.find(byte => byte > 0x20 && byte < 0x80);
  return first === 0x7b || first === 0x5b;
};
