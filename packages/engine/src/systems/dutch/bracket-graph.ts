import { impossible } from '../../model/index.ts';
import { once } from '../once.ts';
import type { BracketProblem } from '../swiss/bracket.ts';
import { bracketProblem } from '../swiss/bracket-graph.ts';
import type { QualityOrder } from '../swiss/charges.ts';
import type { View as ViewOf } from '../swiss/horizons.ts';
import type { Member, Traits } from './definitions.ts';
import type { Field } from './field.ts';

/** Article 1.3 (A.3): the players to be paired together. */
export interface Bracket {
  readonly movedDown: readonly Member[];
  readonly residents: readonly Member[];
}

export type View = ViewOf<Member>;

/** A bracket as a matching problem. Vertices: moved-down, residents, next, below, then the bye and nobody. */
export interface BracketGraph extends BracketProblem<Member> {
  readonly bracket: Bracket;
  readonly countsUnplayed: BracketSettings['countsUnplayed'];
  /** What the criteria see of somebody of the bracket. */
  readonly traitsOf: (member: Member) => Traits;
  /** The same bracket as far as the same view, weighed by other settings. */
  readonly again: (settings: BracketSettings) => BracketGraph;
}

export interface BracketSettings {
  readonly field: Field;
  readonly order: QualityOrder<Traits>;
  /** C9 counts in this bracket. */
  readonly countsUnplayed: 'yes' | 'no';
}

/** Moved-down players meet residents only (article 3: S1 against S2). */
export const bracketGraph = (bracket: Bracket, view: View, settings: BracketSettings): BracketGraph => {
  const { movedDown, residents } = bracket;
  const lowest = lowestIn(bracket);
  const own = once(() => {
    const traits = (isMovedDown: boolean) => (member: Member) =>
      [member.id, traitsOf(member, isMovedDown, lowest, settings)] as const;
    return new Map([...movedDown.map(traits(true)), ...residents.map(traits(false))]);
  });
  const problem = bracketProblem({
    field: settings.field,
    own: [...movedDown, ...residents],
    apart: movedDown.length,
    view,
    order: settings.order,
    traitsOf: (member, vertex) => traitsOf(member, vertex < movedDown.length, lowest, settings),
    keyOf,
    ranked,
  });
  return {
    ...problem,
    bracket,
    countsUnplayed: settings.countsUnplayed,
    again: other => bracketGraph(bracket, view, other),
    traitsOf: ({ id }) => own().get(id) ?? impossible(`${id} is of this bracket`),
  };
};

const lowestIn = ({ movedDown, residents }: Bracket): number =>
  residents.at(-1)?.score ?? movedDown.at(-1)?.score ?? 0;

const traitsOf = (
  member: Member,
  isMovedDown: boolean,
  lowest: number,
  settings: BracketSettings,
): Traits => {
  // Only in the last round can two absolute preferences for one colour meet (C3), and only there C10 and C11 count.
  const countsTopscorers =
    settings.field.position.isLastRound === true && member.preference?.strength === 'absolute';
  return {
    score: member.score,
    isMovedDown,
    floatDifference: member.score - lowest + 10,
    preference: member.preference,
    colourDifference: countsTopscorers ? member.colourDifference : 0,
    hasRepeatedColour: countsTopscorers && member.hasRepeatedColour,
    floats: member.floats,
    unplayedGames: settings.countsUnplayed === 'yes' ? member.unplayedGames : 0,
  };
};

const keyOf = (traits: Traits): string =>
  `${traits.score} ${traits.isMovedDown} ${traits.preference?.colour} ${traits.preference?.strength} ${traits.colourDifference} ${traits.hasRepeatedColour} ${traits.floats[0]} ${traits.floats[1]} ${traits.unplayedGames}`;

/** Moved-down players stand above residents, higher scores above lower. */
const ranked = (a: Traits, b: Traits): readonly [Traits, Traits] =>
  a.isMovedDown === b.isMovedDown ? (a.score >= b.score ? [a, b] : [b, a]) : a.isMovedDown ? [a, b] : [b, a];
