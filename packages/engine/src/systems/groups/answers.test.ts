import { describe, expect, test } from 'vitest';
import { checkTournament, type Outcome, type PlayerRecord, playerId, refuse } from '../../model/index.ts';
import { type Position, positionBefore } from '../../position/index.ts';
import { accepted, answeredBy, pairedBy, positionsOfPlay, type Sketch } from '../../testing/index.ts';
import { SYSTEMS } from '../catalogue.ts';
import type { Answer, PairingQuestion } from '../question.ts';
import { type NoPairing, noPairing, type PairingSystem } from '../system.ts';
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

/** Of a round alone it is not said which group it is. */
const withoutGroup = (answer: Outcome<Answer, NoPairing>): Outcome<Answer, NoPairing> =>
  answer.ok
    ? answer
    : refuse(
        ...answer.faults.map(fault =>
          fault.code === 'nobody-has-bye'
            ? noPairing(fault.code, { round: fault.data.round, called: fault.data.called })
            : fault,
        ),
      );

describe.each(GROUPED.map(system => [system.id, system] as const))('%s in groups', (_, system) => {
  const parts = [alone(system, 1, 7), alone(system, 101, 8)];
  const position = together(...parts);
  const round = accepted(workOutInGroups(system, position, {}));
  const { boards } = round.pairing;
  const ask = (question: PairingQuestion) => round.answer(question);

  test('answers every question as it does alone', () => {
    let before = 0;
    for (const part of parts) {
      const own = accepted(pairedBy(system, part, {})).boards.length;
      for (const question of everyQuestion(part, own)) {
        const expected = answeredBy(system, part, {}, question);
        if (question.kind !== 'board') {
          expect({ question, answer: withoutGroup(ask(question)) }).toEqual({ question, answer: expected });
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
    // Of a knock-out, whoever is still in it.
    const there = [
      ...boards.flatMap(({ white, black }) => [white, black]),
      ...round.pairing.byes.map(bye => bye.player),
    ];
    const [one, other] = parts.map(({ entrants }) => entrants.find(({ id }) => there.includes(id))?.id);
    if (!one || !other) return expect.fail('a player in each group');
    const apart = { verdict: 'forbidden', rule: { key: 'belgrade.by-itself' } };
    expect(accepted(ask({ kind: 'pair', players: [one, other] }))).toMatchObject(apart);
    for (const { id: player } of parts[0]?.entrants ?? []) {
      const [floats, answer] = [
        ask({ kind: 'float', player }),
        ask({ kind: 'float', player, instead: other }),
      ];
      if (floats.ok) expect(accepted(answer)).toMatchObject(apart);
      else expect(answer).toEqual(floats);
    }
  });

  test('says of its group alone that nobody has the bye', () => {
    const even = parts[1]?.entrants[0]?.id ?? expect.fail('a player of the second group');
    const answer = ask({ kind: 'bye', player: even });
    const group = round.pairing.byes.length > 0 ? { group: '2' } : {};
    expect(answer).toMatchObject({ ok: false, faults: [{ code: 'nobody-has-bye', data: group }] });
  });
});
