import { accept, impossible, type Outcome, refuse } from '../../model/index.ts';
import type { Entrant, Position } from '../../position/index.ts';
import { ruling } from '../../rules/index.ts';
import { defineSystem } from '../define.ts';
import { once } from '../once.ts';
import { roundsMissed, stayedAway, workAttended } from '../swiss/absence.ts';
import { answerSwiss, type ReasonedRound } from '../swiss/answers.ts';
import { whyNoRound } from '../swiss/no-round.ts';
import { reasonsIn, rulingsIn } from '../swiss/reasons.ts';
import type { NoPairing } from '../system.ts';
import { type Card, cardsOf } from './cards.ts';
import { coloursOf } from './colours.ts';
import { HARKNESS } from './description.ts';
import { type Field, fieldOf } from './field.ts';
import type { PairOfCards } from './halves.ts';
import { type Settings, settingsOf } from './options.ts';
import { type Decided, decide } from './round.ts';
import { excluded, HARKNESS_RULES, withdrawn } from './rules.ts';
import { stepwise } from './rulings.ts';

export { HARKNESS_RULES } from './rules.ts';

export const harkness = defineSystem({
  ...HARKNESS,
  rules: HARKNESS_RULES,
  work: (position, options) => {
    const settings = settingsOf(options);
    if (!settings.ok) return settings;
    return workAttended(position, noShowsOf(settings.value), attended => workOut(attended, settings.value));
  },
  answer: (worked, question) => answerSwiss(HARKNESS, worked, question, worked.attended),
});

/** 9: out after an absence that was not excused, and after two in any case. */
const noShowsOf = ({ isExcused }: Settings) => ({
  isOut: (entrant: Entrant) => roundsMissed(entrant) > 1 || (stayedAway(entrant) && !isExcused(entrant.id)),
  ruleFor: (entrant: Entrant) => (roundsMissed(entrant) > 1 ? excluded : withdrawn),
});

const workOut = (position: Position, settings: Settings): Outcome<ReasonedRound, NoPairing> => {
  const field = fieldOf(position, cardsOf(position, position.entrants, settings), settings);
  const decided = decide(field, settings);
  return decided
    ? accept(roundOf(field, decided, settings))
    : refuse(whyNoRound(field.members, field.legal, field.mayHaveBye) ?? impossible('a reason'));
};

const roundOf = (field: Field, decided: Decided, settings: Settings): ReasonedRound => {
  const { round } = field.position;
  const { receiver, groups } = decided;
  const coloured = groups
    .flatMap(({ pairs }) => pairs)
    .sort(byBoards)
    .map(pair => coloursOf(pair, round, settings));
  const reasoned = once(() => stepwise(field, decided, settings));
  const colours = () => coloured.map(({ white, black, rule }) => ruling('colour', rule, [white, black]));
  return {
    boards: coloured.map(({ white, black }, index) => ({ number: index + 1, white, black })),
    byes: receiver ? [{ player: receiver.id, kind: 'pairing-bye' }] : [],
    reasons: reasonsIn(reasoned),
    colours,
    rulings: () => [...rulingsIn(reasoned()), ...colours()],
  };
};

/** By the score of the higher of the two, the sum of both, and the number of the higher. */
const byBoards = (a: PairOfCards, b: PairOfCards): number => {
  const [one, other] = [rankedOf(a), rankedOf(b)];
  return (
    other[0].score - one[0].score ||
    other[0].score + other[1].score - (one[0].score + one[1].score) ||
    one[0].order - other[0].order
  );
};

const rankedOf = ({ higher, lower }: PairOfCards): readonly [Card, Card] =>
  higher.order < lower.order ? [higher, lower] : [lower, higher];
