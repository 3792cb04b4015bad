import { accept, type Outcome, refuse } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import { defineSystem, type OptionsOf } from '../define.ts';
import { answerSwiss, type ReasonedRound } from '../swiss/answers.ts';
import { walkedRound } from '../swiss/asked-walk.ts';
import type { Colours } from '../swiss/colours.ts';
import { roundFound } from '../swiss/pairable.ts';
import { onBoards } from '../swiss/round.ts';
import { type NoPairing, noPairing } from '../system.ts';
import { KING_OF_THE_HILL } from './description.ts';
import type { Outlook } from './gibson.ts';
import {
  type HillField,
  type HillPair,
  type HillRound,
  hillFieldOf,
  type Manner,
  mannerOf,
  pairHill,
} from './hill.ts';
import { rulingsOfStandings, toldOf } from './hill-rulings.ts';
import { hill, KING_OF_THE_HILL_RULES } from './rules.ts';
import { ofScrabble, startByNumber, whoStarts } from './starts.ts';
import { contendersBefore } from './table.ts';

export const kingOfTheHill = defineSystem({
  ...KING_OF_THE_HILL,
  rules: KING_OF_THE_HILL_RULES,
  work: (position, options) => pairByStandings(position, options),
  answer: (worked, question, position) => answerSwiss(KING_OF_THE_HILL, worked, question, position),
});

type HillOptions = OptionsOf<typeof KING_OF_THE_HILL.options>;

const pairByStandings = (position: Position, options: HillOptions): Outcome<ReasonedRound, NoPairing> => {
  const outlook = outlookOf(position, options);
  const contenders = contendersBefore(position);
  if (!outlook.ok || !contenders.ok)
    return refuse(...(outlook.ok ? [] : outlook.faults), ...(contenders.ok ? [] : contenders.faults));
  const field = hillFieldOf(position, contenders.value);
  const manner = mannerOf(field, outlook.value);
  const round = pairHill(field, manner);
  return roundFound(field, round && roundOf(field, round, manner));
};

/** Undefined where Gibson's rule is not to be applied. */
const outlookOf = (position: Position, options: HillOptions): Outcome<Outlook | undefined, NoPairing> => {
  if (!options.gibson) return accept(undefined);
  const { plannedRounds, scoring, spreadCap = 0, tiebreaks } = position.tournament;
  const [first] = tiebreaks.filter(code => code !== 'PTS');
  const stated = options['maximum-spread'];
  // No game can bring more than the cap of the tournament.
  const maximumSpread = stated === 0 && first === 'SPREAD' ? spreadCap : stated;
  // Decision 107: a spread that does not decide equal wins at once cannot settle a place.
  if (maximumSpread > 0 && first !== 'SPREAD')
    return refuse(noPairing('spread-not-first', { option: 'maximum-spread' }));
  if (plannedRounds === undefined) return refuse(noPairing('rounds-unknown', {}));
  const rounds = Math.max(0, plannedRounds - position.round + 1);
  const settles = options['gibson-settled-places'] ? 'prizes' : 'champion';
  return accept({ rounds, prizes: options.prizes, maximumSpread, scoring, settles });
};

/** Boards by the place of the better placed. */
const roundOf = (field: HillField, round: HillRound, manner: Manner): ReasonedRound =>
  ofScrabble({
    ...walkedRound({
      coloured: onBoards(round.pairs, {
        byBoards: (a, b) => topOf(a) - topOf(b),
        pairOf: ({ higher, lower }) => [higher, lower],
        coloursOf: pair => startOf(pair, field.position),
      }),
      bye: round.bye,
      told: () => toldOf(field, round, manner),
      before: () => rulingsOfStandings(field, round, manner.outlook),
    }),
    boardOrder: hill,
  });

const topOf = ({ higher, lower }: HillPair): number => Math.min(higher.place, lower.place);

const startOf = ({ higher, lower }: HillPair, { tournament, pairingNumber }: Position): Colours =>
  whoStarts({
    higher: higher.entrant,
    lower: lower.entrant,
    byNumber: startByNumber(pairingNumber.get(higher.id) ?? higher.place, tournament.initialColour),
  });
