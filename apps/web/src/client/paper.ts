export type Paper = 'a4' | 'letter';

/** Where sheets are Letter (carta): most of America. */
const LETTER = [
  'US',
  'CA',
  'MX',
  'GT',
  'SV',
  'HN',
  'NI',
  'CR',
  'PA',
  'DO',
  'PR',
  'CO',
  'VE',
  'CL',
  'PH',
  '419',
];

/** The sheets of a region: nobody in Mexico has A4 in the printer. */
export const paperOf = (locale: string): Paper => {
  const region = locale.split('-').at(-1)?.toUpperCase() ?? '';
  return LETTER.includes(region) ? 'letter' : 'a4';
};
