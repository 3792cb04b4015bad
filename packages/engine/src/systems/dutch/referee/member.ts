import { type Colour, isPlayed, opposite, type PlayerId, pointsOfWin } from '../../../model/index.ts';

export type Edition = '2026' | '2017';

import {
  type Entrant,
  type Float,
  floatBy2017,
  floatBy2026,
  type PastRound,
  type Position,
} from '../../../position/index.ts';

/** A participant by the letter of article 1 (section A), worked out from the position alone. */
export interface Member {
  readonly entrant: Entrant;
  readonly id: PlayerId;
  readonly score: Entrant['pairingScore'];
  /** 1.2 (A.2): 0 for the first. */
  readonly order: number;
  /** 1.6 (A.6): games with White minus games with Black. */
  readonly difference: number;
  readonly wants: Colour | undefined;
  /** 1.7 (A.6): 3 absolute, 2 strong, 1 mild, 0 none. */
  readonly strength: 0 | 1 | 2 | 3;
  /** 1.8 (A.7). */
  readonly isTopscorer: boolean;
  /** 1.4 (A.4): of the last round and of the one before it. */
  readonly floats: readonly [Float | undefined, Float | undefined];
  /** C2: the round since which the player may not have the bye. */
  readonly barredSince: number | undefined;
  /** C9. */
  readonly unplayed: number;
}

export const membersOf = (position: Position, edition: Edition): readonly Member[] =>
  [...position.entrants]
    .sort((a, b) => b.pairingScore - a.pairingScore || a.place - b.place)
    .map((entrant, order) => memberOf(entrant, order, position, edition));

const memberOf = (entrant: Entrant, order: number, position: Position, edition: Edition): Member => {
  const { scoring } = position.tournament;
  const difference = entrant.colours.filter(colour => colour === 'white').length * 2 - entrant.colours.length;
  const floatIn = (past: PastRound | undefined): Float | undefined =>
    past && (edition === '2026' ? floatBy2026(past, scoring) : floatBy2017(past));
  const most = (position.round - 1) * pointsOfWin(scoring);
  return {
    entrant,
    id: entrant.id,
    score: entrant.pairingScore,
    order,
    difference,
    ...preferenceBy(entrant.colours, difference),
    isTopscorer: position.isLastRound === true && 2 * entrant.pairingScore > most,
    floats: [floatIn(entrant.past.at(-1)), floatIn(entrant.past.at(-2))],
    barredSince: entrant.past.find(past => isBar(past, edition, pointsOfWin(scoring)))?.round,
    unplayed: entrant.past.filter(({ turn }) => !isPlayed(turn)).length,
  };
};

/** C.04.1, 4 (2017: C.04.1.d). */
const isBar = ({ turn, points }: PastRound, edition: Edition, win: number): boolean => {
  if (turn.kind === 'pairing-bye') return true;
  if (edition === '2017') return turn.kind === 'forfeit' && turn.won;
  return !isPlayed(turn) && points >= win;
};

/** 1.7.1-1.7.4 (A.6.a-d), the clauses one after the other. */
const preferenceBy = (colours: readonly Colour[], difference: number): Pick<Member, 'wants' | 'strength'> => {
  const [last, before] = [colours.at(-1), colours.at(-2)];
  if (last === undefined) return { wants: undefined, strength: 0 };
  if (difference > 1) return { wants: 'black', strength: 3 };
  if (difference < -1) return { wants: 'white', strength: 3 };
  if (last === before) return { wants: opposite(last), strength: 3 };
  if (difference !== 0) return { wants: difference > 0 ? 'black' : 'white', strength: 2 };
  return { wants: opposite(last), strength: 1 };
};
