import { expect, test } from 'vitest';
import { type PlayerId, playerId } from '../model/index.ts';
import type { Position } from '../position/index.ts';
import type { PassedOver, Ruling } from '../rules/index.ts';
import { SYSTEMS } from './catalogue.ts';
import type { PairingQuestion } from './question.ts';
import type { PairingSystem } from './system.ts';
import type { Replay } from './testing/replay.ts';
import { REPLAYS } from './testing/replays.ts';

/*
 * One account of every decision: whatever a ruling passes over is answered with the same word, the same rule, the same
 * counts and the same sufferers when somebody asks about it.
 */
const POSITIONS = process.env['PAREO_LONG'] === '1' ? 2_000 : 60;

const questionAbout = ({ subject, about }: Ruling, { players }: PassedOver): PairingQuestion | undefined => {
  const [first, second] = players.map(playerId) as [PlayerId, PlayerId?];
  const [decided] = about.map(playerId) as [PlayerId];
  if (subject === 'board' && second !== undefined) return { kind: 'pair', players: [first, second] };
  if (subject === 'bye') return { kind: 'bye', player: first };
  // Whoever floats is passed over where staying is what was not taken.
  if (subject === 'float' && first !== decided) return { kind: 'float', player: decided, instead: first };
  return undefined;
};

const directionOf = (facts: object): unknown =>
  ('direction' in facts ? facts.direction : undefined) ?? 'down';

const told = ({ verdict, rule, chosen, other, suffers, unit, round }: Omit<PassedOver, 'players'>) =>
  JSON.stringify({ verdict, rule: rule.key, chosen, other, suffers, unit, round });

const contradictions = (
  system: PairingSystem,
  { options = {} }: Replay,
  position: Position,
): readonly string[] => {
  const explained = system.explain(position, options);
  if (!explained.ok) return [];
  return explained.value.flatMap(ruling =>
    ruling.passedOver.flatMap(passed => {
      const question = questionAbout(ruling, passed);
      if (!question) return [];
      const what = JSON.stringify(question);
      const answer = system.answer(position, options, question);
      if (!answer.ok) return [`${what}: no answer`];
      const { facts, rule, verdict } = answer.value;
      const claimed = told({ ...facts, rule, verdict } as Omit<PassedOver, 'players'>);
      return [
        ...(claimed === told(passed) ? [] : [`${what}: ${claimed}, the ruling has ${told(passed)}`]),
        ...(question.kind === 'float' && directionOf(facts) !== directionOf(ruling.facts)
          ? [`${what}: floats ${directionOf(facts)}, the ruling has ${directionOf(ruling.facts)}`]
          : []),
      ];
    }),
  );
};

test.for(REPLAYS.map(replay => [replay.system, replay] as const))(
  `%s: answers agree with rulings in ${POSITIONS} rounds`,
  { timeout: 600_000 },
  ([id, replay]) => {
    const system = SYSTEMS.find(each => each.id === id) as PairingSystem;
    const positions = Array.from({ length: POSITIONS }, (_, index) => replay.positionFor(index + 1));
    const found = positions.flatMap(position => (position ? contradictions(system, replay, position) : []));
    expect(found.slice(0, 5)).toEqual([]);
  },
);

/** Rules that count those who miss a colour, and rules that count pairs (decision 375). */
const NAMES_FOR_EACH: Readonly<Record<string, number>> = {
  'dutch-2026.C12': 1,
  'dutch-2017.C.10': 1,
  'dutch-1998.B4': 1,
  'dubov-2026.C7': 1,
  'burstein-2026.C8': 1,
  'burstein-2017.6.5': 1,
  'lim-1999.5.2': 1,
  'team-swiss-2026.C8': 1,
  'harkness.6.exchange': 2,
};

test('as many are named as the rule counts, or both of each pair', { timeout: 600_000 }, () => {
  const seen = new Set<string>();
  const wrong = REPLAYS.flatMap(({ system: id, options = {}, positionFor }) => {
    const system = SYSTEMS.find(each => each.id === id) as PairingSystem;
    return Array.from({ length: POSITIONS }, (_, index) => positionFor(index + 1)).flatMap(position => {
      const explained = position && system.explain(position, options);
      const passed = explained?.ok ? explained.value.flatMap(({ passedOver }) => passedOver) : [];
      return passed.flatMap(({ rule, verdict, other = 0, suffers = [], unit }) => {
        const each = NAMES_FOR_EACH[rule.key];
        if (each === undefined || verdict !== 'worse') return [];
        seen.add(rule.key);
        const isRight = suffers.length === each * other && unit === (each === 2 ? 'pairs' : undefined);
        return isRight ? [] : [`${rule.key}: ${other} for ${suffers.join()}`];
      });
    });
  });
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(Object.keys(NAMES_FOR_EACH).filter(key => !seen.has(key))).toEqual([]);
});
