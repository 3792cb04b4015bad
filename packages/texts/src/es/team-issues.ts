import type { IssueTexts } from '../subjects.ts';
import { wordingIn } from '../wording.ts';

const { counted } = wordingIn('es');

/** Cada frase: qué está mal, dónde y cómo se sale del paso. */
export const teamIssues = {
  'team-meets-itself': ({ round, team }) =>
    `Ronda ${round}: dos jugadores del equipo ${team} figuran uno contra otro. Corrija el rival o los equipos (registro 310).`,
  'team-meets-two': ({ round, team, opponents: [a, b] }) =>
    `Ronda ${round}: jugadores del equipo ${team} figuran contra el equipo ${a} y contra el equipo ${b}. Un equipo juega un encuentro por ronda: corrija los rivales.`,
  'player-without-team': ({ round, player }) =>
    `Ronda ${round}: el jugador ${player} fue emparejado y no está en ningún equipo, así que la partida no es de ningún encuentro. Agréguelo a un equipo (registro 310 o 013) o quite la partida.`,
  'match-too-long': ({ round, teams: [a, b], boards, found }) =>
    `Ronda ${round}: el encuentro de los equipos ${a} y ${b} tiene ${counted(found, 'tablero', 'tableros')}, y un encuentro tiene ${boards} (registro 352). Quite lo que sobra o corrija el registro.`,
  'boards-out-of-order': ({ round, teams: [a, b], players: [one, other] }) =>
    `Ronda ${round}: en el encuentro de los equipos ${a} y ${b}, el ${one} se sienta antes que el ${other} y está detrás de él en el orden de fuerza, que es fijo. Corrija los tableros o indique que el orden es libre.`,
  'forfeited-match-played': ({ round, teams: [a, b] }) =>
    `Ronda ${round}: el encuentro de los equipos ${a} y ${b} consta como incomparecencia (registro 330), y se jugó alguno de sus tableros. Quite el registro o los resultados.`,
  'team-bye-and-match': ({ round, team }) =>
    `Ronda ${round}: el equipo ${team} tiene un bye y un encuentro. Quite el bye (registro 320 o 240) o los resultados.`,
  'board-empty': ({ round, board, teams: [a, b] }) =>
    `Ronda ${round}: el tablero ${board} del encuentro ${a}-${b} está vacío de un lado y no puede tener ese resultado. Escriba + o - (x si no se presentó nadie) o nombre a quien se sentó en él.`,
  'line-up-twice': ({ round, team }) =>
    `Ronda ${round}: el equipo ${team} tiene dos alineaciones (registro 300). Deje una sola.`,
  'line-up-stranger': ({ round, team, player }) =>
    `Ronda ${round}: el jugador ${player} está en la alineación del equipo ${team} y no en su plantilla. Nombre a alguien del equipo o agréguelo a él (registro 310).`,
  'line-up-player-twice': ({ round, team, player }) =>
    `Ronda ${round}: el jugador ${player} está en dos tableros del equipo ${team}. Nombre a otro o deje vacío uno de los tableros (0).`,
  'line-up-length': ({ round, team, boards, found }) =>
    `Ronda ${round}: la alineación del equipo ${team} tiene ${counted(found, 'tablero', 'tableros')}, y un encuentro tiene ${boards}. Nombre un jugador por tablero, primero el tablero 1; 0 es un tablero vacío.`,
  'line-up-empty': ({ round, team }) =>
    `Ronda ${round}: todos los tableros del equipo ${team} están vacíos. Nombre a quienes juegan; un equipo que no se presenta pierde el encuentro por incomparecencia (registro 330).`,
  'line-up-out-of-order': ({ round, team, players: [one, other] }) =>
    `Ronda ${round}: en la alineación del equipo ${team}, el ${one} se sienta antes que el ${other} y está detrás de él en el orden de fuerza, que es fijo. Intercambie a los dos o indique que el orden es libre.`,
  'line-up-left-out': ({ round, team, player }) =>
    `Ronda ${round}: el jugador ${player} del equipo ${team} fue emparejado y no está en su alineación (registro 300). Corrija la alineación o la línea del jugador.`,
  'line-up-other-opponent': ({ round, team, opponent, found }) =>
    `Ronda ${round}: la alineación del equipo ${team} es contra el equipo ${opponent}, y sus jugadores figuran contra el equipo ${found}. Corrija la alineación (registro 300) o los resultados.`,
  'line-up-boards-disagree': ({ round, players: [one, other] }) =>
    `Ronda ${round}: el ${one} y el ${other} figuran uno contra otro, y sus alineaciones los ponen en tableros distintos (registro 300). Corrija una de las alineaciones.`,
} satisfies Partial<IssueTexts>;
