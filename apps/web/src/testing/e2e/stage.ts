import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core';

/* The built program and a real browser: what a person has. */

/** How long a state is waited for: on a busy machine it comes late, and that is no fault. */
const PATIENCE = 60_000;

const ROOT = join(import.meta.dirname, '../../../../..');

const KNOWN_BROWSERS = [
  process.env['PAREO_CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export interface Running {
  readonly origin: string;
  /** Ends the program without a word, as a power cut does, and starts it again on the same folder. */
  readonly killAndRestart: () => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly welcome: string;
  readonly stop: () => Promise<void>;
}

/** The server on a folder of its own. */
export const startProgram = async (...more: readonly string[]): Promise<Running> => {
  const data = mkdtempSync(join(tmpdir(), 'pareo-browser-'));
  // The first start takes a free one, and a start after it the same.
  let port = 0;
  let child: ChildProcess | undefined;
  let welcome = '';
  const start = () =>
    new Promise<void>((done, failed) => {
      let said = '';
      child = spawn(
        process.execPath,
        [join(ROOT, 'apps/server/dist/server.mjs'), `--port=${port}`, `--data=${data}`, '--no-open', ...more],
        {
          stdio: ['ignore', 'pipe', 'pipe'],
          env: {
            ...process.env,
            // Browsers of tests press keys faster than people: the limits of a session are not what is tried here.
            PAREO_RATES: 'acts=500',
            LANG: 'en_GB.UTF-8',
          },
        },
      );
      const hear = (piece: Buffer) => {
        said += piece.toString('utf8');
        welcome ||= /http:\/\/\S+\/welcome\/\S+/.exec(said)?.[0] ?? '';
        const [, taken] = /http:\/\/localhost:(\d+)/.exec(said) ?? [];
        if (taken === undefined || !/Ctrl C/.test(said)) return;
        port = Number(taken);
        done();
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.once('exit', code => failed(new Error(`the program ended with ${code}: ${said}`)));
    });
  const kill = () =>
    new Promise<void>(done => {
      if (!child || child.exitCode !== null) {
        done();
        return;
      }
      child.removeAllListeners('exit');
      child.once('exit', () => done());
      child.kill('SIGKILL');
    });
  await start();
  return {
    origin: `http://localhost:${port}`,
    get welcome() {
      return welcome;
    },
    kill,
    start,
    killAndRestart: async () => {
      await kill();
      await start();
    },
    stop: async () => {
      await kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
};

export const startBrowser = (): Promise<Browser> => {
  const executablePath = KNOWN_BROWSERS.find(path => path !== undefined && existsSync(path));
  if (!executablePath) throw new Error('no Chromium: name one in PAREO_CHROMIUM');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--headless',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
};

/** So long without a change of the document and without a request, the page has said what it had to say. */
const REST = 250;

/** One person: a page, what they press, and what the browser complains about. */
export class Person {
  readonly page: Page;
  readonly complaints: string[] = [];
  /** Clicks, taps and keys that are not part of typing text. */
  interactions = 0;
  /** Requests without an answer; the stream stays open and is none of them. */
  private readonly underWay = new Set<Request>();
  private requests = 0;

  constructor(page: Page) {
    this.page = page;
    page.on('pageerror', error => this.complaints.push(error.message));
    page.on('console', message => {
      if (message.type() === 'error' && !/ERR_|Failed to load resource/.test(message.text()))
        this.complaints.push(message.text());
    });
    page.on('request', request => {
      if (request.url().includes('/stream')) return;
      this.requests += 1;
      this.underWay.add(request);
    });
    page.on('requestfinished', request => this.underWay.delete(request));
    page.on('requestfailed', request => this.underWay.delete(request));
  }

  /** Waits until nothing is on its way to the page and nothing on it changes. */
  async atRest(): Promise<void> {
    for (let before = -1; before !== this.requests || this.underWay.size > 0; ) {
      before = this.requests;
      await this.page.evaluate(
        rest =>
          new Promise<void>(done => {
            const begin = () => setTimeout(done, rest);
            let timer = begin();
            new MutationObserver(() => {
              clearTimeout(timer);
              timer = begin();
            }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
          }),
        REST,
      );
    }
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.interactions += 1;
      await this.page.keyboard.press(key);
    }
  }

  /** Text of a field: not counted. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  async click(what: string): Promise<void> {
    this.interactions += 1;
    await this.page.locator(what).first().click();
  }

  /** Waits for words on the page; where they do not come, a picture of what was there instead is kept. */
  async see(text: string | RegExp): Promise<void> {
    try {
      await this.page.getByText(text).first().waitFor();
    } catch {
      const path = join(ROOT, 'node_modules/.cache/pareo/unseen', `${Date.now()}.png`);
      await this.page.screenshot({ path });
      throw new Error(`"${text}" did not come on ${this.page.url()}: see ${path}`);
    }
  }

  /** A list is pasted as a person does it. */
  async paste(text: string): Promise<void> {
    this.interactions += 1;
    await this.page.evaluate(pasted => {
      const data = new DataTransfer();
      data.setData('text/plain', pasted);
      (document.activeElement ?? document.body).dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, text);
  }

  async counting<T>(flow: () => Promise<T>): Promise<{ readonly count: number; readonly value: T }> {
    this.interactions = 0;
    const value = await flow();
    return { count: this.interactions, value };
  }
}

export interface PersonOptions {
  readonly language?: 'es-MX' | 'en-GB';
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
  readonly height?: number;
}

export const person = async (
  browser: Browser,
  options: PersonOptions = {},
): Promise<Person & { context: BrowserContext }> => {
  const context = await browser.newContext({
    viewport: { width: options.width ?? 1280, height: options.height ?? 800 },
    locale: options.language ?? 'es-MX',
    colorScheme: options.theme ?? 'light',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE);
  return Object.assign(new Person(await context.newPage()), { context });
};

/** Signs in by the link that the program printed. */
export const welcomed = async (who: Person, program: Running, name: string): Promise<void> => {
  await who.page.goto(program.welcome);
  await who.page.locator('main input').first().waitFor();
  await who.type(name);
  await who.press('Enter');
  await who.page.waitForURL(/\/console$/);
};

/** So many rows of a list, as a spreadsheet gives them. */
export const pastedList = (count: number, more: (at: number) => string = () => ''): string => {
  const surnames =
    'Aguirre Solís;Barrera Luna;Cervantes Mora;Domínguez Ríos;Espinosa Vela;Fuentes Nava;Galindo Peña'.split(
      ';',
    );
  const given = 'Emilio;Ximena;Rodrigo;Valeria;Gonzalo;Héctor;Renata;Iván;Daniela;Tomás;Óscar'.split(';');
  return [
    `Nombre\tElo\tFed\tClub${more(-1)}`,
    ...Array.from(
      { length: count },
      (_, at) =>
        [
          `${surnames[at % 7]} ${Math.floor(at / 77) + 1}, ${given[at % 11]} ${at + 1}`,
          2400 - at * 3,
          'MEX',
          `Club ${at % 5}`,
        ].join('\t') + more(at),
    ),
  ].join('\n');
};
