import type { JournalDamage } from '@pareo/host';
import { counted, type Same } from './both.ts';

type Damaged = JournalDamage['what'];

const en = {
  title: 'Backups',
  help: 'Each is a whole copy of every tournament on this server. Copy them to another disk between rounds.',
  make: 'Back up now',
  making: 'Backing up…',
  made: (size: string) => `Backup made, ${size}.`,
  empty: 'There is no backup here yet.',
  plan: {
    daily: 'One is made a day after the last one, if something has changed.',
    at: (times: string) => `Made every day at ${times} by the clock of the server, if something has changed.`,
    never:
      'None is made by itself: the database has its own. Start the server with --backup-at to have them here.',
    beforeRounds: 'Another before the first pairing of each round.',
    keep: (rounds: number | undefined, days: number, months: number) =>
      `Kept: ${rounds === undefined ? '' : `the last ${rounds} of each tournament, `}one of each of ${days} days and of ${months} months.`,
    failed: (when: string) =>
      `The backup that was due at ${when} failed. It is tried again every hour; the log says why.`,
  },
  when: 'Made',
  why: 'Why',
  size: 'Size',
  reasons: {
    asked: 'asked for',
    daily: 'daily',
    'before-deletion': 'before a deletion',
    'before-migration': 'before an update',
    other: (reason: string) => reason,
    round: (n: number) => `before round ${n}`,
  },
  download: 'Download',
  downloadOf: (when: string) => `Download the backup of ${when}`,
  restore: 'Restore as a copy…',
  restoreOf: (when: string) => `Restore the backup of ${when} as a copy`,
  restoreTitle: (when: string) => `Restore the backup of ${when}?`,
  restoreText:
    'Every tournament in it comes back as a copy, beside what is there. Nothing that is there changes.',
  restoreDo: 'Restore as a copy',
  notRestored: 'These could not be read and did not come back:',
  madeDamaged:
    'The backup was made, but these tournaments are damaged in it. The others are whole. Older whole backups stay here:',
  isDamaged: 'damaged: not every tournament in it is whole',
  damagedAt: (seq: number, what: Damaged = 'entry') =>
    what === 'attachment'
      ? `what is attached to entry ${seq} of its journal is damaged`
      : what === 'head'
        ? `its line in the list does not agree with its journal, whose last entry is ${seq}`
        : `entry ${seq} of its journal is damaged`,
  restored: (n: number) => `${counted(n, 'tournament is', 'tournaments are')} back as copies:`,
};

const es: Same<typeof en> = {
  title: 'Respaldos',
  help: 'Cada uno es una copia completa de todos los torneos de este servidor. Cópielos a otro disco entre rondas.',
  make: 'Respaldar ahora',
  making: 'Respaldando…',
  made: size => `Respaldo hecho, ${size}.`,
  empty: 'Aún no hay respaldos aquí.',
  plan: {
    daily: 'Se hace uno un día después del último, si algo cambió.',
    at: times => `Se hacen cada día a las ${times} según el reloj del servidor, si algo cambió.`,
    never:
      'Ninguno se hace solo: la base de datos tiene los suyos. Inicie el servidor con --backup-at para tenerlos aquí.',
    beforeRounds: 'Otro antes del primer emparejamiento de cada ronda.',
    keep: (rounds, days, months) =>
      rounds === undefined
        ? `Se conserva uno de cada uno de ${days} días y de ${months} meses.`
        : `Se conservan los últimos ${rounds} de cada torneo, uno de cada uno de ${days} días y de ${months} meses.`,
    failed: when =>
      `El respaldo que tocaba a las ${when} falló. Se intenta de nuevo cada hora; el registro dice por qué.`,
  },
  when: 'Hecho',
  why: 'Motivo',
  size: 'Tamaño',
  reasons: {
    asked: 'a petición',
    daily: 'diario',
    'before-deletion': 'antes de borrar un torneo',
    'before-migration': 'antes de una actualización',
    other: reason => reason,
    round: n => `antes de la ronda ${n}`,
  },
  download: 'Descargar',
  downloadOf: when => `Descargar el respaldo de ${when}`,
  restore: 'Restaurar como copia…',
  restoreOf: when => `Restaurar como copia el respaldo de ${when}`,
  restoreTitle: when => `¿Restaurar el respaldo de ${when}?`,
  restoreText:
    'Cada torneo del respaldo vuelve como copia, junto a lo que ya está. Nada de lo que está cambia.',
  restoreDo: 'Restaurar como copia',
  notRestored: 'Estos no se pudieron leer y no volvieron:',
  madeDamaged:
    'El respaldo se hizo, pero estos torneos están dañados en él. Los demás están íntegros. Los respaldos íntegros anteriores quedan aquí:',
  isDamaged: 'dañado: no todos sus torneos están íntegros',
  damagedAt: (seq, what) =>
    what === 'attachment'
      ? `lo adjunto a la entrada ${seq} de su bitácora está dañado`
      : what === 'head'
        ? `su línea en la lista no concuerda con su bitácora, cuya última entrada es la ${seq}`
        : `la entrada ${seq} de su bitácora está dañada`,
  restored: n => (n === 1 ? 'Volvió 1 torneo como copia:' : `Volvieron ${n} torneos como copias:`),
};

export const backups = { en, es };
