import { expect, test } from 'vitest';
import { accepted } from '../testing/index.ts';
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

test.each(REPLAYS.map(replay => [replay.system, replay] as const))(
  `%s: ${RULINGS} rulings are borne out by enumeration`,
  (_, replay) => {
    const system = systemOf(replay);
    const wrong: string[] = [];
    let proved = 0;
    for (let seed = 1; proved < RULINGS && wrong.length < SHOWN; seed++) {
      const position = replay.positionFor(seed);
      const rulings = position && system.explain(position, replay.options ?? {});
      if (!position || !rulings?.ok) continue;
      wrong.push(...replay.refute(position, rulings.value).map(fault => `seed ${seed}: ${fault}`));
      proved += rulings.value.length;
    }
    expect(wrong.slice(0, SHOWN)).toEqual([]);
  },
  LONG ? 3_600_000 : 300_000,
);

test.each(REPLAYS.map(replay => [replay.system, replay] as const))(
  `%s: every question about ${TOURNAMENTS} small tournaments is answered as enumeration does`,
  (_, replay) => {
    const system = systemOf(replay);
    const wrong: string[] = [];
    let tried = 0;
    for (let seed = 1; tried < TOURNAMENTS && wrong.length < SHOWN; seed++) {
      const position = replay.positionFor(seed);
      const paired = position && system.pair(position, replay.options ?? {});
      if (!position || !paired?.ok) continue;
      tried += 1;
      for (const question of everyQuestion(position, accepted(paired).boards.length)) {
        const outcome = system.answer(position, replay.options ?? {}, question);
        const faults = outcome.ok
          ? replay.refuteAnswer(position, question, outcome.value)
          : replay.refuteRefusal(position, question);
        wrong.push(...faults.map(fault => `seed ${seed}: ${fault}`));
      }
    }
    expect(wrong.slice(0, SHOWN)).toEqual([]);
  },
  LONG ? 3_600_000 : 300_000,
);
