import type { TableRequest } from '@pareo/tournament';
import type { Edition } from '@pareo/tournament/tiebreaks';

/** What a call may say of a table; what it leaves out the file or the text of the system says. */
export interface TableWanted {
  readonly after?: number | undefined;
  readonly tiebreaks?: readonly string[] | undefined;
  readonly edition?: Edition | undefined;
  /** A seed. */
  readonly lots?: string | undefined;
}

export const tableRequest = ({ after, tiebreaks, edition, lots }: TableWanted): TableRequest => ({
  ...(after === undefined ? {} : { after }),
  ...(tiebreaks ? { tiebreaks } : {}),
  ...(edition ? { edition } : {}),
  ...(lots === undefined ? {} : { lots: { seed: lots } }),
});
