import type { Language } from './language.ts';

/** Why somebody has no opponent in a round. */
export type AbsenceKind = 'pairing-bye' | 'rest' | 'full' | 'half' | 'zero' | 'knocked-out' | 'absent';

/** As lists on the wall say it: on paper and on public pages. */
export const absences: Readonly<Record<Language, Readonly<Record<AbsenceKind, string>>>> = {
  en: {
    'pairing-bye': 'bye',
    rest: 'free this round',
    full: 'full-point bye, asked',
    half: 'half-point bye, asked',
    zero: 'zero-point bye, asked',
    'knocked-out': 'knocked out',
    absent: 'not playing',
  },
  es: {
    'pairing-bye': 'bye',
    rest: 'descansa',
    full: 'bye de un punto, solicitado',
    half: 'bye de medio punto, solicitado',
    zero: 'bye de cero puntos, solicitado',
    'knocked-out': 'eliminado',
    absent: 'no juega',
  },
};
