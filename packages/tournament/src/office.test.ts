import { writeRecord } from '@pareo/engine';
import { recordForReport, type State } from '@pareo/engine/journal';
import { describeOffice } from '@pareo/texts';
import { describe, expect, test } from 'vitest';
import { officeCheck, withHeadOfReport } from './office.ts';
import { ranked } from './open.ts';
import { played } from './testing/index.ts';

const whole = { federation: 'MEX', birth: '1990/05/12', sex: 'w' };
const player = (number: number, more: object = {}) => ({
  name: `Surname${number}, Given`,
  rating: 2400 - 10 * number,
  fideId: String(5_100_000 + number),
  ...whole,
  ...more,
});

const eventOf = (players: readonly ReturnType<typeof player>[], details: object = {}): State => {
  const play = played(players, { rounds: 3 });
  play.start();
  play.finish();
  const state = play.state();
  return {
    ...state,
    details: {
      ...state.details,
      name: 'Copa',
      place: 'Xalapa',
      federation: 'MEX',
      start: '2026-11-21',
      end: '2026-11-23',
      chiefArbiter: 'Luz Pérez',
      deputies: ['Ana Ruiz', 'Eva Soto'],
      timeControl: '90+30',
      roundTimes: ['2026-11-21T16:00', '2026-11-22T10:00', '2026-11-23T10:00'],
      ...details,
    },
  };
};

const four = [1, 2, 3, 4].map(number => player(number));
const codes = (state: State) => officeCheck(state).map(({ code }) => code);

describe('what an office would refuse', () => {
  test('nothing where everything is known', () => {
    expect(officeCheck(eventOf(four))).toEqual([]);
  });

  test.each([
    [{ place: undefined }, ['city-missing']],
    [{ federation: undefined }, ['federation-missing']],
    [{ federation: 'Mex' }, ['federation-unknown']],
    [{ chiefArbiter: ' ' }, ['arbiter-missing']],
    [{ timeControl: undefined }, ['time-control-missing']],
    [{ start: undefined }, ['start-missing']],
    [{ end: '2026-11-20' }, ['dates-reversed', 'round-dates-outside']],
    [{ roundTimes: [] }, ['round-dates-missing']],
  ])('of the tournament: %j', (details, expected) => {
    expect(codes(eventOf(four, details))).toEqual(expected);
  });

  test.each([
    [{ fideId: undefined }, 'id-missing'],
    [{ fideId: 'ABC' }, 'id-unknown'],
    [{ fideId: '5100001' }, 'id-twice'],
    [{ federation: undefined }, 'player-federation-missing'],
    [{ federation: 'Mex' }, 'player-federation-unknown'],
    [{ title: 'MI' }, 'title-unknown'],
    [{ birth: undefined }, 'birth-missing'],
    [{ birth: '12 de mayo' }, 'birth-unknown'],
    [{ sex: undefined }, 'sex-missing'],
  ])('of a player: %j', (wrong, code) => {
    const [first, ...others] = four;
    const state = eventOf([...others, player(9, wrong), ...(first ? [first] : [])]);
    const findings = officeCheck(state);
    expect(findings.map(finding => finding.code)).toEqual([code]);
    const named = findings.flatMap(finding => ('players' in finding ? finding.players : []));
    expect(named.map(({ name }) => name)).toContain('Surname9, Given');
  });

  test('each is a sentence, with the first names and the count of the others', () => {
    const state = eventOf([1, 2, 3, 4, 5, 6].map(number => player(number, { fideId: undefined })));
    const [finding] = officeCheck(state);
    expect(finding && describeOffice(finding, 'en')).toBe(
      'Without a FIDE id: Surname1, Given; Surname2, Given; Surname3, Given and 3 more.',
    );
    expect(finding && describeOffice(finding, 'es')).toContain('y 3 más.');
  });
});

describe('the head of a report', () => {
  const report = (state: State): string => {
    const tournament = ranked(state);
    if (!tournament.ok) throw new Error('a tournament');
    const text = writeRecord(withHeadOfReport(recordForReport(state), tournament.value), 'trf26');
    return text.ok ? text.value : JSON.stringify(text.faults);
  };

  test('counts players and rated ones, names the kind, deputies and days of the rounds', () => {
    const lines = report(eventOf([...four, player(5, { rating: undefined })])).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        '062 5',
        '072 4',
        '092 Individual: Swiss-System',
        '102 Luz Pérez',
        '112 Ana Ruiz',
        '112 Eva Soto',
        '122 90+30',
      ]),
    );
    expect(lines.find(line => line.startsWith('132'))).toMatch(/26\/11\/21 +26\/11\/22 +26\/11\/23$/);
  });
});
