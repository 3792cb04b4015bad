import { unweighted } from '../../matching/index.ts';
import { decimalOf, impossible, tenths } from '../../model/index.ts';
import { type Rule, type Ruling, ruling } from '../../rules/index.ts';
import { passedOver } from '../swiss/against.ts';
import { againstPair, type ToldWalk, type Walk } from '../swiss/asked-walk.ts';
import { canAllBePaired, pairsWithBye, within } from '../swiss/pairable.ts';
import { breaking, keeping, type Step } from '../swiss/steps.ts';
import { toldOfWalk } from '../swiss/told-walk.ts';
import type { Way } from '../swiss/ways.ts';
import { mostPoints, type Outlook } from './gibson.ts';
import {
  byeLadder,
  type Gibsonised,
  type HillField,
  type HillMember,
  type HillPair,
  type HillRound,
  type Manner,
  meet,
} from './hill.ts';
import { everybody, gibson, gibsonHill, gibsonLast, gibsonSettled, hill, renewed } from './rules.ts';
import type { Contender } from './table.ts';

/** Why the round is what it is, and what it would have been otherwise. */
export const toldOf = (field: HillField, round: HillRound, manner: Manner): ToldWalk<HillMember> => {
  const walk = walkOf(field, round, manner);
  const boards = round.pairs.map(pair => ({
    about: [pair.higher.id, pair.lower.id],
    ruling: () => rulingOfBoard(walk, round, pair),
  }));
  return toldOfWalk<HillField, HillMember>(walk, {
    parts: [{ boards: () => boards, floats: () => [], against: () => undefined }],
    bar: () => undefined,
  });
};

type WalkOfHill = Walk<HillField, HillMember>;

/** Every pair is decided for itself, one after the other (decision 787). */
const walkOf = (field: HillField, round: HillRound, manner: Manner): WalkOfHill => ({
  field,
  ladder: byeLadder(field),
  bye: round.bye,
  completion: everybody,
  brackets: round.pairs.map((pair, index) => {
    const left = round.pairs.slice(index).flatMap(pairOf);
    return {
      paired: pairOf(pair),
      chosen: () => wayOf(round, pair),
      isOpenIn: other => canAllBePaired(other, left),
      wayIn: other => {
        const begun = within<HillField, HillMember>(
          other,
          keeping(round.bye, round.pairs.slice(0, index).map(pairOf)),
        );
        const graph = unweighted(pairsWithBye(begun), begunWith(field, round));
        const free = left.filter(member => member !== pair.higher).sort((a, b) => a.order - b.order);
        return wayOf(round, meet(graph ?? impossible('everybody can be paired'), pair.higher, free, manner));
      },
    };
  }),
});

const wayOf = (round: HillRound, pair: HillPair): Way => ({
  steps: [stepOf(round, pair)],
  pairs: [pairOf(pair)],
  floaters: [],
});

const pairOf = ({ higher, lower }: HillPair): readonly [HillMember, HillMember] => [higher, lower];

/** The round as it is, from which little has to be given up. */
function* begunWith({ members }: HillField, { bye, pairs }: HillRound): Generator<readonly [number, number]> {
  if (bye) yield [bye.order, members.length];
  for (const { higher, lower } of pairs) yield [higher.order, lower.order];
}

/** The standings of the moment, and who was gibsonised. */
export const rulingsOfStandings = (
  { members }: HillField,
  { pairs }: HillRound,
  outlook: Outlook | undefined,
): readonly Ruling[] => [
  ruling(
    'order',
    renewed,
    members.map(({ id }) => id),
  ),
  ...pairs.flatMap(({ gibsonised }) => (gibsonised && outlook ? [rulingOfGibson(gibsonised, outlook)] : [])),
];

/** Decision 106: the rival of somebody whose place is settled, or the next of the hill. */
const stepOf = (round: HillRound, { higher, lower, gibsonised }: HillPair): Step => {
  const choice = `${higher.id}-${lower.id}`;
  if (!gibsonised) return { choice, counts: [], order: orderIn(round) };
  const rule = gibsonised.contender.place > 1 ? gibsonSettled : gibson;
  const hasChance = gibsonised.chosenAs === 'last';
  return { choice, counts: [breaking(rule, hasChance, [gibsonised.rival])], order: ruleOf(gibsonised) };
};

const orderIn = ({ pairs }: HillRound): Rule =>
  pairs.some(({ gibsonised }) => gibsonised) ? gibsonHill : hill;

const ruleOf = ({ chosenAs, contender }: Gibsonised): Rule => {
  if (contender.place > 1) return gibsonSettled;
  return chosenAs === 'last' ? gibsonLast : gibson;
};

/** Who was gibsonised and why: the points that say so on both sides. */
const rulingOfGibson = (gibsonised: Gibsonised, outlook: Outlook): Ruling => {
  const { contender, chaser, rival, chosenAs } = gibsonised;
  const reach = (of: Contender) => decimalOf(tenths(mostPoints(of, outlook)));
  return ruling('gibson', ruleOf(gibsonised), [contender.id, rival.id], {
    because: chaser ? [chaser.id] : [],
    facts: {
      place: contender.place,
      points: decimalOf(contender.score),
      rounds: outlook.rounds,
      prizes: outlook.prizes,
      ...(chaser ? { chaserReaches: reach(chaser) } : {}),
      rivalPlace: rival.place,
      rivalReaches: reach(rival),
      chosenAs,
    },
  });
};

/** Rivals who were offered before. */
const rulingOfBoard = (walk: WalkOfHill, round: HillRound, pair: HillPair): Ruling<'board'> => {
  const { higher, lower, gibsonised } = pair;
  const passed = pair.passedOver.map(rival =>
    passedOver([higher, rival], againstPair<HillField, HillMember>(walk, higher, rival)),
  );
  const natural = gibsonised ? ruleOf(gibsonised) : orderIn(round);
  return ruling('board', passed[0]?.rule ?? natural, [higher.id, lower.id], {
    passedOver: passed,
    because: pair.passedOver.slice(0, 1).map(({ id }) => id),
    facts: { place: higher.place, rivalPlace: lower.place },
  });
};
