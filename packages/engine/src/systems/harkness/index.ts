import type { Outcome } from '../../model/index.ts';
import type { Entrant, Position } from '../../position/index.ts';
import { defineSystem } from '../define.ts';
import { isExcluded, stayedAway, workAttended } from '../swiss/absence.ts';
import { answerSwiss, type ReasonedRound } from '../swiss/answers.ts';
import { walkedRound } from '../swiss/asked-walk.ts';
import { boardsBy } from '../swiss/board-order.ts';
import { preferencesOf } from '../swiss/colour-preferences.ts';
import { roundFound } from '../swiss/pairable.ts';
import { onBoards } from '../swiss/round.ts';
import type { NoPairing } from '../system.ts';
import { type Card, cardsOf, dueColour, withUnfinished } from './cards.ts';
import { coloursOf } from './colours.ts';
import { type Decided, decide } from './decided.ts';
import { HARKNESS } from './description.ts';
import { type Field, fieldOf } from './field.ts';
import type { PairOfCards } from './halves.ts';
import { type Settings, settingsOf } from './options.ts';
import { excluded, HARKNESS_RULES, withdrawn } from './rules.ts';
import { toldOf } from './rulings.ts';

export { HARKNESS_RULES } from './rules.ts';

export const harkness = defineSystem({
  ...HARKNESS,
  rules: HARKNESS_RULES,
  cards: { articles: { unplayed: 'FENAMAC, Improved Harkness, 4' }, marksIn: () => new Map() },
  counted: (position, options) => {
    const settings = settingsOf(options);
    return settings.ok ? withUnfinished(position, settings.value) : position;
  },
  preferences: ({ entrants }) => preferencesOf(entrants, dueColour),
  work: (position, options) => {
    const settings = settingsOf(options);
    if (!settings.ok) return settings;
    return workAttended(position, noShowsOf(settings.value), attended => workOut(attended, settings.value));
  },
  answer: (worked, question) => answerSwiss(HARKNESS, worked, question, worked.attended),
});

/** 9: out after an absence that was not excused; VI: and after two rounds missed in any case (decision 582). */
const noShowsOf = ({ isExcused }: Settings) => ({
  isOut: (entrant: Entrant) => isBarred(entrant) || (stayedAway(entrant) && !isExcused(entrant.id)),
  ruleFor: (entrant: Entrant) => (isBarred(entrant) ? excluded : withdrawn),
});

const isBarred = (entrant: Entrant): boolean => isExcluded(entrant, HARKNESS.noShow);

const workOut = (position: Position, settings: Settings): Outcome<ReasonedRound, NoPairing> => {
  const field = fieldOf(position, cardsOf(position, position.entrants, settings), settings);
  const decided = decide(field, settings);
  return roundFound(field, decided && roundOf(field, decided, settings));
};

const roundOf = (field: Field, decided: Decided, settings: Settings): ReasonedRound =>
  walkedRound({
    coloured: onBoards(
      decided.groups.flatMap(({ pairs }) => pairs),
      {
        byBoards: (a, b) => byBoards(rankedOf(a), rankedOf(b)),
        pairOf: rankedOf,
        coloursOf: pair => coloursOf(pair, field.position.round, settings),
      },
    ),
    bye: decided.receiver,
    told: () => toldOf(field, decided, settings),
  });

/** By the scores and numbers of the cards. */
const byBoards = boardsBy<Card>(
  ({ score }) => score,
  ({ order }) => order,
);

const rankedOf = ({ higher, lower }: PairOfCards): readonly [Card, Card] =>
  higher.order < lower.order ? [higher, lower] : [lower, higher];
