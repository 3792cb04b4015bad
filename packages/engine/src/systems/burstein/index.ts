import { accept, type Outcome, refuse } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import type { Rule } from '../../rules/index.ts';
import { flagIn } from '../basic-rules/chosen-values.ts';
import { withRulings } from '../basic-rules/lazy-rulings.ts';
import {
  chosenOptions,
  type NoPairing,
  noPairing,
  type OptionSpec,
  type PairingSystem,
  type RoundPairing,
} from '../system.ts';
import { COLOUR_RULES_2017 } from './colours-2017.ts';
import { COLOUR_RULES_2026 } from './colours-2026.ts';
import { membersOf } from './definitions.ts';
import { fieldOf, whyNoRound, withoutMember } from './field.ts';
import { evaluation2017 } from './opposition-2017.ts';
import { evaluation2026 } from './opposition-2026.ts';
import { pairGroups2017, receiverOfBye2017 } from './procedure-2017.ts';
import { pairBrackets2026, receiverOfBye } from './procedure-2026.ts';
import { roundOf } from './round.ts';
import {
  PROHIBITIONS_2017,
  rule32,
  rule33,
  rule41,
  rule42,
  rule43Of2017,
  rule61,
  rule63,
  rule65,
  rule66,
} from './rules-2017.ts';
import {
  AFTER_FOLLOWING_BRACKET,
  BEFORE_FOLLOWING_BRACKET,
  c1,
  c2,
  c3,
  c4,
  c7,
  forbiddenPair,
  rule16,
  rule18,
  rule43,
  rule312,
  rule313,
  rule314,
  rule315,
} from './rules-2026.ts';
import { rulingsOf2017 } from './rulings-2017.ts';
import { rulingsOf2026 } from './rulings-2026.ts';
import { withVirtualPoint } from './virtual-point.ts';

export const BURSTEIN_2026_RULES = [
  rule16,
  rule18,
  c1,
  c2,
  c3,
  forbiddenPair,
  c4,
  ...BEFORE_FOLLOWING_BRACKET,
  c7,
  ...AFTER_FOLLOWING_BRACKET,
  rule312,
  rule313,
  rule314,
  rule315,
  rule43,
  ...COLOUR_RULES_2026,
] as const satisfies readonly Rule[];

export const BURSTEIN_2017_RULES = [
  ...PROHIBITIONS_2017,
  forbiddenPair,
  rule32,
  rule33,
  rule41,
  rule42,
  rule43Of2017,
  rule61,
  rule63,
  rule65,
  rule66,
  ...COLOUR_RULES_2017.filter(rule => !PROHIBITIONS_2017.some(({ key }) => key === rule.key)),
] as const satisfies readonly Rule[];

const ID_2026 = 'burstein-2026';

/** Article 1.6: the first rounds are paired by another system, the FIDE (Dutch) one, which the catalogue names. */
export const bursteinSeededBy = (seeding: PairingSystem): PairingSystem => ({
  id: ID_2026,
  edition: '2026',
  chapter: 'C.04.4.2',
  kind: 'swiss',
  trfCodes: ['FIDE_BURSTEIN'],
  rules: [...BURSTEIN_2026_RULES, ...seeding.rules],
  options: [],
  pair: (position, options) => {
    const chosen = chosenOptions([], options);
    if (!chosen.ok) return chosen;
    const unknown = whatIsUnknown(position);
    if (unknown.length > 0) return refuse(...unknown);
    return position.round <= seedingRounds(position.tournament.plannedRounds ?? 0)
      ? seedingRound(seeding, position)
      : pairByIndex(position);
  },
});

/** 1.6.2: half the number of rounds, rounded down, or four, whichever is lower. */
export const seedingRounds = (rounds: number): number => Math.min(Math.floor(rounds / 2), 4);

/** Without them the seeding rounds (1.6.2) and the colours of a first game (5.2.1) are not defined. */
const whatIsUnknown = (position: Position): readonly NoPairing[] => [
  ...(position.entrants.length === 0 ? [noPairing('nobody-to-pair', { round: position.round })] : []),
  ...(position.isLastRound === undefined ? [noPairing('rounds-unknown', {})] : []),
  ...(position.initialColour === undefined ? [noPairing('initial-colour-unknown', {})] : []),
];

const seedingRound = (seeding: PairingSystem, position: Position): Outcome<RoundPairing, NoPairing> => {
  const outcome = seeding.pair(position, {});
  if (!outcome.ok) return outcome;
  const { round, boards, byes } = outcome.value;
  return accept(withRulings({ system: ID_2026, round, boards, byes }, () => outcome.value.rulings));
};

const pairByIndex = (position: Position): Outcome<RoundPairing, NoPairing> => {
  const everybody = fieldOf(position, membersOf(position, evaluation2026(position)));
  const refusal = whyNoRound(everybody);
  if (refusal) return refuse(refusal);
  const receiver = everybody.members.length % 2 === 1 ? receiverOfBye(everybody) : undefined;
  const field = receiver ? withoutMember(everybody, receiver) : everybody;
  const brackets = pairBrackets2026(field);
  return accept(
    roundOf({
      system: ID_2026,
      position,
      pairs: brackets.flatMap(({ pairs }) => pairs),
      bye: receiver,
      colourRules: COLOUR_RULES_2026,
      rulings: () => rulingsOf2026({ everybody, field }, brackets, receiver),
    }),
  );
};

const ID_2017 = 'burstein-2017';

const OPTIONS_2017 = [
  { name: 'virtual-point', kind: 'flag', default: true },
] as const satisfies readonly OptionSpec[];

/** The text of seed 003. */
export const burstein2017: PairingSystem = {
  id: ID_2017,
  edition: '2017',
  chapter: 'C.04.4.2',
  kind: 'swiss',
  trfCodes: [],
  rules: BURSTEIN_2017_RULES,
  options: OPTIONS_2017,
  pair: (position, options) => {
    const chosen = chosenOptions(OPTIONS_2017, options);
    if (!chosen.ok) return chosen;
    const unknown = whatIsUnknown2017(position);
    if (unknown.length > 0) return refuse(...unknown);
    return pairByGroups(flagIn(chosen.value, 'virtual-point') ? withVirtualPoint(position) : position);
  },
};

/** Without it the colours of a first game (5.1) are not defined. */
const whatIsUnknown2017 = (position: Position): readonly NoPairing[] => [
  ...(position.entrants.length === 0 ? [noPairing('nobody-to-pair', { round: position.round })] : []),
  ...(position.initialColour === undefined ? [noPairing('initial-colour-unknown', {})] : []),
];

const pairByGroups = (position: Position): Outcome<RoundPairing, NoPairing> => {
  const everybody = fieldOf(position, membersOf(position, evaluation2017(position)));
  const refusal = whyNoRound(everybody);
  if (refusal) return refuse(refusal);
  const receiver = everybody.members.length % 2 === 1 ? receiverOfBye2017(everybody) : undefined;
  const field = receiver ? withoutMember(everybody, receiver) : everybody;
  const groups = pairGroups2017(field);
  return accept(
    roundOf({
      system: ID_2017,
      position,
      pairs: groups.flatMap(({ pairs }) => pairs),
      bye: receiver,
      colourRules: COLOUR_RULES_2017,
      rulings: () => rulingsOf2017({ everybody, field }, groups, receiver),
    }),
  );
};
