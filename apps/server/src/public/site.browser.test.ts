import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBrowser } from '../testing/browser.ts';
import { type BuiltServer, type Signed, signIn, startBuiltServer } from '../testing/built-server.ts';

/* What everybody in the hall sees, on a phone of 360 points and on a desk, with a script and without one. */

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

let server: BuiltServer;
let browser: Browser;
let owner: Signed;
let tournament: string;
let acts = 0;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer({ args: ['--demo'] }), startBrowser()]);
  owner = await signIn(server, { token: server.welcome?.split('/').at(-1) });
  tournament = /console\/(\w+)/.exec(server.printed())?.[1] ?? '';
});

afterAll(async () => {
  await browser?.close();
  await server?.end();
});

const act = async (wish: object): Promise<{ readonly status: number; readonly body: unknown }> => {
  acts += 1;
  const { body } = await owner.ask('GET', `/tournaments/${tournament}`);
  const basis = (body as { readonly version: number }).version;
  return owner.ask('POST', `/tournaments/${tournament}/acts`, {
    id: acts.toString(16).padStart(32, 'a'),
    basis,
    wish,
  });
};

interface Board {
  readonly number: number;
  readonly result: string;
  readonly white: { readonly name: string };
  readonly black: { readonly name: string };
}

const boardsOf = async (round: number): Promise<readonly Board[]> => {
  const answer = await fetch(`${server.url}/api/v1/public/demo/rounds/${round}`);
  return ((await answer.json()) as { readonly boards: readonly Board[] }).boards;
};

const openBoard = async (): Promise<Board> => {
  const found = (await boardsOf(4)).find(({ result }) => result === '');
  if (!found) throw new Error('every board of round 4 has a result');
  return found;
};

const visit = async (
  path: string,
  given: {
    readonly viewport?: typeof PHONE;
    readonly script?: boolean;
    readonly theme?: 'light' | 'dark';
  } = {},
): Promise<Page> => {
  const context = await browser.newContext({
    viewport: given.viewport ?? PHONE,
    javaScriptEnabled: given.script ?? true,
    colorScheme: given.theme ?? 'light',
    locale: 'es-MX',
  });
  const page = await context.newPage();
  await page.goto(`${server.url}${path}`, { waitUntil: 'load' });
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
      await page.goto(`${server.url}/t/demo/standings`);
      await page.waitForSelector('#follow:not([hidden])');
      expect(await page.textContent('#follow')).toMatch(/Mesa \d+/);
    });
  });
});

