import { impossible, type PlayerId } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import type { Ruling } from '../../../rules/ruling.ts';
import {
  type Expected,
  type FoundRound,
  missingAmong,
  missingOfRound,
  named,
  refutedAnswer,
  refutedBy,
  refutedColour,
  refutedRefusal,
  refutedScore,
} from '../../testing/refutations.ts';
import type { Replay } from '../../testing/replay.ts';
import {
  contenderIn,
  type LiteralText,
  ofContenders,
  type Pair,
  type Walked,
  type WalkedBracket,
  walkedOf,
} from './oracle.ts';
import type { LiteralContender } from './pair-literally.ts';
import { proofOfBye, proofOfFloat, proofOfPair } from './proof.ts';

/** The rulings of C.04.5 or C.04.6 looked up in the lists of the oracle. */
export const upfloatReplay = <Contender extends LiteralContender>(
  described: Pick<Replay, 'system' | 'options' | 'positionFor'>,
  textOf: (position: Position) => LiteralText<Contender>,
): Replay => {
  const known = new WeakMap<Position, Walked>();
  const walkedIn = (position: Position): Walked => {
    const walked =
      known.get(position) ??
      walkedOf(position, ofContenders(textOf(position))) ??
      impossible('a round exists');
    known.set(position, walked);
    return walked;
  };
  return {
    ...described,
    refute: (position, rulings) => {
      const walked = walkedIn(position);
      const { brackets, bye } = walked;
      const made = {
        boards: brackets.flatMap(({ pairs }) => pairs).length,
        floats: brackets.flatMap(({ upfloaters }) => upfloaters).length,
        bye,
      };
      return [
        ...missingAmong(rulings, made),
        ...missingOfRound(rulings, []),
        ...rulings.flatMap(ruling => refuted(walked, ruling)),
      ];
    },
    refuteAnswer: (position, question, answer) =>
      refutedAnswer(foundIn(walkedIn(position)), question, answer),
    refuteRefusal: (position, question, refusals) =>
      refutedRefusal(foundIn(walkedIn(position)), question, refusals),
  };
};

const refuted = (walked: Walked, ruling: Ruling): readonly string[] => {
  const { name } = walked.text;
  const players = ruling.about.map(id => contenderIn(walked, id as PlayerId));
  switch (ruling.subject) {
    case 'board': {
      const bracket = walked.brackets.find(({ pairs }) => isAmong(pairs, players));
      if (!bracket) return [`${named(ruling)}: no such board`];
      return [
        ...refutedPlace(ruling, bracket),
        ...refutedBy(ruling, { natural: `${name}.3.6`, passed: offeredFor(walked, bracket, players) }),
      ];
    }
    case 'float': {
      const [player = impossible('somebody floats')] = players;
      const bracket = bracketOf(walked, player);
      if (!bracket) return [`${named(ruling)}: does not float`];
      const passed = beforeInOrder(bracket, player).map(
        instead => [[instead.id], proofOfFloat(walked, bracket, { player, instead })] as const,
      );
      return [...refutedPlace(ruling, bracket), ...refutedBy(ruling, { natural: `${name}.C4`, passed })];
    }
    case 'bye': {
      if (!walked.bye || players[0] !== walked.bye) return [`${named(ruling)}: has not the bye`];
      const others = walked.text.contenders
        .filter(player => player !== walked.bye)
        .sort((a, b) => a.score - b.score || b.played - a.played || b.tpn - a.tpn);
      const passed = others.map(player => [[player.id], proofOfBye(walked, player)] as const);
      return [
        ...refutedScore(ruling, walked.position),
        ...refutedBy(ruling, { natural: `${name}.3.4.4`, passed }),
      ];
    }
    case 'colour':
      return refutedColour(ruling, coloursOf(walked, ruling.about[0] as PlayerId));
    default:
      return [];
  }
};

const refutedPlace = (ruling: Ruling<'board' | 'float'>, { score }: WalkedBracket): readonly string[] =>
  ruling.facts.bracket === score / 10
    ? []
    : [`${named(ruling)}: in the bracket of ${ruling.facts.bracket}, not ${score / 10}`];

const isAmong = (pairs: readonly Pair[], players: readonly LiteralContender[]): boolean =>
  pairs.some(pair => players.every(player => pair.includes(player)));

