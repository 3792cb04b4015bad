import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { digest, importJournal, type State } from '@pareo/engine/journal';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { startBrowser } from '../testing/browser.ts';
import { signIn, startBuiltServer } from '../testing/built-server.ts';

/* One journal, one state: the server's own, the same file replayed by the engine of the command line, and by the engine in
 * a page of Chromium. */

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** The journal of the engine as a page loads it. */
const pageProgram = async (): Promise<string> => {
  const made = await build({
    stdin: {
      contents: `import { digest, importJournal } from '@pareo/engine/journal';
        window.digestOf = text => { const read = importJournal(text); return read.ok ? digest(read.value.journal.state) : JSON.stringify(read.faults); };`,
      resolveDir: fileURLToPath(new URL('../..', import.meta.url)),
    },
    bundle: true,
    write: false,
    format: 'iife',
    conditions: ['pareo-source'],
  });
  return made.outputFiles[0]?.text ?? '';
};

test('a journal replays to the same digest on the server, on the command line and in Chromium', async () => {
  const [server, browser, program] = await Promise.all([
    startBuiltServer({ args: ['--demo'] }),
    startBrowser(),
    pageProgram(),
  ]);
  try {
    const page = await browser.newPage();
    await page.goto(`${server.url}/api/docs`);
    await page.evaluate(program);
    const inPage = (text: string): Promise<string> =>
      page.evaluate(
        journal => (window as unknown as { digestOf: (text: string) => string }).digestOf(journal),
        text,
      );

    const owner = await signIn(server, { token: server.welcome?.split('/').at(-1) });
    const tournament = /console\/(\w+)/.exec(server.printed())?.[1] ?? '';
    const { body } = await owner.ask('GET', `/tournaments/${tournament}`);
    const { version } = body as { readonly version: number };
    const at = (await owner.ask('GET', `/tournaments/${tournament}/at/${version}`)).body as
      | State
      | { readonly state: State };
    const exported = await fetch(`${server.url}/api/v1/tournaments/${tournament}/export/journal`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const text = await exported.text();
    const here = importJournal(text);
    const onServer = digest('state' in at ? at.state : at);
    expect(here.ok && digest(here.value.journal.state)).toBe(onServer);
    expect(await inPage(text)).toBe(onServer);

    const fixtures = `${root}packages/engine/fixtures/journals/`;
    const expected = JSON.parse(readFileSync(`${fixtures}digests.json`, 'utf8')) as Record<string, string>;
    for (const [name, wanted] of Object.entries(expected))
      expect(await inPage(readFileSync(`${fixtures}${name}`, 'utf8')), name).toBe(wanted);
  } finally {
    await browser.close();
    await server.end();
  }
});
