const texts = {
  time: 'Para 60 jugadas cada jugador tiene al menos 120 minutos si en la partida hay alguien de 2400 o más, 90 si hay alguien de 1800 o más, y si no, 60.',
  firstControl: 'Un primer control de tiempo que se cuenta en jugadas tiene al menos 30.',
  unplayed: 'Solo se valora la partida en la que ambos hicieron una jugada.',
  unratedInMatch: 'Un encuentro no se valora si uno de los dos no tiene Elo.',
  matchDecided: 'Las partidas que siguen a un encuentro ya decidido no se valoran.',
  differenceOfPercentage: 'La diferencia de Elo que corresponde a un porcentaje, según la tabla.',
  expected: 'La puntuación esperada en una partida según la diferencia de Elo, por la tabla.',
  firstRating:
    'El primer Elo es el promedio de los rivales y de dos más de 1800 con quienes se empata, más la diferencia del porcentaje; como máximo 2200.',
  change:
    'La variación es K por la suma de los puntos menos los esperados, en las partidas contra rivales con Elo.',
  k: 'K es 10 para quien alguna vez llegó a 2400; 40 hasta fin del año de los 18 años por debajo de 2300, y hasta completar 30 partidas; si no, 20.',
  rounding: 'La variación se redondea al entero; medio punto, alejándose de cero.',
  always: 'Una diferencia de más de 400 cuenta como 400.',
} as const;

/** B.02 y lo que se muestra junto al Elo. */
export const ratingRules: Readonly<Record<string, string>> = {
  'b02.1.1': texts.time,
  'b02.1.2': texts.firstControl,
  'b02.5.1': texts.unplayed,
  'b02.6.1': texts.unratedInMatch,
  'b02.6.2': texts.matchDecided,
  'b02.7.1.2': 'La lista dice el Elo, la K y el número de partidas de cada jugador.',
  'b02.7.1.4': 'Un primer Elo pide cinco partidas contra rivales con Elo.',
  'b02.7.2.1': 'Por debajo de 1400 no se tiene Elo.',
  'b02.8.1.1': texts.differenceOfPercentage,
  'b02.8.1.2': texts.expected,
  'b02.8.2': texts.firstRating,
  'b02.8.2.1': 'A quien no tiene Elo no se le cuenta un primer torneo sin ningún punto.',
  'b02.8.3': texts.change,
  'b02.8.3.3': texts.k,
  'b02.8.3.4': texts.rounding,
  'b02-rb.5.1': texts.unplayed,
  'b02-rb.6.1': texts.unratedInMatch,
  'b02-rb.6.2': texts.matchDecided,
  'b02-rb.7.1.1': texts.differenceOfPercentage,
  'b02-rb.7.1.2': texts.expected,
  'b02-rb.7.2': texts.firstRating,
  'b02-rb.7.3': texts.change,
  'b02-rb.7.3.3': texts.k,
  'b02-rb.7.3.4': texts.rounding,
  'b02-rb.1.1.1': 'Rápido: cada jugador tiene más de 10 y menos de 60 minutos para 60 jugadas.',
  'b02-rb.1.1.2': 'Blitz: cada jugador tiene más de 3 y como máximo 10 minutos para 60 jugadas.',
  'b02-rb.1.2': 'Ambos jugadores tienen el mismo tiempo, o la partida no se valora.',
  'b02-rb.7.2.1': 'Quien no tiene Elo en esta lista usa el estándar, y cuenta como jugador con Elo.',
  'b02-rb-2024-12.7.3.1':
    'No se valora una partida con 600 o más de diferencia si uno de los dos tiene más de 2600.',
  'b02-2022-01.8.3.1':
    'Una diferencia de más de 400 cuenta como 400; al más fuerte, una sola vez por torneo, en la mayor diferencia.',
  'b02-2024-03.8.3.1': texts.always,
  'b02-rb-2024-03.7.3.1': texts.always,
  'b02-2025-10.8.3.1':
    'A quien tiene menos de 2650 una diferencia de más de 400 le cuenta como 400; desde 2650 cuenta la verdadera.',
  'b02-700.8.3.3':
    'Si K por el número de partidas pasa de 700, K es el mayor entero que no lo deja pasar de 700.',
  'ratings.performance':
    'El promedio redondeado de los rivales con Elo contra quienes se jugó, más la diferencia del porcentaje hecho.',
  'ratings.perfect-performance':
    'El menor Elo cuya puntuación esperada contra los rivales con Elo alcanza la que se hizo.',
};
