import type { StandingsTexts } from '../standings-texts.ts';
import { wordingIn } from '../wording.ts';

const { list } = wordingIn('es');

const CATEGORIES = {
  'own-results': 'los resultados propios',
  'opponents-results': 'los resultados de los rivales',
  ratings: 'los Elo',
};

/** Por los lugares del cuadro que quedan. */
const stageNamed = (of: number): string =>
  ({ 2: 'Final', 4: 'Semifinal', 8: 'Cuartos', 16: 'Octavos', 32: 'Dieciseisavos' })[of] ?? `Ronda de ${of}`;

const stagesNamed = (of: number): string =>
  ({ 2: 'la final', 4: 'semifinales', 8: 'cuartos de final', 16: 'octavos de final' })[of] ??
  `la ronda de ${of}`;

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
  shared: (names, rank) => `${list(names)} comparten el lugar ${rank}: nada en la lista los separa.`,
  sharedStage: (names, places, both) => `${list(names)} comparten los lugares ${places}: ambos ${both}.`,
  byStage: (ahead, itsStage, behind, theirs) =>
    `${ahead} va delante de ${behind}: ${ahead} ${itsStage}; ${behind} ${theirs}.`,
  apart: 'Juegan en grupos distintos: cada grupo tiene su propia clasificación.',
  stage: ({ reached, of }) =>
    reached === 'out' || reached === 'in'
      ? `${reached === 'in' ? 'Sigue: ' : ''}${stageNamed(of)}`
      : { champion: 'Campeón', finalist: 'Finalista', third: 'Tercer lugar', fourth: 'Cuarto lugar' }[
          reached
        ],
  stageClause: (stage, by, of) => {
    const against = by === undefined ? '' : ` contra ${by}`;
    const ended = (one: string, two: string) => (of === 'one' ? one : two);
    switch (stage?.reached) {
      case undefined:
        return `no ${ended('está', 'están')} en el cuadro`;
      case 'champion':
        return 'ganó la final';
      case 'third':
        return 'ganó el encuentro por el tercer lugar';
      case 'fourth':
        return `perdió el encuentro por el tercer lugar${against}`;
      case 'in':
        return `${ended('sigue', 'siguen')} en el torneo, para ${stagesNamed(stage.of)}`;
      case 'finalist':
      case 'out':
        return by === undefined && of === 'one'
          ? `se retiró antes de ${stagesNamed(stage.of)}`
          : `${ended('perdió', 'perdieron')} en ${stagesNamed(stage.of)}${against}`;
    }
  },
  noValue: 'sin valor',
  facts: {
    count: 'dividido entre',
    divisor: 'divisor',
    limit: 'límite',
    points: 'puntos',
    games: 'partidas',
    percent: 'por ciento',
    average: 'Elo promedio',
    difference: 'diferencia que corresponde a ese porcentaje',
    expected: 'puntuación esperada',
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
  listOfText: (codes, { article, endsInLot }) =>
    `El archivo no indica desempates, así que valen los del texto (${article}): ${codes.join(', ')}.${endsInLot ? ' Lo que siga empatado se sortea: --lots SEMILLA.' : ''}`,
  unfinished: players => `No es definitiva: ${list(players)} todavía tienen partidas sin resultado.`,
  placeOf: (name, place, points) => `${name}: lugar ${place}, ${points} puntos`,
  notInKnockout: (tiebreaks, article) =>
    `Una eliminatoria se clasifica por la etapa alcanzada (${article}): ${tiebreaks.join(', ')} no ${tiebreaks.length === 1 ? 'ordena' : 'ordenan'} a nadie.`,
  nobody: '–',
  own: 'Propios',
  score: 'Del rival',
  counts: 'Cuenta',
  cut: 'se quita',
  rule: 'Regla',
  opponent: 'Rival',
  round: 'Ronda',
};
