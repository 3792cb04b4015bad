import type { RatingKind } from '@pareo/host';

/* Which of the three ratings of a list a tournament takes: kept on this device for each tournament. */

export const RATING_KINDS: readonly RatingKind[] = ['standard', 'rapid', 'blitz'];

const PLACE = 'pareo.rating-kind.';
let chosen = $state.raw<Readonly<Record<string, RatingKind>>>({});

const kept = (tournament: string): string | null => {
  try {
    return localStorage.getItem(PLACE + tournament);
  } catch {
    // A browser that keeps nothing.
    return null;
  }
};

export const ratingKind = {
  of(tournament: string): RatingKind {
    return chosen[tournament] ?? RATING_KINDS.find(kind => kind === kept(tournament)) ?? 'standard';
  },
  choose(tournament: string, kind: RatingKind): void {
    chosen = { ...chosen, [tournament]: kind };
    try {
      localStorage.setItem(PLACE + tournament, kind);
    } catch {
      // Kept for this page only.
    }
  },
};
