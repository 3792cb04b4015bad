import type { DUBOV_1997_RULES, DUBOV_2026_RULES } from '@pareo/engine/systems/dubov';

type DubovKey = (typeof DUBOV_1997_RULES | typeof DUBOV_2026_RULES)[number]['key'];

/** C.04.4.1, ediciones de 2026 y 1997. */
export const dubovRules: Readonly<Record<DubovKey, string>> = {
  'dubov-2026.C1': 'Dos participantes no se enfrentan más de una vez.',
  'dubov-2026.C2':
    'Quien ya tuvo el bye asignado por el emparejamiento, o en una sola ronda obtuvo sin jugar tantos puntos como por una victoria, no recibe el bye.',
  'dubov-2026.C3': 'Dos jugadores con la misma preferencia absoluta de color no se enfrentan.',
  'dubov-2026.forbidden-pair': 'Las bases del torneo excluyen esta pareja en esta ronda.',
  'dubov-2026.compatriots':
    'En campeonatos juveniles, durante las tres últimas rondas, no se emparejan entre sí miembros de una misma federación en grupos de puntuación de más del 50 %.',
  'dubov-2026.C4':
    'Para quienes faltan por emparejar debe existir siempre un emparejamiento que cumpla los criterios absolutos.',
  'dubov-2026.C5': 'Minimizar el número de flotantes ascendentes.',
  'dubov-2026.C6':
    'Minimizar, en orden descendente, las diferencias de puntuación en las parejas con flotantes ascendentes: suben quienes tienen más puntos.',
  'dubov-2026.C7': 'Minimizar el número de jugadores que no reciben su preferencia de color.',
  'dubov-2026.C8':
    'Salvo en la última ronda, minimizar el número de flotantes ascendentes que ya lo fueron el máximo de veces.',
  'dubov-2026.C9':
    'Salvo en la última ronda, minimizar las veces que flota hacia arriba quien ya lo hizo el máximo de veces.',
  'dubov-2026.C10':
    'Salvo en la última ronda, minimizar el número de flotantes ascendentes que ya flotaron hacia arriba en la ronda anterior.',
  'dubov-2026.3.1.2': 'El bye es para alguien sin quien todos los demás pueden emparejarse.',
  'dubov-2026.3.1.3': 'El bye es para quien tiene la puntuación más baja.',
  'dubov-2026.3.1.4': 'Con puntuaciones iguales, el bye es para quien ha jugado más partidas.',
  'dubov-2026.3.1.5':
    'Con puntuaciones y partidas iguales, el bye es para quien tiene el número de emparejamiento más alto.',
  'dubov-2026.3.2.1':
    'Suben tantos flotantes como hacen falta, y no más, para emparejar legalmente a los residentes del grupo de puntuación.',
  'dubov-2026.3.2.4.1':
    'Si jugadores del subgrupo menor han de enfrentarse entre sí, uno de cada una de esas parejas pasa al otro subgrupo.',
  'dubov-2026.3.2.4.2': 'Pasan jugadores del subgrupo mayor al menor hasta que ambos sean iguales.',
  'dubov-2026.3.2.6':
    'El primero de S1, por Elo medio de los rivales ascendente, juega con el primero de G2, por número de emparejamiento, el segundo con el segundo, y así sucesivamente.',
  'dubov-2026.4.2':
    'Entre conjuntos de flotantes iguales según los criterios vale el primero: por puntuación descendente y luego por número de emparejamiento ascendente.',
  'dubov-2026.4.3':
    'Entre conjuntos de jugadores que cambian de subgrupo vale el primero, numerados desde el centro de su lista hacia fuera: quienes prefieren blancas por Elo medio de los rivales ascendente, quienes prefieren negras por número de emparejamiento ascendente.',
  'dubov-2026.4.4':
    'Transposiciones de G2 en el orden de los números de emparejamiento: la primera que deja a cada jugador de S1 un rival legal.',
  'dubov-2026.5.2.1':
    'Si ninguno ha jugado: si el mejor clasificado tiene número de emparejamiento impar recibe el color inicial; si no, el contrario.',
  'dubov-2026.5.2.2': 'Conceder ambas preferencias de color.',
  'dubov-2026.5.2.3': 'Conceder la preferencia de color más fuerte.',
  'dubov-2026.5.2.4': 'Alternar los colores de la última vez en que uno tuvo blancas y el otro negras.',
  'dubov-2026.5.2.5': 'Conceder la preferencia de color del mejor clasificado.',

  'dubov-1997.b': 'Dos jugadores no juegan entre sí más de una vez.',
  'dubov-1997.d':
    'Quien ya recibió un bye por emparejamiento, o ganó porque su oponente no llegó a tiempo, no recibe el bye por emparejamiento.',
  'dubov-1997.f-g':
    'Nadie llega a una diferencia de color mayor de 2 ni recibe el mismo color tres veces consecutivas.',
  'dubov-1997.forbidden-pair': 'Las bases del torneo excluyen esta pareja en esta ronda.',
  'dubov-1997.compatriots':
    'En campeonatos juveniles, durante las tres últimas rondas, no se emparejan entre sí miembros de una misma federación en grupos de puntuación de más del 50 %.',
  'dubov-1997.no-show':
    'Quien se ausenta sin avisar se da por retirado, salvo que la ausencia se explique con argumentos válidos antes de publicarse el siguiente emparejamiento.',
  'dubov-1997.3.1': 'Asignar a ambos el color que les corresponde.',
  'dubov-1997.3.2': 'Igualar el número de partidas jugadas con blancas y con negras.',
  'dubov-1997.3.3':
    'Alternar el color de ambos según la primera diferencia en su historial, desde la ronda anterior hasta la primera.',
  'dubov-1997.3.4': 'Blancas para quien tiene el ARO más alto.',
  'dubov-1997.3.5': 'Blancas para quien tiene el Elo más bajo.',
  'dubov-1997.2.1':
    'Salvo en la última ronda, nadie es transferido a un grupo superior dos veces seguidas ni más de tres veces (cuatro si hay más de nueve rondas).',
  'dubov-1997.4':
    'El bye es para el jugador de Elo más bajo del grupo de puntuación más bajo; con igual Elo, para quien prefiere el color dominante, y luego para el de ARO más alto.',
  'dubov-1997.5':
    'Primera ronda: el primero de la mitad superior de la lista juega con el primero de la inferior, y así sucesivamente; el último de un número impar recibe el bye.',
  'dubov-1997.5.colours':
    'Primera partida: el color de una pareja se sortea; los de número impar llevan el color del primero y los de número par, el contrario.',
  'dubov-1997.6.2':
    'Quienes deben jugar con blancas, por ARO ascendente, se emparejan fila por fila con quienes deben jugar con negras, por Elo descendente.',
  'dubov-1997.6.3':
    'Si una fila no puede ser, el de blancas juega con el siguiente de negras posible; si no queda ninguno, se modifican las filas anteriores, y al final su rival es otro de blancas.',
  'dubov-1997.6.4':
    'Quienes no pueden emparejarse en su grupo de puntuación pasan al siguiente inferior; primero quienes no eran flotantes y pueden emparejarse en él.',
  'dubov-1997.7.1':
    'Para quien no tiene rival posible en su grupo se transfiere a uno del siguiente grupo inferior posible: de preferencia de color contraria, de mayor Elo y de menor ARO.',
  'dubov-1997.7.2':
    'A un grupo impar se transfiere a uno del siguiente grupo inferior posible: de preferencia contraria al color dominante, de mayor Elo y de menor ARO.',
  'dubov-1997.7.3':
    'Si sobran jugadores de blancas, los de ARO más bajo pasan a contarse entre los de negras.',
  'dubov-1997.7.4':
    'Si sobran jugadores de negras, los de ARO más alto pasan a contarse entre los de blancas.',
  'dubov-1997.8.2':
    'Un flotante juega con quien tiene el Elo más alto y, si es posible, la preferencia de color contraria; entre iguales, con el de menor ARO.',
  'dubov-1997.9':
    'Lo que la letra no resuelve se resuelve según el espíritu de los principios básicos: ningún paso puede dejar a los demás sin un emparejamiento legal.',
};
