import { describe, expect, test } from 'vitest';
import { checkTournament, type TournamentRecord } from '../model/index.ts';
import { positionBefore } from '../position/index.ts';
import {
  EMPTY,
  playerKey,
  recordBefore,
  recordForReport,
  recordForStandings,
  replay,
  type State,
  teamKey,
} from './index.ts';
import { codesOf, type Desk, insist, mustSend, phone, send, startRound } from './testing/desk.ts';
import { rulesOfTeams, someTeams, teamDesk } from './testing/teams.ts';

/* Worked by hand: teams A, B, C, D of two boards and a reserve. Players of team A have the keys 1-3, of B 4-6 and so on. */

const round = (state: State, number = 1) => state.rounds[number - 1];
const A = teamKey(1);
const enter = (desk: Desk, board: number, game: number, code: '1-0' | '=' | '0-1', number = 1) =>
  mustSend(desk, { kind: 'enter-result', round: number, board, game, result: { code } });
const checked = (record: TournamentRecord) => {
  const outcome = checkTournament(record);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  return outcome.value;
};

describe('teams by list', () => {
  test('have numbers as listed, their players team by team', () => {
    const { state } = teamDesk(3).journal;
    expect(
      Object.values(state.teams ?? {}).map(({ number, data, roster }) => [number, data.name, roster]),
    ).toEqual([
      [1, 'Team A', [1, 2, 3]],
      [2, 'Team B', [4, 5, 6]],
      [3, 'Team C', [7, 8, 9]],
    ]);
    expect(state.players[8]?.number).toBe(8);
  });

  test('are numbered by the average rating of those who play the boards', () => {
    const desk = teamDesk(2);
    const strong = someTeams(1, 2, 0).map(team => ({ ...team, data: { name: 'Strong' } }));
    const state = mustSend(desk, { kind: 'enter-teams', teams: strong, numbers: 'by-strength' });
    // A: 2400 and 2300, as the new one, who came later. B: 2390 and 2290.
    expect(Object.values(state.teams ?? {}).map(({ number, data }) => [data.name, number])).toEqual([
      ['Team A', 1],
      ['Team B', 3],
      ['Strong', 2],
    ]);
    expect(state.players[7]?.number).toBe(4);
  });

  test('are paired as matches with boards, and sit in the order of the list', () => {
    const desk = teamDesk(4);
    startRound(desk);
    const paired = round(desk.journal.state);
    expect(paired?.of).toBe('teams');
    expect(paired?.boards.map(({ white, black, games }) => [white, black, games])).toEqual([
      [1, 3, 2],
      [4, 2, 2],
    ]);
    expect(paired?.lineUps?.[1]).toMatchObject({ players: [1, 2], source: 'list' });
    expect(paired?.lineUpsOut).toBeDefined();
  });

  test('the record has matches, and match points follow from the boards', () => {
    const desk = teamDesk(4);
    startRound(desk);
    // A-C: White on board 1 is A, on board 2 C. A wins board 1, C draws board 2: A 1.5, C 0.5.
    enter(desk, 1, 1, '1-0');
    enter(desk, 1, 2, '=');
    const halfway = checked(recordForStandings(desk.journal.state));
    expect(halfway.teamEvent?.teams.map(({ players }) => players)).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
      [10, 11, 12],
    ]);
    enter(desk, 2, 1, '1-0');
    enter(desk, 2, 2, '1-0');
    // D-B: D wins with White on board 1, B with White on board 2.
    const tournament = checked(recordForReport(desk.journal.state));
    const after = positionBefore(tournament, 2, { games: 1, teamsBy: 'mp' });
    expect(after.everyone.map(({ id, score }) => [id, score])).toEqual([
      [1, 20],
      [2, 10],
      [3, 0],
      [4, 10],
    ]);
    startRound(desk);
    expect(round(desk.journal.state, 2)?.boards.map(({ white, black }) => [white, black])).toHaveLength(2);
  });

  test('a player who left is passed over, an empty board is won by who came', () => {
    const desk = teamDesk(2, { rounds: 1 });
    mustSend(desk, { kind: 'withdraw', players: [playerKey(1), playerKey(2)], from: 1, cause: 'own' });
    startRound(desk);
    const paired = round(desk.journal.state);
    // Team A has one player left.
    expect(paired?.lineUps?.[1]?.players).toEqual([3, 0]);
    expect(
      codesOf(send(desk, { kind: 'enter-result', round: 1, board: 1, game: 2, result: { code: '1-0' } })),
    ).toEqual(['board-empty']);
    enter(desk, 1, 1, '=');
    const tournament = checked(recordForReport(desk.journal.state));
    expect(tournament.teamEvent?.lineUps).toEqual([]);
    expect(tournament.players.find(({ id }) => id === 5)?.turns).toEqual([
      { kind: 'forfeit', colour: 'white', won: true },
    ]);
    mustSend(desk, { kind: 'finish' });
  });

  test('an arbiter changes a line-up on the match; who has a result keeps the board', () => {
    const desk = teamDesk(2, { rounds: 1 });
    startRound(desk);
    enter(desk, 1, 1, '=');
    const set = (players: readonly number[], was?: readonly number[]) =>
      send(desk, {
        kind: 'set-line-up',
        round: 1,
        team: A,
        players: players.map(playerKey),
        ...(was ? { was: was.map(playerKey) } : {}),
      });
    expect(codesOf(set([1, 3]))).toEqual(['changed-meanwhile']);
    expect(codesOf(set([2, 3], [1, 2]))).toEqual(['line-up-left-out']);
    expect(codesOf(set([1, 4], [1, 2]))).toEqual(['line-up-stranger']);
    expect(codesOf(set([1, 3], [1, 2]))).toEqual([]);
    expect(recordForReport(desk.journal.state).players.map(({ id, turns }) => [id, turns[0]?.kind])).toEqual([
      [1, 'game'],
      [2, 'absent'],
      [3, 'adjourned'],
      [4, 'game'],
      [5, 'adjourned'],
      [6, 'absent'],
    ]);
  });

  test('a forfeited match is record 330', () => {
    const desk = teamDesk(2, { rounds: 2 });
    startRound(desk);
    mustSend(desk, { kind: 'forfeit-match', round: 1, board: 1, result: '-+' });
    const tournament = checked(recordForReport(desk.journal.state));
    expect(tournament.teamEvent?.forfeitedMatches).toEqual([{ result: '-+', round: 1, white: 1, black: 2 }]);
    expect(tournament.roundsPaired).toBe(1);
  });

  test('the bye is of a team', () => {
    const desk = teamDesk(3, { rounds: 3 });
    startRound(desk);
    expect(round(desk.journal.state)?.byes).toEqual([{ player: 3, kind: 'pairing-bye' }]);
    expect(recordForReport(desk.journal.state).teamEvent?.pairingByes).toEqual([3]);
  });

  test('a team withdraws with its players, and comes back', () => {
    const desk = teamDesk(4);
    mustSend(desk, { kind: 'withdraw', teams: [teamKey(4)], from: 1, cause: 'own' });
    startRound(desk);
    expect(round(desk.journal.state)?.boards).toHaveLength(1);
    expect(
      recordBefore(desk.journal.state, 1).players.filter(({ withdrawnAfter }) => withdrawnAfter === 0),
    ).toHaveLength(3);
  });

  test('a late team has the next number', () => {
    const desk = teamDesk(4);
    startRound(desk);
    const state = mustSend(desk, { kind: 'enter-late', teams: someTeams(1, 3, 4), from: 2, missed: 'zero' });
    expect(state.teams?.[5]).toMatchObject({ number: 5, from: 2, roster: [13, 14, 15] });
  });

  test('replay gives the same', () => {
    const desk = teamDesk(4);
    startRound(desk);
    enter(desk, 1, 1, '1-0');
    expect(replay(EMPTY, desk.entries).state).toEqual(desk.journal.state);
  });
});

