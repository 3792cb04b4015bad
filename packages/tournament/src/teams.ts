import type { Tournament } from '@pareo/engine';
import { areLineUpsOut } from '@pareo/engine/journal';
import { coloursOfBoards, NOBODY_AT_BOARD, seatedIn, type TeamEvent } from '@pareo/engine/model';
import { isState, ranked, type Source } from './open.ts';
import { peopleOf } from './people.ts';
import { teamRosters } from './rosters.ts';
import type {
  LineUpFormSheet,
  MatchCardBoard,
  MatchCardSheet,
  Person,
  RoundSheet,
  SheetBoard,
  TeamSheet,
  TeamsSheet,
} from './sheets.ts';

/* What lies on the tables of a team event: rosters, cards of matches, forms for line-ups. */

interface Teams {
  readonly tournament: Tournament;
  readonly event: TeamEvent;
  readonly boards: number;
  readonly personOf: (id: number) => Person;
}

const teamsOf = (source: Source): Teams | undefined => {
  const known = ranked(source);
  if (!known.ok || !known.value.teamEvent) return undefined;
  const event = known.value.teamEvent;
  const people = new Map(peopleOf(source).map(person => [person.number, person]));
  return {
    tournament: known.value,
    event,
    boards: boardsIn(event),
    personOf: id => people.get(id) ?? { key: id, number: id, name: String(id) },
  };
};

/** As the event says; else as many as were ever lined up, else as many as the smallest team can fill. */
const boardsIn = ({ boardColours, lineUps, teams }: TeamEvent): number =>
  boardColours?.length ??
  (lineUps.length > 0
    ? Math.max(...lineUps.map(({ players }) => players.length))
    : Math.min(...teams.map(({ players }) => players.length)));

/** Undefined: no teams play. */
export const teamsSheet = (source: Source): TeamsSheet | undefined => {
  const teams = teamsOf(source);
  return teams && { boards: teams.boards, teams: sheetsOf(source) };
};

const sheetsOf = (source: Source): readonly TeamSheet[] =>
  teamRosters(source).map(({ team, average, roster }) => {
    const captain = captainOf(source, team);
    return {
      number: team.number,
      name: team.name,
      ...(captain === undefined ? {} : { captain }),
      ...(average === undefined ? {} : { average }),
      roster: roster.map(({ person }) => person),
    };
  });

const captainOf = (source: Source, { number }: Pick<Person, 'number'>): string | undefined =>
  isState(source)
    ? Object.values(source.teams ?? {}).find(team => team.number === number)?.data.captain
    : undefined;

/** The matches of a round with their boards: who sits there where that is known, and lines to write on. */
export const matchCardSheets = (source: Source, { round, boards }: RoundSheet): readonly MatchCardSheet[] => {
  const teams = teamsOf(source);
  if (teams === undefined) return [];
  const isSecret = areHandedIn(source, round);
  return boards.map(match => cardOf(match, { round, teams, isSecret }));
};

/** Captains hand them in, and nobody sees them before they are out. */
const areHandedIn = (source: Source, round: number): boolean => {
  if (!isState(source) || source.settings.team?.lineUps !== 'handed-in') return false;
  const paired = source.rounds[round - 1];
  return paired === undefined || !areLineUpsOut(paired);
};

const cardOf = (
  match: SheetBoard,
  { round, teams, isSecret }: { readonly round: number; readonly teams: Teams; readonly isSecret: boolean },
): MatchCardSheet => {
  const colours = coloursOfBoards(teams.event, teams.boards);
  const [left, right] = [match.white, match.black].map(({ person }) =>
    isSecret ? [] : lineUpIn(teams, round, person.number),
  );
  return {
    match: match.number,
    round,
    left: match.white,
    right: match.black,
    boards: colours.map((leftColour, at): MatchCardBoard => {
      const game = match.games?.[at];
      if (game) return { ...game, leftColour: game.leftColour ?? leftColour };
      const [one, other] = [left?.[at], right?.[at]];
      return { leftColour, ...(one ? { left: one } : {}), ...(other ? { right: other } : {}) };
    }),
  };
};

/** As it was stated, else the first of the roster. */
const lineUpIn = (
  { tournament, boards, personOf }: Teams,
  round: number,
  team: number,
): readonly (Person | undefined)[] =>
  seatedIn(tournament.record, { round, team, boards }).map(id =>
    id === NOBODY_AT_BOARD ? undefined : personOf(id),
  );

/** A form for each team of the round, to be handed in by its captain. */
export const lineUpForms = (source: Source, { round, boards }: RoundSheet): readonly LineUpFormSheet[] => {
  const teams = teamsOf(source);
  if (teams === undefined) return [];
  const teamOf = new Map(sheetsOf(source).map(team => [team.number, team]));
  const due = dueOf(source, round);
  return boards.flatMap(({ number, white, black }) =>
    [white, black].flatMap((seat, side) => {
      const team = teamOf.get(seat.person.number);
      if (!team) return [];
      return {
        match: number,
        round,
        team,
        opponent: (side === 0 ? black : white).person,
        colour: side === 0 ? ('white' as const) : ('black' as const),
        boards: teams.boards,
        isFree: teams.event.boardOrder === 'free',
        ...(due === undefined ? {} : { due }),
      };
    }),
  );
};

/** By the clock of the tournament, as the times of its rounds are: nothing is converted. */
const dueOf = (source: Source, round: number): string | undefined => {
  if (!isState(source)) return undefined;
  const { lineUpsDue, roundTimes = [] } = source.details;
  const start = Date.parse(`${roundTimes[round - 1] ?? ''}:00Z`);
  if (lineUpsDue === undefined || Number.isNaN(start)) return undefined;
  return new Date(start - lineUpsDue * 60_000).toISOString().slice(0, 16);
};
