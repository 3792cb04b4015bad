import { type Colour, opposite } from '../../model/index.ts';
import type { Entrant } from '../../position/index.ts';
import type { Ruling } from '../../rules/index.ts';
import type { ReasonedRound } from '../swiss/answers.ts';
import { alternate, type Colours, firstAnswer, level } from '../swiss/colours.ts';
import { alternation, balance, starts } from './rules.ts';

/* Scrabble has no colours: White is the player who starts. */

/** Two players about to meet, the one who stands higher first. */
export interface Meeting {
  readonly higher: Entrant;
  readonly lower: Entrant;
  /** What the alternation of the first round says to the higher of the two. */
  readonly byNumber: Colour;
}

/** Decision 103, in descending priority. */
const START_RULES = [
  { ...balance, colourOfHigher: level },
  { ...alternation, colourOfHigher: alternate },
  { ...starts, colourOfHigher: ({ byNumber }: Meeting) => byNumber },
] as const;

export const whoStarts = (meeting: Meeting): Colours => firstAnswer(START_RULES, meeting);

/** "Player 1 starts, player 2 does not": unless the lot that the tournament states says otherwise. */
export const startByNumber = (number: number, initialColour: Colour | undefined): Colour => {
  const first = initialColour ?? 'white';
  return number % 2 === 1 ? first : opposite(first);
};

/** Sentences about the round then say who starts, not who has White. */
export const ofScrabble = (round: ReasonedRound): ReasonedRound => ({
  ...round,
  colours: () => round.colours().map(named),
  rulings: () => round.rulings().map(named),
});

const named = (given: Ruling): Ruling =>
  // Every subject's facts may carry it; the compiler does not follow the union through the copy.
  ({ ...given, facts: { ...given.facts, game: 'scrabble' } }) as Ruling;
