import { afterAll, beforeAll, expect, test } from 'vitest';
import { workplace } from '../testing/built-program.ts';
import { SAMPLE } from '../testing/sample.ts';

const { pareo, write, remove } = workplace();

const planOf = (sharing: string) => ({
  categories: [
    { id: 'u2000', name: 'U2000', conditions: [{ kind: 'rating', to: 1999 }] },
    { id: 'w', name: 'Women', conditions: [{ kind: 'title', in: ['WFM', 'WIM', 'WGM'] }] },
  ],
  prizes: {
    currency: 'EUR',
    unit: 1,
    leftover: 'fund',
    groups: [
      {
        id: 'money',
        mode: 'best-value',
        lists: [
          {
            id: 'general',
            name: 'General',
            prizes: [{ amount: 100_000 }, { amount: 60_000 }, { amount: 25_000 }],
            sharing,
          },
          { id: 'u2000', name: 'U2000', category: 'u2000', prizes: [{ amount: 20_000 }], sharing: 'none' },
        ],
      },
    ],
  },
});
beforeAll(() => {
  write('open.trf', SAMPLE);
  write('equal.json', JSON.stringify(planOf('equal')));
  write('wrong.json', JSON.stringify({ prizes: { ...planOf('equal').prizes, currency: 'Euro' } }));
});
afterAll(remove);

test('by list and by player, with sums that add up', () => {
  const byList = pareo('prizes', 'open.trf', '--plan', 'equal.json');
  expect(byList.stderr).toBe('');
  expect(byList.code).toBe(0);
  expect(byList.stdout).toMatch(/announced 2,050\.00 EUR = paid 2,050\.00 EUR \+ unclaimed 0\.00 EUR/);
  const byPlayer = pareo('prizes', 'open.trf', '--plan', 'equal.json', '--by', 'player', '--lang', 'es');
  expect(byPlayer.stdout).toContain('por jugador');
});

test('--json: every part in minor units, and --why one player', () => {
  const { stdout } = pareo('prizes', 'open.trf', '--plan', 'equal.json', '--json');
  const { players, sums, total } = JSON.parse(stdout);
  expect(players.reduce((sum: number, player: { total: number }) => sum + player.total, 0)).toBe(205_000);
  expect([total, sums]).toEqual([205_000, { announced: '205000', paid: 205_000, unclaimed: '0', kept: '0' }]);
  const [first] = players;
  const why = pareo('prizes', 'open.trf', '--plan', 'equal.json', '--why', String(first.startNumber));
  expect(why.stdout).toContain('General, ');
});

test('without a plan, with a wrong one, for nobody', () => {
  expect(pareo('prizes', 'open.trf').stderr).toContain('[option-missing]');
  const wrong = pareo('prizes', 'open.trf', '--plan', 'wrong.json');
  expect(wrong.code).toBe(3);
  expect(wrong.stderr).toMatch(/wrong\.json:1:\d+: /);
  expect(pareo('prizes', 'open.trf', '--plan', 'equal.json', '--why', '99').stderr).toContain(
    '[player-not-there]',
  );
});

test('a tournament in JSON carries both; a category has its table', () => {
  pareo('convert', 'open.trf', 'open.json');
  const json = JSON.parse(pareo('convert', 'open.trf', '-', '--to', 'json').stdout);
  write('with.json', JSON.stringify({ ...json, ...planOf('equal') }));
  expect(pareo('prizes', 'with.json').code).toBe(0);
  const table = pareo('standings', 'with.json', '--category', 'u2000');
  expect(table.stdout).toContain('rating up to 1999');
  const asJson = JSON.parse(pareo('standings', 'with.json', '--category', 'U2000', '--json').stdout);
  expect(asJson.category).toEqual({ id: 'u2000', name: 'U2000', rule: 'rating up to 1999' });
  expect(asJson.players[0].place).toMatch(/^1/);
  expect(pareo('standings', 'with.json', '--category', 'Nobody').stderr).toContain('[value-not-allowed]');
});
