import type { KING_OF_THE_HILL_RULES, SCRABBLE_SWISS_RULES } from '@pareo/engine/systems/scrabble';

type ScrabbleKey = ((typeof SCRABBLE_SWISS_RULES)[number] | (typeof KING_OF_THE_HILL_RULES)[number])['key'];

/** Suizo de Scrabble, Rey de la Colina y regla de Gibson, según el documento de partida. */
export const scrabbleRules: Readonly<Record<ScrabbleKey, string>> = {
  'scrabble.order': 'Al inicio del torneo se ordena a todos los jugadores según su Elo.',
  'scrabble.unrated':
    'A los jugadores que no tienen Elo se les asigna uno determinado de antemano; habitualmente los coloca cerca de la mitad de la lista.',
  'scrabble.halves':
    'Se corta la lista por la mitad y se coloca la segunda mitad a la derecha de la primera: de 32 jugadores, el 1 juega con el 17, el 2 con el 18 y así hasta el 16 con el 32.',
  'scrabble.starts': 'Las salidas alternan: el jugador 1 sale, el 2 no, y así todos.',
  'scrabble.wins':
    'En las siguientes rondas se hace lo mismo con quienes han ganado la misma cantidad de partidas: cada grupo se corta por la mitad.',
  'scrabble.different-rival': 'En cada ronda, cada jugador enfrenta un rival distinto.',
  'scrabble.similar':
    'El rival ha ganado la misma cantidad de partidas; donde no alcanza para todos, una cantidad similar: quien está más abajo pasa al grupo siguiente.',
  'scrabble.everybody': 'Se pasa por alto a un rival si con él no todos los demás podrían tener uno.',
  'scrabble.bye':
    'Si el número de jugadores es impar, descansa el último de la lista que no haya tenido un bye ni ganado sin jugar.',
  'scrabble.balance':
    'Sale quien ha salido en menos partidas, comparadas con aquellas en que salieron sus rivales.',
  'scrabble.alternation':
    'A igual balance, sale quien no salió la última vez en que uno de los dos salió y el otro no.',
  'scrabble.forbidden-pair': 'Las bases del torneo excluyen esta pareja en esta ronda.',
  'king-of-the-hill.last-rounds':
    'En las últimas rondas de un torneo (entre 1 y 3, según la cantidad total de partidas) no se organiza el pareo según las normas del sistema suizo.',
  'king-of-the-hill.hill':
    'Según la tabla de posiciones del momento juega el primero con el segundo, el tercero con el cuarto y así todos; se puede repetir una partida contra el mismo rival.',
  'king-of-the-hill.renewed':
    'Al término de cada ronda se actualiza la tabla de posiciones y se repite el mecanismo.',
  'king-of-the-hill.gibson':
    'Quien ya es campeón juega contra el primer ubicado que no tiene posibilidades de disputar ningún premio ni clasificación a otro torneo.',
  'king-of-the-hill.gibson-last':
    'Si todos tienen todavía posibilidades de premio, quien ya es campeón juega contra el último ubicado.',
  'king-of-the-hill.gibson-settled':
    'Por decisión del organizador, quien ocupa otro lugar con premio ya definido recibe rival del mismo modo que el campeón.',
  'king-of-the-hill.gibson-hill':
    'El Rey de la Colina se organiza entonces jugando el segundo con el tercero, que disputan el subcampeonato, a continuación el cuarto con el quinto, y así sucesivamente.',
  'king-of-the-hill.bye':
    'Si el número de jugadores es impar, el bye es de quien ha tenido menos; entre ellos, del último de la tabla.',
};
