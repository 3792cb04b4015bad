import type { Tournament } from '@pareo/engine';
import { coloursOfBoards, NOBODY_AT_BOARD, seatedIn, type Team, type TeamEvent } from '@pareo/engine/model';
import { isState, ranked, type Source } from './open.ts';
import { peopleOf } from './people.ts';
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
  return teams && { boards: teams.boards, teams: teams.event.teams.map(team => teamIn(team, source, teams)) };
};

const teamIn = (team: Team, source: Source, { boards, personOf }: Teams): TeamSheet => {
  const roster = team.players.map(personOf);
  const average = averageOf(roster.slice(0, boards));
  const captain = captainOf(source, team);
  return {
    number: team.number,
    name: team.name,
    ...(captain === undefined ? {} : { captain }),
    ...(average === undefined ? {} : { average }),
    roster,
  };
};

/** Of those who have a rating. */
const averageOf = (roster: readonly Person[]): number | undefined => {
  const ratings = roster.flatMap(({ rating }) => rating ?? []);
  return ratings.length === 0
    ? undefined
    : Math.round(ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length);
};

const captainOf = (source: Source, { number }: Team): string | undefined =>
  isState(source)
    ? Object.values(source.teams ?? {}).find(team => team.number === number)?.data.captain
    : undefined;

/** The matches of a round with their boards: who sits there where that is known, and lines to write on. */
export const matchCardSheets = (source: Source, { round, boards }: RoundSheet): readonly MatchCardSheet[] => {
  const teams = teamsOf(source);
  return teams === undefined ? [] : boards.map(match => cardOf(match, round, teams));
};

const cardOf = (match: SheetBoard, round: number, teams: Teams): MatchCardSheet => {
  const colours = coloursOfBoards(teams.event, teams.boards);
  const [left, right] = [match.white, match.black].map(({ person }) => lineUpIn(teams, round, person.number));
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
  const teamOf = new Map(teams.event.teams.map(team => [team.number, teamIn(team, source, teams)]));
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
      };
    }),
  );
};
