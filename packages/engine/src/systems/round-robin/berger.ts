import { accept, impossible, type Outcome, refuse, type Tournament } from '../../model/index.ts';
import type { Entrant, Position } from '../../position/index.ts';
import { type Ruling, ruling } from '../../rules/index.ts';
import { answerFromRulings } from '../answer-from-rulings.ts';
import { defineSystem, type OptionsOf, rulingsOn, type WorkedRound } from '../define.ts';
import type { Answer, PairingQuestion } from '../question.ts';
import {
  type NoPairing,
  noPairing,
  type Options,
  type PairingSystem,
  type SystemDescription,
} from '../system.ts';
import { type Fixture, type FreeRound, fieldOf, playRound } from '../tables/fixtures.ts';
import { BERGER, DOUBLE_BERGER, TEAM_BERGER, TEAM_DOUBLE_BERGER } from './description.ts';
import { inOneCycle, inTwoCycles, RULES_OF_PLAYERS, type TableRules } from './rules.ts';
import { type Format, roundsOf, type ScheduledRound, scheduledRound } from './schedule.ts';
import type { TablePair } from './table.ts';
import { RULES_OF_TEAMS } from './team-rules.ts';

const FEWEST = 2;
const MOST = 9999;

/** The table of TRF26 codes: FIDE's double round robins have the two rounds swapped, Berger's have not. */
const swapOfCode = ({ systemCode }: Tournament): Options =>
  /^FIDE_(TEAM_)?DOUBLEROUNDROBIN$/.test(systemCode ?? '') ? { 'swap-last-two-rounds': true } : {};

/** Who meets once: players, or teams. */
const once = (description: typeof BERGER | typeof TEAM_BERGER, rules: TableRules): PairingSystem =>
  defineSystem({
    ...description,
    rules: inOneCycle(rules),
    work: (position, options) =>
      pairBy({ format: { cycles: 1, lastTwoRounds: 'as printed' }, rules }, position, options),
    answer: (worked, question, position) => answerByTable(description, worked, { question, position }),
  });

const twice = (
  description: typeof DOUBLE_BERGER | typeof TEAM_DOUBLE_BERGER,
  rules: TableRules,
): PairingSystem =>
  defineSystem({
    ...description,
    rules: inTwoCycles(rules),
    implied: swapOfCode,
    work: (position, options) => {
      const lastTwoRounds = options['swap-last-two-rounds'] ? 'swapped' : 'as printed';
      return pairBy({ format: { cycles: 2, lastTwoRounds }, rules }, position, options);
    },
    answer: (worked, question, position) => answerByTable(description, worked, { question, position }),
  });

export const berger = once(BERGER, RULES_OF_PLAYERS);
export const doubleBerger = twice(DOUBLE_BERGER, RULES_OF_PLAYERS);
export const teamBerger = once(TEAM_BERGER, RULES_OF_TEAMS);
export const teamDoubleBerger = twice(TEAM_DOUBLE_BERGER, RULES_OF_TEAMS);

/** A round with the table it is a line of. */
interface WorkedLine extends WorkedRound {
  /** The round in which two meet: this one or the next that has them, else the last that had. */
  readonly meetIn: (a: number, b: number) => number | undefined;
  /** The same of the free round of one. Undefined: the table has none. */
  readonly freeIn: (player: number) => number | undefined;
}

/** What the rulings tell; of two who do not meet now also in which round they do, of who does not rest when they do. */
const answerByTable = (
  system: SystemDescription,
  worked: WorkedLine,
  { question, position }: { readonly question: PairingQuestion; readonly position: Position },
): Outcome<Answer, NoPairing> => {
  const { boards, byes } = worked;
  const given = answerFromRulings(
    { system, position, pairing: { boards, byes }, rulings: rulingsOn(worked) },
    question,
  );
  if (!given.ok || given.value.verdict !== 'table') return given;
  const answer = given.value;
  if (answer.kind === 'pair') {
    const meetIn = worked.meetIn(...answer.question.players);
    return meetIn === undefined ? given : accept({ ...answer, facts: { ...answer.facts, meetIn } });
  }
  if (answer.kind !== 'bye' || answer.facts.freeBy !== 'free-round') return given;
  const freeIn = worked.freeIn(answer.question.player);
  return freeIn === undefined ? given : accept({ ...answer, facts: { ...answer.facts, freeIn } });
};

type Numbering = OptionsOf<typeof BERGER.options>;

