import { TITLES, type Title } from './player.ts';

/**
 * How the titles of FIDE are written where English is not spoken, in small letters without accents: abbreviations of Spanish, French,
 * German, Italian and Portuguese lists, and the words in full where they cannot mean another title. Titles of a federation
 * (MN, maestro nacional) are none of these.
 */
const ELSEWHERE: Readonly<Record<Title, readonly string[]>> = {
  GM: [
    'gmi',
    'igm',
    'gran maestro',
    'grand maitre',
    'grand maitre international',
    'grossmeister',
    'grandmaster',
  ],
  IM: [
    'mi',
    'maestro internacional',
    'maitre international',
    'internationaler meister',
    'international master',
  ],
  WGM: [
    'gmf',
    'gmif',
    'gran maestra femenina',
    'grand maitre feminin',
    'grossmeisterin',
    'woman grandmaster',
  ],
  FM: ['mf', 'maestro fide', 'maitre fide', 'fide meister', 'fide master'],
  WIM: ['mif', 'wmi', 'maestra internacional femenina', 'woman international master'],
  CM: ['candidato a maestro', 'candidat maitre', 'candidate master'],
  WFM: ['mff', 'wmf', 'maestra fide femenina', 'woman fide master'],
  WCM: ['cmf', 'wmc', 'candidata a maestra femenina', 'woman candidate master'],
};

const BY_WRITTEN: ReadonlyMap<string, Title> = new Map(
  TITLES.flatMap(title =>
    [title.toLowerCase(), ...ELSEWHERE[title]].map((text): [string, Title] => [text, title]),
  ),
);

/** The title of FIDE that a text says; undefined: it says none. */
export const titleIn = (text: string): Title | undefined =>
  BY_WRITTEN.get(
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .replaceAll('ß', 'ss')
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  ) ?? BY_WRITTEN.get(text.toLowerCase().replace(/[^a-z]/g, ''));
