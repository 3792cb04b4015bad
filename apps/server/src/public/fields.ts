import type { Entered, PlayerData, State } from '@pareo/engine/journal';

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
  note: 'arbiter',
} as const satisfies Readonly<Record<keyof PlayerData, 'public' | 'arbiter'>>;

export const PUBLIC_FIELDS = Object.entries(VISIBILITY)
  .filter(([, who]) => who === 'public')
  .map(([field]) => field);

export interface PublicPlayer {
  readonly key: number;
  readonly number: number;
  readonly name: string;
  readonly title?: string;
  readonly rating?: number;
  readonly federation?: string;
  readonly club?: string;
  readonly group?: string;
  readonly status: 'plays' | 'withdrawn';
}

/** Built field by field: nothing comes along by accident. */
export const publicPlayer = ({ key, number, data, out }: Entered): PublicPlayer => ({
  key,
  number,
  name: data.name,
  ...(data.title === undefined ? {} : { title: data.title }),
  ...(data.rating === undefined ? {} : { rating: data.rating }),
  ...(data.federation === undefined ? {} : { federation: data.federation }),
  ...(data.club === undefined ? {} : { club: data.club }),
  ...(data.group === undefined ? {} : { group: data.group }),
  status: out.some(({ until }) => until === undefined) ? 'withdrawn' : 'plays',
});

export const publicPlayers = (state: State): readonly PublicPlayer[] =>
  Object.values(state.players)
    .map(publicPlayer)
    .sort((a, b) => a.number - b.number);
