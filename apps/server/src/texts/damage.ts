import type { Damage } from '../storage/seals.ts';

/** Where a journal is damaged; without a full stop. */
export const damageTexts: Readonly<Record<'en' | 'es', (damage: Damage) => string>> = {
  en: ({ seq, what }) => {
    switch (what) {
      case 'entry':
        return `Entry ${seq} is missing or not what was sealed`;
      case 'attachment':
        return `What is attached to entry ${seq} is missing or not what was sealed`;
      case 'head':
        return `Its line in the list does not agree with its journal, whose last entry is ${seq}`;
    }
  },
  es: ({ seq, what }) => {
    switch (what) {
      case 'entry':
        return `La entrada ${seq} falta o no es la que se selló`;
      case 'attachment':
        return `Lo adjunto a la entrada ${seq} falta o no es lo que se selló`;
      case 'head':
        return `Su línea en la lista no concuerda con su bitácora, cuya última entrada es la ${seq}`;
    }
  },
};
