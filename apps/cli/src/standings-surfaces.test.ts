import { checkTournament, standings, systemNamed, type Tournament } from '@pareo/engine';
import { generateTournament } from '@pareo/engine/generator';
import { type PlayerRecord, playerId, type Turn } from '@pareo/engine/model';
import { shownRows, tablesOf } from '@pareo/engine/standings';
import { allRoundsList, drawList, matchList, type PaperDocument, standingsList } from '@pareo/paper';
import { allRoundsSheet, drawSheets, matchSheet, standingsSheet, tableOf } from '@pareo/tournament';
import { describe, expect, test } from 'vitest';
import type { Context } from './context.ts';
import { standingsAsJson, standingsAsTable } from './standings-output.ts';
import { textsIn } from './texts/index.ts';

const generated = (id: string, players = 8): Tournament => {
  const system = systemNamed(id);
  const made = system && generateTournament({ seed: 'surfaces', players, rounds: 3 }, system);
  if (!made?.ok) throw new Error(id);
  const checked = checkTournament(made.value.record);
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
};

/** Two groups of four by Belgrade, two rounds of Berger. */
const inGroups = (): Tournament => {
  const base = generated('berger', 4).record;
  const second = base.players.map(
    (player): PlayerRecord => ({
      ...player,
      id: playerId(player.id + 4),
      name: `${player.name} B`,
      group: 'B',
      turns: player.turns.map(
        (turn): Turn =>
          'opponent' in turn && turn.opponent !== undefined
            ? { ...turn, opponent: playerId(turn.opponent + 4) }
            : turn,
      ),
    }),
  );
  const players = [...base.players.map(player => ({ ...player, group: 'A' })), ...second].map(
    ({ statedPoints: _points, statedRank: _rank, ...player }) => player,
  );
  const checked = checkTournament({ ...base, players });
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
};

const KINDS: readonly (readonly [string, () => Tournament])[] = [
  ...[
    'dutch-2026',
    'harkness',
    'berger',
    'scheveningen',
    'wimbledon',
    'scrabble-swiss',
    'double-swiss-2026',
  ].map(id => [id, () => generated(id)] as const),
  ['team-swiss-2026', () => generated('team-swiss-2026', 6)],
  ['groups', inGroups],
];

const PLAIN = (text: string): string => text;

const context: Context = {
  language: 'es',
  texts: textsIn('es'),
  options: [],
  paint: { bold: PLAIN, dim: PLAIN, green: PLAIN, red: PLAIN },
  isTerminal: false,
  width: 200,
  program: new URL(import.meta.url),
  home: new URL(import.meta.url),
  progress: undefined,
};

const printing = {
  language: 'es',
  paper: 'a4',
  size: 'normal',
  frame: { tournament: 'Torneo', system: '', program: '', printed: '' },
} as const;

const rowsOnPaper = ({ body }: PaperDocument): readonly (readonly string[])[] =>
  body.flatMap(block => (block.kind === 'table' ? block.rows.map(({ cells }) => cells.map(String)) : []));

describe('standings are the same, value by value, wherever they are shown', () => {
  test.each(KINDS)('%s', async (_, make) => {
    const tournament = make();
    const table = standings(tournament);
    const tables = tablesOf(tournament);
    const sheet = standingsSheet(tournament, { language: 'es' });
    const console = tableOf(tournament);
    if (!table.ok || !tables.ok || !sheet.ok || !console.ok) throw new Error('ranked');
    const truth = tables.value.flatMap(({ standings: own }) => shownRows(own));
    expect(truth.map(({ row }) => row.id).sort()).toEqual(table.value.rows.map(({ id }) => id).sort());
    // JSON
    const json = standingsAsJson(table.value, tournament) as unknown as Record<string, readonly object[]>;
    expect(json[table.value.of]).toMatchObject(
      truth.map(({ row }) => ({
        startNumber: row.id,
        rank: row.rank,
        sharedBy: row.sharedBy,
        ...(row.group === undefined ? {} : { group: row.group }),
        ...(row.stage === undefined ? {} : { stage: row.stage }),
      })),
    );
    // The screen: place, number and every value stand in a line of their own.
    const lines = (await standingsAsTable(tournament, {}, context)).split('\n');
    // Paper and public pages
    const paper = rowsOnPaper(standingsList(printing, sheet.value, { isFinal: false }));
    expect(sheet.value.rows).toHaveLength(truth.length);
    expect(paper).toHaveLength(truth.length);
    for (const [at, { row, place, points, values }] of truth.entries()) {
      const end = [points, ...values];
      expect(sheet.value.rows[at]).toMatchObject({ place, points, values, person: { number: row.id } });
      expect(paper[at]?.slice(0, 2)).toEqual([place, String(row.id)]);
      expect(paper[at]?.slice(-end.length)).toEqual(end);
      expect(lines.filter(line => isLineOf(line, [place, String(row.id)], end))).toHaveLength(1);
      expect(console.value.rows[at]).toMatchObject({ id: row.id, rank: row.rank, sharedBy: row.sharedBy });
    }
  });
});

