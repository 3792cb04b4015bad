import type { ReasonWords } from '../reasons/words.ts';
import { articleIn } from '../sources.ts';
import { describeLevel } from '../standings-texts.ts';
import { describeTiebreak } from '../tiebreak-texts.ts';
import { wordingIn } from '../wording.ts';
import { standings } from './standings.ts';

const wording = wordingIn('es');
const { counted } = wording;

const points = (count: number): string => counted(count, 'punto', 'puntos');

export const reasons: ReasonWords = {
  verdicts: {
    forbidden: 'Prohibido',
    worse: 'Peor',
    'equal-later': 'Igual, pero después',
    table: 'No está en la tabla',
    chosen: 'Elegido',
  },
  notInDraw: 'No está en el cuadro',
  staying: (player, opponent) => `${player} se queda${opponent === undefined ? '' : `, contra ${opponent}`}`,
  instead: player => `${player} en su lugar`,
  toOtherColour: player => `${player} pasa al otro color`,
  unchanged: 'las mitades sin cambio',

  wording,
  article: id => articleIn(id, 'es'),
  points,
  inBracket: score => `en el grupo de ${score}`,
  afterComma: ['si', 'para'],

  that: 'eso',
  isForbidden: what => `${what} está prohibido`,
  isWorse: what => `${what} es peor`,
  isEqual: what => `${what} es igual y viene después en el orden`,
  isAsGood: what => `${what} es igual de bueno y viene después en el orden`,
  butLater: what =>
    `${what} es igual de ${what.startsWith('una ') ? 'buena' : 'bueno'}, pero viene después en el orden`,
  // De nadie más habla la regla, o de los demás habla otra.
  meeting: (names, isByOtherRules) =>
    isByOtherRules
      ? `jugar con cualquiera del grupo está prohibido; con ${names}, por esta regla`
      : `jugar con ${names} está prohibido`,
  withThem: (names, isByOtherRules) =>
    isByOtherRules ? `con todos los del grupo; con ${names}` : `con ${names}`,
  becauseOfRound: round => `por la ronda ${round}`,
  forPlayers: names => `para ${names}`,
  forPairs: pairs => `para ${pairs.count === 1 ? 'la pareja' : 'las parejas'} ${pairs.text}`,
  counts: {
    breach: () => 'no se cumple la regla',
    unplayed: (other, chosen) => `${other} sin jugar en vez de ${chosen}`,
    score: (other, chosen) => `puntuación: ${other} en vez de ${chosen}`,
    'sonneborn-berger': (other, chosen) => `Sonneborn-Berger: ${other} en vez de ${chosen}`,
    'left-over': (other, chosen) => `${other} sin pareja en vez de ${chosen}`,
    denied: (other, chosen) => `${other} sin su preferencia en vez de ${chosen}`,
    union: () => 'su grupo se uniría con el siguiente, aunque puede emparejarse solo',
  },
  insteadOf: (other, chosen) => `${other} en vez de ${chosen}`,
  size: ({ of, points: size }) =>
    of === 'score' ? `con ${points(size)}` : `con una diferencia de ${points(size)}`,
  floaterTypes: ['ninguno de estos', 'tipo c', 'tipo b', 'tipo a'],
  leftOver: {
    all: players => `${players.text} ${players.count === 1 ? 'quedaría' : 'quedarían'} sin rival`,
    some: (players, atLeast) =>
      atLeast === 1
        ? `alguien entre ${players.text} quedaría sin rival`
        : `al menos ${atLeast} entre ${players.text} quedarían sin rival`,
    onlyPartners: partners => `, pues solo les ${partners.count === 1 ? 'queda' : 'quedan'} ${partners.text}`,
    barredFromBye: players =>
      players === 1 ? ', y no puede tener el bye' : ', y ninguno de ellos puede tener el bye',
    oneBye: ', y bye solo hay uno',
    mayNotMeet: rule => `; los dos no pueden enfrentarse (${rule})`,
    metInRound: (round, rule) => `; los dos se enfrentaron en la ronda ${round} (${rule})`,
    because: (clause, isKeeping) =>
      `porque entonces${isKeeping ? ', sin cambiar lo ya decidido,' : ''} ${clause}`,
    ifSo: (condition, clause, isKeeping) =>
      `${condition}${isKeeping ? ' sin cambiar lo ya decidido' : ''}, ${clause}`,
  },
  scoreOfBye: (score, played = score) =>
    `puntuación: ${score}${played === score ? '' : `, ${played} sin los puntos virtuales`}`,
  withoutVirtual: (score, played) => `${score} (${played} sin los puntos virtuales)`,

  byeFor: choice => `el bye para ${choice}`,
  stays: player => ({
    if: `si se queda ${player}`,
    ifWere: `si se quedara ${player}`,
    round: `una ronda en la que se queda ${player}`,
    being: `que se quede ${player}`,
  }),
  floatInstead: ({ text, count }) => ({
    if: `si en su lugar ${count === 1 ? 'flota' : 'flotan'} ${text}`,
    ifWere: `si en su lugar ${count === 1 ? 'flotara' : 'flotaran'} ${text}`,
    round: `una ronda en la que en su lugar ${count === 1 ? 'flota' : 'flotan'} ${text}`,
    being: `que ${count === 1 ? 'flote' : 'floten'} ${text}`,
  }),
  choosing: others => `elegir en su lugar a ${others}`,
  staysThere: 'quedarse',
  forOther: (names, what) => `para ${names}, ${what}`,
  ifTheyMet: 'si se enfrentaran',
  ifHadBye: names => `si lo tuviera ${names}`,
  withBye: 'con ese bye',
  withPair: 'con esa pareja',
  bestPairing: how => `el mejor emparejamiento ${how}`,
  pairingInstead: (names, isOtherColour) =>
    isOtherColour
      ? `el emparejamiento en que ${names} pasa en su lugar al otro color`
      : `el emparejamiento con ${names} en su lugar`,
  offeredFirst: (names, but, isOtherColour) =>
    `${isOtherColour ? 'para pasar al otro color, ' : ''}el orden ofrecía primero a ${names}, pero ${but}`,
  decidedOtherwise: 'esta regla decidió otra cosa',
  halvesForbidden: 'las mitades sin cambio están prohibidas',
  halvesWorse: 'las mitades sin cambio son peores',
  metBefore: round => `se enfrentaron en la ronda ${round}`,
  barredSince: (names, round) => `${names} no puede tenerlo desde la ronda ${round}`,
  barred: (byRule, players) => `${players === 1 ? 'No puede' : 'No pueden'} tenerlo: ${byRule.join('; ')}`,

  meets: (names, isSo) => `${names} ${isSo ? 'se enfrentan' : 'no se enfrentan'}`,
  hasBye: (player, score) =>
    score === undefined ? `${player} no juega` : `${player} tiene el bye (${score})`,
  hasNoBye: (player, others) => `${player} no tiene el bye: lo tiene ${others}`,
  free: {
    bye: player => `${player} tiene bye`,
    'free-round': player => `${player} descansa`,
    absence: (player, absent) => `${player} descansa: ${absent} no está`,
    walkover: (player, absent) => `${player} pasa sin jugar: ${absent} no está`,
  },
  notFree: {
    bye: (player, others) =>
      `${player} no tiene bye: lo ${others.count === 1 ? 'tiene' : 'tienen'} ${others.text}`,
    'free-round': (player, others) => `${player} no descansa en esta ronda: descansa ${others.text}`,
    absence: (player, others, absent) =>
      `${player} no descansa: ${others.count === 1 ? 'descansa' : 'descansan'} ${others.text}, porque ${absent.text} no ${absent.count === 1 ? 'está' : 'están'}`,
    walkover: (player, others, absent) =>
      `${player} tiene rival: ${others.text} ${others.count === 1 ? 'pasa' : 'pasan'} sin jugar, porque ${absent.text} no ${absent.count === 1 ? 'está' : 'están'}`,
  },
  freeRound: (player, round) => `El descanso de ${player} es en la ronda ${round}`,
  floatsAndNot: (player, direction, instead) =>
    `${player} flota hacia ${direction === 'up' ? 'arriba' : 'abajo'}${instead === undefined ? '' : `, y no ${instead}`}`,
  starts: (white, black, isScrabble) => `${white} ${isScrabble ? 'sale' : 'lleva blancas'} contra ${black}`,
  isBoard: (white, black, board) => `${white} – ${black} es la mesa ${board}`,
  scores: (white, black) => `Puntuaciones ${white} y ${black}`,
  tableGives: (table, numbers, line) =>
    `La tabla para ${table} da ${numbers.join(' contra ')} en la línea ${line}`,
  plays: (player, opponents) => `${player} juega con ${opponents}`,
  meetIn: round => `los dos se enfrentan en la ronda ${round}`,

  rank: {
    inDifferentGroups: names => `${names} juegan en grupos distintos`,
    standsBefore: (ahead, behind) => `${ahead} va antes que ${behind}`,
    share: (names, place) => `${names} comparten el lugar ${place}`,
    levelOn: criteria => `Iguales en ${criteria};`,
    places: (one, two) => `lugares ${one} y ${two} entre los empatados`,
    values: (one, two) => `${one} contra ${two}`,
    both: stage => `ambos ${stage}`,
    stageClause: standings.stageClause,
    tiebreak: tiebreak => describeTiebreak(tiebreak, 'es'),
    level: level => describeLevel(level, 'es'),
  },

  decided: {
    board: board => `Mesa ${board}:`,
    white: isScrabble => (isScrabble ? '(sale)' : '(blancas)'),
    float: (players, direction) =>
      `${players.text} ${players.count === 1 ? 'flota' : 'flotan'} hacia ${direction === 'up' ? 'arriba' : 'abajo'}`,
    bye: (players, isDrawn) =>
      `${players.text} ${players.count === 1 ? 'recibe' : 'reciben'} ${isDrawn ? 'bye' : 'el bye'}`,
    exchange: players => `${players} cambian de lugar entre S1 y S2`,
    order: (players, bracket) => `Orden${bracket === undefined ? '' : ` ${bracket}`}: ${players}`,
    group: (name, isTeam) => `${isTeam ? 'Equipo' : 'Grupo'} ${name}`.trim(),
    scoregroup: score => `Grupo de ${score}`,
    scoregroups: scores => `Grupos de ${scores} puntos, en uno`,
    size: (players, rounds) => `${players} jugadores en ${rounds} rondas`,
    rest: (players, absent) =>
      `${players.text} ${players.count === 1 ? 'descansa' : 'descansan'}${absent.count === 0 ? '' : `: ${absent.text} no ${absent.count === 1 ? 'está' : 'están'}`}`,
    knockOut: (players, losers = 'su rival') =>
      `${players.text} ${players.count === 1 ? 'elimina' : 'eliminan'} a ${losers}`,
    gibson: (champion, rival, place) =>
      `Regla de Gibson («gibsonización»): ya nadie puede quitarle a ${champion} el lugar ${place}; juega con ${rival}`,
  },
  gibson: {
    has: (champion, wins, roundsLeft) =>
      `A falta de ${counted(roundsLeft, 'ronda', 'rondas')}, ${champion} tiene ${counted(wins, 'victoria', 'victorias')}`,
    chaser: (name, wins) =>
      ` y ${name}, que le sigue, llega a ${counted(wins, 'victoria', 'victorias')} como máximo`,
    rivalIsLast: (champion, rival, prizes) =>
      `todos los rivales que puede tener ${champion} pueden ganar todavía ${prizes === 1 ? 'el premio' : `uno de los ${prizes} premios`}, y de ellos ${rival} va en último lugar`,
    rivalFallsShort: (rival, reaches, prizes) =>
      `${rival} llega a ${reaches} como máximo, que no alcanza para ${prizes === 1 ? 'el premio' : `los ${prizes} premios`}`,
    sentence: (has, chaser, rival) => `${has}${chaser}; ${rival}`,
  },
};
