import {
  allottedColourIn,
  type Issue,
  issue,
  type MatchGame,
  opposite,
  type PlayerRecord,
  type TournamentRecord,
  type Turn,
} from '../../model/index.ts';
import { DESCRIPTIONS } from '../../systems/descriptions.ts';

/*
 * A match of two games in TRF, which has one cell a round: two columns a match, 2k - 1 and 2k, the same opponent, the
 * colours reversed; a bye stands in both. Every number of a round in the file counts columns (decision 241). Records of
 * ours count matches: these are the two ways between them.
 */

/** Whether every round of the tournament is a match of two games. */
export const hasTwoColumns = ({ system }: Pick<TournamentRecord, 'system'>): boolean =>
  DESCRIPTIONS.some(({ id, gamesInRound }) => id === system && gamesInRound === 2);

/** As the file has it: a round is a column. */
export const inColumns = (record: TournamentRecord): TournamentRecord => ({
  ...record,
  header: withDates(record, dates => dates.flatMap(date => [date, date])),
  ...(record.plannedRounds === undefined ? {} : { plannedRounds: 2 * record.plannedRounds }),
  players: record.players.map(player => ({ ...player, turns: player.turns.flatMap(cellsOf) })),
  requestedByes: record.requestedByes.map(byes => ({ ...byes, round: 2 * byes.round - 1 })),
  abnormalPoints: record.abnormalPoints.map(entry => ({
    ...entry,
    ...(entry.round === undefined ? {} : { round: 2 * entry.round - 1 }),
  })),
  forbiddenPairs: record.forbiddenPairs.map(overColumns),
  virtualPoints: record.virtualPoints.map(overColumns),
});

const overColumns = <Range extends { readonly fromRound: number; readonly toRound: number }>(
  range: Range,
): Range => ({ ...range, fromRound: 2 * range.fromRound - 1, toRound: 2 * range.toRound });

const cellsOf = (turn: Turn): readonly Turn[] => {
  switch (turn.kind) {
    case 'match': {
      const [first, second, ...more] = turn.games;
      const isTwo = first && second && more.length === 0 && turn.won === undefined;
      return isTwo ? [cellOf(first), cellOf(second)] : [turn, turn];
    }
    case 'adjourned':
      return [turn, { ...turn, colour: opposite(turn.colour) }];
    // One cell for the two games of a match would be read as one of its games.
    case 'game':
    case 'forfeit':
      return turn.opponent === undefined ? [turn, turn] : [NOT_TWO, NOT_TWO];
    case 'pairing-bye':
    case 'requested-bye':
    case 'absent':
    case 'unpaired':
      return [turn, turn];
  }
};

/** Refused by the writer, like every match that is not of two games. */
const NOT_TWO: Turn = { kind: 'match', opponent: 0 as never, games: [] };

const cellOf = ({ forfeited, ...game }: MatchGame): Turn =>
  forfeited
    ? { kind: 'forfeit', opponent: game.opponent, colour: game.colour, won: game.result === 'win' }
    : { kind: 'game', ...game };

/** Of a record whose rounds are columns. Cells that do not match are reported and left as they are. */
export const inMatches = (
  record: TournamentRecord,
): { readonly record: TournamentRecord; readonly faults: readonly Issue[] } => {
  const faults: Issue[] = [];
  const half = (column: number): number => Math.ceil(column / 2);
  const halved = <Range extends { readonly fromRound: number; readonly toRound: number }>(
    range: Range,
  ): Range => ({ ...range, fromRound: half(range.fromRound), toRound: half(range.toRound) });
  return {
    record: {
      ...record,
      header: withDates(record, dates => dates.filter((_, index) => index % 2 === 0)),
      ...(record.plannedRounds === undefined ? {} : { plannedRounds: half(record.plannedRounds) }),
      players: record.players.map(player => ({ ...player, turns: matchesOf(player, faults) })),
      requestedByes: record.requestedByes.map(byes => ({ ...byes, round: half(byes.round) })),
      abnormalPoints: record.abnormalPoints.map(entry => ({
        ...entry,
        ...(entry.round === undefined ? {} : { round: half(entry.round) }),
      })),
      forbiddenPairs: record.forbiddenPairs.map(halved),
      virtualPoints: record.virtualPoints.map(halved),
    },
    faults,
  };
};

const withDates = (
  { header }: TournamentRecord,
  change: (dates: readonly string[]) => readonly string[],
): TournamentRecord['header'] =>
  header.roundDates ? { ...header, roundDates: change(header.roundDates) } : header;

const matchesOf = ({ id, turns }: PlayerRecord, faults: Issue[]): readonly Turn[] =>
  Array.from({ length: Math.ceil(turns.length / 2) }, (_, at): Turn => {
    const [first, second]: readonly Turn[] = [
      turns[2 * at] ?? { kind: 'unpaired' },
      turns[2 * at + 1] ?? { kind: 'unpaired' },
    ];
    const match = first && second && matchOf(first, second);
    if (!match) faults.push(issue('columns-of-match-disagree', { player: id, round: at + 1 }));
    return match ?? first ?? { kind: 'unpaired' };
  });

/** Undefined: the two cells are not the games of one match. */
const matchOf = (first: Turn, second: Turn): Turn | undefined => {
  const [one, other] = [gameOf(first), gameOf(second)];
  if (one && other)
    return one.opponent === other.opponent && one.colour === opposite(other.colour)
      ? { kind: 'match', opponent: one.opponent, games: [one, other] }
      : undefined;
  if (first.kind === 'adjourned' && second.kind === 'adjourned')
    return first.opponent === second.opponent && first.colour === opposite(second.colour) ? first : undefined;
  if (one || other || first.kind !== second.kind) return undefined;
  if (first.kind === 'requested-bye' && second.kind === 'requested-bye')
    return first.worth === second.worth ? first : undefined;
  return first.kind === 'adjourned' ? undefined : first;
};

const gameOf = (turn: Turn): MatchGame | undefined => {
  if (turn.kind === 'game') {
    const { kind: _, ...game } = turn;
    return game;
  }
  const colour = allottedColourIn(turn);
  if (turn.kind !== 'forfeit' || turn.opponent === undefined || colour === undefined) return undefined;
  return { opponent: turn.opponent, colour, result: turn.won ? 'win' : 'loss', forfeited: true };
};
