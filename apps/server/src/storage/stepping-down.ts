/* How somebody's rights end. */

export type SteppedDown =
  | { readonly kind: 'done' | 'last-owner' }
  | { readonly kind: 'owns-tournaments'; readonly tournaments: readonly string[] };

export type StepDown = 'arbiter' | 'disabled' | 'removed';

/** What becomes of that which somebody gave and may give no longer: it ends, or whoever does it takes it over. */
export interface WhatTheyGave {
  readonly at: string;
  /** Who does it. Absent: nobody who has an account. */
  readonly by?: string;
  /** Links of phones: they are no way back in. */
  readonly links?: 'take-over';
  /** Who came by their invitations. */
  readonly members?: 'take-over';
}
