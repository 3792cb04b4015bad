import { type Finder, type ListMeta, MOST_FOUND } from './lists.ts';
import { foldedName, RATING_KINDS, type RatedPlayer, type RatingKind } from './rated-player.ts';

/* What the lists together say of people. FIDE's list, or its lists of one kind one over the other, and what federations add. */

export interface NationalRating extends Readonly<Partial<Record<RatingKind, number>>> {
  readonly federation: string;
  readonly id?: string;
}

/** One person: ratings of FIDE at the top, those of federations beside them. */
export interface FoundPlayer extends Omit<RatedPlayer, 'nationalId'> {
  readonly national?: readonly NationalRating[];
}

/** A list that can be looked into. */
export interface OpenedList {
  readonly meta: ListMeta;
  readonly finder: Finder;
}

const MOST_WORDS = 6;
const LEAST_START = 3;

/** By number, or by words of the name in any order; one of them may be the federation. At most twenty. */
export const searchIn = async (
  lists: readonly OpenedList[],
  text: string,
): Promise<readonly FoundPlayer[]> => {
  const wanted = foldedName(text);
  if (wanted === '') return [];
  const found = await Promise.all(
    lists.map(async list => ({ list, players: await inOne(list.finder, wanted, text.trim()) })),
  );
  return (await together(lists, found)).slice(0, MOST_FOUND);
};

const inOne = async (finder: Finder, wanted: string, typed: string): Promise<readonly RatedPlayer[]> => {
  if (!/\d/.test(wanted)) return byWords(finder, wanted);
  const byNumber = [
    ...(/^\d{1,12}$/.test(wanted) ? await finder.byIds([Number(wanted)]) : []),
    ...(await finder.byNationalIds([...new Set([typed, typed.toUpperCase()])])),
  ];
  return byNumber.length > 0 || /^\d+$/.test(wanted) ? byNumber : byWords(finder, wanted);
};

/* First what is typed as it stands, from any word of a name on: `garcia j`, `juan gar`. Then the longest word, which is the rarest as a rule,
 * with the others anywhere in the name or as its federation. Only when that is nobody, the next one: so many names may begin
 * with the longest that not all of them were looked at. */
const byWords = async (finder: Finder, wanted: string): Promise<readonly RatedPlayer[]> => {
  const words = wanted.split(' ').slice(0, MOST_WORDS);
  const found = new Map<string, RatedPlayer>();
  const add = (players: readonly RatedPlayer[]): void => {
    for (const player of players) if (!found.has(keyOf(player))) found.set(keyOf(player), player);
  };
  const byLength = [...words].sort((a, b) => b.length - a.length);
  const around = (start: string): Promise<readonly RatedPlayer[]> =>
    finder.beginning(
      start,
      byLength.filter((_, index) => index !== byLength.indexOf(start)),
    );
  // Too many names begin with two letters: they are only looked for beside a longer word.
  const [longest, ...rest] = words.length === 1 ? [] : byLength.filter(word => word.length >= LEAST_START);
  const both = await Promise.all([
    finder.beginning(wanted, []),
    ...(longest === undefined ? [] : [around(longest)]),
  ]);
  for (const players of both) add(players);
  for (const start of rest) if (found.size === 0) add(await around(start));
  return [...found.values()].slice(0, MOST_FOUND);
};

const keyOf = ({ id, nationalId, name, born }: RatedPlayer): string =>
  id === undefined ? `${nationalId ?? ''} ${name} ${born ?? ''}` : String(id);

/** A row of somebody's list of players. */
export interface Sought {
  readonly fideId?: number | undefined;
  readonly nationalId?: string | undefined;
  readonly name: string;
  readonly born?: number | undefined;
}

const MOST_CANDIDATES = 5;