const isLineOf = (line: string, start: readonly string[], end: readonly string[]): boolean => {
  const cells = line.trim().split(/ +/);
  const first = start.filter(cell => cell !== '');
  return (
    first.every((cell, at) => cells[at] === cell) &&
    end.every((cell, at) => cells.at(at - end.length) === cell)
  );
};

describe('what is known from the beginning, on paper', () => {
  test('S001, round robin: every round and an empty crosstable on one sheet', () => {
    const table = allRoundsSheet(generated('berger', 6));
    if (!table) throw new Error('a table');
    const rows = rowsOnPaper(allRoundsList(printing, table));
    expect(rows.slice(6).map(cells => cells.join(' '))).toEqual([
      '1 1-6 2-5 3-4',
      '2 6-4 5-3 1-2',
      '3 2-6 3-1 4-5',
      '4 6-5 1-4 2-3',
      '5 3-6 4-2 5-1',
    ]);
    expect(rows.slice(0, 6).map(cells => cells.indexOf('×'))).toEqual([3, 4, 5, 6, 7, 8]);
  });

  test('S001, Scheveningen: the score of the match, the grid and every round', () => {
    const tournament = generated('scheveningen');
    const match = matchSheet(tournament);
    if (!match) throw new Error('a match');
    const document = matchList(printing, match);
    const [a, b] = match.teams;
    expect(document.frame.title).toBe(`Match: ${a.name} ${a.points} – ${b.points} ${b.name}`);
    const rows = rowsOnPaper(document);
    // Four boards: A1-B1 A2-B2 B3-A3 B4-A4 in round 1.
    expect(rows[4]?.slice(0, 5)).toEqual(['1', 'A1-B1', 'A2-B2', 'B3-A3', 'B4-A4']);
    const sum = match.grid.reduce((points, row) => points + Number(row.points), 0);
    expect(sum).toBe(Number(a.points));
    expect(standingsSheet(tournament, { language: 'es' })).toMatchObject({
      value: { match: { score: `${a.name} ${a.points} – ${b.points} ${b.name}` } },
    });
  });

  test('S001, Wimbledon 4, 9: the tree joins winners who meet, each match by group and number', () => {
    const draws = drawSheets(generated('wimbledon', 16));
    const [tree] = drawList(printing, draws).body;
    if (tree?.kind !== 'bracket') throw new Error('a tree');
    expect(tree.rounds.map(({ heading }) => heading)).toEqual([
      'Octavos de final',
      'Cuartos de final',
      'Semifinales',
      'Final',
    ]);
    // In group 1 matches 1 and 4 stand together, then 2 and 3.
    expect(tree.rounds[0]?.matches.map(({ label }) => label)).toEqual([
      '1.1',
      '1.4',
      '1.2',
      '1.3',
      '2.1',
      '2.4',
      '2.2',
      '2.3',
    ]);
    expect(tree.rounds[0]?.matches.map(({ sides }) => sides.map(side => Number.parseInt(side, 10)))).toEqual([
      [1, 16],
      [8, 9],
      [4, 13],
      [5, 12],
      [2, 15],
      [7, 10],
      [3, 14],
      [6, 11],
    ]);
    for (const [round, { matches }] of tree.rounds.entries())
      for (const [at, { sides, winner }] of matches.entries()) {
        const next = tree.rounds[round + 1]?.matches[Math.floor(at / 2)]?.sides[at % 2];
        if (winner !== undefined && next !== undefined) expect(next).toBe(sides[winner]);
      }
  });

  test('more than 32 places are a list by match', () => {
    const draws = drawSheets(generated('wimbledon', 40));
    expect(drawList(printing, draws).body.every(({ kind }) => kind === 'table')).toBe(true);
  });
});
