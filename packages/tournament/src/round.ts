import {
  type Board,
  type OpenedRound,
  type PlayerId,
  pairRound,
  type Tournament,
  type Turn,
} from '@pareo/engine';
import { attendanceOf, type Entered, isOut, type State } from '@pareo/engine/journal';
import { formatPoints, type Points, ZERO } from '@pareo/engine/model';
import { prepareRound } from '@pareo/engine/round';
import { isKnockout, type Stage, standings } from '@pareo/engine/standings';
import {
  byBoardOrder,
  type Entrant,
  matchesOf,
  type Pairing,
  type Position,
  positionBefore,
  rankedPair,
} from '@pareo/engine/systems';
import { isState, keysBy, numberOf, once, ranked, type Source, tournamentBefore } from './open.ts';
import { personOf } from './people.ts';
import { boardText } from './results.ts';
import type { AbsenceKind, Person, RoundSheet, Seat, SheetAbsence, SheetGame } from './sheets.ts';
import { aloneOn, colourIn, resultOf } from './turns.ts';

/** A round as it hangs on the wall. Undefined where there is none. */
export const roundSheet = (source: Source, round: number): RoundSheet | undefined =>
  once(source, `round ${round}`, () => {
    if (isState(source)) return roundOfState(source, round);
    return round < 1 || round > source.roundsPaired ? undefined : roundAt(positionOf(source, round));
  });

/** A round that was paired and stands in no record yet. */
export const pairedSheet = ({ position, paired }: Pick<OpenedRound, 'position' | 'paired'>): RoundSheet =>
  roundAt(position, paired);

/** Points before a round by key: what stands beside the names on a pairing list. */
export const pointsBefore = (source: Source, round: number): ReadonlyMap<number, Points> =>
  once(source, `points ${round}`, () => {
    const tournament = tournamentBefore(source, round);
    if (!tournament.ok) return new Map();
    const keys = keysBy(source, round);
    return new Map(
      positionBefore(tournament.value, round).everyone.map(({ id, score }) => [keys.get(id) ?? id, score]),
    );
  });

const nobodyKnown = (key: number): Person => ({ key, number: key, name: String(key) });

const ORDER: readonly AbsenceKind[] = [
  'pairing-bye',
  'rest',
  'full',
  'half',
  'zero',
  'absent',
  'knocked-out',
];
const byKind = (a: SheetAbsence, b: SheetAbsence): number => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind);

/** Who lost a match of a knock-out before the round, by key. */
const knockedOutBefore = (source: Source, round: number): ReadonlySet<number> => {
  const known = ranked(source);
  if (!known.ok || !isKnockout(known.value)) return new Set();
  const after = Math.min(round - 1, known.value.roundsPaired);
  const table = standings(known.value, { after, tiebreaks: [] });
  const keys = keysBy(source);
  const isOut = (reached: Stage['reached'] | undefined) => reached !== undefined && reached !== 'in';
  return new Set(
    table.ok
      ? table.value.rows.filter(({ stage }) => isOut(stage?.reached)).map(({ id }) => keys.get(id) ?? id)
      : [],
  );
};

/* From a journal. */

/** A paired round with the points before it, its results, and who does not play. */
const roundOfState = (state: State, round: number): RoundSheet | undefined => {
  const paired = state.rounds[round - 1];
  if (paired === undefined) return undefined;
  const points = pointsBefore(state, round);
  const seat = (key: number): Seat => {
    const entered = state.players[key];
    return {
      person: { ...(entered ? personOf(entered) : nobodyKnown(key)), number: numberOf(state, key, round) },
      points: formatPoints(points.get(key) ?? ZERO),
    };
  };
  const placed = new Set<number>(paired.boards.flatMap(({ white, black }) => [white, black]));
  const given = new Map(paired.byes.map(({ player, kind }) => [player as number, kind]));
  const out = knockedOutBefore(state, round);
  const kindOf = (entered: Entered): AbsenceKind | undefined => {
    const kind = given.get(entered.key) ?? absenceOf(entered, round);
    return kind === 'absent' && out.has(entered.key) ? 'knocked-out' : kind;
  };
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
        const kind = kindOf(entered);
        return kind === undefined ? [] : [{ seat: seat(entered.key), kind }];
      })
      .sort(byKind),
  };
};

/** Whoever left, or has not come yet, is on no list. */
const absenceOf = (entered: Entered, round: number): AbsenceKind | undefined => {
  if (isOut(entered, round) || round < entered.from) return undefined;
  const attendance = attendanceOf(entered, round);
  return attendance === 'plays' ? 'absent' : attendance;
};

