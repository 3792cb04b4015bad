import { accept, impossible, type Outcome, type PlayerId, refuse } from '../../model/index.ts';
import type { Entrant, Position } from '../../position/index.ts';
import { ruling } from '../../rules/index.ts';
import { defineSystem } from '../define.ts';
import { isComing, roundsMissed, stayedAway } from '../swiss/absence.ts';
import { answerSwiss, type ReasonedRound } from '../swiss/answers.ts';
import { whyNoRound } from '../swiss/no-round.ts';
import { once, reasonsIn, rulingsIn } from '../swiss/reasons.ts';
import { type NoPairing, noPairing } from '../system.ts';
import { type Card, cardsOf } from './cards.ts';
import { coloursOf } from './colours.ts';
import { HARKNESS } from './description.ts';
import { type Field, fieldOf } from './field.ts';
import type { PairOfCards } from './halves.ts';
import { type HarknessOptions, type Settings, settingsOf } from './options.ts';
import { type Decided, decide } from './round.ts';
import { excluded, HARKNESS_RULES, withdrawn } from './rules.ts';
import { stepwise } from './rulings.ts';

export { HARKNESS_RULES } from './rules.ts';

export const harkness = defineSystem({
  ...HARKNESS,
  rules: HARKNESS_RULES,
  work: (position, options) => workOut(position, options),
  answer: (worked, question, position) =>
    answerSwiss(HARKNESS, worked, question, {
      ...position,
      entrants: position.entrants.filter(({ id }) => worked.isPaired(id)),
    }),
});

interface Worked extends ReasonedRound {
  readonly isPaired: (player: PlayerId) => boolean;
}

const workOut = (position: Position, options: HarknessOptions): Outcome<Worked, NoPairing> => {
  const settings = settingsOf(options);
  if (!settings.ok) return settings;
  const out = position.entrants.filter(entrant => isOut(entrant, position, settings.value));
  const entrants = position.entrants.filter(entrant => !out.includes(entrant));
  if (entrants.length === 0) return refuse(noPairing('nobody-to-pair', { round: position.round }));
  const field = fieldOf(position, cardsOf(position, entrants, settings.value), settings.value);
  const decided = decide(field, settings.value);
  return decided
    ? accept(roundOf(field, decided, { settings: settings.value, out }))
    : refuse(whyNoRound(field.cards, field.legal, field.mayHaveBye) ?? impossible('a reason'));
};

const roundOf = (
  field: Field,
  decided: Decided,
  { settings, out }: { readonly settings: Settings; readonly out: readonly Entrant[] },
): Worked => {
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
    byes: [
      ...(receiver ? [{ player: receiver.id, kind: 'pairing-bye' as const }] : []),
      ...out.map(({ id }) => ({ player: id, kind: 'rest' as const })),
    ],
    isPaired: player => field.cards.some(({ id }) => id === player),
    reasons: reasonsIn(reasoned),
    colours,
    rulings: () => [
      ...rulingsIn(reasoned()),
      ...colours(),
      ...out.map(entrant => ruling('rest', roundsMissed(entrant) > 1 ? excluded : withdrawn, [entrant.id])),
    ],
  };
};

/** 9: after an absence that was not excused, and after two in any case. */
const isOut = (entrant: Entrant, position: Position, { isExcused }: Settings): boolean =>
  isComing(position) && (roundsMissed(entrant) > 1 || (stayedAway(entrant) && !isExcused(entrant.id)));

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
