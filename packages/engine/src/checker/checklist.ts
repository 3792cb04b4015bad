import { type Colour, isPlayed, opponentIn, type PlayerId, type Points } from '../model/index.ts';
import type { Float, Position } from '../position/index.ts';
import { byRank } from '../systems/swiss/board-order.ts';
import { type Preference, preferenceOf } from '../systems/swiss/colour-history.ts';
import type { Pairing, PairingSystem } from '../systems/system.ts';

/** What an arbiter looks at when pairing by hand: one line for each player to be paired. */
export interface ChecklistRow {
  readonly id: PlayerId;
  readonly pairingScore: Points;
  /** Of the games played, oldest first. */
  readonly colours: readonly Colour[];
  readonly preference: Preference | undefined;
  readonly criteria: ChecklistCriteria | undefined;
  /** Absent where the round could not be paired. */
  readonly current:
    | { readonly kind: 'game'; readonly opponent: PlayerId; readonly colour: Colour }
    | { readonly kind: 'bye' }
    | undefined;
  /** By round, those played over the board. */
  readonly opponents: readonly (PlayerId | undefined)[];
}

/** Of the Dutch system: the bye, and the floats of the last round and of the one before. */
interface ChecklistCriteria {
  readonly mayHaveBye: boolean;
  readonly floats: readonly [Float | undefined, Float | undefined];
}

export interface Checklist {
  readonly round: number;
  /** The criteria that the bye and the two floats belong to, by the edition; absent for other systems. */
  readonly headings: readonly [bye: string, lastRound: string, roundBefore: string] | undefined;
  /** From the highest ranked down. */
  readonly rows: readonly ChecklistRow[];
}

export const checklistOf = (
  position: Position,
  system: PairingSystem | undefined,
  pairing: Pairing | undefined,
): Checklist => {
  const checklist = system?.checklist;
  const criteria = new Map(
    checklist?.criteriaOf(position).map(({ id, mayHaveBye, floats }) => [id, { mayHaveBye, floats }]),
  );
  return {
    round: position.round,
    headings: checklist?.headings,
    rows: [...position.entrants].sort(byRank).map(entrant => ({
      id: entrant.id,
      pairingScore: entrant.pairingScore,
      colours: entrant.colours,
      preference: preferenceOf(entrant.colours),
      criteria: criteria.get(entrant.id),
      current: pairing && currentOf(entrant.id, pairing),
      opponents: entrant.past.map(({ turn }) => (isPlayed(turn) ? opponentIn(turn) : undefined)),
    })),
  };
};

const currentOf = (id: PlayerId, { boards, byes }: Pairing): ChecklistRow['current'] => {
  const board = boards.find(({ white, black }) => white === id || black === id);
  if (board?.white === id) return { kind: 'game', opponent: board.black, colour: 'white' };
  if (board) return { kind: 'game', opponent: board.white, colour: 'black' };
  return byes.some(({ player }) => player === id) ? { kind: 'bye' } : undefined;
};
