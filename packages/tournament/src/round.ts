import { type Board, pairRound, type Tournament } from '@pareo/engine';
import {
  areLineUpsOut,
  attendanceOf,
  type Competing,
  competingIn,
  isOut,
  type State,
} from '@pareo/engine/journal';
import { formatPoints, type Points, playerId, ZERO } from '@pareo/engine/model';
import { prepareRound } from '@pareo/engine/round';
import {
  byBoardOrder,
  type Position,
  placesOfRound,
  positionBefore,
  rankedPair,
} from '@pareo/engine/systems';
import { tournamentBefore } from './before.ts';
import { byKind, knockedOutBefore, laidOut, nobodyKnown } from './laid-out.ts';
import { isState, keysBy, numberOf, once, ranked, type Source, teamsMeet } from './open.ts';
import { competitorOf } from './person.ts';
import { boardText } from './results.ts';
import { dayOfReport, roundTimeOf } from './round-times.ts';
import type { AbsenceKind, Person, RoundSheet, Seat, SheetBoard, SheetGame } from './sheets.ts';
import { colourIn } from './turns.ts';

/** A round as it hangs on the wall. Undefined where there is none. */
export const roundSheet = (source: Source, round: number): RoundSheet | undefined =>
  once(source, `round ${round}`, () => {
    if (isState(source)) return roundOfState(source, round);
    return round < 1 || round > source.roundsPaired ? undefined : roundOfFile(source, round);
  });

/** Points before a round by key: what stands beside the names on a pairing list. */
export const pointsBefore = (source: Source, round: number): ReadonlyMap<number, Points> =>
  once(source, `points ${round}`, () => {
    const tournament = tournamentBefore(source, round);
    if (!tournament.ok) return new Map();
    const keys = keysBy(source, round);
    const { everyone } = teamsMeet(source)
      ? positionOf(tournament.value, round)
      : positionBefore(tournament.value, round);
    return new Map(everyone.map(({ id, score }) => [keys.get(id) ?? id, score]));
  });

/* From a journal. */

/** A paired round with the points before it, its results, and who does not play. */
const roundOfState = (state: State, round: number): RoundSheet | undefined => {
  const paired = state.rounds[round - 1];
  if (paired === undefined) return undefined;
  const points = pointsBefore(state, round);
  const competing = competingIn(state, round);
  const seat = (key: number): Seat => {
    const entered = competing[key];
    return {
      person: {
        ...(entered ? competitorOf(entered) : nobodyKnown(key)),
        number: numberOf(state, key, round),
      },
      points: formatPoints(points.get(key) ?? ZERO),
    };
  };
  const placed = new Set<number>(paired.boards.flatMap(({ white, black }) => [white, black]));
  const given = new Map(paired.byes.map(({ player, kind }) => [player as number, kind]));
  const out = knockedOut(state, round);
  const kindOf = (entered: Competing): AbsenceKind | undefined => {
    const kind = given.get(entered.key) ?? absenceOf(entered, round);
    return kind === 'absent' && out.has(entered.key) ? 'knocked-out' : kind;
  };
  const known = ranked(state);
  const of = known.ok ? placesOfRound(known.value, round) : undefined;
  const matches = paired.of === 'teams' ? matchesIn(state, round) : undefined;
  const time = roundTimeOf(state.details, round);
  return {
    round,
    ...(of === undefined ? {} : { of }),
    ...(paired.of === 'teams' ? { entrants: 'teams' as const } : {}),
    ...(time === undefined ? {} : { time }),
    boards: paired.boards.map(board => {
      const match = matches?.get(board.number);
      const result = matches ? match?.result : boardText(board);
      return {
        number: board.number,
        white: seat(board.white),
        black: seat(board.black),
        ...(result === undefined ? {} : { result }),
        ...(board.group === undefined ? {} : { group: board.group }),
        ...(matches ? {} : board.games === undefined ? {} : { gamesOfTwo: board.games }),
        ...(match?.games?.length && areLineUpsOut(paired) ? { games: match.games } : {}),
      };
    }),
    absences: Object.values(competing)
      .filter(({ key }) => !placed.has(key))
      .flatMap(entered => {
        const kind = kindOf(entered);
        return kind === undefined ? [] : [{ seat: seat(entered.key), kind }];
      })
      .sort(byKind),
  };
};

