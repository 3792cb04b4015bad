import {
  type Board,
  decimalOf,
  type Issue,
  type Outcome,
  type PlayerId,
  pairRound,
  type Standings,
  standings,
  type Tournament,
  type Turn,
} from '@pareo/engine';
import { formatPoints, type Participant } from '@pareo/engine/model';
import { prepareRound } from '@pareo/engine/round';
import { type CrosstableCell, crosstable, type Edition, showsPlaces } from '@pareo/engine/standings';
import {
  byBoardOrder,
  type Entrant,
  matchesOf,
  type Pairing,
  type Position,
  positionBefore,
  rankedPair,
} from '@pareo/engine/systems';
import { describeColumn, type Language } from '@pareo/texts';
import { joined, tallyText } from '@pareo/tournament/results';
import type {
  AbsenceKind,
  CardSheet,
  CrosstableSheet,
  Person,
  RoundSheet,
  Seat,
  SheetAbsence,
  SheetGame,
  StandingsSheet,
} from './nouns.ts';

/* From a checked tournament to what is printed of it. */

export const personOf = ({ id, name, title, rating, federation, club }: Participant): Person => ({
  number: id,
  name,
  ...(title === undefined ? {} : { title }),
  ...(rating === undefined ? {} : { rating }),
  ...(federation === undefined ? {} : { federation }),
  ...(club === undefined ? {} : { club }),
});

export const peopleIn = ({ players }: Tournament): readonly Person[] => players.map(personOf);

