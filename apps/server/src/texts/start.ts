import type { Same } from '@pareo/texts';

/** What the terminal says. */
type StartTexts = Same<typeof en>;

const en = {
  running: (address: string) => `Pareo answers at ${address}`,
  welcome: (address: string) => `Open this link once to sign in as the owner: ${address}`,
  data: (folder: string) => `Data: ${folder}`,
  demo: (address: string) => `A tournament to look at, round 4 of 7: ${address}`,
  stop: 'Ctrl C ends it.',
  stopping: 'Ending: what is under way is written first.',
  noPassword: (address: string) =>
    `The owner has no password yet, so the server answers only to this computer. Set one at ${address} (the button with your initials), then start again with --host.`,
  optionUnknown: (option: string) => `Unknown option: ${option}`,
  optionInvalid: (option: string, value: string) => `${option} cannot be "${value}".`,
  folderInUse: (folder: string, pid?: number, since?: string, address?: string) =>
    `The data folder ${folder} is in use by ${pid === undefined ? 'another process' : `process ${pid}`}${since === undefined ? '' : ` since ${since}`}${address === undefined ? '' : `, which answers at ${address}`}. Use that one, end it, or name another folder with --data.`,
  damaged: (path: string) => `The file ${path} is damaged. Nothing was changed in it.`,
  damagedMeanwhile: (path: string) =>
    `The file ${path} is damaged, as a look at all of it has found. The server stops writing to it and ends.`,
  restoreFrom: (backups: readonly string[]) =>
    backups.length === 0
      ? ['There is no backup beside it.']
      : ['Backups, newest first:', ...backups.map(name => `  pareo restore ${name} --data NEW_FOLDER`)],
  tooNew: (schema: string) =>
    `The data was written by a newer version of the program (schema ${schema}). Install that one.`,
  migrationFailed: (step: string, message: string) =>
    `The data could not be brought to this version (step ${step}): ${message}. Nothing was changed; a backup was made before.`,
  noDatabase: (database: string, message: string) => `The database ${database} cannot be reached: ${message}`,
  processes: (count: number) => `${count} processes on one database.`,
  processEnded: 'A process ended; another one takes its place.',
  processStarted: (pid: number) => `Process ${pid} answers.`,
  processFailed: (seconds: number) => `A process did not start; the next try is in ${seconds} s.`,
  notReplaced: 'The new process did not start: those that answer go on.',
  portTaken: (port: number) => `Port ${port} is taken by another program. Name another one with --port.`,
  notAllowed: (message: string) => `Not allowed: ${message}`,
  fault: (message: string) => `A fault of the program: ${message}`,
};

const es: StartTexts = {
  running: address => `Pareo responde en ${address}`,
  welcome: address => `Abra este enlace una vez para entrar como propietario: ${address}`,
  data: folder => `Datos: ${folder}`,
  demo: address => `Un torneo para mirar, ronda 4 de 7: ${address}`,
  stop: 'Ctrl C lo termina.',
  stopping: 'Terminando: antes se escribe lo que está en curso.',
  noPassword: address =>
    `El propietario aún no tiene contraseña, así que el servidor solo responde a esta computadora. Defina una en ${address} (el botón con sus iniciales) e inicie de nuevo con --host.`,
  optionUnknown: option => `Opción desconocida: ${option}`,
  optionInvalid: (option, value) => `${option} no puede ser «${value}».`,
  folderInUse: (folder, pid, since, address) =>
    `La carpeta de datos ${folder} está en uso por ${pid === undefined ? 'otro proceso' : `el proceso ${pid}`}${since === undefined ? '' : ` desde ${since}`}${address === undefined ? '' : `, que responde en ${address}`}. Use ese, termínelo o indique otra carpeta con --data.`,
  damaged: path => `El archivo ${path} está dañado. No se cambió nada en él.`,
  damagedMeanwhile: path =>
    `El archivo ${path} está dañado: lo ha hallado la revisión completa. El servidor deja de escribir en él y termina.`,
  restoreFrom: backups =>
    backups.length === 0
      ? ['No hay ningún respaldo junto a él.']
      : [
          'Respaldos, del más nuevo al más viejo:',
          ...backups.map(name => `  pareo restore ${name} --data CARPETA_NUEVA`),
        ],
  tooNew: schema =>
    `Los datos se escribieron con una versión más nueva del programa (esquema ${schema}). Instale esa versión.`,
  migrationFailed: (step, message) =>
    `No se pudieron llevar los datos a esta versión (paso ${step}): ${message}. No se cambió nada; antes se hizo un respaldo.`,
  noDatabase: (database, message) => `No se puede llegar a la base de datos ${database}: ${message}`,
  processes: count => `${count} procesos sobre una base de datos.`,
  processEnded: 'Terminó un proceso; otro toma su lugar.',
  processStarted: pid => `El proceso ${pid} responde.`,
  processFailed: seconds => `Un proceso no arrancó; el próximo intento es en ${seconds} s.`,
  notReplaced: 'El proceso nuevo no arrancó: los que responden siguen.',
  portTaken: port => `El puerto ${port} está ocupado por otro programa. Indique otro con --port.`,
  notAllowed: message => `No permitido: ${message}`,
  fault: message => `Una falla del programa: ${message}`,
};

export const startTexts: Readonly<Record<'en' | 'es', StartTexts>> = { en, es };
