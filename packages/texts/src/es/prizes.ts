import type { Condition, PrizeMode, RatingList, Sharing } from '@pareo/engine/model';
import { wordingIn } from '../wording.ts';

const { counted, list, choice } = wordingIn('es');

const LISTS: Readonly<Record<RatingList, string>> = {
  standard: 'Elo estándar',
  rapid: 'Elo rápido',
  blitz: 'Elo blitz',
  national: 'Elo nacional',
};

const range = (from: number | undefined, to: number | undefined): string =>
  from === undefined ? `hasta ${to}` : to === undefined ? `desde ${from}` : `${from}–${to}`;

const condition = (one: Condition): string => {
  switch (one.kind) {
    case 'rating':
      return `${one.list === undefined ? 'Elo' : LISTS[one.list]} ${range(one.from, one.to)}${one.unrated === 'in' ? ', o sin Elo' : ''}`;
    case 'unrated':
      return 'sin Elo';
    case 'sex':
      return one.is === 'w' ? 'mujeres' : 'hombres';
    case 'born':
      return one.from === undefined
        ? `nacidos en ${one.to} o antes`
        : one.to === undefined
          ? `nacidos en ${one.from} o después`
          : `nacidos de ${one.from} a ${one.to}`;
    case 'age': {
      const from = one.from === undefined ? [] : [`${one.from} años o más`];
      const under = one.under === undefined ? [] : [`menos de ${one.under} años`];
      return `${list([...from, ...under])} el ${one.on.replaceAll('/', '-')}`;
    }
    case 'title':
      return 'none' in one ? 'sin título' : `título ${choice(one.in)}`;
    case 'club':
      return `club ${choice(one.in)}`;
    case 'federation':
      return `federación ${choice(one.in)}`;
    case 'group':
      return `grupo ${choice(one.in)}`;
  }
};

const ordinal = (place: number): string => `${place}.º`;

const MODES: Readonly<Record<PrizeMode, string>> = {
  cumulative: 'Cada lista se paga aparte: quien gana en varias cobra en todas.',
  'place-first':
    'Un premio por jugador: lista tras lista en este orden; quien ya tiene premio queda fuera de las siguientes.',
  'best-value':
    'Un premio por jugador, el de mayor valor; lo que queda libre pasa al siguiente que puede tenerlo.',
  'us-32b':
    'US Chess 32B: los empatados juntan un premio por cada uno y lo comparten; nadie recibe más que sin el empate.',
};

const sharing = (how: Sharing): string => {
  if (how === 'none') return 'por puesto';
  if (how === 'equal') return 'a partes iguales';
  return how === 'hort'
    ? 'Hort: mitad por puesto, mitad a partes iguales'
    : `${how.byRank} por puesto, el resto a partes iguales`;
};

