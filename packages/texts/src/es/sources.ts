import type { SourceTexts } from '../sources.ts';

export const sources: SourceTexts = {
  'fide-2026': {
    title: 'Manual de la FIDE, C.04 y C.07',
    year: '2026',
    known: 'El reglamento vigente desde el 1 de febrero de 2026; se cita solo por capítulo: C.04.3, 2.1.1.',
  },
  'fide-2017': {
    title: 'Manual de la FIDE, C.04',
    year: '2017',
    known:
      'El reglamento hasta el 31 de enero de 2026, en su traducción al español: reglas básicas, sistema holandés aprobado en Bakú en 2016, Dubov (Asamblea General de 1997), Burstein, Lim (1987 a 1999) y aceleración Bakú. Se cita con el año: C.04.4.1 (1997), 7.1.',
  },
  'fide-1999': {
    title: 'Sistema Suizo FIDE, C.04.2',
    year: '1987-1999',
    known:
      'Aprobado por la Asamblea General de 1987 y corregido en 1988, 1989, 1997 y 1998 y por el Comité Ejecutivo de 1999; traducción al español. El sistema Lim con los desempates, las incorporaciones tardías y los campeonatos juveniles de esos años.',
  },
  manual: {
    title: 'Manual mexicano',
    year: '1998 o posterior',
    known:
      'Un manual para árbitros, sin autor ni fecha: Suizo por rating (el sistema holandés de esos años), tablas Berger, grupos de Belgrado, Wimbledon, tablas Scheveningen y el anexo de la FIDE de 1998 sobre desempates.',
  },
  fenamac: {
    title: 'FENAMAC, Harkness mejorado',
    year: 'sin fecha',
    known:
      'Instructivo de la Federación Nacional de Ajedrez de México para torneos por sistema suizo, oficial en sus torneos, con las reglas I a IX que lo preceden en el mismo libro.',
  },
  scrabble: {
    title: 'Scrabble: Suizo, Rey de la Colina, regla de Gibson',
    year: '2010 o posterior',
    known:
      'Una página sobre los torneos de la FISE, que adoptó el Rey de la Colina en 2010; sin números: sus párrafos se cuentan bajo cada título.',
  },
};

/** Words of articles, the longer ones first. */
export const articleWords: readonly (readonly [string, string])[] = [
  ['Mexican manual, Swiss by rating', 'Manual mexicano, Suizo por rating'],
  ['Mexican manual, Round-robin', 'Manual mexicano, Round-Robin'],
  ['Mexican manual, Belgrade', 'Manual mexicano, Belgrado'],
  ['Mexican manual', 'Manual mexicano'],
  ['FENAMAC, Improved Harkness', 'FENAMAC, Harkness mejorado'],
  ['FIDE annex of 1998', 'Anexo FIDE de 1998'],
  ['FIDE Competition Rules, Appendix 1', 'Reglas de competición FIDE, apéndice 1'],
  ['Appendix 1', 'Apéndice 1'],
  ['Scrabble, Swiss', 'Scrabble, Suizo'],
  ['Scrabble, tie-breaks', 'Scrabble, sistemas de desempate'],
  ['King of the Hill', 'Rey de la Colina'],
  ['Gibson’s rule', 'regla de Gibson'],
  ['withdrawal from a round robin', 'abandono de una liga'],
  ['the text does not say', 'el texto no lo dice'],
  ['Shared place', 'Lugar compartido'],
  ['Drawing of lots', 'Sorteo'],
  ['Order by hand', 'Orden a mano'],
  ['Points', 'Puntos'],
  [', note', ', nota'],
  ['rules of the tournament', 'bases del torneo'],
  ['Round-robin tables', 'Tablas de Round-Robin'],
  ['Regulation ', 'Reglamentación '],
  ['Introduction', 'Introducción'],
  [', 4, 6 or 8 boards', ', 4, 6 u 8 tableros'],
  [', other numbers of boards', ', otros tableros'],
  [', second cycle', ', segunda vuelta'],
  [', absence', ', ausencia'],
  [', arbiter', ', árbitro'],
  [', without playing', ', sin jugar'],
  [', third place', ', tercer lugar'],
  ['Tie-break, more games', 'Desempate, más partidas'],
  ['Tie-break, draws with Black', 'Desempate, tablas con negras'],
  ['Tie-break, wins with Black', 'Desempate, victorias con negras'],
  ['Tie-break, better seeded', 'Desempate, mejor sembrado'],
  ['Tie-break, worse seeded', 'Desempate, peor sembrado'],
  ['Swiss ', 'Suizo '],
  ['Start ', 'Salida '],
];
