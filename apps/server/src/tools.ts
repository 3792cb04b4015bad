import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Head } from '@pareo/host/judge';
import { languageOfLocale } from '@pareo/texts';
import { loadHead } from './desks/desks.ts';
import { entryOf } from './desks/head.ts';
import { journalLines } from './journal-lines.ts';
import { isDatabase, moveAll } from './move.ts';
import { defaultDataFolder } from './options.ts';
import { journalFile } from './routes/exports.ts';
import { startFailureOf } from './start-failure.ts';
import { damagedName, underNewName } from './storage/backup-name.ts';
import { withoutPassword } from './storage/postgres/connection.ts';
import { openPostgres } from './storage/postgres/storage.ts';
import { JournalDamaged } from './storage/seals.ts';
import { brokenJournals, type Sound, soundJournal } from './storage/sound.ts';
import { backUp } from './storage/sqlite/backup.ts';
import { openDatabase } from './storage/sqlite/driver.ts';
import { lockFolder } from './storage/sqlite/lock.ts';
import { BACKUP_FOLDER, JOURNAL_FILE, openSqlite } from './storage/sqlite/storage.ts';
import { isWhole } from './storage/sqlite/whole.ts';
import type { BackupReport, Storage, TournamentHead } from './storage/storage.ts';
import { toolTexts } from './texts/tools.ts';
import { exportJob } from './work/jobs/export.ts';

/* `pareo backup`, `restore`, `journal`, `export` and `move`: on the data of a server. All but `restore` and `move` only
 * read, also beside a server that runs. */

const language =
  languageOfLocale(process.env['LC_ALL'] || process.env['LC_MESSAGES'] || process.env['LANG'] || '') ?? 'en';
const texts = toolTexts[language];

interface Tool {
  readonly folder: string;
  readonly database: string | undefined;
  readonly from: string | undefined;
  readonly named: string | undefined;
  readonly output: string | undefined;
  readonly format: string | undefined;
  readonly json: boolean;
  /** Replaces a file that is already there. */
  readonly force: boolean;
}

class Refused extends Error {
  readonly exit: 1 | 3 | 5;
  constructor(message: string, exit: 1 | 3 | 5) {
    super(message);
    this.exit = exit;
  }
}

const reading = async <T>({ folder, database }: Tool, use: (storage: Storage) => Promise<T>): Promise<T> => {
  if (database === undefined && !existsSync(join(folder, JOURNAL_FILE)))
    throw new Refused(texts.noData(folder), 5);
  const storage =
    database === undefined
      ? await openSqlite({ folder, readOnly: true })
      : await openPostgres({ url: database, readOnly: true });
  try {
    return await use(storage);
  } finally {
    await storage.close();
  }
};

const say = (text: string): void => void process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
const print = (content: string | Uint8Array): void =>
  typeof content === 'string' ? say(content) : void process.stdout.write(content);

/** By id or by address; the only one when none is named. */
const found = async (storage: Storage, named: string | undefined): Promise<TournamentHead> => {
  const list = await storage.tournaments.list();
  const [only] = list;
  if (named === undefined && list.length === 1 && only !== undefined) return only;
  const one = list.find(({ id, slug }) => id === named || slug === named);
  if (one !== undefined) return one;
  const known = list.map(({ slug }) => slug).join(', ');
  throw new Refused(named === undefined ? texts.nameOne(known) : texts.unknown(named, known), 3);
};

/** The copy, also of a server that runs. 1 where a journal in it is not what was sealed. */
const backUpTo = async (path: string, damagedPath: string, tool: Tool): Promise<void> => {
  const { path: at, tournaments, broken } = await copied(path, damagedPath, tool);
  if (broken.length > 0) throw new Refused(texts.backedUpDamaged(at, tournaments, broken), 1);
  say(texts.backedUp(at, tournaments));
};

const copied = async (path: string, damagedPath: string, tool: Tool): Promise<BackupReport> => {
  if (tool.database !== undefined) return reading(tool, storage => storage.backup(path, damagedPath));
  const database = openDatabase(join(tool.folder, JOURNAL_FILE), { readOnly: true, timeout: 5000 });
  try {
    return await backUp(database, path, damagedPath);
  } finally {
    database.close();
  }
};

/** A place as it may be shown. */
const named = (place: string): string => (isDatabase(place) ? withoutPassword(place) : place);

