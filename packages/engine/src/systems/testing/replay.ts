import type { PlayerId } from '../../model/index.ts';
import type { Entrant, Position } from '../../position/index.ts';
import type { LeftOver, PassedOver, Ruling, Verdict } from '../../rules/ruling.ts';
import type { Answer, PairingQuestion } from '../question.ts';
import type { NoPairing, Options } from '../system.ts';
import type { LeftOverFound } from './left-over.ts';

/*
 * Replay: rulings and answers of a system proved again, one by one, by the literal enumeration of its articles. It
 * shares with the system nothing but the position.
 */

/** How a system's rulings are proved again. One for each system, in its `referee/replay.ts`. */
export interface Replay {
  /** Id of the system. */
  readonly system: string;
  readonly options?: Options;
  /** A small field made up from the seed; undefined where that seed gives none for this system. */
  readonly positionFor: (seed: number) => Position | undefined;
  /** Everything that enumeration does not bear out, in words. The round is known to exist. */
  readonly refute: (position: Position, rulings: readonly Ruling[]) => readonly string[];
  readonly refuteAnswer: (position: Position, question: PairingQuestion, answer: Answer) => readonly string[];
  /** Where the system says that there is nothing to explain: why there is, or what else it should have said. */
  readonly refuteRefusal: (
    position: Position,
    question: PairingQuestion,
    refusals: readonly NoPairing[],
  ) => readonly string[];
  /** Whom questions are about. Absent: those to be paired. */
  readonly asksAbout?: (position: Position) => readonly PlayerId[];
}

/** What enumeration finds about something that was not taken. */
export interface Proof {
  readonly verdict: Verdict;
  /** Key of the rule. */
  readonly rule: string;
  /** Worse: how often the rule finds fault, at the grade that tells the two apart; undefined: not compared. */
  readonly chosen?: number;
  readonly other?: number;
  /** Worse: whom the rule charges; undefined: not compared. */
  readonly suffers?: readonly number[];
  /** The same where several alternatives are as good: whom each of them charges. */
  readonly sufferers?: readonly (readonly number[])[];
  /** Worse: what is counted, where it is not players: pairs, both of each charged; or that the rule is broken. */
  readonly unit?: PassedOver['unit'] | 'not compared';
  /** Worse: how great the faults are that are counted, by a rule that takes the greatest first. */
  readonly each?: PassedOver['each'] | 'not compared';
  /** Score of the bracket that told the two apart; undefined: not compared. */
  readonly bracket?: number;
  /** Forbidden: the earlier round, where there is one. */
  readonly round?: number;
  /** Forbidden because the others could not all be paired: who would be left over. */
  readonly leftOver?: LeftOverFound | undefined;
}

type Claim = Pick<
  PassedOver,
  'rule' | 'chosen' | 'other' | 'suffers' | 'unit' | 'each' | 'round' | 'leftOver'
> & {
  readonly verdict: Answer['verdict'];
};

/** The differences between what is claimed and what enumeration finds. Worse: with both counts, and who suffers. */
export const claimAgainst = (what: string, claim: Claim, proof: Proof): readonly string[] => {
  const found = written(proof);
  const claimed = written({ ...claim, rule: claim.rule.key });
  const isCounted = proof.verdict === 'worse' && proof.chosen !== undefined;
  const isTold = claim.chosen !== undefined && claim.other !== undefined && !!claim.suffers?.length;
  const differs =
    (claim.verdict === 'worse' && !(isTold && isMore(claim))) ||
    claim.rule.key !== proof.rule ||
    claim.verdict !== proof.verdict ||
    claim.round !== proof.round ||
    leftIn(claim.leftOver) !== leftIn(proof.leftOver) ||
    (proof.leftOver?.apart !== undefined && apartIn(claim.leftOver) !== apartIn(proof.leftOver)) ||
    (proof.unit !== 'not compared' && claim.unit !== proof.unit) ||
    (proof.each !== 'not compared' && sizeOf(claim.each) !== sizeOf(proof.each)) ||
    (claim.unit === 'pairs' && claim.suffers?.length !== 2 * (claim.other ?? 0)) ||
    (isCounted && (claim.chosen !== proof.chosen || claim.other !== proof.other)) ||
    (proof.suffers !== undefined && listed(claim.suffers) !== listed(proof.suffers)) ||
    (proof.sufferers !== undefined && !proof.sufferers.some(each => listed(each) === listed(claim.suffers)));
  return differs ? [`${what}: claims ${claimed}, enumeration finds ${found}`] : [];
};

/** Whatever a rule counts, fewer are better. */
const isMore = ({ chosen = 0, other = 0 }: Claim): boolean => other > chosen;

const sizeOf = (each: Proof['each'] | undefined): string =>
  typeof each === 'object' ? `${each.of} of ${each.points}` : (each ?? '');

const apartIn = (leftOver: LeftOver | LeftOverFound | undefined): string => {
  const { apart } = leftOver ?? {};
  if (apart === undefined || apart === 'nothing') return '';
  return `${typeof apart.rule === 'string' ? apart.rule : apart.rule.key} ${apart.round ?? ''}`;
};

const leftIn = (leftOver: LeftOver | LeftOverFound | undefined): string =>
  leftOver === undefined
    ? ''
    : `leaves ${leftOver.count} of ${listed(leftOver.players)} with ${listed(leftOver.partners)} ${leftOver.bye} ${leftOver.keeping}`;

