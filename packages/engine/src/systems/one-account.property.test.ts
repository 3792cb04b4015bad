import { expect, test } from 'vitest';
import { type PlayerId, playerId } from '../model/index.ts';
import type { Position } from '../position/index.ts';
import type { PassedOver, Ruling } from '../rules/index.ts';
import { accepted } from '../testing/index.ts';
import { SYSTEMS } from './catalogue.ts';
import type { PairingQuestion } from './question.ts';
import type { PairingSystem } from './system.ts';
import type { Replay } from './testing/replay.ts';
import { REPLAYS } from './testing/replays.ts';

/*
 * One account of every decision: whatever a ruling passes over is answered with the same word, the same rule, the same
 * counts, the same sufferers and the same players left over when somebody asks about it.
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

const told = ({ rule, verdict, ...passed }: Omit<PassedOver, 'players'>) => {
  const { chosen, other, suffers, unit, each, round, leftOver } = passed;
  return JSON.stringify({ verdict, rule: rule.key, chosen, other, suffers, unit, each, round, leftOver });
};

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
      const explained = position && system.explain(position, options);
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

/**
 * Rules that do not count players but look at one of them, who is named: the score or the unplayed games of whoever has the
 * bye, the byes they had; Dubov C9 adds up the floats of several.
 */
const OF_ONE: ReadonlySet<string> = new Set([
  'dutch-2026.C5',
  'dutch-2026.C9',
  'burstein-2026.3.1.3',
  'burstein-2026.3.1.4',
  'burstein-2017.4.2',
  'dubov-2026.3.1.3',
  'dubov-2026.C9',
  'dubov-1997.4',
  'lim-1999.1.1',
  'harkness.4',
  'double-swiss-2026.3.4.2',
  'team-swiss-2026.3.4.2',
  'scrabble.bye',
  'king-of-the-hill.bye',
]);

/** Rules of each kind that these rounds must come to. */
const EXPECTED = {
  players: ['dutch-2026.C12', 'dutch-2017.C.10', 'dutch-1998.B4', 'dubov-2026.C7', 'burstein-2026.C8'],
  pairs: ['harkness.6.exchange', 'dubov-1997.6.3'],
  breach: ['dutch-1998.C13', 'dutch-1998.B5', 'harkness.6.halves', 'double-swiss-2026.C6', 'dutch-2017.C.7'],
  unplayed: ['burstein-2026.3.1.4', 'dubov-2026.3.1.4', 'double-swiss-2026.3.4.3', 'team-swiss-2026.3.4.3'],
  type: ['lim-1999.3.9'],
  'left-over': ['dutch-2017.C.5', 'dutch-2017.C.7', 'lim-1999.4.4'],
  denied: ['burstein-2017.6.5'],
  score: ['dutch-2026.C7', 'burstein-2026.C6', 'burstein-2017.4.2'],
  'sonneborn-berger': ['burstein-2017.4.2'],
  difference: ['dutch-2017.C.6', 'dubov-2026.C6', 'double-swiss-2026.C5', 'team-swiss-2026.C5'],
} as const;
type Kind = keyof typeof EXPECTED;

/** Rounds of each system of which every pair is asked about. */
const ASKED = 15;

const kindOf = ({ unit, each }: PassedOver): Kind => unit ?? each?.of ?? 'players';

/** As many names as the rule counts; both of each pair; one for what is of one; a breach is one, whoever suffers it. */
const isNamedRightly = ({ rule, unit, chosen = 0, other = 0, suffers = [] }: PassedOver): boolean => {
  if (suffers.length === 0 || new Set(suffers).size < suffers.length) return false;
  if (unit === 'breach') return chosen === 0 && other === 1;
  if (unit === 'unplayed' || unit === 'type') return suffers.length === 1;
  if (OF_ONE.has(rule.key)) return suffers.length >= 1;
  return suffers.length === (unit === 'pairs' ? 2 : 1) * other;
};

test('every rule names as many as it counts, and says what it counts', { timeout: 600_000 }, () => {
  const seen = new Map<string, Set<Kind>>();
  const wrong = REPLAYS.flatMap(({ system: id, options = {}, positionFor }) => {
    const system = SYSTEMS.find(each => each.id === id) as PairingSystem;
    const positions = Array.from({ length: POSITIONS }, (_, index) => positionFor(index + 1));
    return positions.flatMap((position, index) => {
      const round = position && system.workOut(position, options);
      if (!position || !round?.ok) return [];
      // Every pair of the first rounds; what the others passed over.
      const ids = index < ASKED ? position.entrants.map(({ id: player }) => player) : [];
      const asked = ids.flatMap(a => ids.filter(b => a < b).map(b => [a, b] as const));
      const answered = asked.flatMap(players => {
        const answer = round.value.answer({ kind: 'pair', players });
        return answer.ok && answer.value.verdict === 'worse'
          ? [{ ...answer.value.facts, players, rule: answer.value.rule, verdict: answer.value.verdict }]
          : [];
      });
      const explained = accepted(round.value.explain()).flatMap(({ passedOver }) => passedOver);
      return [...explained.filter(({ verdict }) => verdict === 'worse'), ...answered].flatMap(passed => {
        const { rule, chosen, other, suffers = [] } = passed;
        seen.set(rule.key, (seen.get(rule.key) ?? new Set()).add(kindOf(passed)));
        return isNamedRightly(passed)
          ? []
          : [`${rule.key}: ${other} instead of ${chosen} ${kindOf(passed)} for ${suffers.join()}`];
      });
    });
  });
  expect(wrong.slice(0, 5)).toEqual([]);
  const missing = (Object.keys(EXPECTED) as readonly Kind[]).flatMap(kind =>
    EXPECTED[kind].filter(key => !seen.get(key)?.has(kind)).map(key => `${key} ${kind}`),
  );
  expect(missing).toEqual([]);
});
