import type { LIM_RULES } from '@pareo/engine/systems/lim';

type LimKey = (typeof LIM_RULES)[number]['key'];

/** C.04.4.3, sistema Lim. */
export const limRules: Readonly<Record<LimKey, string>> = {
  'lim-1999.1.1':
    'El bye por emparejamiento se otorga al jugador de clasificación más baja del grupo de puntuación más bajo.',
  'lim-1999.2.1':
    'Dos jugadores que aún no se han enfrentado son compatibles, siempre que la pareja no dé a ninguno el mismo color por tercera vez consecutiva ni tres partidas más con un color que con el otro.',
  'lim-1999.2.2':
    'El emparejamiento empieza por el grupo superior y baja hasta el mediano; sigue con el grupo más bajo y sube hasta el mediano; el grupo mediano, con la mitad de los puntos posibles, se empareja al final y en sentido descendente.',
  'lim-1999.2.3.a': 'El jugador que ya jugó con todos los de su grupo se transfiere al grupo contiguo.',
  'lim-1999.2.3.b':
    'El jugador que ha tenido dos partidas más con un color que con el otro y no encuentra en el grupo un adversario compatible que le deje un color permitido se transfiere al grupo contiguo.',
  'lim-1999.2.3.c':
    'El jugador que ha tenido el mismo color en las dos últimas rondas y no encuentra en el grupo un adversario compatible que le deje alternar se transfiere al grupo contiguo.',
  'lim-1999.2.3.d':
    'Se transfiere un jugador al grupo contiguo cuando hay que hacer par el número de jugadores.',
  'lim-1999.2.4':
    'Los jugadores del grupo se ordenan por número de emparejamiento y los de la mitad superior se emparejan provisionalmente con los de la mitad inferior.',
  'lim-1999.2.6':
    'Si el grupo mediano no puede emparejarse, se amplía paso a paso: si hay más flotantes descendentes que ascendentes se deshace la siguiente pareja de los grupos inferiores; si no, la de los superiores; sus jugadores son flotantes adicionales.',
  'lim-1999.3.2':
    'El flotante pasa al siguiente grupo inferior al emparejar hacia abajo y al siguiente superior al emparejar hacia arriba. Para hacer par un grupo se elige a quien tiende a igualar los números de jugadores de cada color; si son iguales, al de menor clasificación hacia abajo y al de mayor hacia arriba. En Maxitorneos el elegido dista de ese jugador 100 puntos de Elo o menos; si no, flota ese jugador.',
  'lim-1999.3.3':
    'Si puede elegirse quién flota hacia abajo, es el de menor clasificación entre quienes tienen adversario compatible en el grupo inferior, excluidos los adversarios de otros flotantes con más puntos o números mayores (más cercanos al 1).',
  'lim-1999.3.4':
    'Si puede elegirse quién flota hacia arriba, es el de mayor clasificación entre quienes tienen adversario compatible en el grupo superior, excluidos los adversarios de otros flotantes con menos puntos o números menores (más lejanos del 1).',
  'lim-1999.3.5':
    'Un flotante propuesto sin adversario compatible en el grupo contiguo se intercambia, si es posible, por otro de su grupo; si no, flota al grupo siguiente.',
  'lim-1999.3.6.1':
    'De varios flotantes descendentes de un grupo se empareja primero el de mayor número de emparejamiento (el más cercano al 1).',
  'lim-1999.3.6.2': 'De flotantes descendentes de varios grupos se empareja primero el del grupo más alto.',
  'lim-1999.3.6.3':
    'En la mitad superior y en el grupo mediano se empareja primero a los flotantes descendentes, luego a los ascendentes y luego a los demás.',
  'lim-1999.3.7.1':
    'De varios flotantes ascendentes de un grupo se empareja primero el de menor número de emparejamiento (el más lejano del 1).',
  'lim-1999.3.7.2': 'De flotantes ascendentes de varios grupos se empareja primero el del grupo más bajo.',
  'lim-1999.3.8':
    'Hacia abajo, el flotante juega con el jugador disponible de mayor clasificación al que corresponde el color contrario; hacia arriba, con el de menor. En Maxitorneos los adversarios solo se intercambian para esto si distan 100 puntos de Elo o menos.',
  'lim-1999.10.8':
    'Al emparejar en sentido descendente, el flotante se empareja con el jugador disponible de menor rango de entre los que les corresponde el color contrario; en sentido ascendente, con el de mayor rango; en los Maxitorneos, los rivales se intercambian para ello solo dentro de 100 puntos.',
  'lim-1999.3.9':
    'Los flotantes se eligen evitando, en este orden: a quien ya había flotado al grupo y no tiene adversario compatible en el contiguo (a), a quien había flotado y lo tiene (b), a quien no lo tiene (c).',
  'lim-1999.3.10':
    'Quien flotó en la ronda anterior no flota por 2.3.d, siempre que no resulten flotantes de los tipos a, b o c ni se reduzca el número de parejas del grupo.',
  'lim-1999.4.2':
    'Los adversarios del jugador revisado se prueban en orden: los de la otra mitad y luego los de la suya desde el más cercano a ella.',
  'lim-1999.4.4':
    'Los intercambios deben dejar con adversario compatible a quienes ya se revisaron y al grupo con tantas parejas como admita; quien queda sin adversario flota.',
  'lim-1999.5.1':
    'A cada jugador se le asigna, por intercambios si es posible, el color que le permite alternar, y al final de cada ronda par ha tenido los dos colores igual número de veces.',
  'lim-1999.5.1.a': 'A nadie se le asigna el mismo color en tres rondas consecutivas.',
  'lim-1999.5.1.b': 'Nadie tiene tres partidas más con un color que con el otro.',
  'lim-1999.5.2':
    'Una vez compatibles las parejas, una segunda revisión intercambia adversarios para que cada quien reciba, si es posible, el color que le corresponde.',
  'lim-1999.5.3': 'Quien ha tenido el mismo color en las dos rondas anteriores debe cambiar de color.',
  'lim-1999.5.4':
    'Si a ambos corresponde el mismo color, alternan los de la última ronda en que sus colores no coincidieron; con historiales idénticos recibe el suyo el de mayor rango en el grupo mediano y los superiores, y el de menor rango en los inferiores.',
  'lim-1999.5.5':
    'En rondas impares cada jugador recibe, si es posible, el color que lo deja con una sola partida más de un color que del otro.',
  'lim-1999.5.6':
    'En rondas pares cada jugador recibe, si es posible, el color que iguala; si ambos necesitan el mismo, deciden los historiales como en 5.4.',
  'lim-1999.5.7':
    'En Maxitorneos solo se intercambian adversarios por los colores si sus Elo difieren en 100 puntos o menos.',
  'lim-1999.6':
    'En la última ronda emparejar la misma o más cercana puntuación tiene preferencia sobre los colores, aunque alguien tenga el mismo color tres veces seguidas o tres partidas más con un color que con el otro.',
  'lim-1999.7.1': 'En la primera ronda, si el número de jugadores es impar, recibe el bye el de menor rango.',
  'lim-1999.7.2':
    'El color del número 1 se sortea; en la primera ronda los demás impares de la mitad superior llevan el mismo color y los pares el contrario.',
  'lim-1999.8.3':
    'En la segunda ronda se empareja primero el grupo más alto (1 punto), después el más bajo (0 puntos) y al final el mediano (medio punto).',
  'lim-1999.C.04.1.d':
    'Quien ya tuvo el bye por emparejamiento, o ganó porque su oponente no llegó a tiempo, no recibe el bye.',
  'lim-1999.forbidden-pair': 'Las bases del torneo excluyen esta pareja en esta ronda.',
  'lim-1999.compatriots':
    'En campeonatos juveniles, durante las tres últimas rondas, no se emparejan entre sí miembros de una misma federación en grupos de puntuación de más del 50 %.',
  'lim-1999.no-show':
    'Quien se ausenta sin avisar se da por retirado, salvo que la ausencia se explique con argumentos válidos antes de publicarse el siguiente emparejamiento.',
  'lim-1999.maxi':
    'Un torneo con más participantes que 2 elevado al número de rondas es un Maxitorneo: en él rigen los límites de 100 puntos.',
  'lim-1999.maxi-by-choice':
    'Por decisión del organizador el torneo se trata como Maxitorneo, aunque no lo es por su tamaño: en él rigen los límites de 100 puntos.',
};
