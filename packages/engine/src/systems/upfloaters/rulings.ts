import { impossible } from '../../model/index.ts';
import type { BracketFacts, Ruling } from '../../rules/index.ts';
import { type Against, passedOver } from '../swiss/against.ts';
import { againstPair, type ToldWalk } from '../swiss/asked-walk.ts';
import { barredBy } from '../swiss/bye-ladder.ts';
import { firstOf, rulingOfFloater, rulingOfPair } from '../swiss/rulings.ts';
import { toldOfWalk } from '../swiss/told-walk.ts';
import { scoreOfGroup } from '../swiss/upfloats.ts';
import { againstInstead, type UpfloatWalk, walkOf } from './comparison.ts';
import type { Contender } from './contender.ts';
import type { Field } from './field.ts';
import { offeredBefore } from './offered.ts';
import type { PairedBracket, PairedField } from './procedure.ts';

/** Why the bye, the floats and the boards are what they are, and what they would have been otherwise. */
export const toldOf = (field: Field, paired: PairedField): ToldWalk<Contender> => {
  const walk = walkOf(field, paired);
  const { c2 } = field.terms.rules;
  return toldOfWalk<Field, Contender>(walk, {
    parts: paired.brackets.map((bracket, index) => partOf({ walk, bracket, index })),
    bar: ({ barredSince }) => barredBy(c2, barredSince),
  });
};

/** A bracket with all that can be said of it. */
const partOf = (placed: Placed) => {
  const { walk, bracket, index } = placed;
  const { pairs, upfloaters } = bracket;
  return {
    boards: () =>
      pairs.map((pair, at) => ({
        about: pair.map(({ id }) => id),
        ruling: () => rulingOfBoard(placed, at),
      })),
    floats: () =>
      upfloaters.map(upfloater => ({
        about: [upfloater.id],
        ruling: () => rulingOfUpfloater(placed, upfloater),
      })),
    against: (player: Contender, instead: Contender) =>
      upfloaters.includes(player) && stayingIn(bracket).includes(instead)
        ? againstInstead(walk, bracket, { player, instead, index })
        : undefined,
  };
};

interface Placed {
  readonly walk: UpfloatWalk;
  readonly bracket: PairedBracket;
  readonly index: number;
}

/** Those who might have floated into the bracket, and do not. */
const stayingIn = ({ group, upfloaters }: PairedBracket): readonly Contender[] =>
  group.below.filter(contender => !upfloaters.includes(contender));

const factsOf = ({ group, upfloaters }: PairedBracket): BracketFacts & { readonly bracket: number } => ({
  bracket: scoreOfGroup(group),
  players: group.residents.length + upfloaters.length,
  upfloaters: upfloaters.length,
});

/** Each who comes before in the order of 3.5.3 and stays, with what stands against them instead. */
const rulingOfUpfloater = ({ walk, bracket, index }: Placed, player: Contender): Ruling<'float'> => {
  const { below } = bracket.group;
  const before = below.slice(0, below.indexOf(player));
  const facts = { ...factsOf(bracket), direction: 'up' as const };
  const passed = stayingIn(bracket)
    .filter(contender => before.includes(contender))
    .map(instead => told([instead], againstInstead(walk, bracket, { player, instead, index }), facts));
  return rulingOfFloater(player, { passed, natural: walk.field.terms.rules.c4, facts }, firstOf(passed));
};

/** Each opponent whom the order offers to the top member before the one taken, with what stands against the pair. */
const rulingOfBoard = ({ walk, bracket }: Placed, at: number): Ruling<'board'> => {
  const pair = bracket.pairs[at] ?? impossible('the bracket has this pair');
  const [top] = pair;
  const facts = factsOf(bracket);
  const passed = offeredBefore(bracket.pairs.slice(at)).map(other =>
    told([top, other], againstPair<Field, Contender>(walk, top, other), facts),
  );
  return rulingOfPair(pair, { passed, natural: walk.field.terms.rules.orderOfPairings, facts });
};

/** A prohibition holds in any bracket. */
const told = (players: readonly Contender[], against: Against, { bracket }: { readonly bracket: number }) =>
  passedOver(players, against, against.verdict === 'forbidden' ? undefined : bracket);
