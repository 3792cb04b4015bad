import { describe, expect, test } from 'vitest';
import { checkTournament, type PlayerRecord, playerId } from '../../model/index.ts';
import { type Position, positionBefore } from '../../position/index.ts';
import { accepted, positionsOfPlay, type Sketch } from '../../testing/index.ts';
import { SYSTEMS } from '../catalogue.ts';
import type { PairingQuestion } from '../question.ts';
import type { PairingSystem } from '../system.ts';
import { everyQuestion } from '../testing/replay.ts';
import { workOutInGroups } from './index.ts';

/*
 * Two tournaments, each paired alone, then both as groups of one: every question about a group is answered as the
 * system answers it alone. A Scheveningen match has its teams where others have groups.
 */
const GROUPED = SYSTEMS.filter(({ kind }) => kind !== 'team-table');

const ROUNDS = 2;

const alone = (system: PairingSystem, from: number, players: number): Position => {
  const sketch: Sketch = {
    players: Array.from({ length: players }, (_, index) => ({
      id: playerId(from + index),
      rating: 2000 - 20 * index,
    })),
    plannedRounds: 5,
    initialColour: 'white',
  };
  const positions = positionsOfPlay({ system, sketch, rounds: ROUNDS, lot: system.id, draws: 'never' });
  return positions[ROUNDS] ?? expect.fail('a round more');
};

const together = (...groups: readonly Position[]): Position => {
  const [first] = groups;
  if (!first) return expect.fail('a group');
  const players = groups.flatMap(({ tournament }, index) =>
    tournament.record.players.map((player): PlayerRecord => ({ ...player, group: String(index + 1) })),
  );
  return positionBefore(accepted(checkTournament({ ...first.tournament.record, players })), first.round);
};

describe.each(GROUPED.map(system => [system.id, system] as const))('%s in groups', (_, system) => {
  const parts = [alone(system, 1, 7), alone(system, 101, 8)];
  const position = together(...parts);
  const round = accepted(workOutInGroups(system, position, {}));
  const { boards } = round.pairing;
  const ask = (question: PairingQuestion) => round.answer(question);

  test('answers every question as it does alone', () => {
    let before = 0;
    for (const part of parts) {
      const own = accepted(system.pair(part, {})).boards.length;
      for (const question of everyQuestion(part, own)) {
        const expected = system.answer(part, {}, question);
        if (question.kind !== 'board') {
          expect({ question, answer: ask(question) }).toEqual({ question, answer: expected });
          continue;
        }
        const board = question.board + before;
        const { rule, facts } = accepted(ask({ kind: 'board', board }));
        expect({ rule, facts }).toEqual({
          rule: accepted(expected).rule,
          facts: { ...accepted(expected).facts, board },
        });
      }
      before += own;
    }
    expect(before).toBe(boards.length);
  });

  test('says that two of different groups never meet, nor float for one another', () => {
    const [one, other] = parts.map(({ entrants: [first] }) => first?.id ?? playerId(1));
    if (!one || !other) return expect.fail('a player in each group');
    for (const question of [
      { kind: 'pair', players: [one, other] },
      { kind: 'float', player: one, instead: other },
    ] as const)
      expect(accepted(ask(question))).toMatchObject({
        verdict: 'forbidden',
        rule: { key: 'belgrade.by-itself' },
      });
  });
});
