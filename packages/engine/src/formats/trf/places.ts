import { type Issue, LIMITS, type Limit, type Place, type PlayerRecord } from '../../model/index.ts';
import { CELL, CELL_STRIDE, PLAYER } from './columns.ts';
import type { Doubts, Draft, PlacesRead } from './draft.ts';

/** Where a fault of the tournament (not of a line) stands in the file. */
export const placeFinder =
  (draft: Draft) =>
  (found: Issue): Place | undefined => {
    if (found.place) return found.place;
    const places = draft.places;
    switch (found.code) {
      case 'no-players':
        return { line: 1, column: 1 };
      case 'duplicate-player':
        return inLine(places, found.data.player, PLAYER.id.from, -1);
      case 'player-number-out-of-range':
        return inLine(places, found.data.player, PLAYER.id.from);
      case 'unknown-opponent':
      case 'plays-itself':
      case 'opponent-disagrees':
        return inCell(places, found.data.player, found.data.round, CELL.opponent.from);
      case 'columns-of-match-disagree':
        return inCell(places, found.data.player, 2 * found.data.round - 1, CELL.opponent.from);
      case 'colour-missing':
        return inCell(places, found.data.player, found.data.round, CELL.colour.from);
      case 'results-disagree':
        return inCell(places, found.data.players[0], found.data.round, CELL.result.from);
      case 'colours-disagree':
        return inCell(places, found.data.players[0], found.data.round, CELL.colour.from);
      case 'limit-exceeded':
        return beyondLimit(draft, found.data.limit);
      case 'range-reversed':
        return places.named.get(rangeKey(found.data.record, found.data.of, found.data.from, found.data.to));
      case 'forbidden-alone':
        return places.named.get(`forbidden pairs:${found.data.players[0] ?? 0}`);
      case 'forbidden-with-itself':
        return places.named.get(`forbidden pairs:${found.data.player}`);
      case 'earlier-result-of-no-game':
        return places.named.get(earlierKey(found.data.round, found.data.players));
      case 'virtual-points-of-nobody':
        return places.named.get(rangeKey('acceleration', 'players', found.data.from, found.data.to));
      case 'virtual-points-negative':
        return places.named.get(`acceleration points:${found.data.points}`);
      case 'byes-disagree':
      case 'bye-and-pairing':
      case 'bye-without-trace':
        return places.named.get(`byes:${found.data.player}`);
      case 'range-end-unknown':
        return places.named.get(`${found.data.record}:${found.data.player}`);
      case 'round-out-of-range':
        return places.named.get(`${found.data.record} round:${found.data.round}`);
      case 'scoring-without-difference':
        return places.named.get('scoring');
      case 'several-pairing-byes':
      case 'round-not-finished':
        return inCell(places, found.data.players.at(-1) ?? 0, found.data.round, CELL.result.from);
      case 'points-disagree':
        return inLine(places, found.data.player, PLAYER.points.from);
      case 'more-rounds-than-planned':
        return inLastRound(draft);
      case 'unknown-player-named':
        return places.named.get(`${found.data.record}:${found.data.player}`);
      case 'unknown-team-named':
        return places.named.get(`${found.data.record}:${found.data.team}`);
      case 'duplicate-team':
        return inTeam(places, found.data.team);
      case 'player-in-two-teams':
        return inTeam(places, found.data.teams[1]);
      case 'team-meets-itself':
      case 'team-meets-two':
        return inTeam(places, found.data.team);
      case 'player-without-team':
        return inCell(places, found.data.player, found.data.round, CELL.opponent.from);
      case 'match-too-long':
      case 'forfeited-match-played':
        return (
          places.named.get(matchKey(found.data.round, found.data.teams)) ??
          inTeam(places, found.data.teams[0])
        );
      case 'team-bye-and-match':
        return (
          places.named.get(`byes:${found.data.team}`) ?? places.named.get(`byes of teams:${found.data.team}`)
        );
      case 'boards-out-of-order':
      case 'line-up-boards-disagree':
        return inCell(places, found.data.players[0], found.data.round, CELL.opponent.from);
      case 'line-up-twice':
      case 'line-up-stranger':
      case 'line-up-player-twice':
      case 'line-up-length':
      case 'line-up-empty':
      case 'line-up-out-of-order':
      case 'line-up-left-out':
      case 'line-up-other-opponent':
        return places.named.get(lineUpKey(found.data.round, found.data.team));
      default:
        return undefined;
    }
  };

/** How a line-up and a forfeited match are remembered. */
export const lineUpKey = (round: number, team: number): string => `line-up ${round}:${team}`;
export const matchKey = (round: number, [white, black]: readonly [number, number]): string =>
  `match ${round}:${white}-${black}`;

/** How what a game was before is remembered. */
export const earlierKey = (round: number, [white, black]: readonly [number, number]): string =>
  `earlier ${round}:${white}-${black}`;

/** How a list's range is remembered. */
export const rangeKey = (record: string, of: 'rounds' | 'players', from: number, to: number): string =>
  `${record} ${of}:${from}-${to}`;

/** The cell of the last round of which anybody's line says something. */
const inLastRound = ({ players, places }: Draft): Place | undefined => {
  const longest = players.reduce<PlayerRecord | undefined>(
    (most, player) => (player.turns.length > (most?.turns.length ?? 0) ? player : most),
    undefined,
  );
  return longest && inCell(places, longest.id, longest.turns.length, CELL.opponent.from);
};

const beyondLimit = (draft: Draft, limit: Limit): Place | undefined => {
  const { players, places } = draft;
  if (limit === 'players') {
    const first = players[LIMITS.players];
    const line = first && places.players.get(first.id)?.at(-1);
    return line === undefined ? undefined : { line, column: PLAYER.id.from };
  }
  return limit === 'cells' || limit === 'rounds' ? inLastRound(draft) : undefined;
};

const inLine = (places: PlacesRead, player: number, column: number, which = 0): Place | undefined => {
  const line = places.players.get(player)?.at(which);
  return line === undefined ? undefined : { line, column };
};

const inCell = (places: PlacesRead, player: number, round: number, column: number): Place | undefined =>
  inLine(places, player, column + CELL_STRIDE * (round - 1));

const inTeam = (places: PlacesRead, team: number): Place | undefined => {
  const line = places.teams.get(team)?.at(-1);
  return line === undefined ? undefined : { line, column: 5 };
};

/** Whether a fault of the tournament only repeats that a line could not be read. */
export const isConsequenceOf =
  (doubts: Doubts) =>
  (found: Issue): boolean => {
    switch (found.code) {
      case 'no-players':
        return doubts.someoneIsLost;
      case 'unknown-opponent':
      case 'opponent-disagrees':
        return (
          isDoubtful(doubts, found.data.player, found.data.round) ||
          isDoubtful(doubts, found.data.opponent, found.data.round) ||
          (found.code === 'unknown-opponent' && doubts.someoneIsLost)
        );
      case 'results-disagree':
      case 'colours-disagree':
        return found.data.players.some(player => isDoubtful(doubts, player, found.data.round));
      case 'unknown-player-named':
        return doubts.someoneIsLost;
      case 'points-disagree':
        return doubts.scoring || doubts.players.has(found.data.player) || doubts.cells.has(found.data.player);
      default:
        return false;
    }
  };

const isDoubtful = (doubts: Doubts, player: number, round: number): boolean =>
  doubts.players.has(player) || doubts.cells.get(player)?.has(round) === true;
