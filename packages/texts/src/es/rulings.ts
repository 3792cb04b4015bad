import type { PassedWords, RulingTexts, RulingWords } from '../ruling-texts.ts';
import { wordingIn } from '../wording.ts';
import { toldCounts } from './counts.ts';
import { becauseLeftOver } from './left-over.ts';

const { counted, list } = wordingIn('es');

const bracketOf = ({ facts: { bracket } }: { readonly facts: { readonly bracket?: number } }) =>
  bracket === undefined ? '' : `En el grupo de ${bracket} ${bracket === 1 ? 'punto' : 'puntos'}`;

const sentence = (...parts: readonly string[]) => {
  const text = parts.filter(part => part !== '').join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const faultsOf = ({ facts }: RulingWords<'board' | 'float'>) => toldCounts(facts);

/** Está prohibido con todos los que podría enfrentar en el grupo. */
const withWhom = ({ opponents, isByOtherRules }: PassedWords) => {
  if (opponents.length === 0) return '';
  return isByOtherRules ? ` con todos los del grupo; con ${list(opponents)}` : ` con ${list(opponents)}`;
};

/** De varios rivales no se dice la ronda, que es solo la del primero. */
const roundOf = ({ round, opponents }: PassedWords) =>
  round === undefined || opponents.length > 1 ? '' : ` por la ronda ${round}`;

/** Quién quedaría sin rival. */
const leftOf = ({ leftOver }: PassedWords) => (leftOver ? ` ${becauseLeftOver(leftOver)}` : '');

/** La palabra contra lo que no se tomó. */
const wordAgainst = (words: RulingWords<'board' | 'float'>) => {
  switch (words.passed?.verdict) {
    case 'forbidden':
      return `está prohibido${withWhom(words.passed)}${roundOf(words.passed)}${leftOf(words.passed)}`;
    case 'worse':
      return `es peor ${faultsOf(words)}`.trim();
    case 'equal-later':
      return 'es igual y viene después en el orden';
    default:
      return '';
  }
};

/** A quién ofrecía primero el orden; o con quién la pareja es igual de buena, pero viene después. */
const offeredFirst = (words: RulingWords<'board'>) => {
  const names = list(words.because);
  if (words.passed?.verdict === 'equal-later')
    return `el emparejamiento con ${names} en su lugar es igual de bueno, pero viene después en el orden`;
  return `el orden ofrecía primero a ${names}, pero ${wordAgainst(words) || 'esta regla decidió otra cosa'}`;
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
  const word = wordAgainst(words);
  if (word === '') return '';
  if (words.passed?.isStaying) return `quedarse ${word}`;
  return words.because.length === 0 ? '' : `elegir en su lugar a ${list(words.because)} ${word}`;
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
  const chance =
    facts.chosenAs === 'last'
      ? `todos pueden ganar todavía uno de los ${facts.prizes} premios, y ${rival} ocupa el último lugar`
      : `${rival} llega a ${facts.rivalReaches} como máximo, que no alcanza para los ${facts.prizes} premios`;
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
    bye: ({ about, facts: { score } }) =>
      `${list(about)} ${about.length === 1 ? 'recibe' : 'reciben'} el bye${score === undefined ? '' : ` (puntuación: ${score})`}.`,
    exchange: ({ about }) => `${list(about)} cambian de lugar entre S1 y S2.`,
    colour: ({ about: [white = '', second], because: [first = ''], facts }) =>
      `${white} ${isScrabble(facts) ? 'sale' : 'lleva blancas'} contra ${second ?? first}.`,
    order: ({ about }) => `Orden: ${list(about)}.`,
    group: ({ about, facts: { group, players, rounds } }) =>
      players === undefined
        ? `${`Grupo ${group ?? ''}`.trim()}: ${list(about)}.`
        : `${players} jugadores en ${rounds} rondas.`,
    rest: ({ about, because }) =>
      `${list(about)} ${about.length === 1 ? 'descansa' : 'descansan'}${because.length === 0 ? '' : `: ${list(because)} no ${because.length === 1 ? 'está' : 'están'}`}.`,
    result: ({ about, because }) =>
      `${list(about)} ${about.length === 1 ? 'elimina' : 'eliminan'} a ${because.length === 0 ? 'su rival' : list(because)}.`,
    gibson: ({ about: [champion = '', rival = ''], facts: { place } }) =>
      `Regla de Gibson: ya nadie puede quitarle a ${champion} («gibsonizado») el lugar ${place}; juega con ${rival}.`,
  },
  because: {
    board: words =>
      words.because.length === 0
        ? lineOf(words) || bracketOf(words)
        : sentence(bracketOf(words), offeredFirst(words)),
    float: words => sentence(bracketOf(words), whyFloat(words)),
    bye: ({ because }) =>
      because.length === 0 ? '' : `No lo ${because.length === 1 ? 'recibe' : 'reciben'} ${list(because)}`,
    exchange: words => sentence(bracketOf(words), unchanged(words)),
    colour: () => '',
    order: () => '',
    group: () => '',
    rest: () => '',
    result: () => '',
    gibson: whyGibson,
  },
};
