import type { Limit } from '@pareo/engine/model';
import type { IssueTexts } from '../subjects.ts';
import { wordingIn } from '../wording.ts';

const { counted, list } = wordingIn('es');

/** Cada frase: qué está mal, dónde y cómo se sale del paso. */
export const tournamentIssues = {
  'no-players': () => 'El torneo no tiene jugadores. Agregue al menos uno (registro 001 de un TRF).',
  'duplicate-player': ({ player }) =>
    `Dos jugadores tienen el número inicial ${player}. Dé a cada uno un número propio.`,
  'player-number-out-of-range': ({ player }) =>
    `El número inicial ${player} no está entre 1 y 9999. Cambie el número del jugador.`,
  'unknown-opponent': ({ player, round, opponent }) =>
    `Ronda ${round}: el jugador ${player} figura contra el ${opponent}, que no está inscrito. Corrija el rival o agregue al jugador que falta.`,
  'plays-itself': ({ player, round }) =>
    `Ronda ${round}: el jugador ${player} figura contra sí mismo. Escriba el número del rival verdadero, o 0000 con un bye.`,
  'opponent-disagrees': ({ player, round, opponent }) =>
    `Ronda ${round}: el jugador ${player} figura contra el ${opponent}, pero la línea del ${opponent} no lo dice. Corrija una de las dos líneas.`,
  'columns-of-match-disagree': ({ player, round }) =>
    `Ronda ${round}: las dos columnas del jugador ${player} no son las partidas de un mismo encuentro. Escriba dos veces el mismo rival con los colores invertidos, o dos veces el mismo bye.`,
  'results-disagree': ({ players: [a, b], round }) =>
    `Ronda ${round}: los resultados del ${a} y del ${b} no concuerdan. Corrija uno de los dos (1 con 0, = con =, + con -).`,
  'colours-disagree': ({ players: [a, b], round }) =>
    `Ronda ${round}: el ${a} y el ${b} tienen el mismo color en su partida. Corrija uno de los dos (w con b).`,
  'colour-missing': ({ player, round }) =>
    `Ronda ${round}: la partida del jugador ${player} no tiene color. Escriba w (blancas) o b (negras).`,
  'points-disagree': ({ player, stated, computed }) =>
    `Jugador ${player}: el archivo indica ${stated} puntos y los resultados suman ${computed}. Corrija los puntos o los resultados, o indique la puntuación usada (registro 162, XXS o BBW…).`,
  'several-pairing-byes': ({ round, players }) =>
    `Ronda ${round}: ${counted(players.length, 'jugador tiene', 'jugadores tienen')} el bye asignado por el emparejamiento (${list(players)}) y solo puede tenerlo uno. Marque los byes solicitados con F, H o Z.`,
  'more-rounds-than-planned': ({ planned, recorded }) =>
    `${planned === 1 ? 'Se anunció' : 'Se anunciaron'} ${counted(planned, 'ronda', 'rondas')}, pero ya se emparejó la ronda ${recorded}. Corrija el número de rondas (registro 142 o XXR).`,
  'unknown-player-named': ({ record, player }) =>
    `En ${RECORDS[record] ?? record}: se nombra al jugador ${player}, que no está inscrito. Corrija el número o agregue al jugador que falta.`,
  'unknown-team-named': ({ record, team }) =>
    `En ${RECORDS[record] ?? record}: se nombra al equipo ${team}, que no está inscrito. Corrija el número o agregue el equipo que falta.`,
  'duplicate-team': ({ team }) => `Dos equipos tienen el número ${team}. Dé a cada uno un número propio.`,
  'player-in-two-teams': ({ player, teams: [a, b] }) =>
    `El jugador ${player} figura en el equipo ${a} y en el equipo ${b}. Quítelo de uno de los dos.`,
  'results-beyond-boards': ({ round, boards, results }) =>
    `La ronda ${round} tiene ${counted(boards, 'mesa', 'mesas')} y hay ${results} resultados. Dé uno por mesa, en su orden.`,
  'round-out-of-range': ({ record, round }) =>
    `En ${RECORDS[record] ?? record}: se nombra la ronda ${round}, que el torneo no tiene. Corrija la ronda.`,
  'round-not-finished': ({ round, players }) =>
    `La ronda ${round} no ha terminado: ${counted(players.length, 'jugador sigue', 'jugadores siguen')} sin resultado (${list(players)}). Capture los resultados que faltan.`,
  'range-reversed': ({ record, of, from, to }) =>
    `En ${RECORDS[record] ?? record}: ${of === 'rounds' ? 'las rondas van' : 'los jugadores van'} de ${from} a ${to}, al revés. Intercambie los dos números o corrija uno.`,
  'forbidden-alone': ({ players }) =>
    `En ${RECORDS['forbidden pairs']}: ${players.length === 0 ? 'no se nombra a nadie' : `solo se nombra al ${list(players)}`}, y hacen falta dos para no enfrentarse. Nombre a los demás o quite la línea.`,
  'forbidden-with-itself': ({ player }) =>
    `En ${RECORDS['forbidden pairs']}: el jugador ${player} está dos veces en una lista. Escriba el número que se quería.`,
  'virtual-points-of-nobody': ({ from, to }) =>
    `En ${RECORDS['acceleration']}: nadie tiene un número del ${from} al ${to}. Corrija los números.`,
  'virtual-points-negative': ({ points }) =>
    `En ${RECORDS['acceleration']}: ${points} puntos son menos que ninguno. Escriba lo que se suma a la puntuación.`,
  'byes-disagree': ({ player, round }) =>
    `Ronda ${round}: se solicitan dos byes distintos para el ${player}. Deje uno solo (F, H o Z).`,
  'earlier-result-of-no-game': ({ round, players: [white, black] }) =>
    `Entre los resultados anteriores: el ${white} y el ${black} no se enfrentaron en la ronda ${round}. Corrija los números o quite la línea.`,
  'bye-and-pairing': ({ player, round }) =>
    `Ronda ${round}: se solicita un bye para el ${player}, que fue emparejado en esa ronda. Quite el bye o corrija la ronda.`,
  'scoring-without-difference': ({ win, loss }) =>
    `Una victoria vale ${win} y una derrota ${loss}: nadie puede adelantarse. Corrija la puntuación (registro 162, XXS o BBW…).`,
  'limit-exceeded': ({ limit, maximum, found }) =>
    found === undefined
      ? `No se leen más de ${figure(maximum)} ${LIMITED[limit]}. ¿De verdad es un torneo?`
      : `Hay ${figure(found)} ${LIMITED[limit]} y se leen ${figure(maximum)} como máximo. ¿De verdad es un torneo?`,
  'more-faults': ({ count }) => `… y ${figure(count)} más.`,
  'range-end-unknown': ({ record, player }) =>
    `En ${RECORDS[record] ?? record}: el intervalo termina en el ${player}, que no está inscrito. Se tomó a los demás del intervalo.`,
  'bye-without-trace': ({ player, round }) =>
    `Ronda ${round}: se solicita un bye con puntos para el ${player}, y su propia línea está en blanco. Se dio por buena la línea: sin puntos.`,
} satisfies Partial<IssueTexts>;

