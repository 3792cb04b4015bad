import type { OfficeTexts } from '../office-texts.ts';

export const office: OfficeTexts = {
  'name-missing': () => 'El torneo no tiene nombre.',
  'city-missing': () => 'Falta la sede del torneo.',
  'federation-missing': () => 'Falta la federación del torneo.',
  'federation-unknown': () => 'La federación del torneo no es una clave de tres letras.',
  'start-missing': () => 'Falta el primer día, o no es una fecha.',
  'end-missing': () => 'Falta el último día, o no es una fecha.',
  'dates-reversed': () => 'El último día es anterior al primero.',
  'arbiter-missing': () => 'Falta el árbitro principal.',
  'time-control-missing': () => 'Falta el ritmo de juego.',
  'round-dates-missing': ({ rounds = [] }) => `Falta el día de ${named(rounds)}.`,
  'round-dates-outside': ({ rounds = [] }) =>
    `El día queda fuera de las fechas del torneo: ${named(rounds)}.`,
  'id-missing': ({ players = [] }) => `Sin ID FIDE: ${few(players)}.`,
  'id-unknown': ({ players = [] }) => `El ID FIDE no es un número: ${few(players)}.`,
  'id-twice': ({ players = [] }) => `El mismo ID FIDE está dos veces: ${few(players)}.`,
  'player-federation-missing': ({ players = [] }) => `Sin federación: ${few(players)}.`,
  'player-federation-unknown': ({ players = [] }) =>
    `La federación no es una clave de tres letras: ${few(players)}.`,
  'title-unknown': ({ players = [] }) => `El título no es de la FIDE: ${few(players)}.`,
  'birth-missing': ({ players = [] }) => `Sin fecha de nacimiento: ${few(players)}.`,
  'birth-unknown': ({ players = [] }) => `La fecha de nacimiento no es una fecha: ${few(players)}.`,
  'sex-missing': ({ players = [] }) => `Sin m o w (sexo): ${few(players)}.`,
  'games-open': ({ games = 0 }) =>
    games === 1 ? '1 partida no tiene resultado.' : `${games} partidas no tienen resultado.`,
};

/** The first of them by name, the others counted. */
const few = (players: readonly string[]): string =>
  players.length <= SHOWN
    ? players.join('; ')
    : `${players.slice(0, SHOWN).join('; ')} y ${players.length - SHOWN} más`;

const SHOWN = 3;

const named = (rounds: readonly number[]): string =>
  `${rounds.length === 1 ? 'la ronda' : 'las rondas'} ${rounds.join(', ')}`;