/** How often a table is played, and the rules it is cited by. */
interface Played {
  readonly format: Format;
  readonly rules: TableRules;
}

const pairBy = (
  { format, rules }: Played,
  position: Position,
  options: Numbering,
): Outcome<WorkedLine, NoPairing> => {
  const { round } = position;
  const numbered = fieldOf(position);
  if (numbered.length < FEWEST || numbered.length > MOST)
    return refuse(
      noPairing('wrong-number-of-players', { players: numbered.length, minimum: FEWEST, maximum: MOST }),
    );
  const rounds = roundsOf(numbered.length, format);
  if (round > rounds) return refuse(noPairing('round-beyond-schedule', { round, rounds }));
  const scheduled = scheduledRound(numbered.length, round, format);
  const played = playRound(position, {
    ...fixturesOf(scheduled, numbered, rules),
    rulings: [numbering(numbered, options, rules), ...swapped(scheduled, { round, numbered, rules })],
    absence: rules.absence,
  });
  return played.ok ? accept({ ...played.value, ...meetingsIn(numbered, { round, rounds, format }) }) : played;
};

const meetingsIn = (
  numbered: readonly Entrant[],
  { round, rounds, format }: { readonly round: number; readonly rounds: number; readonly format: Format },
): Pick<WorkedLine, 'meetIn' | 'freeIn'> => {
  const numberOf = (id: number) => numbered.findIndex(entrant => entrant.id === id) + 1;
  const meetingOf = (...numbers: readonly number[]): number | undefined => {
    const meeting = Array.from({ length: rounds }, (_, index) => index + 1).filter(each =>
      scheduledRound(numbered.length, each, format).pairs.some(
        ({ white, black }) => numbers.includes(white) && numbers.includes(black),
      ),
    );
    return meeting.find(each => each >= round) ?? meeting.at(-1);
  };
  return {
    meetIn: (a, b) => meetingOf(numberOf(a), numberOf(b)),
    // Of an odd number the highest number of the table belongs to nobody.
    freeIn: player => meetingOf(numberOf(player), numbered.length + 1),
  };
};

const fixturesOf = (
  scheduled: ScheduledRound,
  numbered: readonly Entrant[],
  rules: TableRules,
): { readonly fixtures: readonly Fixture[]; readonly free: readonly FreeRound[] } => {
  const isFree = ({ white, black }: TablePair) => Math.max(white, black) > numbered.length;
  const holder = (number: number): Entrant =>
    numbered[number - 1] ?? impossible('a number of the table belongs to a player');
  return {
    fixtures: scheduled.pairs
      .filter(pair => !isFree(pair))
      .map(pair => fixtureOf(pair, scheduled, { holder, rules })),
    free: scheduled.pairs.filter(isFree).map(({ white, black }) => {
      const player = holder(Math.min(white, black));
      const facts = { table: scheduled.size, line: scheduled.line, number: Math.min(white, black) };
      return { player, rulings: [ruling('rest', rules.rest, [player.id], { facts })] };
    }),
  };
};

const fixtureOf = (
  pair: TablePair,
  { size, line, cycle }: ScheduledRound,
  { holder, rules }: { readonly holder: (number: number) => Entrant; readonly rules: TableRules },
): Fixture => {
  const [white, black] = [holder(pair.white), holder(pair.black)];
  const facts = { table: size, line, numbers: [pair.white, pair.black] };
  const colourRule = cycle === 1 ? rules.colours : rules.secondCycle;
  return {
    white,
    black,
    rulings: [
      ruling('board', rules.table, [white.id, black.id], { facts }),
      ruling('colour', colourRule, [white.id], { because: [black.id], facts }),
    ],
  };
};

const numbering = (numbered: readonly Entrant[], options: Numbering, rules: TableRules): Ruling =>
  ruling('order', options.lot === '' ? rules.numbersAsWritten : rules.numbers, idsOf(numbered), {
    facts: { numbers: options.numbers, lot: options.lot },
  });

const swapped = (
  { line, cycle }: ScheduledRound,
  {
    round,
    numbered,
    rules,
  }: { readonly round: number; readonly numbered: readonly Entrant[]; readonly rules: TableRules },
): readonly Ruling[] =>
  cycle === 1 && line !== round
    ? [ruling('order', rules.lastTwoRounds, idsOf(numbered), { facts: { round, line } })]
    : [];

const idsOf = (entrants: readonly Entrant[]): readonly number[] => entrants.map(entrant => entrant.id);
