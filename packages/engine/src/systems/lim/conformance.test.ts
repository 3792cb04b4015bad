import { position, positionsOfPlay, type Sketch } from '../../testing/index.ts';
import { conformsToContract } from '../conformance.ts';
import type { Options } from '../system.ts';
import { lim1999 } from './index.ts';

const played = (name: string, sketch: Sketch, options: Options = {}) =>
  positionsOfPlay({
    system: lim1999,
    sketch: { plannedRounds: 7, initialColour: 'black', ...sketch },
    rounds: 6,
    options,
  }).map(before => ({ name: `${name}, round ${before.round}`, position: before, options }));

const rated = Array.from({ length: 14 }, (_, index) => ({
  rating: 2300 - 40 * index,
  federation: index % 3 === 0 ? 'MEX' : 'ESP',
}));

conformsToContract(lim1999, () => [
  ...played('thirteen players', { players: 13 }),
  ...played('the limits of Maxi-tournaments', { players: rated }, { 'maxi-tournament': 'yes' }),
  ...played('a youth championship', { players: rated }, { 'no-compatriots': true }),
  {
    name: 'a round already played',
    position: position(
      {
        players: 6,
        rounds: [['1-4 1-0', '5-2 =', '3-6 0-1'], ['6-1 =']],
        plannedRounds: 5,
      },
      2,
    ),
  },
]);
