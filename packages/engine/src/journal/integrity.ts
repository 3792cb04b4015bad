import type { Digest } from './key.ts';
import type { State } from './state.ts';

/**
 * The lines `###` of a report (TRF26): what was done that a checker of pairings must know, in order of entry. Only the
 * spelling of `MPA` is publicly known; the others are ours. With a seal, the last line names it.
 */
export const integrityLines = (state: State, seal?: Digest): readonly string[] => [
  ...state.marks.map(({ code, round, text }) => `### ${code} @ Round ${round}: ${text}`),
  ...(seal === undefined ? [] : [`### pareo-journal entries=${state.version} seal=${seal}`]),
];
