import { accept, impossible, type Outcome, refuse } from '../../model/index.ts';
import type { Entrant, Position } from '../../position/index.ts';
import { ruling } from '../../rules/index.ts';
import { isComing, roundsMissed, stayedAway } from '../basic-rules/absence.ts';
import { defineSystem, type WorkedRound } from '../define.ts';
import { type NoPairing, noPairing, type Options } from '../system.ts';
import { type Card, cardsOf } from './cards.ts';
import { coloursOf } from './colours.ts';
import { HARKNESS } from './description.ts';
import { byeIn, fieldOf, whyNoRound } from './field.ts';
import type { PairOfCards } from './halves.ts';
import { type Settings, settingsOf } from './options.ts';
import { pairGroups } from './procedure.ts';
import { excluded, HARKNESS_RULES, withdrawn } from './rules.ts';
import { rulingOfBye, rulingsOfGroups } from './rulings.ts';

export { HARKNESS_RULES } from './rules.ts';

export const harkness = defineSystem({
  ...HARKNESS,
  rules: HARKNESS_RULES,
  work: (position, options) => workOut(position, options),
});

const workOut = (position: Position, options: Options): Outcome<WorkedRound, NoPairing> => {
  const settings = settingsOf(options);
  if (!settings.ok) return settings;
  const out = position.entrants.filter(entrant => isOut(entrant, position, settings.value));
  const entrants = position.entrants.filter(entrant => !out.includes(entrant));
  if (entrants.length === 0) return refuse(noPairing('nobody-to-pair', { round: position.round }));
  const field = fieldOf(position, cardsOf(position, entrants, settings.value));
  const refusal = whyNoRound(field);
  if (refusal) return refuse(refusal);
  const isOdd = field.cards.length % 2 === 1;
  const receiver = isOdd
    ? (byeIn(field, settings.value) ?? impossible('somebody may have the bye'))
    : undefined;
  const playing = field.cards.filter(card => card !== receiver);
  const groups = pairGroups(field, playing, settings.value);
  const boards = groups
    .flatMap(({ pairs }) => pairs)
    .sort(byBoards)
    .map(pair => coloursOf(pair, position.round, settings.value));
  return accept({
    boards: boards.map(({ white, black }, index) => ({ number: index + 1, white, black })),
    byes: [
      ...(receiver ? [{ player: receiver.id, kind: 'pairing-bye' as const }] : []),
      ...out.map(({ id }) => ({ player: id, kind: 'rest' as const })),
    ],
    rulings: () => [
      ...rulingsOfGroups(field, groups),
      ...(receiver ? [rulingOfBye(field, receiver, settings.value)] : []),
      ...boards.map(({ white, black, rule }) => ruling('colour', rule, [white, black])),
      ...out.map(entrant => ruling('rest', roundsMissed(entrant) > 1 ? excluded : withdrawn, [entrant.id])),
    ],
  });
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
