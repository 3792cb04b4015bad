import type { BELGRADE_RULES } from '@pareo/engine/systems/groups';
import type { WIMBLEDON_RULES } from '@pareo/engine/systems/knockout';

type KnockoutKey = ((typeof WIMBLEDON_RULES)[number] | (typeof BELGRADE_RULES)[number])['key'];

/** Eliminatoria y grupos, según los documentos de partida. */
export const knockoutRules: Readonly<Record<KnockoutKey, string>> = {
  'wimbledon.advance': 'Pasa quien hace más puntos en las partidas del encuentro; su rival queda eliminado.',
  'wimbledon.seeding':
    'El cuadro tiene siempre una potencia de dos de lugares. Los jugadores se ordenan como en los grupos de Belgrado: el Elo más alto es el número 1; el último, el Elo más bajo o el jugador sin Elo que el alfabeto pone al final.',
  'wimbledon.groups': 'Hay al menos dos grupos, formados como en el sistema Belgrado, o más si hacen falta.',
  'wimbledon.numbering': 'Los encuentros se ordenan y se numeran.',
  'wimbledon.finalists': 'Los números 1 y 2 no se enfrentan antes del final de la competencia.',
  'wimbledon.colours': 'Los colores se sortean al empezar cada encuentro y alternan de partida en partida.',
  'wimbledon.colours-without-lot':
    'El texto sortea los colores al empezar cada encuentro; aquí no se declaró sorteo: los propone el programa, y alternan de partida en partida.',
  'wimbledon.bye':
    'Si falta un jugador, el número 1 tiene bye en el primer encuentro; si faltan más, el número 2, y así sucesivamente.',
  'wimbledon.heads': 'Con 32 jugadores hay cuatro cabezas de serie; con 64, ocho, y así sucesivamente.',
  'wimbledon.crossing':
    'Se enfrentan los ganadores del primer y del último encuentro del grupo, luego los del segundo y el penúltimo: 1 contra 4 y 2 contra 3. Igual los ganadores de los grupos.',
  'wimbledon.halves':
    'La parte superior de cada grupo se enfrenta a la inferior del mismo grupo: el primero contra el último, y así sucesivamente.',
  'wimbledon.arbiter': 'El árbitro indicó quién pasa.',
  'wimbledon.walkover': 'Quien se queda sin rival por incomparecencia, retiro o ausencia pasa sin jugar.',
  'wimbledon.third-place':
    'Quienes perdieron las semifinales juegan por el tercer lugar en la ronda de la final.',
  'wimbledon.tiebreak.extra-games': 'Más puntos en las partidas jugadas además de las anunciadas.',
  'wimbledon.tiebreak.draw-odds': 'Las tablas en la última partida cuentan para las negras.',
  'wimbledon.tiebreak.progressive':
    'La mayor suma del progresivo: la puntuación después de cada partida del encuentro, sumada.',
  'wimbledon.tiebreak.wins': 'Más partidas ganadas.',
  'wimbledon.tiebreak.wins-with-black': 'Más partidas ganadas con negras.',
  'wimbledon.tiebreak.higher-seed': 'El jugador mejor sembrado.',
  'wimbledon.tiebreak.lower-seed': 'El jugador peor sembrado.',
  'wimbledon.tiebreak.lot': 'Por sorteo.',
  'belgrade.order': 'Los jugadores se ordenan por Elo; con igual Elo, por título; sin Elo, por el alfabeto.',
  'belgrade.snake':
    'Los grupos se llenan en el orden de los jugadores, de ida y de vuelta: 1 2 3 4, 8 7 6 5, 9 10 11 12.',
  'belgrade.by-itself': 'Cada grupo se empareja por su cuenta, como un torneo aparte.',
  'belgrade.finished': 'Un grupo que ya jugó todas sus rondas descansa mientras los demás siguen.',
};
