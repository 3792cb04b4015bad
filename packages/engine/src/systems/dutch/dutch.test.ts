import { describe, expect, test } from 'vitest';
import { readTournament } from '../../formats/index.ts';
import { positionBefore } from '../../position/index.ts';
import { corpusFiles } from '../../testing/corpus.ts';
import { accepted, position, positionsOfPlay, type Sketch } from '../../testing/index.ts';
import { conformsToContract } from '../conformance.ts';
import { dutch2017, dutch2026 } from './index.ts';

for (const system of [dutch2026, dutch2017])
  describe(system.id, () => {
    conformsToContract(system, () =>
      positionsOfPlay({
        system,
        sketch: { players: 13, plannedRounds: 7, initialColour: 'black' },
        rounds: 6,
      }).map(before => ({ name: `round ${before.round}`, position: before })),
    );

    const { source, files } = corpusFiles(system.id);
    test(`pairs every recorded round as recorded (${source})`, () => {
      let rounds = 0;
      const differing: string[] = [];
      for (const { name, text } of files.filter(file => file.name.endsWith('.trf'))) {
        const { tournament } = accepted(readTournament(new TextEncoder().encode(text)));
        const planned = { ...tournament, plannedRounds: tournament.plannedRounds ?? tournament.roundsPaired };
        for (let round = 1; round <= tournament.roundsPaired; round++) {
          rounds += 1;
          const { boards, byes } = accepted(system.pair(positionBefore(planned, round), {}));
          const found = [
            ...boards.map(({ white, black }) => `${white}-${black}`),
            ...byes.map(({ player }) => `${player}-0`),
          ];
          const recorded = tournament.players.flatMap(({ id, turns }) => {
            const turn = turns[round - 1];
            if (turn?.kind === 'pairing-bye') return [`${id}-0`];
            return turn && 'colour' in turn && turn.colour === 'white' ? [`${id}-${turn.opponent}`] : [];
          });
          if (found.sort().join() !== recorded.sort().join()) differing.push(`${name} round ${round}`);
        }
      }
      expect(differing).toEqual([]);
      expect(rounds).toBeGreaterThan(300);
    }, 300_000);
  });

const rulesOf = (sketch: Sketch, subject: string) =>
  accepted(dutch2026.pair(position({ plannedRounds: 5, initialColour: 'white', ...sketch }), {}))
    .rulings.filter(ruling => ruling.subject === subject)
    .map(({ rule, about, because }) => ({ rule: rule.id, about, because }));

describe('rulings', () => {
  test('3.3: the natural order decides round 1, and the lot its colours', () => {
    expect(rulesOf({ players: 4 }, 'board').map(({ rule, about }) => [rule, ...about])).toEqual([
      ['3.3', 1, 3],
      ['3.3', 2, 4],
    ]);
    expect(rulesOf({ players: 4 }, 'colour').map(({ rule }) => rule)).toEqual(['5.2.5', '5.2.5']);
  });
  test('C1: whoever has met the first of S2 gets the next', () => {
    const rounds = [
      ['1-3 =', '4-2 ='],
      ['2-1 =', '3-4 ='],
    ];
    expect(rulesOf({ players: 4, rounds }, 'board').map(({ rule, about }) => [rule, ...about])).toEqual([
      ['C1', 1, 4],
      ['3.3', 2, 3],
    ]);
  });
  test('C12: an opponent due the same colour is passed over', () => {
    const rounds = [['1-5 1-0', '6-2 0-1', '3-7 1-0', '8-4 0-1']];
    const [first] = rulesOf({ players: 8, rounds }, 'board');
    expect(first).toMatchObject({ rule: 'C12', about: [1, 4], because: [3] });
  });
  test('C6: an odd scoregroup sends one down', () => {
    const rounds = [['1-4 1-0', '5-2 0-1', '3-6 1-0']];
    expect(rulesOf({ players: 6, rounds }, 'float')).toHaveLength(1);
  });
  test('C5: the bye goes to the lowest score', () => {
    const rounds = [['1-4 1-0', '5-2 0-1', '3 U']];
    const [bye] = rulesOf({ players: 5, rounds }, 'bye');
    expect(bye).toMatchObject({ rule: 'C5' });
  });
});

describe('refuses instead of guessing', () => {
  const faultsOf = (sketch: Sketch) => {
    const outcome = dutch2026.pair(position(sketch), {});
    return outcome.ok ? [] : outcome.faults;
  };
  test('without the number of rounds nobody knows the topscorers (1.8)', () => {
    expect(faultsOf({ players: 4, initialColour: 'white' })).toEqual([{ code: 'rounds-unknown', data: {} }]);
  });
  test('without the lot there is no colour for round 1 (5.1)', () => {
    expect(faultsOf({ players: 4, plannedRounds: 3 })).toEqual([
      { code: 'initial-colour-unknown', data: {} },
    ]);
  });
  test('1.9: no legal round names the players who cannot all be paired', () => {
    const rounds = [
      ['1-2 =', '3-4 ='],
      ['3-1 =', '2-4 ='],
      ['1-4 =', '2-3 ='],
    ];
    const [fault] = faultsOf({ players: 4, rounds, plannedRounds: 5 });
    expect(fault?.code).toBe('no-legal-pairing');
    expect(fault?.data).toMatchObject({ players: [1, 2, 3, 4], partners: [] });
  });
  test('C2: nobody left for the bye', () => {
    const rounds = [
      ['1 U', '2-3 ='],
      ['2 U', '3-1 ='],
      ['3 U', '1-2 ='],
    ];
    const [fault] = faultsOf({ players: 3, rounds, plannedRounds: 5 });
    expect(fault?.code).toBe('no-legal-pairing');
  });
});
