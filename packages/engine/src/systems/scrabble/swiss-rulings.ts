import { decimalOf } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import { type BracketFacts, type Rule, type Ruling, ruling } from '../../rules/index.ts';
import type { Field } from './field.ts';
import type { Bye, PairedGroup, PairOfGroup, SwissRound } from './halves.ts';
import { isRated, type Member } from './list.ts';
import {
  bye,
  differentRival,
  everybody,
  forbiddenPair,
  halves,
  order,
  similar,
  unrated,
  wins,
} from './rules.ts';

/** Why the round is what it is: the list, each board, whoever goes down, and the bye. */
export const rulingsOfRound = (field: Field, round: SwissRound): readonly Ruling[] => [
  ...rulingsOfList(field),
  ...(round.bye ? [rulingOfBye(round.bye)] : []),
  ...round.groups.flatMap(group => [
    ...group.pairs.map(pair => rulingOfBoard(pair, group, field.position)),
    ...group.goingDown.map(member => rulingOfFloat(member, group, field.position)),
  ]),
];

const rulingsOfList = ({ list }: Field): readonly Ruling[] => {
  const withoutRating = list.filter(entrant => !isRated(entrant));
  return [
    ruling(
      'order',
      order,
      list.map(({ id }) => id),
    ),
    ...(withoutRating.length > 0 && withoutRating.length < list.length
      ? [
          ruling(
            'order',
            unrated,
            withoutRating.map(({ id }) => id),
            { facts: { place: list.findIndex(entrant => !isRated(entrant)) + 1 } },
          ),
        ]
      : []),
  ];
};

/** What keeps the first of two from meeting the second. */
const obstacleBetween = (a: Member, b: Member, position: Position): Rule => {
  if (a.entrant.met.has(b.id)) return differentRival;
  return position.mayNotMeet(a.id, b.id) ? forbiddenPair : everybody;
};

const rulingOfBoard = (pair: PairOfGroup, group: PairedGroup, position: Position): Ruling => {
  const { higher, lower, passedOver } = pair;
  const about = [higher.id, lower.id];
  const facts = factsOf(group);
  const [first] = passedOver;
  if (first)
    return ruling('board', obstacleBetween(higher, first, position), about, { because: [first.id], facts });
  if (higher.score !== lower.score) return ruling('board', similar, about, { facts });
  return ruling('board', position.round === 1 ? halves : wins, about, { facts });
};

const factsOf = ({ list }: PairedGroup): BracketFacts => ({
  ...(list.at(-1) ? { bracket: decimalOf((list.at(-1) as Member).score) } : {}),
  players: list.length,
});

/** A player who has met the whole group goes down for that; others because somebody has to. */
const rulingOfFloat = (member: Member, group: PairedGroup, position: Position): Ruling => {
  const others = group.list.filter(other => other !== member);
  const rules = new Set(others.map(other => obstacleBetween(member, other, position)));
  const [only] = rules;
  const rule = rules.size === 1 && only === differentRival ? differentRival : similar;
  return ruling('float', rule, [member.id], { facts: factsOf(group) });
};

const rulingOfBye = ({ player, passedOver }: Bye): Ruling =>
  ruling('bye', bye, [player.id], {
    because: passedOver.map(({ id }) => id),
    facts: { score: decimalOf(player.score) },
  });
