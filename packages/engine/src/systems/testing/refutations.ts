import type { PlayerId } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import type { Ruling } from '../../rules/ruling.ts';
import type { Answer, PairingQuestion } from '../question.ts';
import type { NoPairing } from '../system.ts';
import {
  type BoardsByScore,
  claimAgainst,
  claimOfBoard,
  claimOfBoardInOrder,
  type InOrder,
  type Proof,
} from './replay.ts';

/* What is held against the rulings and answers of any Swiss system, whatever its referee enumerates. */

export const named = ({ subject, about }: Ruling): string => `${subject} ${about.join('-')}`;

/** Every board, colour, float and bye has a ruling. */
export const missingAmong = (
  rulings: readonly Ruling[],
  { boards, floats, bye }: { readonly boards: number; readonly floats: number; readonly bye: unknown },
): readonly string[] => {
  const expected = { board: boards, colour: boards, float: floats, bye: bye === undefined ? 0 : 1 };
  return (['board', 'colour', 'float', 'bye'] as const).flatMap(subject => {
    const count = rulings.filter(ruling => ruling.subject === subject).length;
    return count === expected[subject] ? [] : [`${count} rulings about ${subject}, not ${expected[subject]}`];
  });
};

/** Of the round as a whole, exactly these: subject, rule, and the players concerned. */
export const missingOfRound = (
  rulings: readonly Ruling[],
  expected: readonly string[],
): readonly string[] => {
  const found = rulings
    .filter(({ subject }) => !['board', 'colour', 'float', 'bye'].includes(subject))
    .map(({ subject, rule, about }) => `${subject} ${rule.key} ${about.join()}`);
  const [one, other] = [found.sort(), [...expected].sort()];
  return JSON.stringify(one) === JSON.stringify(other)
    ? []
    : [`of the round: ${one.join(' · ')}; not ${other.join(' · ')}`];
};

/** Everything that stood before what was chosen, in its order and with the proof against it. */
export interface Expected {
  /** The rule where nothing did. */
  readonly natural: string;
  readonly passed: readonly (readonly [players: readonly number[], proof: Proof | undefined])[];
}

/** What is passed over is exactly that, and the rule of the ruling is the one against the first of it. */
export const refutedBy = (ruling: Ruling, { natural, passed: inOrder }: Expected): readonly string[] => {
  const passed = ruling.subject === 'bye' ? rivalsFirst(inOrder) : inOrder;
  const [claimed, found] = [
    ruling.passedOver.map(({ players }) => players),
    passed.map(([players]) => players),
  ];
  if (JSON.stringify(claimed) !== JSON.stringify(found))
    return [`${named(ruling)}: passed over ${JSON.stringify(claimed)}, not ${JSON.stringify(found)}`];
  const rule = ruling.passedOver[0]?.rule.key ?? natural;
  return [
    ...(ruling.rule.key === rule ? [] : [`${named(ruling)}: says ${ruling.rule.key}, not ${rule}`]),
    ...ruling.passedOver.flatMap((claim, index) => {
      const what = `${named(ruling)}, not ${claim.players.join('-')}`;
      const proof = passed[index]?.[1];
      if (!proof) return [`${what}: that is what was chosen`];
      const own = 'bracket' in ruling.facts ? ruling.facts.bracket : undefined;
      const place = claim.elsewhere ?? own;
      return [
        ...claimAgainst(what, claim, proof),
        ...(proof.bracket === undefined || proof.bracket === place
          ? []
          : [`${what}: in the bracket of ${place}, not ${proof.bracket}`]),
      ];
    }),
  ];
};

/** Of the bye: whoever might have had it comes before those who may not. */
const rivalsFirst = (passed: Expected['passed']): Expected['passed'] => {
  const isBarred = ([, proof]: Expected['passed'][number]): boolean => proof?.verdict === 'forbidden';
  return [...passed.filter(each => !isBarred(each)), ...passed.filter(isBarred)];
};

/** The score of whoever has the bye, as it counted; and without virtual points where there are any. */
export const refutedScore = (ruling: Ruling, { everyone }: Position): readonly string[] => {
  const receiver = everyone.find(({ id }) => id === ruling.about[0]);
  if (!receiver || ruling.subject !== 'bye') return [`${named(ruling)}: nobody has it`];
  const { score, pairingScore } = receiver;
  const found = [pairingScore / 10, ...(score === pairingScore ? [] : [score / 10])].join();
  const { score: counted, points } = ruling.facts;
  const claimed = [counted, ...(points === undefined ? [] : [points])].join();
  return claimed === found ? [] : [`${named(ruling)}: scores ${claimed}, not ${found}`];
};

/** Who has White of a board, and the rule of it. */
export interface FoundColours {
  readonly white: { readonly id: PlayerId };
  readonly rule: string;
}

export const refutedColour = (ruling: Ruling, found: FoundColours | undefined): readonly string[] => {
  if (!found) return [`${named(ruling)}: no such board`];
  const { white, rule } = found;
  return white.id === ruling.about[0] && rule === ruling.rule.key
    ? []
    : [`${named(ruling)}: says ${ruling.rule.key}, enumeration finds ${white.id} White by ${rule}`];
};

