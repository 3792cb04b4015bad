import { language } from './preferences.svelte.ts';

/** `dutch-2026` as people say it: the name of the system and its edition. */
const NAMES: Readonly<Record<string, { readonly en: string; readonly es: string }>> = {
  dutch: { en: 'Dutch', es: 'Holandés' },
  burstein: { en: 'Burstein', es: 'Burstein' },
  dubov: { en: 'Dubov', es: 'Dubov' },
  lim: { en: 'Lim', es: 'Lim' },
  harkness: { en: 'Harkness', es: 'Harkness' },
  'scrabble-swiss': { en: 'Scrabble Swiss', es: 'Suizo de Scrabble' },
  'king-of-the-hill': { en: 'King of the Hill', es: 'Rey de la Colina' },
  berger: { en: 'Round robin', es: 'Todos contra todos' },
  'double-berger': { en: 'Double round robin', es: 'Todos contra todos, doble' },
  'berger-double': { en: 'Double round robin', es: 'Todos contra todos, doble' },
  'team-berger': { en: 'Round robin of teams', es: 'Todos contra todos por equipos' },
  'team-double-berger': { en: 'Double round robin of teams', es: 'Todos contra todos por equipos, doble' },
  scheveningen: { en: 'Scheveningen', es: 'Scheveningen' },
  'double-swiss': { en: 'Double-Swiss', es: 'Suizo doble' },
  'team-swiss': { en: 'Swiss for teams', es: 'Suizo por equipos' },
  wimbledon: { en: 'Knock-out', es: 'Eliminatoria' },
};

export const systemName = (id: string): string => {
  const edition = /-(\d{4})$/.exec(id)?.[1];
  const base = edition === undefined ? id : id.slice(0, -5);
  const name = NAMES[base]?.[language()] ?? NAMES[id]?.[language()] ?? id;
  return edition === undefined ? name : `${name} ${edition}`;
};
