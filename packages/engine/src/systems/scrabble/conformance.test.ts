import { playerId } from '../../model/index.ts';
import { position, positionsOfPlay, type Sketch } from '../../testing/index.ts';
import { conformsToContract } from '../conformance.ts';
import type { Options, PairingSystem } from '../system.ts';
import { kingOfTheHill, scrabbleSwiss } from './index.ts';

const played = (system: PairingSystem, name: string, sketch: Sketch, options: Options = {}) =>
  positionsOfPlay({ system, sketch: { plannedRounds: 4, ...sketch }, rounds: 3, options }).map(position => ({
    name: `${name}, round ${position.round}`,
    position,
    options,
  }));

const positionsFor = (system: PairingSystem) => () => [
  ...played(system, 'twelve players', { players: 12 }),
  ...played(system, 'nine players, some without a rating', {
    players: [1900, 0, 1800, 1700, 0, 1600, 1500, 0, 1400].map(rating => (rating ? { rating } : {})),
  }),
  ...played(system, 'ten players of whom two may not meet', {
    players: 10,
    forbiddenPairs: [{ players: [playerId(1), playerId(2)], fromRound: 1, toRound: 4 }],
  }),
  {
    name: 'a round already played',
    position: position(
      {
        players: 5,
        plannedRounds: 4,
        rounds: [
          ['1-3 1-0', '4-2 =', '5 U'],
          ['1-4 =', '2-5 1-0'],
        ],
      },
      2,
    ),
  },
];

conformsToContract(scrabbleSwiss, positionsFor(scrabbleSwiss));
conformsToContract(kingOfTheHill, positionsFor(kingOfTheHill), { repeats: 'allowed', byes: 'any' });