/** Lo que se dice de categorías y premios. */
export const prizes = {
  title: 'Premios',
  byList: 'Por lista',
  byPlayer: 'Por jugador',
  rule: (conditions: readonly Condition[]) =>
    conditions.length === 0 ? 'todos' : conditions.map(condition).join('; '),
  condition,
  ordinal,
  places: (first: number, count: number) =>
    count === 1 ? ordinal(first) : `${ordinal(first)}–${ordinal(first + count - 1)}`,
  modes: MODES,
  modeNames: {
    cumulative: 'cada lista aparte',
    'place-first': 'un premio por jugador, lista tras lista',
    'best-value': 'un premio por jugador, el de mayor valor',
    'us-32b': 'US Chess 32B',
  } as Readonly<Record<PrizeMode, string>>,
  sharing,
  tieAll: 'están empatados los iguales también en todos los desempates',
  minimumShare: (amount: string) => `ninguna parte menor de ${amount}`,
  minimumEntrants: (count: number) =>
    `se paga a partir de ${counted(count, 'inscrito', 'inscritos')} en la categoría`,
  jury: 'lo da un jurado',
  fund: (basedOn: number, floor: string) =>
    `Anunciados para ${basedOn} inscritos: con menos, todos los premios bajan por igual, como mucho hasta ${floor}.`,
  unit: (amount: string, leftover: 'fund' | 'exact') =>
    `Se paga en múltiplos de ${amount}; ${leftover === 'fund' ? 'lo que no llega queda en el fondo' : 'lo que no llega es para el mejor clasificado'}.`,
  announced: 'Anunciado antes de la ronda 1.',
  changed: (reason: string | undefined) =>
    `Cambiado después de publicar la ronda 1${reason === undefined ? '.' : `: ${reason}`}`,
  example: 'Ejemplo: aún no se ha jugado nada; el orden inicial hace de clasificación.',
  after: (round: number) => `Después de la ronda ${round}.`,
  final: 'Final.',
  columns: {
    place: 'Puesto',
    name: 'Nombre',
    list: 'Lista',
    prize: 'Premio',
    amount: 'Importe',
    total: 'Total',
    why: 'Por qué',
    points: 'Puntos',
    inCategory: '# en la categoría',
    overall: '# general',
  },
  level: (places: string, count: number, points: string) =>
    count === 1 ? `${places} con ${points} puntos` : `${places}, empatados a ${points} puntos`,
  sum: (terms: readonly string[], total: string) =>
    terms.length === 1 ? `${total}.` : `${terms.join(' + ')} = ${total}.`,
  equalShare: (total: string, count: number, share: string) => `${total} ÷ ${count} = ${share}`,
  partShare: (parts: { readonly rank: string; readonly tie: string }) =>
    `por puesto ${parts.rank}, a partes iguales ${parts.tie}`,
  byRankAlone: 'por el puesto final',
  notShared: (total: string) => `${total}: nadie lo comparte`,
  bestValue: 'el premio de mayor valor que quedaba libre para el mejor clasificado que puede tenerlo',
  juryGave: 'como dice el jurado',
  ownCategory: 'los premios de la categoría sola pagan a sus miembros más que el fondo común',
  pooledFrom: (lists: readonly string[]) => `Reunido de ${list(lists)}`,
  capped: (cap: string) => `no más de ${cap}: lo más que podía ganar sin el empate (32B3)`,
  rest: (total: string, caps: string, count: number, share: string) =>
    `(${total} − ${caps}) ÷ ${count} = ${share}`,
  extraUnit: 'una de las unidades que faltaban, por el mayor resto',
  cutToUnit: 'reducido a la unidad',
  toTheBest: 'con lo que no llega a la unidad, como mejor clasificado',
  byHand: (computed: string, by: string, reason: string) =>
    `cambiado a mano por ${by}: ${reason} · calculado: ${computed}`,
  byHandAlone: (computed: string) => `cambiado a mano · calculado: ${computed}`,
  belowMinimum: (names: readonly string[]) => `Por debajo de la parte mínima: ${list(names)}.`,
  unclaimed: {
    nobody: 'nadie puede tenerlo',
    'too-few-entrants': 'hay muy pocos inscritos',
    'not-awarded': 'el jurado no ha decidido',
  },
  unclaimedTitle: 'Sin pagar',
  outdated: (pool: string) =>
    `Un importe decidido a mano para ${pool} ya no cuenta: lo que se reparte es otra cosa. Decídalo de nuevo.`,
  tiePaysMore: (name: string, taken: string, tied: string) =>
    `${name} dejó el empate por un premio de ${taken}, y los que se quedaron tienen ${tied} como mínimo.`,
  sums: (of: Record<'announced' | 'paid' | 'unclaimed' | 'kept', string>) =>
    `anunciado ${of.announced} = pagado ${of.paid} + sin dueño ${of.unclaimed} + en el fondo ${of.kept}`,
  noPrizes: 'No hay premios anunciados.',
  nobody: 'Nadie cobra.',
  whyNot: (name: string) => `${name} no cobra nada aquí.`,
  notMember: (category: string, failing: readonly string[]) =>
    `no está en ${category}: ${failing.join('; ')}`,
  outByArbiter: (category: string) => `no está en ${category}, según el árbitro`,
  unknownMember: (category: string) => `no se sabe si está en ${category}`,
  beyond: (count: number) => `detrás del último de ${counted(count, 'premio', 'premios')}`,
  hasAnother: (what: string) => `tiene otro premio del mismo grupo: ${what}`,
  tooFew: 'hay muy pocos inscritos',
  minimumShareMissed: 'por debajo de la parte mínima',
  receipts: {
    title: 'Recibo',
    number: (number: number, of: number) => `N.º ${number} de ${of}`,
    received: 'He recibido',
    inWords: 'en letra',
    for: 'por',
    date: 'Lugar y fecha',
    id: 'Documento de identidad',
    winner: 'Firma de quien cobra',
    payer: 'Firma de quien paga',
    total: 'Total de todos los recibos',
  },
  diploma: { title: 'Diploma', awarded: 'se otorga a', arbiter: 'Árbitro principal', director: 'Director' },
  signature: 'Firma del árbitro principal',
};
