import type { DUTCH_1998_RULES } from '@pareo/engine/systems/dutch';

/** Sistema suizo basado en rating (1998). */
export const dutch1998Rules: Readonly<Record<(typeof DUTCH_1998_RULES)[number]['key'], string>> = {
  'dutch-1998.A5':
    'Si el número de jugadores es impar, quien termina sin pareja recibe el bye: sin rival, sin color, con un punto.',
  'dutch-1998.B1a': 'Dos jugadores no deben enfrentarse más de una vez.',
  'dutch-1998.B1b':
    'Quien ha recibido un punto sin jugar, por un bye o porque su rival no apareció a tiempo, no debe recibir bye.',
  'dutch-1998.B2a': 'La diferencia de color de un jugador no debe llegar a ser mayor que +2 ni menor que −2.',
  'dutch-1998.B2b': 'Ningún jugador debe recibir el mismo color tres veces seguidas.',
  'dutch-1998.forbidden-pair': 'Las bases del torneo excluyen esta pareja en esta ronda.',
  'dutch-1998.compatriots':
    'En campeonatos juveniles, durante las tres últimas rondas, no se emparejan entre sí miembros de una misma federación en grupos de puntuación de más del 50 %.',
  'dutch-1998.B4':
    'Los jugadores deben recibir su preferencia de color tanto como sea posible; en cada grupo, x parejas pueden quedarse sin ella, y x solo aumenta si ninguna transposición ni intercambio, ni desechar B5 y B6, da p parejas (C11).',
  'dutch-1998.B5':
    'Ningún jugador recibe la misma flotación en dos rondas consecutivas; para quienes flotan hacia abajo se desecha, después de B6, si ninguna transposición ni intercambio la evita (C9).',
  'dutch-1998.B5.up':
    'Ningún jugador recibe la misma flotación en dos rondas consecutivas; para quienes flotan hacia arriba se desecha, después de B6, si ningún otro rival de los que bajaron la evita (C10).',
  'dutch-1998.B6':
    'Ningún jugador recibe la misma flotación que dos rondas antes; para quienes flotan hacia abajo se desecha si ninguna transposición ni intercambio la evita (C9).',
  'dutch-1998.B6.up':
    'Ningún jugador recibe la misma flotación que dos rondas antes; para quienes flotan hacia arriba se desecha si ningún otro rival de los que bajaron la evita (C10).',
  'dutch-1998.C1':
    'El jugador para quien no hay rival en su grupo sin violar B1 o B2 baja al siguiente grupo.',
  'dutch-1998.C6':
    'El más alto de S1 se empareja con el más alto de S2, el segundo con el segundo, etc., hasta tener p parejas; los restantes bajan.',
  'dutch-1998.C12':
    'El emparejamiento del grupo anterior se deshace si, al bajar otro jugador, en este grupo pueden hacerse p parejas.',
  'dutch-1998.C13':
    'Si el grupo más bajo no puede emparejarse, el penúltimo se empareja de otro modo que lo permita; si no lo hay, los dos se juntan en uno, y así hacia arriba hasta que la ronda pueda emparejarse.',
  'dutch-1998.C14': 'Si no pueden hacerse p parejas, p se reduce en 1.',
  'dutch-1998.D1':
    'Las transposiciones de S2 comienzan con los jugadores más bajos: todos los números que se forman con los de S2, en orden ascendente.',
  'dutch-1998.D2':
    'Intercambios entre S1 y S2: de un jugador antes que de dos; la menor diferencia de números; luego el jugador más bajo de S1.',
  'dutch-1998.E1': 'Otorgar ambas preferencias de color.',
  'dutch-1998.E2': 'Otorgar la preferencia más fuerte de color.',
  'dutch-1998.E3': 'Alternar los colores de la ronda más reciente en que jugaron con colores diferentes.',
  'dutch-1998.E4': 'Otorgar la preferencia de color del jugador mejor clasificado.',
  'dutch-1998.E.first-round':
    'En la primera ronda los jugadores pares de S1 llevan un color distinto al de los impares; el sorteo decide el del primero.',
  'dutch-1998.F8':
    'Quien se ausenta de una ronda sin avisar al árbitro se considera dado de baja por sí mismo.',
  'dutch-1998.21':
    'En la última ronda B2, B5 y B6 no se aplican en los grupos con más del 50 % si así se consiguen más parejas dentro del grupo.',
};
