import { spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languageOfLocale } from '@pareo/texts';
import { hasOwnerWithPassword } from './access/owner.ts';
import { AUDIT_DAYS, audit } from './audit.ts';
import { boot } from './boot.ts';
import { makeDemo } from './demo.ts';
import { type Log, logTo } from './log.ts';
import { sharedDoor } from './one-door.ts';
import { isLoopback, readOptions, type ServerOptions, USAGE } from './options.ts';
import { threadLoader } from './ratings/threads.ts';
import { addressesOf } from './routes/addresses.ts';
import type { Server } from './server.ts';
import { startFailureOf } from './start-failure.ts';
import { withoutPassword } from './storage/postgres/connection.ts';
import { openPostgres } from './storage/postgres/storage.ts';
import { isWholeMeanwhile } from './storage/sqlite/check.ts';
import { type Lock, lockFolder } from './storage/sqlite/lock.ts';
import { DataDamaged, openSqlite } from './storage/sqlite/storage.ts';
import type { Storage } from './storage/storage.ts';
import { isFirstProcess, superviseProcesses } from './supervisor.ts';
import { startTexts } from './texts/start.ts';
import { threadWork } from './work/threads.ts';

const program = new URL(import.meta.url);
const language =
  languageOfLocale(process.env['LC_ALL'] || process.env['LC_MESSAGES'] || process.env['LANG'] || '') ?? 'en';
const texts = startTexts[language];

/** Of several processes one speaks. */
const say = (line: string): void => {
  if (isFirstProcess()) process.stdout.write(`${line}\n`);
};
const complain = (lines: readonly string[]): void => void process.stderr.write(`${lines.join('\n')}\n`);

const main = async (): Promise<number | undefined> => {
  const read = readOptions(process.argv.slice(2), process.env);
  if (!read.ok) {
    complain([
      ...read.faults.map(fault =>
        fault.code === 'unknown-option'
          ? texts.optionUnknown(fault.option)
          : texts.optionInvalid(fault.option, fault.value),
      ),
      USAGE,
    ]);
    return 3;
  }
  try {
    if (read.value.processes > 1 && cluster.isPrimary)
      superviseProcesses(read.value.processes, { say, texts });
    else await serve(read.value);
    return undefined;
  } catch (error) {
    const failure = startFailureOf(error, language, read.value.port);
    complain(failure.lines);
    if (process.env['PAREO_DEBUG'] === '1' && error instanceof Error) complain([error.stack ?? '']);
    return failure.exit;
  }
};

const serve = async (wished: ServerOptions): Promise<void> => {
  mkdirSync(wished.data, { recursive: true, mode: 0o700 });
  if (wished.database !== undefined) {
    const storage = await openPostgres({ url: wished.database });
    try {
      return await serveOn(storage, NO_LOCK, await allowed(storage, wished));
    } catch (error) {
      await storage.close();
      throw error;
    }
  }
  const lock = lockFolder(wished.data, new Date().toISOString());
  try {
    const storage = await openSqlite({ folder: wished.data });
    await serveOn(storage, lock, await allowed(storage, wished));
  } catch (error) {
    lock.release();
    throw error;
  }
};

/** A database that is a server of its own is open to several processes. */
const NO_LOCK: Lock = { announce: () => undefined, release: () => undefined };

/** A network is answered only when the owner has a password: until then this computer alone. */
const allowed = async (storage: Storage, wished: ServerOptions): Promise<ServerOptions> => {
  if (isLoopback(wished.host)) return wished;
  if (await hasOwnerWithPassword(storage)) return wished;
  say(texts.noPassword(`http://localhost:${wished.port}/console`));
  return { ...wished, host: '127.0.0.1' };
};

const serveOn = async (storage: Storage, lock: Lock, options: ServerOptions): Promise<void> => {
  const log = logTo(text => process.stderr.write(text));
  const booted = boot({
    options,
    storage,
    work: threadWork(new URL('thread.mjs', program)),
    log,
    build: buildOf(),
    loader: threadLoader(new URL('ratings.mjs', program), error =>
      log({ level: 'error', code: 'rating-list', error: error.message }),
    ),
    pages: pagesFolder(),
    site: fileURLToPath(new URL('site', program)),
    ...(cluster.isWorker ? { door: sharedDoor() } : {}),
  });
  const { server } = booted;
  const port = await booted.listen();
  const local = `http://localhost:${port}`;
  const [address = local] = addressesOf({ options, port: () => port }).addresses;
  lock.announce(address);
  endOnSignal(async () => {
    say(texts.stopping);
    await booted.close();
    await storage.close();
    lock.release();
  });
  await tidy(storage);
  again(HOUR, () => tidy(storage), server.log);
  again(MINUTE, () => backUpWhenDue(server), server.log);
  say(texts.running(address));
  say(texts.data(options.database === undefined ? options.data : withoutPassword(options.database)));
  if (options.demo && isFirstProcess()) say(texts.demo(`${local}/console/${await makeDemo(server)}`));
  const needsWelcome = isFirstProcess() && (options.welcome || !(await storage.people.hasOwner()));
  const link = needsWelcome ? await server.links.make({ kind: 'welcome', name: '', uses: 1 }) : undefined;
  // Behind a proxy nobody sits at this machine.
  const door = options.publicUrl === undefined ? local : address;
  const opens = link === undefined ? `${door}/console` : `${door}/welcome/${link.token}`;
  if (link !== undefined) say(texts.welcome(opens));
  say(texts.stop);
  if (storage.toBeChecked !== undefined) void checkMeanwhile(storage.toBeChecked, server.log);
  if (options.open && isFirstProcess() && isDesktop()) openBrowser(opens);
};

