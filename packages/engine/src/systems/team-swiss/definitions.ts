import { gamesIn, type Turn, ZERO } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import { type Contender, contendersBy, type MatchMade } from '../upfloaters/contender.ts';
import { type PreferenceType, preferenceOf } from './colours.ts';

/* C.04.6, article 1: what past matches make of a team. */

export interface TeamTerms {
  readonly preferences: PreferenceType;
  /** 4.2.2. */
  readonly secondaryCounts: boolean;
}

export const contendersOf = (
  position: Position,
  { preferences, secondaryCounts }: TeamTerms,
): readonly Contender[] =>
  contendersBy(position, {
    matchIn,
    secondaryOf: ({ secondary = ZERO }) => (secondaryCounts ? secondary : ZERO),
    preferenceOf: colours =>
      preferenceOf(colours, { type: preferences, isLastRound: position.isLastRound === true }),
  });

/** A match is played where at least one board was. */
const matchIn = (turn: Turn, rivals: Turn | undefined): MatchMade | undefined => {
  if (turn.kind === 'adjourned') return { isPlayed: true, wonByForfeit: false, colour: turn.colour };
  if (turn.kind !== 'match') return undefined;
  const isPlayed = gamesIn(turn).length > 0;
  return {
    isPlayed,
    wonByForfeit: !isPlayed && boardsWon(turn) > boardsWon(rivals),
    colour: isPlayed ? turn.games[0]?.colour : undefined,
  };
};

/** Of a match that nobody played: a board to which neither side came is won by nobody. */
const boardsWon = (turn: Turn | undefined): number =>
  turn?.kind === 'match' ? turn.games.filter(({ result }) => result === 'win').length : 0;
