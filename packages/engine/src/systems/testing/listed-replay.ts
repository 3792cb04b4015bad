import type { PlayerId } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import type { Ruling } from '../../rules/ruling.ts';
import { type Asked, byeAsked, pairAsked, proofOf, type WalkedLists } from './listed-walk.ts';
import {
  type FoundColours,
  type FoundRound,
  missingAmong,
  missingOfRound,
  named,
  refutedAnswer,
  refutedBy,
  refutedColour,
  refutedRefusal,
  refutedScore,
} from './refutations.ts';
import type { BoardsByScore, InOrder, Proof, Replay } from './replay.ts';

/* Rulings and answers looked up in the lists of a walk. */

type Players<Player> = readonly Player[];

/** What was passed over, in the order in which it is told, with the proof against it. */
type Passed<Player> = readonly (readonly [players: Players<Player>, proof: Proof | undefined])[];

interface ListedBoard<Player> {
  /** Whoever chose first. */
  readonly pair: readonly [Player, Player];
  /** The rule where nothing was passed over. */
  readonly natural: string;
  readonly passed: () => Passed<Player>;
}

interface ListedFloat<Player> {
  readonly player: Player;
  /** Absent: of no bracket. */
  readonly bracket?: number;
  /** Absent: it is not said. */
  readonly direction?: 'up' | 'down';
  readonly natural: string;
  /** Who stood before in the order and did not float. */
  readonly before: Players<Player>;
  /** What was passed over, where that is not those before. */
  readonly passed?: () => Passed<Player>;
  /** Against another instead; undefined where that is not the question. */
  readonly instead: (other: Player) => Proof | undefined;
}

/** A round by the lists, with all that can be said of it. */
export interface ListedRound<Player extends { readonly id: PlayerId }> {
  readonly lists: WalkedLists<Player>;
  /** What the lists say, where the text walks them in a way of its own. */
  readonly against?: (asked: Asked<Player>) => Proof | undefined;
  /** Rulings about the round as a whole: subject, rule, and the players concerned. */
  readonly others?: readonly string[];
  readonly bye: Player | undefined;
  /** The position with the scores that count; absent: those of the pairing. */
  readonly scored?: Position;
  readonly prohibition: (a: Player, b: Player) => Pick<Proof, 'rule' | 'round'> | undefined;
  readonly bar: (player: Player) => Pick<Proof, 'rule' | 'round'> | undefined;
  /** What stands against a bye with which nobody else could be paired; absent: what stands against a pair. */
  readonly completionOfBye?: string;
  /** In the order in which the bye is offered. */
  readonly claimants: Players<Player>;
  readonly naturalBye: string;
  readonly boards: readonly ListedBoard<Player>[];
  readonly floats: readonly ListedFloat<Player>[];
  readonly coloursOf: (pair: readonly [Player, Player]) => FoundColours;
  /** The paragraph that numbers the boards by their scores. */
  readonly boardOrder: string | InOrder;
  /** The initial order; absent: that of the pairing numbers. */
  readonly list?: readonly PlayerId[];
}

type Known = { readonly id: PlayerId };

/** Undefined is what was chosen. */
export const proofOfPair = <Player extends Known>(
  { lists, prohibition, against }: Pick<ListedRound<Player>, 'lists' | 'prohibition' | 'against'>,
  a: Player,
  b: Player,
): Proof | undefined => {
  const found = prohibition(a, b);
  if (found) return { verdict: 'forbidden', ...found };
  return against ? against(pairAsked(a, b)) : proofOf(lists, pairAsked(a, b));
};

const proofOfBye = <Player extends Known>(
  { lists, bar, completionOfBye = lists.completion, against }: ListedRound<Player>,
  player: Player,
): Proof | undefined => {
  const found = bar(player);
  if (found) return { verdict: 'forbidden', ...found };
  return against
    ? against(byeAsked(player))
    : proofOf({ ...lists, completion: completionOfBye }, byeAsked(player));
};

/** Everybody whom somebody could meet is forbidden: by the rule against the first of them. */
export const allForbidden = <Player extends Known>(
  prohibition: ListedRound<Player>['prohibition'],
  player: Player,
  others: Players<Player>,
): Proof | undefined => {
  const found = others.map(other => prohibition(player, other));
  const [first] = found;
  return first && found.every(each => each) ? { verdict: 'forbidden', ...first } : undefined;
};

