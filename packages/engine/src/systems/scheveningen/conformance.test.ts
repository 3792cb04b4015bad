import { positionsOfPlay, type Sketch } from '../../testing/index.ts';
import { conformsToContract } from '../conformance.ts';
import { scheveningen } from './index.ts';

const twoTeams = (boards: number): Sketch => ({
  players: Array.from({ length: 2 * boards }, (_, index) => ({ group: index % 2 === 0 ? 'A' : 'B' })),
});

conformsToContract(scheveningen, () =>
  [2, 3, 6, 10].flatMap(boards => {
    const positions = positionsOfPlay({ system: scheveningen, sketch: twoTeams(boards), rounds: boards - 1 });
    return positions.map(position => ({ name: `${boards} boards, round ${position.round}`, position }));
  }),
);

conformsToContract(
  scheveningen,
  () => {
    const options = { cycles: 'double' };
    const positions = positionsOfPlay({ system: scheveningen, sketch: twoTeams(3), rounds: 5, options });
    return positions.map(position => ({
      name: `a double match, round ${position.round}`,
      position,
      options,
    }));
  },
  { repeats: 'allowed' },
);
