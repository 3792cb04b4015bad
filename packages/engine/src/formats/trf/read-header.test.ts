import { describe, expect, test } from 'vitest';
import { accepted } from '../../testing/index.ts';
import { writeRecord } from '../index.ts';
import { faultsIn, line, noticesIn, recordIn } from '../testing/reading.ts';

const ANA = '001    1      Ana';
const withAna = (...lines: readonly string[]): string => [...lines, ANA].join('\n');

test('the header is text from column 5 on', () => {
  const text = withAna(
    "012 Grandmommy's Cup ",
    '022 Test',
    '032 FID',
    '042 2024/12/01',
    '052 2024/12/14',
    '062 249',
    '072 248',
    '082 50',
    '092 Team Swiss',
    '102 The Chief Arbiter',
    '112 The First Deputy',
    '112 The Second Deputy',
    '122 100\'x40mm + 30" from move 1',
    '172 IND FIDE',
    '182 Pareo',
    '222 40/6000+30:20/3000+30:1500+30',
  );
  expect(recordIn(text).header).toEqual({
    name: "Grandmommy's Cup",
    city: 'Test',
    federation: 'FID',
    start: '2024/12/01',
    end: '2024/12/14',
    numberOfPlayers: '249',
    numberOfRatedPlayers: '248',
    numberOfTeams: '50',
    type: 'Team Swiss',
    chiefArbiter: 'The Chief Arbiter',
    deputies: ['The First Deputy', 'The Second Deputy'],
    timeControl: '100\'x40mm + 30" from move 1',
    startRankMethod: 'IND FIDE',
    pairingController: 'Pareo',
    encodedTimeControl: '40/6000+30:20/3000+30:1500+30',
  });
});

test('132 has the date of round 1 in columns 92-99, of each further round ten columns to the right', () => {
  const dates = line([1, '132'], [92, '24/12/01'], [112, '24/12/03']);
  expect(recordIn(withAna(dates)).header.roundDates).toEqual(['24/12/01', '', '24/12/03']);
});

test('a record that decides, said twice and differently, is a fault', () => {
  expect(faultsIn(withAna('XXR 5', '142 7'))).toEqual(['2:5 records-disagree']);
  expect(faultsIn(withAna('042 2025/01/01', '042 2026/03/01'))).toEqual(['2:5 records-disagree']);
});

test('a record that decides nothing, said twice and differently, is kept and told', () => {
  const text = withAna('012 One', '012 Two');
  expect(faultsIn(text)).toEqual([]);
  expect(noticesIn(text)).toEqual(['2:1 record-kept-unread']);
  expect(recordIn(text)).toMatchObject({
    header: { name: 'One' },
    keptLines: [{ prefix: '012', text: ' Two' }],
  });
});

test.each([
  ['132', '132  24/12/01  24/12/02'],
  ['112', '112The deputy'],
  ['122', '  122 90 minutes'],
  ['ESP', 'ESP    1      Ana                                   x234'],
])('record %s in other columns than its own is kept and told, and goes round', (_, written) => {
  const text = withAna(written);
  expect(faultsIn(text)).toEqual([]);
  expect(noticesIn(text)).toEqual(['1:1 record-kept-unread']);
  const record = recordIn(text);
  for (const format of ['trf16', 'trf26', 'json'] as const)
    expect(recordIn(accepted(writeRecord(record, format)))).toEqual(record);
});

test('a record said twice alike is said once', () => {
  expect(recordIn(withAna('142 9', 'XXR 9')).plannedRounds).toBe(9);
});

test.each(['142 9', 'XXR 9', 'XXR  009'])('the number of rounds: %s', text => {
  expect(recordIn(withAna(text)).plannedRounds).toBe(9);
});

test.each(['142 nine', 'XXR 0', 'XXR'])('no number of rounds: %s', text => {
  expect(faultsIn(withAna(text))).toEqual(['1:5 field-unreadable']);
});

test('142 and XXR may not disagree', () => {
  expect(faultsIn(withAna('142 9', 'XXR 7'))).toEqual(['2:5 records-disagree']);
});

test.each([
  ['152 W', 'white'],
  ['152 b', 'black'],
  ['XXC white1', 'white'],
  ['XXC rank black1', 'black'],
])('the initial colour: %s', (text, colour) => {
  expect(recordIn(withAna(text)).initialColour).toBe(colour);
});

test('XXC rank makes the order of the file the initial ranking', () => {
  expect(recordIn(withAna('XXC rank')).rankByFileOrder).toBe(true);
});

test('an unknown word of XXC is told with its column', () => {
  expect(faultsIn(withAna('XXC rank white2'))).toEqual(['1:10 field-unreadable']);
});

describe('tie-breaks', () => {
  test('202 lists those among equal points', () => {
    expect(recordIn(withAna('202 BH/C1, BH,SB')).tiebreaks).toEqual(['BH/C1', 'BH', 'SB']);
  });

  test('212 begins with the points', () => {
    expect(recordIn(withAna('212 MPTS,GPTS,EDE')).tiebreaks).toEqual(['MPTS', 'GPTS', 'EDE']);
  });

  test('212 without points is a fault', () => {
    expect(faultsIn(withAna('212 BH,SB'))).toEqual(['1:5 field-unreadable']);
  });

  test('202 and 212 may both stand there if they agree', () => {
    expect(faultsIn(withAna('202 BH,SB', '212 PTS,BH,SB'))).toEqual([]);
    expect(faultsIn(withAna('202 SB', '212 PTS,BH,SB'))).toEqual(['2:5 records-disagree']);
  });
});

describe('lines that are kept', () => {
  test('comments and informative records', () => {
    const text = withAna('### SSSS sTTT', '801  1 IND   15   28.0', '802   1 IND     15     28.0');
    expect(recordIn(text).keptLines).toEqual([
      { prefix: '###', text: ' SSSS sTTT' },
      { prefix: '801', text: '  1 IND   15   28.0' },
      { prefix: '802', text: '   1 IND     15     28.0' },
    ]);
    expect(noticesIn(text)).toEqual([]);
  });

  test.each(['999 something', 'XXB 1 2', 'Zürich', '12'.padEnd(4, '3')])(
    'what is not understood is kept and told: %s',
    text => {
      expect(recordIn(withAna(text)).keptLines).toHaveLength(1);
      expect(noticesIn(withAna(text))).toEqual(['1:1 unknown-record']);
    },
  );

  test('a stump of a line is a fault', () => {
    expect(faultsIn(withAna('01'))).toEqual(['1:1 line-cut-short']);
  });

  test('blank lines say nothing', () => {
    expect(recordIn(withAna('', '   ', '\t')).keptLines).toEqual([]);
  });
});
