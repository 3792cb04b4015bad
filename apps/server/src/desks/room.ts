import type { Wish } from '@pareo/engine/journal';
import { LIMITS } from '@pareo/engine/model';
import type { Journals } from '../storage/storage.ts';
import { needsEngine } from './completed.ts';

/* A journal has an end: what is written can always be exported, copied and brought back, and nobody fills the memory of the server with
 * one. Long before there is room for nothing there is room for small acts alone, so that a round can be ended. */

/** Reasons of rounds pack to a twentieth. */
const PACKED = 24;
/** Of an act whose length need not be known. */
const SMALL = 4096;
/** Of these so many come before it is looked again. */
const SELDOM = 256;

export interface Room {
  /** For an act of so many bytes on a journal of that version. */
  readonly isLeftFor: (
    act: { readonly wish: Wish; readonly bytes: number },
    version: number,
  ) => Promise<boolean>;
}

export const roomIn = (journals: Pick<Journals, 'sizeAfter' | 'sizeAttached'>, tournament: string): Room => {
  let counted = { version: 0, size: 0 };
  let attached = 0;
  const lookUpTo = async (version: number): Promise<void> => {
    const { version: after, size } = counted;
    if (version <= after) return;
    const more = await journals.sizeAfter(tournament, after, version);
    // Whoever looked at the same time has counted the same.
    counted = { version, size: size + more };
    attached = (await journals.sizeAttached(tournament)) * PACKED;
  };
  return {
    isLeftFor: async ({ wish, bytes }, version) => {
      const isSmall = bytes <= SMALL && !needsEngine(wish);
      if (!isSmall || version - counted.version >= SELDOM) await lookUpTo(version);
      const most = LIMITS.journal + (isSmall ? LIMITS.journalReserve : 0);
      return counted.size + attached + bytes <= most;
    },
  };
};
