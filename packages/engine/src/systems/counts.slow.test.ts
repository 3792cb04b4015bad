import { expect, test } from 'vitest';
import type { PassedOver } from '../rules/index.ts';
import { SYSTEMS } from './catalogue.ts';
import type { PairingSystem } from './system.ts';
import { REPLAYS } from './testing/replays.ts';

/* What a rule counts and whom it names, in rounds enough for every kind of rule to come up. */
const POSITIONS = process.env['PAREO_LONG'] === '1' ? 2_000 : 60;

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
  breach: ['dutch-1998.B5.up', 'harkness.6.halves', 'double-swiss-2026.C6'],
  unplayed: ['burstein-2026.3.1.4', 'dubov-2026.3.1.4', 'double-swiss-2026.3.4.3', 'team-swiss-2026.3.4.3'],
  type: ['lim-1999.3.9'],
  'left-over': ['dutch-2017.C.5', 'dutch-2017.C.7', 'dutch-1998.C14', 'lim-1999.4.4'],
  denied: ['burstein-2017.6.5'],
  union: ['burstein-2017.6.6'],
  score: [
    'dutch-2026.C7',
    'burstein-2026.C6',
    // Of whoever has the bye.
    'dutch-2026.C5',
    'burstein-2026.3.1.3',
    'burstein-2017.4.2',
    'dubov-2026.3.1.3',
    'dubov-1997.4',
    'lim-1999.1.1',
    'harkness.4',
    'double-swiss-2026.3.4.2',
    'team-swiss-2026.3.4.2',
    'scrabble.bye',
  ],
  'sonneborn-berger': ['burstein-2017.4.2'],
  difference: ['dutch-2017.C.6', 'dubov-2026.C6', 'double-swiss-2026.C5', 'team-swiss-2026.C5'],
} as const;
type Kind = keyof typeof EXPECTED;

/** Rounds of each system of which every pair is asked about. */
const ASKED = 15;

const kindOf = ({ unit, each }: PassedOver): Kind => unit ?? each?.of ?? 'players';

/** As many names as the rule counts; both of each pair; one for what is of one; a breach or a union is one, whoever suffers it. */
const isNamedRightly = ({ rule, unit, chosen = 0, other = 0, suffers = [] }: PassedOver): boolean => {
  if (suffers.length === 0 || new Set(suffers).size < suffers.length) return false;
  if (unit === 'breach' || unit === 'union') return chosen === 0 && other === 1;
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
      const explained = round.value.explain().flatMap(({ passedOver }) => passedOver);
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
