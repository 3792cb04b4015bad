import { accept, type Outcome, type PlayerId, refuse } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import type { PassedOver, Rule, Ruling } from '../../rules/index.ts';
import { answerFromRulings, nothingToExplain } from '../answer-from-rulings.ts';
import {
  type Answer,
  type AnswerFacts,
  answerTo,
  type ByeAnswerFacts,
  type FloatAnswerFacts,
  type PairFacts,
  type PairingQuestion,
} from '../question.ts';
import { type NoPairing, noPairing, type SystemDescription } from '../system.ts';
import { type Against, comparedAs, type Near, type Reasons } from './against.ts';
import type { SwissRound } from './round.ts';

/** A Swiss round that has been worked out, and what can be said about it. */
export interface ReasonedRound extends SwissRound {
  readonly reasons: Reasons;
  /** What numbers the boards; absent: their scores, as the edition says. */
  readonly boardOrder?: Rule;
}

/**
 * The answer of a Swiss system: colours and boards from the rulings, the rest by what could have been instead. Rulings ask
 * the same of whatever they pass over, so that the two are one account (decision 785).
 */
export const answerSwiss = (
  system: Pick<SystemDescription, 'id' | 'kind' | 'game' | 'handling'>,
  round: ReasonedRound,
  question: PairingQuestion,
  position: Position,
): Outcome<Answer, NoPairing> => {
  switch (question.kind) {
    case 'pair':
      return accept(whyNotPaired(round, question));
    case 'bye':
      return whyBye(round, question);
    case 'float':
      return whyFloat(round, question);
    case 'colour':
    case 'board':
      return answerFromRulings(
        {
          system,
          position,
          pairing: round,
          rulings: round.colours(),
          ...(round.boardOrder ? { boardOrder: round.boardOrder } : {}),
        },
        question,
      );
  }
};

type Asked<Kind extends PairingQuestion['kind']> = Extract<PairingQuestion, { readonly kind: Kind }>;

const factsOf = ({
  nearness: _,
  verdict: __,
  rule: ___,
  ...facts
}: Against & Partial<Near>): Omit<AnswerFacts, 'about'> => facts;

const whyNotPaired = ({ boards, reasons }: ReasonedRound, question: Asked<'pair'>): Answer => {
  const [a, b] = question.players;
  const about = question.players;
  const meet = boards.some(({ white, black }) => about.includes(white) && about.includes(black));
  const ruling = meet ? reasons.ofBoard(a) : undefined;
  if (ruling)
    return answerTo<'pair'>(
      question,
      'chosen',
      ruling.rule,
      comparedAs(
        {
          about,
          because: ruling.because,
          ...againstFirst(ruling),
          ...(ruling.passedOver[0]?.players.length === 1 ? { otherColour: true } : {}),
          ...(ruling.facts.bracket === undefined ? {} : { bracket: ruling.facts.bracket }),
        },
        ruling.passedOver[0],
      ),
    );
  const against = reasons.againstPair(a, b);
  return answerTo<'pair'>(
    question,
    against.verdict,
    against.rule,
    comparedAs({ about, ...factsOf(against) }, against),
  );
};

/** What stands against whatever was offered before, which is what decided. */
const againstFirst = ({ passedOver: [first] }: Ruling): Omit<PairFacts & FloatAnswerFacts, 'about'> => {
  if (!first) return {};
  const { players: _, verdict, rule: __, ...facts } = first;
  return { ...facts, passed: verdict };
};

const scoreIn = ({ facts: { score, points } }: Ruling<'bye'>): Pick<ByeAnswerFacts, 'score' | 'points'> => ({
  ...(score === undefined ? {} : { score }),
  ...(points === undefined ? {} : { points }),
});

