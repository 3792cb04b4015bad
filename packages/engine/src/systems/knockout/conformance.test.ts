import { position, positionsOfPlay, type Sketch } from '../../testing/index.ts';
import { conformsToContract } from '../conformance.ts';
import type { Options } from '../system.ts';
import { wimbledon } from './index.ts';

const played = (name: string, sketch: Sketch, rounds: number, options: Options = {}) =>
  positionsOfPlay({ system: wimbledon, sketch, rounds, options, draws: 'never' }).map(position => ({
    name: `${name}, round ${position.round}`,
    position,
    options,
  }));

const players = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ rating: 2000 + ((index * 37) % 11) * 10 }));

conformsToContract(
  wimbledon,
  () => [
    ...played('sixteen players', { players: players(16) }, 3),
    ...played('eleven players', { players: players(11) }, 3, { lot: 'seven ducks' }),
    ...played('matches of two games', { players: 8 }, 2, { games: 2, 'third-place': true }),
    ...played('four groups', { players: 21 }, 4, { groups: '4', seeding: 'start-numbers' }),
    {
      name: 'a round already played',
      position: position(
        {
          players: 7,
          rounds: [
            ['4-5 1-0', '2-7 1-0', '6-3 1-0'],
            ['1-4 1-0', '6-2 0-1'],
          ],
        },
        2,
      ),
    },
  ],
  { leavesOut: 'the beaten' },
);
