import { readFileSync } from 'node:fs';
import { checkTournament, type Tournament } from '@pareo/engine';
import { readRecord } from '@pareo/engine/formats';
import { generateTournament } from '@pareo/engine/generator';
import { type Colour, playerId, type Result, STANDARD_SCORING, type Turn } from '@pareo/engine/model';
import { systemNamed } from '@pareo/engine/systems';
import { expect, test } from 'vitest';
import { cardSheets, crosstableSheet, type RoundSheet, roundSheet, standingsSheet } from './index.ts';

const SAMPLE = new URL('../../../apps/cli/samples/open.trf', import.meta.url);

const open = (): Tournament => {
  const read = readRecord(readFileSync(SAMPLE));
  const checked = read.ok ? checkTournament(read.value.record) : read;
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
};

const played = (tournament: Tournament, round: number): RoundSheet => {
  const sheet = roundSheet(tournament, round);
  if (sheet === undefined) throw new Error(`round ${round} was played`);
  return sheet;
};

test('a played round has every player once, boards from 1 on, results as lists print them', () => {
  const { boards, absences } = played(open(), 4);
  const names = [
    ...boards.flatMap(({ white, black }) => [white.person.name, black.person.name]),
    ...absences.map(({ seat }) => seat.person.name),
  ];
  expect(new Set(names).size).toBe(names.length);
  expect(boards.map(({ number }) => number)).toEqual(boards.map((_, index) => index + 1));
  for (const { result } of boards) expect(result).toMatch(/^(1-0|0-1|½-½|\+ -|- \+)$/);
});

test('standings carry the names of their tie-breaks in the language asked for', () => {
  const sheet = standingsSheet(open(), { language: 'es', tiebreaks: ['BH/C1', 'SB'] });
  expect(sheet.ok && sheet.value.tiebreaks.map(({ code }) => code)).toEqual(['BH/C1', 'SB']);
  expect(sheet.ok && sheet.value.rows[0]?.place).toBe('1');
});

test('a crosstable by rank names opponents by their ranks', () => {
  const table = crosstableSheet(open(), { order: 'rank' });
  expect(table.ok && table.value.numbers).toBe('rank');
  expect(table.ok && table.value.rows[0]?.cells.length).toBe(4);
});

test('a card sums the points round by round', () => {
  const [card] = cardSheets(open());
  expect(card?.rounds.map(round => round?.points)).toHaveLength(4);
});

const cup = (system: string): Tournament => {
  const named = systemNamed(system);
  const made = named && generateTournament({ seed: 'cup', players: 6, rounds: 3 }, named);
  const checked = made?.ok ? checkTournament(made.value.record) : undefined;
  if (!checked?.ok) throw new Error('a cup of six teams');
  return checked.value;
};

test.each(['team-swiss-2026', 'team-berger'])(
  '%s: a round of teams has matches, with their boards below',
  system => {
    const { boards, absences } = played(cup(system), 2);
    const teams = [
      ...boards.flatMap(({ white, black }) => [white.person.name, black.person.name]),
      ...absences.map(({ seat }) => seat.person.name),
    ];
    expect([...teams].sort()).toEqual([1, 2, 3, 4, 5, 6].map(number => `Team 00${number}`));
    for (const { white, black, games = [], result } of boards) {
      expect(games).toHaveLength(4);
      // Team t has players 5 t - 4 to 5 t.
      for (const { left, right } of games)
        expect([left, right].map(person => Math.ceil((person?.number ?? 0) / 5))).toEqual([
          white.person.number,
          black.person.number,
        ]);
      expect(games.map(({ leftColour }) => leftColour)).toEqual(['white', 'black', 'white', 'black']);
      const halves = games.reduce(
        (sum, game) => sum + ({ '1-0': 2, '½-½': 1, '+ -': 2 }[game.result ?? ''] ?? 0),
        0,
      );
      expect(result).toMatch(
        new RegExp(`^${halves === 1 ? '½' : `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''}`}-`),
      );
    }
  },
);

