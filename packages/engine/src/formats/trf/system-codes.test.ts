import { expect, test } from 'vitest';
import { SYSTEMS } from '../../systems/catalogue.ts';
import { noticesIn, recordIn } from '../testing/reading.ts';
import { codeFor, meaningOfCode } from './system-codes.ts';

test.each([
  ['FIDE_DUTCH_2026', { system: 'dutch-2026' }],
  ['FIDE_DUTCH_2025', { system: 'dutch-2026' }],
  ['FIDE_DUTCH_2017', { system: 'dutch-2017' }],
  ['FIDE_DUTCH_2026_BAKU', { system: 'dutch-2026', acceleration: 'baku-2026' }],
  ['FIDE_DUTCH_2017_BAKU', { system: 'dutch-2017', acceleration: 'baku-2017' }],
  ['FIDE_DUBOV', { system: 'dubov-2026' }],
  ['FIDE_BURSTEIN_BAKU', { system: 'burstein-2026', acceleration: 'baku-2026' }],
  ['FIDE_ROUNDROBIN', { system: 'berger' }],
  ['BERGER_DOUBLEROUNDROBIN', { system: 'double-berger' }],
  ['FIDE_SCHEVENINGEN', { system: 'scheveningen' }],
  ['FIDE_TEAM_TYPEB_MP_BAKU', { system: 'team-swiss-2026', acceleration: 'baku-2026' }],
  ['CUSTOM_TEAM_SWISS_MP', {}],
  ['BERGER_TEAM_ROUNDROBIN', { system: 'team-berger' }],
  ['FIDE_TEAM_ROUNDROBIN', { system: 'team-berger' }],
  ['FIDE_TEAM_DOUBLEROUNDROBIN', { system: 'team-double-berger' }],
  ['BERGER_TEAM_ROUNDROBIN_G3', {}],
  ['toString', undefined],
  ['Swiss', undefined],
])('%s', (code, meaning) => {
  expect(meaningOfCode(code)).toEqual(meaning);
});

test.each([
  ['2026/01/31', 'dutch-2017'],
  ['2026/02/01', 'dutch-2026'],
])('a code without an edition means the one in force on %s', (start, system) => {
  expect(meaningOfCode('FIDE_DUTCH', start)).toEqual({ system });
});

test('every code that a system of the catalogue claims means that system', () => {
  for (const system of SYSTEMS)
    for (const code of system.trfCodes)
      expect([code, meaningOfCode(code)?.system]).toEqual([code, system.id]);
});

test.each(['dutch-2026', 'dutch-2017', 'berger', 'double-berger', 'team-berger', 'scheveningen'])(
  'the code written for %s means it',
  system => {
    expect(meaningOfCode(codeFor({ system }) ?? '')).toEqual({ system });
  },
);

test('a system without a code has none', () => {
  expect(codeFor({ system: 'harkness' })).toBeUndefined();
});

const ANA = '001    1      Ana';

test('192 names the system, and is kept as written', () => {
  const { system, systemCode } = recordIn(`192 FIDE_DUTCH_2025\n${ANA}`);
  expect({ system, systemCode }).toEqual({ system: 'dutch-2026', systemCode: 'FIDE_DUTCH_2025' });
});

test('the code is understood in 092 too', () => {
  const { system, header } = recordIn(`092 FIDE_DUTCH_2025\n${ANA}`);
  expect({ system, type: header.type }).toEqual({ system: 'dutch-2026', type: 'FIDE_DUTCH_2025' });
});

test('a code that nobody knows is kept and told', () => {
  const text = `192 FIDE_CHINESE\n${ANA}`;
  expect(recordIn(text).systemCode).toBe('FIDE_CHINESE');
  expect(noticesIn(text)).toEqual(['1:5 unknown-system-code']);
});

test.each([
  ['dutch-2026', undefined, 'FIDE_DUTCH'],
  ['dutch-2026', '2026/05/01', 'FIDE_DUTCH'],
  ['dutch-2026', '2025/05/01', 'FIDE_DUTCH_2025'],
  ['dutch-2017', undefined, 'FIDE_DUTCH_2017'],
  ['dutch-2017', '2025/05/01', 'FIDE_DUTCH_2017'],
])('%s of a tournament that starts on %s is written as readers of today know it', (system, start, code) => {
  expect(codeFor({ system }, start)).toBe(code);
  expect(codeFor({ system, acceleration: system === 'dutch-2017' ? 'baku-2017' : 'baku-2026' }, start)).toBe(
    `${code}_BAKU`,
  );
});
