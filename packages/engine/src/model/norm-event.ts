/* What an organiser states about a tournament with norms. Judging them is for `norms/`. */

/** Articles of B.01 by which nobody has to meet foreigners; the fourth, 1.4.3d, follows from the field. */
export const NORM_EXEMPTIONS = ['1.4.3a', '1.4.3b', '1.4.3c'] as const;
export type NormExemption = (typeof NORM_EXEMPTIONS)[number];

/** The titles that norms are made for, strongest first. */
export const NORM_TITLES = ['GM', 'IM', 'WGM', 'WIM'] as const;
export type NormTitle = (typeof NORM_TITLES)[number];

export interface NormEvent {
  /** The federation in whose territory it is played. */
  readonly host: string;
  readonly exemption?: NormExemption;
  /** 1.4.1b: world and continental team or club championships (7), World Cups (8). */
  readonly minimumGames?: 7 | 8;
  /** `YYYY-MM-DD`: the day on which it was registered with FIDE. */
  readonly registered?: string;
  /** Slower than 60 moves in two hours is asked for; this event was approved with less. */
  readonly approved?: '45+30';
}
