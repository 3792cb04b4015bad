import type { SystemDescription } from './system.ts';

/**
 * By its id, or by a name without an edition: the edition in force on that day (`2018/01/01`). Before all of them, the
 * oldest that is kept.
 */
export const namedOn = <Described extends Pick<SystemDescription, 'id' | 'aliases' | 'editionOf' | 'since'>>(
  list: readonly Described[],
  name: string,
  day: string,
): Described | undefined => {
  const named = namedIn(list, name);
  if (!named || named.id === name || named.editionOf === undefined) return named;
  const editions = list
    .filter(({ editionOf }) => editionOf === named.editionOf)
    .sort((a, b) => ((a.since ?? '') < (b.since ?? '') ? 1 : -1));
  return editions.find(({ since = '' }) => since <= day) ?? editions.at(-1);
};

/** One of a list by its id, or by a name without an edition, which means the edition in force. */
export const namedIn = <Described extends Pick<SystemDescription, 'id' | 'aliases'>>(
  list: readonly Described[],
  name: string,
): Described | undefined => list.find(({ id, aliases = [] }) => id === name || aliases.includes(name));
