import type { Outcome } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import type { Rule } from '../../rules/index.ts';
import { defineSystem } from '../define.ts';
import { workExcused } from '../swiss/absence.ts';
import { answerSwiss, type ReasonedRound } from '../swiss/answers.ts';
import { bracketReasons } from '../swiss/bracket-reasons.ts';
import { cardsOfSystem } from '../swiss/card-marks.ts';
import { byColoursPlayed } from '../swiss/colour-preferences.ts';
import { reasonsOnDemand } from '../swiss/on-demand.ts';
import { roundIn } from '../swiss/pairable.ts';
import { inBoardOrder, swissRound } from '../swiss/round.ts';
import type { CardsOfSystem, NoPairing } from '../system.ts';
import { AFTER_NEXT_BRACKET_2017, BEFORE_NEXT_BRACKET_2017, c4Of2017, c7Of2017 } from './2017/quality.ts';
import { AFTER_NEXT_BRACKET_2026, BEFORE_NEXT_BRACKET_2026, c4, c5, c8 } from './2026/quality.ts';
import {
  c1,
  c1Of2017,
  c2,
  c2Of2017,
  c3,
  c3Of2017,
  compatriots,
  compatriotsOf2017,
  forbiddenPair,
  noShowOf2017,
  type Settings,
} from './absolute.ts';
import { allocateColours, COLOUR_RULES } from './colours.ts';
import { type Edition, membersOf } from './definitions.ts';
import { DUTCH_2017, DUTCH_2026 } from './description.ts';
import { fieldOf } from './field.ts';
import { pairedSoonest } from './paired-round.ts';
import {
  rule15,
  rule33,
  rule42,
  rule43,
  rule44,
  ruleA5Of2017,
  ruleB3Of2017,
  ruleD1Of2017,
  ruleD2Of2017,
  ruleD3Of2017,
} from './procedure-rules.ts';
import { rulingsOf, saidOf } from './rulings.ts';

export { DUTCH_1998_RULES, dutch1998 } from './1998/index.ts';

export const DUTCH_2026_RULES = [
  c1,
  c2,
  c3,
  forbiddenPair,
  compatriots,
  c4,
  c5,
  ...BEFORE_NEXT_BRACKET_2026,
  c8,
  ...AFTER_NEXT_BRACKET_2026,
  rule15,
  rule33,
  rule42,
  rule43,
  rule44,
  ...COLOUR_RULES['2026'],
] as const satisfies readonly Rule[];

export const DUTCH_2017_RULES = [
  c1Of2017,
  c2Of2017,
  c3Of2017,
  forbiddenPair,
  compatriotsOf2017,
  noShowOf2017,
  c4Of2017,
  ...BEFORE_NEXT_BRACKET_2017,
  c7Of2017,
  ...AFTER_NEXT_BRACKET_2017,
  ruleA5Of2017,
  ruleB3Of2017,
  ruleD1Of2017,
  ruleD2Of2017,
  ruleD3Of2017,
  ...COLOUR_RULES['2017'],
] as const satisfies readonly Rule[];

/** Topscorers (1.8; A.7) need the number of rounds, the colours of round 1 (5.2.5; E.5) the initial colour. */
const NEEDS = ['rounds', 'initial-colour'] as const;

const cardsOf = (edition: Edition, articles: CardsOfSystem['articles']): CardsOfSystem =>
  cardsOfSystem(
    articles,
    position => membersOf(position, edition),
    ({ isTopscorer }) => isTopscorer,
  );

export const dutch2026 = defineSystem({
  ...DUTCH_2026,
  rules: DUTCH_2026_RULES,
  needs: NEEDS,
  preferences: byColoursPlayed,
  checklist: { headings: ['C2', 'C14', 'C16'], criteriaOf: position => membersOf(position, '2026') },
  cards: cardsOf('2026', { floats: 'C.04.3, 1.4', colours: 'C.04.3, 1.6, 1.7' }),
  work: (position, options) => workOut(position, '2026', options),
  answer: (round, question, position) => answerSwiss(DUTCH_2026, round, question, position),
});

export const dutch2017 = defineSystem({
  ...DUTCH_2017,
  rules: DUTCH_2017_RULES,
  needs: NEEDS,
  preferences: byColoursPlayed,
  checklist: { headings: ['C2', 'C12', 'C14'], criteriaOf: position => membersOf(position, '2017') },
  cards: cardsOf('2017', { floats: 'C.04.3 (2017), A.4', colours: 'C.04.3 (2017), A.6' }),
  work: (position, options) =>
    workExcused(position, { excused: options.excused, rule: noShowOf2017 }, attended =>
      workOut(attended, '2017', options),
    ),
  answer: (round, question) => answerSwiss(DUTCH_2017, round, question, round.attended),
});

const workOut = (
  position: Position,
  edition: Edition,
  settings: Settings,
): Outcome<ReasonedRound, NoPairing> => {
  const field = fieldOf(position, edition, settings);
  return roundIn({ ...field, mayHaveBye: ({ mayHaveBye }) => mayHaveBye }, () => {
    const { brackets, round } = pairedSoonest(field);
    const pairs = brackets.flatMap(({ candidate }) => candidate.pairs);
    const paired = swissRound({
      coloured: inBoardOrder(pairs, { coloursOf: pair => allocateColours(pair, position, edition) }),
      bye: brackets.at(-1)?.candidate.bye,
      rulings: () => rulingsOf(round()),
    });
    return { ...paired, reasons: reasonsOnDemand(() => bracketReasons(saidOf(round()))) };
  });
};
