import { describe, expect, test } from 'vitest';
import { playerId, type Title } from '../model/index.ts';
import { drawn } from '../tiebreaks/testing/drawn.ts';
import {
  failingIn,
  minimumAverage,
  type NormResult,
  type NormRound,
  type NormTerms,
  type NormTitle,
  needsOf,
  normsOf,
  verdictOf,
} from './index.ts';

/* Worked by hand from the articles of B.01, as in the notes. */

const SIGNS: Readonly<Record<string, NormResult>> = {
  '1': 'win',
  '=': 'draw',
  '0': 'loss',
  '+': 'forfeit-win',
  U: 'pairing-bye',
};

/** `1 GM 2561 GER` a round, separated by semicolons; `U` without an opponent. */
const rounds = (text: string): readonly NormRound[] =>
  text.split(';').map((round, at) => {
    const [sign = '', title = '', rating = '', federation = ''] = round.trim().split(/\s+/);
    const result = SIGNS[sign] ?? 'no-game';
    if (federation === '') return { round: at + 1, result };
    const opponent = {
      id: playerId(at + 1),
      rating: rating === '-' ? undefined : Number(rating),
      title: title === '-' ? undefined : (title as Title),
      federation,
    };
    return { round: at + 1, result, opponent };
  });

const SWISS: NormTerms = {
  rounds: 9,
  schedule: 'swiss',
  host: 'FRA',
  minimumGames: 9,
  isStrong: false,
};
const judged = (title: NormTitle, text: string, terms: Partial<NormTerms> = {}, federation = 'FRA') =>
  verdictOf(title, { federation, isWoman: false }, { ...SWISS, ...terms }, rounds(text));
const failing = (verdict: ReturnType<typeof judged>) => failingIn(verdict).map(({ rule }) => rule.id);

const NINE = (last: string) =>
  `${last} GM 2561 GER; = GM 2544 ARM; = GM 2518 IND; = GM 2487 FRA; 1 IM 2455 ESP; 1 IM 2431 FRA; 1 FM 2360 ITA; 1 - 2295 NED; 1 - 2148 FRA`;

describe('1.4.6, 1.4.8: nine games', () => {
  test('one lowest opponent is raised, and seven points make the norm', () => {
    expect(judged('GM', NINE('='))).toMatchObject({
      norm: true,
      average: 2428,
      performance: 2648,
      raised: { round: 9, from: 2148, to: 2200 },
      needed: 700,
      surplus: 0,
      counts: 9,
    });
  });

  test('half a point less makes none, and the verdict says by which article', () => {
    const verdict = judged('GM', NINE('0'));
    expect(verdict).toMatchObject({ norm: false, performance: 2594, needed: 700, surplus: -50 });
    expect(failing(verdict)).toEqual(['B.01 1.4.8']);
  });

  test('an unrated opponent is the lowest; the next lowest keeps the rating', () => {
    const verdict = judged(
      'IM',
      '1 IM 2450 GER; 1 GM 2440 ARM; 1 IM 2412 IND; 1 FM 2380 ESP; 1 FM 2355 ITA; 1 FM 2290 NED; = - 2240 POL; 0 - 1980 CUB; 0 - - USA',
    );
    expect(verdict).toMatchObject({ norm: true, average: 2289, performance: 2455, score: 650 });
  });
});

describe('1.4.3 and 1.4.4: federations', () => {
  const six = [...Array(6).fill('1 GM 2500 HUN'), '1 GM 2500 SRB', '= GM 2500 SRB', '= GM 2500 AUT'].join(
    ';',
  );

  test('six of nine of the own federation are too many', () => {
    expect(failing(judged('GM', six, {}, 'HUN'))).toEqual(['B.01 1.4.4']);
  });

  test('1.4.3d frees everybody, but the norm does not serve 1.4.3e', () => {
    expect(judged('GM', six, { isStrong: true }, 'HUN')).toMatchObject({
      norm: true,
      normalForeigners: false,
    });
  });

  test('1.4.3a and b free the players of the host, c everybody', () => {
    expect(judged('GM', six, { declared: '1.4.3a', host: 'HUN' }, 'HUN').norm).toBe(true);
    expect(judged('GM', six, { declared: '1.4.3b', host: 'AUT' }, 'HUN').norm).toBe(false);
    expect(judged('GM', six, { declared: '1.4.3c', host: 'AUT' }, 'HUN').norm).toBe(true);
  });

  test('FID is nobody’s federation, and opponents of NON do not count', () => {
    const met = (one: string) =>
      ['1 GM 2500 ESP', `1 GM 2500 ${one}`, ...Array(7).fill('= GM 2500 FRA')].join(';');
    expect(judged('GM', met('FID'), { isStrong: true }).checks[1]).toMatchObject({ found: 1 });
    expect(judged('GM', met('NON'), { isStrong: true })).toMatchObject({ games: 8, norm: false });
  });
});

test('1.4.1c: eight games and a bye of nine rounds, judged over the eight, count as nine', () => {
  const text =
    'U; 1 GM 2465 GER; 1 GM 2465 ESP; 1 GM 2465 ITA; 1 IM 2465 NED; = IM 2465 POL; = IM 2465 ARM; 0 IM 2465 IND; = IM 2465 CUB';
  expect(judged('GM', text)).toMatchObject({
    norm: true,
    games: 8,
    performance: 2606,
    counts: 9,
    using: [{ id: 'B.01 1.4.1c' }],
  });
  expect(judged('GM', text, { rounds: 10 }).norm).toBe(false);
});

