import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsIn } from '../testing/axe.ts';
import { type Board, DESK, type DemoHall, openDemoHall, PHONE } from '../testing/demo-hall.ts';

/* What everybody in the hall sees, on a phone of 360 points and on a desk, with a script and without one. */

let hall: DemoHall;

beforeAll(async () => {
  hall = await openDemoHall();
});

afterAll(async () => {
  await hall?.end();
});

const firstOpen = async (): Promise<Board> => (await hall.openBoards())[0] as Board;

const visit = async (
  path: string,
  given: {
    readonly viewport?: typeof PHONE;
    readonly script?: boolean;
    readonly theme?: 'light' | 'dark';
  } = {},
): Promise<Page> => {
  const context = await hall.browser.newContext({
    viewport: given.viewport ?? PHONE,
    javaScriptEnabled: given.script ?? true,
    colorScheme: given.theme ?? 'light',
    locale: 'es-MX',
  });
  const page = await context.newPage();
  await page.goto(`${hall.server.url}${path}`, { waitUntil: 'load' });
  return page;
};

const closing = async <Value>(page: Page, use: () => Promise<Value>): Promise<Value> => {
  try {
    return await use();
  } finally {
    await page.context().close();
  }
};

describe('find my game', () => {
  test('by name without a script', async () => {
    const page = await visit('/t/demo', { script: false });
    await closing(page, async () => {
      await page.fill('#q', 'galindo');
      await page.click('.search button');
      expect(await page.locator('tr[data-names]').count()).toBe(1);
      expect(await page.textContent('main')).toContain('Galindo Peña, Renata');
      // By which rules, with their year.
      expect(await page.textContent('footer')).toContain('Sistema FIDE (holandés) 2026');
    });
  });

  test('by name while it is typed, accents left out', async () => {
    const page = await visit('/t/demo?lang=en', { viewport: DESK });
    await closing(page, async () => {
      await page.fill('#q', 'pena ren');
      await expect.poll(() => page.locator('tr[data-names]:visible').count()).toBe(1);
    });
  });

  test('followed on this phone: the card is on top of every list', async () => {
    const page = await visit('/t/demo/p/7');
    await closing(page, async () => {
      await page.click('button.follow');
      await page.waitForSelector('#follow:not([hidden])');
      await page.goto(`${hall.server.url}/t/demo/standings`);
      await page.waitForSelector('#follow:not([hidden])');
      expect(await page.textContent('#follow')).toMatch(/Mesa \d+/);
    });
  });
});

describe('on a phone', () => {
  test('every column of the standings is reached, and place and name stay', async () => {
    const page = await visit('/t/demo/standings', { script: false });
    await closing(page, async () => {
      const shown = await page.evaluate(() => {
        const frame = document.querySelector('.scroll') as HTMLElement;
        const name = document.querySelector('.standings td.who') as HTMLElement;
        const first = document.querySelector('.standings td.tb') as HTMLElement;
        const at = { name: name.getBoundingClientRect().left, first: first.getBoundingClientRect().right };
        frame.scrollLeft = frame.scrollWidth;
        const last = document.querySelector('.standings td:last-child') as HTMLElement;
        return {
          first: at.first,
          stays: name.getBoundingClientRect().left - at.name,
          last: last.getBoundingClientRect().right,
          hidden: [...document.querySelectorAll('.standings th')].filter(
            cell => getComputedStyle(cell).display === 'none',
          ).length,
        };
      });
      expect(shown.first).toBeLessThanOrEqual(PHONE.width);
      expect(Math.abs(shown.stays)).toBeLessThanOrEqual(1);
      expect(shown.last).toBeLessThanOrEqual(PHONE.width);
      expect(shown.hidden).toBe(0);
    });
  });

  test('a place leads to every value with its working', async () => {
    const page = await visit('/t/demo/standings?lang=es', { script: false });
    await closing(page, async () => {
      await page.click('.standings td.rank a');
      expect(await page.textContent('#working')).toContain('Buchholz, corte 1');
      await page.click('#working summary >> nth=0');
      expect(await page.locator('#working details[open] tbody tr').count()).toBeGreaterThan(0);
    });
  });

  test('the name column of the crosstable stays while rounds are read', async () => {
    const page = await visit('/t/demo/crosstable', { script: false });
    await closing(page, async () => {
      const moved = await page.evaluate(() => {
        const name = document.querySelector('.cross td.who') as HTMLElement;
        const before = name.getBoundingClientRect().left;
        const frame = document.querySelector('.scroll') as HTMLElement;
        frame.scrollLeft = frame.scrollWidth;
        return Math.abs(name.getBoundingClientRect().left - before);
      });
      expect(moved).toBeLessThanOrEqual(1);
    });
  });
});

