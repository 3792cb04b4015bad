import { isOut, type State } from '@pareo/engine/journal';
import type { Language } from '@pareo/texts';
import { standingsSheet } from './lists.ts';
import { teamsMeet } from './open.ts';
import { personOf } from './person.ts';
import { ownText } from './results.ts';
import { playerOnTeam } from './rosters.ts';
import { roundSheet } from './round.ts';
import type { PlayerRound, PlayerSheet } from './sheets.ts';

/** One player: every published round, points, tie-breaks, and the game of the last round while it is played. */
export const playerSheet = (
  state: State,
  key: number,
  { language }: { readonly language: Language },
): PlayerSheet | undefined => {
  const entered = state.players[key];
  if (entered === undefined) return undefined;
  const { published, phase } = state;
  const table = published === 0 ? undefined : standingsSheet(state, { language, of: 'players' });
  const list = table?.ok ? table.value : undefined;
  const row = list?.rows.find(({ person }) => person.key === key);
  const last = published === 0 ? undefined : roundSheet(state, published);
  const board = teamsMeet(state)
    ? undefined
    : last?.boards.find(({ white, black }) => white.person.key === key || black.person.key === key);
  const absence = teamsMeet(state) ? undefined : last?.absences.find(({ seat }) => seat.person.key === key);
  return {
    person: personOf(entered),
    status: isOut(entered, Number.MAX_SAFE_INTEGER) ? 'withdrawn' : 'plays',
    points: row?.points ?? '0.0',
    ...(row === undefined ? {} : { place: row.place }),
    tiebreaks: (list?.tiebreaks ?? []).map((tiebreak, index) => ({
      ...tiebreak,
      value: row?.values[index] ?? '–',
    })),
    rounds: Array.from({ length: published }, (_, index) => roundOf(state, key, index + 1)).flat(),
    ...(last === undefined || phase === 'finished'
      ? {}
      : {
          next: {
            round: last.round,
            ...(board === undefined ? {} : { board }),
            ...(absence === undefined ? {} : { absence: absence.kind }),
          },
        }),
  };
};

const roundOf = (state: State, key: number, round: number): readonly PlayerRound[] => {
  const paired = state.rounds[round - 1];
  if (paired?.of === 'teams') return roundOnTeam(state, key, round);
  const board = paired?.boards.find(({ white, black }) => white === key || black === key);
  if (board === undefined) {
    const bye = paired?.byes.find(({ player }) => player === key);
    const kind = bye?.kind ?? state.players[key]?.attendance[round];
    return kind === undefined ? [] : [{ round, bye: kind }];
  }
  const colour = board.white === key ? 'white' : 'black';
  const rival = state.players[colour === 'white' ? board.black : board.white];
  const result = ownText(board, colour);
  return [
    {
      round,
      board: board.number,
      colour,
      ...(rival === undefined ? {} : { opponent: personOf(rival) }),
      ...(result === undefined ? {} : { result }),
    },
  ];
};

/** On a board of the match of the own team. */
const roundOnTeam = (state: State, key: number, round: number): readonly PlayerRound[] => {
  const found = playerOnTeam(state, key, round);
  if (!found) return [];
  const { match, board, game, isLeft } = found;
  const { left, right, leftColour, result } = game;
  const opponent = isLeft ? right : left;
  const colour = leftColour && (isLeft ? leftColour : leftColour === 'white' ? 'black' : 'white');
  return [
    {
      round,
      board: match,
      boardOfMatch: board,
      ...(colour === undefined ? {} : { colour }),
      ...(opponent === undefined ? {} : { opponent }),
      ...(result === undefined ? {} : { result: SIGN.exec(result)?.[isLeft ? 1 : 2] ?? result }),
    },
  ];
};

/** `1-0`, `½-½`, `+ -`: one side of it. */
const SIGN = /^([1½0+-])[- ]([1½0+-])$/;