const bracketOf = ({ brackets }: Walked, upfloater: LiteralContender): WalkedBracket | undefined =>
  brackets.find(({ upfloaters }) => upfloaters.includes(upfloater));

/** Whoever could have floated, and comes before in the order of 3.5.3, and does not. */
const beforeInOrder = (
  { below, upfloaters }: WalkedBracket,
  player: LiteralContender,
): readonly LiteralContender[] =>
  below.slice(0, below.indexOf(player)).filter(other => !upfloaters.includes(other));

/**
 * 3.6: whom the order offers to the top member of a board before the bottom member taken, the boards before kept: with whom
 * some pairing of those left, whatever forbids it, has a smaller identifier. In the order of the smallest.
 */
const offeredFor = (
  walked: Walked,
  { pairs }: WalkedBracket,
  players: readonly LiteralContender[],
): Expected['passed'] => {
  const at = pairs.findIndex(pair => players.every(player => pair.includes(player)));
  const left = pairs.slice(at);
  const [top, bottom] = left[0] ?? impossible('the board is one of the bracket');
  const chosen = identifierOf(left);
  const smallest = new Map<LiteralContender, readonly number[]>();
  for (const all of everyPairing(left.flat().sort((a, b) => a.tpn - b.tpn))) {
    const other = all.find(pair => pair.includes(top))?.[1] ?? impossible('the top member meets somebody');
    const [identifier, least] = [identifierOf(all), smallest.get(other)];
    if (!least || isSmaller(identifier, least)) smallest.set(other, identifier);
  }
  return [...smallest]
    .filter(([other, identifier]) => other !== bottom && isSmaller(identifier, chosen))
    .sort(([, a], [, b]) => (isSmaller(a, b) ? -1 : 1))
    .map(([other]) => [[top.id, other.id], proofOfPair(walked, [top, other])]);
};

const identifierOf = (pairs: readonly Pair[]): readonly number[] => [
  ...pairs.map(([top]) => top.tpn),
  ...pairs.map(([, bottom]) => bottom.tpn),
];

const isSmaller = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((number, index) => number !== b[index]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
};

const everyPairing = ([top, ...others]: readonly LiteralContender[]): readonly (readonly Pair[])[] =>
  top === undefined
    ? [[]]
    : others.flatMap(bottom =>
        everyPairing(others.filter(other => other !== bottom)).map(rest => [[top, bottom] as const, ...rest]),
      );

const coloursOf = ({ brackets, text }: Walked, id: PlayerId) => {
  const pair = brackets.flatMap(({ pairs }) => pairs).find(made => made.some(player => player.id === id));
  return pair && text.whiteOf(...pair);
};

const foundIn = (walked: Walked): FoundRound => {
  const { brackets, bye, position } = walked;
  const playerOf = (id: PlayerId): LiteralContender => contenderIn(walked, id);
  const pairs = brackets.flatMap(bracket => bracket.pairs);
  /** The bracket that the one floated into and the other might have. */
  const bracketFor = (player: PlayerId, instead: PlayerId): WalkedBracket | undefined => {
    const bracket = bracketOf(walked, playerOf(player));
    const [other, { below = [], upfloaters = [] }] = [playerOf(instead), bracket ?? {}];
    return below.includes(other) && !upfloaters.includes(other) ? bracket : undefined;
  };
  return {
    bye,
    meet: (a, b) => isAmong(pairs, [playerOf(a), playerOf(b)]),
    againstPair: (a, b) => proofOfPair(walked, [playerOf(a), playerOf(b)]),
    againstBye: player => proofOfBye(walked, playerOf(player)),
    floats: (player, instead) =>
      instead === undefined
        ? bracketOf(walked, playerOf(player)) !== undefined
        : bracketFor(player, instead) !== undefined,
    againstFloat: (player, instead) => {
      const bracket = bracketFor(player, instead) ?? impossible('the one floats and the other might have');
      return proofOfFloat(walked, bracket, { player: playerOf(player), instead: playerOf(instead) });
    },
    timesFloated: player => (bracketOf(walked, playerOf(player)) ? 1 : 0),
    floatTogether: (player, instead) => {
      const bracket = bracketOf(walked, playerOf(player));
      return bracket !== undefined && bracket === bracketOf(walked, playerOf(instead));
    },
    coloursOf: player => coloursOf(walked, player),
    boards: { position, pairs, rule: 'basic-rules.3.6' },
  };
};
