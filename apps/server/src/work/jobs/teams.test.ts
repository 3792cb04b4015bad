import { type State, teamKey, teamRulesFor } from '@pareo/engine/journal';
import { STANDARD_SCORING } from '@pareo/engine/model';
import { lineUpForms, matchCardSheets, roundSheet } from '@pareo/tournament';
import { played } from '@pareo/tournament/testing';
import { describe, expect, test } from 'vitest';
import { type PublicPage, pageJob } from './page.ts';
import { printJob } from './print.ts';

/* Four teams of two boards and a reserve: what everybody in the hall sees of them, and what is printed. */

const CAPTAIN = 'Nobody may see';

const started = (lineUps: 'by-list' | 'handed-in') => {
  const play = played([], {
    system: 'team-swiss-2026',
    rounds: 3,
    tiebreaks: ['MPTS', 'GPTS'],
    team: { ...teamRulesFor(2, STANDARD_SCORING), lineUps },
  });
  const names = ['Xalapa', 'Orizaba', 'Perote', 'Coatepec'];
  play.act({
    kind: 'enter-teams',
    teams: names.map((name, team) => ({
      data: { name, captain: CAPTAIN },
      roster: ['Ana', 'Luz', 'Eva'].map((given, seat) => ({
        name: `${name} ${given}`,
        rating: 2400 - 100 * seat - 10 * team,
      })),
    })),
    numbers: 'as-listed',
  });
  play.start();
  return play;
};

const page = (state: State, of: PublicPage, search?: string): string => {
  const text = pageJob({
    state,
    page: of,
    slug: 'cup',
    showsWhy: false,
    language: 'es',
    assets: { script: '', style: '', theme: '', icon: '' },
    path: '/t/cup',
    query: [],
    now: '2026-11-19T16:00:00Z',
    ...(search === undefined ? {} : { search }),
  });
  return text ?? '';
};

const byBoard: PublicPage = { kind: 'round', round: 1, by: 'board' };

describe('public pages of a team event', () => {
  const play = started('by-list');
  play.act({ kind: 'enter-result', round: 1, board: 1, game: 1, result: { code: '1-0' } });
  play.finish();
  const state = play.state();

  test('matches fold open, and links lead to teams and their players', () => {
    const list = page(state, byBoard);
    expect(list.match(/<details>/g)).toHaveLength(2);
    expect(list).toContain('href="/t/cup/team/1"');
    expect(list).toContain('Xalapa Ana');
  });

  test('a match is found by a player of it', () => {
    const list = page(state, byBoard, 'perote luz');
    expect(list).toContain('Perote');
    expect(list.match(/<details open>/g)).toHaveLength(1);
  });

  test('a team has its matches, its roster and how its place came about', () => {
    const team = page(state, { kind: 'team', key: 1 });
    for (const text of ['1 Xalapa', 'Xalapa Ana', 'suplente', 'id="working"', 'href="/t/cup/r/1#b'])
      expect(team).toContain(text);
    expect(page(state, { kind: 'standings' })).toContain('href="/t/cup/team/1#working"');
    expect(page(state, { kind: 'team', key: 9 })).toBe('');
  });

  test('the list of players is one of teams with their rosters', () => {
    expect(page(state, { kind: 'players' })).toContain('Orizaba Ana · Orizaba Luz · Orizaba Eva');
  });

  test('no page names a captain', () => {
    const pages: readonly PublicPage[] = [
      { kind: 'home' },
      byBoard,
      { kind: 'round', round: 1, by: 'name' },
      { kind: 'standings' },
      { kind: 'crosstable' },
      { kind: 'players' },
      { kind: 'player', key: 1 },
      { kind: 'team', key: 1 },
      { kind: 'info' },
    ];
    for (const one of pages) {
      const text = page(state, one);
      expect(text, one.kind).toContain('<html');
      expect(text, one.kind).not.toContain(CAPTAIN);
    }
  });
});

describe('paper of a team event from its journal', () => {
  const printed = (state: State, list: 'slips' | 'line-ups' | 'teams' | 'names' | 'pairings') =>
    printJob({
      state,
      lists: [list],
      round: 1,
      language: 'es',
      paper: 'a4',
      size: 'normal',
      slipsPerPage: 4,
      now: '2026-11-19T16:00:00Z',
    });

  test.each(['slips', 'line-ups', 'teams', 'names', 'pairings'] as const)('%s', async list => {
    const pdf = await printed(started('by-list').state(), list);
    expect(Buffer.from(pdf?.slice(0, 5) ?? []).toString('latin1')).toBe('%PDF-');
  });

  test('line-ups that are handed in are on no card before they are out', () => {
    const play = started('handed-in');
    play.act({ kind: 'set-line-up', round: 1, team: teamKey(1), players: [2, 3] as never });
    const names = () => {
      const round = roundSheet(play.state(), 1);
      const cards = round ? matchCardSheets(play.state(), round) : [];
      return cards.flatMap(({ boards }) => boards.flatMap(({ left, right }) => [left?.name, right?.name]));
    };
    expect(names()).toHaveLength(8);
    expect(names().filter(name => name !== undefined)).toEqual([]);
    play.act({ kind: 'publish-line-ups', round: 1 });
    expect(names()).toContain('Xalapa Eva');
    expect(names()).not.toContain('Xalapa Ana');
  });

  test('a form names the captain, and says until when', () => {
    const play = started('handed-in');
    const details = { roundTimes: ['2026-11-21T16:00'], lineUpsDue: 30 };
    const state = { ...play.state(), details: { ...play.state().details, ...details } };
    const round = roundSheet(state, 1);
    const forms = round ? lineUpForms(state, round) : [];
    expect(forms.map(({ due, team }) => [due, team.captain])).toEqual(
      forms.map(() => ['2026-11-21T15:30', CAPTAIN]),
    );
    expect(forms).toHaveLength(4);
  });
});