const TOOLS: Readonly<Record<string, (tool: Tool) => Promise<void>>> = {
  backup: async tool => {
    const { folder, database: url, output } = tool;
    if (url === undefined && !existsSync(join(folder, JOURNAL_FILE)))
      throw new Refused(texts.noData(folder), 5);
    if (output !== undefined) {
      const path = resolve(output);
      if (existsSync(path)) throw new Refused(texts.backupExists(path), 3);
      mkdirSync(dirname(path), { recursive: true });
      return backUpTo(path, path, tool);
    }
    const backups = resolve(folder, BACKUP_FOLDER);
    mkdirSync(backups, { recursive: true });
    await underNewName(backups, new Date().toISOString(), 'asked', name =>
      backUpTo(join(backups, name), join(backups, damagedName(name)), tool),
    );
  },

  restore: async ({ folder, named }) => {
    if (named === undefined) throw new Refused(texts.nameBackup, 3);
    const path = [
      resolve(named),
      join(folder, BACKUP_FOLDER, named),
      join(defaultDataFolder(process.env, process.platform), BACKUP_FOLDER, named),
    ].find(place => existsSync(place));
    if (path === undefined || !isWhole(path)) throw new Refused(texts.noBackup(named), 5);
    const target = join(folder, JOURNAL_FILE);
    if (existsSync(target)) throw new Refused(texts.folderHasData(folder), 5);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const lock = lockFolder(folder, new Date().toISOString());
    try {
      copyFileSync(path, target);
      const storage = await openSqlite({ folder });
      try {
        const { tournaments } = await storage.health();
        const broken = await brokenJournals(storage);
        if (broken.length > 0)
          throw new Refused(texts.restoredDamaged(basename(path), folder, tournaments, broken), 1);
        say(texts.restored(basename(path), folder, tournaments));
      } finally {
        await storage.close();
      }
    } finally {
      lock.release();
    }
  },

  move: async ({ from, format: to }) => {
    if (from === undefined || to === undefined) throw new Refused(texts.nameBoth, 3);
    const moved = await moveAll(from, to);
    switch (moved.kind) {
      case 'moved':
        return say(texts.moved(moved.copied.tournaments, moved.copied.entries, named(to)));
      case 'no-source':
        throw new Refused(texts.noData(from), 5);
      case 'target-not-empty':
        throw new Refused(texts.notEmpty(named(to)), 5);
      case 'broken':
        throw new Refused(texts.broken(moved.journals), 1);
    }
  },

  journal: tool =>
    reading(tool, async storage => {
      const { named, json } = tool;
      const { sound, slug } = await whatHolds(storage, named);
      const entries = sound.entries.map(entryOf);
      if (json) say(JSON.stringify(entries, undefined, 2));
      else for (const line of journalLines(entries, language, { undone: texts.undone })) say(line);
      tellDamage(slug, sound, 'before');
    }),

  export: tool =>
    reading(tool, async storage => {
      const { named, output, format = 'trf26', force } = tool;
      const { sound, slug, id } = await whatHolds(storage, named);
      const { content, upTo } = await contentOf(storage, id, { format, slug, sound });
      if (output === undefined || output === '-') print(content);
      else if (existsSync(output) && !force) throw new Refused(texts.exists(output), 3);
      else writeFileSync(output, content);
      tellDamage(slug, sound, upTo);
    }),
};

interface Held {
  readonly id: string;
  readonly slug: string;
  readonly sound: Sound;
}

const whatHolds = async (storage: Storage, named: string | undefined): Promise<Held> => {
  const { id, slug } = await found(storage, named);
  const sound = await soundJournal(storage, id);
  if (sound === undefined) throw new Refused(texts.unknown(slug, ''), 3);
  return { id, slug, sound };
};

/** What was written: all of the tournament as the server opens it, what stands before the damage, or nothing. */
type UpTo = 'end' | 'before' | 'nothing';

const tellDamage = (slug: string, { damage }: Sound, upTo: UpTo): void => {
  if (damage !== undefined) throw new Refused(texts.damaged(slug, damage, upTo), 1);
};

const FORMATS = ['trf26', 'trf16', 'json', 'csv'] as const;

interface Wished {
  readonly format: string;
  readonly slug: string;
  readonly sound: Sound;
}

const contentOf = async (
  storage: Storage,
  id: string,
  { format, slug, sound }: Wished,
): Promise<{ readonly content: string | Uint8Array; readonly upTo: UpTo }> => {
  const known = FORMATS.find(one => one === format);
  if (known === undefined && format !== 'journal')
    throw new Refused(texts.noFormat(format, [...FORMATS, 'journal'].join(', ')), 3);
  if (sound.entries.length === 0) tellDamage(slug, sound, 'nothing');
  if (known === undefined) return { content: await journalFile(sound), upTo: 'before' };
  const { head, upTo } = await opened(storage, id, sound);
  const text = exportJob({ state: head.journal.state, seal: head.seal, format: known });
  if (!text.ok) throw new Refused(texts.cannotSay(known, JSON.stringify(text.faults)), 3);
  return { content: text.value, upTo };
};

/** From its snapshot, as the server opens it, where that stands after the damage; else what stands before. */
const opened = async (
  storage: Storage,
  id: string,
  { entries }: Sound,
): Promise<{ readonly head: Head; readonly upTo: UpTo }> => {
  try {
    return { head: (await loadHead({ storage }, id)).head, upTo: 'end' };
  } catch (error) {
    if (!(error instanceof JournalDamaged)) throw error;
    return { head: (await loadHead({ storage }, id, entries.length)).head, upTo: 'before' };
  }
};

const main = async (): Promise<number> => {
  const [name = '', ...args] = process.argv.slice(2);
  const tool = TOOLS[name];
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      data: { type: 'string' },
      database: { type: 'string' },
      from: { type: 'string' },
      output: { type: 'string' },
      to: { type: 'string' },
      json: { type: 'boolean' },
      force: { type: 'boolean' },
    },
  });
  if (tool === undefined) return 3;
  const folder = values.data ?? process.env['PAREO_DATA'] ?? defaultDataFolder(process.env, process.platform);
  try {
    await tool({
      folder,
      named: positionals[0],
      output: values.output,
      database: values.database ?? process.env['PAREO_DATABASE'],
      from: values.from,
      format: values.to,
      json: values.json === true,
      force: values.force === true,
    });
    return 0;
  } catch (error) {
    const failure =
      error instanceof Refused
        ? { exit: error.exit, lines: [error.message] }
        : startFailureOf(error, language, 0);
    process.stderr.write(`${failure.lines.join('\n')}\n`);
    return failure.exit;
  }
};

process.exitCode = await main();
