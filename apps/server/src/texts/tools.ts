import type { Same } from '@pareo/texts';
import type { Damage } from '../storage/seals.ts';
import type { Broken } from '../storage/sound.ts';
import { damageTexts } from './damage.ts';

/** What the commands on the data of a server say. */
type ToolTexts = Same<typeof en>;

/** A line for each. */
const listed = (language: 'en' | 'es', journals: readonly Broken[]): string =>
  journals.map(({ slug, ...damage }) => `\n  ${slug}: ${damageTexts[language](damage)}.`).join('');

const EN_WRITTEN = {
  end: 'What was written is the tournament as the server opens it.',
  before: 'What was written stands before the damage. An older backup may have it whole.',
  nothing: 'Nothing stands before it, and nothing was written. An older backup may have it whole.',
} as const;
const ES_WRITTEN = {
  end: 'Lo que se escribió es el torneo tal como lo abre el servidor.',
  before: 'Lo que se escribió está antes del daño. Quizá un respaldo anterior lo tenga íntegro.',
  nothing: 'Antes no hay nada, y no se escribió nada. Quizá un respaldo anterior lo tenga íntegro.',
} as const;

const en = {
  noData: (folder: string) => `There is no data of a server in ${folder}. Name its folder with --data.`,
  nameOne: (known: string) => `Name a tournament: ${known === '' ? 'there is none yet' : known}.`,
  unknown: (named: string, known: string) => `There is no tournament "${named}". There are: ${known}.`,
  exists: (path: string) => `${path} is there already; nothing was written. Write elsewhere, or say --force.`,
  /** A copy of the data is never replaced. */
  backupExists: (path: string) =>
    `${path} is there already; nothing was written. A backup replaces no file: name another one.`,
  backedUp: (path: string, tournaments: number) => `${path}: ${tournaments} tournaments.`,
  nameBackup: 'Name the backup: a file, or its name in the folder of backups.',
  noBackup: (named: string) => `${named} is not there, or is no whole backup.`,
  folderHasData: (folder: string) =>
    `${folder} has data already. A backup is restored into a new folder: name one with --data.`,
  restored: (name: string, folder: string, tournaments: number) =>
    `${name} is in ${folder} now: ${tournaments} tournaments. Start it with pareo serve --data ${folder}`,
  noFormat: (format: string, known: string) => `There is no format "${format}". There are: ${known}.`,
  cannotSay: (format: string, faults: string) => `${format} has no place for this: ${faults}`,
  broken: (journals: readonly Broken[]) =>
    `These journals are damaged; nothing was copied.${listed('en', journals)}\nAn older backup may have them whole.`,
  backedUpDamaged: (path: string, tournaments: number, journals: readonly Broken[]) =>
    `${path}: ${tournaments} tournaments, ${journals.length} of them damaged.${listed('en', journals)}\nThe others are whole. Keep older backups: they may have these whole. pareo export gives what stands before the damage.`,
  restoredDamaged: (name: string, folder: string, tournaments: number, journals: readonly Broken[]) =>
    `${name} is in ${folder} now: ${tournaments} tournaments, ${journals.length} of them damaged.${listed('en', journals)}\nThe others are whole. An older backup may have these whole; pareo export gives what stands before the damage.`,
  /** What was written of a damaged tournament: all of it as the server opens it, what stands before the damage, nothing. */
  damaged: (slug: string, damage: Damage, written: 'end' | 'before' | 'nothing') =>
    `${slug}: ${damageTexts.en(damage)}. ${EN_WRITTEN[written]}`,
  nameBoth: 'Name both places with --from and --to: a data folder or postgres://… each.',
  moved: (tournaments: number, entries: number, to: string) =>
    `${tournaments} tournaments with ${entries} entries are in ${to} now, every seal checked. What was there before is as it was.`,
  notEmpty: (to: string) =>
    `${to} has data already; nothing was copied. Everything is moved into an empty place.`,
  /** Beside an entry that was taken back. */
  undone: 'undone',
};

const es: ToolTexts = {
  noData: folder => `No hay datos de un servidor en ${folder}. Indique su carpeta con --data.`,
  nameOne: known => `Indique un torneo: ${known === '' ? 'todavía no hay ninguno' : known}.`,
  unknown: (named, known) => `No hay ningún torneo «${named}». Hay: ${known}.`,
  exists: path => `${path} ya existe; no se escribió nada. Escriba en otro lugar o indique --force.`,
  backupExists: path =>
    `${path} ya existe; no se escribió nada. Un respaldo no reemplaza ningún archivo: indique otro.`,
  backedUp: (path, tournaments) => `${path}: ${tournaments} torneos.`,
  nameBackup: 'Indique el respaldo: un archivo, o su nombre en la carpeta de respaldos.',
  noBackup: named => `${named} no está, o no es un respaldo completo.`,
  folderHasData: folder =>
    `${folder} ya tiene datos. Un respaldo se restaura en una carpeta nueva: indíquela con --data.`,
  restored: (name, folder, tournaments) =>
    `${name} está ahora en ${folder}: ${tournaments} torneos. Inícielo con pareo serve --data ${folder}`,
  noFormat: (format, known) => `No hay formato «${format}». Hay: ${known}.`,
  cannotSay: (format, faults) => `${format} no tiene lugar para esto: ${faults}`,
  broken: journals =>
    `Estas bitácoras están dañadas; no se copió nada.${listed('es', journals)}\nQuizá un respaldo anterior las tenga íntegras.`,
  backedUpDamaged: (path, tournaments, journals) =>
    `${path}: ${tournaments} torneos, ${journals.length} de ellos con daños.${listed('es', journals)}\nLos demás están íntegros. Conserve los respaldos anteriores: quizá tengan estos íntegros. pareo export da lo que está antes del daño.`,
  restoredDamaged: (name, folder, tournaments, journals) =>
    `${name} está ahora en ${folder}: ${tournaments} torneos, ${journals.length} de ellos con daños.${listed('es', journals)}\nLos demás están íntegros. Quizá un respaldo anterior tenga estos íntegros; pareo export da lo que está antes del daño.`,
  damaged: (slug, damage, written) => `${slug}: ${damageTexts.es(damage)}. ${ES_WRITTEN[written]}`,
  nameBoth: 'Indique los dos lugares con --from y --to: una carpeta de datos o postgres://… cada uno.',
  moved: (tournaments, entries, to) =>
    `${tournaments} torneos con ${entries} asientos están ahora en ${to}, con cada sello comprobado. El origen queda como estaba.`,
  notEmpty: to => `${to} ya tiene datos; no se copió nada. Todo se traslada a un lugar vacío.`,
  undone: 'deshecho',
};

export const toolTexts: Readonly<Record<'en' | 'es', ToolTexts>> = { en, es };
