import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startBrowser } from './browser.ts';
import { type BuiltServer, type Signed, signIn, startBuiltServer } from './built-server.ts';

/* The demo at the built server, with Chromium in front of it: its owner, and the phones in its hall. Round 4 is being played. */

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 800 };

export interface Board {
  readonly number: number;
  readonly result: string;
  readonly white: { readonly name: string };
  readonly black: { readonly name: string };
}

export interface MadeLink {
  readonly token: string;
  readonly code: string;
  readonly link: { readonly id: string };
}

export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
}

export interface DemoHall {
  readonly server: BuiltServer;
  readonly browser: Browser;
  readonly owner: Signed;
  readonly tournament: string;
  /** By the owner, who has seen everything. */
  readonly act: (wish: object) => Promise<{ readonly status: number; readonly body: unknown }>;
  readonly boardsOf: (round: number) => Promise<readonly Board[]>;
  /** Of round 4, without a result: so many at least. */
  readonly openBoards: (least?: number) => Promise<readonly Board[]>;
  readonly resultOn: (board: number) => Promise<string | undefined>;
  /** Takes what is on a board of round 4 off it. */
  readonly empty: (board: number) => Promise<void>;
  readonly questions: () => Promise<readonly object[]>;
  readonly linkFor: (wish: object) => Promise<MadeLink>;
  readonly phoneAt: (path: string, more?: { readonly locale?: string }) => Promise<Phone>;
  readonly end: () => Promise<void>;
}

/** A hall of phones is one address here: it may open links as fast as the tests do. */
const MANY_PHONES = '--rates=codes=1000000';

export const openDemoHall = async (args: readonly string[] = [MANY_PHONES]): Promise<DemoHall> => {
  const [server, browser] = await Promise.all([
    startBuiltServer({ args: ['--demo', ...args] }),
    startBrowser(),
  ]);
  const owner = await signIn(server, { token: server.welcome?.split('/').at(-1) });
  const tournament = /console\/(\w+)/.exec(server.printed())?.[1] ?? '';
  const path = `/tournaments/${tournament}`;
  let acts = 0;
  const boardsOf = async (round: number): Promise<readonly Board[]> => {
    const answer = await fetch(`${server.url}/api/v1/public/demo/rounds/${round}`);
    return ((await answer.json()) as { readonly boards: readonly Board[] }).boards;
  };
  const act: DemoHall['act'] = async wish => {
    acts += 1;
    const { body } = await owner.ask('GET', path);
    const basis = (body as { readonly version: number }).version;
    return owner.ask('POST', `${path}/acts`, { id: acts.toString(16).padStart(32, 'a'), basis, wish });
  };
  const resultOn: DemoHall['resultOn'] = async board =>
    (await boardsOf(4)).find(({ number }) => number === board)?.result;
  return {
    server,
    browser,
    owner,
    tournament,
    act,
    boardsOf,
    openBoards: async (least = 1) => {
      const open = (await boardsOf(4)).filter(({ result }) => result === '');
      if (open.length < least) throw new Error(`${open.length} boards of round 4 are open, not ${least}`);
      return open;
    },
    resultOn,
    empty: async board => {
      const was = await resultOn(board);
      if (was) await act({ kind: 'clear-result', round: 4, board, was: { code: was } });
    },
    questions: async () => {
      const { body } = await owner.ask('GET', path);
      const { settled, tail } = body as {
        readonly settled: { readonly questions: readonly object[] };
        readonly tail: readonly { readonly act: { readonly kind: string } }[];
      };
      return [...settled.questions, ...tail.filter(({ act }) => act.kind === 'ask')];
    },
    linkFor: async wish => (await owner.ask('POST', `${path}/links`, wish)).body as MadeLink,
    phoneAt: async (at, { locale = 'es-MX' } = {}) => {
      const context = await browser.newContext({ viewport: PHONE, locale });
      const page = await context.newPage();
      await page.goto(`${server.url}${at}`, { waitUntil: 'load' });
      return { context, page };
    },
    end: async () => {
      await browser.close();
      await server.end();
    },
  };
};

/** Three taps: the board, the result, the confirmation. */
export const enterOn = async (page: Page, board: number, answer: string): Promise<void> => {
  await openBoard(page, board);
  await page.click(`.answers .answer:text-is("${answer}")`);
  await page.click('.primary');
};

export const openBoard = (page: Page, board: number): Promise<void> =>
  page.click(`button.board:has(.bd:text-is("${board}"))`);
