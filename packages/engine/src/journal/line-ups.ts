import { type Colour, coloursOfBoards, lineUpOfRoster, NOBODY_AT_BOARD } from '../model/index.ts';
import type { Seated } from './act.ts';
import { isOut, teamIn } from './competing.ts';
import type { EntrantKey, PlayerKey, TeamKey } from './key.ts';
import { roundIn } from './reading.ts';
import type { BoardState, EnteredTeam, Round, State } from './state.ts';

/* Who sits on the boards of a match. */

/** Boards of a match of teams. */
export const boardsOfMatches = ({ settings }: Pick<State, 'settings'>): number => settings.team?.boards ?? 1;

/** The first of the roster who have not left, one a board: nobody comes in for who is merely absent. */
export const listedLineUp = (state: State, round: number, { roster }: EnteredTeam): readonly Seated[] => {
  const gone = new Set<number>(
    roster.filter(key => {
      const player = state.players[key];
      return player !== undefined && isOut(player, round);
    }),
  );
  return lineUpOfRoster({ players: roster }, boardsOfMatches(state), gone);
};

export const areLineUpsOut = ({ lineUpsOut }: Round): boolean => lineUpsOut !== undefined;

/** A match of which a game was entered was out, whatever became of its round since. */
const wasOut = (paired: Round, { results }: BoardState): boolean =>
  areLineUpsOut(paired) || Object.keys(results).length > 0;

/** Who sits for the team as everybody may know it: before line-ups are out that is the list. */
export const seatedFor = (
  state: State,
  round: number,
  { board, team }: { readonly board: BoardState; readonly team: TeamKey },
): readonly Seated[] => {
  const paired = roundIn(state, round);
  const stated = paired && wasOut(paired, board) ? paired.lineUps?.[team]?.players : undefined;
  const entered = teamIn(state, team);
  return stated ?? (entered ? listedLineUp(state, round, entered) : []);
};

/** One board of a match: who sits there, with which colour for the team on the left. */
export interface BoardOfTeams {
  /** From 1. */
  readonly game: number;
  readonly left?: PlayerKey;
  readonly right?: PlayerKey;
  readonly leftColour: Colour;
}

const someone = (seated: Seated | undefined): PlayerKey | undefined =>
  seated === undefined || seated === NOBODY_AT_BOARD ? undefined : seated;

/** The boards of a match, board 1 first. */
export const boardsOfMatch = (state: State, round: number, board: BoardState): readonly BoardOfTeams[] => {
  const [left, right] = [board.white, board.black].map(team =>
    seatedFor(state, round, { board, team: team as TeamKey }),
  );
  return coloursOn(state, round, board).map((leftColour, index) => {
    const [one, two] = [someone(left?.[index]), someone(right?.[index])];
    return {
      game: index + 1,
      ...(one === undefined ? {} : { left: one }),
      ...(two === undefined ? {} : { right: two }),
      leftColour,
    };
  });
};

/** Of the side on the left, game by game or board by board: of teams by the rules that held when the round was paired. */
export const coloursOn = (state: State, round: number, { games = 1 }: BoardState): readonly Colour[] => {
  const paired = roundIn(state, round);
  const team = paired?.of === 'teams' ? paired.settings.team : undefined;
  return coloursOfBoards(team ? { boardColours: team.colours } : {}, games);
};

/** What an empty board brings without anybody typing it, White first. Undefined where two sit, or nothing is known yet. */
export const derivedOn = ({ left, right, leftColour }: BoardOfTeams): '+-' | '-+' | '--' | undefined => {
  if (left !== undefined && right !== undefined) return undefined;
  if (left === undefined && right === undefined) return '--';
  return (left !== undefined) === (leftColour === 'white') ? '+-' : '-+';
};

/** Boards with an empty side, once line-ups are out: by game. */
export const emptyBoards = (
  state: State,
  round: number,
  board: BoardState,
): ReadonlyMap<number, '+-' | '-+' | '--'> => {
  const paired = roundIn(state, round);
  if (paired?.of !== 'teams' || !wasOut(paired, board)) return new Map();
  return new Map(
    boardsOfMatch(state, round, board).flatMap(one => {
      const derived = derivedOn(one);
      return derived === undefined ? [] : [[one.game, derived] as const];
    }),
  );
};

/** The match of a team in a round. */
export const matchOf = (state: State, round: number, team: EntrantKey): BoardState | undefined =>
  roundIn(state, round)?.boards.find(({ white, black }) => white === team || black === team);