test('1.4.1f: the win over 1900 is left out; the raised one stays', () => {
  const nine = ['GER', 'ESP', 'ITA', 'NED', 'POL'].map(one => `1 IM 2290 ${one}`);
  const rest = [
    '= FM 2290 ARM',
    '= FM 2290 IND',
    '= FM 2290 CUB',
    '0 FM 2290 USA',
    '1 - 1900 HUN',
    '1 - 1880 FRA',
  ];
  expect(judged('IM', [...nine, ...rest].join(';'), { rounds: 11 })).toMatchObject({
    norm: true,
    games: 10,
    average: 2266,
    performance: 2459,
    dropped: [{ round: 10, by: { id: 'B.01 1.4.1f' } }],
  });
});

describe('1.4.2c: the opponent of the last round does not come', () => {
  const eight =
    '1 GM 2600 GER; 0 GM 2650 HUN; 1 FM 2600 HUN; 1 FM 2550 FRA; 0 WIM 2680 ESP; = GM 2640 HUN; 0 GM 2780 FRA; 1 WIM 2600 FRA';

  test('the norm stands if the game could have been lost', () => {
    expect(judged('IM', `${eight}; + GM 2600 ITA`)).toMatchObject({
      norm: true,
      games: 9,
      score: 450,
      using: [{ key: 'b01-2024.1.4.2c.last-round' }],
    });
  });

  test('in an earlier round it does not count', () => {
    const early = `+ GM 2600 ITA; ${eight}`;
    expect(judged('IM', early).using.map(({ id }) => id)).toEqual(['B.01 1.4.1c']);
    expect(judged('IM', early, { rounds: 10 }).norm).toBe(false);
  });
});

test('1.4.5f: a double round robin asks for half as many different holders', () => {
  const five = ['GM 2510 GER', 'GM 2490 ESP', 'IM 2455 ITA', 'FM 2400 NED', '- 2350 POL'];
  const met = (results: string) => [...results].map((sign, at) => `${sign} ${five[at % 5]}`).join(';');
  const twice = (results: string): readonly NormRound[] =>
    rounds(met(results)).map((round, at) =>
      round.opponent ? { ...round, opponent: { ...round.opponent, id: playerId((at % 5) + 1) } } : round,
    );
  const terms = { ...SWISS, rounds: 10, schedule: 'double-round-robin' as const };
  const player = { federation: 'FRA', isWoman: false };
  expect(verdictOf('GM', player, terms, twice('11111101=0'))).toMatchObject({
    norm: true,
    score: 750,
    needed: 750,
    performance: 2634,
  });
  // 1.4.1d: a full point above is one game more for the 27.
  expect(verdictOf('GM', player, terms, twice('1111111=10')).counts).toBe(11);
});

test('1.4.8b: 35 % is exact', () => {
  expect(minimumAverage('GM', 9, 300)).toBeUndefined();
  expect(minimumAverage('GM', 13, 450)).toBeUndefined();
  expect([minimumAverage('GM', 9, 350), minimumAverage('GM', 9, 700), minimumAverage('WIM', 9, 450)]).toEqual(
    [2680, 2380, 2250],
  );
});

describe('a tournament', () => {
  const particulars = Object.fromEntries(
    Array.from({ length: 4 }, (_, at) => [
      at + 1,
      { federation: ['MEX', 'ESP', 'ARG', 'CUB'][at] ?? '', sex: 'm', title: 'GM' },
    ]),
  );
  const table = '1 2500 | 2w1\n2 2500 | 1b0\n3 2500 | 4w=\n4 2500 | 3b=';

  test('is refused without what norms ask for, all of it at once', () => {
    const refused = normsOf(drawn(table, { plannedRounds: 15 }), { host: ' ' });
    expect(refused.ok ? [] : refused.faults.map(({ code }) => code)).toEqual([
      'host-missing',
      'federation-missing',
      'rounds-over-13',
    ]);
    const rapid = drawn(table, { particulars, header: { encodedTimeControl: '900+10' } });
    expect(normsOf(rapid, { host: 'MEX' })).toMatchObject({ faults: [{ code: 'norms-need-standard' }] });
  });

  test('titles of women are judged for women alone; a sex that nobody stated is told', () => {
    const found = normsOf(
      drawn(table, {
        plannedRounds: 9,
        particulars: { ...particulars, 2: { federation: 'ESP', sex: 'w' }, 3: { federation: 'ARG' } },
      }),
      { host: 'MEX' },
    );
    if (!found.ok) throw new Error(found.faults[0]?.code);
    expect(found.value.players.map(({ verdicts }) => verdicts.length)).toEqual([2, 4, 2, 2]);
    expect(found.value.sexUnknown).toEqual([3]);
  });

  test('whoever has played no game has made no norm', () => {
    const idle = '1 2500 | 2w1\n2 2500 | 1b0\n3 2500 | U\n4 2500 | .';
    const found = normsOf(drawn(idle, { plannedRounds: 9, particulars }), { host: 'MEX' });
    if (!found.ok) throw new Error(found.faults[0]?.code);
    const [verdict] = found.value.players[3]?.verdicts ?? [];
    expect(verdict).toMatchObject({ norm: false, games: 0, score: 0 });
    expect(verdict?.average).toBeUndefined();
  });

  test('the next round is asked about whoever has not been met', () => {
    const needs = needsOf(drawn(table, { plannedRounds: 9, particulars }), { host: 'MEX' }, playerId(1));
    if (!needs.ok) throw new Error(needs.faults[0]?.code);
    expect(needs.value.map(({ title, least }) => [title, least.map(({ opponent }) => opponent.id)])).toEqual([
      ['GM', [3, 4]],
      ['IM', [3, 4]],
    ]);
  });
});
