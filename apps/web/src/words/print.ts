import type { Same } from './both.ts';

const en = {
  title: 'Print',
  options: 'How',
  round: 'Round',
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'Letter' },
  large: 'Large type',
  language: 'Language of the lists',
  languages: { es: 'Español', en: 'English' },
  slips: 'Slips per page',
  sets: 'In one go',
  setNames: {
    wall: 'For the wall',
    tables: 'For the tables',
    after: 'After the round',
    end: 'At the end',
  },
  lists: 'One list',
  open: 'Open PDF',
  nothing: 'There is nothing to print yet: this list needs a paired round.',
  draft: 'This round is not published: every page says so.',
  unavailable: 'Lists are printed where a server runs.',
};

const es: Same<typeof en> = {
  title: 'Imprimir',
  options: 'Cómo',
  round: 'Ronda',
  paper: 'Papel',
  papers: { a4: 'A4', letter: 'Carta' },
  large: 'Letra grande',
  language: 'Idioma de las listas',
  languages: { es: 'Español', en: 'English' },
  slips: 'Papeletas por hoja',
  sets: 'De una vez',
  setNames: {
    wall: 'Para el muro',
    tables: 'Para las mesas',
    after: 'Después de la ronda',
    end: 'Al final',
  },
  lists: 'Una lista',
  open: 'Abrir PDF',
  nothing: 'Aún no hay qué imprimir: esta lista necesita una ronda emparejada.',
  draft: 'Esta ronda no está publicada: cada página lo dice.',
  unavailable: 'Las listas se imprimen donde hay un servidor.',
};

export const print = { en, es };
