import type { StandingsTexts } from '../standings-texts.ts';
import { wordingIn } from '../wording.ts';

const { list } = wordingIn('es');

const CATEGORIES = {
  'own-results': 'los resultados propios',
  'opponents-results': 'los resultados de los rivales',
  ratings: 'los Elo',
};

export const standings: StandingsTexts = {
  warnings: {
    'buchholz-in-round-robin': ({ tiebreak }) =>
      `${tiebreak} no puede usarse en un todos contra todos. Use SB o KS.`,
    'koya-in-swiss': ({ tiebreak }) =>
      `${tiebreak} está definido para torneos de todos contra todos y este es un suizo.`,
    'ratings-with-unrated': ({ tiebreak, players }) =>
      `${tiebreak} no decide nada, porque hay jugadores sin Elo (${list(players)}). Anuncie un Elo para ellos: ${tiebreak}/U1400.`,
    'mixed-categories': ({ tiebreaks, categories }) =>
      `La lista (${tiebreaks.join(', ')}) mezcla ${list(categories.map(category => CATEGORIES[category]))}. El anexo de 1998 pide una sola clase.`,
    'not-in-edition': ({ tiebreak, edition }) =>
      `${tiebreak} no está en la edición ${edition}. Se calcula con la definición de una posterior.`,
    'edition-not-kept': ({ date, used }) =>
      `Las reglas de desempate de ${date} no están aquí. Se usan las de ${used}; --edition elige otras.`,
    'repeated-tiebreak': ({ tiebreak }) =>
      `${tiebreak} está dos veces en la lista y la segunda no decide nada.`,
    'board-count-before-game-points': ({ tiebreak }) =>
      `${tiebreak} solo decide entre equipos con los mismos puntos de partida. Ponga antes los puntos de partida.`,
  },
  separated: ({ ahead, behind, by, isPlace, levelOn }) =>
    `${ahead.name} va delante de ${behind.name} por ${by}: ${isPlace ? `lugares ${ahead.value} y ${behind.value} entre los empatados` : `${ahead.value} contra ${behind.value}`}.${levelOn.length === 0 ? '' : ` Iguales en ${list(levelOn)}.`}`,
  annulled: (ahead, behind) =>
    `${ahead} va delante de ${behind}, que dejó el torneo antes de jugar la mitad de sus partidas.`,
  shared: rank => `Comparten el lugar ${rank}: nada en la lista los separa.`,
  noValue: 'sin valor',
  facts: {
    count: 'dividido entre',
    divisor: 'divisor',
    limit: 'límite',
    points: 'puntos',
    games: 'partidas',
    percent: 'por ciento',
    secondary: 'puntuación secundaria',
    buchholz: 'Buchholz',
  },
  noTiebreaks: (proposed, article) => {
    const shared = 'El archivo no indica desempates, así que los empatados comparten el lugar';
    if (proposed.length === 0)
      return `${shared}, como dice el texto de este sistema${article === undefined ? '' : ` (${article})`}.`;
    const list = `--tiebreaks ${proposed.join(',')}`;
    return article === undefined
      ? `${shared}. Lo usual aquí: ${list}`
      : `${shared}. Los del texto (${article}): ${list}`;
  },
  unfinished: players => `No es definitiva: ${list(players)} todavía tienen partidas sin resultado.`,
  placeOf: (name, rank, points) => `${name}: lugar ${rank}, ${points} puntos`,
  nobody: '–',
  own: 'Propios',
  score: 'Del rival',
  counts: 'Cuenta',
  cut: 'se quita',
  rule: 'Regla',
  opponent: 'Rival',
  round: 'Ronda',
};
