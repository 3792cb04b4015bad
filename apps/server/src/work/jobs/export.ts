import { type FormatId, type Issue, type Outcome, writeRecord } from '@pareo/engine';
import { recordForReport, type State } from '@pareo/engine/journal';

/** The report in a format of files. What the format cannot say is refused, not left out. */
export const exportJob = ({
  state,
  format,
}: {
  readonly state: State;
  readonly format: FormatId;
}): Outcome<string, Issue> => writeRecord(recordForReport(state), format);
