import { accept, type Outcome, refuse } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import type { Rule } from '../../../rules/index.ts';
import { colourBy } from '../../basic-rules/colours.ts';
import { whyNoRound } from '../../basic-rules/no-round.ts';
import { swissRound } from '../../basic-rules/swiss-round.ts';
import {
  chosenOptions,
  type NoPairing,
  noPairing,
  type Options,
  type PairingSystem,
  type RoundPairing,
} from '../../system.ts';
import { membersOf } from '../definitions.ts';
import { type Field, fieldOf } from '../field.ts';
import { DUBOV_OPTIONS, provisionalRatingIn } from '../options.ts';
import { ALL_COLOUR_RULES_1997, COLOUR_RULES_1997 } from './colours.ts';
import { mayHaveBye } from './definitions.ts';
import { pairRound1997, type Round1997 } from './round.ts';
import { PROCEDURE_1997, PROHIBITIONS_1997, ruleD } from './rules.ts';
import { rulingsOfRound } from './rulings.ts';

export const DUBOV_1997_RULES = [
  ...PROHIBITIONS_1997,
  ruleD,
  ...COLOUR_RULES_1997,
  ...PROCEDURE_1997,
] as const satisfies readonly Rule[];

export const dubov1997: PairingSystem = {
  id: 'dubov-1997',
  edition: '1997',
  chapter: 'Seed 003, C.04.4.1',
  kind: 'swiss',
  trfCodes: [],
  rules: DUBOV_1997_RULES,
  options: DUBOV_OPTIONS,
  pair: (position, options) => pairDubov1997(position, options),
};

const pairDubov1997 = (position: Position, options: Options): Outcome<RoundPairing, NoPairing> => {
  const chosen = chosenOptions(DUBOV_OPTIONS, options);
  if (!chosen.ok) return chosen;
  const unknown = whatIsUnknown(position);
  if (unknown.length > 0) return refuse(...unknown);
  const members = membersOf(position, provisionalRatingIn(chosen.value));
  const field = fieldOf(position, members, PROHIBITIONS_1997);
  const refusal = whyNoRound(field.members, field.legal, mayHaveBye);
  return refusal ? refuse(refusal) : accept(roundOf(field, pairRound1997(field)));
};

/** Without them the limits of 2.1, the last round and the colours of the first round (5) are not defined. */
const whatIsUnknown = (position: Position): readonly NoPairing[] => [
  ...(position.entrants.length === 0 ? [noPairing('nobody-to-pair', { round: position.round })] : []),
  ...(position.isLastRound === undefined ? [noPairing('rounds-unknown', {})] : []),
  ...(position.initialColour === undefined ? [noPairing('initial-colour-unknown', {})] : []),
];

const roundOf = (field: Field, round: Round1997): RoundPairing =>
  swissRound({
    system: 'dubov-1997',
    position: field.position,
    pairs: round.groups.flatMap(({ floaterPairs, rows }) => [...floaterPairs, ...rows]),
    bye: round.bye,
    coloursOf: pair => colourBy(ALL_COLOUR_RULES_1997, pair, field.position),
    rulings: () => rulingsOfRound(field, round),
  });
