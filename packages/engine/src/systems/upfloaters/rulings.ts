import { impossible, type PlayerId } from '../../model/index.ts';
import type { BracketFacts, Ruling } from '../../rules/index.ts';
import { type Against, passedOver, type Reasons } from '../swiss/against.ts';
import { againstOthers, barredBy, rulingOfBye } from '../swiss/bye-ladder.ts';
import { leftOverBy } from '../swiss/left-over.ts';
import { firstOf, rulingOfFloater, rulingOfPair } from '../swiss/rulings.ts';
import { scoreOfGroup } from '../swiss/upfloats.ts';
import { againstInstead, againstPair, type UpfloatRound } from './comparison.ts';
import type { Contender } from './contender.ts';
import { offeredBefore } from './offered.ts';
import { byeLadder, type PairedBracket } from './procedure.ts';

/** Why the bye, the floats and the boards are what they are. */
export const rulingsOf = (round: UpfloatRound): readonly Ruling[] => {
  const { brackets, bye } = round.paired;
  return [
    ...(bye ? [rulingOfBye(...byeOf(round, bye))] : []),
    ...brackets.flatMap(bracket =>
      bracket.upfloaters.map(upfloater => rulingOfUpfloater(round, bracket, upfloater)),
    ),
    ...brackets.flatMap(bracket => bracket.pairs.map((_, at) => rulingOfBoard(round, bracket, at))),
  ];
};

/** The same one by one, and what stands against anything else. */
export const reasonsOf = (round: UpfloatRound): Reasons => {
  const { field, paired } = round;
  const { brackets, bye } = paired;
  const memberOf = (player: PlayerId): Contender =>
    field.members.find(({ id }) => id === player) ?? impossible(`${player} is to be paired`);
  return {
    keepsNothing: true,
    ofBoard: player => {
      for (const bracket of brackets) {
        const at = bracket.pairs.findIndex(pair => pair.some(({ id }) => id === player));
        if (at >= 0) return rulingOfBoard(round, bracket, at);
      }
      return undefined;
    },
    ofBye: () => bye && rulingOfBye(...byeOf(round, bye)),
    ofFloats: player =>
      brackets.flatMap(bracket =>
        bracket.upfloaters
          .filter(({ id }) => id === player)
          .map(upfloater => rulingOfUpfloater(round, bracket, upfloater)),
      ),
    againstPair: (a, b) => againstPair(round, memberOf(a), memberOf(b)),
    againstBye: player =>
      againstOthers(...byeOf(round, bye ?? impossible('somebody has the bye')))(memberOf(player)),
    againstFloat: (id, other) => {
      const [player, instead] = [memberOf(id), memberOf(other)];
      const bracket = brackets.find(({ upfloaters }) => upfloaters.includes(player));
      return bracket && stayingIn(bracket).includes(instead)
        ? againstInstead(round, bracket, { player, instead })
        : undefined;
    },
  };
};

/** What is said of the bye: C2, C3, then 3.4.2 to 3.4.4. */
const byeOf = ({ field }: UpfloatRound, receiver: Contender) => {
  const { c2, c3 } = field.terms.rules;
  const rerun = {
    bar: ({ barredSince }: Contender) => barredBy(c2, barredSince),
    completion: c3,
    leftOver: leftOverBy<Contender>(field),
  };
  return [field, byeLadder(field), { receiver, rerun }] as const;
};

/** Those who might have floated into the bracket, and do not. */
const stayingIn = ({ group, upfloaters }: PairedBracket): readonly Contender[] =>
  group.below.filter(contender => !upfloaters.includes(contender));

const factsOf = ({ group, upfloaters }: PairedBracket): BracketFacts & { readonly bracket: number } => ({
  bracket: scoreOfGroup(group),
  players: group.residents.length + upfloaters.length,
  upfloaters: upfloaters.length,
});

/** Each who comes before in the order of 3.5.3 and stays, with what stands against them instead. */
const rulingOfUpfloater = (
  round: UpfloatRound,
  bracket: PairedBracket,
  player: Contender,
): Ruling<'float'> => {
  const { below } = bracket.group;
  const before = below.slice(0, below.indexOf(player));
  const facts = { ...factsOf(bracket), direction: 'up' as const };
  const passed = stayingIn(bracket)
    .filter(contender => before.includes(contender))
    .map(instead => told([instead], againstInstead(round, bracket, { player, instead }), facts));
  return rulingOfFloater(player, { passed, natural: round.field.terms.rules.c4, facts }, firstOf(passed));
};

/** Each opponent whom the order offers to the top member before the one taken, with what stands against the pair. */
const rulingOfBoard = (round: UpfloatRound, bracket: PairedBracket, at: number): Ruling<'board'> => {
  const pair = bracket.pairs[at] ?? impossible('the bracket has this pair');
  const [top] = pair;
  const facts = factsOf(bracket);
  const passed = offeredBefore(bracket.pairs.slice(at)).map(other =>
    told([top, other], againstPair(round, top, other), facts),
  );
  return rulingOfPair(pair, { passed, natural: round.field.terms.rules.orderOfPairings, facts });
};

/** A prohibition holds in any bracket. */
const told = (players: readonly Contender[], against: Against, { bracket }: { readonly bracket: number }) =>
  passedOver(players, against, against.verdict === 'forbidden' ? undefined : bracket);