describe('live', () => {
  test('on the list by name each side reads its own half', async () => {
    const board = await firstOpen();
    const page = await visit('/t/demo/r/4?by=name');
    await closing(page, async () => {
      await page.waitForSelector('#live[data-state="live"]');
      await hall.act({ kind: 'enter-result', round: 4, board: board.number, result: { code: '0-1' } });
      const half = (side: string) => page.locator(`[data-board="${board.number}"][data-side="${side}"]`);
      await expect.poll(() => half('black').textContent()).toBe('1');
      expect(await half('white').textContent()).toBe('0');
      await page.reload();
      expect(await half('black').textContent()).toBe('1');
    });
  });

  test('a result appears in place and nothing moves', async () => {
    const board = await firstOpen();
    const page = await visit('/t/demo/r/4');
    await closing(page, async () => {
      await page.waitForSelector('#live[data-state="live"]');
      await page.evaluate(() => window.scrollTo(0, 400));
      const before = await page.evaluate(() => window.scrollY);
      expect(
        (await hall.act({ kind: 'enter-result', round: 4, board: board.number, result: { code: '=' } }))
          .status,
      ).toBe(201);
      await page.waitForFunction(
        number => document.querySelector(`#b${number} .res`)?.textContent === '½-½',
        board.number,
      );
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
      expect(await page.locator(`#b${board.number}.was-changed`).count()).toBe(1);
    });
  });

  test('a new order is offered, not done', async () => {
    const board = await firstOpen();
    const page = await visit('/t/demo/standings', { viewport: DESK });
    await closing(page, async () => {
      await page.waitForSelector('#live[data-state="live"]');
      const rows = await page.locator('tbody tr').allTextContents();
      await hall.act({ kind: 'enter-result', round: 4, board: board.number, result: { code: '1-0' } });
      await page.waitForSelector('#news:not([hidden]) button');
      expect(await page.locator('tbody tr').allTextContents()).toEqual(rows);
      await page.click('#news button');
      await expect.poll(() => page.locator('#news').isHidden()).toBe(true);
    });
  });
});

describe('every page', () => {
  const paths = [
    '',
    '/r/3',
    '/r/4?by=name',
    '/standings',
    '/crosstable',
    '/players',
    '/p/7',
    '/why/3/2',
    '/info',
  ];

  test('fits 360 points, and axe finds nothing in either theme', async () => {
    for (const theme of ['light', 'dark'] as const)
      for (const path of paths) {
        const page = await visit(`/t/demo${path}`, { theme });
        await closing(page, async () => {
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(wide, `${path} ${theme}`).toBeLessThanOrEqual(0);
          const tabs = await page.evaluate(() =>
            [...document.querySelectorAll('.tabs a')].map(tab => tab.getBoundingClientRect().right),
          );
          expect(Math.max(...tabs), `the tabs of ${path}`).toBeLessThanOrEqual(PHONE.width);
          expect(await faultsIn(page), `${path} ${theme}`).toEqual([]);
        });
      }
  });

  test('leaves three quarters of the first screen to its list', async () => {
    for (const path of paths) {
      const page = await visit(`/t/demo${path}`);
      await closing(page, async () => {
        const top = await page.evaluate(
          () => document.querySelector('#list')?.getBoundingClientRect().top ?? 0,
        );
        expect(top, path).toBeLessThanOrEqual(PHONE.height / 4);
      });
    }
  });

  test('is no wider for a single long word in a name', async () => {
    for (const path of paths) {
      const page = await visit(`/t/demo${path}`);
      await closing(page, async () => {
        const wide = await page.evaluate(() => {
          for (const name of document.querySelectorAll('.who a, .rival a, h1 a, h2, .facts'))
            name.textContent = 'Krzyżanowskiwojciechowskavillavicencio'.repeat(2);
          return document.documentElement.scrollWidth - window.innerWidth;
        });
        expect(wide, path).toBeLessThanOrEqual(0);
      });
    }
  });

  test('speaks the language of its reader, and then the one that was chosen', async () => {
    const context = await hall.browser.newContext({ viewport: PHONE, locale: 'en-GB' });
    const page = await context.newPage();
    await closing(page, async () => {
      await page.goto(`${hall.server.url}/t/demo/standings`);
      expect(await page.getAttribute('html', 'lang')).toBe('en');
      await page.click('.tools a');
      expect(await page.getAttribute('html', 'lang')).toBe('es');
      await page.click('.tabs a:has-text("Jugadores")');
      expect(await page.getAttribute('html', 'lang')).toBe('es');
    });
  });

  test('has both languages, and its address does not change', async () => {
    for (const path of paths) {
      const joined = path.includes('?') ? '&' : '?';
      const [spanish, english] = await Promise.all(
        ['es', 'en'].map(async lang =>
          (await fetch(`${hall.server.url}/t/demo${path}${joined}lang=${lang}`)).text(),
        ),
      );
      expect(spanish).toContain('<html lang="es">');
      expect(english).toContain('<html lang="en">');
    }
  });

  test('names the tie-breaks where the tournament is told', async () => {
    const page = await fetch(`${hall.server.url}/t/demo/info?lang=es`);
    expect(await page.text()).toContain('Buchholz, corte 1 · Buchholz');
  });

  test('asks no other host for anything', async () => {
    const page = await visit('/t/demo');
    await closing(page, async () => {
      const asked: string[] = [];
      page.on('request', request => asked.push(request.url()));
      await page.reload({ waitUntil: 'load' });
      expect(asked.filter(url => !url.startsWith(hall.server.url))).toEqual([]);
    });
  });
});

test('a new round is a line, not a jump', async () => {
  for (const { number, result } of await hall.boardsOf(4))
    if (result === '')
      await hall.act({ kind: 'enter-result', round: 4, board: number, result: { code: '1-0' } });
  const page = await visit('/t/demo/r/4');
  await closing(page, async () => {
    await page.waitForSelector('#live[data-state="live"]');
    expect((await hall.act({ kind: 'pair', round: 5 })).status).toBe(201);
    expect((await hall.act({ kind: 'publish', rounds: [5] })).status).toBe(201);
    await page.waitForSelector('#news:not([hidden]) a');
    expect(new URL(page.url()).pathname).toBe('/t/demo/r/4');
    await page.click('#news a');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/t/demo/r/5');
    expect(await page.locator('tr[data-names]').count()).toBeGreaterThan(20);
  });
});
