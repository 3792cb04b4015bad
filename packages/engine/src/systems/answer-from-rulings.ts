import { accept, decimalOf, type Outcome, refuse } from '../model/index.ts';
import type { Position } from '../position/index.ts';
import type { PassedOver, Rule, Ruling, RulingSubject } from '../rules/index.ts';
import { isTable } from './askable.ts';
import {
  type Answer,
  type AnswerFacts,
  answerTo,
  type FreeBy,
  type PairFacts,
  type PairingQuestion,
} from './question.ts';
import { boardOrderIn } from './swiss/board-order.ts';
import { type Board, type NoPairing, noPairing, type Pairing, type SystemDescription } from './system.ts';

/** A finished round with its rulings, of which questions are asked. */
export interface ExplainedRound {
  readonly system: Pick<SystemDescription, 'id' | 'kind' | 'game' | 'handling'>;
  readonly position: Position;
  readonly pairing: Pairing;
  readonly rulings: readonly Ruling[];
  /** What numbers the boards; absent: their scores, as the edition says. */
  readonly boardOrder?: Rule;
}

/** What the rulings of a round already tell. A question that they do not answer is refused, never guessed. */
export const answerFromRulings = (
  round: ExplainedRound,
  question: PairingQuestion,
): Outcome<Answer, NoPairing> => {
  switch (question.kind) {
    case 'pair':
      return whyNotPaired(round, question);
    case 'bye':
      return whyBye(round, question);
    case 'float':
      return whyFloat(round, question);
    case 'colour':
      return whyColour(round, question);
    case 'board':
      return whyBoard(round, question);
  }
};

type Asked<Kind extends PairingQuestion['kind']> = Extract<PairingQuestion, { readonly kind: Kind }>;

export const nothingToExplain = (...players: readonly number[]) =>
  refuse(noPairing('nothing-to-explain', { players }));

const unanswered = ({ system }: ExplainedRound, { kind }: PairingQuestion) =>
  refuse(noPairing('question-unanswered', { system: system.id, question: kind }));

const rulingAbout = <S extends RulingSubject>(
  { rulings }: Pick<ExplainedRound, 'rulings'>,
  subject: S,
  ...players: readonly number[]
): Extract<Ruling, { readonly subject: S }> | undefined =>
  rulings
    .filter((ruling): ruling is Extract<Ruling, { readonly subject: S }> => ruling.subject === subject)
    .find(({ about }) => players.every(player => about.includes(player)));

const boardOf = ({ pairing }: ExplainedRound, player: number): Board | undefined =>
  pairing.boards.find(({ white, black }) => white === player || black === player);

const passed = ({ players: _, verdict: __, rule: ___, ...facts }: PassedOver): Partial<AnswerFacts> => facts;

const isOf = (players: readonly number[], asked: readonly number[]): boolean =>
  players.length === asked.length && asked.every(player => players.includes(player));

const whyNotPaired = (round: ExplainedRound, question: Asked<'pair'>): Outcome<Answer, NoPairing> => {
  const { players } = question;
  const [one, other] = players.map(player => boardOf(round, player));
  if (!one && !other) return whyBothFree(round, question);
  if (one && one === other) {
    const ruling = rulingAbout(round, 'board', ...players);
    return ruling
      ? accept(
          answerTo<'pair'>(question, 'chosen', ruling.rule, {
            about: players,
            because: ruling.because,
            ...placeInTable(ruling),
          }),
        )
      : unanswered(round, question);
  }
  const against = round.rulings
    .flatMap(({ passedOver }) => passedOver)
    .find(passedOver => isOf(passedOver.players, players));
  if (against)
    return accept(
      answerTo<'pair'>(question, against.verdict, against.rule, { about: players, ...passed(against) }),
    );
  // Whoever plays comes first: the other may not be there.
  const about = one ? players : ([players[1], players[0]] as const);
  const [first] = about;
  const ruling = isTable(round.system) ? rulingAbout(round, 'board', first) : undefined;
  return ruling
    ? accept(
        answerTo<'pair'>(question, 'table', ruling.rule, {
          about,
          because: ruling.about.filter(player => player !== first),
          ...placeInTable(ruling),
          ...ofDraw(round.system),
        }),
      )
    : unanswered(round, question);
};

/** Neither plays: a table says why the first does not. */
const whyBothFree = (round: ExplainedRound, question: Asked<'pair'>): Outcome<Answer, NoPairing> => {
  const { players } = question;
  const free = rulingAbout(round, 'bye', players[0]) ?? rulingAbout(round, 'rest', players[0]);
  return free && isTable(round.system)
    ? accept(answerTo<'pair'>(question, 'table', free.rule, { about: players, ...ofDraw(round.system) }))
    : nothingToExplain(...players);
};

const placeInTable = ({
  facts: { table, line, numbers },
}: Ruling<'board'>): Pick<PairFacts, 'table' | 'line' | 'numbers'> => ({
  ...(table === undefined ? {} : { table }),
  ...(line === undefined ? {} : { line }),
  ...(numbers === undefined ? {} : { numbers }),
});

