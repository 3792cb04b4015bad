import {
  checkTournament,
  type Issue,
  type Outcome,
  type Tournament,
  type TournamentRecord,
} from '@pareo/engine';
import { competingIn, pairsTeams, recordForStandings, type State } from '@pareo/engine/journal';
import { accept, matchesAreOfTeams } from '@pareo/engine/model';

/** What is read: a state of a journal, or a tournament from a file. Both give the same views. */
export type Source = State | Tournament;

export const isState = (source: Source): source is State => 'phase' in source;

/** Rounds that count: published ones, or all that the file has. */
export const roundsOf = (source: Source): number =>
  isState(source) ? source.published : source.roundsPaired;

const kept = new WeakMap<Source, Map<string, unknown>>();

/** Worked out once for a source: a page that shows a table and its working computes once. */
export const once = <Value>(source: Source, name: string, make: () => Value): Value => {
  const own = kept.get(source) ?? new Map<string, unknown>();
  kept.set(source, own);
  if (!own.has(name)) own.set(name, make());
  return own.get(name) as Value;
};

/** Results that count for ranks now. Nobody has been entered: refused. */
export const ranked = (source: Source): Outcome<Tournament, Issue> =>
  once(source, 'ranked', () =>
    isState(source) ? checkTournament(recordForStandings(source)) : accept(source),
  );

export const recordOf = (source: Source): TournamentRecord =>
  isState(source) ? recordForStandings(source) : source.record;

/** Keys by number of whoever is paired, as the round has them, or as they are now: teams where teams meet. In a file the number is the key. */
export const keysBy = (source: Source, round?: number): ReadonlyMap<number, number> =>
  once(source, `keys ${round ?? ''}`, () =>
    isState(source)
      ? new Map(Object.values(competingIn(source)).map(({ key }) => [numberOf(source, key, round), key]))
      : new Map(numbersOf(source).map(id => [id, id])),
  );

/** The same of persons, whoever is paired. */
export const keysOfPeople = (source: Source): ReadonlyMap<number, number> =>
  once(source, 'keys of people', () =>
    isState(source)
      ? new Map(Object.values(source.players).map(({ key, number }) => [number, key]))
      : new Map(source.players.map(({ id }) => [id, id])),
  );

const numbersOf = (tournament: Tournament): readonly number[] =>
  teamsMeet(tournament)
    ? (tournament.teamEvent?.teams.map(({ number }) => number) ?? [])
    : tournament.players.map(({ id }) => id);

/** Teams are paired, and ranked. */
export const teamsMeet = (source: Source): boolean =>
  isState(source) ? pairsTeams(source) : matchesAreOfTeams(source);

/** The number of whoever is paired in a round, or now. */
export const numberOf = (source: Source, key: number, round?: number): number =>
  isState(source) ? (numbersIn(source, round)?.[key] ?? competingIn(source)[key]?.number ?? key) : key;

const numbersIn = ({ rounds }: State, round: number | undefined) =>
  round === undefined ? undefined : rounds[round - 1]?.numbers;