/* From a file. */

/** A round already in the record, or the one given as paired. */
const roundAt = (position: Position, pairing?: Pairing): RoundSheet => {
  const { tournament, round } = position;
  const entrantOf = new Map(position.everyone.map(entrant => [entrant.id, entrant]));
  const seat = (id: PlayerId): Seat => seatOf(entrantOf.get(id), id);
  const turnOf = (id: PlayerId): Turn | undefined => entrantOf.get(id)?.player.turns[round - 1];
  const boards = pairing?.boards ?? boardsPlayed(tournament, position);
  const placed = new Set<PlayerId>(boards.flatMap(({ white, black }) => [white, black]));
  const gamesOf = position.of === 'teams' ? gamesOfMatches(tournament, round) : () => [];
  return {
    round,
    boards: boards.map(({ number, white, black, group }) => {
      const result = resultOf(turnOf(white), turnOf(black));
      const games = gamesOf(white, black);
      return {
        number,
        white: seat(white),
        black: seat(black),
        ...(result === undefined ? {} : { result }),
        ...(group === undefined ? {} : { group }),
        ...(games.length === 0 ? {} : { games }),
      };
    }),
    absences: absencesIn(position, placed, pairing),
  };
};

/** Of players, or of teams where the system of the round pairs them. */
const positionOf = (tournament: Tournament, round: number): Position => {
  const prepared = prepareRound(tournament, { round });
  return prepared.ok ? prepared.value.position : positionBefore(tournament, round);
};

/** Who sits at the boards of a match, as the lines of the players say. */
const gamesOfMatches = (
  tournament: Tournament,
  round: number,
): ((white: number, black: number) => readonly SheetGame[]) => {
  const { teamEvent } = tournament;
  const matches = teamEvent ? matchesOf(tournament, teamEvent, round) : [];
  return (white, black) => {
    const match = matches.find(({ teams }) => teams.includes(white) && teams.includes(black));
    return (match?.pairs ?? []).map(pair => {
      const isFirst = match?.teams[0] === white;
      const [left, right] = isFirst ? [pair?.first, pair?.second] : [pair?.second, pair?.first];
      const [own, other] = [left?.turns[round - 1], right?.turns[round - 1]];
      const colour = (own && colourIn(own)) ?? (other && OTHER[colourIn(other) ?? 'none']);
      const result = resultOf(own, other) ?? aloneOn(own, other);
      return {
        ...(left ? { left: personOf(left) } : {}),
        ...(right ? { right: personOf(right) } : {}),
        ...(colour ? { leftColour: colour } : {}),
        ...(result === undefined ? {} : { result }),
      };
    });
  };
};

const OTHER = { white: 'black', black: 'white', none: undefined } as const;

const seatOf = (entrant: Entrant | undefined, id: PlayerId): Seat => ({
  person: entrant ? personOf(entrant.player) : nobodyKnown(id),
  points: entrant ? formatPoints(entrant.score) : '',
});

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

const absencesIn = (
  { everyone, tournament, round }: Position,
  placed: ReadonlySet<PlayerId>,
  pairing: Pairing | undefined,
): readonly SheetAbsence[] => {
  const given = new Map(pairing?.byes.map(({ player, kind }) => [player, kind]));
  const asked = new Map(
    tournament.requestedByes
      .filter(byes => byes.round === round)
      .flatMap(({ worth, participants }) => participants.map(id => [id, worth] as const)),
  );
  const out = knockedOutBefore(tournament, round);
  const kindOf = (entrant: Entrant): AbsenceKind | undefined => {
    const { withdrawnAfter, expelledAfter } = entrant.player;
    const bye = given.get(entrant.id);
    if (bye) return bye;
    if (pairing === undefined && entrant.coming.kind === 'pairing-bye') return 'pairing-bye';
    if (entrant.coming.kind === 'requested-bye') return entrant.coming.worth;
    const worth = asked.get(entrant.id);
    if (worth) return worth;
    if ([withdrawnAfter, expelledAfter].some(last => last !== undefined && last < round)) return undefined;
    return out.has(entrant.id) ? 'knocked-out' : 'absent';
  };
  return everyone
    .flatMap(entrant => {
      const kind = placed.has(entrant.id) ? undefined : kindOf(entrant);
      return kind ? [{ seat: seatOf(entrant, entrant.id), kind }] : [];
    })
    .sort(byKind);
};
