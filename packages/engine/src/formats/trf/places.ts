import type { Issue, Place } from '../../model/index.ts';
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
      case 'colour-missing':
        return inCell(places, found.data.player, found.data.round, CELL.colour.from);
      case 'results-disagree':
        return inCell(places, found.data.players[0], found.data.round, CELL.result.from);
      case 'colours-disagree':
        return inCell(places, found.data.players[0], found.data.round, CELL.colour.from);
      case 'several-pairing-byes':
      case 'round-not-finished':
        return inCell(places, found.data.players.at(-1) ?? 0, found.data.round, CELL.result.from);
      case 'points-disagree':
        return inLine(places, found.data.player, PLAYER.points.from);
      case 'more-rounds-than-planned':
        return draft.said.get('rounds')?.place;
      case 'unknown-player-named':
        return places.named.get(`${found.data.record}:${found.data.player}`);
      case 'unknown-team-named':
        return places.named.get(`${found.data.record}:${found.data.team}`);
      case 'duplicate-team':
        return inTeam(places, found.data.team);
      case 'player-in-two-teams':
        return inTeam(places, found.data.teams[1]);
      default:
        return undefined;
    }
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
