import { expect, test } from 'vitest';
import { checkRounds } from '../checker/index.ts';
import { checkTournament, type TeamEvent, type TournamentRecord, type Turn } from '../model/index.ts';
import { systemNamed } from '../systems/catalogue.ts';
import { accepted } from '../testing/index.ts';
import { generateTournament } from './generate.ts';

const COUNT = process.env['PAREO_LONG'] === '1' ? 200 : 24;

const events = Array.from({ length: COUNT }, (_, seed) => {
  const system = systemNamed('team-swiss-2026');
  if (!system) throw new Error('The system of teams is in the catalogue');
  return accepted(generateTournament({ seed: `teams ${seed}`, players: 9 + (seed % 8), rounds: 6 }, system))
    .record;
});

const eventOf = ({ teamEvent }: TournamentRecord): TeamEvent => {
  if (!teamEvent) throw new Error('An event of teams');
  return teamEvent;
};
const turnsOf = ({ players }: TournamentRecord): readonly Turn[] => players.flatMap(({ turns }) => turns);
const among = (count: (record: TournamentRecord) => number): number =>
  events.reduce((sum, record) => sum + count(record), 0);

test('generated events of teams have all that a line-up can bring', () => {
  const lineUps = events.flatMap(record => eventOf(record).lineUps);
  expect(lineUps.filter(({ players }) => players.includes(0)).length).toBeGreaterThan(0);
  expect(lineUps.filter(({ players }) => !players.includes(0)).length).toBeGreaterThan(0);
  expect(among(record => eventOf(record).forfeitedMatches.length)).toBeGreaterThan(0);
  expect(
    among(record => eventOf(record).pairingByes.filter(team => team !== undefined).length),
  ).toBeGreaterThan(0);
  expect(among(record => record.requestedByes.length)).toBeGreaterThan(0);
  const reserves = events.map(record => {
    const numbers = new Set<number>(eventOf(record).teams.map(({ players }) => Number(players.at(-1))));
    return record.players.filter(
      ({ id, turns }) => numbers.has(id) && turns.some(({ kind }) => kind === 'game'),
    );
  });
  expect(reserves.flat().length).toBeGreaterThan(0);
  const isBoard = (turn: Turn) => turn.kind === 'forfeit' && turn.won;
  expect(among(record => turnsOf(record).filter(isBoard).length)).toBeGreaterThan(0);
  const isAlone = (turn: Turn) => turn.kind === 'forfeit' && turn.opponent === undefined;
  expect(among(record => turnsOf(record).filter(isAlone).length)).toBeGreaterThan(0);
  expect(new Set(events.map(record => eventOf(record).boardOrder))).toEqual(new Set(['fixed', 'free']));
});

test('and check clean', () => {
  for (const record of events) {
    const { rounds } = checkRounds(accepted(checkTournament(record)));
    expect(rounds.filter(({ kind }) => kind !== 'agrees')).toEqual([]);
  }
});

test('more teams than a file can number are refused with the limit', () => {
  const system = systemNamed('team-swiss-2026');
  expect(system && generateTournament({ seed: 'many', players: 1000, rounds: 3 }, system)).toMatchObject({
    ok: false,
    faults: [{ kind: 'setting', setting: 'players', value: 1000, maximum: 999 }],
  });
});