const figure = (count: number): string => count.toLocaleString('es-MX');

/** What there may be too many of. */
const LIMITED: Readonly<Record<Limit, string>> = {
  bytes: 'bytes',
  players: 'jugadores',
  rounds: 'rondas',
  teams: 'equipos',
  cells: 'resultados, parejas o puntos de una ronda',
  entries: 'elementos de una lista',
  tiebreaks: 'desempates',
  prizes: 'premios',
  columns: 'columnas',
  line: 'caracteres de una línea o de un texto',
};

/** Where the engine names a part of the record, as a reader calls it. */
const RECORDS: Readonly<Record<string, string>> = {
  'forbidden pairs': 'las parejas prohibidas (XXP, registro 260)',
  byes: 'los byes solicitados (registro 240)',
  acceleration: 'los puntos virtuales (XXA, registro 250)',
  schedule: 'el calendario de sistemas',
  'abnormal points': 'los puntos anormales (registro 299)',
  categories: 'las categorías',
  teams: 'los equipos (registro 310)',
  'line-ups': 'las alineaciones (registro 300)',
  'forfeited matches': 'los encuentros perdidos por incomparecencia (registro 330)',
  'byes of teams': 'los byes asignados a equipos (registro 320)',
  'manual order': 'el orden fijado por el árbitro',
  standings: 'la clasificación',
};
