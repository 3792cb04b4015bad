import { describe, expect, test } from 'vitest';
import { scoringOf } from '../model/index.ts';
import { accepted, type Sketch, tournament } from '../testing/index.ts';
import { drawnTeams } from '../tiebreaks/testing/drawn-teams.ts';
import { prepareRound } from './catalogue-engine.ts';
import { hillOutsideLastRounds, remarksOnRound } from './remarks.ts';

const remarksOn = (
  sketch: Partial<Sketch>,
  system: string,
  options: Readonly<Record<string, string>> = {},
  round?: number,
) => {
  const prepared = accepted(
    prepareRound(tournament({ players: 6, plannedRounds: 9, initialColour: 'white', ...sketch }), {
      system,
      options,
      ...(round === undefined ? {} : { round }),
    }),
  );
  return remarksOnRound(prepared.position, prepared.system, prepared.options);
};

/** 6 did not come to round 1. */
const NO_SHOW = { rounds: [['1-4 1-0', '5-2 0-1', '3-6 +-']] };

test('C.04.2 (2017), D.2: whoever pairs a player who stayed away is told, unless the excuse is stated', () => {
  const remark = { kind: 'no-shows-paired', players: [6], article: 'C.04.2 (2017), D.2' };
  expect(remarksOn(NO_SHOW, 'dutch-2017')).toEqual([remark]);
  expect(remarksOn(NO_SHOW, 'lim')).toEqual([remark]);
  expect(remarksOn(NO_SHOW, 'dutch-2017', { excused: '6' })).toEqual([]);
  expect(remarksOn({ rounds: [['1-4 1-0', '5-2 0-1', '3-6 1-0']] }, 'dutch-2017')).toEqual([]);
});

test('C.05, 6.5: whoever pairs a player who stayed away is told in 2026 too', () => {
  const remark = { kind: 'no-shows-paired', players: [6], article: 'C.05, 6.5' };
  for (const system of ['dutch-2026', 'dubov-2026', 'burstein-2026'])
    expect(remarksOn(NO_SHOW, system)).toEqual([remark]);
  // No table and no text of Scrabble says so.
  expect(remarksOn(NO_SHOW, 'berger')).toEqual([]);
  expect(remarksOn(NO_SHOW, 'scrabble-swiss')).toEqual([]);
});

test('Mexican manual, F8; FENAMAC, 9: whoever stayed away rests, until the excuse is stated', () => {
  const resting = (article: string) => ({ kind: 'no-shows-resting', players: [6], article });
  expect(remarksOn(NO_SHOW, 'dutch-1998')).toEqual([resting('Mexican manual, Swiss by rating, F8')]);
  expect(remarksOn(NO_SHOW, 'harkness')).toEqual([resting('FENAMAC, Improved Harkness, 9')]);
  expect(remarksOn(NO_SHOW, 'harkness', { excused: '6' })).toEqual([]);
});

test('FENAMAC, VI: whoever missed two rounds is out, whatever excuse is stated', () => {
  const absences = (...third: readonly string[]) => ({
    rounds: [
      ['1-4 1-0', '5-2 0-1', '3-6 +-'],
      ['2-1 1-0', '4-3 1-0', '6-5 -+'],
      ...(third.length > 0 ? [third] : []),
    ],
  });
  const out = (kind: string) => ({ kind, players: [6], article: 'FENAMAC, Improved Harkness, VI, 9' });
  expect(remarksOn(absences(), 'harkness')).toEqual([out('excluded-resting')]);
  expect(remarksOn(absences(), 'harkness', { excused: 'all' })).toEqual([out('excluded-resting')]);
  // Paired by hand all the same, and there: still out of the round to come.
  expect(remarksOn(absences('1-6 1-0', '2-4 1-0', '3-5 1-0'), 'harkness')).toEqual([out('excluded-resting')]);
  // A bye asked for and an absence count like games lost by not coming.
  const announced = {
    rounds: [
      ['1-4 1-0', '5-2 0-1', '3-6 1-0'],
      ['2-1 1-0', '4-3 1-0', '5 U', '6 H'],
      ['1-5 =', '3-2 =', '4 U'],
    ],
  };
  expect(remarksOn(announced, 'harkness')).toEqual([out('excluded-resting')]);
  // F8 of the Mexican manual excuses any number.
  expect(remarksOn(absences(), 'dutch-1998')).toEqual([
    { kind: 'no-shows-resting', players: [6], article: 'Mexican manual, Swiss by rating, F8' },
  ]);
});

