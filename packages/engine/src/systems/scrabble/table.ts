import { type Outcome, type PlayerId, type Points, refuse } from '../../model/index.ts';
import type { Entrant, Position } from '../../position/index.ts';
import { standings } from '../../standings/index.ts';
import { type NoPairing, noPairing } from '../system.ts';
import { SCRABBLE } from './description.ts';

/** Somebody who is still in the tournament, by the standings. */
export interface Contender {
  readonly entrant: Entrant;
  readonly id: PlayerId;
  /** Among those who are still in the tournament, 1 for the first. */
  readonly place: number;
  /** Games won, half a point for a draw. */
  readonly score: Points;
  /** Where the list puts the spread right after the games won. */
  readonly spread: number | undefined;
}

/**
 * The standings before the round by the tournament's own list, by the seed's where it states none; whoever left is not
 * counted. Those who share a place follow the initial ranking (decision 105).
 */
export const contendersBefore = (position: Position): Outcome<readonly Contender[], NoPairing> => {
  const { tournament, round, everyone } = position;
  const tiebreaks = tournament.tiebreaks.length > 0 ? tournament.tiebreaks : SCRABBLE.tiebreaks;
  const after = Math.min(round - 1, tournament.roundsRecorded);
  const table = standings(tournament, { after, tiebreaks, of: 'players' });
  if (!table.ok)
    return refuse(
      noPairing('option-invalid', {
        option: 'tiebreaks',
        value: tiebreaks.join(','),
        allowed: SCRABBLE.tiebreaks.join(','),
        areExamples: true,
      }),
    );
  const { rows, list, unfinished } = table.value;
  if (unfinished.length > 0)
    return refuse(noPairing('round-not-finished', { round: after, players: unfinished }));
  const entrants = new Map<number, Entrant>(everyone.map(entrant => [entrant.id, entrant]));
  const spreadAt = spreadFollowsPoints(list.map(({ base }) => base)) ? 1 : -1;
  return {
    ok: true,
    value: rows
      .flatMap(row => {
        const entrant = entrants.get(row.id);
        return entrant && !hasLeft(entrant, round) ? [{ row, entrant }] : [];
      })
      .map(({ row, entrant }, index) => ({
        entrant,
        id: entrant.id,
        place: index + 1,
        score: row.points,
        spread: row.values[spreadAt],
      })),
  };
};

const spreadFollowsPoints = ([first, second]: readonly string[]): boolean =>
  first === 'PTS' && second === 'SPREAD';

const hasLeft = ({ player }: Entrant, round: number): boolean =>
  [player.withdrawnAfter, player.expelledAfter].some(last => last !== undefined && last < round);
