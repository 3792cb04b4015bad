import { expect, test } from 'vitest';
import { playerId } from '../../model/index.ts';
import { accepted, answeredBy, position } from '../../testing/index.ts';
import { systemNamed } from '../catalogue.ts';

test('3.1.4: what speaks against whoever played fewer games is counted as the games not played', () => {
  // 4 and 5 have no points; 5 has missed a round.
  const rounds = [
    ['1-4 1-0', '5-2 0-1', '3 F'],
    ['2-1 =', '4-3 0-1', '5 Z'],
  ];
  const before = position({ players: 5, plannedRounds: 4, initialColour: 'white', rounds });
  const system = systemNamed('burstein-2026');
  const answer = system && answeredBy(system, before, {}, { kind: 'bye', player: playerId(5) });
  expect(answer && accepted(answer)).toMatchObject({
    verdict: 'worse',
    rule: { id: '3.1.4' },
    facts: { recipients: [4], unit: 'unplayed', chosen: 0, other: 1 },
  });
});
