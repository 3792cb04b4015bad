import { expect, test } from 'vitest';
import { accepted, answeredBy, explainedBy, pairedBy } from '../testing/index.ts';
import { SYSTEMS, systemNamed } from './catalogue.ts';
import { everyQuestion, type Replay } from './testing/replay.ts';
import { REPLAYS } from './testing/replays.ts';

/*
 * Replay: every ruling and every answer proved again by the literal enumeration of the articles. The rule named really
 * separates what was chosen from each thing passed over, and no earlier rule does.
 */
const LONG = process.env['PAREO_LONG'] === '1';
const RULINGS = LONG ? 20_000 : 1_000;
const TOURNAMENTS = LONG ? 50 : 5;
/** Wrong rulings shown before giving up. */
const SHOWN = 5;

test('every system of the catalogue is proved again', () => {
  const proved = REPLAYS.map(({ system }) => system);
  expect(SYSTEMS.map(({ id }) => id).filter(id => !proved.includes(id))).toEqual([]);
});

const systemOf = ({ system }: Replay) => {
  const found = systemNamed(system);
  if (!found) throw new Error(`${system} is in the catalogue`);
  return found;
};

/** The system with the options it is proved under. */
const titled = (replay: Replay) => {
  const options = Object.entries(replay.options ?? {}).map(([name, value]) => `${name}=${value}`);
  return [[replay.system, ...options].join(' '), replay] as const;
};

test.for(REPLAYS.map(titled))(
  `%s: ${RULINGS} rulings are borne out by enumeration`,
  { timeout: LONG ? 3_600_000 : 300_000 },
  async ([title, replay], { annotate }) => {
    const system = systemOf(replay);
    const wrong: string[] = [];
    let proved = 0;
    for (let seed = 1; proved < RULINGS && wrong.length < SHOWN; seed++) {
      const position = replay.positionFor(seed);
      const rulings = position && explainedBy(system, position, replay.options ?? {});
      if (!position || !rulings?.ok) continue;
      wrong.push(...replay.refute(position, rulings.value).map(fault => `seed ${seed}: ${fault}`));
      proved += rulings.value.length;
    }
    expect(wrong.slice(0, SHOWN)).toEqual([]);
    expect(proved).toBeGreaterThanOrEqual(RULINGS);
    await annotate(`${title}: ${proved} rulings`);
  },
);

test.for(REPLAYS.map(titled))(
  `%s: every question about ${TOURNAMENTS} small tournaments is answered as enumeration does`,
  { timeout: LONG ? 3_600_000 : 300_000 },
  async ([title, replay], { annotate }) => {
    const system = systemOf(replay);
    const wrong: string[] = [];
    let [tried, asked] = [0, 0];
    for (let seed = 1; tried < TOURNAMENTS && wrong.length < SHOWN; seed++) {
      const position = replay.positionFor(seed);
      const paired = position && pairedBy(system, position, replay.options ?? {});
      if (!position || !paired?.ok) continue;
      tried += 1;
      const boards = accepted(paired).boards.length;
      for (const question of everyQuestion(position, boards, replay.asksAbout?.(position))) {
        asked += 1;
        const outcome = answeredBy(system, position, replay.options ?? {}, question);
        const faults = outcome.ok
          ? replay.refuteAnswer(position, question, outcome.value)
          : replay.refuteRefusal(position, question, outcome.faults);
        wrong.push(...faults.map(fault => `seed ${seed}: ${fault}`));
      }
    }
    expect(wrong.slice(0, SHOWN)).toEqual([]);
    expect(tried).toBe(TOURNAMENTS);
    await annotate(`${title}: ${asked} questions about ${tried} tournaments`);
  },
);

/** Rounds whose rulings were once wrong, and that the ordinary run does not come to. */
const ONCE_WRONG = [
  // Who suffers was told of a candidate that the next bracket then makes impossible.
  ['dutch-2026', 1897],
  ['dutch-2017 no-compatriots=true', 268],
  // Nobody suffered what the next bracket does worse.
  ['burstein-2026', 616],
  ['burstein-2026', 902],
  ['dutch-2026 no-compatriots=true', 38],
] as const;

test.for(ONCE_WRONG)('%s: rulings and answers of seed %i are borne out', ([title, seed]) => {
  const replay = REPLAYS.find(each => titled(each)[0] === title);
  const position = replay?.positionFor(seed);
  if (!replay || !position) throw new Error('the seed gives a round');
  const [system, options] = [systemOf(replay), replay.options ?? {}];
  const asked = everyQuestion(position, accepted(pairedBy(system, position, options)).boards.length);
  expect([
    ...replay.refute(position, accepted(explainedBy(system, position, options))),
    ...asked.flatMap(question => {
      const outcome = answeredBy(system, position, options, question);
      return outcome.ok ? replay.refuteAnswer(position, question, outcome.value) : [];
    }),
  ]).toEqual([]);
});
