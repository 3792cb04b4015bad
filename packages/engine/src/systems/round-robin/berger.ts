import { accept, impossible, type Outcome, refuse, type Tournament } from '../../model/index.ts';
import { drawnOrder } from '../../model/lots.ts';
import type { Entrant, Position } from '../../position/index.ts';
import { type Ruling, ruling } from '../../rules/index.ts';
import { answerFromRulings } from '../answer-from-rulings.ts';
import { defineSystem, type OptionsOf, rulingsOn, type WorkedRound } from '../define.ts';
import type { Answer, PairingQuestion } from '../question.ts';
import { type NoPairing, noPairing, type Options, type SystemDescription } from '../system.ts';
import { type Fixture, type FreeRound, fieldOf, playRound } from '../tables/fixtures.ts';
import { BERGER, DOUBLE_BERGER } from './description.ts';
import * as rules from './rules.ts';
import { type Format, roundsOf, type ScheduledRound, scheduledRound } from './schedule.ts';
import type { TablePair } from './table.ts';

const FEWEST = 2;
const MOST = 9999;

/** The table of TRF26 codes: FIDE's double round robin has the two rounds swapped, Berger's has not. */
const swapOfCode = ({ systemCode }: Tournament): Options =>
  systemCode === 'FIDE_DOUBLEROUNDROBIN' ? { 'swap-last-two-rounds': true } : {};

export const berger = defineSystem({
  ...BERGER,
  rules: rules.BERGER_RULES,
  work: (position, options) => pairBy({ cycles: 1, lastTwoRounds: 'as printed' }, position, options),
  answer: (worked, question, position) => answerByTable(BERGER, worked, { question, position }),
});

export const doubleBerger = defineSystem({
  ...DOUBLE_BERGER,
  rules: rules.DOUBLE_BERGER_RULES,
  implied: swapOfCode,
  work: (position, options) => {
    const lastTwoRounds = options['swap-last-two-rounds'] ? 'swapped' : 'as printed';
    return pairBy({ cycles: 2, lastTwoRounds }, position, options);
  },
  answer: (worked, question, position) => answerByTable(DOUBLE_BERGER, worked, { question, position }),
});

/** A round with the table it is a line of. */
interface WorkedLine extends WorkedRound {
  /** The round in which two meet: this one or the next that has them, else the last that had. */
  readonly meetIn: (a: number, b: number) => number | undefined;
}

/** What the rulings tell; of two who do not meet now also in which round they do. */
const answerByTable = (
  system: SystemDescription,
  worked: WorkedLine,
  { question, position }: { readonly question: PairingQuestion; readonly position: Position },
): Outcome<Answer, NoPairing> => {
  const { boards, byes } = worked;
  const answer = answerFromRulings(
    { system, position, pairing: { boards, byes }, rulings: rulingsOn(worked) },
    question,
  );
  if (!answer.ok || answer.value.kind !== 'pair' || answer.value.verdict !== 'table') return answer;
  const [a, b] = answer.value.question.players;
  const meetIn = worked.meetIn(a, b);
  return meetIn === undefined
    ? answer
    : accept({ ...answer.value, facts: { ...answer.value.facts, meetIn } });
};

type Numbering = OptionsOf<typeof BERGER.options>;

const pairBy = (format: Format, position: Position, options: Numbering): Outcome<WorkedLine, NoPairing> => {
  const { round } = position;
  const field = fieldOf(position);
  if (field.length < FEWEST || field.length > MOST)
    return refuse(
      noPairing('wrong-number-of-players', { players: field.length, minimum: FEWEST, maximum: MOST }),
    );
  const rounds = roundsOf(field.length, format);
  if (round > rounds) return refuse(noPairing('round-beyond-schedule', { round, rounds }));
  const numbered = numberedBy(field, options);
  const scheduled = scheduledRound(field.length, round, format);
  const played = playRound(position, {
    ...fixturesOf(scheduled, numbered),
    rulings: [numbering(numbered, options), ...swapped(scheduled, round, numbered)],
    absence: rules.absence,
  });
  return played.ok
    ? accept({ ...played.value, meetIn: meetingsIn(numbered, { round, rounds, format }) })
    : played;
};

const meetingsIn =
  (
    numbered: readonly Entrant[],
    { round, rounds, format }: { readonly round: number; readonly rounds: number; readonly format: Format },
  ): WorkedLine['meetIn'] =>
  (a, b) => {
    const numberOf = (id: number) => numbered.findIndex(entrant => entrant.id === id) + 1;
    const numbers = [numberOf(a), numberOf(b)];
    const meeting = Array.from({ length: rounds }, (_, index) => index + 1).filter(each =>
      scheduledRound(numbered.length, each, format).pairs.some(
        ({ white, black }) => numbers.includes(white) && numbers.includes(black),
      ),
    );
    return meeting.find(each => each >= round) ?? meeting.at(-1);
  };

const isByLot = (options: Numbering): boolean => options.numbers === 'by-lot';

const numberedBy = (field: readonly Entrant[], options: Numbering): readonly Entrant[] =>
  isByLot(options) ? drawnOrder(field, options.lot, entrant => entrant.id) : field;

const fixturesOf = (
  scheduled: ScheduledRound,
  numbered: readonly Entrant[],
): { readonly fixtures: readonly Fixture[]; readonly free: readonly FreeRound[] } => {
  const isFree = ({ white, black }: TablePair) => Math.max(white, black) > numbered.length;
  const holder = (number: number): Entrant =>
    numbered[number - 1] ?? impossible('a number of the table belongs to a player');
  return {
    fixtures: scheduled.pairs.filter(pair => !isFree(pair)).map(pair => fixtureOf(pair, scheduled, holder)),
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
  holder: (number: number) => Entrant,
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

const numbering = (numbered: readonly Entrant[], options: Numbering): Ruling =>
  ruling('order', isByLot(options) ? rules.numbers : rules.numbersAsWritten, idsOf(numbered), {
    facts: { numbers: options.numbers, lot: options.lot },
  });

const swapped = (
  { line, cycle }: ScheduledRound,
  round: number,
  numbered: readonly Entrant[],
): readonly Ruling[] =>
  cycle === 1 && line !== round
    ? [ruling('order', rules.lastTwoRounds, idsOf(numbered), { facts: { round, line } })]
    : [];

const idsOf = (entrants: readonly Entrant[]): readonly number[] => entrants.map(entrant => entrant.id);