const whyBye = ({ byes, reasons }: ReasonedRound, question: Asked<'bye'>): Outcome<Answer, NoPairing> => {
  const { player } = question;
  const [recipient] = byes.filter(({ kind }) => kind === 'pairing-bye').map(bye => bye.player);
  if (recipient === undefined) return nothingToExplain(player);
  if (recipient === player) {
    const ruling = reasons.ofBye();
    return ruling
      ? accept(
          answerTo<'bye'>(
            question,
            'chosen',
            ruling.rule,
            comparedAs(
              {
                about: [player],
                because: ruling.because,
                recipients: [recipient],
                ...againstFirst(ruling),
                ...scoreIn(ruling),
              },
              ruling.passedOver[0],
            ),
          ),
        )
      : nothingToExplain(player);
  }
  const against = reasons.againstBye(player);
  return accept(
    answerTo<'bye'>(
      question,
      against.verdict,
      against.rule,
      comparedAs({ about: [player], recipients: [recipient], ...factsOf(against) }, against),
    ),
  );
};

const whyFloat = ({ reasons }: ReasonedRound, question: Asked<'float'>): Outcome<Answer, NoPairing> => {
  const { player, instead } = question;
  const rulings = reasons.ofFloats(player);
  const isPassed = ({ players }: PassedOver): boolean => players.length === 1 && players[0] === instead;
  const ruling = rulings.find(({ passedOver }) => passedOver.some(isPassed)) ?? rulings[0];
  if (!ruling) {
    const bracket = reasons.ofBoard(player)?.facts.bracket;
    return refuse(noPairing('did-not-float', { player, ...(bracket === undefined ? {} : { bracket }) }));
  }
  if (instead === undefined) {
    const [first, ...further] = rulings.map(each => ({ rule: each.rule, facts: factsOfFloat(each, player) }));
    return accept(
      answerTo<'float'>(
        question,
        'chosen',
        ruling.rule,
        comparedAs(
          { ...(first?.facts ?? { about: [player] }), ...(further.length === 0 ? {} : { further }) },
          first?.facts,
        ),
      ),
    );
  }
  const { direction } = ruling.facts;
  const about = { about: [player, instead], ...(direction === undefined ? {} : { direction }) };
  const against = reasons.againstFloat(player, instead);
  return against
    ? accept(
        answerTo<'float'>(
          question,
          against.verdict,
          against.rule,
          comparedAs({ ...about, ...factsOf(against) }, against),
        ),
      )
    : refuse(whyNotInstead(rulings, reasons.ofFloats(instead), { player, instead }));
};

type FloatRuling = Ruling<'float'>;

const factsOfFloat = (ruling: FloatRuling, player: PlayerId): FloatAnswerFacts => {
  const { bracket, direction } = ruling.facts;
  return comparedAs(
    {
      about: [player],
      because: ruling.because,
      ...againstFirst(ruling),
      ...opponentsIn(ruling, player),
      ...(bracket === undefined ? {} : { bracket }),
      ...(direction === undefined ? {} : { direction }),
    },
    ruling.passedOver[0],
  );
};

/** Where the one floats so does the other; or the other had no part in that decision. */
const whyNotInstead = (
  rulings: readonly FloatRuling[],
  others: readonly FloatRuling[],
  asked: { readonly player: PlayerId; readonly instead: PlayerId },
): NoPairing => {
  const isTogether = ({ facts }: FloatRuling): boolean =>
    others.some(other => other.facts.bracket === facts.bracket && other.facts.direction === facts.direction);
  if (rulings.some(isTogether)) return noPairing('no-float-instead', { ...asked, why: 'floats-too' });
  const bracket = rulings[0]?.facts.bracket;
  return noPairing('no-float-instead', {
    ...asked,
    why: 'not-among-them',
    ...(bracket === undefined ? {} : { bracket }),
  });
};

/** Whom somebody could have met in the bracket, where each of them is forbidden; by the rule of the first, or not all. */
const opponentsIn = (
  { passedOver, rule }: Ruling,
  player: PlayerId,
): Pick<AnswerFacts, 'opponents' | 'isByOtherRules'> => {
  const forbidden = passedOver.filter(({ players }) => players.length === 2 && players[0] === player);
  if (forbidden.length === 0) return {};
  const alike = forbidden.filter(passed => passed.rule.key === rule.key);
  return {
    opponents: alike.flatMap(({ players }) => players.slice(1)),
    ...(alike.length === forbidden.length ? {} : { isByOtherRules: true }),
  };
};
