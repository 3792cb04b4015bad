/* How somebody's rights end. */

export type SteppedDown =
  | { readonly kind: 'done' | 'last-owner' }
  | { readonly kind: 'owns-tournaments'; readonly tournaments: readonly string[] };

export type StepDown = 'arbiter' | 'disabled' | 'removed';

/** When the links end that somebody may give no longer, and who takes over those that are no way back in. */
export interface LinksEnd {
  readonly at: string;
  readonly heir?: string;
}
