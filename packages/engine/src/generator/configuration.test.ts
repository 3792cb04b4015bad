import { expect, test } from 'vitest';
import { pointsOf } from '../model/index.ts';
import { systemNamed } from '../systems/catalogue.ts';
import { readGeneratorConfiguration, requestOfConfiguration } from './configuration.ts';

const EVERYTHING = `# as JaVaFo and bbpPairings read it
PlayersNumber=40
RoundsNumber = 9
DrawPercentage=30
ForfeitRate=20
RetiredRate=10
HalfPointByeRate=5
HighestRating=2600
LowestRating=1800
PointsForWin=3
PointsForDraw=1
PointsForLoss=0.5
PointsForForfeitLoss=0.2
PointsForPAB=2
`;

const requestOf = (text: string) => {
  const read = readGeneratorConfiguration(text);
  const system = systemNamed('dutch');
  if (!read.ok || !system) throw new Error(JSON.stringify(read));
  return requestOfConfiguration(read.value, '7', { system, options: {} });
};

test('every parameter is read', () => {
  expect(requestOf(EVERYTHING)).toMatchObject({
    seed: '7',
    players: 40,
    rounds: 9,
    draws: 30,
    forfeits: [{ share: { percent: 5 } }],
    withdrawals: [{ share: { percent: 10 } }],
    byes: { half: [{ share: { percent: 2.5 } }] },
    ratings: { lowest: 1800, highest: 2600 },
    scoring: {
      win: { white: pointsOf(3), black: pointsOf(3) },
      draw: { white: pointsOf(1) },
      loss: { white: pointsOf(0.5) },
      forfeitLoss: pointsOf(0.2),
      zeroBye: pointsOf(0.2),
      pairingBye: pointsOf(2),
    },
  });
});

test('the misspelt half-point bye rate is understood', () => {
  expect(requestOf('RoundsNumber=6\nHalfPointByteRate=4').byes).toEqual({
    half: [{ share: { kind: 'percent', percent: 5 } }],
  });
});

test('lines may end as they like, and an empty configuration states nothing', () => {
  expect(requestOf('PlayersNumber=8\r\nRoundsNumber=3\rDrawPercentage=10')).toMatchObject({
    players: 8,
    rounds: 3,
    draws: 10,
  });
  expect(requestOf('\n# nothing\n')).toEqual({ seed: '7', ratings: {} });
});

test('everything wrong is told with its line', () => {
  const read = readGeneratorConfiguration('PlayersNumber=many\nColour=red\nforty players\nRoundsNumber=0');
  expect(read).toMatchObject({
    ok: false,
    faults: [
      { code: 'configuration-value-invalid', place: { line: 1 } },
      { code: 'configuration-key-unknown', place: { line: 2 } },
      { code: 'configuration-line-unreadable', place: { line: 3 } },
      { code: 'configuration-value-invalid', place: { line: 4 } },
    ],
  });
});