const whyBye = (round: ExplainedRound, question: Asked<'bye'>): Outcome<Answer, NoPairing> => {
  const { player } = question;
  const own = rulingAbout(round, 'bye', player) ?? rulingAbout(round, 'rest', player);
  if (own)
    return accept(
      answerTo<'bye'>(question, 'chosen', own.rule, {
        about: [player],
        because: own.because,
        recipients: [player],
        ...(isTable(round.system) ? { freeBy: freeBy(round.system, own) } : {}),
      }),
    );
  if (isTable(round.system)) return whyNotResting(round, question);
  const [given] = round.rulings.filter((ruling): ruling is Ruling<'bye'> => ruling.subject === 'bye');
  if (!given) return nothingToExplain(player);
  const against = given.passedOver.find(({ players }) => players.includes(player));
  return against
    ? accept(
        answerTo<'bye'>(question, against.verdict, against.rule, {
          about: [player],
          recipients: given.about,
          ...passed(against),
        }),
      )
    : unanswered(round, question);
};

type Free = Ruling<'bye'> | Ruling<'rest'>;

const freeBy = ({ kind }: ExplainedRound['system'], { subject, because }: Free): FreeBy => {
  if (subject === 'bye') return 'bye';
  if (because.length === 0) return 'free-round';
  return kind === 'knock-out' ? 'walkover' : 'absence';
};

/** Others have no opponent: the table says who, before anybody's absence does. */
const whyNotResting = (round: ExplainedRound, question: Asked<'bye'>): Outcome<Answer, NoPairing> => {
  const free = round.rulings.filter(
    (ruling): ruling is Free => ruling.subject === 'rest' || ruling.subject === 'bye',
  );
  const [first] = free;
  if (!first) return nothingToExplain(question.player);
  const alike = free
    .filter(({ rule }) => rule.key === first.rule.key)
    .sort((a, b) => (a.facts.number ?? 0) - (b.facts.number ?? 0));
  return accept(
    answerTo<'bye'>(question, 'table', first.rule, {
      about: [question.player],
      because: alike.flatMap(({ because }) => because),
      recipients: alike.flatMap(({ about }) => about),
      freeBy: freeBy(round.system, first),
      ...ofDraw(round.system),
    }),
  );
};

/** The table of a knock-out is its draw. */
const ofDraw = ({ kind }: ExplainedRound['system']): Pick<AnswerFacts, 'draw'> =>
  kind === 'knock-out' ? { draw: true } : {};

const whyFloat = (round: ExplainedRound, question: Asked<'float'>): Outcome<Answer, NoPairing> => {
  const { player, instead } = question;
  const ruling = rulingAbout(round, 'float', player);
  if (!ruling) return refuse(noPairing('did-not-float', { player }));
  const direction = ruling.facts.direction === undefined ? {} : { direction: ruling.facts.direction };
  const bracket = ruling.facts.bracket === undefined ? {} : { bracket: ruling.facts.bracket };
  if (instead === undefined)
    return accept(
      answerTo<'float'>(question, 'chosen', ruling.rule, {
        about: [player],
        because: ruling.because,
        ...direction,
        ...bracket,
      }),
    );
  const against = ruling.passedOver.find(({ players }) => players.includes(instead));
  return against
    ? accept(
        answerTo<'float'>(question, against.verdict, against.rule, {
          about: [player, instead],
          ...direction,
          ...bracket,
          ...passed(against),
        }),
      )
    : unanswered(round, question);
};

const whyColour = (round: ExplainedRound, question: Asked<'colour'>): Outcome<Answer, NoPairing> => {
  const { player } = question;
  const board = boardOf(round, player);
  if (!board) return nothingToExplain(player);
  const { white, black } = board;
  const ruling = round.rulings.find(
    ({ subject, about, because }) =>
      subject === 'colour' && [white, black].every(id => about.includes(id) || because.includes(id)),
  );
  return ruling
    ? accept(
        answerTo<'colour'>(question, 'chosen', ruling.rule, {
          about: [player],
          white,
          black,
          ...(round.system.game === undefined ? {} : { game: round.system.game }),
        }),
      )
    : unanswered(round, question);
};

/** Swiss boards stand in the order of C.04.2, article 3.6, or of the same paragraph of an older edition; those of a table in the order of the table. */
export const whyBoard = (round: ExplainedRound, question: Asked<'board'>): Outcome<Answer, NoPairing> => {
  const { pairing, position, system } = round;
  const board = pairing.boards.find(({ number }) => number === question.board);
  if (!board) return nothingToExplain();
  const { white, black, number } = board;
  const facts = { about: [white, black], board: number, white, black };
  const [one, other] = [white, black].map(id => position.everyone.find(entrant => entrant.id === id));
  if (isTable(system)) {
    const ruling = rulingAbout(round, 'board', white, black);
    return ruling
      ? accept(answerTo<'board'>(question, 'chosen', ruling.rule, facts))
      : unanswered(round, question);
  }
  if (!one || !other) return nothingToExplain(white, black);
  if (round.boardOrder) return accept(answerTo<'board'>(question, 'chosen', round.boardOrder, facts));
  const scores = [decimalOf(one.pairingScore), decimalOf(other.pairingScore)] as const;
  const points = [decimalOf(one.score), decimalOf(other.score)] as const;
  const isAccelerated = points.some((real, at) => real !== scores[at]);
  return accept(
    answerTo<'board'>(question, 'chosen', boardOrderIn(system.handling), {
      ...facts,
      scores,
      ...(isAccelerated ? { points } : {}),
    }),
  );
};