test('standings and crosstable of teams name teams, and no player with the same number', () => {
  const ranked = standingsSheet(cup('team-swiss-2026'), { language: 'en', tiebreaks: ['MPTS', 'GPTS'] });
  expect(ranked.ok && ranked.value.rows.map(({ person }) => person.name).sort()[0]).toBe('Team 001');
  const table = crosstableSheet(cup('team-swiss-2026'), { order: 'number', tiebreaks: ['MPTS'] });
  expect(table.ok && table.value.rows.map(({ person }) => person)).toEqual(
    [1, 2, 3, 4, 5, 6].map(number => ({ key: number, number, name: `Team 00${number}` })),
  );
});

test('games without a result are counted as games, where somebody has two of them', () => {
  const adjourned = (opponent: number, colour: Colour): Turn => ({
    kind: 'adjourned',
    opponent: playerId(opponent),
    colour,
  });
  const game = (opponent: number, colour: Colour, result: Result): Turn => ({
    kind: 'game',
    opponent: playerId(opponent),
    colour,
    result,
  });
  const turns: readonly (readonly Turn[])[] = [
    [adjourned(2, 'white'), adjourned(3, 'black')],
    [adjourned(1, 'black'), game(4, 'white', 'win')],
    [game(4, 'white', 'win'), adjourned(1, 'white')],
    [game(3, 'black', 'loss'), game(2, 'black', 'loss')],
  ];
  const read = readRecord(new TextEncoder().encode('012 Adjourned and open\nXXR 3\n'));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const checked = checkTournament({
    ...read.value.record,
    players: turns.map((played, at) => ({ id: playerId(at + 1), name: `Player ${at + 1}`, turns: played })),
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  const sheet = standingsSheet(checked.value, { language: 'es', tiebreaks: ['BH'] });
  expect(sheet.ok && sheet.value.open).toBe(2);
});

/*
 * Four players of Dutch 1998 before round 3 of 4, by hand. Round 1: 1 beat 3, 4 had the bye … see each line of the test.
 *
 *     1  W beat 3      B beat 2
 *     2  U (bye)       W lost to 1
 *     3  B lost to 1   B beat 4
 *     4  did not come  W lost to 3
 */
test('seed 001, A4, A5, A7 and seed 002, 4: a card has floats, colour differences, what is due and what was not played', () => {
  const game = (opponent: number, colour: Colour, result: Result): Turn => ({
    kind: 'game',
    opponent: playerId(opponent),
    colour,
    result,
  });
  const turns: readonly (readonly Turn[])[] = [
    [game(3, 'white', 'win'), game(2, 'black', 'win')],
    [{ kind: 'pairing-bye' }, game(1, 'white', 'loss')],
    [game(1, 'black', 'loss'), game(4, 'black', 'win')],
    [{ kind: 'requested-bye', worth: 'half' }, game(3, 'white', 'loss')],
  ];
  const checked = checkTournament({
    header: {},
    system: 'dutch-1998',
    scoring: STANDARD_SCORING,
    initialColour: 'white',
    plannedRounds: 4,
    virtualPoints: [],
    forbiddenPairs: [],
    requestedByes: [],
    abnormalPoints: [],
    tiebreaks: [],
    keptLines: [],
    players: turns.map((own, index) => ({
      id: playerId(index + 1),
      name: `Player ${index + 1}`,
      turns: own,
    })),
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  const cards = cardSheets(checked.value);
  const written = cards.map(({ rounds, obligatory }) => [
    ...rounds.map(round =>
      [round?.result, round?.isUnplayed ? 'circled' : '', round?.float ?? '', round?.difference ?? ''].join(
        '|',
      ),
    ),
    obligatory ?? '',
  ]);
  expect(written).toEqual([
    // Level in colours, Black last; met a player with as many points.
    ['1|||+1', '1|||−0', ''],
    // A5: a bye is a downfloat.
    ['1|circled|down|', '0|||+1', ''],
    // A7 a: two more with Black. Without a point before round 2, against half a point: A4, up.
    ['0|||−1', '1||up|−2', 'white'],
    // F5: whoever is not paired has no float; the half point is circled.
    ['½|circled||', '0||down|+1', ''],
  ]);
  const articles = cards[0]?.articles;
  expect(articles).toEqual({
    floats: 'Mexican manual, Swiss by rating, A4',
    colours: 'Mexican manual, Swiss by rating, A7',
  });
});
