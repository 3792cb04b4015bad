import type { PassedWords, RulingTexts, RulingWords } from '../ruling-texts.ts';
import { inPairs, wordingIn } from '../wording.ts';
import { clauses, meetingThem } from './clauses.ts';
import { scoreOfBye, toldCounts } from './counts.ts';
import { becauseLeftOver } from './left-over.ts';

const { choice, counted, list } = wordingIn('es');

const bracketOf = ({ facts: { bracket } }: { readonly facts: { readonly bracket?: number } }) =>
  bracket === undefined ? '' : `En el grupo de ${bracket} ${bracket === 1 ? 'punto' : 'puntos'}`;

const sentence = (...parts: readonly string[]) => {
  const text = clauses(parts);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const faultsOf = ({ passed }: RulingWords<'board' | 'float' | 'bye'>) => (passed ? toldCounts(passed) : '');

/** Para quién sería peor. */
const sufferersIn = ({ suffers, unit }: PassedWords) => {
  if (suffers.length === 0) return '';
  return unit === 'pairs'
    ? `para ${suffers.length === 2 ? 'la pareja' : 'las parejas'} ${list(inPairs(suffers))}`
    : `para ${list(suffers)}`;
};

/** El grupo que decide, si no es el de la oración. */
const elsewhereIn = ({ elsewhere }: Pick<PassedWords, 'elsewhere'>) =>
  elsewhere === undefined ? '' : `en el grupo de ${pointsOf(elsewhere)}`;

/** De varios rivales no se dice la ronda, que es solo la del primero. */
const roundOf = ({ round, opponents }: PassedWords) =>
  round === undefined || opponents.length > 1 ? '' : ` por la ronda ${round}`;

/** Quién quedaría sin rival. */
const leftOf = ({ leftOver }: PassedWords) => (leftOver ? ` ${becauseLeftOver(leftOver)}` : '');

/** Qué hay contra lo que no se tomó: está prohibido, o lo está jugar con los que podría enfrentar en el grupo. */
const wordAgainst = (words: RulingWords<'board' | 'float' | 'bye'>, what: string) => {
  switch (words.passed?.verdict) {
    case 'forbidden': {
      const { opponents, isByOtherRules } = words.passed;
      const meeting = meetingThem(list(opponents), isByOtherRules) || `${what} está prohibido`;
      return `${meeting}${roundOf(words.passed)}${leftOf(words.passed)}`;
    }
    case 'worse':
      return `${what} es peor ${sufferersIn(words.passed)} ${elsewhereIn(words.passed)} ${faultsOf(words)}`
        .replace(/ +/g, ' ')
        .trim();
    case 'equal-later':
      return `${what} es igual y viene después en el orden ${elsewhereIn(words.passed)}`.trim();
    default:
      return '';
  }
};

/** A quién ofrecía primero el orden; o con quién la pareja es igual de buena, pero viene después. */
const offeredFirst = (words: RulingWords<'board'>) => {
  const names = list(words.because);
  if (words.passed?.verdict === 'equal-later')
    return `el emparejamiento con ${names} en su lugar es igual de bueno, pero viene después en el orden ${elsewhereIn(words.passed)}`.trim();
  return `el orden ofrecía primero a ${names}, pero ${wordAgainst(words, 'eso') || 'esta regla decidió otra cosa'}`;
};

/** Las mitades como estaban. */
const unchanged = ({ passed }: RulingWords<'exchange'>) => {
  if (passed?.verdict !== 'worse')
    return `las mitades sin cambio están prohibidas${passed ? leftOf(passed) : ''}`;
  const who = passed.suffers.length === 0 ? '' : ` para ${list(passed.suffers)}`;
  return `las mitades sin cambio son peores${who} ${toldCounts(passed)}`.trim();
};

/** Un flotante: quedarse, u otra persona en su lugar. */
const whyFloat = (words: RulingWords<'float'>) => {
  const others = list(words.because);
  const isForbidden = words.passed?.verdict === 'forbidden' && words.passed.opponents.length > 0;
  if (words.passed?.isStaying)
    return isForbidden ? `si se queda, ${wordAgainst(words, 'eso')}` : wordAgainst(words, 'quedarse');
  if (others === '') return '';
  if (!isForbidden) return wordAgainst(words, `elegir en su lugar a ${others}`);
  // Si baja otra persona, esta tendría que enfrentarse allí a alguien.
  return words.facts.direction === 'down'
    ? `si se queda ${list(words.about)}, ${wordAgainst(words, 'eso')}`
    : `para ${others} ${wordAgainst(words, 'eso')}`;
};

/** La ronda de uno, y quién quedaría sin rival con él, no dicen nada de los demás. */
const ofSeveral = (words: RulingWords<'bye'>): RulingWords<'bye'> => {
  if (words.because.length < 2 || !words.passed) return words;
  const { round: _, leftOver: __, ...passed } = words.passed;
  return { ...words, passed };
};

const pointsOf = (points: number) => `${points} ${points === 1 ? 'punto' : 'puntos'}`;

/** Por su nombre; un grupo de puntuación, por sus puntos. */
const groupOf = ({ group, scores = [], isTeam }: RulingWords<'group'>['facts']) => {
  const [score, ...more] = scores;
  if (score !== undefined)
    return more.length === 0 ? `Grupo de ${pointsOf(score)}` : `Grupos de ${list(scores)} puntos, en uno`;
  return `${isTeam ? 'Equipo' : 'Grupo'} ${group ?? ''}`.trim();
};

const isScrabble = ({ game }: RulingWords['facts']) => game === 'scrabble';

const startsOf = (facts: RulingWords['facts']) => (isScrabble(facts) ? ' (sale)' : ' (blancas)');

/** Las dos cuentas de la regla de Gibson: hasta dónde llega el perseguidor y hasta dónde el rival. */
const whyGibson = ({
  about: [champion = '', rival = ''],
  because: [chaser],
  facts,
}: RulingWords<'gibson'>) => {
  const wins = (count: unknown) => counted(Number(count), 'victoria', 'victorias');
  const left = counted(Number(facts.rounds), 'ronda', 'rondas');
  const chase =
    chaser === undefined
      ? ''
      : ` y ${chaser}, que le sigue, llega a ${wins(facts.chaserReaches)} como máximo`;
  const [prize, prizes] =
    facts.prizes === 1
      ? ['el premio', 'el premio']
      : [`uno de los ${facts.prizes} premios`, `los ${facts.prizes} premios`];
  const chance =
    facts.chosenAs === 'last'
      ? `todos los rivales que puede tener ${champion} pueden ganar todavía ${prize}, y de ellos ${rival} va en último lugar`
      : `${rival} llega a ${facts.rivalReaches} como máximo, que no alcanza para ${prizes}`;
  return `A falta de ${left}, ${champion} tiene ${wins(facts.points)}${chase}; ${chance}`;
};

/** La tabla nombra su línea: quién juega con quién se sabe antes de la primera ronda. */
const lineOf = ({ facts: { table, line, numbers = [] } }: RulingWords<'board'>) =>
  table === undefined || line === undefined
    ? ''
    : `La tabla para ${table} da ${numbers.join(' contra ')} en la línea ${line}`;

export const rulings: RulingTexts = {
  decided: {
    board: ({ about: [first = '', second = ''], facts: { board, white, ...facts } }) =>
      `${board === undefined ? '' : `Mesa ${board}: `}${first}${white === undefined ? '' : startsOf(facts)} – ${second}.`,
    float: ({ about, facts: { direction } }) =>
      `${list(about)} ${about.length === 1 ? 'flota' : 'flotan'} hacia ${direction === 'up' ? 'arriba' : 'abajo'}.`,
    bye: ({ about, facts: { score, points, number } }) =>
      `${list(about)} ${about.length === 1 ? 'recibe' : 'reciben'}${number === undefined ? ' el' : ''} bye${score === undefined ? '' : ` (${scoreOfBye(score, points)})`}.`,
    exchange: ({ about }) => `${list(about)} cambian de lugar entre S1 y S2.`,
    colour: ({ about: [white = '', second], because: [first = ''], facts }) =>
      `${white} ${isScrabble(facts) ? 'sale' : 'lleva blancas'} contra ${second ?? first}.`,
    order: ({ about, facts: { bracket } }) =>
      `Orden${bracket === undefined ? '' : ` en el grupo de ${pointsOf(bracket)}`}: ${list(about)}.`,
    group: ({ about, facts }) =>
      facts.players === undefined
        ? `${groupOf(facts)}: ${list(about)}.`
        : `${facts.players} jugadores en ${facts.rounds} rondas.`,
    rest: ({ about, because }) =>
      `${list(about)} ${about.length === 1 ? 'descansa' : 'descansan'}${because.length === 0 ? '' : `: ${list(because)} no ${because.length === 1 ? 'está' : 'están'}`}.`,
    result: ({ about, because }) =>
      `${list(about)} ${about.length === 1 ? 'elimina' : 'eliminan'} a ${because.length === 0 ? 'su rival' : list(because)}.`,
    gibson: ({ about: [champion = '', rival = ''], facts: { place } }) =>
      `Regla de Gibson («gibsonización»): ya nadie puede quitarle a ${champion} el lugar ${place}; juega con ${rival}.`,
  },
  because: {
    board: words =>
      words.because.length === 0
        ? lineOf(words) || bracketOf(words)
        : sentence(bracketOf(words), offeredFirst(words)),
    float: words => sentence(bracketOf(words), whyFloat(words)),
    bye: words =>
      words.because.length === 0
        ? ''
        : sentence(wordAgainst(ofSeveral(words), `el bye para ${choice(words.because)}`)),
    exchange: words => sentence(bracketOf(words), unchanged(words)),
    colour: () => '',
    order: () => '',
    group: () => '',
    rest: () => '',
    result: () => '',
    gibson: whyGibson,
  },
  barred: barred =>
    `${barred.flatMap(({ players }) => players).length === 1 ? 'No puede' : 'No pueden'} tenerlo: ${barred.map(({ rule, players }) => `${list(players)} (${rule})`).join('; ')}.`,
};
