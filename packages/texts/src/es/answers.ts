import type { AnswerTexts, AnswerWords } from '../answer-texts.ts';
import { inPairs, wordingIn } from '../wording.ts';

const { list } = wordingIn('es');

type AnyWords = AnswerWords<'pair' | 'bye' | 'float' | 'colour' | 'board' | 'rank'>;

const sentence = (...parts: readonly string[]) => {
  const text = parts.filter(part => part !== '').join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const bracketOf = ({ facts: { bracket } }: AnyWords) =>
  bracket === undefined ? '' : `en el grupo de ${bracket} ${bracket === 1 ? 'punto' : 'puntos'}`;

const countsOf = ({ facts: { chosen, other } }: AnyWords) =>
  chosen === undefined || other === undefined ? '' : `(${other} en vez de ${chosen})`;

const suffererOf = ({ facts: { suffers = [], about, unit }, name }: AnyWords) => {
  if (suffers.length === 0 || isAlone(suffers, about)) return '';
  const names = suffers.map(name);
  return unit === 'pairs'
    ? `para ${names.length === 2 ? 'la pareja' : 'las parejas'} ${list(inPairs(names))}`
    : `para ${list(names)}`;
};

/** Nadie más que aquel por quien se pregunta, a quien la frase ya nombra. */
const isAlone = (suffers: readonly number[], about: readonly number[]) =>
  about.length === 1 && suffers.length === 1 && suffers[0] === about[0];

const roundOf = ({ facts: { round } }: AnyWords) => (round === undefined ? '' : `por la ronda ${round}`);

/** Qué hace peor la alternativa: cómo, para quién, y las dos cuentas. */
const worseWith = (words: AnyWords, how: string) => (words.verdict === 'worse' ? worse(words, how) : '');

const worse = (words: AnyWords, how: string) =>
  `la mejor ronda ${how} es peor ${suffererOf(words)} ${countsOf(words)}`.replace(/ +/g, ' ').trim();

export const answers: AnswerTexts = {
  verdicts: {
    forbidden: 'Prohibido',
    worse: 'Peor',
    'equal-later': 'Igual, pero después',
    table: 'No está en la tabla',
    chosen: 'Elegido',
  },
  said: {
    pair: ({ verdict, facts: { about }, name }) =>
      verdict === 'chosen'
        ? `${list(about.map(name))} se enfrentan.`
        : `${list(about.map(name))} no se enfrentan.`,
    bye: ({ facts: { about, recipient, score }, name }) =>
      recipient !== undefined && about[0] === recipient
        ? `${name(recipient)} ${score === undefined ? 'no juega' : `tiene el bye (puntuación: ${score})`}.`
        : `${list(about.map(name))} no tiene el bye${recipient === undefined ? '' : `: lo tiene ${name(recipient)}`}.`,
    float: ({
      facts: {
        about: [player = 0, instead],
        direction,
      },
      name,
    }) =>
      `${name(player)} flota hacia ${direction === 'up' ? 'arriba' : 'abajo'}${instead === undefined ? '' : `, y no ${name(instead)}`}.`,
    colour: ({ facts: { white, black, game }, name }) =>
      `${name(white)} ${game === 'scrabble' ? 'sale' : 'lleva blancas'} contra ${name(black)}.`,
    board: ({ facts: { board, white, black }, name }) =>
      `${name(white)} – ${name(black)} es la mesa ${board}.`,
    rank: ({ facts: { ahead, behind, about, shared }, name }) =>
      shared === undefined
        ? `${name(ahead ?? 0)} va antes que ${name(behind ?? 0)}.`
        : `${list(about.map(name))} comparten el lugar ${shared}.`,
  },
  staying: player => `${player} se queda`,
  detail: words => [roundOf(words), suffererOf(words), countsOf(words)].filter(part => part !== '').join(' '),
  lead: {
    pair: words => {
      const { sentDown, keeping, because = [], table, line, numbers = [], meetIn } = words.facts;
      if (words.verdict === 'table' && table !== undefined && line !== undefined)
        return `La tabla para ${table} da ${numbers.join(' contra ')} en la línea ${line}${meetIn === undefined ? '' : `; los dos se enfrentan en la ronda ${meetIn}`}`;
      if (words.verdict === 'table')
        return because.length === 0
          ? ''
          : `${words.name(words.facts.about[0] ?? 0)} juega con ${list(because.map(words.name))}${meetIn === undefined ? '' : `; los dos se enfrentan en la ronda ${meetIn}`}`;
      const how =
        sentDown === undefined
          ? keeping === undefined
            ? 'con esa pareja'
            : 'con esa pareja, sin cambiar las mesas anteriores,'
          : `con ${words.name(sentDown)} como flotante descendente`;
      const kept =
        keeping === undefined || words.verdict === 'worse' ? '' : 'sin cambiar las mesas anteriores';
      return sentence(bracketOf(words), roundOf(words), kept, worseWith(words, how));
    },
    bye: words => {
      const { because = [] } = words.facts;
      return words.verdict === 'chosen' && because.length > 0
        ? `No lo ${because.length === 1 ? 'tiene' : 'tienen'} ${list(because.map(words.name))}`
        : sentence(roundOf(words), worseWith(words, 'con ese bye'));
    },
    float: words => {
      const { about, because = [], other } = words.facts;
      if (words.verdict !== 'chosen' || other === undefined)
        return sentence(bracketOf(words), worseWith(words, 'si flota la otra persona'));
      const how =
        because.length === 0
          ? `si se queda ${words.name(about[0] ?? 0)}`
          : `si flota en su lugar ${list(because.map(words.name))}`;
      return sentence(bracketOf(words), worse(words, how));
    },
    colour: () => '',
    board: ({ facts: { scores } }) =>
      scores === undefined ? '' : `Puntuaciones ${scores[0]} y ${scores[1]}`,
    rank: ({ facts: { by, values } }) =>
      by === undefined || values === undefined ? '' : `${by} ${values[0] ?? '–'} contra ${values[1] ?? '–'}`,
  },
};
