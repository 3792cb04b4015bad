import type { Tournament } from '@pareo/engine';
import { lotsFor } from '@pareo/engine/complete';
import {
  attendanceOf,
  type Entered,
  recordBefore,
  recordForStandings,
  type State,
} from '@pareo/engine/journal';
import { formatPoints, type Points, tenths } from '@pareo/engine/model';
import { positionBefore } from '@pareo/engine/systems';
import {
  type AbsenceKind,
  type CrosstableSheet,
  crosstableSheet,
  type Person,
  type RoundSheet,
  type Seat,
  type StandingsSheet,
  standingsSheet,
} from '@pareo/paper';
import type { Language } from '@pareo/texts';
import { boardText } from '@pareo/tournament';
import { tournamentOf } from '../work/jobs/standings.ts';

/* What lists are made of, from the state of a journal: for public pages and for paper alike. Of a person there is only
 * what hangs on the wall. */

export interface KeyedPerson extends Person {
  readonly key: number;
}

export const personOf = ({ key, number, data }: Entered): KeyedPerson => ({
  key,
  number,
  name: data.name,
  ...(data.title === undefined ? {} : { title: data.title }),
  ...(data.rating === undefined ? {} : { rating: data.rating }),
  ...(data.federation === undefined ? {} : { federation: data.federation }),
  ...(data.club === undefined ? {} : { club: data.club }),
});

export const peopleOf = (state: State): readonly KeyedPerson[] =>
  Object.values(state.players)
    .map(personOf)
    .sort((a, b) => a.number - b.number);

/** The numbers that a round was paired with. */
const numberIn = (state: State, round: number, key: number): number =>
  state.rounds[round - 1]?.numbers[key] ?? state.players[key]?.number ?? key;

/** A paired round with the points before it, its results, and who does not play. */
export const roundSheetOf = (state: State, round: number): RoundSheet | undefined => {
  const paired = state.rounds[round - 1];
  if (paired === undefined) return undefined;
  const points = pointsBefore(state, round);
  const seat = (key: number): Seat => {
    const entered = state.players[key];
    const person = entered ? personOf(entered) : { key, number: key, name: String(key) };
    return {
      person: { ...person, number: numberIn(state, round, key) },
      points: formatPoints(points.get(key) ?? tenths(0)),
    };
  };
  const placed = new Set<number>(paired.boards.flatMap(({ white, black }) => [white, black]));
  const given = new Map(paired.byes.map(({ player, kind }) => [player as number, kind]));
  return {
    round,
    boards: paired.boards.map(board => {
      const result = boardText(board);
      return {
        number: board.number,
        white: seat(board.white),
        black: seat(board.black),
        ...(result === undefined ? {} : { result }),
        ...(board.group === undefined ? {} : { group: board.group }),
      };
    }),
    absences: Object.values(state.players)
      .filter(({ key }) => !placed.has(key))
      .flatMap(entered => {
        const kind = given.get(entered.key) ?? absenceOf(entered, round);
        return kind === undefined ? [] : [{ seat: seat(entered.key), kind }];
      })
      .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)),
  };
};

const ORDER: readonly AbsenceKind[] = ['pairing-bye', 'rest', 'full', 'half', 'zero', 'absent'];

/** Whoever left, or has not come yet, is on no list. */
const absenceOf = (entered: Entered, round: number): AbsenceKind | undefined => {
  const isOut = entered.out.some(
    ({ from, until }) => from <= round && (until === undefined || round < until),
  );
  if (isOut || round < entered.from) return undefined;
  const attendance = attendanceOf(entered, round);
  return attendance === 'plays' ? 'absent' : attendance;
};

const pointsBefore = (state: State, round: number): ReadonlyMap<number, Points> => {
  const tournament = tournamentOf(recordBefore(state, round));
  if (tournament === undefined) return new Map();
  const keyOf = keysBy(state, round);
  return new Map(
    positionBefore(tournament, round).everyone.map(({ id, score }) => [keyOf.get(id) ?? id, score]),
  );
};

const keysBy = (state: State, round?: number): ReadonlyMap<number, number> =>
  new Map(
    Object.values(state.players).map(({ key, number }) => [
      round === undefined ? number : numberIn(state, round, key),
      key,
    ]),
  );

export const standingTournament = (state: State): Tournament | undefined =>
  tournamentOf(recordForStandings(state));

export interface TableWish {
  readonly after?: number;
  readonly language: Language;
}

export const standingsSheetOf = (
  state: State,
  { after, language }: TableWish,
): StandingsSheet | undefined => {
  const tournament = standingTournament(state);
  if (tournament === undefined) return undefined;
  const sheet = standingsSheet(tournament, {
    after: Math.min(after ?? state.published, state.published),
    ...lotsFor(state, state.settings.tiebreaks),
    language,
  });
  if (!sheet.ok) return undefined;
  return {
    ...sheet.value,
    rows: sheet.value.rows.map(row => ({ ...row, person: keyed(state, row.person) })),
  };
};

export const crosstableSheetOf = (
  state: State,
  { after, order }: Omit<TableWish, 'language'> & { readonly order: 'rank' | 'number' },
): CrosstableSheet | undefined => {
  const tournament = standingTournament(state);
  if (tournament === undefined || state.published === 0) return undefined;
  const sheet = crosstableSheet(tournament, {
    after: Math.min(after ?? state.published, state.published),
    ...lotsFor(state, state.settings.tiebreaks),
    order,
  });
  if (!sheet.ok) return undefined;
  return {
    ...sheet.value,
    rows: sheet.value.rows.map(row => ({ ...row, person: keyed(state, row.person) })),
  };
};

/** Fields that the view carries and the wall does not show are left behind. */
const keyed = (state: State, { number }: Person): Person => {
  const entered = Object.values(state.players).find(one => one.number === number);
  return entered ? personOf(entered) : { number, name: String(number) };
};