describe('line-ups that are handed in', () => {
  const handedIn = (count = 2) =>
    teamDesk(count, { rounds: 2, rules: rulesOfTeams(2, { lineUps: 'handed-in' }) });
  const captain = (team: number) => ({
    by: { ...phone({}, 'captain'), team: teamKey(team) } as ReturnType<typeof phone>,
  });
  const line = (team: number, players: readonly number[]) =>
    ({ kind: 'set-line-up', round: 1, team: teamKey(team), players: players.map(playerKey) }) as const;

  test('are out with an act, and what is missing is the list', () => {
    const desk = handedIn();
    startRound(desk);
    expect(
      codesOf(send(desk, { kind: 'enter-result', round: 1, board: 1, result: { code: '1-0' } })),
    ).toEqual(['line-ups-not-out']);
    expect(codesOf(send(desk, line(1, [1, 3]), captain(1)))).toEqual([]);
    expect(codesOf(send(desk, line(2, [4, 6]), captain(1)))).toEqual(['outside-link']);
    expect(codesOf(send(desk, { kind: 'publish-line-ups', round: 1 }))).toEqual(['not-confirmed']);
    mustSend(desk, { kind: 'publish-line-ups', round: 1 });
    expect(round(desk.journal.state)?.lineUps).toMatchObject({
      1: { players: [1, 3], source: 'captain' },
      2: { players: [4, 5], source: 'list' },
    });
    expect(codesOf(send(desk, line(1, [1, 2]), captain(1)))).toEqual(['line-ups-closed']);
    enter(desk, 1, 1, '1-0');
    expect(codesOf(insist(desk, { kind: 'publish-line-ups', round: 1 }))).toEqual(['line-ups-out']);
  });

  test('are in no record before they are out', () => {
    const desk = handedIn();
    startRound(desk);
    mustSend(desk, line(1, [2, 3]));
    const turns = (state: State) => recordForReport(state).players.map(({ turns: [turn] }) => turn?.kind);
    expect(turns(desk.journal.state)).toEqual([
      'adjourned',
      'adjourned',
      'absent',
      'adjourned',
      'adjourned',
      'absent',
    ]);
    mustSend(desk, { kind: 'publish-line-ups', round: 1 });
    expect(turns(desk.journal.state)).toEqual([
      'absent',
      'adjourned',
      'adjourned',
      'adjourned',
      'adjourned',
      'absent',
    ]);
  });

  test('a captain fills the own match and no other', () => {
    const desk = handedIn(4);
    startRound(desk);
    mustSend(desk, { kind: 'publish-line-ups', round: 1 });
    const result = { kind: 'enter-result', round: 1, board: 1, result: { code: '1-0' } } as const;
    const [match] = round(desk.journal.state)?.boards ?? [];
    expect(codesOf(send(desk, { ...result, board: 2 }, captain(match?.white ?? 0)))).toEqual([
      'outside-link',
    ]);
    expect(codesOf(send(desk, result, captain(match?.white ?? 0)))).toEqual([]);
    expect(codesOf(send(desk, { ...result, result: { code: '0-1' } }, captain(match?.black ?? 0)))).toEqual([
      'board-has-result',
    ]);
  });
});
