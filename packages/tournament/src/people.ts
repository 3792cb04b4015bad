import { competingByNumber } from '@pareo/engine/journal';
import { isState, type Source, teamsMeet } from './open.ts';
import { competitorOf, personOf } from './person.ts';
import type { Person } from './sheets.ts';

/** In order of their numbers. */
export const peopleOf = (source: Source): readonly Person[] =>
  isState(source)
    ? Object.values(source.players)
        .map(personOf)
        .sort((a, b) => a.number - b.number)
    : source.players.map(personOf);

/** Whoever is paired, in order of their numbers: teams where teams meet. */
export const competitorsOf = (source: Source): readonly Person[] => {
  if (isState(source)) return competingByNumber(source).map(competitorOf);
  if (!teamsMeet(source)) return peopleOf(source);
  return [...(source.teamEvent?.teams ?? [])]
    .sort((a, b) => a.number - b.number)
    .map(({ number, name }) => ({ key: number, number, name }));
};
