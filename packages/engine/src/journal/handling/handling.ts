import type { ChangeReason } from '../act.ts';
import { knownSystem } from '../known-systems.ts';
import type { HandlingId, Settings } from '../settings.ts';
import { C04_2_2017 } from './c04-2-2017.ts';
import { C04_2_2026 } from './c04-2-2026.ts';
import { DUTCH_1998 } from './dutch-1998.ts';
import { HARKNESS } from './harkness.ts';

/** The rules about time of one edition. Each carries the article that says it. */
export interface Handling {
  readonly id: HandlingId;
  /** From when on pairing numbers no longer change for wrong data. */
  readonly numbers: { readonly article: string; readonly frozenWhenPaired: number };
  /** Who is considered from a later round than the first: what missed rounds bring unless announced otherwise. */
  readonly lateEntry: { readonly article: string };
  /** Who stays away without notice is taken for withdrawn until the arbiter lets the player return. */
  readonly noShow: {
    readonly article: string;
    /** So many rounds missed, for whatever reason, exclude for good. */
    readonly exclusion?: { readonly after: number; readonly article: string };
  };
  /** Why a published pairing may be changed. */
  readonly changes: { readonly article: string; readonly reasons: readonly ChangeReason[] };
  /** What a correction counts for: by the time it is reported, or always for the pairings still to be made. */
  readonly correction: { readonly article: string; readonly counts: 'by-time' | 'always' };
  /** What an adjourned game counts for pairing; whether the arbiter may state a result for pairing only. */
  readonly adjourned: { readonly article: string; readonly adjudication: 'none' | 'allowed' };
  /** Absences known beforehand. */
  readonly absence: { readonly article: string };
}

const HANDLING: Readonly<Record<HandlingId, Handling>> = {
  'c04.2-2026': C04_2_2026,
  'c04.2-2017': C04_2_2017,
  'dutch-1998': DUTCH_1998,
  harkness: HARKNESS,
};

/** The edition chosen, or the one that belongs to the system. */
export const handlingOf = ({ handling, system }: Pick<Settings, 'handling' | 'system'>): Handling =>
  HANDLING[handling ?? knownSystem(system)?.handling ?? 'c04.2-2026'];
