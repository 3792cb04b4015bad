import type { SystemOptionTexts, SystemTexts } from '../system-texts.ts';

export const systems: SystemTexts = {
  'dutch-2026': {
    name: 'Sistema FIDE (holandés)',
    purpose: 'Suizo para abiertos de cualquier tamaño: las reglas vigentes desde el 1 de febrero de 2026',
  },
  'dutch-2017': { name: 'Sistema FIDE (holandés)', purpose: 'Suizo con las reglas de 2017 a 2026' },
  'dutch-1998': { name: 'Sistema holandés', purpose: 'Suizo basado en el Elo, con las reglas de 1998' },
  'lim-1999': { name: 'Sistema Lim', purpose: 'Suizo que empareja hacia el grupo de puntuación mediano' },
  'dubov-2026': {
    name: 'Sistema Dubov',
    purpose: 'Suizo que iguala el Elo medio de los rivales: las reglas vigentes',
  },
  'dubov-1997': {
    name: 'Sistema Dubov',
    purpose: 'Suizo que iguala el Elo medio de los rivales, con las reglas de 1997',
  },
  'burstein-2026': {
    name: 'Sistema Burstein',
    purpose: 'Suizo ordenado por la fuerza de los rivales anteriores: las reglas vigentes',
  },
  'burstein-2017': {
    name: 'Sistema Burstein',
    purpose: 'Suizo ordenado por la fuerza de los rivales anteriores, con las reglas de 2017',
  },
  harkness: { name: 'Sistema Harkness', purpose: 'Suizo con las reglas de color de Harkness' },
  'double-swiss-2026': {
    name: 'Sistema suizo doble',
    purpose:
      'Suizo en el que cada ronda es un encuentro de dos partidas, con los colores invertidos en la segunda',
  },
  'team-swiss-2026': {
    name: 'Sistema suizo por equipos',
    purpose: 'Suizo en el que los equipos se enfrentan en encuentros de varios tableros: las reglas vigentes',
  },
  'scrabble-swiss': {
    name: 'Suizo para Scrabble',
    purpose:
      'Suizo para Scrabble: se enfrentan quienes llevan las mismas victorias, mitad superior de la lista contra mitad inferior',
  },
  'king-of-the-hill': {
    name: 'Rey de la Colina',
    purpose: 'Primero contra segundo, tercero contra cuarto: las últimas rondas de un torneo de Scrabble',
  },
  berger: { name: 'Todos contra todos (Berger)', purpose: 'Cada quien juega una vez con todos los demás' },
  'double-berger': {
    name: 'Todos contra todos a doble vuelta (Berger)',
    purpose: 'Cada quien juega dos veces con todos los demás',
  },
  'team-berger': {
    name: 'Todos contra todos por equipos (Berger)',
    purpose: 'Cada equipo se enfrenta una vez a todos los demás',
  },
  'team-double-berger': {
    name: 'Todos contra todos por equipos a doble vuelta (Berger)',
    purpose: 'Cada equipo se enfrenta dos veces a todos los demás',
  },
  scheveningen: {
    name: 'Scheveningen',
    purpose: 'Dos equipos: cada jugador se enfrenta a todos los del otro equipo',
  },
  wimbledon: {
    name: 'Eliminatoria (Wimbledon)',
    purpose: 'El ganador pasa a la siguiente ronda; byes para los primeros cabezas de serie',
  },
};

export const systemOptions: SystemOptionTexts = {
  'odd-groups':
    'grupo con número impar: se le sube el primero del siguiente (raise) o baja al último suyo (drop)',
  'group-order': 'orden de los grupos: desde el más alto, o el sistema práctico, de los extremos al centro',
  'bye-to': 'el bye, entre los de la puntuación más baja: al de menor Elo o por sorteo',
  unfinished: 'partidas inconclusas, solo para emparejar: un punto a cada uno, o tablas',
  adjudicated: 'resultados que el director da a partidas inconclusas, solo para emparejar: 3-12 1-0, 7-5 =',
  'clashing-colours':
    'dos jugadores a los que toca el mismo color: primero se igualan las blancas y negras de cada quien y después deciden las rondas nones y pares; o estas de inmediato',
  'card-numbers': 'números de las tarjetas: como están escritos, o por Elo',
  estimates: 'Elo provisional de quienes no tienen: 4: 1800, 12: 1650',
  excused:
    'a quiénes acepta el árbitro la excusa por no haber venido: números de jugadores, all (todos) o none (ninguno)',
  'colour-preferences':
    'preferencias de color de los equipos: tipo A, tipo B (también las débiles) o ninguna (C.04.6, 1.7)',
  'primary-score':
    'la puntuación con la que se emparejan los equipos: puntos de encuentro o puntos de partida',
  'secondary-score': 'si la otra puntuación decide cuál es el primer equipo al dar los colores',
  'provisional-rating': 'el Elo de quien no tiene',
  'maxi-tournament':
    'Maxitorneo (más participantes que 2 elevado al número de rondas), con los límites de 100 puntos Elo: por su tamaño, sí o no',
  'opponents-of-floaters':
    'con quién juega un flotante al emparejar hacia abajo: el de mayor rango (C.04.4.3 hasta 2026) o el de menor (C.04.2 de 1999); hacia arriba, al revés',
  'no-compatriots':
    'campeonatos juveniles: en las tres últimas rondas no se emparejan dos de la misma federación con más del 50 %',
  numbers: 'números de la tabla: los de los jugadores',
  lot: 'el sorteo: un texto anunciado por el árbitro; el mismo texto da el mismo sorteo',
  'swap-last-two-rounds': 'las dos últimas rondas de la primera vuelta cambian de lugar',
  cycles: 'cuántas veces se juega la tabla: la segunda, con los colores invertidos',
  seeding: 'orden del cuadro: por Elo, o por los números iniciales',
  groups: 'partes del cuadro, cada una con su cabeza de serie',
  games: 'partidas de un encuentro',
  'tie-breaks': 'qué decide un encuentro empatado, en orden',
  'third-place': 'si quienes pierden las semifinales juegan por el tercer lugar',
  'unrated-rating': 'el Elo de quien no tiene; con 0 se coloca cerca de la mitad de la lista',
  gibson: 'regla de Gibson: quien ya es campeón juega con el primer ubicado sin posibilidades de premio',
  'gibson-settled-places':
    'regla de Gibson también para los demás lugares con premio ya definidos, no solo para el campeón',
  prizes: 'para la regla de Gibson: cuántos lugares tienen premio o clasifican a otro torneo',
  'maximum-spread':
    'para la regla de Gibson, si el spread es el primer desempate: lo máximo que puede dar una partida; con 0, a igual cantidad de victorias el lugar sigue en disputa',
  'virtual-point': 'si la mitad superior tiene un punto virtual en las dos primeras rondas',
};
