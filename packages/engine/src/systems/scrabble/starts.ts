import { type Colour, impossible, opposite, type PlayerId } from '../../model/index.ts';
import type { Entrant } from '../../position/index.ts';
import type { Rule } from '../../rules/index.ts';
import { colourDifference, lastDifferentColour } from '../swiss/colour-history.ts';
import { alternation, balance, starts } from './rules.ts';

/* Scrabble has no colours: White is the player who starts. */

/** Two players about to meet, the one who stands higher first. */
export interface Meeting {
  readonly higher: Entrant;
  readonly lower: Entrant;
  /** What the alternation of the first round says to the higher of the two. */
  readonly byNumber: Colour;
}

interface StartRule {
  readonly rule: Rule;
  /** Undefined: it says nothing of the two, the next rule is asked. */
  readonly colourOfHigher: (meeting: Meeting) => Colour | undefined;
}

/** Decision 103, in descending priority. */
const START_RULES: readonly StartRule[] = [
  {
    rule: balance,
    colourOfHigher: ({ higher, lower }) => {
      const difference = colourDifference(higher.colours) - colourDifference(lower.colours);
      if (difference === 0) return undefined;
      return difference < 0 ? 'white' : 'black';
    },
  },
  {
    rule: alternation,
    colourOfHigher: ({ higher, lower }) => {
      const colour = lastDifferentColour(higher.colours, lower.colours);
      return colour && opposite(colour);
    },
  },
  { rule: starts, colourOfHigher: ({ byNumber }) => byNumber },
];

export interface Start {
  readonly white: PlayerId;
  readonly black: PlayerId;
  readonly rule: Rule;
}

export const whoStarts = (meeting: Meeting): Start => {
  const { higher, lower } = meeting;
  for (const { rule, colourOfHigher } of START_RULES) {
    const colour = colourOfHigher(meeting);
    if (colour === 'white') return { white: higher.id, black: lower.id, rule };
    if (colour === 'black') return { white: lower.id, black: higher.id, rule };
  }
  return impossible('the alternation of the first round answers for every pair');
};

/** "Player 1 starts, player 2 does not": unless the lot that the tournament states says otherwise. */
export const startByNumber = (number: number, initialColour: Colour | undefined): Colour => {
  const first = initialColour ?? 'white';
  return number % 2 === 1 ? first : opposite(first);
};