/** A round already in the record, or the one given as paired. */
export const roundSheet = (tournament: Tournament, round: number, pairing?: Pairing): RoundSheet => {
  const position = positionOf(tournament, round);
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

/** Against an empty board. */
const aloneOn = (own: Turn | undefined, other: Turn | undefined): string | undefined => {
  if (own?.kind === 'forfeit' && !other) return own.won ? '+ -' : '- -';
  if (other?.kind === 'forfeit' && !own) return other.won ? '- +' : '- -';
  return undefined;
};

const seatOf = (entrant: Entrant | undefined, id: PlayerId): Seat => ({
  person: entrant ? personOf(entrant.player) : { number: id, name: String(id) },
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

const colourIn = (turn: Turn) =>
  turn.kind === 'match' ? turn.games[0]?.colour : 'colour' in turn ? turn.colour : undefined;

const SCORES = { win: '1', draw: '½', loss: '0' } as const;

/** As lists print it; undefined where it is not known, or the round is not in the record. */
const resultOf = (first: Turn | undefined, second: Turn | undefined): string | undefined => {
  if (!first || !second) return undefined;
  if (first.kind === 'game' && second.kind === 'game') {
    if (first.tally) return tallyText({ white: first.tally.own, black: first.tally.opponents });
    return joined([SCORES[first.result], SCORES[second.result]]);
  }
  if (first.kind === 'forfeit' && second.kind === 'forfeit') return joined([signOf(first), signOf(second)]);
  if (first.kind === 'match' && second.kind === 'match') return `${sumOf(first)}-${sumOf(second)}`;
  return undefined;
};

const signOf = ({ won }: { readonly won: boolean }): string => (won ? '+' : '-');

const sumOf = ({ games }: Extract<Turn, { kind: 'match' }>): string => {
  const halves = games.reduce((sum, { result }) => sum + { win: 2, draw: 1, loss: 0 }[result], 0);
  return `${halves >= 2 || halves === 0 ? Math.floor(halves / 2) : ''}${halves % 2 === 1 ? '½' : ''}`;
};

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
  const kindOf = (entrant: Entrant): AbsenceKind | undefined => {
    const { withdrawnAfter, expelledAfter } = entrant.player;
    const bye = given.get(entrant.id);
    if (bye) return bye;
    if (entrant.coming.kind === 'pairing-bye') return 'pairing-bye';
    if (entrant.coming.kind === 'requested-bye') return entrant.coming.worth;
    const worth = asked.get(entrant.id);
    if (worth) return worth;
    return [withdrawnAfter, expelledAfter].some(last => last !== undefined && last < round)
      ? undefined
      : 'absent';
  };
  const order: readonly AbsenceKind[] = ['pairing-bye', 'rest', 'full', 'half', 'zero', 'absent'];
  return everyone
    .flatMap(entrant => {
      const kind = placed.has(entrant.id) ? undefined : kindOf(entrant);
      return kind ? [{ seat: seatOf(entrant, entrant.id), kind }] : [];
    })
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
};

export interface StandingsRequest {
  readonly after?: number;
  readonly tiebreaks?: readonly string[];
  readonly lots?: { readonly seed: string };
  readonly edition?: Edition;
  readonly language: Language;
}

export const standingsSheet = (
  tournament: Tournament,
  { language, ...options }: StandingsRequest,
): Outcome<StandingsSheet, Issue> => {
  const table = standings(tournament, options);
  return table.ok ? { ok: true, value: sheetOf(table.value, tournament, language) } : table;
};

/** Nobody where teams are ranked: their numbers are not those of players. */
const playersRanked = (
  { of }: Pick<Standings, 'of'>,
  { players }: Tournament,
): ReadonlyMap<number, Participant> =>
  new Map(of === 'teams' ? [] : players.map(player => [player.id, player]));

/** Somebody may have two, one of them adjourned: games are counted, not people. Each is in two rows. */
const openGames = ({ field }: Standings): number =>
  field.entries.flatMap(({ cells }) => cells.filter(({ kind }) => kind === 'pending')).length / 2;

const sheetOf = (table: Standings, tournament: Tournament, language: Language): StandingsSheet => {
  const shown = table.list
    .map((tiebreak, at) => ({ tiebreak, at }))
    .filter(({ tiebreak }) => tiebreak.base !== 'PTS');
  const playerOf = playersRanked(table, tournament);
  const decimals = table.list.map((_, at) =>
    Math.max(0, ...table.rows.map(({ values }) => decimalsOf(values[at]))),
  );
  return {
    after: table.after,
    open: openGames(table),
    tiebreaks: shown.map(({ tiebreak }) => ({
      code: tiebreak.written,
      name: describeColumn(tiebreak, showsPlaces(tiebreak), language),
    })),
    rows: table.rows.map(row => {
      const player = playerOf.get(row.id);
      return {
        place: row.annulled ? '' : placeOf(row.rank, row.sharedBy),
        person: player ? personOf(player) : { number: row.id, name: row.name },
        points: formatPoints(row.points),
        values: shown.map(({ at }) => valueText(row.values[at], decimals[at] ?? 0)),
        ...(row.status === undefined ? {} : { withdrawn: true as const }),
      };
    }),
  };
};

const placeOf = (rank: number, sharedBy: number): string =>
  sharedBy === 1 ? String(rank) : `${rank}–${rank + sharedBy - 1}`;

/** A column reads best when all its values have the same decimals: two at most. */
const decimalsOf = (value: number | undefined): number =>
  value === undefined ? 0 : (String(Math.round(value * 100) / 100).split('.')[1] ?? '').length;

const valueText = (value: number | undefined, decimals: number): string =>
  value === undefined ? '–' : value.toFixed(decimals);

export const crosstableSheet = (
  tournament: Tournament,
  { order, ...options }: Omit<StandingsRequest, 'language'> & { readonly order: 'rank' | 'number' },
): Outcome<CrosstableSheet, Issue> => {
  const ranked = standings(tournament, options);
  if (!ranked.ok) return ranked;
  const table = crosstable(ranked.value, order);
  const playerOf = playersRanked(ranked.value, tournament);
  const isTable = ranked.value.schedule === 'predetermined';
  return {
    ok: true,
    value: {
      after: table.after,
      numbers: order === 'rank' ? 'rank' : 'start',
      kind: isTable ? 'all-play-all' : 'swiss',
      rows: table.rows.map(row => {
        const player = playerOf.get(row.id);
        return {
          place: String(order === 'rank' ? row.line : row.id),
          person: player ? personOf(player) : { number: row.id, name: row.name },
          points: formatPoints(row.points),
          cells: isTable
            ? row.against.map(games => ({ result: games.map(cellResult).join(' ') }))
            : row.rounds.map(cell => crossCell(cell, order)),
        };
      }),
    },
  };
};

const crossCell = (cell: CrosstableCell, order: 'rank' | 'number') => {
  const opponent = order === 'rank' ? cell.opponentLine : cell.opponent;
  return {
    ...(opponent === undefined ? {} : { opponent }),
    ...(cell.colour === undefined ? {} : { colour: cell.colour }),
    result: cellResult(cell),
  };
};

/** `1 ½ 0 + - *`, the points of a match, or a bye with what it was worth. */
const cellResult = ({ kind, symbol, points }: CrosstableCell): string => {
  switch (kind) {
    case 'played':
    case 'annulled':
      return symbol === '=' ? '½' : symbol === '' ? String(decimalOf(points)) : symbol;
    case 'forfeit-win':
      return '+';
    case 'forfeit-loss':
      return '-';
    case 'pairing-bye':
    case 'full-bye':
    case 'half-bye':
      return `bye ${formatPoints(points)}`;
    case 'zero-bye':
    case 'rest':
      return '–';
    case 'pending':
      return '*';
  }
};

export const cardSheets = (tournament: Tournament): readonly CardSheet[] => {
  const personById = new Map(tournament.players.map(player => [player.id, personOf(player)]));
  const positions = Array.from({ length: tournament.roundsPaired }, (_, index) =>
    positionBefore(tournament, index + 2),
  );
  const scoreAfter = positions.map(({ everyone }) => new Map(everyone.map(({ id, score }) => [id, score])));
  return tournament.players.map(player => ({
    person: personOf(player),
    rounds: positions.map((_, index) => {
      const turn = player.turns[index];
      const score = scoreAfter[index]?.get(player.id);
      if (!turn || score === undefined) return undefined;
      const opponent =
        'opponent' in turn && turn.opponent !== undefined ? personById.get(turn.opponent) : undefined;
      const colour = colourIn(turn);
      return {
        ...(opponent ? { opponent } : {}),
        ...(colour ? { colour } : {}),
        result: turnText(turn),
        points: formatPoints(score),
      };
    }),
  }));
};

const turnText = (turn: Turn): string => {
  switch (turn.kind) {
    case 'game':
      return SCORES[turn.result];
    case 'forfeit':
      return turn.won ? '+' : '-';
    case 'match':
      return sumOf(turn);
    case 'pairing-bye':
      return 'bye';
    case 'requested-bye':
      return { full: 'bye 1', half: 'bye ½', zero: 'bye 0' }[turn.worth];
    case 'adjourned':
      return '*';
    case 'absent':
    case 'unpaired':
      return '–';
  }
};
