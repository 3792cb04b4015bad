import { accept, type Outcome, type PlayerId, refuse } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import type { Rule, Ruling } from '../../rules/index.ts';
import { whyNoRound } from '../basic-rules/no-round.ts';
import { swissRound } from '../basic-rules/swiss-round.ts';
import {
  chosenOptions,
  type NoPairing,
  noPairing,
  type Options,
  type PairingSystem,
  type RoundPairing,
} from '../system.ts';
import { c1, c1Of2017, c2, c2Of2017, c3, c3Of2017, forbiddenPair } from './absolute.ts';
import { allocateColours, COLOUR_RULES } from './colours.ts';
import type { Edition } from './definitions.ts';
import { type Field, fieldOf } from './field.ts';
import { type PairedBracket, pairBrackets2026 } from './procedure-2026.ts';
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
import { AFTER_NEXT_BRACKET_2017, BEFORE_NEXT_BRACKET_2017, c4Of2017, c7Of2017 } from './quality-2017.ts';
import { AFTER_NEXT_BRACKET_2026, BEFORE_NEXT_BRACKET_2026, c4, c5, c8 } from './quality-2026.ts';
import { rulingsOfBrackets } from './rulings.ts';
import { pairBrackets2017 } from './walk-2017.ts';
import { whyNotPaired } from './why-not.ts';

export const DUTCH_2026_RULES = [
  c1,
  c2,
  c3,
  forbiddenPair,
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

export const dutch2026: PairingSystem = {
  id: 'dutch-2026',
  edition: '2026',
  chapter: 'C.04.3',
  kind: 'swiss',
  trfCodes: ['FIDE_DUTCH_2026', 'FIDE_DUTCH_2025'],
  rules: DUTCH_2026_RULES,
  options: [],
  pair: (position, options) => pairDutch(position, options, '2026'),
  whyNot: (position, options, pair) => whyNotDutch(position, options, { pair, edition: '2026' }),
};

export const dutch2017: PairingSystem = {
  id: 'dutch-2017',
  edition: '2017',
  chapter: 'C.04.3',
  kind: 'swiss',
  trfCodes: ['FIDE_DUTCH_2017'],
  rules: DUTCH_2017_RULES,
  options: [],
  pair: (position, options) => pairDutch(position, options, '2017'),
  whyNot: (position, options, pair) => whyNotDutch(position, options, { pair, edition: '2017' }),
};

interface PairedField {
  readonly field: Field;
  readonly brackets: readonly PairedBracket[];
}

const pairField = (
  position: Position,
  options: Options,
  edition: Edition,
): Outcome<PairedField, NoPairing> => {
  const chosen = chosenOptions([], options);
  if (!chosen.ok) return chosen;
  const unknown = whatIsUnknown(position);
  if (unknown.length > 0) return refuse(...unknown);
  const field = fieldOf(position, edition);
  const refusal = whyNoRound(field.members, field.legal, ({ mayHaveBye }) => mayHaveBye);
  if (refusal) return refuse(refusal);
  return accept({ field, brackets: edition === '2026' ? pairBrackets2026(field) : pairBrackets2017(field) });
};

const pairDutch = (
  position: Position,
  options: Options,
  edition: Edition,
): Outcome<RoundPairing, NoPairing> => {
  const paired = pairField(position, options, edition);
  return paired.ok ? accept(roundOf(paired.value.field, paired.value.brackets)) : paired;
};

const whyNotDutch = (
  position: Position,
  options: Options,
  { pair, edition }: { readonly pair: readonly [PlayerId, PlayerId]; readonly edition: Edition },
): Outcome<Ruling, NoPairing> => {
  const paired = pairField(position, options, edition);
  if (!paired.ok) return paired;
  const ruling = whyNotPaired(paired.value.field, paired.value.brackets, pair);
  return ruling ? accept(ruling) : refuse(noPairing('nothing-to-explain', { players: pair }));
};

/** Without them topscorers (1.8; A.7) and the colours of round 1 (5.2.5; E.5) are not defined. */
const whatIsUnknown = (position: Position): readonly NoPairing[] => [
  ...(position.entrants.length === 0 ? [noPairing('nobody-to-pair', { round: position.round })] : []),
  ...(position.isLastRound === undefined ? [noPairing('rounds-unknown', {})] : []),
  ...(position.initialColour === undefined ? [noPairing('initial-colour-unknown', {})] : []),
];

const roundOf = (field: Field, brackets: readonly PairedBracket[]): RoundPairing =>
  swissRound({
    system: `dutch-${field.edition}`,
    position: field.position,
    pairs: brackets.flatMap(({ candidate }) => candidate.pairs),
    bye: brackets.at(-1)?.candidate.bye,
    coloursOf: pair => allocateColours(pair, field.position, field.edition),
    rulings: () => rulingsOfBrackets(field, brackets),
  });
