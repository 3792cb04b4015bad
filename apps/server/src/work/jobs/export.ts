import { type Issue, type Outcome, writeRecord } from '@pareo/engine';
import { standingsOf } from '@pareo/engine/complete';
import type { FormatId } from '@pareo/engine/formats';
import { recordForReport, type State } from '@pareo/engine/journal';
import { ranked, withHeadOfReport } from '@pareo/tournament';

/** The report in a format of files. What the format cannot say is refused, not left out. */
export const exportJob = ({
  state,
  seal,
  format,
}: {
  readonly state: State;
  readonly seal: string;
  readonly format: FormatId;
}): Outcome<string, Issue> => {
  const table = state.published === 0 ? undefined : standingsOf(state);
  const ranks = table?.ok ? new Map(table.value.rows.map(({ id, rank }) => [id, rank])) : undefined;
  const record = recordForReport(state, { seal, ...(ranks === undefined ? {} : { ranks }) });
  const tournament = ranked(state);
  return writeRecord(tournament.ok ? withHeadOfReport(record, tournament.value) : record, format);
};
