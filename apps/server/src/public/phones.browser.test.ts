import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsIn } from '../testing/axe.ts';
import {
  type Board,
  type DemoHall,
  enterOn,
  openBoard,
  openDemoHall,
  type Phone,
} from '../testing/demo-hall.ts';

/* The phones of helpers: three taps a result, what waits without a network, and what is never overwritten. */

let hall: DemoHall;

beforeAll(async () => {
  hall = await openDemoHall();
});

afterAll(async () => {
  await hall?.end();
});

const firstOpen = async (): Promise<Board> => (await hall.openBoards())[0] as Board;

/** A phone that came in while its link was good for so long: on a slow machine for longer. */
const phoneThatExpires = async (milliseconds: number): Promise<Phone & { readonly end: number }> => {
  const end = Date.now() + milliseconds;
  const { token } = await hall.linkFor({
    kind: 'result-entry',
    name: 'teléfono 6',
    expiresAt: new Date(end).toISOString(),
  });
  const { context, page } = await hall.phoneAt(`/e/${token}`);
  const boards = page.locator('button.board');
  await boards.or(page.getByText('ya no sirve')).first().waitFor();
  if ((await boards.count()) > 0) return { context, page, end };
  await context.close();
  return phoneThatExpires(2 * milliseconds);
};

describe('a helper’s phone', () => {
  test('three taps put a result on the server; the token does not stay in the address', async () => {
    const { token } = await hall.linkFor({ kind: 'result-entry', name: 'teléfono 1' });
    const board = await firstOpen();
    const { context, page } = await hall.phoneAt(`/e/${token}`);
    await page.waitForSelector('button.board');
    expect(new URL(page.url()).pathname).toBe('/e');
    await enterOn(page, board.number, '0-1');
    await expect.poll(() => hall.resultOn(board.number)).toBe('0-1');
    await context.close();
  });

  test('by the code that is read aloud', async () => {
    const { code } = await hall.linkFor({ kind: 'result-entry', name: 'teléfono 2' });
    const { context, page } = await hall.phoneAt('/e');
    await page.fill('#code', code.toLowerCase());
    await page.click('.primary');
    await page.waitForSelector('button.board');
    await context.close();
  });

  test('offline: results wait on the phone, survive closing the page, and go out when the network is back', async () => {
    const { token } = await hall.linkFor({ kind: 'result-entry', name: 'teléfono 3' });
    const board = await firstOpen();
    const { context, page } = await hall.phoneAt(`/e/${token}`);
    await page.waitForSelector('button.board');
    await context.setOffline(true);
    await enterOn(page, board.number, '1-0');
    await expect.poll(() => page.textContent('#entry')).toContain('teléfono');
    expect(await hall.resultOn(board.number)).toBe('');
    await page.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto(`${hall.server.url}/e`);
    await expect.poll(() => hall.resultOn(board.number)).toBe('1-0');
    await context.close();
  });

  test('a server that fails is not a network that is gone: the result waits, and goes out when it can', async () => {
    const { token } = await hall.linkFor({ kind: 'result-entry', name: 'teléfono 9' });
    const [mine, other] = await hall.openBoards(2);
    const { context, page } = await hall.phoneAt(`/e/${token}`);
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
    const read = page.waitForResponse(response => response.url().includes('/api/v1/desk?'));
    await hall.act({ kind: 'enter-result', round: 4, board: other?.number, result: { code: '1-0' } });
    await (await read).finished();
    expect(await page.locator('.away').count()).toBe(1);
    await page.unroute('**/acts');
    await expect.poll(() => hall.resultOn(mine?.number ?? 0)).toBe('1-0');
    await context.close();
  });

  test('a newer result wins, and the phone’s becomes a question', async () => {
    const { token } = await hall.linkFor({ kind: 'result-entry', name: 'teléfono 4' });
    const board = await firstOpen();
    const { context, page } = await hall.phoneAt(`/e/${token}`);
    await page.waitForSelector('button.board');
    await context.setOffline(true);
    await enterOn(page, board.number, '0-1');
    await hall.act({ kind: 'enter-result', round: 4, board: board.number, result: { code: '1-0' } });
    await context.setOffline(false);
    await expect
      .poll(() => page.textContent('#entry'))
      .toContain(
        `Mesa ${board.number}: 0-1. No quedó capturado. La mesa ya tiene otro resultado. El árbitro lo recibió como pregunta.`,
      );
    expect(await hall.resultOn(board.number)).toBe('1-0');
    await context.close();
  });

  test('a result that another takes the place of while one is chosen leaves the choice alone', async () => {
    const { token } = await hall.linkFor({ kind: 'result-entry', name: 'teléfono 7' });
    const [mine, other] = await hall.openBoards(2);
    const { context, page } = await hall.phoneAt(`/e/${token}`);
    await page.click(`button.board:has(.bd:text-is("${mine?.number}"))`);
    await page.click('.answers .answer:text-is("½-½")');
    // Listened for before it is entered: it may be there before the answer to whoever entered it.
    const read = page.waitForResponse(response => response.url().includes('/api/v1/desk?'));
    await hall.act({ kind: 'enter-result', round: 4, board: other?.number, result: { code: '1-0' } });
    await read;
    await page.waitForFunction(() => !document.querySelector<HTMLButtonElement>('.primary')?.disabled);
    await page.click('.primary');
    await expect.poll(() => hall.resultOn(mine?.number ?? 0)).toBe('=');
    await context.close();
  });

  test('what the server refuses reads as refused, not as asked, and stays until it is read', async () => {
    const { token } = await hall.linkFor({ kind: 'result-entry', name: 'teléfono 8' });
    const [first, second] = await hall.openBoards(2);
    const { context, page } = await hall.phoneAt(`/e/${token}`);
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
    const board = await firstOpen();
    const { context, page, end } = await phoneThatExpires(2500);
    // Without a network it does not hear of the end; what is entered there waits, and is told when it is back.
    await context.setOffline(true);
    await enterOn(page, board.number, '1-0');
    await expect.poll(() => Date.now()).toBeGreaterThan(end);
    await context.setOffline(false);
    await expect.poll(() => page.textContent('#entry')).toContain('ya no sirve');
    expect(await page.textContent('#entry')).toContain(`Mesa ${board.number}: 1-0`);
    expect(await hall.resultOn(board.number)).toBe('');
    await context.close();
  });

  test('expired: it says so by itself, with the page open', async () => {
    const { context, page } = await phoneThatExpires(2500);
    await expect.poll(() => page.textContent('#entry')).toContain('ya no sirve');
    await context.close();
  });

  test('revoked: it says so', async () => {
    const { token, link } = await hall.linkFor({ kind: 'result-entry', name: 'teléfono 5' });
    const { context, page } = await hall.phoneAt(`/e/${token}`);
    await page.waitForSelector('button.board');
    await hall.owner.ask('DELETE', `/tournaments/${hall.tournament}/links/${link.id}`);
    await expect.poll(() => page.textContent('#entry')).toContain('ya no sirve');
    await context.close();
  });

  test('check-in marks who is here', async () => {
    const { token } = await hall.linkFor({ kind: 'check-in', name: 'puerta' });
    const { context, page } = await hall.phoneAt(`/e/${token}`);
    await page.fill('#q', 'galindo');
    await page.click('button.person');
    await expect.poll(() => page.locator('button.person[aria-pressed="true"]').count()).toBe(1);
    expect(await faultsIn(page)).toEqual([]);
    await context.close();
  });

  test('check-in of a round that is published meanwhile: it says that it was not marked, and why', async () => {
    const { token } = await hall.linkFor({ kind: 'check-in', name: 'puerta 2', round: 4 });
    const { context, page } = await hall.phoneAt(`/e/${token}`);
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

test('more phones than one address may open at once: the last one waits for its turn', async () => {
  const busy = await openDemoHall(['--rates=codes=2']);
  const { token } = await busy.linkFor({ kind: 'result-entry', name: 'ayudante' });
  const { page } = await busy.phoneAt(`/e/${token}`);
  await page.waitForSelector('button.board');
  const second = await busy.phoneAt(`/e/${token}`);
  await expect.poll(() => second.page.textContent('#entry')).toContain('Espere: su turno llega solo.');
  expect(new URL(second.page.url()).pathname).toBe(`/e/${token}`);
  await busy.end();
});

describe('what is on a board is not overwritten', () => {
  /** Two phones that scanned the same link. */
  const pairOn = async (wish: object): Promise<readonly [Phone, Phone]> => {
    const { token } = await hall.linkFor({ kind: 'result-entry', name: 'ayudantes', ...wish });
    const phones = [await hall.phoneAt(`/e/${token}`), await hall.phoneAt(`/e/${token}`)] as const;
    for (const { page } of phones) await page.waitForSelector('button.board');
    return phones;
  };
  const close = async (phones: readonly Phone[]): Promise<void> => {
    for (const { context } of phones) await context.close();
  };

  /** Of the entry that wrote the result of a board of round 4. */
  const writtenOn = async (board: number) => {
    const { body } = await hall.owner.ask('GET', `/tournaments/${hall.tournament}`);
    const { tail } = body as {
      readonly tail: readonly {
        readonly act: { readonly kind: string; readonly board?: number; readonly was?: object };
        readonly by: { readonly device?: string };
      }[];
    };
    return tail.filter(({ act }) => act.kind === 'enter-result' && act.board === board);
  };

  test('two phones on one link: what one kept while it was offline is a question', async () => {
    const { number } = await firstOpen();
    const phones = await pairOn({});
    const [one, other] = phones;
    const before = (await hall.questions()).length;
    await other.context.setOffline(true);
    await enterOn(other.page, number, '0-1');
    await enterOn(one.page, number, '1-0');
    await expect.poll(() => hall.resultOn(number)).toBe('1-0');
    await other.context.setOffline(false);
    await expect
      .poll(() => other.page.textContent('#entry'))
      .toContain('La mesa ya tiene otro resultado. El árbitro lo recibió como pregunta.');
    expect(await hall.resultOn(number)).toBe('1-0');
    expect(await hall.questions()).toHaveLength(before + 1);
    await close(phones);
  });

  test('two phones on one link: one changes nothing of what the other entered', async () => {
    const { number } = await firstOpen();
    const phones = await pairOn({});
    const [one, other] = phones;
    await enterOn(one.page, number, '1-0');
    await expect.poll(() => other.page.textContent('#entry')).toMatch(new RegExp(`${number}\\D*1-0`));
    await enterOn(other.page, number, '½-½');
    await expect
      .poll(() => other.page.textContent('#entry'))
      .toContain('El árbitro lo recibió como pregunta.');
    expect(await hall.resultOn(number)).toBe('1-0');
    await close(phones);
  });

  test('the same phone may correct itself, after a reload too', async () => {
    const { number } = await firstOpen();
    const phones = await pairOn({});
    const [{ page }] = phones;
    await enterOn(page, number, '1-0');
    await expect.poll(() => hall.resultOn(number)).toBe('1-0');
    await page.reload();
    await enterOn(page, number, '½-½');
    await expect.poll(() => hall.resultOn(number)).toBe('=');
    const [first, second] = await writtenOn(number);
    expect(first?.by.device).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.by.device).toBe(first?.by.device);
    expect(second?.act.was).toEqual({ code: '1-0' });
    await close(phones);
  });

  /** Two boards of a link that has no others; what the server says of them after that is held back. */
  const twoBoardsHeld = async () => {
    const first = 1;
    for (const board of [first, first + 1]) await hall.empty(board);
    const { token } = await hall.linkFor({
      kind: 'result-entry',
      name: 'dos mesas',
      boards: { first, last: first + 1 },
    });
    const phone = await hall.phoneAt(`/e/${token}`);
    await phone.page.waitForSelector('button.board');
    await phone.page.route('**/api/v1/desk*', () => undefined);
    return { ...phone, first, last: first + 1 };
  };

  test('after the last board nobody is sent back to the one before', async () => {
    const { context, page, first, last } = await twoBoardsHeld();
    await enterOn(page, first, '1-0');
    await expect.poll(() => hall.resultOn(first)).toBe('1-0');
    await expect.poll(() => page.textContent('.panel h2')).toBe(`Mesa ${last}`);
    await page.click('.answers .answer:text-is("0-1")');
    await page.click('.primary');
    await expect.poll(() => page.locator('.panel').count()).toBe(0);
    expect(await page.textContent('#entry')).toContain('Ya están todos los resultados.');
    await expect.poll(() => hall.resultOn(last)).toBe('0-1');
    await context.close();
  });

  test('what goes along is what the phone showed, not what the server last said', async () => {
    const { context, page, first } = await twoBoardsHeld();
    await enterOn(page, first, '1-0');
    await expect.poll(() => hall.resultOn(first)).toBe('1-0');
    await page.click('.panel .quiet');
    await openBoard(page, first);
    expect(await page.textContent('.has')).toContain('1-0');
    await page.click('.answers .answer:text-is("½-½")');
    await page.click('.primary');
    await expect.poll(() => hall.resultOn(first)).toBe('=');
    expect((await writtenOn(first)).at(-1)?.act.was).toEqual({ code: '1-0' });
    await context.close();
  });
});

describe('finding the way on a phone', () => {
  const phoneOn = async (locale?: string): Promise<Phone> => {
    const { token } = await hall.linkFor({ kind: 'result-entry', name: 'ayudante' });
    const phone = await hall.phoneAt(`/e/${token}`, locale === undefined ? {} : { locale });
    await phone.page.waitForSelector('button.board');
    return phone;
  };
  const numbersOn = (page: Page): Promise<readonly string[]> =>
    page.locator('button.board .bd').allTextContents();

  test('a board is found by its number and by a name; then the list is whole again', async () => {
    for (const board of [1, 2]) await hall.empty(board);
    const second = (await hall.boardsOf(4)).find(({ number }) => number === 2);
    const { context, page } = await phoneOn();
    const all = await numbersOn(page);
    await page.fill('#q', second?.white.name.slice(0, 6).toLowerCase() ?? '');
    await expect.poll(() => numbersOn(page)).toContain('2');
    expect((await numbersOn(page)).length).toBeLessThan(all.length);
    await page.fill('#q', '2');
    await expect.poll(() => numbersOn(page)).toEqual(['2']);
    await page.press('#q', 'Enter');
    await page.click('.answers .answer:text-is("1-0")');
    await page.click('.primary');
    await expect.poll(() => hall.resultOn(2)).toBe('1-0');
    expect(await page.locator('.panel').count()).toBe(0);
    expect(await page.inputValue('#q')).toBe('');
    expect((await numbersOn(page)).length).toBe(all.length);
    await page.fill('#q', 'zzz');
    await expect.poll(() => page.textContent('main .empty')).toBe('Ninguna mesa de este enlace.');
    await context.close();
  });

  test('boards that are done stand aside, and open by a tap', async () => {
    await hall.empty(1);
    const { context, page } = await phoneOn();
    expect(await page.locator('button.board:not(.aside) .bd').allTextContents()).toContain('1');
    await enterOn(page, 1, '0-1');
    await page.click('.panel .quiet');
    await expect.poll(() => page.textContent('.aside:has(.bd:text-is("1")) .res')).toContain('0-1');
    expect(await page.locator('button.board:not(.aside) .bd').allTextContents()).not.toContain('1');
    await openBoard(page, 1);
    expect(await page.textContent('.has')).toBe(
      'Usted capturó 0-1. Puede corregirlo durante dos minutos; después le llega al árbitro como pregunta.',
    );
    expect(await faultsIn(page)).toEqual([]);
    await context.close();
  });

  test('speaks the language of its reader, and another one at a tap, for good', async () => {
    const { context, page } = await phoneOn('en-GB');
    expect(await page.textContent('.top')).toContain('Round 4');
    await page.click('.language');
    expect(await page.textContent('.top')).toContain('Ronda 4');
    await page.reload();
    await page.waitForSelector('button.board');
    expect(await page.textContent('.top')).toContain('Ronda 4');
    expect(await page.getAttribute('html', 'lang')).toBe('es');
    await context.close();
  });

  test('loads again without a network, and what is typed then goes out when it is back', async () => {
    await hall.empty(1);
    const { context, page } = await phoneOn();
    // It says so itself: nothing asks not to close it.
    await page.waitForFunction(
      async () => (await caches.keys()).length > 0 && (await caches.match('/e')) !== undefined,
    );
    await context.setOffline(true);
    await page.reload();
    await page.waitForSelector('button.board');
    await expect.poll(() => page.textContent('.away')).toContain('Sin conexión.');
    await enterOn(page, 1, '1-0');
    await page.reload();
    await expect.poll(() => page.textContent('.aside:has(.bd:text-is("1")) .res')).toBe('1-0 …');
    expect(await hall.resultOn(1)).toBe('');
    await context.setOffline(false);
    await expect.poll(() => hall.resultOn(1)).toBe('1-0');
    await context.close();
  });
});
