import { describe, expect, test } from 'vitest';
import { impossible, playerId } from '../../model/index.ts';
import { accepted, position } from '../../testing/index.ts';
import { SYSTEMS } from '../catalogue.ts';

/*
 * Five players after one round: 1 has beaten 4, 2 has beaten 3, 5 had the bye. The tournament lets 3 meet nobody but 4. So 4,
 * who stands last, is needed for 3; 3 has the bye, or another has it and 3 meets 4.
 */
const before = () =>
  position({
    players: 5,
    rounds: [['1-4 1-0', '2-3 1-0', '5 U']],
    plannedRounds: 5,
    initialColour: 'white',
    forbiddenPairs: [1, 5].map(other => ({
      players: [playerId(3), playerId(other)] as const,
      fromRound: 1,
      toRound: 9,
    })),
  });

// A5 of 1998 says who is unpaired, and passes over nobody but those who rank below.
const SWISS = SYSTEMS.filter(
  ({ id, kind, pairs }) => pairs !== 'teams' && kind === 'swiss' && id !== 'dutch-1998',
);

describe.each(SWISS.map(system => [system.id, system] as const))('%s', (_, system) => {
  test('the bye is decided against a rival who might have had it, not against one who may not', () => {
    const round = accepted(system.workOut(before(), {}));
    const bye = round.explain().find(({ subject }) => subject === 'bye') ?? impossible('five players');
    expect(bye.about).toEqual([3]);
    const words = bye.passedOver.map(({ verdict }) => verdict);
    expect(words).toContain('forbidden');
    expect(words[0]).not.toBe('forbidden');
    expect(words.slice(words.indexOf('forbidden'))).not.toContain('worse');
    expect(bye.rule.key).toBe(bye.passedOver[0]?.rule.key);
  });
});
