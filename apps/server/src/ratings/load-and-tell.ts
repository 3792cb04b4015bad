import { BadList } from './bad-list.ts';
import type { LoadMessage } from './book.ts';
import { FaultyLines, type Loading, loadList } from './load.ts';

const BETWEEN_WORDS = 200;

/** Loads a list and says how far it is, a few times a second. */
export const loadAndTell = async (loading: Loading, tell: (message: LoadMessage) => void): Promise<void> => {
  let last = 0;
  try {
    const meta = await loadList(loading, (rows, part) => {
      if (Date.now() - last < BETWEEN_WORDS) return;
      last = Date.now();
      tell({ kind: 'loading', rows, part });
    });
    tell({ kind: 'ready', meta });
  } catch (error) {
    tell({
      kind: 'failed',
      reason: {
        code: error instanceof BadList ? error.code : 'fault',
        ...(error instanceof BadList && error.line !== undefined ? { line: error.line } : {}),
      },
      leftOut: error instanceof FaultyLines ? error.count : 0,
      faults: error instanceof FaultyLines ? error.faults : [],
    });
    if (!(error instanceof BadList)) throw error;
  }
};
