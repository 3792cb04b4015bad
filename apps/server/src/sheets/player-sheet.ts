import type { State } from '@pareo/engine/journal';
import type { PlayerPage, PlayerRound } from '@pareo/pages';
import type { Language } from '@pareo/texts';
import { ownText } from '@pareo/tournament';
import { personOf, roundSheetOf, standingsSheetOf } from './sheets.ts';

/** One player: every published round, points, tie-breaks, and the game of the last round while it is played. */
export const playerSheet = (
  state: State,
  key: number,
  {
    language,
    byes,
  }: {
    readonly language: Language;
    /** Words for those who do not play. */
    readonly byes: Readonly<Record<string, string>>;
  },
): PlayerPage | undefined => {
  const entered = state.players[key];
  if (entered === undefined) return undefined;
  const standings = state.published === 0 ? undefined : standingsSheetOf(state, { language });
  const row = standings?.rows.find(({ person }) => person.key === key);
  const last = state.published === 0 ? undefined : roundSheetOf(state, state.published);
  const board = last?.boards.find(({ white, black }) => white.person.key === key || black.person.key === key);
  const absence = last?.absences.find(({ seat }) => seat.person.key === key);
  return {
    person: personOf(entered),
    status: entered.out.some(({ until }) => until === undefined) ? 'withdrawn' : 'plays',
    points: row?.points ?? '0.0',
    ...(row === undefined ? {} : { place: row.place }),
    tiebreaks: (standings?.tiebreaks ?? []).map((tiebreak, index) => ({
      ...tiebreak,
      value: row?.values[index] ?? '–',
    })),
    rounds: state.rounds
      .slice(0, state.published)
      .flatMap((_, index) => roundOf(state, key, index + 1, byes)),
    ...(last === undefined || state.phase === 'finished'
      ? {}
      : {
          next: {
            round: last.round,
            ...(board === undefined ? {} : { board }),
            ...(absence === undefined ? {} : { absence: byes[absence.kind] ?? '' }),
          },
        }),
  };
};

const roundOf = (
  state: State,
  key: number,
  round: number,
  byes: Readonly<Record<string, string>>,
): readonly PlayerRound[] => {
  const paired = state.rounds[round - 1];
  const board = paired?.boards.find(({ white, black }) => white === key || black === key);
  if (board === undefined) {
    const bye = paired?.byes.find(({ player }) => player === key);
    const asked = state.players[key]?.attendance[round];
    const kind = bye?.kind ?? asked;
    return kind === undefined ? [] : [{ round, result: byes[kind] ?? kind }];
  }
  const isWhite = board.white === key;
  const rival = state.players[isWhite ? board.black : board.white];
  const result = ownText(board, isWhite ? 'white' : 'black');
  return [
    {
      round,
      board: board.number,
      colour: isWhite ? 'white' : 'black',
      ...(rival === undefined ? {} : { opponent: personOf(rival) }),
      ...(result === undefined ? {} : { result }),
    },
  ];
};
