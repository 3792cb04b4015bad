import { expect, test } from 'vitest';
import { type PlayerId, playerId } from '../model/index.ts';
import type { Position } from '../position/index.ts';
import type { PassedOver, Ruling } from '../rules/index.ts';
import { casesOf } from '../testing/cases.ts';
import { answeredBy, explainedBy } from '../testing/index.ts';
import { SYSTEMS } from './catalogue.ts';
import type { PairingQuestion } from './question.ts';
import type { PairingSystem } from './system.ts';
import type { Replay } from './testing/replay.ts';
import { REPLAYS } from './testing/replays.ts';

/*
 * One account of every decision: whatever a ruling passes over is answered with the same word, the same rule, the same
 * counts, the same sufferers and the same players left over when somebody asks about it.
 */
const POSITIONS = casesOf(60, 2_000);

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

const told = ({ rule, verdict, ...passed }: Omit<PassedOver, 'players'>) => {
  const { chosen, other, suffers, unit, each, round, leftOver } = passed;
  return JSON.stringify({ verdict, rule: rule.key, chosen, other, suffers, unit, each, round, leftOver });
};

const contradictions = (
  system: PairingSystem,
  { options = {} }: Replay,
  position: Position,
): readonly string[] => {
  const explained = explainedBy(system, position, options);
  if (!explained.ok) return [];
  return explained.value.flatMap(ruling =>
    ruling.passedOver.flatMap(passed => {
      const question = questionAbout(ruling, passed);
      if (!question) return [];
      const what = JSON.stringify(question);
      const answer = answeredBy(system, position, options, question);
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

/** Whom the sentence names beside the decision: what it says is said of the first passed over, or of all alike for the bye. */
const isSaidOf = ({ subject, because, passedOver, rule }: Ruling): boolean => {
  const [first] = passedOver;
  if (!first || !['board', 'float', 'bye'].includes(subject)) return true;
  const alike = passedOver.filter(
    passed => passed === first || (subject === 'bye' && passed.rule.key === rule.key),
  );
  return because.every(id => alike.some(({ players }) => players.includes(id)));
};

test.for(REPLAYS.map(replay => [replay.system, replay] as const))(
  `%s: what is said of somebody passed over is said of nobody else in ${POSITIONS} rounds`,
  { timeout: 600_000 },
  ([id, { options = {}, positionFor }]) => {
    const system = SYSTEMS.find(each => each.id === id) as PairingSystem;
    const positions = Array.from({ length: POSITIONS }, (_, index) => positionFor(index + 1));
    const rulings = positions.flatMap(position => {
      const explained = position && explainedBy(system, position, options);
      return explained?.ok ? explained.value : [];
    });
    const wrong = rulings.filter(ruling => !isSaidOf(ruling));
    expect(
      wrong.map(({ subject, about, because }) => `${subject} ${about}: not of ${because}`).slice(0, 5),
    ).toEqual([]);
  },
);

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
