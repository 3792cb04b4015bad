import { describe, expect, test } from 'vitest';
import { playerId } from '../model/index.ts';
import { SYSTEMS } from '../systems/catalogue.ts';
import { dutch2026 } from '../systems/dutch/index.ts';
import type { PairingQuestion } from '../systems/question.ts';
import type { PairingSystem } from '../systems/system.ts';
import { accepted, type Sketch, tournament } from '../testing/index.ts';
import { ask, engineWith, explainRound, openRound, pairRound, reopenRound } from './index.ts';

/** The Dutch system, counting. */
const counting = () => {
  const counts = { paired: 0, explained: 0, answered: 0 };
  const system: PairingSystem = {
    ...dutch2026,
    workOut: (position, options) => {
      counts.paired += 1;
      const round = dutch2026.workOut(position, options);
      if (!round.ok) return round;
      const { explain, answer } = round.value;
      return {
        ok: true,
        value: {
          ...round.value,
          explain: () => {
            counts.explained += 1;
            return explain();
          },
          answer: question => {
            counts.answered += 1;
            return answer(question);
          },
        },
      };
    },
  };
  return { counts, engine: engineWith([system]) };
};

const ROUNDS = [['1-5 1-0', '6-2 0-1', '3-7 1-0', '8-4 0-1']];
const SWISS: Sketch = { players: 8, plannedRounds: 5, initialColour: 'white', rounds: ROUNDS };
const ids = Array.from({ length: 8 }, (_, at) => playerId(at + 1));

const QUESTIONS: readonly PairingQuestion[] = [
  ...ids.flatMap(a => ids.flatMap(b => (a < b ? [{ kind: 'pair', players: [a, b] } as const] : []))),
  ...ids.flatMap(player => [
    { kind: 'bye', player } as const,
    { kind: 'float', player } as const,
    { kind: 'colour', player } as const,
  ]),
  ...[1, 2, 3, 4, 5].map(board => ({ kind: 'board', board }) as const),
];

describe('an open round', () => {
  test('is paired once for its pairs, its reasons and every question', () => {
    const { counts, engine } = counting();
    const { paired, explain, ask: asking } = accepted(engine.openRound(tournament(SWISS)));
    expect(paired.boards).toHaveLength(4);
    for (const question of QUESTIONS) asking(question);
    expect(explain()).toBe(explain());
    expect(counts).toEqual({ paired: 1, explained: 1, answered: QUESTIONS.length });
  });

  test('is paired once where it was paired before, and refused where it is another', () => {
    const { counts, engine } = counting();
    const given = tournament(SWISS);
    const paired = accepted(pairRound(given));
    const reopened = accepted(engine.reopenRound(given, paired));
    reopened.explain();
    for (const question of QUESTIONS) reopened.ask(question);
    expect(counts.paired).toBe(1);
    const [first, ...others] = paired.boards;
    const turned = first ? [{ ...first, white: first.black, black: first.white }, ...others] : [];
    expect(reopenRound(given, { ...paired, boards: turned })).toEqual({
      ok: false,
      faults: [{ code: 'round-differs', data: { round: 2 } }],
    });
  });

  test('what it gives is plain data', () => {
    const { paired, explain, ask: asking } = accepted(openRound(tournament(SWISS)));
    expect(structuredClone(paired)).toEqual(paired);
    expect(structuredClone(explain())).toEqual(explain());
    for (const question of QUESTIONS) {
      const answer = asking(question);
      expect(structuredClone(answer)).toEqual(answer);
    }
  });

  test('answers for ranks too, in an engine of every system', () => {
    const opened = accepted(openRound(tournament(SWISS)));
    expect(opened.ask({ kind: 'rank', player: playerId(5), other: playerId(1) })).toMatchObject({
      ok: true,
      value: { facts: { ahead: 1, behind: 5, by: 'PTS', values: [1, 0] } },
    });
  });
});

/** Teams are of the recorded tournaments: `team-swiss/round.test.ts`. */
const sketchFor = ({ kind, id }: PairingSystem): Sketch => {
  if (kind === 'team-table') return { players: [...'aaabbb'].map(group => ({ group })), system: id };
  const players = Array.from({ length: 8 }, (_, at) => ({ rating: 2400 - 30 * at, name: `Player ${at}` }));
  return { players, plannedRounds: 5, initialColour: 'white', system: id };
};

describe.each(SYSTEMS.filter(({ pairs }) => pairs !== 'teams').map(system => [system.id, system] as const))(
  '%s',
  (_, system) => {
    test('one open round answers word for word as a round opened for each question', () => {
      const given = tournament(sketchFor(system));
      const opened = accepted(openRound(given));
      const { paired } = opened;
      expect(accepted(pairRound(given))).toEqual(paired);
      // Asked in one order and in the other, before the reasons and after them.
      const forwards = QUESTIONS.map(question => opened.ask(question));
      expect(opened.explain()).toEqual(accepted(explainRound(given, paired)));
      const backwards = [...QUESTIONS].reverse().map(question => opened.ask(question));
      expect(backwards.reverse()).toEqual(forwards);
      expect(forwards).toEqual(QUESTIONS.map(question => ask(given, paired, question)));
    });
  },
);