export const listedReplay = <Player extends Known>(
  described: Pick<Replay, 'system' | 'options' | 'positionFor'>,
  roundOf: (position: Position) => ListedRound<Player> | undefined,
): Replay => {
  const known = new WeakMap<Position, ListedRound<Player>>();
  const listed = (position: Position): ListedRound<Player> => {
    const round = known.get(position) ?? roundOf(position);
    if (!round) throw new Error('a round exists');
    known.set(position, round);
    return round;
  };
  return {
    ...described,
    refute: (position, rulings) => {
      const round = listed(position);
      const made = { boards: round.boards.length, floats: round.floats.length, bye: round.bye };
      return [
        ...missingAmong(rulings, made),
        ...missingOfRound(rulings, round.others ?? []),
        ...rulings.flatMap((ruling, at) =>
          refuted(round, position, { ruling, before: rulings.slice(0, at) }),
        ),
      ];
    },
    refuteAnswer: (position, question, answer) =>
      refutedAnswer(foundIn(listed(position), position), question, answer),
    refuteRefusal: (position, question, refusals) =>
      refutedRefusal(foundIn(listed(position), position), question, refusals),
  };
};

const isOfSameFloat = (one: Ruling, other: Ruling): boolean =>
  one.subject === 'float' &&
  other.subject === 'float' &&
  one.about[0] === other.about[0] &&
  one.facts.bracket === other.facts.bracket &&
  one.facts.direction === other.facts.direction;

const refuted = <Player extends Known>(
  round: ListedRound<Player>,
  position: Position,
  { ruling, before }: { readonly ruling: Ruling; readonly before: readonly Ruling[] },
): readonly string[] => {
  const isAbout = ({ id }: Player): boolean => ruling.about.includes(id);
  switch (ruling.subject) {
    case 'board': {
      const board = round.boards.find(({ pair }) => pair.every(isAbout));
      if (!board) return [`${named(ruling)}: no such board`];
      return refutedBy(ruling, { natural: board.natural, passed: idsIn(board.passed()) });
    }
    case 'float': {
      const { bracket, direction } = ruling.facts;
      // Whoever was sent into a group of which nobody is left floats on from it, with the score of the first float.
      const times = before.filter(each => isOfSameFloat(each, ruling)).length;
      const float = round.floats.filter(
        each => isAbout(each.player) && each.bracket === bracket && each.direction === direction,
      )[times];
      if (!float) return [`${named(ruling)}: does not float ${direction} at ${bracket}`];
      const passed = float.passed?.() ?? float.before.map(other => [[other], float.instead(other)] as const);
      return refutedBy(ruling, { natural: float.natural, passed: idsIn(passed) });
    }
    case 'bye': {
      if (!round.bye || !isAbout(round.bye)) return [`${named(ruling)}: has not the bye`];
      const passed = round.claimants
        .filter(player => player !== round.bye)
        .map(player => [[player], proofOfBye(round, player)] as const);
      return [
        ...refutedScore(ruling, round.scored ?? position),
        ...refutedBy(ruling, { natural: round.naturalBye, passed: idsIn(passed) }),
      ];
    }
    case 'colour': {
      const board = round.boards.find(({ pair }) => pair.every(isAbout));
      return refutedColour(ruling, board && round.coloursOf(board.pair));
    }
    default:
      return [];
  }
};

const idsIn = <Player extends Known>(passed: Passed<Player>) =>
  passed.map(([players, proof]) => [players.map(({ id }) => id), proof] as const);

const foundIn = <Player extends Known>(round: ListedRound<Player>, position: Position): FoundRound => {
  const { lists, boards, floats } = round;
  const playerOf = (id: PlayerId): Player => {
    const player = lists.players.find(each => each.id === id);
    if (!player) throw new Error(`${id} is to be paired`);
    return player;
  };
  const floatsOf = (id: PlayerId) => floats.filter(({ player }) => player.id === id);
  const boardOf = (id: PlayerId) => boards.find(({ pair }) => pair.some(player => player.id === id));
  const against = (player: PlayerId, instead: PlayerId): Proof | undefined => {
    for (const float of floatsOf(player)) {
      const proof = float.instead(playerOf(instead));
      if (proof) return proof;
    }
    return undefined;
  };
  return {
    bye: round.bye,
    meet: (a, b) => boardOf(a)?.pair.some(({ id }) => id === b) === true,
    againstPair: (a, b) => proofOfPair(round, playerOf(a), playerOf(b)),
    againstBye: player => proofOfBye(round, playerOf(player)),
    floats: (player, instead) =>
      floatsOf(player).length > 0 && (instead === undefined || against(player, instead) !== undefined),
    againstFloat: against,
    timesFloated: player => floatsOf(player).length,
    floatTogether: (player, instead) =>
      floatsOf(player).some(one =>
        floatsOf(instead).some(other => other.bracket === one.bracket && other.direction === one.direction),
      ),
    coloursOf: player => {
      const board = boardOf(player);
      return board && round.coloursOf(board.pair);
    },
    boards: boardsIn(round, position),
  };
};

const boardsIn = <Player extends Known>(
  { boards, boardOrder, list }: ListedRound<Player>,
  position: Position,
): BoardsByScore | InOrder =>
  typeof boardOrder === 'string'
    ? { position, pairs: boards.map(({ pair }) => pair), rule: boardOrder, list }
    : boardOrder;
