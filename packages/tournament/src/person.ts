import { type Competing, type Entered, isTeam } from '@pareo/engine/journal';
import type { Participant } from '@pareo/engine/model';
import type { Person } from './sheets.ts';

/** What hangs on the wall of whoever is paired: of a team its name, club and federation. */
export const competitorOf = (of: Competing): Person => {
  if (!isTeam(of)) return personOf(of);
  const { key, number, data } = of;
  return {
    key,
    number,
    name: data.name,
    ...(data.federation === undefined ? {} : { federation: data.federation }),
    ...(data.club === undefined ? {} : { club: data.club }),
  };
};

/** What hangs on the wall of a person, and nothing else. */
export const personOf = (of: Entered | Participant): Person => {
  const [key, number, { name, title, rating, federation, club, group }] =
    'data' in of ? [of.key, of.number, of.data] : [of.id, of.id, of];
  return {
    key,
    number,
    name,
    ...(title === undefined ? {} : { title }),
    ...(rating === undefined ? {} : { rating }),
    ...(federation === undefined ? {} : { federation }),
    ...(club === undefined ? {} : { club }),
    ...(group === undefined ? {} : { group }),
  };
};
