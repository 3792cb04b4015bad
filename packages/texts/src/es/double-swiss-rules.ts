import type { DOUBLE_SWISS_2026_RULES } from '@pareo/engine/systems/double-swiss';

type DoubleSwissKey = (typeof DOUBLE_SWISS_2026_RULES)[number]['key'];

/** C.04.5, edición de 2026. */
export const doubleSwissRules: Readonly<Record<DoubleSwissKey, string>> = {
  'double-swiss-2026.C1': 'Dos jugadores no se enfrentan en más de un encuentro.',
  'double-swiss-2026.forbidden': 'Las bases del torneo excluyen esta pareja en esta ronda.',
  'double-swiss-2026.compatriots':
    'En campeonatos juveniles, durante las tres últimas rondas, no se emparejan entre sí miembros de una misma federación en grupos de puntuación de más del 50 %.',
  'double-swiss-2026.C2':
    'Quien ya tuvo el bye asignado por el emparejamiento, ganó un encuentro por incomparecencia o recibió un bye de punto entero no recibe el bye.',
  'double-swiss-2026.C3': 'Quienes faltan por emparejar deben poder emparejarse todavía.',
  'double-swiss-2026.C4': 'Minimizar el número de flotantes ascendentes.',
  'double-swiss-2026.C5':
    'Minimizar las diferencias de puntuación en las parejas con flotantes ascendentes, primero la mayor.',
  'double-swiss-2026.C6':
    'Elegir los flotantes ascendentes de modo que el grupo de la puntuación siguiente pueda cumplir C1, C3 y C4.',
  'double-swiss-2026.C7':
    'Salvo en la última ronda, minimizar el número de flotantes ascendentes que flotaron en la ronda anterior.',
  'double-swiss-2026.C8':
    'Salvo en la última ronda, minimizar el número de rivales de flotantes ascendentes que flotaron en la ronda anterior.',
  'double-swiss-2026.3.4.2': 'El bye es para quien tiene la puntuación más baja.',
  'double-swiss-2026.3.4.3': 'Con puntuaciones iguales, el bye es para quien ha jugado más encuentros.',
  'double-swiss-2026.3.4.4':
    'Con puntuaciones y encuentros iguales, el bye es para quien tiene el número de emparejamiento más alto.',
  'double-swiss-2026.3.5.4':
    'Los conjuntos de flotantes ascendentes se prueban en el orden de sus números de emparejamiento.',
  'double-swiss-2026.3.6':
    'Los emparejamientos de un grupo se prueban en el orden de los números de sus miembros superiores y después de los inferiores.',
  'double-swiss-2026.4.3.1':
    'Si ninguno ha jugado un encuentro, el de mejor clasificación recibe el color inicial si su número de emparejamiento es impar, y el otro color si es par.',
  'double-swiss-2026.4.3.2': 'Dar las blancas a quien las ha tenido menos veces.',
  'double-swiss-2026.4.3.3':
    'Alternar los colores del encuentro más reciente en que uno tuvo blancas y el otro negras.',
  'double-swiss-2026.4.3.4':
    'Alternar el color que tuvo el de mejor clasificación en su último encuentro jugado.',
  'double-swiss-2026.4.3.5': 'Alternar el color que tuvo el rival en su último encuentro jugado.',
};