const listed = (players: readonly number[] = []): string => [...players].sort((a, b) => a - b).join();

const written = ({
  verdict,
  rule,
  chosen,
  other,
  suffers,
  unit,
  each,
  sufferers,
  round,
  leftOver,
}: Omit<Proof, 'verdict' | 'leftOver'> & { readonly leftOver?: LeftOver | LeftOverFound | undefined } & {
  readonly verdict: Answer['verdict'];
}): string =>
  [
    verdict,
    rule,
    ...(chosen === undefined && other === undefined ? [] : [`${chosen} instead of ${other}`]),
    ...(unit === undefined ? [] : [unit]),
    ...(each === undefined ? [] : [sizeOf(each)]),
    ...(suffers === undefined ? [] : [`for ${listed(suffers) || 'nobody'}`]),
    ...(sufferers === undefined ? [] : [`for ${sufferers.map(listed).join(' or ')}`]),
    ...(round === undefined ? [] : [`round ${round}`]),
    ...(leftOver === undefined ? [] : [leftIn(leftOver), apartIn(leftOver)]),
  ].join(' ');

/** Boards that are numbered by their scores. */
export interface BoardsByScore {
  /** As the round was paired: with all points that count. */
  readonly position: Position;
  readonly pairs: readonly (readonly { readonly id: PlayerId }[])[];
  /** Key of the rule that numbers boards by their scores. */
  readonly rule: string;
  /** The initial order; absent: that of the pairing numbers. */
  readonly list?: readonly PlayerId[] | undefined;
}

/** Boards in an order of the text's own. */
export interface InOrder {
  readonly rule: string;
  readonly inOrder: readonly (readonly { readonly id: PlayerId }[])[];
}

/** Who plays at a board, and the paragraph that put them there. */
export const claimOfBoardInOrder = (
  what: string,
  answer: Answer,
  { rule, inOrder }: InOrder,
): readonly string[] => {
  if (answer.kind !== 'board') return [`${what}: of no board`];
  const { white, black } = answer.facts;
  const [claimed, found] = [
    [white, black, answer.rule.key],
    [...(inOrder[answer.question.board - 1] ?? []).map(({ id }) => id), rule],
  ].map(each => each.map(String).sort().join(' '));
  return claimed === found ? [] : [`${what}: claims ${claimed}, not ${found}`];
};

/** Boards by the higher score, the sum of both and the number of the higher; the scores as they count and as they were made. */
export const claimOfBoard = (
  what: string,
  answer: Answer,
  { position, pairs, rule, list }: BoardsByScore,
): readonly string[] => {
  if (answer.kind !== 'board') return [`${what}: of no board`];
  const numberOf = ({ id, place }: Entrant): number => list?.indexOf(id) ?? place;
  const ranked = pairs.map(pair =>
    position.everyone
      .filter(entrant => pair.some(({ id }) => id === entrant.id))
      .sort((a, b) => b.pairingScore - a.pairingScore || numberOf(a) - numberOf(b)),
  );
  const sumOf = (board: (typeof ranked)[number]) =>
    board.reduce((sum, { pairingScore }) => sum + pairingScore, 0);
  const boards = ranked.sort(
    (a, b) =>
      (b[0]?.pairingScore ?? 0) - (a[0]?.pairingScore ?? 0) ||
      sumOf(b) - sumOf(a) ||
      (a[0] ? numberOf(a[0]) : 0) - (b[0] ? numberOf(b[0]) : 0),
  );
  const board = boards[answer.question.board - 1] ?? [];
  const { white, black, scores, points } = answer.facts;
  const ofColours = [white, black].flatMap(id => board.filter(entrant => entrant.id === id));
  const isAccelerated = board.some(({ pairingScore, score }) => pairingScore !== score);
  const expected = {
    players: board.map(({ id }) => id).sort((a, b) => a - b),
    scores: ofColours.map(({ pairingScore }) => pairingScore / 10),
    ...(isAccelerated ? { points: ofColours.map(({ score }) => score / 10) } : {}),
    rule,
  };
  const claimed = {
    players: [white, black].sort((a, b) => a - b),
    scores,
    ...(points ? { points } : {}),
    rule: answer.rule.key,
  };
  return JSON.stringify(claimed) === JSON.stringify(expected)
    ? []
    : [`${what}: claims ${JSON.stringify(claimed)}, not ${JSON.stringify(expected)}`];
};

/** Every question about a round that a small field can ask: each pair, each bye, float, colour, and each board. */
export const everyQuestion = (
  position: Position,
  boards: number,
  ids: readonly PlayerId[] = position.entrants.map(({ id }) => id),
): readonly PairingQuestion[] => {
  return [
    ...ids.flatMap((a, index) =>
      ids.slice(index + 1).map((b): PairingQuestion => ({ kind: 'pair', players: [a, b] })),
    ),
    ...ids.map((player): PairingQuestion => ({ kind: 'bye', player })),
    ...ids.map((player): PairingQuestion => ({ kind: 'float', player })),
    ...ids.flatMap(player =>
      ids
        .filter(other => other !== player)
        .map((instead): PairingQuestion => ({ kind: 'float', player, instead })),
    ),
    ...ids.map((player): PairingQuestion => ({ kind: 'colour', player })),
    ...Array.from({ length: boards }, (_, index): PairingQuestion => ({ kind: 'board', board: index + 1 })),
  ];
};
