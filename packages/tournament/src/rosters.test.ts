import {
  playerKey,
  recordForReport,
  type Settings,
  type State,
  teamKey,
  teamRulesFor,
} from '@pareo/engine/journal';
import { checkTournament, STANDARD_SCORING, type Tournament } from '@pareo/engine/model';
import { describe, expect, test } from 'vitest';
import {
  crosstableSheet,
  playerSheet,
  previewOf,
  roundSheet,
  standingsSheet,
  tableOf,
  teamRosters,
} from './index.ts';
import { type Played, played } from './testing/index.ts';

/* Four teams of two boards with a reserve: what a journal shows is what its file shows. */

const teams = (count: number) =>
  Array.from({ length: count }, (_, team) => ({
    data: { name: `Team ${'ABCDEFGH'[team]}`, captain: 'Nobody may see' },
    roster: [1, 2, 3].map(seat => ({
      name: `${'ABCDEFGH'[team]}${seat}`,
      rating: 2400 - 100 * seat - 10 * team,
    })),
  }));

const started = (settings: Partial<Settings> = {}): Played => {
  const play = played([], {
    system: 'team-swiss-2026',
    tiebreaks: ['MPTS', 'GPTS'],
    team: teamRulesFor(2, STANDARD_SCORING),
    ...settings,
  });
  play.act({ kind: 'enter-teams', teams: teams(4), numbers: 'as-listed' });
  play.start();
  return play;
};

const fileOf = (state: State): Tournament => {
  const checked = checkTournament(recordForReport(state));
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
};

describe.each(['team-swiss-2026', 'team-berger'])('%s', system => {
  const play = started({ system, rounds: 3 });
  play.act({ kind: 'enter-result', round: 1, board: 1, game: 1, result: { code: '1-0' } });
  play.act({ kind: 'enter-result', round: 1, board: 1, game: 2, result: { code: '=' } });
  play.act({
    kind: 'set-line-up',
    round: 1,
    team: teamKey(2),
    players: [playerKey(4), playerKey(6)],
    was: [playerKey(4), playerKey(5)],
  });
  play.finish();
  const afterOne = play.state();
  play.start();
  play.act({ kind: 'forfeit-match', round: 2, board: 1, result: '+-' });
  play.finish();
  const state = play.state();
  const file = fileOf(state);

  test('a round is the same from the journal and from the file', () => {
    for (const round of [1, 2]) expect(roundSheet(state, round)).toEqual(roundSheet(file, round));
    expect(roundSheet(state, 1)?.boards[0]?.games).toHaveLength(2);
  });

  test('tables, crosstables and the next round are', () => {
    const language = 'en';
    expect(standingsSheet(state, { language })).toEqual(standingsSheet(file, { language }));
    expect(crosstableSheet(state, { order: 'rank' })).toEqual(crosstableSheet(file, { order: 'rank' }));
    expect(teamRosters(state)).toEqual(teamRosters(file));
    const ranked = (source: State | Tournament) => {
      const table = tableOf(source, { of: 'players' });
      return table.ok ? table.value.rows.map(({ key, points }) => [key, points]) : table.faults;
    };
    expect(ranked(state)).toEqual(ranked(file));
    // Who stayed away from a match is held back by the journal alone (decision 510).
    expect(previewOf(afterOne, 2)).toEqual(previewOf(fileOf(afterOne), 2));
  });

  test('a player sits on a board of the match', () => {
    const sheet = playerSheet(state, 6, { language: 'en' });
    expect(sheet?.rounds[0]).toMatchObject({ round: 1, boardOfMatch: 2 });
  });
});

test('a line-up is in no view before it is out', () => {
  const play = started({ rounds: 3, team: { ...teamRulesFor(2, STANDARD_SCORING), lineUps: 'handed-in' } });
  const seen = () => {
    const state = play.state();
    return JSON.stringify([
      roundSheet(state, 1),
      teamRosters(state),
      Object.keys(state.players).map(key => playerSheet(state, Number(key), { language: 'en' })),
      recordForReport(state),
    ]);
  };
  const before = seen();
  play.act({ kind: 'set-line-up', round: 1, team: teamKey(1), players: [playerKey(2), playerKey(3)] });
  expect(seen()).toBe(before);
  play.act({ kind: 'publish-line-ups', round: 1 });
  expect(seen()).not.toBe(before);
});
