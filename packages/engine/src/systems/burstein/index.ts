import { accept, impossible, type Outcome, refuse } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import type { Rule, Ruling } from '../../rules/index.ts';
import { answerFromRulings } from '../answer-from-rulings.ts';
import { defineSystem, rulingsOn, type WorkedRound } from '../define.ts';
import type { NoPairing, PairingSystem } from '../system.ts';
import { COLOUR_RULES_2017 } from './colours-2017.ts';
import { COLOUR_RULES_2026 } from './colours-2026.ts';
import { membersOf } from './definitions.ts';
import { BURSTEIN_2017, BURSTEIN_2026 } from './description.ts';
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

/** The seeding rounds (1.6.2) need the number of rounds, the colours of a first game (5.2.1) the initial colour. */
export const bursteinSeededBy = (seeding: PairingSystem): PairingSystem =>
  defineSystem({
    ...BURSTEIN_2026,
    // Article 1.6: the first rounds are paired by another system, the FIDE (Dutch) one, which the catalogue names.
    rules: [...BURSTEIN_2026_RULES, ...seeding.rules],
    needs: ['rounds', 'initial-colour'],
    work: (position): Outcome<SeedingRound | WorkedRound, NoPairing> =>
      position.round <= seedingRounds(position.tournament.plannedRounds ?? 0)
        ? seedingRound(seeding, position)
        : pairByIndex(position),
    answer: (worked, question, position) =>
      'seeding' in worked
        ? worked.seeding.answer(position, {}, question)
        : answerFromRulings(
            {
              system: BURSTEIN_2026,
              position,
              pairing: worked,
              rulings: rulingsOn(worked),
            },
            question,
          ),
  });

interface SeedingRound extends WorkedRound {
  readonly seeding: PairingSystem;
}

/** 1.6.2: half the number of rounds, rounded down, or four, whichever is lower. */
export const seedingRounds = (rounds: number): number => Math.min(Math.floor(rounds / 2), 4);

const seedingRound = (seeding: PairingSystem, position: Position): Outcome<SeedingRound, NoPairing> => {
  const outcome = seeding.pair(position, {});
  if (!outcome.ok) return outcome;
  const rulings = (): readonly Ruling[] => {
    const explained = seeding.explain(position, {});
    return explained.ok ? explained.value : impossible('a round that was paired can be explained');
  };
  return accept({ ...outcome.value, rulings, seeding });
};

const pairByIndex = (position: Position): Outcome<WorkedRound, NoPairing> => {
  const everybody = fieldOf(position, membersOf(position, evaluation2026(position)));
  const refusal = whyNoRound(everybody);
  if (refusal) return refuse(refusal);
  const receiver = everybody.members.length % 2 === 1 ? receiverOfBye(everybody) : undefined;
  const field = receiver ? withoutMember(everybody, receiver) : everybody;
  const brackets = pairBrackets2026(field);
  return accept(
    roundOf({
      position,
      pairs: brackets.flatMap(({ pairs }) => pairs),
      bye: receiver,
      colourRules: COLOUR_RULES_2026,
      rulings: () => rulingsOf2026({ everybody, field }, brackets, receiver),
    }),
  );
};

/** The text of seed 003. The colours of a first game (5.1) need the initial colour. */
export const burstein2017 = defineSystem({
  ...BURSTEIN_2017,
  rules: BURSTEIN_2017_RULES,
  needs: ['initial-colour'],
  work: (position, options) => pairByGroups(options['virtual-point'] ? withVirtualPoint(position) : position),
});

const pairByGroups = (position: Position): Outcome<WorkedRound, NoPairing> => {
  const everybody = fieldOf(position, membersOf(position, evaluation2017(position)));
  const refusal = whyNoRound(everybody);
  if (refusal) return refuse(refusal);
  const receiver = everybody.members.length % 2 === 1 ? receiverOfBye2017(everybody) : undefined;
  const field = receiver ? withoutMember(everybody, receiver) : everybody;
  const groups = pairGroups2017(field);
  return accept(
    roundOf({
      position,
      pairs: groups.flatMap(({ pairs }) => pairs),
      bye: receiver,
      colourRules: COLOUR_RULES_2017,
      rulings: () => rulingsOf2017({ everybody, field }, groups, receiver),
    }),
  );
};