test('FENAMAC, VI: a round that was paired with somebody who was out is remarked as that', () => {
  const rounds = [
    ['1-4 1-0', '5-2 0-1', '3-6 +-'],
    ['2-1 1-0', '4-3 1-0', '6-5 -+'],
    ['1-6 1-0', '2-4 1-0', '3-5 1-0'],
  ];
  expect(remarksOn({ rounds }, 'harkness', {}, 3)).toEqual([
    { kind: 'excluded-paired', players: [6], article: 'FENAMAC, Improved Harkness, VI, 9' },
  ]);
});

test('C.04.4 (2017): Dubov, Burstein and Lim are advised against, once, before round 1', () => {
  for (const system of ['dubov-1997', 'burstein-2017', 'lim-1999']) {
    expect(remarksOn({ players: 6 }, system)).toEqual([
      { kind: 'advised-against', system, article: 'C.04.4 (2017)' },
    ]);
    expect(remarksOn({ rounds: [['1-4 1-0', '5-2 0-1', '3-6 1-0']] }, system)).toEqual([]);
  }
  expect(remarksOn({ players: 6 }, 'dutch-2017')).toEqual([]);
});

test('C.04.5.1 (2017), 1: fewer than nine rounds, or another scoring, is remarked', () => {
  const baku = (sketch: Partial<Sketch>) => remarksOn({ acceleration: 'baku-2017', ...sketch }, 'dutch-2017');
  expect(baku({})).toEqual([]);
  expect(baku({ plannedRounds: 8 })).toEqual([{ kind: 'baku-outside', what: 'rounds' }]);
  expect(baku({ scoring: scoringOf(3, 1, 0) })).toEqual([{ kind: 'baku-outside', what: 'scoring' }]);
  expect(baku({ plannedRounds: 7, scoring: scoringOf(3, 1, 0) })).toEqual([
    { kind: 'baku-outside', what: 'both' },
  ]);
  // C.04.7 (2026), 1.3 and 1.4 count with any number of rounds and any scoring.
  expect(remarksOn({ acceleration: 'baku-2026', plannedRounds: 5 }, 'dutch-2026')).toEqual([]);
});

test('decision 286: a team event from before 1 February 2026 is told that another edition was in force', () => {
  const remarksOf = (start: string | undefined) => {
    const event = drawnTeams({
      teams: 4,
      boards: 2,
      rounds: [],
      plannedRounds: 3,
      initialColour: 'white',
      header: start === undefined ? {} : { start },
    });
    const { position, system, options } = accepted(prepareRound(event, { system: 'team-swiss-2026' }));
    return remarksOnRound(position, system, options);
  };
  expect(remarksOf('2026/01/31')).toEqual([
    { kind: 'earlier-edition', system: 'team-swiss-2026', since: '2026/02/01', start: '2026/01/31' },
  ]);
  expect(remarksOf('2026/02/01')).toEqual([]);
  expect(remarksOf(undefined)).toEqual([]);
  // Dutch has its earlier editions: the code of the file chooses.
  expect(remarksOn({ header: { start: '2020/01/01' } }, 'dutch-2026')).toEqual([]);
});

describe('Scrabble, King of the Hill 1: in the last rounds, between 1 and 3', () => {
  const hillRemarks = (sketch: Sketch, round: number) => {
    const prepared = accepted(prepareRound(tournament(sketch), { round }));
    return remarksOnRound(prepared.position, prepared.system, prepared.options).filter(
      ({ kind }) => kind === 'hill-outside-last-rounds',
    );
  };
  const alone: Sketch = { players: 4, system: 'king-of-the-hill', plannedRounds: 5 };

  test('a round before the last three is remarked on, with the rule of the text', () => {
    expect(hillRemarks(alone, 1)).toMatchObject([{ rounds: [1], of: 5, rule: { id: 'King of the Hill 1' } }]);
  });

  test('the last three are not', () => {
    const rounds = [
      ['1-3 1-0', '4-2 0-1'],
      ['1-2 1-0', '3-4 1-0'],
    ];
    expect(hillRemarks({ ...alone, rounds }, 3)).toEqual([]);
  });

  test('of a schedule, all rounds that stand too early; none where the number of rounds is not known', () => {
    const schedule = [{ system: 'king-of-the-hill', fromRound: 8, toRound: 12 }];
    const record = { system: 'scrabble-swiss', schedule };
    expect(hillOutsideLastRounds({ ...record, plannedRounds: 12 })).toMatchObject([
      { rounds: [8, 9], of: 12 },
    ]);
    expect(hillOutsideLastRounds({ ...record, plannedRounds: 10 })).toEqual([]);
    expect(hillOutsideLastRounds(record)).toEqual([]);
  });
});
