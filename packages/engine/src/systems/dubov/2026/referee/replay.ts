import type { Position } from '../../../../position/index.ts';
import { leftOverLiterally } from '../../../testing/left-over.ts';
import { allForbidden, type ListedRound, listedReplay, proofOfPair } from '../../../testing/listed-replay.ts';
import { firstOf, nothingAsked, proofOf, thereAsked, toldApart } from '../../../testing/listed-walk.ts';
import type { Proof, Replay } from '../../../testing/replay.ts';
import { ratedPosition } from '../../testing/rated-positions.ts';
import { halvesOf } from './halves.ts';
import { type Candidate, type Pair, type Walked, type WalkedBracket, walkedOf } from './oracle.ts';
import { type Player, prohibitionIn, whiteOf } from './player.ts';

const RULE = (id: string): string => `dubov-2026.${id}`;

/** C.04.4.1 (2026) looked up in the lists of the oracle. */
export const replay: Replay = listedReplay<Player>(
  { system: 'dubov-2026', positionFor: ratedPosition },
  position => {
    const walked = walkedOf(position);
    return walked && roundOf(walked, position);
  },
);

type Told = Pick<ListedRound<Player>, 'lists' | 'prohibition'>;

const roundOf = (walked: Walked, position: Position): ListedRound<Player> => {
  const { players, legal, bye, receiving, brackets } = walked;
  const prohibition = prohibitionIn(position);
  const told: Told = {
    prohibition,
    lists: {
      players,
      mayMeet: (a, b) => !prohibition(a, b),
      mayHaveBye: ({ barredSince }) => barredSince === undefined,
      between: prohibition,
      legal,
      decisions: [...(receiving ? [receiving] : []), ...brackets],
      completion: RULE('C4'),
    },
  };
  return {
    ...told,
    bye,
    bar: ({ barredSince }) =>
      barredSince === undefined ? undefined : { rule: RULE('C2'), round: barredSince },
    completionOfBye: RULE('3.1.2'),
    // 3.1.3 to 3.1.5.
    claimants: [...players].sort((a, b) => a.score - b.score || b.games - a.games || b.place - a.place),
    naturalBye: RULE('3.1.5'),
    boards: brackets.flatMap(bracket => boardsOf(told, bracket)),
    floats: brackets.flatMap(bracket => floatsOf(told, bracket)),
    coloursOf: ([a, b]) => whiteOf(a, b, position),
    boardOrder: 'basic-rules.3.6',
  };
};

const floatsOf = (told: Told, { residents, below, chosen, bracket = 0 }: WalkedBracket) => {
  const { upfloaters } = chosen;
  return upfloaters.map(player => ({
    player,
    bracket,
    direction: 'up' as const,
    natural: RULE('3.2.1'),
    before: below.slice(0, below.indexOf(player)).filter(other => !upfloaters.includes(other)),
    instead: (other: Player): Proof | undefined =>
      below.includes(other) && !upfloaters.includes(other)
        ? (allForbidden(told.prohibition, other, residents) ??
          proofOf(
            told.lists,
            thereAsked<Player>(({ score }) => score / 10 >= bracket, { inside: other, outside: player }),
          ))
        : undefined,
  }));
};

const boardsOf = (told: Told, bracket: WalkedBracket): ListedRound<Player>['boards'] => {
  const { pairs, ofFew, ofMany } = bracket.chosen;
  const { few, many } = halvesOf(pairs.flat());
  return pairs.map((pair, index) => {
    const [chooser, chosen] = pair;
    const isIn = (players: readonly Player[]): boolean => pair.some(player => players.includes(player));
    // Both of one subgroup: one was shifted out of it. Of the smaller one that is done where nobody else is left.
    const [subgroup, shifted] = isIn(ofFew) ? [few, ofFew] : isIn(ofMany) ? [many, ofMany] : [[], []];
    const others = isIn(ofFew) ? [...many].sort((a, b) => a.place - b.place) : [];
    const [own] = shifted.filter(player => pair.includes(player));
    const shiftedBefore = own
      ? subgroup.slice(0, subgroup.indexOf(own)).filter(player => !shifted.includes(player))
      : [];
    const offered = pairs
      .slice(index + 1)
      .map(([, other]) => other)
      .filter(other => other.place < chosen.place && !others.includes(other))
      .sort((a, b) => a.place - b.place);
    const against = (other: Player) => [[chooser, other], proofOfPair(told, chooser, other)] as const;
    return {
      pair,
      natural: naturalOf(bracket.chosen, pair),
      passed: () => [
        ...others.map(against),
        ...shiftedBefore.map(other => [[other], proofOfShift(told, bracket, { subgroup, other })] as const),
        ...offered.map(against),
      ],
    };
  });
};

const naturalOf = ({ ofFew, ofMany }: Candidate, pair: Pair): string => {
  if (pair.some(player => ofFew.includes(player))) return RULE('3.2.4.1');
  return pair.some(player => ofMany.includes(player)) ? RULE('3.2.4.2') : RULE('3.2.6');
};

/** Had another been shifted, in this bracket alone and with its upfloaters: it would meet somebody later of its subgroup. */
const proofOfShift = (
  { lists, prohibition }: Told,
  bracket: WalkedBracket,
  { subgroup, other }: { readonly subgroup: readonly Player[]; readonly other: Player },
): Proof => {
  const { chosen, listed } = bracket;
  const partners = subgroup.slice(subgroup.indexOf(other) + 1);
  const best = firstOf<Player, Candidate>(
    listed.filter(
      ({ upfloaters, pairs }) =>
        upfloaters.every(player => chosen.upfloaters.includes(player)) &&
        upfloaters.length === chosen.upfloaters.length &&
        pairs.some(pair => pair.includes(other) && pair.some(player => partners.includes(player))),
    ),
  );
  if (best) return toldApart(bracket, best, nothingAsked);
  const barred = allForbidden(prohibition, other, partners);
  if (barred) return barred;
  const here = chosen.pairs.flat();
  const mayMeet = (a: Player, b: Player): boolean =>
    lists.mayMeet(a, b) && (a !== other || partners.includes(b)) && (b !== other || partners.includes(a));
  const inBracket = leftOverLiterally({
    players: here,
    mayMeet,
    mayHaveBye: () => false,
    between: prohibition,
  });
  const alone = leftOverLiterally({
    players: lists.players,
    mayMeet,
    between: prohibition,
    mayHaveBye: player => lists.mayHaveBye(player) && player !== other,
  });
  return {
    verdict: 'forbidden',
    rule: lists.completion,
    leftOver: alone ?? (inBracket && { ...inBracket, keeping: 'earlier decisions' }),
  };
};
