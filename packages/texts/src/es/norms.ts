import type { NormTexts } from '../norm-texts.ts';
import { wordingIn } from '../wording.ts';

const { list, counted } = wordingIn('es');
const HIGHER = { GM: 'GM', IM: 'IM o más', WGM: 'WGM o más', WIM: 'WIM o más' } as const;

export const norms: NormTexts = {
  heading: (after, rounds) => `Normas tras la ronda ${after} de ${rounds} · B.01 de 2024`,
  columns: {
    player: 'Jugador',
    round: 'Ronda',
    opponent: 'Rival',
    title: 'Título',
    federation: 'Fed',
    rating: 'Elo',
    counted: 'Cuenta',
    score: 'Puntos',
    note: 'Nota',
    check: 'Condición',
    found: 'Hay',
    needed: 'Se pide',
    article: 'Artículo',
    counts: 'Partidas para las 27',
  },
  nobody: 'Nadie ha hecho una norma ni está cerca de hacerla.',
  states: { made: 'hecha', sure: 'hecha, pase lo que pase', none: '–', issued: 'expedida' },
  needsShort: (result, from) => {
    const named = { loss: 'jugar', draw: 'unas tablas', win: 'una victoria' }[result];
    return `necesita ${named} contra ${from === undefined ? 'alguien sin Elo' : `${from} o más`}`;
  },
  needsPoints: (points, rounds, average) =>
    `necesita ${points} de las ${rounds} que quedan, con rivales como los de hasta ahora (${average})`,
  needsHeading: round => `Necesita en la ronda ${round}`,
  against: (result, opponents) =>
    `${{ loss: 'cualquier resultado', draw: 'tablas', win: 'victoria' }[result]} contra ${list(opponents)}`,
  nobodyElse: 'Nadie más basta.',
  nothingIsEnough: 'Ningún rival ni resultado de la próxima ronda basta.',
  sure: 'La norma vale aunque no juegue más (B.01 1.4.1e).',
  check: (name, title) =>
    ({
      games: 'partidas',
      foreigners: 'federaciones distintas de la propia',
      own: 'rivales de la federación propia, como máximo',
      one: 'rivales de una misma federación, como máximo',
      holders: 'rivales con título',
      asked: HIGHER[title],
      average: 'promedio de los rivales',
      score: 'puntos, 35 %',
      performance: 'rendimiento',
    })[name],
  exempt: article => `dispensado por ${article}`,
  verdict: (title, made) => (made ? `Norma de ${title}: hecha` : `Norma de ${title}: no hecha`),
  failing: articles => `Se opone: ${list(articles)}.`,
  averageOf: ({ sum, games, average }) => `Promedio ${sum} ÷ ${games} → ${average}`,
  raised: (name, from, to) => `${name} ${from} → ${to}, el rival más bajo (B.01 1.4.6)`,
  performanceOf: ({ score, games, percent, average, difference, performance, needed }) =>
    `${score} de ${games} → ${percent} %; ${average} ${difference} = ${performance}, se pide ${needed} (B.01 1.4.8)`,
  scoreOf: (score, needed, surplus) => `Puntos ${score}, se piden ${needed}: ${surplus}`,
  noScore: 'Con este promedio ninguna puntuación basta.',
  countsOf: games => `Cuenta como ${counted(games, 'partida', 'partidas')} para las 27 (B.01 1.4.1d, 1.5.1)`,
  notFor143e:
    'Aquí se dispensan los extranjeros de 1.4.3 y 1.4.4: otra norma tendrá que tenerlos (B.01 1.4.3e).',
  strong: 'En todas las rondas el torneo es tan fuerte como pide 1.4.3d: no hacen falta rivales extranjeros.',
  unrated: 'sin Elo',
  notCounted: 'no cuenta',
  sexUnknown: players =>
    `${list(players)}: no consta el sexo, así que no se dictaminaron los títulos femeninos.`,
  toConfirm: {
    registered: 'registrado en la FIDE 30 días antes (B.01 1.1.1)',
    'rounds-a-day': 'como máximo dos rondas al día (B.01 1.1.3)',
    arbiter: 'un árbitro internacional o FIDE en la sala (B.01 1.1.5)',
    time: 'al menos 120 minutos para 60 jugadas cada uno (B.01 1.1.3)',
    'time-approved': 'la aprobación de 45+30 para este torneo',
    exemption: 'la dispensa declarada',
    'games-number': 'menos de nueve partidas, según lo declarado (B.01 1.4.1b)',
  },
  toConfirmHeading: 'Por confirmar',
  aid: 'Ayuda para el árbitro: sobre las normas decide la FIDE.',
  issuedOn: title => `El certificado de la norma de ${title} está expedido.`,
  issuedAgainst: 'Se expidió contra el dictamen.',
  hasTitle: title => `ya tiene el título de ${title}`,
};
