import { accept, type Outcome } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import type { Rule } from '../../rules/index.ts';
import { defineSystem, type WorkedRound } from '../define.ts';
import { workExcused } from '../swiss/absence.ts';
import { answerSwiss, type ReasonedRound } from '../swiss/answers.ts';
import { bracketReasons } from '../swiss/bracket-reasons.ts';
import { byColoursPlayed } from '../swiss/colour-preferences.ts';
import { colourBy } from '../swiss/colours.ts';
import { compatriotsApart } from '../swiss/compatriots.ts';
import { roundIn } from '../swiss/pairable.ts';
import { inBoardOrder, swissRound } from '../swiss/round.ts';
import type { NoPairing, Options, PairingSystem, RoundInHand } from '../system.ts';
import { COLOUR_RULES_2017 } from './2017/colours.ts';
import { evaluation2017 } from './2017/opposition.ts';
import { BYE_2017, groups2017 } from './2017/procedure.ts';
import {
  compatriotsOf2017,
  noShowOf2017,
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
} from './2017/rules.ts';
import { rulingsOfVirtualPoint, withVirtualPoint } from './2017/virtual-point.ts';
import { COLOUR_RULES_2026 } from './2026/colours.ts';
import { evaluation2026 } from './2026/opposition.ts';
import { BYE_2026, brackets2026 } from './2026/procedure.ts';
import {
  AFTER_FOLLOWING_BRACKET,
  BEFORE_FOLLOWING_BRACKET,
  c1,
  c2,
  c3,
  c4,
  c5,
  c7,
  compatriots,
  PROHIBITIONS_2026,
  rule16,
  rule18,
  rule43,
  rule312,
  rule313,
  rule314,
  rule315,
} from './2026/rules.ts';
import { byRanking, type Member, membersOf } from './definitions.ts';
import { BURSTEIN_2017, BURSTEIN_2026 } from './description.ts';
import { type Field, fieldOf, forbiddenPair } from './field.ts';
import { type Edition, pairedRound } from './paired-round.ts';
import { rulingsOf, saidOf } from './rulings.ts';

export const BURSTEIN_2026_RULES = [
  rule16,
  rule18,
  c1,
  c2,
  c3,
  forbiddenPair,
  compatriots,
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
  compatriotsOf2017,
  noShowOf2017,
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
    preferences: byColoursPlayed,
    work: (position, options): Outcome<SeedingRound | ReasonedRound, NoPairing> =>
      position.round <= seedingRounds(position.tournament.plannedRounds ?? 0)
        ? seedingRound(seeding, position, options)
        : workOut(
            fieldOf(position, membersOf(position, evaluation2026(position)), {
              ofChapter: PROHIBITIONS_2026,
              chosen: compatriotsApart(position, compatriots, options['no-compatriots']),
            }),
            EDITION_2026,
          ),
    answer: (round, question, position) =>
      'seeding' in round
        ? round.seeding.answer(question)
        : answerSwiss(BURSTEIN_2026, round, question, position),
  });

const EDITION_2026: Edition = {
  bye: BYE_2026,
  brackets: brackets2026,
  criteria: [...BEFORE_FOLLOWING_BRACKET, c7, ...AFTER_FOLLOWING_BRACKET],
  ranking: rule18,
  fold: rule43,
  completion: c4,
  colours: COLOUR_RULES_2026,
  float: c5,
};

interface SeedingRound extends WorkedRound {
  readonly seeding: RoundInHand;
}

/** 1.6.2: half the number of rounds, rounded down, or four, whichever is lower. */
export const seedingRounds = (rounds: number): number => Math.min(Math.floor(rounds / 2), 4);

const seedingRound = (
  seeding: PairingSystem,
  position: Position,
  options: Options,
): Outcome<SeedingRound, NoPairing> => {
  const outcome = seeding.workOut(position, options);
  if (!outcome.ok) return outcome;
  const round = outcome.value;
  return accept({ ...round.pairing, rulings: round.explain, seeding: round });
};

/** The text of seed 003. The colours of a first game (5.1) need the initial colour. */
export const burstein2017 = defineSystem({
  ...BURSTEIN_2017,
  rules: BURSTEIN_2017_RULES,
  needs: ['initial-colour'],
  preferences: byColoursPlayed,
  counted: (position, options) => (options['virtual-point'] ? withVirtualPoint(position) : position),
  work: (given, options) =>
    workExcused(given, { excused: options.excused, rule: noShowOf2017 }, position => {
      const members = membersOf(position, evaluation2017(position));
      const chosen = compatriotsApart(position, compatriotsOf2017, options['no-compatriots']);
      const field = fieldOf(position, members, { ofChapter: PROHIBITIONS_2017, chosen });
      const worked = workOut(field, EDITION_2017);
      if (!worked.ok || !options['virtual-point']) return worked;
      const { rulings } = worked.value;
      return accept({ ...worked.value, rulings: () => [...rulingsOfVirtualPoint(position), ...rulings()] });
    }),
  answer: (round, question) => answerSwiss(BURSTEIN_2017, round, question, round.attended),
});

const EDITION_2017: Edition = {
  bye: BYE_2017,
  brackets: groups2017,
  criteria: [rule65],
  ranking: rule32,
  fold: rule61,
  completion: rule66,
  colours: COLOUR_RULES_2017,
  float: rule63,
  union: rule66,
};

const workOut = (everybody: Field, edition: Edition): Outcome<ReasonedRound, NoPairing> => {
  return roundIn({ ...everybody, mayHaveBye: ({ mayHaveBye }) => mayHaveBye }, () => {
    const round = pairedRound(everybody, edition);
    const pairs = round.brackets.flatMap(({ candidate }) => candidate.pairs);
    const coloursOf = (pair: readonly [Member, Member]) =>
      colourBy(edition.colours, pair, everybody.position);
    const paired = swissRound({
      coloured: inBoardOrder(pairs, { coloursOf, byRank: byRanking }),
      bye: round.receiver,
      rulings: () => rulingsOf(round),
    });
    return { ...paired, reasons: bracketReasons(saidOf(round)) };
  });
};
