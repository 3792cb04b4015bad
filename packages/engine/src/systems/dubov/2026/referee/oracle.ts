import { impossible } from '../../../../model/index.ts';
import type { Position } from '../../../../position/index.ts';
import { type Decision, type Found, firstOf, type Listed } from '../../../testing/listed-walk.ts';
import { type WholeRound, wholeRounds } from '../../../testing/whole-rounds.ts';
import { halvesOf, shiftedIn } from './halves.ts';
import { type Player, playersOf, prohibitionIn, whiteOf } from './player.ts';

/*
 * The oracle of Dubov 2026: all legal rounds of a small field, and of each bracket every way to pair it, with what C5 to C10
 * find in it and its place in the orders of article 4. A pair of a round belongs to the bracket in which the higher of the two
 * is a resident; so a round has one candidate in each bracket, and the upfloaters of a bracket are who meets its residents.
 */

export type Pair = readonly [Player, Player];
type Round = WholeRound<Player>;

/** A way to pair a bracket. */
export interface Candidate extends Listed<Player> {
  readonly upfloaters: readonly Player[];
  /** Shifted out of the smaller subgroup (3.2.4.1), and out of the larger one (3.2.4.2). */
  readonly ofFew: readonly Player[];
  readonly ofMany: readonly Player[];
  /** In the order of S1, whose players come first. */
  readonly pairs: readonly Pair[];
}

export interface WalkedBracket extends Decision<Player, Candidate> {
  readonly residents: readonly Player[];
  /** In the order of 4.2. */
  readonly below: readonly Player[];
}

export interface Walked {
  readonly players: readonly Player[];
  readonly legal: readonly Round[];
  readonly bye: Player | undefined;
  /** 3.1; undefined: an even number. */
  readonly receiving: Decision<Player> | undefined;
  readonly brackets: readonly WalkedBracket[];
}

/** Undefined: no legal round exists. */
export const walkedOf = (position: Position): Walked | undefined => {
  const players = playersOf(position);
  const prohibition = prohibitionIn(position);
  const legal = wholeRounds({
    players,
    mayMeet: (a, b) => !prohibition(a, b),
    mayHaveBye: ({ barredSince }) => barredSince === undefined,
  });
  if (legal.length === 0) return undefined;
  const receiving = players.length % 2 === 1 ? receivingOf(players, legal, position) : undefined;
  const brackets: WalkedBracket[] = [];
  const [begun] = receiving?.chosen.rounds ?? legal;
  let open = receiving?.chosen.rounds ?? legal;
  let left = players.filter(player => player !== (receiving ? begun?.bye : undefined));
  while (left[0]) {
    const { score } = left[0];
    const bracket = {
      residents: left.filter(player => player.score === score),
      below: left.filter(player => player.score < score),
      position,
    };
    const walked = bracketOf(bracket, open);
    brackets.push(walked);
    open = walked.chosen.rounds;
    const paired = walked.chosen.pairs.flat();
    left = left.filter(player => !paired.includes(player));
  }
  return { players, legal, bye: receiving ? begun?.bye : undefined, receiving, brackets };
};

/** 3.1.3 to 3.1.5. */
const receivingOf = (
  players: readonly Player[],
  legal: readonly Round[],
  { round }: Position,
): Decision<Player> => {
  const listed = players.flatMap((player): readonly Listed<Player>[] => {
    const rounds = legal.filter(({ bye }) => bye === player);
    if (rounds.length === 0) return [];
    const found: readonly Found<Player>[] = [
      { rule: RULE('3.1.3'), count: player.score / 10, suffers: [player], of: { unit: 'score' as const } },
      { rule: RULE('3.1.4'), count: round - 1 - player.games, suffers: [player], of: { unit: 'unplayed' } },
      { rule: RULE('3.1.5'), place: [-player.place] },
    ];
    return [{ found, rounds }];
  });
  return { listed, chosen: firstOf(listed) ?? impossible('somebody has the bye') };
};

