import { position, positionsOfPlay, type Sketch } from '../../testing/index.ts';
import { systemNamed } from '../catalogue.ts';
import { conformsToContract } from '../conformance.ts';
import type { PairingSystem } from '../system.ts';

const played = (system: PairingSystem, name: string, sketch: Sketch, rounds: number) =>
  positionsOfPlay({ system, sketch, rounds }).map(stands => ({
    name: `${name}, round ${stands.round}`,
    position: stands,
  }));

const OPEN = { plannedRounds: 7, initialColour: 'white' } as const;

const positionsFor = (system: PairingSystem) => () => [
  ...played(system, 'twelve players', { ...OPEN, players: 12 }, 5),
  ...played(system, 'thirteen players', { ...OPEN, players: 13 }, 5),
  ...played(
    system,
    'nine players of whom one leaves',
    { ...OPEN, players: [{}, {}, {}, { withdrawnAfter: 3 }, {}, {}, {}, {}, {}] },
    5,
  ),
  {
    name: 'forfeits, byes asked for and a forbidden pair',
    position: position({
      ...OPEN,
      plannedRounds: 4,
      players: 8,
      forbiddenPairs: [{ players: [1, 2].map(id => id as never), fromRound: 1, toRound: 4 }],
      rounds: [
        ['1-5 1-0', '6-2 +-', '3-7 =', '8 H', '4 Z'],
        ['3-1 0-1', '2-8 1-0', '7-4 =', '5-6 1-0'],
      ],
    }),
  },
];

for (const id of ['burstein-2026', 'burstein-2017']) {
  const system = systemNamed(id);
  if (!system) throw new Error(`${id} is in the catalogue`);
  conformsToContract(system, positionsFor(system));
}
