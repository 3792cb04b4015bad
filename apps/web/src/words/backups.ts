import { counted, type Same } from './both.ts';

const en = {
  title: 'Backups',
  help: 'A whole copy of every tournament on this server. One is made by itself before the first pairing of each round; copy them to another disk between rounds.',
  make: 'Back up now',
  making: 'Backing up…',
  made: (size: string) => `Backup made, ${size}.`,
  empty: 'There is no backup yet. The first one is made before round 1 is paired.',
  notYours: 'Backups belong to the owner of this server.',
  when: 'Made',
  why: 'Why',
  size: 'Size',
  reasons: {
    asked: 'asked for',
    daily: 'daily',
    'before-deletion': 'before a deletion',
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
  restored: (n: number) => `${counted(n, 'tournament is', 'tournaments are')} back as copies:`,
};

const es: Same<typeof en> = {
  title: 'Respaldos',
  help: 'Una copia completa de todos los torneos de este servidor. Se hace sola antes del primer emparejamiento de cada ronda; cópiela a otro disco entre rondas.',
  make: 'Respaldar ahora',
  making: 'Respaldando…',
  made: size => `Respaldo hecho, ${size}.`,
  empty: 'Aún no hay respaldos. El primero se hace antes de emparejar la ronda 1.',
  notYours: 'Los respaldos son de quien administra este servidor.',
  when: 'Hecho',
  why: 'Motivo',
  size: 'Tamaño',
  reasons: {
    asked: 'a petición',
    daily: 'diario',
    'before-deletion': 'antes de borrar un torneo',
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
  restored: n => (n === 1 ? 'Volvió 1 torneo como copia:' : `Volvieron ${n} torneos como copias:`),
};

export const backups = { en, es };
