/** C.07, las dos ediciones que comparten el texto. */
const C07: Readonly<Record<string, string>> = {
  '4.2':
    'Se clasifica por el primer desempate de la lista; cada subgrupo que siga empatado, por el siguiente.',
  '6.1': 'Los puntos de las partidas entre los empatados dan una clasificación aparte.',
  '6.1.1': 'Una partida decidida por incomparecencia no cuenta entre los empatados.',
  '6.1.2': 'Quienes se enfrentaron más de una vez cuentan el promedio de esas partidas.',
  '6.2':
    'Todos los empatados se enfrentaron: la clasificación aparte los ordena, y otra vez a los que sigan empatados.',
  '6.3':
    'No todos se enfrentaron: quien queda solo en cabeza, resulten como resulten las partidas que faltan, va primero, y así sucesivamente.',
  '7.1': 'Rondas en que se obtuvieron los puntos de una victoria, jugando o sin jugar.',
  '7.2': 'Partidas ganadas sobre el tablero.',
  '7.3': 'Partidas jugadas sobre el tablero con negras.',
  '7.4': 'Partidas ganadas sobre el tablero con negras.',
  '7.5': 'La suma de la puntuación después de cada ronda.',
  '7.6': 'Rondas menos byes de medio punto, byes de cero puntos y derrotas por incomparecencia.',
  '7.7':
    'Uno por cada ronda con más puntos que el rival asignado, o que unas tablas sin jugar; medio si son iguales.',
  '7.8': 'El número de emparejamiento, de menor a mayor.',
  '8.1': 'La suma de la puntuación de los rivales.',
  '8.2': 'El promedio del Buchholz de los rivales con los que se jugó sobre el tablero.',
  '8.3': 'Buchholz como si todas las partidas emparejadas de la última ronda hubieran sido tablas.',
  '9.1': 'La suma de la puntuación de cada rival por los puntos obtenidos contra él.',
  '9.2': 'Los puntos obtenidos contra quienes llegaron al menos a la mitad de la puntuación máxima.',
  '10': 'Los desempates por Elo no se usan si participan jugadores sin Elo, salvo que se anuncie uno para ellos.',
  '10.1': 'El Elo promedio de los rivales con los que se jugó sobre el tablero.',
  '10.2': 'El Elo promedio de los rivales más la diferencia que corresponde al porcentaje obtenido.',
  '10.3': 'El Elo más bajo cuya puntuación esperada contra los mismos rivales alcanza la obtenida.',
  '10.4': 'El rendimiento promedio de los rivales con los que se jugó sobre el tablero.',
  '10.5': 'El rendimiento perfecto promedio de los rivales con los que se jugó sobre el tablero.',
  '10.6': 'El Elo, de mayor a menor.',
  '11.1': 'Puntos de encuentro por el resultado del encuentro; puntos de partida, la suma de sus tableros.',
  '12': 'En los tableros, una incomparecencia cuenta como resultado normal y el bye asignado como victoria en todos.',
  '12.1': 'La suma de los puntos de cada tablero por su número; cuanto menor, mejor.',
  '12.2': 'Los puntos del primer tablero; luego los del siguiente.',
  '12.3': 'Los puntos sin el último tablero; luego sin uno más.',
  '13.1': 'La puntuación que no es la principal.',
  '13.2': 'La suma de la puntuación de cada equipo rival por la obtenida contra él.',
  '13.3': 'Encuentro directo con la puntuación principal; si no deshace ningún empate, con la secundaria.',
  '13.3.2': 'Dos equipos iguales en ambas puntuaciones de su encuentro: deciden sus tableros.',
  '13.4': 'La puntuación secundaria más el Buchholz de la principal dividido entre un factor.',
  '14.1': 'Se quita el valor menos significativo.',
  '14.1.1': 'Lo que se quita es del rival con la puntuación más baja; si hay varios, el producto más bajo.',
  '14.3': 'Se quita el valor más significativo, después de los más bajos.',
  '14.5': 'El límite de la mitad de la puntuación máxima se mueve por medios puntos.',
  '15.2': 'Cuando las parejas se conocen de antemano, las incomparecencias cuentan como partidas normales.',
  '16.2.1': 'Bye asignado o de un punto: partida contra un rival ficticio con la puntuación propia.',
  '16.2.2': 'Victoria por incomparecencia: partida contra un rival ficticio con la puntuación propia.',
  '16.2.3':
    'Bye solicitado antes de una ronda posterior que cuenta: partida contra un rival ficticio con la puntuación propia.',
  '16.2.4': 'Derrota por incomparecencia: partida contra un rival ficticio con la puntuación propia.',
  '16.2.5':
    'Bye solicitado al que solo siguen ausencias voluntarias: rival ficticio con la puntuación propia.',
  '16.3': 'La puntuación ajustada de un rival con el que se jugó sobre el tablero.',
  '16.3.2':
    'Los byes solicitados a los que solo siguen ausencias voluntarias cuentan como tablas para los rivales.',
  '16.4.1':
    'El rival ficticio de una incomparecencia no suma más que la puntuación ajustada del rival asignado.',
  '16.4.2': 'El rival ficticio de cualquier otra ronda no jugada no suma más que tablas en todas las rondas.',
  '16.5':
    'En vez del valor menos significativo se quita la aportación más baja de una ronda no jugada por voluntad propia.',
  P: 'Por las bases del torneo, una incomparecencia cuenta como jugada contra el rival asignado.',
};