const RULE = (id: string): string => `dubov-2026.${id}`;

interface Bracket {
  readonly residents: readonly Player[];
  readonly below: readonly Player[];
  readonly position: Position;
}

const bracketOf = (bracket: Bracket, open: readonly Round[]): WalkedBracket => {
  const { residents, below } = bracket;
  const begun = new Map<string, Round[]>();
  for (const round of open) {
    const key = pairsOf(residents, round)
      .map(pair => pair.map(({ id }) => id).join('-'))
      .join();
    begun.set(key, [...(begun.get(key) ?? []), round]);
  }
  const listed = [...begun.values()].map(rounds => candidateOf(bracket, rounds));
  const score = residents[0]?.score ?? 0;
  const chosen = firstOf<Player, Candidate>(listed) ?? impossible('a bracket has a candidate');
  return { bracket: score / 10, residents, below, listed, chosen };
};

const pairsOf = (residents: readonly Player[], { pairs }: Round): readonly Pair[] =>
  pairs.filter(pair => pair.some(player => residents.includes(player)));

const candidateOf = (bracket: Bracket, rounds: readonly Round[]): Candidate => {
  const { residents, below } = bracket;
  const made = pairsOf(residents, rounds[0] ?? impossible('a candidate begins a round'));
  const upfloaters = below.filter(player => made.some(pair => pair.includes(player)));
  const halves = halvesOf([...residents, ...upfloaters]);
  const { ofFew, ofMany, pairs, transposition } = shiftedIn(halves, made);
  const found: readonly Found<Player>[] = [
    ...foundByCriteria(bracket, upfloaters, made),
    { rule: RULE('4.2'), place: upfloaters.map(player => below.indexOf(player)) },
    { rule: RULE('3.2.4.1'), count: ofFew.length, suffers: ofFew },
    { rule: RULE('4.3'), place: ofFew.map(player => halves.few.indexOf(player)) },
    { rule: RULE('4.3'), place: ofMany.map(player => halves.many.indexOf(player)) },
    { rule: RULE('4.4'), place: transposition },
  ];
  return { found, rounds, upfloaters, ofFew, ofMany, pairs };
};

/** C5 to C10; C6 grade by grade, the greatest difference first. */
const foundByCriteria = (
  { residents: [first], below, position }: Bracket,
  upfloaters: readonly Player[],
  made: readonly Pair[],
): readonly Found<Player>[] => {
  const score = first?.score ?? 0;
  const grades = [...new Set(below.map(player => score - player.score))].sort((a, b) => b - a);
  const isLast = position.isLastRound === true;
  // 1.8.2.
  const most = 2 + Math.floor((position.tournament.plannedRounds ?? 0) / 5);
  const maximum = upfloaters.filter(({ upfloats }) => !isLast && upfloats >= most);
  const counted = (rule: string, players: readonly Player[]) => ({
    rule: RULE(rule),
    count: players.length,
    suffers: players,
  });
  return [
    counted('C5', upfloaters),
    ...grades.map(
      (grade): Found<Player> => ({
        ...counted(
          'C6',
          upfloaters.filter(player => score - player.score === grade),
        ),
        of: { each: { of: 'difference', points: grade / 10 } },
      }),
    ),
    counted(
      'C7',
      made.flatMap(pair => deniedIn(pair, position)),
    ),
    counted('C8', maximum),
    { ...counted('C9', maximum), count: maximum.reduce((sum, { upfloats }) => sum + upfloats, 0) },
    counted(
      'C10',
      upfloaters.filter(({ upfloatedLast }) => !isLast && upfloatedLast),
    ),
  ];
};

/** Article 5 gives each a colour: whoever does not seek it. */
const deniedIn = ([a, b]: Pair, position: Position): readonly Player[] => {
  const { white } = whiteOf(a, b, position);
  return [a, b].filter(player => player.seeks !== (player === white ? 'white' : 'black'));
};
