import type { Competing, Entered, PlayerData, State } from '@pareo/engine/journal';
import { competitorOf, type Person, personOf } from '@pareo/tournament';

/* What of a person the public may see: what hangs on the wall, and nothing else, ever. Every field is classified: a new
 * one does not compile until somebody has decided. */

const VISIBILITY = {
  name: 'public',
  title: 'public',
  rating: 'public',
  federation: 'public',
  club: 'public',
  group: 'public',
  sex: 'arbiter',
  fideId: 'arbiter',
  birth: 'arbiter',
  national: 'arbiter',
  lists: 'arbiter',
  earlierGames: 'arbiter',
  note: 'arbiter',
} as const satisfies Readonly<Record<keyof PlayerData, 'public' | 'arbiter'>>;

export const PUBLIC_FIELDS = Object.entries(VISIBILITY)
  .filter(([, who]) => who === 'public')
  .map(([field]) => field);

export interface PublicPlayer extends Person {
  readonly status: 'plays' | 'withdrawn';
}

export const publicPlayer = (entered: Entered): PublicPlayer => ({
  ...personOf(entered),
  status: entered.out.some(({ until }) => until === undefined) ? 'withdrawn' : 'plays',
});

/** Whoever is paired: of a team nothing but what a list of teams has. */
export const publicCompetitor = (entered: Competing): PublicPlayer => ({
  ...competitorOf(entered),
  status: entered.out.some(({ until }) => until === undefined) ? 'withdrawn' : 'plays',
});

export const publicPlayers = (state: State): readonly PublicPlayer[] =>
  Object.values(state.players)
    .map(publicPlayer)
    .sort((a, b) => a.number - b.number);
