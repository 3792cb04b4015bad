import { position, positionsOfPlay, type Sketch } from '../../testing/index.ts';
import { conformsToContract } from '../conformance.ts';
import type { Options, PairingSystem } from '../system.ts';
import { berger, doubleBerger } from './index.ts';

const played = (system: PairingSystem, name: string, sketch: Sketch, options: Options = {}) => {
  const positions = positionsOfPlay({ system, sketch, rounds: 3, options });
  return positions.map(position => ({ name: `${name}, round ${position.round}`, position, options }));
};

const positionsFor = (system: PairingSystem) => () => [
  ...played(system, 'eight players', { players: 8 }),
  ...played(system, 'seven players', { players: 7 }),
  ...played(system, 'nine players by lot', { players: 9 }, { lot: 'seven ducks' }),
  ...played(system, 'six players of whom one leaves', {
    players: [{}, {}, { withdrawnAfter: 2 }, {}, {}, {}],
  }),
  {
    name: 'a round already played',
    position: position(
      {
        players: 5,
        rounds: [
          ['2-5 1-0', '3-4 ='],
          ['5-3 =', '1-2 ='],
        ],
      },
      1,
    ),
  },
];

conformsToContract(berger, positionsFor(berger));
conformsToContract(doubleBerger, positionsFor(doubleBerger), { repeats: 'allowed' });
