import type { RatedPlayer } from '../rated-player.ts';

export const PLAYERS: readonly RatedPlayer[] = [
  {
    id: 1503014,
    name: 'Carlsen, Magnus',
    federation: 'NOR',
    sex: 'm',
    title: 'GM',
    born: 1990,
    standard: 2839,
    rapid: 2824,
    blitz: 2881,
  },
  {
    id: 5100001,
    name: 'Garcia Lopez, Maria Jose',
    federation: 'MEX',
    sex: 'w',
    title: 'WFM',
    born: 2001,
    standard: 1985,
  },
  { id: 5100002, name: 'Garcia, Juan', federation: 'MEX', sex: 'm', rapid: 1500 },
  { id: 5100003, name: 'Nunez & Sons, Jose', federation: 'ESP', sex: 'm', born: 1970 },
  { id: 99, name: 'Anand', federation: 'IND', sex: 'm' },
];

/** A list of a federation as a spreadsheet writes it: one of FIDE's players under another spelling, and one whom FIDE does not know. */
export const NATIONAL_CSV = [
  'Clave;Apellidos;Nombre;Elo nacional;Rápidas;Nacimiento;Sexo;ID FIDE',
  'M-17;García López;María José;2010;1950;2001-05-17;F;5100001',
  'M-18;"Peña; hijo";Raúl;1622,5;;1999;M;',
  'M-19;García;Juan;1444;;;M;',
  '',
].join('\r\n');

export const NATIONAL_COLUMNS = 'nationalId,name,given,standard,rapid,born,sex,fideId';
