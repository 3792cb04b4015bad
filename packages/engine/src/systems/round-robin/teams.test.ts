import { describe, expect, test } from 'vitest';
import { checkRounds } from '../../checker/index.ts';
import { readTournament, writeRecord } from '../../formats/index.ts';
import { generateTournament } from '../../generator/index.ts';
import { checkTournament, playerId, type TournamentRecord } from '../../model/index.ts';
import { ask, explainRound, pairRound } from '../../round/index.ts';
import { accepted } from '../../testing/index.ts';
import { conformsToContract } from '../conformance.ts';
import { teamBerger, teamDoubleBerger } from './index.ts';
import { PRINTED_TABLES } from './testing/printed-tables.ts';
import { recordOfTeams, teamsBeforeRound } from './testing/teams.ts';

const entered = (count: number) => Array.from({ length: count }, (_, index) => ({ id: playerId(index + 1) }));

const positions = () =>
  [
    ['eight teams', entered(8)],
    ['seven teams', entered(7)],
    ['five teams of which one leaves', entered(5).map(team => ({ ...team, ...leaving(team.id) }))],
  ].flatMap(([name, teams]) =>
    [1, 2, 4].map(round => ({
      name: `${name}, round ${round}`,
      position: teamsBeforeRound(teams as ReturnType<typeof entered>, round),
      form: { teamsBy: 'mp' } as const,
    })),
  );
const leaving = (id: number) => (id === 2 ? { withdrawnAfter: 1 } : {});

conformsToContract(teamBerger, positions);
conformsToContract(teamDoubleBerger, positions, { repeats: 'allowed' });

const lineOf = (record: TournamentRecord, round: number): string =>
  accepted(pairRound(accepted(checkTournament(record)), { round }))
    .boards.map(({ white, black }) => `${white}-${black}`)
    .join(' ');

describe('Seed 001, Tablas de Round-Robin: numbers are those of teams', () => {
  test.each(PRINTED_TABLES)('the table for $players teams, cell by cell', ({ players: [, even], lines }) => {
    const record = recordOfTeams(entered(even), { system: 'team-berger' });
    expect(lines.map((_, index) => lineOf(record, index + 1))).toEqual(lines);
  });

  test('an odd number of teams rests against the highest number', () => {
    const record = recordOfTeams(entered(7), { system: 'team-berger' });
    const { byes } = accepted(pairRound(accepted(checkTournament(record)), { round: 1 }));
    expect(byes).toEqual([{ player: 1, kind: 'rest' }]);
  });
});

describe('FIDE Competition Rules, Appendix 1, for teams', () => {
  test('the second cycle reverses who has White on the first board', () => {
    const record = recordOfTeams(entered(4), { system: 'team-double-berger' });
    expect([1, 4].map(round => lineOf(record, round))).toEqual(['1-4 2-3', '4-1 3-2']);
  });

  test.each([
    ['FIDE_TEAM_DOUBLEROUNDROBIN', '2-4 3-1'],
    ['BERGER_TEAM_DOUBLEROUNDROBIN', '4-3 1-2'],
  ])('%s says whether the last two rounds of the first cycle change places', (systemCode, line) => {
    expect(lineOf(recordOfTeams(entered(4), { system: 'team-double-berger', systemCode }), 2)).toBe(line);
  });
});

describe('what is told', () => {
  const eight = accepted(checkTournament(recordOfTeams(entered(8), { system: 'team-berger' })));
  const round = accepted(pairRound(eight, { round: 2 }));

  test('every match names the table, its line and the numbers', () => {
    const board = accepted(explainRound(eight, round)).find(
      ({ subject, about }) => subject === 'board' && about.includes(6),
    );
    expect(board).toMatchObject({
      rule: { key: 'team-berger.table' },
      facts: { table: 8, line: 2, numbers: [6, 4] },
    });
  });

  test('two teams that do not meet now are told the round in which they do', () => {
    const answer = accepted(ask(eight, round, { kind: 'pair', players: [3, 6].map(playerId) as never }));
    expect(answer).toMatchObject({ verdict: 'table', facts: { meetIn: 1 } });
  });
});

test('teams are needed', () => {
  const { teamEvent: _, ...record } = recordOfTeams(entered(4), { system: 'team-berger' });
  const outcome = pairRound(accepted(checkTournament(record)));
  expect(outcome.ok ? [] : outcome.faults.map(({ code }) => code)).toEqual(['teams-needed']);
});

describe.each([teamBerger, teamDoubleBerger])('a generated tournament by $id', system => {
  const forfeits = [{ share: { kind: 'percent' as const, percent: 12 } }];
  const records = [6, 7].map(
    players => accepted(generateTournament({ seed: 'liga', players, forfeits }, system)).record,
  );

  test('has the rounds of the table and checks clean', () => {
    const cycles = system === teamBerger ? 1 : 2;
    for (const [at, record] of records.entries()) {
      const { rounds } = checkRounds(accepted(checkTournament(record)));
      expect(rounds.map(({ kind }) => kind)).toEqual(rounds.map(() => 'agrees'));
      expect(rounds.length).toBe(cycles * (at === 0 ? 5 : 7));
    }
  });

  test.each(['trf26', 'json'] as const)('survives a round trip as %s, byte for byte', format => {
    for (const record of records) {
      const text = accepted(writeRecord(record, format));
      const again = accepted(readTournament(new TextEncoder().encode(text)));
      expect(again.tournament.system).toBe(system.id);
      expect(accepted(writeRecord(again.tournament.record, format))).toBe(text);
      const { rounds } = checkRounds(again.tournament);
      expect(rounds.map(({ kind }) => kind)).toEqual(rounds.map(() => 'agrees'));
    }
  });
});
