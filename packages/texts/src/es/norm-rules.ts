/** B.01, lo que hace una norma. */
export const normRules: Readonly<Record<string, string>> = {
  'b01-2024.1.4.1': 'Una norma tiene al menos nueve partidas.',
  'b01-2024.1.4.1b':
    'Bastan siete partidas en campeonatos mundiales o continentales por equipos, ocho en una Copa del Mundo.',
  'b01-2024.1.4.1c':
    'De nueve rondas bastan ocho partidas y una victoria por incomparecencia o un bye asignado, si todo se cumple en las ocho; cuentan como nueve.',
  'b01-2024.1.4.1d': 'Cada punto entero por encima de lo necesario cuenta como una partida más.',
  'b01-2024.1.4.1e':
    'Las partidas posteriores a la norma pueden no contarse, salvo que los emparejamientos fueran fijos.',
  'b01-2024.1.4.1f': 'Las partidas ganadas pueden no contarse, si quedan partidas y rivales suficientes.',
  'b01-2024.1.4.2a': 'No cuentan los rivales que no son de una federación de la FIDE.',
  'b01-2024.1.4.2b':
    'En una liga no cuentan los rivales sin Elo que no hicieron ningún punto contra los que lo tienen.',
  'b01-2024.1.4.2c': 'No cuentan las partidas que no se jugaron en el tablero.',
  'b01-2024.1.4.2c.last-round':
    'Si el rival de la última ronda no llegó y la partida hacía falta, la norma vale si se podía haber perdido.',
  'b01-2024.1.4.3': 'Los rivales son de al menos dos federaciones distintas de la del jugador.',
  'b01-2024.1.4.4.own': 'Como máximo tres quintos de los rivales son de la federación del jugador.',
  'b01-2024.1.4.4.one': 'Como máximo dos tercios de los rivales son de una misma federación.',
  'b01-2024.1.4.5a': 'Al menos la mitad de los rivales tiene título; CM y WCM no cuentan.',
  'b01-2024.1.4.5b': 'Para una norma de GM al menos un tercio de los rivales, y tres, son GM.',
  'b01-2024.1.4.5c': 'Para una norma de IM al menos un tercio de los rivales, y tres, son IM o GM.',
  'b01-2024.1.4.5d': 'Para una norma de WGM al menos un tercio de los rivales, y tres, son WGM, IM o GM.',
  'b01-2024.1.4.5e':
    'Para una norma de WIM al menos un tercio de los rivales, y tres, son WIM, WGM, IM o GM.',
  'b01-2024.1.4.5f': 'En una liga a doble vuelta basta la mitad de ese número de rivales distintos.',
  'b01-2024.1.4.6': 'El rival más bajo se sube al Elo del título; los demás sin Elo cuentan 1400.',
  'b01-2024.1.4.8a': 'El promedio de los rivales es al menos el del título.',
  'b01-2024.1.4.8b': 'Se hace al menos el 35 % de los puntos.',
  'b01-2024.1.4.8': 'El rendimiento es al menos el del título.',
  'b01-2024.1.4.3d':
    'En un suizo con veinte extranjeros con Elo de tres federaciones en cada ronda, diez de ellos GM, IM, WGM o WIM, no hacen falta rivales extranjeros.',
  'b01-2024.1.4.3a': 'La final de un campeonato nacional no pide rivales extranjeros.',
  'b01-2024.1.4.3b': 'Un campeonato nacional por equipos no pide rivales extranjeros.',
  'b01-2024.1.4.3c': 'Un torneo zonal o subzonal no pide rivales extranjeros.',
};
