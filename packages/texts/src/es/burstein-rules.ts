/** C.04.4.2, ediciones de 2026 y 2017. */
export const bursteinRules: Readonly<Record<string, string>> = {
  'burstein-2026.1.6':
    'La primera mitad de las rondas, cuatro como máximo, son rondas de siembra: se emparejan por el sistema FIDE (holandés).',
  'burstein-2026.1.8':
    'Los jugadores se ordenan por Buchholz, luego por Sonneborn-Berger y luego por número de emparejamiento; la puntuación no interviene.',
  'burstein-2026.C1': 'Dos participantes no se enfrentan más de una vez.',
  'burstein-2026.C2':
    'Quien ya tuvo el bye asignado por el emparejamiento, o en una sola ronda obtuvo sin jugar tantos puntos como por una victoria, no recibe el bye.',
  'burstein-2026.C3': 'Dos jugadores con la misma preferencia absoluta de color no se enfrentan.',
  'burstein.forbidden-pair': 'Las bases del torneo excluyen esta pareja en esta ronda.',
  'burstein-2026.compatriots':
    'En campeonatos juveniles, durante las tres últimas rondas, no se emparejan entre sí miembros de una misma federación en grupos de puntuación de más del 50 %.',
  'burstein-2017.compatriots':
    'En campeonatos juveniles, durante las tres últimas rondas, no se emparejan entre sí miembros de una misma federación en grupos de puntuación de más del 50 %.',
  'burstein-2017.no-show':
    'Quien se ausenta sin avisar se da por retirado, salvo que la ausencia se explique con argumentos válidos antes de publicarse el siguiente emparejamiento.',
  'burstein-2026.C4':
    'Siempre debe existir un emparejamiento legal para todos los jugadores aún no emparejados.',
  'burstein-2026.C5': 'Minimizar el número de flotantes que salen del grupo.',
  'burstein-2026.C6': 'Minimizar, en orden descendente, la puntuación de los flotantes que salen del grupo.',
  'burstein-2026.C7':
    'Elegir los flotantes de modo que el siguiente grupo cumpla lo mejor posible de C1 a C6.',
  'burstein-2026.C8': 'Minimizar el número de jugadores que no reciben su preferencia de color.',
  'burstein-2026.3.1.2': 'El bye es para un jugador que permita emparejar por completo a todos los demás.',
  'burstein-2026.3.1.3': 'El bye es para la puntuación más baja.',
  'burstein-2026.3.1.4': 'El bye es, entre los de puntuación más baja, para quien ha jugado más partidas.',
  'burstein-2026.3.1.5': 'El bye es, entre iguales, para el último en el orden de clasificación.',
  'burstein-2026.4.3':
    'El primero del orden se enfrenta al último, el segundo al penúltimo, y así sucesivamente; flotar viene al final.',
  'burstein-2026.5.2.1':
    'Si ninguno ha jugado todavía, el mejor clasificado lleva el color inicial si su número de emparejamiento es impar; si no, el contrario.',
  'burstein-2026.5.2.2': 'Conceder las dos preferencias de color.',
  'burstein-2026.5.2.3': 'Conceder la preferencia de color más fuerte.',
  'burstein-2026.5.2.4': 'Alternar los colores de la última vez que uno llevó blancas y el otro negras.',
  'burstein-2026.5.2.5': 'Conceder la preferencia de color del jugador mejor clasificado.',
  'burstein-2017.3.1': 'Dos jugadores que ya se han enfrentado no vuelven a hacerlo.',
  'burstein-2017.3.2':
    'Los jugadores de un grupo, incluidos los flotantes, se ordenan por Sonneborn-Berger, Buchholz, mediana y Elo.',
  'burstein-2017.3.3':
    'En las dos primeras rondas se añade un punto virtual a la mitad superior de la clasificación inicial.',
  'burstein-2017.4.1': 'Quien ha recibido un punto sin jugar no recibe el bye.',
  'burstein-2017.4.2': 'El bye es para el jugador del grupo más bajo con el Sonneborn-Berger más bajo.',
  'burstein-2017.4.3':
    'El bye es, entre los de Sonneborn-Berger más bajo del grupo más bajo, para el Buchholz más bajo, y así sucesivamente.',
  'burstein-2017.5.1':
    'En la primera ronda el número 1 y los demás impares de la mitad superior llevan el color sorteado.',
  'burstein-2017.5.2':
    'La diferencia entre partidas con negras y con blancas no será mayor que 2 ni menor que −2.',
  'burstein-2017.5.3': 'Un jugador no tendrá el mismo color tres veces seguidas.',
  'burstein-2017.5.4.1': 'Conceder las dos preferencias de color.',
  'burstein-2017.5.4.2': 'Igualar el número de partidas jugadas con blancas y con negras.',
  'burstein-2017.5.4.3': 'Alternar los colores de la última ronda en que uno llevó blancas y el otro negras.',
  'burstein-2017.5.4.4': 'Conceder la preferencia del jugador con mayor Sonneborn-Berger.',
  'burstein-2017.5.4.5': 'Conceder la preferencia del jugador con mayor Buchholz, y así sucesivamente.',
  'burstein-2017.6.1':
    'En cada grupo el más alto se enfrenta al más bajo con quien no ha jugado, el segundo al penúltimo, y así sucesivamente; flotar viene al final.',
  'burstein-2017.6.3':
    'Quien queda sin pareja en un grupo impar flota al siguiente, siempre que no haya flotado desde otro grupo.',
  'burstein-2017.6.5': 'En cada grupo el mayor número de jugadores cumple su preferencia de color.',
  'burstein-2017.6.6':
    'Un flotante que no puede emparejarse en el siguiente grupo vuelve al suyo y se busca la siguiente combinación; si quedan dos jugadores en ambos grupos, los dos se consideran uno solo.',
};
