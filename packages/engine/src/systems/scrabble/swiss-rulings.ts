import { decimalOf, isPlayed, opponentIn } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import { type BracketFacts, type PassedOver, type Rule, type Ruling, ruling } from '../../rules/index.ts';
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
  ...(round.bye ? [rulingOfBye(round.bye, field)] : []),
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

/** A rival who was offered before the one taken. */
const passedRival = (member: Member, rival: Member, position: Position): PassedOver => {
  const rule = obstacleBetween(member, rival, position);
  const at = member.entrant.past.findIndex(({ turn }) => isPlayed(turn) && opponentIn(turn) === rival.id);
  return {
    players: [member.id, rival.id],
    verdict: rule === everybody ? 'worse' : 'forbidden',
    rule,
    ...(rule === differentRival && at >= 0 ? { round: at + 1 } : {}),
  };
};

/** The ladder of decision 102: who may have the bye, with whom everybody else can be paired, who stands lowest. */
const passedForBye = ({ player, passedOver }: Bye, { members }: Field): readonly PassedOver[] =>
  [...members]
    .reverse()
    .filter(member => member !== player)
    .map(member => {
      if (!member.mayHaveBye) return { players: [member.id], verdict: 'forbidden', rule: bye };
      return passedOver.includes(member)
        ? { players: [member.id], verdict: 'worse', rule: everybody }
        : { players: [member.id], verdict: 'equal-later', rule: bye };
    });

const rulingOfBoard = (pair: PairOfGroup, group: PairedGroup, position: Position): Ruling => {
  const { higher, lower, passedOver } = pair;
  const about = [higher.id, lower.id];
  const facts = factsOf(group);
  const [first] = passedOver;
  if (first)
    return ruling('board', obstacleBetween(higher, first, position), about, {
      because: [first.id],
      passedOver: passedOver.map(rival => passedRival(higher, rival, position)),
      facts,
    });
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

const rulingOfBye = (given: Bye, field: Field): Ruling =>
  ruling('bye', bye, [given.player.id], {
    because: given.passedOver.map(({ id }) => id),
    passedOver: passedForBye(given, field),
    facts: { score: decimalOf(given.player.score) },
  });
