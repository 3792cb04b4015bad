import { position, positionsOfPlay, type Sketch } from '../../../testing/index.ts';
import { conformsToContract } from '../../conformance.ts';
import { dutch1998 } from './index.ts';

const played = (name: string, sketch: Sketch) =>
  positionsOfPlay({
    system: dutch1998,
    sketch: { plannedRounds: 6, initialColour: 'black', ...sketch },
    rounds: 5,
  }).map(before => ({ name: `${name}, round ${before.round}`, position: before }));

conformsToContract(dutch1998, () => [
  ...played('fourteen players', { players: 14 }),
  ...played('nine players', { players: 9 }),
  {
    name: 'one who did not come',
    position: position({
      players: 7,
      plannedRounds: 5,
      initialColour: 'white',
      rounds: [['1-4 1-0', '5-2 =', '3-6 +-', '7 U']],
    }),
  },
  {
    name: 'a round already played',
    position: position(
      { players: 6, rounds: [['1-4 1-0', '5-2 =', '3-6 0-1'], ['6-1 =']], plannedRounds: 5 },
      2,
    ),
  },
]);
