import { expect, test } from 'vitest';
import { casesOf } from '../../testing/cases.ts';
import { systemNamed } from '../catalogue.ts';
import { contradictionsIn, disagreementsIn, isSaidOf } from './one-account.ts';
import { everyQuestion, type Replay } from './replay.ts';
import { REPLAYS } from './replays.ts';
import { type PairedOnce, pairedOnce } from './rounds-of-seeds.ts';
import { faultsSideBySide } from './side-by-side.ts';

/*
 * Every ruling and every answer of a system proved again by the literal enumeration of the articles: the rule named really
 * separates what was chosen from each thing passed over, and no earlier rule does. And one account of every decision: whatever
 * a ruling passes over is answered with the same word, rule, counts and sufferers when somebody asks about it.
 */
const LONG = process.env['PAREO_LONG'] === '1';
const RULINGS = casesOf(1_000, 20_000);
const TOURNAMENTS = casesOf(50, 300);
const POSITIONS = casesOf(60, 2_000);
const TIMEOUT = LONG ? 3_600_000 : 600_000;
/** Wrong rulings shown before giving up. */
const SHOWN = 5;

/** The system with the options it is proved under. */
const titleOf = ({ system, options = {} }: Replay): string =>
  [system, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(' ');

/** Registers the tests of these systems. `onceWrong`: rounds whose rulings were once wrong, and that an ordinary run does not come to. */
export const provenAgain = (
  systems: readonly string[],
  onceWrong: readonly (readonly [title: string, seed: number])[] = [],
): void => {
  const replays = REPLAYS.filter(({ system }) => systems.includes(system)).map(replay => ({
    title: titleOf(replay),
    replay,
    roundOf: pairedOnce(replay),
  }));

  test('each of these systems has an enumeration that proves it', () => {
    expect(
      systems.filter(id => !systemNamed(id) || !replays.some(({ replay }) => replay.system === id)),
    ).toEqual([]);
  });

  test.for(replays)(
    `$title: ${RULINGS} rulings are borne out by enumeration`,
    { timeout: TIMEOUT },
    async ({ title, replay, roundOf }, { annotate }) => {
      const wrong: string[] = [];
      let proved = 0;
      for (let seed = 1; proved < RULINGS && wrong.length < SHOWN; seed++) {
        const { position, rulings = [] } = roundOf(seed) ?? {};
        if (!position) continue;
        wrong.push(...replay.refute(position, rulings).map(fault => `seed ${seed}: ${fault}`));
        proved += rulings.length;
      }
      expect(wrong.slice(0, SHOWN)).toEqual([]);
      expect(proved).toBeGreaterThanOrEqual(RULINGS);
      await annotate(`${title}: ${proved} rulings`);
    },
  );

  test.for(replays)(
    `$title: every question about ${TOURNAMENTS} small tournaments is answered as enumeration does`,
    { timeout: TIMEOUT },
    async ({ title, replay, roundOf }, { annotate }) => {
      const wrong: string[] = [];
      let [tried, asked] = [0, 0];
      for (let seed = 1; tried < TOURNAMENTS && wrong.length < SHOWN; seed++) {
        const round = roundOf(seed);
        if (!round) continue;
        tried += 1;
        const refuted = refutedAnswers(replay, round);
        asked += refuted.asked;
        wrong.push(...refuted.faults.map(fault => `seed ${seed}: ${fault}`));
      }
      expect(wrong.slice(0, SHOWN)).toEqual([]);
      expect(tried).toBe(TOURNAMENTS);
      await annotate(`${title}: ${asked} questions about ${tried} tournaments`);
    },
  );

  const firstRounds = (roundOf: (typeof replays)[number]['roundOf']): readonly PairedOnce[] =>
    Array.from({ length: POSITIONS }, (_, index) => roundOf(index + 1) ?? []).flat();

  test.for(replays)(
    `$title: what is said of somebody passed over is said of nobody else in ${POSITIONS} rounds`,
    { timeout: TIMEOUT },
    ({ roundOf }) => {
      const wrong = firstRounds(roundOf)
        .flatMap(({ rulings }) => rulings)
        .filter(ruling => !isSaidOf(ruling));
      expect(
        wrong.map(({ subject, about, because }) => `${subject} ${about}: not of ${because}`).slice(0, SHOWN),
      ).toEqual([]);
    },
  );

  test.for(replays)(
    `$title: answers agree with rulings in ${POSITIONS} rounds`,
    { timeout: TIMEOUT },
    ({ roundOf }) => {
      expect(firstRounds(roundOf).flatMap(contradictionsIn).slice(0, SHOWN)).toEqual([]);
    },
  );

  test.for(replays)(
    `$title: whatever is so is answered as it is ruled in ${POSITIONS} rounds: boards, byes, floats, colours`,
    { timeout: TIMEOUT },
    ({ roundOf }) => {
      expect(firstRounds(roundOf).flatMap(disagreementsIn).slice(0, SHOWN)).toEqual([]);
    },
  );

  test.for(replays)(
    `$title: both candidates are what is told of them, where candidates are compared in ${POSITIONS} rounds`,
    { timeout: TIMEOUT },
    async ({ replay, roundOf }, { annotate }) => {
      const told = firstRounds(roundOf).flatMap(({ position, round }) =>
        everyQuestion(position, 0, replay.asksAbout?.(position)).flatMap(question => {
          const answer = round.answer(question);
          return answer.ok ? [{ pairing: round.pairing, question, answer: answer.value }] : [];
        }),
      );
      expect(told.flatMap(faultsSideBySide).slice(0, SHOWN)).toEqual([]);
      await annotate(`${told.filter(({ answer }) => 'compared' in answer.facts).length} compared`);
    },
  );

  test.for(onceWrong)('%s: rulings and answers of seed %i are borne out', ([title, seed]) => {
    const { replay, roundOf } = replays.find(each => each.title === title) ?? {};
    const round = roundOf?.(seed);
    if (!replay || !round) throw new Error('the seed gives a round');
    expect([
      ...replay.refute(round.position, round.rulings),
      ...refutedAnswers(replay, round).faults,
    ]).toEqual([]);
  });
};

const refutedAnswers = (replay: Replay, { position, round }: PairedOnce) => {
  const questions = everyQuestion(position, round.pairing.boards.length, replay.asksAbout?.(position));
  const faults = questions.flatMap(question => {
    const outcome = round.answer(question);
    return outcome.ok
      ? replay.refuteAnswer(position, question, outcome.value)
      : replay.refuteRefusal(position, question, outcome.faults);
  });
  return { asked: questions.length, faults };
};
