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
import { type Member, membersOf } from '../definitions.ts';
import { type Field, fieldOf } from '../field.ts';
import { DUBOV_OPTIONS, provisionalRatingIn } from '../options.ts';
import { COLOUR_RULES_2026 } from './colours.ts';
import { c1, c2, c3, c4, forbiddenPair, PROHIBITIONS_2026, QUALITIES_2026 } from './criteria.ts';
import { mayHaveBye } from './definitions.ts';
import { PROCEDURE_2026 } from './procedure-rules.ts';
import { pairRound2026, type Round2026 } from './round.ts';
import { rulingsOfRound } from './rulings.ts';

export const DUBOV_2026_RULES = [
  c1,
  c2,
  c3,
  forbiddenPair,
  c4,
  ...QUALITIES_2026,
  ...PROCEDURE_2026,
  ...COLOUR_RULES_2026,
] as const satisfies readonly Rule[];

export const dubov2026: PairingSystem = {
  id: 'dubov-2026',
  edition: '2026',
  chapter: 'C.04.4.1',
  kind: 'swiss',
  trfCodes: ['FIDE_DUBOV'],
  rules: DUBOV_2026_RULES,
  options: DUBOV_OPTIONS,
  pair: (position, options) => pairDubov2026(position, options),
};

const pairDubov2026 = (position: Position, options: Options): Outcome<RoundPairing, NoPairing> => {
  const chosen = chosenOptions(DUBOV_OPTIONS, options);
  if (!chosen.ok) return chosen;
  const unknown = whatIsUnknown(position);
  if (unknown.length > 0) return refuse(...unknown);
  const members = membersOf(position, provisionalRatingIn(chosen.value));
  const field = fieldOf(position, members, PROHIBITIONS_2026);
  const refusal = whyNoRound(field.members, field.legal, member => mayHaveBye(member, position));
  if (refusal) return refuse(refusal);
  const round = pairRound2026(field, position.tournament.plannedRounds ?? 0);
  return accept(roundOf(field, round));
};

/** Without them maximum upfloaters (1.8), the last round and the colours of round 1 (5.2.1) are not defined. */
const whatIsUnknown = (position: Position): readonly NoPairing[] => [
  ...(position.entrants.length === 0 ? [noPairing('nobody-to-pair', { round: position.round })] : []),
  ...(position.isLastRound === undefined ? [noPairing('rounds-unknown', {})] : []),
  ...(position.initialColour === undefined ? [noPairing('initial-colour-unknown', {})] : []),
];

const roundOf = (field: Field, round: Round2026): RoundPairing =>
  swissRound({
    system: 'dubov-2026',
    position: field.position,
    pairs: round.brackets.flatMap(({ pairs }) => pairs),
    bye: round.bye,
    coloursOf: pair => colourBy<Member>(COLOUR_RULES_2026, pair, field.position),
    rulings: () => rulingsOfRound(field, round),
  });
