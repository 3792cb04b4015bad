import { isState, type Source } from './open.ts';
import { personOf } from './person.ts';
import type { Person } from './sheets.ts';

/** In order of their numbers. */
export const peopleOf = (source: Source): readonly Person[] =>
  isState(source)
    ? Object.values(source.players)
        .map(personOf)
        .sort((a, b) => a.number - b.number)
    : source.players.map(personOf);