/** El anexo de 1998 y otros textos, por la clave de la regla. */
const OTHERS: Readonly<Record<string, string>> = {
  'tiebreaks-1998.1':
    'Una partida no jugada cuenta, sea cual sea su resultado, como tablas contra uno mismo.',
  'tiebreaks-1998.1b': 'En el progresivo y en Koya solo cuenta el resultado, jugado o no.',
  'tiebreaks-1998.2.1.1': 'La suma de la puntuación después de cada ronda.',
  'tiebreaks-1998.2.1.1.1': 'Se quita la puntuación de una o más rondas, desde la primera.',
  'tiebreaks-1998.2.1.2':
    'Dos puntos por más de la mitad de los tableros, uno por la mitad, ninguno por menos.',
  'tiebreaks-1998.2.1.3': 'Los puntos obtenidos contra quienes lograron la mitad de los puntos o más.',
  'tiebreaks-1998.2.1.3.1':
    'Koya extendido, paso a paso, a grupos de puntuación por debajo de la mitad de los puntos.',
  'tiebreaks-1998.2.1.4': 'Si todos los empatados se enfrentaron, deciden los puntos de esas partidas.',
  'tiebreaks-1998.2.1.5': 'El número de partidas ganadas.',
  'tiebreaks-1998.2.2.1.1': 'La suma de la puntuación de los rivales.',
  'tiebreaks-1998.2.2.1.2': 'Buchholz menos la puntuación más alta y la más baja.',
  'tiebreaks-1998.2.2.1.3': 'Buchholz menos las dos puntuaciones más altas y las dos más bajas.',
  'tiebreaks-1998.2.2.1.4': 'Buchholz menos la puntuación más baja.',
  'tiebreaks-1998.2.2.1.5': 'Buchholz menos las dos puntuaciones más bajas.',
  'tiebreaks-1998.2.2.1.6': 'La suma del Buchholz de los rivales.',
  'tiebreaks-1998.2.2.2.1':
    'La puntuación de los rivales vencidos y la mitad de la de aquellos con los que se entabló.',
  'tiebreaks-1998.2.2.2.2': 'La puntuación de cada equipo rival por la obtenida contra él.',
  'tiebreaks-1998.2.3.1': 'La suma del Elo de los rivales dividida entre el número de rondas.',
  'tiebreaks-1998.2.3.1.1': 'El promedio sin uno o más Elo, desde el más bajo.',
  'tiebreaks-1998.2.3.2': 'Rendimiento, contando como 350 una diferencia de más de 350 puntos.',
  'tiebreaks-1998.3.game-points':
    'Los equipos se clasifican primero por puntos de juego: la suma de los puntos de los tableros.',
  'tiebreaks-1998.3': 'En un torneo solo debe usarse una de las tres clases de desempate.',
  'seed-000.16a':
    'La suma del Elo de los rivales sin el más bajo; si sigue el empate, sin el siguiente, y así sucesivamente.',
  'seed-000.16b':
    'El progresivo; si sigue el empate, sin la primera ronda, luego sin la segunda, y así sucesivamente.',
  'seed-001.F10': 'Para el primer lugar, el mejor resultado en las partidas entre los empatados.',
  'seed-004.buchholz': 'La suma de las partidas ganadas por todos los rivales.',
  'seed-004.median': 'La misma suma sin el mejor ni el peor rival.',
  'seed-004.spread': 'Puntos de Scrabble hechos menos puntos de Scrabble recibidos.',
  'general-regulations.withdrawal':
    'Quien deja un todos contra todos con menos de la mitad de sus partidas sigue en el cuadro; nada suyo cuenta.',
  'seed-001.stage':
    'Quien gana un encuentro sigue y quien lo pierde queda fuera: los lugares siguen la etapa alcanzada y dentro de una etapa se comparten, salvo que las reglas del torneo digan un orden.',
  'seed-001.by-group': 'Cada grupo es un torneo por sí mismo y tiene su propia clasificación.',
  'standings.shared': 'Nada en la lista de desempates separa a los dos: comparten el lugar.',
  'standings.points': 'Los puntos obtenidos en el torneo.',
  'standings.lots': 'El empate que queda se decide por sorteo.',
  'standings.manual': 'El orden que dio el árbitro.',
};

export const tiebreakRules: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(C07).flatMap(([article, text]) =>
      ['c07-2026', 'c07-2024'].map(edition => [`${edition}.${article}`, text]),
    ),
  ),
  ...OTHERS,
};
