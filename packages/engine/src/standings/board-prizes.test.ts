import { describe, expect, test } from 'vitest';
import { checkTournament, playerId, type TournamentRecord } from '../model/index.ts';
import { accepted, tournament } from '../testing/index.ts';
import { drawnTeams } from '../tiebreaks/testing/drawn-teams.ts';
import { type BoardPrizeOptions, boardPrizes } from './board-prizes.ts';

/** Four teams of two players; team t has players 2 t - 1 and 2 t. In round 2 player 5 did not come to meet 7. */
const { record } = drawnTeams({
  teams: 4,
  boards: 2,
  rounds: [
    ['1-4 10', '2-3 =1'],
    ['4-3 +0', '1-2 =1'],
    ['2-4 =1', '3-1 00'],
  ],
});

/** `1= 5 0.5/2`: place (shared), number, points of games; `-` without a place. */
const listsOf = (changed: Partial<TournamentRecord> = {}, options?: BoardPrizeOptions) =>
  (boardPrizes(accepted(checkTournament({ ...record, ...changed })), options)?.lists ?? []).map(
    ({ board, minimumGames, rows }) => [
      `${board}: ${minimumGames}`,
      ...rows.map(
        ({ rank, sharedBy, id, points, games }) =>
          `${rank ?? '-'}${sharedBy > 1 ? '=' : ''} ${id} ${points}/${games.length}`,
      ),
    ],
  );

const rated = (ratings: Readonly<Record<number, number | undefined>>) => ({
  players: record.players.map(player => {
    const rating = player.id in ratings ? ratings[player.id] : 1500;
    return rating === undefined ? player : { ...player, rating };
  }),
});

describe('decision 287: the best results on each board', () => {
  test('by percentage; a forfeited board is no game, 70 % of three rounds are two games, the tied share', () => {
    expect(listsOf()).toEqual([
      ['1: 2', '1 1 2.5/3', '2 3 1.5/3', '3= 5 0.5/2', '3= 7 0.5/2'],
      ['2: 2', '1= 2 2/3', '1= 4 2/3', '3= 6 1/3', '3= 8 1/3'],
    ]);
  });

  test('whoever has fewer games than the minimum has no place', () => {
    expect(listsOf({}, { minimumGames: 3 })[0]).toEqual([
      '1: 3',
      '1 1 2.5/3',
      '2 3 1.5/3',
      '- 5 0.5/2',
      '- 7 0.5/2',
    ]);
  });

  test('equal percentages: more games first', () => {
    const after = listsOf({}, { after: 2, minimumGames: 1 })[0];
    // After two rounds 5 and 7 have one game each, 1 and 3 two.
    expect(after).toEqual(['1: 1', '1 1 1.5/2', '2 3 1/2', '3 5 0.5/1', '4 7 0/1']);
  });

  test('then the performance rating of C.07, 10.2: 4 met 2, who is stronger', () => {
    expect(listsOf(rated({ 2: 2100 }))[1]).toEqual(['2: 2', '1 4 2/3', '2 2 2/3', '3= 6 1/3', '3= 8 1/3']);
  });

  test('with an unrated opponent it is dropped for the whole board', () => {
    expect(listsOf(rated({ 2: 2100, 8: undefined }))[1]).toEqual([
      '2: 2',
      '1= 2 2/3',
      '1= 4 2/3',
      '3= 6 1/3',
      '3= 8 1/3',
    ]);
  });

  test('by performance rating: 5 and 7 with 1907 (25 % against 2100), 3 with 1900, 1 with 1773', () => {
    const prizes = boardPrizes(accepted(checkTournament({ ...record, ...rated({ 1: 2700 }) })), {
      by: 'performance',
    });
    expect(prizes?.lists[0]?.rows.map(({ id, rank, performance }) => [id, rank, performance])).toEqual([
      [5, 1, 1907],
      [7, 1, 1907],
      [3, 3, 1900],
      [1, 4, 1773],
    ]);
  });

  test('whoever stands in the list after the last board is a reserve, and needs half of the rounds', () => {
    const { teamEvent } = record;
    if (!teamEvent) throw new Error('there are teams');
    const bench = { id: playerId(99), name: 'Player 99', turns: [] };
    const teams = teamEvent.teams.map(team =>
      team.number === 1 ? { ...team, players: [1, 99, 2].map(playerId) } : team,
    );
    expect(listsOf({ players: [...record.players, bench], teamEvent: { ...teamEvent, teams } })).toEqual([
      ['1: 2', '1 1 2.5/3', '2 3 1.5/3', '3= 5 0.5/2', '3= 7 0.5/2'],
      ['2: 2', '1 4 2/3', '2= 6 1/3', '2= 8 1/3'],
      ['reserves: 2', '1 2 2/3'],
    ]);
  });

  test('the games behind a result', () => {
    const prizes = boardPrizes(accepted(checkTournament(record)));
    const row = prizes?.lists[0]?.rows.find(({ id }) => id === 7);
    expect(row?.games).toEqual([
      { round: 1, opponent: 1, opponentsRating: undefined, colour: 'black', result: 'loss' },
      { round: 3, opponent: 3, opponentsRating: undefined, colour: 'black', result: 'draw' },
    ]);
  });

  test('without teams there are none', () => {
    expect(boardPrizes(tournament({ players: 2 }))).toBeUndefined();
  });
});
