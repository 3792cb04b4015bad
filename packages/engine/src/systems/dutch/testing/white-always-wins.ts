import { type Position, positionBefore } from '../../../position/index.ts';
import { accepted, pairedBy, type Sketch, tournament } from '../../../testing/index.ts';
import { systemNamed } from '../../catalogue.ts';

/** Colours fall as badly as they can: White wins every game, so that a score tells how often one had White. */
export const whiteAlwaysWins = (players: number, rounds: number): readonly Position[] => {
  const positions: Position[] = [];
  const sketch: Sketch = { players, plannedRounds: rounds + 1, initialColour: 'white' };
  const played: string[][] = [];
  for (let round = 1; round <= rounds + 1; round++) {
    const position = positionBefore(tournament({ ...sketch, rounds: played }), round);
    positions.push(position);
    const system = systemNamed('dutch-2026');
    if (!system) throw new Error('the system is in the catalogue');
    const { boards, byes } = accepted(pairedBy(system, position, {}));
    played.push([
      ...boards.map(({ white, black }) => `${white}-${black} 1-0`),
      ...byes.map(({ player }) => `${player} U`),
    ]);
  }
  return positions;
};