/** Who each may be: by number where there is one, else by the whole name in either order and the year of birth, where both know it. */
export const matchesIn = async (
  lists: readonly OpenedList[],
  sought: readonly Sought[],
): Promise<readonly (readonly FoundPlayer[])[]> => {
  const ids = sought.flatMap(({ fideId }) => fideId ?? []);
  const nationalIds = sought.flatMap(({ nationalId }) => nationalId ?? []);
  const names = [...new Set(sought.map(({ name }) => foldedName(name)))];
  const found = await Promise.all(
    lists.map(async list => ({
      list,
      players: [
        ...(await list.finder.byIds(ids)),
        ...(list.meta.from === 'national' ? await list.finder.byNationalIds(nationalIds) : []),
        ...(await list.finder.byNames(names)),
      ],
    })),
  );
  const people = await together(lists, found);
  const byId = new Map(people.flatMap(one => (one.id === undefined ? [] : [[one.id, one] as const])));
  const byNationalId = groupBy(people, one => one.national?.flatMap(({ id }) => id ?? []) ?? []);
  const byName = groupBy(people, ({ name }) => namesOf(name));
  return sought.map(({ fideId, nationalId, name, born }) => {
    const numbered = fideId === undefined ? undefined : byId.get(fideId);
    if (numbered !== undefined) return [numbered];
    const national = nationalId === undefined ? undefined : byNationalId.get(nationalId);
    if (national !== undefined) return national.slice(0, MOST_CANDIDATES);
    return (byName.get(foldedName(name)) ?? [])
      .filter(one => born === undefined || one.born === undefined || one.born === born)
      .slice(0, MOST_CANDIDATES);
  });
};

const namesOf = (name: string): readonly string[] => {
  const [surname = '', ...given] = name.split(',');
  return [...new Set([foldedName(name), foldedName(`${given.join(' ')} ${surname}`)])];
};

const groupBy = <T>(items: readonly T[], keysOf: (item: T) => readonly string[]): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items)
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [item]);
      else if (!group.includes(item)) group.push(item);
    }
  return groups;
};

/** One person once, with what every list has: newest first, so that a newer list's rating counts. */
const together = async (
  lists: readonly OpenedList[],
  found: readonly { readonly list: OpenedList; readonly players: readonly RatedPlayer[] }[],
): Promise<readonly FoundPlayer[]> => {
  const people = new Map<string, FoundPlayer>();
  const add = ({ meta }: OpenedList, player: RatedPlayer): void => {
    const key = player.id === undefined ? `${meta.id} ${keyOf(player)}` : String(player.id);
    people.set(key, joined(people.get(key), meta, player));
  };
  // FIDE's lists say who somebody is, whichever list they were found in.
  const inOrder = [...found].sort((a, b) => rankOf(a.list) - rankOf(b.list));
  for (const { list, players } of inOrder) for (const player of players) add(list, player);
  if (lists.length > 1) {
    const ids = [...people.values()].flatMap(({ id }) => id ?? []);
    const whole = new Map<string, FoundPlayer>();
    for (const list of [...lists].sort((a, b) => rankOf(a) - rankOf(b)))
      for (const player of await list.finder.byIds(ids))
        whole.set(String(player.id), joined(whole.get(String(player.id)), list.meta, player));
    for (const [key, one] of whole) people.set(key, one);
  }
  return [...people.values()];
};

const rankOf = ({ meta }: OpenedList): number => (meta.from === 'fide' ? 0 : 1);

const joined = (known: FoundPlayer | undefined, meta: ListMeta, player: RatedPlayer): FoundPlayer => {
  if (meta.from === 'fide') return { ...player, ...known };
  const { nationalId, standard, rapid, blitz, ...person } = player;
  const ratings = Object.fromEntries(
    RATING_KINDS.flatMap(kind => {
      const rating = { standard, rapid, blitz }[kind];
      return rating === undefined ? [] : [[kind, rating]];
    }),
  );
  const federation = meta.federation ?? player.federation;
  const mine: NationalRating = {
    federation,
    ...(nationalId === undefined ? {} : { id: nationalId }),
    ...ratings,
  };
  const others = (known?.national ?? []).filter(one => one.federation !== federation);
  return { ...person, ...known, national: [...others, mine] };
};
