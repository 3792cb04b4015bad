import type { RatingTexts } from '../rating-texts.ts';
import { wordingIn } from '../wording.ts';

const { list } = wordingIn('es');

const kinds = { standard: 'estándar', rapid: 'rápido', blitz: 'blitz' } as const;
const ASSUMED = {
  'thirty-games': '30 partidas o más completadas',
  'highest-is-present': 'nunca tuvo más Elo que ahora',
  'born-before': 'mayor de 18 años',
} as const;

export const ratings: RatingTexts = {
  kinds,
  title: (kind, edition) => `Variación de Elo, ${kinds[kind]} · texto de B.02 desde ${edition}`,
  columns: {
    round: 'Ronda',
    opponent: 'Rival',
    rating: 'Elo',
    difference: 'D',
    counted: 'Cuenta',
    expected: 'PD',
    score: 'Puntos',
    change: 'Elo±',
    note: 'Nota',
    games: 'Partidas',
    sum: 'Suma',
    k: 'K',
    rounded: 'Redondeado',
    performance: 'Rend',
    perfect: 'Perfecto',
    first: 'Primer Elo',
  },
  unrated: 'sin Elo',
  limited: 'más de 400',
  notCounted: 'no cuenta',
  earlier: 'torneo anterior',
  hypothetical: 'empate con 1800, según la regla',
  sumOf: ({ sum, k, change, rounded }) => `Suma ${sum} × K ${k} = ${change} → ${rounded}`,
  kLimited: (listed, games) => `K ${listed} se reduce: por ${games} partidas pasaría de 700.`,
  kAssumed: assumed => `Ninguna lista dice la K. Se supuso: ${list(assumed.map(one => ASSUMED[one]))}.`,
  fromStandard: 'Se usa el Elo estándar: en esta lista no tiene.',
  month: 'El mes puede tener otros torneos: la lista los suma antes de redondear.',
  timeUnknown:
    'No consta el ritmo codificado (registro 222); por eso ninguna partida se excluye por su tiempo (B.02 1.1).',
  performanceOf: ({ value, average, difference, percent, games, of }) =>
    `Rendimiento ${value} = ${average} ${difference} (${percent} %) · ${games} de ${of} partidas`,
  perfectOf: ({ value, expected, points }) =>
    `Rendimiento perfecto ${value}: espera ${expected} puntos, y se hicieron ${points}`,
  firstOf: ({ sum, count, average, difference, percent, rating }) =>
    `Primer Elo: ${sum} ÷ ${count} = ${average}; ${average} ${difference} (${percent} %) → ${rating}`,
  firstLimited: 'Un primer Elo es como máximo 2200.',
  notPublished: 'aún no se publica',
};
