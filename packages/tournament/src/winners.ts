import { impossible } from '@pareo/engine/model';
import { isState, ranked, type Source } from './open.ts';
import { peopleOf } from './people.ts';
import type { Person } from './sheets.ts';

/** Whoever is paid, by number: players, or teams. */
export const winnersOf = (source: Source, teams: boolean): ((number: number) => Person) => {
  const known = new Map((teams ? teamsOf(source) : peopleOf(source)).map(person => [person.number, person]));
  return number => known.get(number) ?? impossible(`${number} is in the table`);
};

const teamsOf = (source: Source): readonly Person[] => {
  const found = ranked(source);
  const keyOf = new Map(
    isState(source) ? Object.values(source.teams ?? {}).map(({ number, key }) => [number, key]) : [],
  );
  return (found.ok ? (found.value.teamEvent?.teams ?? []) : []).map(({ number, name }) => ({
    key: keyOf.get(number) ?? number,
    number,
    name,
  }));
};
