import { expect, test } from 'vitest';
import { type Player, playerId, pointsOf } from '../model/index.ts';
import { systemNamed } from '../systems/catalogue.ts';
import { accepted, tournament } from '../testing/index.ts';
import { drawnTeams } from '../tiebreaks/testing/drawn-teams.ts';
import { generateTournament } from './generate.ts';
import { requestOfModel } from './model.ts';

const PLAYERS: readonly Partial<Player>[] = Array.from({ length: 10 }, (_, at) => ({
  id: playerId(at + 1),
  name: `Name ${at}`,
  rating: 2400 - 50 * at,
}));

const model = tournament({
  players: PLAYERS,
  plannedRounds: 6,
  initialColour: 'black',
  tiebreaks: ['BH'],
  forbiddenPairs: [{ players: [playerId(1), playerId(2)], fromRound: 1, toRound: 6 }],
  header: { name: 'The model' },
  rounds: [
    ['6-1 0-1', '2-7 =', '8-3 -+', '4-9 1-0', '5 U'],
    ['1-4 1-0', '7-5 0-1', '3-2 =', '9-10 0-0', '6 H'],
    ['5-1 0-1', '2-4 1-0', '10-3 1-0', '8-9 1-0', '6 Z'],
  ],
});

test('a tournament like another one: its players, lists and settings', () => {
  const request = requestOfModel(model, '1');
  expect(request).toMatchObject({
    seed: '1',
    rounds: 6,
    tiebreaks: ['BH'],
    forbiddenPairs: model.forbiddenPairs,
    header: { name: 'The model' },
    scoring: { win: { white: pointsOf(1) } },
  });
  expect(request.players).toEqual(PLAYERS);
});

test('what happened happens as often: forfeits, draws, unusual results, byes, withdrawals, late entries', () => {
  const request = requestOfModel(model, '1');
  const percent = (of: typeof request.forfeits) => {
    const share = of?.[0]?.share;
    return share?.kind === 'percent' ? Number(share.percent.toFixed(2)) : undefined;
  };
  // 12 pairs, 1 forfeited; of 11 games 2 drawn and 1 lost by both.
  expect(percent(request.forfeits)).toBe(8.33);
  expect(request.draws?.toFixed(2)).toBe('18.18');
  expect(percent(request.unusual)).toBe(9.09);
  // 6 and 7 left after round 2, 10 came in round 2, 8 was away in round 2.
  expect(percent(request.withdrawals)).toBe(20);
  expect(percent(request.lateEntries)).toBe(10);
  // 27 turns between first and last presence.
  expect(percent(request.byes?.half)).toBe(3.7);
  expect(percent(request.byes?.full)).toBe(0);
});

test('its acceleration goes with it, however it is stated', () => {
  const stated = [
    { fromPlayer: playerId(1), toPlayer: playerId(5), fromRound: 1, toRound: 2, points: pointsOf(1) },
  ];
  expect(requestOfModel({ ...model, virtualPoints: stated }, '1').acceleration).toEqual(stated);
  expect(requestOfModel({ ...model, acceleration: 'baku-2026' }, '1').acceleration).toBe('baku-2026');
});

test('the request can be played', () => {
  const system = systemNamed('dutch');
  const outcome = system && generateTournament(requestOfModel(model, 'played'), system);
  expect(outcome?.ok).toBe(true);
});

test('of a model of teams a system for teams has the teams; players count one by one elsewhere', () => {
  const system = systemNamed('team-swiss-2026');
  if (!system) throw new Error('there is a system for teams');
  const teams = drawnTeams({
    teams: 4,
    boards: 2,
    plannedRounds: 3,
    rounds: [['1-3 1=', '2-4 ++']],
  });
  const request = requestOfModel(teams, 'like', system);
  expect(request.players).toMatchObject([1, 2, 3, 4].map(number => ({ name: `Team ${number}` })));
  // One of two matches was not played; one of the two games played was drawn.
  expect(request.forfeits).toEqual([{ share: { kind: 'percent', percent: 50 } }]);
  expect(request.draws).toBe(50);
  expect(requestOfModel(teams, 'like').players).toHaveLength(8);
  expect(accepted(generateTournament(request, system)).record.teamEvent?.teams).toHaveLength(4);
});
