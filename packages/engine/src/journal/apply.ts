import { impossible, type Outcome } from '../model/index.ts';
import type { Act } from './act.ts';
import type { Deed } from './deed.ts';
import type { Journal } from './journal.ts';
import type { Refusal } from './refusal.ts';
import type { State } from './state.ts';
import type { Warning } from './warning.ts';

/** The journal with the deed done, as its next entry; or every reason why it is not done. Changes nothing. */
export const apply = (_journal: Journal, _deed: Deed): Outcome<Journal, Refusal> =>
  impossible('not built yet');

/** What must be confirmed by name before the act is done. Empty for an act that would be refused anyway. */
export const warningsOf = (_state: State, _act: Act): readonly Warning[] => impossible('not built yet');