/** What enumeration finds in a round, for whoever asks about it. Proofs: undefined where that is what was chosen. */
export interface FoundRound {
  readonly bye: { readonly id: PlayerId } | undefined;
  readonly meet: (a: PlayerId, b: PlayerId) => boolean;
  /** Against two who do not meet. */
  readonly againstPair: (a: PlayerId, b: PlayerId) => Proof | undefined;
  readonly againstBye: (player: PlayerId) => Proof | undefined;
  /** Whether somebody floats; and where another does not, whether that can be asked. */
  readonly floats: (player: PlayerId, instead?: PlayerId) => boolean;
  readonly againstFloat: (player: PlayerId, instead: PlayerId) => Proof | undefined;
  /** How many brackets somebody floats from; absent: not known. */
  readonly timesFloated?: (player: PlayerId) => number;
  /** Whether two float out of one bracket. Absent: only whether they float is known. */
  readonly floatTogether?: (player: PlayerId, instead: PlayerId) => boolean;
  /** Of the board that somebody plays. */
  readonly coloursOf: (player: PlayerId) => FoundColours | undefined;
  /** What numbers the boards: a rule of the system's own, or their scores. */
  readonly boards: BoardsByScore | InOrder;
}

export const refutedAnswer = (
  found: FoundRound,
  question: PairingQuestion,
  answer: Answer,
): readonly string[] => {
  const what = JSON.stringify(question);
  const chosen = (why: string): readonly string[] =>
    answer.verdict === 'chosen' ? [] : [`${what}: ${answer.verdict}, but ${why}`];
  const against = (proof: Proof | undefined): readonly string[] =>
    proof
      ? [
          ...claimAgainst(what, { ...answer.facts, rule: answer.rule, verdict: answer.verdict }, proof),
          ...(proof.bracket === undefined || proof.bracket === answer.facts.bracket
            ? []
            : [`${what}: in the bracket of ${answer.facts.bracket}, not ${proof.bracket}`]),
        ]
      : [`${what}: that is what was chosen`];
  switch (question.kind) {
    case 'pair':
      return found.meet(...question.players)
        ? chosen('they meet')
        : against(found.againstPair(...question.players));
    case 'bye':
      return question.player === found.bye?.id
        ? chosen('has it')
        : against(found.againstBye(question.player));
    case 'float': {
      const { player, instead } = question;
      if (!found.floats(player)) return [`${what}: does not float`];
      return instead === undefined
        ? [...chosen('floats'), ...furtherFloats(what, answer, found.timesFloated?.(player))]
        : against(found.againstFloat(player, instead));
    }
    case 'colour': {
      const { white, rule } = found.coloursOf(question.player) ?? {};
      const isRight =
        answer.kind === 'colour' && answer.facts.white === white?.id && answer.rule.key === rule;
      return isRight
        ? chosen('it is so')
        : [`${what}: not by ${answer.rule.key}, but ${white?.id} White by ${rule}`];
    }
    case 'board': {
      const { boards } = found;
      const claims =
        'inOrder' in boards ? claimOfBoardInOrder(what, answer, boards) : claimOfBoard(what, answer, boards);
      return [...chosen('it is so'), ...claims];
    }
  }
};

/** Each float is told, the first and whatever followed. */
const furtherFloats = (what: string, answer: Answer, times: number | undefined): readonly string[] => {
  const told = 1 + (answer.kind === 'float' ? (answer.facts.further ?? []).length : 0);
  return times === undefined || times === told ? [] : [`${what}: ${told} floats of ${times}`];
};

/** Nothing is left without an answer but what did not happen. */
export const refutedRefusal = (
  found: FoundRound,
  question: PairingQuestion,
  refusals: readonly NoPairing[],
): readonly string[] => {
  const what = `${JSON.stringify(question)} is refused, but`;
  switch (question.kind) {
    case 'bye':
      return found.bye ? [`${what} somebody has the bye`] : [];
    case 'float':
      return found.floats(question.player, question.instead)
        ? [`${what} the player floats`]
        : refusals.flatMap(refusal => refutedWhy(found, refusal).map(why => `${what} ${why}`));
    case 'colour':
      return found.bye?.id === question.player ? [] : [`${what} the player plays`];
    case 'pair':
    case 'board':
      return [`${what} it can be answered`];
  }
};

/** Of two who float from one bracket neither floats instead of the other. */
const refutedWhy = (found: FoundRound, { code, data }: NoPairing): readonly string[] => {
  if (code !== 'no-float-instead') return [];
  const [player, instead] = [data.player as PlayerId, data.instead as PlayerId];
  const isSaid = data.why === 'floats-too';
  const isTogether = found.floatTogether?.(player, instead) ?? (isSaid && found.floats(instead));
  return isTogether === isSaid ? [] : [`${data.why} is not why`];
};
