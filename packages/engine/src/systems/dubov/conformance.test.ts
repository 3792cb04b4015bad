import { positionsOfPlay } from '../../testing/index.ts';
import { conformsToContract } from '../conformance.ts';
import { dubov1997, dubov2026 } from './index.ts';

const players = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ rating: 2400 - 17 * index + ((index * 37) % 11) }));

for (const system of [dubov2026, dubov1997])
  conformsToContract(system, () => [
    ...positionsOfPlay({
      system,
      sketch: { players: players(13), plannedRounds: 7, initialColour: 'black' },
      rounds: 6,
    }).map(position => ({ name: `thirteen players, round ${position.round}`, position })),
    ...positionsOfPlay({
      system,
      sketch: { players: 8, plannedRounds: 5, initialColour: 'white' },
      rounds: 4,
      options: { 'provisional-rating': 1400 },
    }).map(position => ({
      name: `eight unrated players, round ${position.round}`,
      position,
      options: { 'provisional-rating': 1400 },
    })),
  ]);
