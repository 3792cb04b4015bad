import type { DUTCH_2017_RULES, DUTCH_2026_RULES } from '@pareo/engine/systems/dutch';

type DutchRuleKey = (typeof DUTCH_2026_RULES | typeof DUTCH_2017_RULES)[number]['key'];

/** C.04.3, ediciones de 2026 y 2017. */
export const dutchRules: Readonly<Record<DutchRuleKey, string>> = {
  'dutch-2026.C1': 'Dos participantes no se enfrentan más de una vez.',
  'dutch-2026.C2':
    'Quien ya tuvo el bye asignado por el emparejamiento, o en una sola ronda obtuvo sin jugar tantos puntos como por una victoria, no recibe el bye.',
  'dutch-2026.C3':
    'Quienes no son mejores clasificados y tienen la misma preferencia absoluta de color no se enfrentan.',
  'dutch.forbidden-pair': 'Las bases del torneo excluyen esta pareja en esta ronda.',
  'dutch-2026.compatriots':
    'En campeonatos juveniles, durante las tres últimas rondas, no se emparejan entre sí miembros de una misma federación en grupos de puntuación de más del 50 %.',
  'dutch-2017.compatriots':
    'En campeonatos juveniles, durante las tres últimas rondas, no se emparejan entre sí miembros de una misma federación en grupos de puntuación de más del 50 %.',
  'dutch-2017.no-show':
    'Quien se ausenta sin avisar se da por retirado, salvo que la ausencia se explique con argumentos válidos antes de publicarse el siguiente emparejamiento.',
  'dutch-2026.C4':
    'Elegir el conjunto de flotantes descendentes de modo que el emparejamiento de la ronda pueda completarse.',
  'dutch-2026.C5': 'Minimizar la puntuación de quien recibe el bye.',
  'dutch-2026.C6': 'Minimizar el número de flotantes descendentes.',
  'dutch-2026.C7': 'Minimizar, en orden descendente, la puntuación de los flotantes descendentes.',
  'dutch-2026.C8':
    'Elegir el conjunto de flotantes descendentes de modo que el siguiente grupo cumpla lo mejor posible de C1 a C7.',
  'dutch-2026.C9': 'Minimizar el número de partidas no jugadas de quien recibe el bye.',
  'dutch-2026.C10':
    'Minimizar el número de mejores clasificados, o rivales suyos, con una diferencia de color mayor que +2 o menor que −2.',
  'dutch-2026.C11':
    'Minimizar el número de mejores clasificados, o rivales suyos, con el mismo color tres veces seguidas.',
  'dutch-2026.C12': 'Minimizar el número de jugadores que no reciben su preferencia de color.',
  'dutch-2026.C13': 'Minimizar el número de jugadores que no reciben su preferencia fuerte de color.',
  'dutch-2026.C14':
    'Minimizar el número de flotantes descendentes residentes que ya flotaron hacia abajo en la ronda anterior.',
  'dutch-2026.C15':
    'Minimizar el número de rivales de jugadores descendidos que ya flotaron hacia arriba en la ronda anterior.',
  'dutch-2026.C16':
    'Minimizar el número de flotantes descendentes residentes que ya flotaron hacia abajo dos rondas antes.',
  'dutch-2026.C17':
    'Minimizar el número de rivales de jugadores descendidos que ya flotaron hacia arriba dos rondas antes.',
  'dutch-2026.C18':
    'Minimizar, en orden descendente, la diferencia de puntuación de los jugadores descendidos que ya flotaron hacia abajo en la ronda anterior.',
  'dutch-2026.C19':
    'Minimizar, en orden descendente, la diferencia de puntuación de los rivales de jugadores descendidos que ya flotaron hacia arriba en la ronda anterior.',
  'dutch-2026.C20':
    'Minimizar, en orden descendente, la diferencia de puntuación de los jugadores descendidos que ya flotaron hacia abajo dos rondas antes.',
  'dutch-2026.C21':
    'Minimizar, en orden descendente, la diferencia de puntuación de los rivales de jugadores descendidos que ya flotaron hacia arriba dos rondas antes.',
  'dutch-2026.1.5':
    'Si el número de participantes por emparejar es impar, uno recibe el bye asignado por el emparejamiento.',
  'dutch-2026.3.3':
    'El primero de S1 se empareja con el primero de S2, el segundo con el segundo, y así sucesivamente.',
  'dutch-2026.4.2': 'Transposiciones de S2, en el orden lexicográfico de los números de secuencia del grupo.',
  'dutch-2026.4.3':
    'Intercambios entre el S1 y el S2 originales: el menor número de jugadores y luego la menor diferencia de números.',
  'dutch-2026.4.4':
    'El conjunto de jugadores descendidos que se emparejan es el primero válido; los demás quedan en el limbo.',
  'dutch-2026.5.2.1': 'Conceder las dos preferencias de color.',
  'dutch-2026.5.2.2':
    'Conceder la preferencia de color más fuerte; si ambas son absolutas, la de mayor diferencia de color.',
  'dutch-2026.5.2.3': 'Alternar los colores de la última vez que uno llevó blancas y el otro negras.',
  'dutch-2026.5.2.4': 'Conceder la preferencia de color del participante mejor clasificado.',
  'dutch-2026.5.2.5':
    'Si el participante mejor clasificado tiene número de emparejamiento impar, lleva el color inicial; si no, el contrario.',
  'dutch-2017.C.1': 'Dos jugadores no se enfrentan más de una vez.',
  'dutch-2017.C.2':
    'Quien ya tuvo el bye asignado por el emparejamiento, o ganó porque su rival no llegó a tiempo, no recibe el bye.',
  'dutch-2017.C.3':
    'Quienes no son mejores clasificados y tienen la misma preferencia absoluta de color no se enfrentan.',
  'dutch-2017.C.4':
    'Si el grupo actual es el penúltimo: elegir el conjunto de flotantes descendentes que completa la ronda.',
  'dutch-2017.C.5': 'Maximizar el número de parejas.',
  'dutch-2017.C.6': 'Minimizar la diferencia de puntuación del emparejamiento.',
  'dutch-2017.C.7':
    'Elegir los flotantes descendentes de modo que en el siguiente grupo haya el mayor número de parejas y luego la menor diferencia de puntuación.',
  'dutch-2017.C.8':
    'Minimizar el número de mejores clasificados, o rivales suyos, con una diferencia de color mayor que +2 o menor que −2.',
  'dutch-2017.C.9':
    'Minimizar el número de mejores clasificados, o rivales suyos, con el mismo color tres veces seguidas.',
  'dutch-2017.C.10': 'Minimizar el número de jugadores que no reciben su preferencia de color.',
  'dutch-2017.C.11': 'Minimizar el número de jugadores que no reciben su preferencia fuerte de color.',
  'dutch-2017.C.12':
    'Minimizar el número de jugadores que flotan hacia abajo igual que en la ronda anterior.',
  'dutch-2017.C.13':
    'Minimizar el número de jugadores que flotan hacia arriba igual que en la ronda anterior.',
  'dutch-2017.C.14': 'Minimizar el número de jugadores que flotan hacia abajo igual que dos rondas antes.',
  'dutch-2017.C.15': 'Minimizar el número de jugadores que flotan hacia arriba igual que dos rondas antes.',
  'dutch-2017.C.16':
    'Minimizar la diferencia de puntuación de quienes flotan hacia abajo igual que en la ronda anterior.',
  'dutch-2017.C.17':
    'Minimizar la diferencia de puntuación de quienes flotan hacia arriba igual que en la ronda anterior.',
  'dutch-2017.C.18':
    'Minimizar la diferencia de puntuación de quienes flotan hacia abajo igual que dos rondas antes.',
  'dutch-2017.C.19':
    'Minimizar la diferencia de puntuación de quienes flotan hacia arriba igual que dos rondas antes.',
  'dutch-2017.A.5': 'Si el número de jugadores por emparejar es impar, uno del último grupo recibe el bye.',
  'dutch-2017.B.3':
    'El primero de S1 se empareja con el primero de S2, el segundo con el segundo, y así sucesivamente.',
  'dutch-2017.D.1': 'Transposiciones de S2, en el orden lexicográfico de los números de secuencia del grupo.',
  'dutch-2017.D.2':
    'Intercambios entre el S1 y el S2 originales: el menor número de jugadores y luego la menor diferencia de números.',
  'dutch-2017.D.3':
    'Los jugadores descendidos se intercambian entre S1 y el limbo: primero las puntuaciones más altas y los números más bajos.',
  'dutch-2017.E.1': 'Conceder las dos preferencias de color.',
  'dutch-2017.E.2':
    'Conceder la preferencia de color más fuerte; si ambas son absolutas, la de mayor diferencia de color.',
  'dutch-2017.E.3': 'Alternar los colores de la última ronda en que uno llevó blancas y el otro negras.',
  'dutch-2017.E.4': 'Conceder la preferencia de color del jugador mejor clasificado.',
  'dutch-2017.E.5':
    'Si el jugador mejor clasificado tiene número de emparejamiento impar, lleva el color inicial; si no, el contrario.',
};
