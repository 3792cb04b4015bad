import { type Colour, opposite } from './colour.ts';
import type { TeamEvent, TournamentRecord } from './tournament.ts';

/** Whether the teams meet in matches: record 013 also stands in files of players who merely belong to a team. */
export const matchesAreOfTeams = ({ teamEvent }: Pick<TournamentRecord, 'teamEvent'>): boolean =>
  teamEvent !== undefined && (teamEvent.scoring !== undefined || teamEvent.boardColours !== undefined);

/** The colours of the boards of the team that has White on board 1. */
export const coloursOfBoards = (
  { boardColours }: Pick<TeamEvent, 'boardColours'>,
  boards: number,
): readonly Colour[] => {
  const first = [...(boardColours ?? '')];
  const ofFirst = Array.from({ length: boards }, (_, index): Colour => {
    const letter = first[index];
    if (letter !== undefined) return letter === 'W' ? 'white' : 'black';
    // C.04.6 leaves it to the competition: boards alternate where nothing is said.
    return index % 2 === 0 ? 'white' : 'black';
  });
  return ofFirst[0] === 'black' ? ofFirst.map(opposite) : ofFirst;
};
