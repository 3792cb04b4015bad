import type { HARKNESS_RULES } from '@pareo/engine/systems/harkness';

/** Sistema Harkness Mejorado (FENAMAC). */
export const harknessRules: Readonly<Record<(typeof HARKNESS_RULES)[number]['key'], string>> = {
  'harkness.III': 'A quien se le haya dado un bye, por ningún motivo debe dársele otro.',
  'harkness.III.lot':
    'Si el número de jugadores es impar, el bye se da por sorteo a uno de los empatados con la puntuación más baja.',
  'harkness.IV.never-twice':
    'Dos jugadores no se enfrentan más de una vez en un solo torneo: es la regla principal.',
  'harkness.forbidden-pair': 'Las bases del torneo excluyen esta pareja en esta ronda.',
  'harkness.compatriots':
    'En campeonatos juveniles, durante las tres últimas rondas, no se emparejan entre sí miembros de una misma federación en grupos de puntuación de más del 50 %.',
  'harkness.IV.equal-scores':
    'Los jugadores de igual puntuación se emparejan entre sí siempre que sea posible.',
  'harkness.V':
    'Quien no puede emparejarse en su propio grupo se empareja con uno del grupo más próximo que sea posible; la prioridad es siempre de los de más alta puntuación.',
  'harkness.VIII': 'Cada jugador recibe blancas y negras alternativamente.',
  'harkness.4':
    'Si el número de jugadores es impar, el bye es para la puntuación más baja y, en ella, para el Elo más bajo.',
  'harkness.5':
    'En la primera ronda los de la mitad superior juegan con los de la mitad inferior: el primero con blancas contra el primero, el segundo con negras contra el segundo, y así sucesivamente.',
  'harkness.6.halves':
    'Cada grupo se divide por número en dos mitades: el primero de la superior juega con el primero de la inferior, y así sucesivamente.',
  'harkness.6.raised':
    'Al grupo con número impar se sube al jugador de Elo más alto del siguiente grupo, que se añade en el último lugar.',
  'harkness.6.dropped': 'El grupo con número impar baja a su jugador de Elo más bajo al siguiente grupo.',
  'harkness.6.exchange':
    'Si a los dos les tocó el mismo color, la tarjeta de la mitad inferior se cambia con la siguiente, o con la que sigue, hasta que no se repita el color.',
  'harkness.8':
    'Si los colores no pueden alternar, se iguala el número de veces que cada jugador ha llevado blancas y negras.',
  'harkness.6.odd-and-even':
    'Si los colores no pueden alternar, en rondas nones lleva blancas el mayor Elo y en rondas pares lleva negras.',
  'harkness.7':
    'Sistema práctico: se empareja primero el grupo más alto, luego el más bajo, el segundo, el penúltimo y así hasta los centrales.',
  'harkness.9.withdrawn':
    'Quien pierde una partida por no asistir, sin informar al director que jugará la próxima ronda, se considera retirado.',
  'harkness.VI': 'Quien por cualquier motivo haya faltado a dos rondas debe ser excluido del torneo.',
};
