/** What the commands on the data of a server say. */
interface ToolTexts {
  readonly noData: (folder: string) => string;
  readonly nameOne: (known: string) => string;
  readonly unknown: (named: string, known: string) => string;
  readonly exists: (path: string) => string;
  /** A copy of the data is never replaced. */
  readonly backupExists: (path: string) => string;
  readonly backedUp: (path: string, tournaments: number) => string;
  readonly nameBackup: string;
  readonly noBackup: (named: string) => string;
  readonly folderHasData: (folder: string) => string;
  readonly restored: (name: string, folder: string, tournaments: number) => string;
  readonly noFormat: (format: string, known: string) => string;
  readonly cannotSay: (format: string, faults: string) => string;
  readonly broken: (journals: readonly { readonly slug: string; readonly seq: number }[]) => string;
  readonly nameBoth: string;
  readonly moved: (tournaments: number, entries: number, to: string) => string;
  readonly notEmpty: (to: string) => string;
  /** Beside an entry that was taken back. */
  readonly undone: string;
}

const en: ToolTexts = {
  noData: folder => `There is no data of a server in ${folder}. Name its folder with --data.`,
  nameOne: known => `Name a tournament: ${known === '' ? 'there is none yet' : known}.`,
  unknown: (named, known) => `There is no tournament "${named}". There are: ${known}.`,
  exists: path => `${path} is there already; nothing was written. Write elsewhere, or say --force.`,
  backupExists: path =>
    `${path} is there already; nothing was written. A backup replaces no file: name another one.`,
  backedUp: (path, tournaments) => `${path}: ${tournaments} tournaments.`,
  nameBackup: 'Name the backup: a file, or its name in the folder of backups.',
  noBackup: named => `${named} is not there, or is no whole backup.`,
  folderHasData: folder =>
    `${folder} has data already. A backup is restored into a new folder: name one with --data.`,
  restored: (name, folder, tournaments) =>
    `${name} is in ${folder} now: ${tournaments} tournaments. Start it with pareo serve --data ${folder}`,
  noFormat: (format, known) => `There is no format "${format}". There are: ${known}.`,
  cannotSay: (format, faults) => `${format} has no place for this: ${faults}`,
  broken: journals =>
    `Not what was sealed, these tournaments will not open: ${journals.map(({ slug, seq }) => `${slug} (entry ${seq})`).join(', ')}. An older backup may have them whole.`,
  nameBoth: 'Name both places with --from and --to: a data folder or postgres://… each.',
  moved: (tournaments, entries, to) =>
    `${tournaments} tournaments with ${entries} entries are in ${to} now, every seal checked. What was there before is as it was.`,
  notEmpty: to => `${to} has data already; nothing was copied. Everything is moved into an empty place.`,
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
    `No es lo que se selló, estos torneos no se abrirán: ${journals.map(({ slug, seq }) => `${slug} (asiento ${seq})`).join(', ')}. Quizá un respaldo anterior los tenga íntegros.`,
  nameBoth: 'Indique los dos lugares con --from y --to: una carpeta de datos o postgres://… cada uno.',
  moved: (tournaments, entries, to) =>
    `${tournaments} torneos con ${entries} asientos están ahora en ${to}, con cada sello comprobado. El origen queda como estaba.`,
  notEmpty: to => `${to} ya tiene datos; no se copió nada. Todo se traslada a un lugar vacío.`,
  undone: 'deshecho',
};

export const toolTexts: Readonly<Record<'en' | 'es', ToolTexts>> = { en, es };
