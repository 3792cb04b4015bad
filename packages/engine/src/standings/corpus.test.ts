import { describe, expect, test } from 'vitest';
import { readTournament } from '../formats/index.ts';
import { decimal, type Tournament } from '../model/index.ts';
import { sumOfParts } from '../rules/index.ts';
import { corpusFiles } from '../testing/corpus.ts';
import { definitionOf, parseTiebreak } from '../tiebreaks/index.ts';
import { ranked } from '../tiebreaks/testing/drawn.ts';
import { checkRanks, workingOf } from './index.ts';

type Value = number | null;

interface RecordedParticipant {
  readonly playerStartNo?: number;
  readonly teamNo?: number;
  readonly rank: number;
  readonly rankValues: readonly Value[];
  readonly tiebreaks: Readonly<Record<string, Value>>;
  readonly rules2024?: Readonly<Record<string, Value>>;
}

interface Recorded {
  readonly rankList: readonly string[];
  readonly disputed: readonly {
    readonly code: string;
    readonly playerStartNo: number;
    readonly c07: number;
  }[];
  readonly players?: readonly RecordedParticipant[];
  readonly teams?: readonly RecordedParticipant[];
}

interface Case {
  readonly name: string;
  readonly tournament: Tournament;
  readonly recorded: Recorded;
}

const { files } = corpusFiles('tiebreaks');

const cases: readonly Case[] = files
  .filter(file => file.name.endsWith('.trf'))
  .map(({ name, text }) => {
    const read = readTournament(new TextEncoder().encode(text));
    if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.faults)}`);
    const answers = files.find(file => file.name === name.replace('.trf', '.json'));
    return {
      name,
      tournament: read.value.tournament,
      recorded: JSON.parse(answers?.text ?? '{}') as Recorded,
    };
  });

const participantsOf = ({ recorded }: Case) => recorded.players ?? recorded.teams ?? [];
const numberOf = (one: RecordedParticipant) => one.playerStartNo ?? one.teamNo ?? 0;

/** `tiebreaks`: by the edition of the tournament's date. `rules2024`: by that of August 2024. */
type Column = 'tiebreaks' | 'rules2024';

/** What the recording program answered, or what the text says where the two are known to differ. */
const expectedOf = (
  one: Case,
  each: RecordedParticipant,
  code: string,
  column: Column,
): Value | undefined => {
  const disputed = one.recorded.disputed.find(
    entry => column === 'tiebreaks' && entry.code === code && entry.playerStartNo === numberOf(each),
  );
  return disputed ? disputed.c07 : each[column]?.[code];
};

const agrees = (found: number | undefined, expected: Value | undefined): boolean =>
  expected === null || expected === undefined
    ? found === undefined
    : found !== undefined && Math.abs(found - expected) < 1e-6;

interface Compared {
  readonly values: number;
  readonly differences: readonly string[];
}

/** Codes that give each participant a number can share a list; an order of the tied group follows the points alone. */
const listsOf = (codes: readonly string[]): readonly (readonly string[])[] => {
  const orders = codes.filter(code => {
    const parsed = parseTiebreak(code);
    return parsed.ok && definitionOf(parsed.value).kind === 'group';
  });
  return [codes.filter(code => !orders.includes(code)), ...orders.map(code => [code])];
};

const compareList = (one: Case, codes: readonly string[], column: Column): Compared => {
  const computed = ranked(one.tournament, {
    tiebreaks: [one.recorded.teams ? 'MPTS' : 'PTS', ...codes],
    ...(column === 'rules2024' ? { edition: '2024-08' } : {}),
  });
  const rows = new Map(computed.rows.map(row => [row.id, row]));
  const participants = participantsOf(one);
  return {
    values: participants.length * codes.length,
    differences: participants.flatMap(each =>
      codes.flatMap((code, at) => {
        const value = rows.get(numberOf(each))?.values[at + 1];
        const expected = expectedOf(one, each, code, column);
        return agrees(value, expected)
          ? []
          : [`${one.name} ${column} ${code} of ${numberOf(each)}: ${value}, not ${expected}`];
      }),
    ),
  };
};

const compare = (column: Column): Compared => {
  const compared = cases.flatMap(one =>
    listsOf(Object.keys(participantsOf(one)[0]?.[column] ?? {})).map(codes =>
      compareList(one, codes, column),
    ),
  );
  return {
    values: compared.reduce((sum, each) => sum + each.values, 0),
    differences: compared.flatMap(each => each.differences),
  };
};

describe('recorded tie-breaks of other programs', () => {
  test('all 46 tournaments are there', () => {
    expect(cases).toHaveLength(46);
  });

  test('every value by the edition of the tournament’s date is reproduced', () => {
    expect(compare('tiebreaks')).toEqual({ values: 61_921, differences: [] });
  });

  test('every value by the edition of August 2024 is reproduced', () => {
    expect(compare('rules2024')).toEqual({ values: 10_296, differences: [] });
  });

  test.each(cases.map(one => [one.name, one] as const))('ranks and their values: %s', (_name, one) => {
    const { rows } = ranked(one.tournament, { tiebreaks: one.recorded.rankList });
    const found = new Map(rows.map(row => [row.id, row]));
    const differences = participantsOf(one).flatMap(each => {
      const row = found.get(numberOf(each));
      const wrong = each.rankValues.findIndex((value, at) => !agrees(row?.values[at], value));
      if (row?.rank === each.rank && wrong < 0) return [];
      return [
        `${numberOf(each)}: rank ${row?.rank}, not ${each.rank}; ${one.recorded.rankList[wrong] ?? 'values agree'}`,
      ];
    });
    expect(differences).toEqual([]);
  });

  test.each(
    cases.filter(({ name }) => /^(r05|s27|t05|x01|x14)/.test(name)).map(one => [one.name, one] as const),
  )('what explains is what ranks: %s', (_name, one) => {
    const codes = Object.keys(participantsOf(one)[0]?.tiebreaks ?? {});
    const computed = ranked(one.tournament, { tiebreaks: codes });
    const untold = computed.rows.flatMap(row =>
      computed.list.flatMap(({ written, base }, at) => {
        const shown = workingOf(computed, row.id, written);
        const value = shown.ok ? shown.value.value : Number.NaN;
        const isSum = ['PTS', 'PS', 'BH', 'FB', 'SB', 'KS', 'EMGSB', 'WIN', 'STD'].includes(base);
        const sum = shown.ok && isSum ? decimal(sumOfParts(shown.value.parts)) : value;
        return value === row.values[at] && sum === value
          ? []
          : [`${written} of ${row.id}: ${value}, sum ${sum}`];
      }),
    );
    expect(untold).toEqual([]);
  });

  test('the ranks that each file states follow from its own list (records 202 and 212)', () => {
    const wrong = cases.flatMap(({ name, tournament }) => {
      const checked = checkRanks(tournament);
      if (!checked.ok) return [`${name}: ${JSON.stringify(checked.faults)}`];
      if (checked.value.kind === 'nothing-stated') return [`${name}: no ${checked.value.missing}`];
      return checked.value.differences.map(difference => `${name}: ${JSON.stringify(difference)}`);
    });
    expect(wrong).toEqual([]);
  });
});