type MatchShown = Pick<SheetBoard, 'result' | 'games'>;

/** What came of the matches of teams, and of their boards, by the number of the match: as a file of the journal says it. */
const matchesIn = (state: State, round: number): ReadonlyMap<number, MatchShown> => {
  const known = ranked(state);
  if (!known.ok) return new Map();
  const boards = (state.rounds[round - 1]?.boards ?? []).map(({ number, white, black }) => ({
    number,
    white: playerId(numberOf(state, white)),
    black: playerId(numberOf(state, black)),
  }));
  const laid = laidOut(positionOf(known.value, round), { boards });
  const keys = new Map(Object.values(state.players).map(({ key, number }) => [number, key]));
  const keyed = (person: Person | undefined, side: 'left' | 'right') =>
    person ? { [side]: { ...person, key: keys.get(person.number) ?? person.key } } : {};
  return new Map(
    laid.boards.map(({ number, result, games = [] }) => [
      number,
      {
        ...(result === undefined ? {} : { result }),
        games: games.map(
          ({ left, right, ...game }): SheetGame => ({
            ...keyed(left, 'left'),
            ...keyed(right, 'right'),
            ...game,
          }),
        ),
      },
    ]),
  );
};

/** Whoever left, or has not come yet, is on no list. */
const absenceOf = (entered: Competing, round: number): AbsenceKind | undefined => {
  if (isOut(entered, round) || round < entered.from) return undefined;
  const attendance = attendanceOf(entered, round);
  return attendance === 'plays' ? 'absent' : attendance;
};

/** By key. */
const knockedOut = (state: State, round: number): ReadonlySet<number> => {
  const known = ranked(state);
  const keys = keysBy(state);
  return new Set(
    known.ok ? [...knockedOutBefore(known.value, round)].map(number => keys.get(number) ?? number) : [],
  );
};

/* From a file. */

const roundOfFile = (tournament: Tournament, round: number): RoundSheet => {
  const position = positionOf(tournament, round);
  const time = dayOfReport(tournament.header.roundDates?.[round - 1]);
  const sheet = laidOut(position, { boards: boardsPlayed(tournament, position) });
  return time === undefined ? sheet : { ...sheet, time };
};

/** Of players, or of teams where the system of the round pairs them. */
const positionOf = (tournament: Tournament, round: number): Position => {
  const prepared = prepareRound(tournament, { round });
  return prepared.ok ? prepared.value.position : positionBefore(tournament, round);
};

/** Numbered as the system numbers them when it makes the same pairs; otherwise by C.04.2, 3.6. */
const boardsPlayed = (tournament: Tournament, position: Position): readonly Board[] => {
  const { round } = position;
  const pairs = pairsPlayed(position);
  const again = pairRound(tournament, { round });
  const keyOf = ({ white, black }: Pick<Board, 'white' | 'black'>) =>
    [white, black].sort((a, b) => a - b).join(' ');
  const played = new Set(pairs.map(keyOf));
  if (
    again.ok &&
    again.value.boards.length === pairs.length &&
    again.value.boards.every(board => played.has(keyOf(board)))
  ) {
    const byKey = new Map(pairs.map(pair => [keyOf(pair), pair]));
    return again.value.boards.map(board => ({ ...board, ...byKey.get(keyOf(board)) }));
  }
  const entrantOf = new Map(position.everyone.map(entrant => [entrant.id, entrant]));
  const ranked = ({ white, black }: Pick<Board, 'white' | 'black'>) => {
    const [a, b] = [entrantOf.get(white), entrantOf.get(black)];
    return a && b ? rankedPair(a, b) : undefined;
  };
  return [...pairs]
    .sort((one, other) => {
      const [a, b] = [ranked(one), ranked(other)];
      return a && b ? byBoardOrder(a, b) : 0;
    })
    .map((pair, index) => ({ number: index + 1, ...pair }));
};

const pairsPlayed = ({ everyone, round }: Position): readonly Pick<Board, 'white' | 'black'>[] =>
  everyone.flatMap(({ id, player }) => {
    const turn = player.turns[round - 1];
    if (!turn || !('opponent' in turn) || turn.opponent === undefined) return [];
    const isWhite = colourIn(turn) === undefined ? id < turn.opponent : colourIn(turn) === 'white';
    return isWhite ? [{ white: id, black: turn.opponent }] : [];
  });