/* A file that turns out to be damaged is left as it is at once: what was acknowledged is in it or in its log, and the next start says which
 * backups there are. */
const checkMeanwhile = async (path: string, log: Log): Promise<void> => {
  if (await isWholeMeanwhile(new URL('check.mjs', program), path)) return;
  log({ level: 'error', code: 'damaged' });
  const { lines, exit } = startFailureOf(new DataDamaged(path, 'meanwhile'), language, 0);
  complain(lines);
  process.exit(exit);
};

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/** What fails is told, and done again when its time comes. */
const again = (every: number, work: () => Promise<unknown>, log: Log): void => {
  setInterval(() => {
    work().catch((error: unknown) =>
      log({ level: 'error', code: 'upkeep', error: error instanceof Error ? error.message : String(error) }),
    );
  }, every).unref();
};

const backUpWhenDue = async (server: Server): Promise<void> => {
  try {
    const made = await server.backups.scheduled();
    if (made !== undefined)
      await audit(server, '', 'backup-made', { backup: made.name, reason: made.reason });
  } catch (error) {
    await audit(server, '', 'backup-failed', {});
    throw error;
  }
};

/**
 * Sessions and links that ended a month ago, uploads of yesterday, and lines of the audit after their time. By a clock that has just
 * jumped nothing is removed.
 */
const tidy = async (storage: Storage): Promise<void> => {
  const shift = Date.now() - performance.now();
  const hasJumped = Math.abs(shift - lastShift) > HOUR;
  lastShift = shift;
  if (hasJumped) return;
  const before = daysAgo(30);
  await storage.sessions.removeExpired(before);
  await storage.links.removeOld(before);
  await storage.uploads.removeBefore(daysAgo(1));
  await storage.audit.removeBefore(daysAgo(AUDIT_DAYS));
};

let lastShift = Date.now() - performance.now();

const daysAgo = (days: number): string => new Date(Date.now() - days * 24 * HOUR).toISOString();

const LONGEST_END = 4500;

/** The first signal ends in order, a second one at once. */
const endOnSignal = (end: () => Promise<void>): void => {
  let isEnding = false;
  // Of several processes the first one hears the terminal and tells the others: what they hear themselves would be the second.
  if (cluster.isWorker)
    for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  for (const signal of cluster.isWorker ? (['SIGTERM'] as const) : (['SIGINT', 'SIGTERM', 'SIGHUP'] as const))
    process.on(signal, () => {
      // A terminal that is closed tells the program that started us too, which tells us again.
      if (isEnding && signal === 'SIGHUP') return;
      if (isEnding) process.exit(1);
      isEnding = true;
      // Whatever has not ended by itself was not acknowledged: nothing is lost with it.
      setTimeout(() => process.exit(0), LONGEST_END).unref();
      void end().then(
        () => process.exit(0),
        error => {
          complain([error instanceof Error ? error.message : String(error)]);
          process.exit(2);
        },
      );
    });
};

/** What this program is: pages that were loaded from another one reload themselves. */
const buildOf = (): string =>
  createHash('sha256')
    .update(readFileSync(fileURLToPath(program)))
    .digest('hex')
    .slice(0, 12);

/** Beside the app in the project, where it is built alone as well; beside the program in an installation. */
const pagesFolder = (): string | undefined => {
  const named = process.env['PAREO_PAGES'];
  const places = [
    ...(named === undefined ? [] : [named]),
    fileURLToPath(new URL('../../web/dist', program)),
    fileURLToPath(new URL('web', program)),
  ];
  return places.find(folder => existsSync(folder));
};

/** A person sits at it: a terminal, a screen, no test and no connection from elsewhere. */
const isDesktop = (): boolean => {
  const { CI, SSH_CONNECTION, SSH_TTY, DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (!process.stdout.isTTY || CI !== undefined || SSH_CONNECTION !== undefined || SSH_TTY !== undefined)
    return false;
  return process.platform === 'darwin' || process.platform === 'win32' || Boolean(DISPLAY || WAYLAND_DISPLAY);
};

const openBrowser = (address: string): void => {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', address]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', address]
        : ['xdg-open', address];
  if (command === undefined) return;
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  // No browser to open is no fault: the link is on the terminal.
  child.on('error', () => undefined);
  child.unref();
};

const exit = await main();
if (exit !== undefined) process.exit(exit);