describe('live', () => {
  test('a result appears in place and nothing moves', async () => {
    const board = await openBoard();
    const page = await visit('/t/demo/r/4');
    await closing(page, async () => {
      await page.waitForSelector('#live[data-state="live"]');
      await page.evaluate(() => window.scrollTo(0, 400));
      const before = await page.evaluate(() => window.scrollY);
      expect(
        (await act({ kind: 'enter-result', round: 4, board: board.number, result: { code: '=' } })).status,
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
    const board = await openBoard();
    const page = await visit('/t/demo/standings', { viewport: DESK });
    await closing(page, async () => {
      await page.waitForSelector('#live[data-state="live"]');
      const rows = await page.locator('tbody tr').allTextContents();
      await act({ kind: 'enter-result', round: 4, board: board.number, result: { code: '1-0' } });
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

  test('has both languages, and its address does not change', async () => {
    for (const path of paths) {
      const joined = path.includes('?') ? '&' : '?';
      const [spanish, english] = await Promise.all(
        ['es', 'en'].map(async lang =>
          (await fetch(`${server.url}/t/demo${path}${joined}lang=${lang}`)).text(),
        ),
      );
      expect(spanish).toContain('<html lang="es">');
      expect(english).toContain('<html lang="en">');
    }
  });

  test('names the tie-breaks where the tournament is told', async () => {
    const page = await fetch(`${server.url}/t/demo/info?lang=es`);
    expect(await page.text()).toContain('Buchholz, corte 1 · Buchholz');
  });

  test('asks no other host for anything', async () => {
    const page = await visit('/t/demo');
    await closing(page, async () => {
      const asked: string[] = [];
      page.on('request', request => asked.push(request.url()));
      await page.reload({ waitUntil: 'load' });
      expect(asked.filter(url => !url.startsWith(server.url))).toEqual([]);
    });
  });
});

const faultsIn = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(AXE);
  const found = await page.evaluate(() =>
    (
      window as unknown as {
        axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      }
    ).axe.run(),
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
};

interface MadeLink {
  readonly token: string;
  readonly code: string;
  readonly link: { readonly id: string };
}

const linkFor = async (wish: object): Promise<MadeLink> =>
  (await owner.ask('POST', `/tournaments/${tournament}/links`, wish)).body as MadeLink;

const phoneAt = async (path: string): Promise<{ readonly context: BrowserContext; readonly page: Page }> => {
  const context = await browser.newContext({ viewport: PHONE, locale: 'es-MX' });
  const page = await context.newPage();
  await page.goto(`${server.url}${path}`, { waitUntil: 'load' });
  return { context, page };
};

/** A phone that came in while its link was good for so long: on a slow machine for longer. */
const phoneThatExpires = async (
  milliseconds: number,
): Promise<Awaited<ReturnType<typeof phoneAt>> & { readonly end: number }> => {
  const end = Date.now() + milliseconds;
  const { token } = await linkFor({
    kind: 'result-entry',
    name: 'teléfono 6',
    expiresAt: new Date(end).toISOString(),
  });
  const { context, page } = await phoneAt(`/e/${token}`);
  const boards = page.locator('button.board');
  await boards.or(page.getByText('ya no sirve')).first().waitFor();
  if ((await boards.count()) > 0) return { context, page, end };
  await context.close();
  return phoneThatExpires(2 * milliseconds);
};

const enterOn = async (page: Page, board: number, answer: string): Promise<void> => {
  await page.click(`button.board:has(.bd:text-is("${board}"))`);
  await page.click(`.answers .answer:text-is("${answer}")`);
  await page.click('.primary');
};

const resultOn = async (board: number): Promise<string | undefined> =>
  (await boardsOf(4)).find(({ number }) => number === board)?.result;

describe('a helper’s phone', () => {
  test('three taps put a result on the server; the token does not stay in the address', async () => {
    const { token } = await linkFor({ kind: 'result-entry', name: 'teléfono 1' });
    const board = await openBoard();
    const { context, page } = await phoneAt(`/e/${token}`);
    await page.waitForSelector('button.board');
    expect(new URL(page.url()).pathname).toBe('/e');
    await enterOn(page, board.number, '0-1');
    await expect.poll(() => resultOn(board.number)).toBe('0-1');
    await context.close();
  });

  test('by the code that is read aloud', async () => {
    const { code } = await linkFor({ kind: 'result-entry', name: 'teléfono 2' });
    const { context, page } = await phoneAt('/e');
    await page.fill('#code', code.toLowerCase());
    await page.click('.primary');
    await page.waitForSelector('button.board');
    await context.close();
  });

  test('offline: results wait on the phone, survive closing the page, and go out when the network is back', async () => {
    const { token } = await linkFor({ kind: 'result-entry', name: 'teléfono 3' });
    const board = await openBoard();
    const { context, page } = await phoneAt(`/e/${token}`);
    await page.waitForSelector('button.board');
    await context.setOffline(true);
    await enterOn(page, board.number, '1-0');
    await expect.poll(() => page.textContent('#entry')).toContain('teléfono');
    expect(await resultOn(board.number)).toBe('');
    await page.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto(`${server.url}/e`);
    await expect.poll(() => resultOn(board.number)).toBe('1-0');
    await context.close();
  });

  test('a server that fails is not a network that is gone: the result waits, and goes out when it can', async () => {
    const { token } = await linkFor({ kind: 'result-entry', name: 'teléfono 9' });
    const [mine, other] = (await boardsOf(4)).filter(({ result }) => result === '');
    const { context, page } = await phoneAt(`/e/${token}`);
    await page.waitForSelector('button.board');
    await page.route('**/acts', route =>
      route.fulfill({ status: 507, json: { status: 507, code: 'disk-full' } }),
    );
    await enterOn(page, mine?.number ?? 0, '1-0');
    await page.waitForSelector('.away');
    expect(await page.textContent('.away')).toBe(
      'El servidor tiene una falla. 1 resultado espera en este teléfono y se envía de nuevo. Avise al árbitro.',
    );
    // Reading works all the while, and does not make the fault look mended.
    const read = page.waitForResponse(response => response.url().endsWith('/api/v1/desk'));
    await act({ kind: 'enter-result', round: 4, board: other?.number, result: { code: '1-0' } });
    await (await read).finished();
    expect(await page.locator('.away').count()).toBe(1);
    await page.unroute('**/acts');
    await expect.poll(() => resultOn(mine?.number ?? 0)).toBe('1-0');
    await context.close();
  });

  test('a newer result wins, and the phone’s becomes a question', async () => {
    const { token } = await linkFor({ kind: 'result-entry', name: 'teléfono 4' });
    const board = await openBoard();
    const { context, page } = await phoneAt(`/e/${token}`);
    await page.waitForSelector('button.board');
    await context.setOffline(true);
    await enterOn(page, board.number, '0-1');
    await act({ kind: 'enter-result', round: 4, board: board.number, result: { code: '1-0' } });
    await context.setOffline(false);
    await expect
      .poll(() => page.textContent('#entry'))
      .toContain(
        `Mesa ${board.number}: 0-1. No quedó capturado. La mesa ya tiene otro resultado. El árbitro lo recibió como pregunta.`,
      );
    expect(await resultOn(board.number)).toBe('1-0');
    await context.close();
  });

  test('a result that another takes the place of while one is chosen leaves the choice alone', async () => {
    const { token } = await linkFor({ kind: 'result-entry', name: 'teléfono 7' });
    const [mine, other] = (await boardsOf(4)).filter(({ result }) => result === '');
    const { context, page } = await phoneAt(`/e/${token}`);
    await page.click(`button.board:has(.bd:text-is("${mine?.number}"))`);
    await page.click('.answers .answer:text-is("½-½")');
    // Listened for before it is entered: it may be there before the answer to whoever entered it.
    const read = page.waitForResponse(response => response.url().endsWith('/api/v1/desk'));
    await act({ kind: 'enter-result', round: 4, board: other?.number, result: { code: '1-0' } });
    await read;
    await page.waitForFunction(() => !document.querySelector<HTMLButtonElement>('.primary')?.disabled);
    await page.click('.primary');
    await expect.poll(() => resultOn(mine?.number ?? 0)).toBe('=');
    await context.close();
  });

  test('what the server refuses reads as refused, not as asked, and stays until it is read', async () => {
    const { token } = await linkFor({ kind: 'result-entry', name: 'teléfono 8' });
    const [first, second] = (await boardsOf(4)).filter(({ result }) => result === '');
    const { context, page } = await phoneAt(`/e/${token}`);
    await page.waitForSelector('button.board');
    await page.route('**/acts', async route => {
      if (!route.request().postData()?.includes(`"board":${first?.number},`)) return route.continue();
      const refusals = [{ code: 'outside-link', data: {} }];
      return route.fulfill({ status: 422, json: { status: 422, code: 'refused', refusals } });
    });
    await enterOn(page, first?.number ?? 0, '1-0');
    await page.waitForSelector('.trouble');
    const trouble = `Mesa ${first?.number}: 1-0. No quedó capturado. Este enlace no es para eso. Avise al árbitro.`;
    expect(await page.textContent('.trouble')).toBe(trouble);
    await page.click('.panel .quiet');
    await enterOn(page, second?.number ?? 0, '1-0');
    await expect.poll(() => page.textContent('.said')).toContain('Guardado');
    expect(await page.textContent('.trouble')).toBe(trouble);
    await page.click('[role="alert"] button');
    await expect.poll(() => page.locator('.trouble').count()).toBe(0);
    await context.close();
  });

  test('expired: it says so', async () => {
    const board = await openBoard();
    const { context, page, end } = await phoneThatExpires(2500);
    // Without a network it does not hear of the end; what is entered there waits, and is told when it is back.
    await context.setOffline(true);
    await enterOn(page, board.number, '1-0');
    await expect.poll(() => Date.now()).toBeGreaterThan(end);
    await context.setOffline(false);
    await expect.poll(() => page.textContent('#entry')).toContain('ya no sirve');
    expect(await page.textContent('#entry')).toContain(`Mesa ${board.number}: 1-0`);
    expect(await resultOn(board.number)).toBe('');
    await context.close();
  });

  test('expired: it says so by itself, with the page open', async () => {
    const { context, page } = await phoneThatExpires(2500);
    await expect.poll(() => page.textContent('#entry')).toContain('ya no sirve');
    await context.close();
  });

  test('revoked: it says so', async () => {
    const { token, link } = await linkFor({ kind: 'result-entry', name: 'teléfono 5' });
    const { context, page } = await phoneAt(`/e/${token}`);
    await page.waitForSelector('button.board');
    await owner.ask('DELETE', `/tournaments/${tournament}/links/${link.id}`);
    await expect.poll(() => page.textContent('#entry')).toContain('ya no sirve');
    await context.close();
  });

  test('check-in marks who is here', async () => {
    const { token } = await linkFor({ kind: 'check-in', name: 'puerta' });
    const { context, page } = await phoneAt(`/e/${token}`);
    await page.fill('#q', 'galindo');
    await page.click('button.person');
    await expect.poll(() => page.locator('button.person[aria-pressed="true"]').count()).toBe(1);
    expect(await faultsIn(page)).toEqual([]);
    await context.close();
  });

  test('check-in of a round that is published meanwhile: it says that it was not marked, and why', async () => {
    const { token } = await linkFor({ kind: 'check-in', name: 'puerta 2', round: 4 });
    const { context, page } = await phoneAt(`/e/${token}`);
    await page.fill('#q', 'galindo');
    await page.click('button.person');
    await expect
      .poll(() => page.textContent('.trouble'))
      .toBe(
        'Galindo Peña, Renata: presente. No quedó capturado. La ronda 4 ya está publicada. El árbitro lo recibió como pregunta.',
      );
    expect(await page.locator('button.person[aria-pressed="true"]').count()).toBe(0);
    // What was typed is still there.
    expect(await page.inputValue('#q')).toBe('galindo');
    await context.close();
  });
});

test('a new round is a line, not a jump', async () => {
  for (const { number, result } of await boardsOf(4))
    if (result === '') await act({ kind: 'enter-result', round: 4, board: number, result: { code: '1-0' } });
  const page = await visit('/t/demo/r/4');
  await closing(page, async () => {
    await page.waitForSelector('#live[data-state="live"]');
    expect((await act({ kind: 'pair', round: 5 })).status).toBe(201);
    expect((await act({ kind: 'publish', rounds: [5] })).status).toBe(201);
    await page.waitForSelector('#news:not([hidden]) a');
    expect(new URL(page.url()).pathname).toBe('/t/demo/r/4');
    await page.click('#news a');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/t/demo/r/5');
    expect(await page.locator('tr[data-names]').count()).toBeGreaterThan(20);
  });
});
