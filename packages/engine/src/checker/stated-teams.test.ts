import { describe, expect, test } from 'vitest';
import { readTournament } from '../formats/index.ts';
import { corpusFiles } from '../testing/corpus.ts';
import { accepted } from '../testing/index.ts';
import { checkStatedTeams } from './stated-teams.ts';

const differencesIn = (text: string) =>
  checkStatedTeams(accepted(readTournament(new TextEncoder().encode(text))).tournament);

const recorded = corpusFiles('tiebreaks').files.filter(({ name }) => /^t.*\.trf$/.test(name));

describe('record 310', () => {
  test.each(recorded)('$name states what follows from its results', ({ text }) => {
    expect(differencesIn(text)).toEqual([]);
  });

  test('is told where its points do not follow', () => {
    const [first] = recorded;
    const text = first?.text.replace('   8.0   13.5', '   9.0   13.5') ?? '';
    expect(differencesIn(text)).toEqual([
      { team: 1, record: '310', what: 'match-points', stated: '9.0', computed: '8.0' },
    ]);
  });
});

/* Four teams of one board. Team 1 beat team 2, team 3 has the bye, team 4 is excused. */
const event = (...lines: readonly string[]): string =>
  [
    '352 W',
    '362 TW 2.0   TD 1.0   TL 0.0',
    `${'001    1      One'.padEnd(91)}   2 w 1`,
    `${'001    2      Two'.padEnd(91)}   1 b 0`,
    `${'310   1 One'.padEnd(73)}   1`,
    `${'310   2 Two'.padEnd(73)}   2`,
    ...[3, 4].flatMap(team => [`001    ${team}      Player`, `${`310   ${team} Team`.padEnd(73)}   ${team}`]),
    '320  1.0  0.5   3',
    '240 Z   1    4',
    ...lines,
  ].join('\n');

describe('informative records', () => {
  test('802 that repeats the results says nothing', () => {
    expect(
      differencesIn(
        event(
          '802   1 ONE      2.0    1.0   2 w  1.0',
          '802   3 THREE    1.0    0.5 PAB    0.5',
          '802   4 FOUR     0.0    0.0 ZPB    0.0',
        ),
      ),
    ).toEqual([]);
  });

  test('802 is told by round: opponent, colour and game points', () => {
    expect(differencesIn(event('802   1 ONE      2.0    1.5   3 b  0.5'))).toEqual([
      { team: 1, record: '802', what: 'game-points', stated: '1.5', computed: '1.0' },
      { team: 1, record: '802', what: 'opponent', round: 1, stated: '3', computed: '2' },
      { team: 1, record: '802', what: 'colour', round: 1, stated: 'b', computed: 'w' },
      { team: 1, record: '802', what: 'game-points', round: 1, stated: '0.5', computed: '1.0' },
    ]);
  });

  test('801 is told by its totals', () => {
    expect(differencesIn(event('801 1 ONE     2  1.0   2 w 1 1'))).toEqual([]);
    expect(differencesIn(event('801 1 ONE     3  1.0   2 w 1 1'))).toEqual([
      { team: 1, record: '801', what: 'match-points', stated: '3.0', computed: '2.0' },
    ]);
  });
});
