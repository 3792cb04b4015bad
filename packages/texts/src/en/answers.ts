import type { AnswerTexts, AnswerWords } from '../answer-texts.ts';
import { inPairs, wordingIn } from '../wording.ts';

const { list } = wordingIn('en');

type AnyWords = AnswerWords<'pair' | 'bye' | 'float' | 'colour' | 'board' | 'rank'>;

const sentence = (...parts: readonly string[]) => {
  const text = parts.filter(part => part !== '').join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const bracketOf = ({ facts: { bracket } }: AnyWords) =>
  bracket === undefined ? '' : `in the bracket of ${bracket} ${bracket === 1 ? 'point' : 'points'}`;

const countsOf = ({ facts: { chosen, other } }: AnyWords) =>
  chosen === undefined || other === undefined ? '' : `(${other} instead of ${chosen})`;

const suffererOf = ({ facts: { suffers = [], about, unit }, name }: AnyWords) => {
  if (suffers.length === 0 || isAlone(suffers, about)) return '';
  const names = suffers.map(name);
  return unit === 'pairs'
    ? `for ${names.length === 2 ? 'the pair' : 'the pairs'} ${list(inPairs(names))}`
    : `for ${list(names)}`;
};

/** Nobody but the one asked about, whom the sentence names already. */
const isAlone = (suffers: readonly number[], about: readonly number[]) =>
  about.length === 1 && suffers.length === 1 && suffers[0] === about[0];

const roundOf = ({ facts: { round } }: AnyWords) => (round === undefined ? '' : `because of round ${round}`);

/** What makes the alternative worse: how, for whom, and the two counts. */
const worseWith = (words: AnyWords, how: string) => (words.verdict === 'worse' ? worse(words, how) : '');

const worse = (words: AnyWords, how: string) =>
  `the best round ${how} is worse ${suffererOf(words)} ${countsOf(words)}`.replace(/ +/g, ' ').trim();

export const answers: AnswerTexts = {
  verdicts: {
    forbidden: 'Forbidden',
    worse: 'Worse',
    'equal-later': 'Equal, and later in the order',
    table: 'Not in the table',
    chosen: 'Chosen',
  },
  said: {
    pair: ({ verdict, facts: { about }, name }) =>
      verdict === 'chosen' ? `${list(about.map(name))} meet.` : `${list(about.map(name))} do not meet.`,
    bye: ({ facts: { about, recipient, score }, name }) =>
      recipient !== undefined && about[0] === recipient
        ? `${name(recipient)} ${score === undefined ? 'does not play' : `has the bye (score ${score})`}.`
        : `${list(about.map(name))} does not have the bye${recipient === undefined ? '' : `: ${name(recipient)} has it`}.`,
    float: ({
      facts: {
        about: [player = 0, instead],
        direction,
      },
      name,
    }) =>
      `${name(player)} floats ${direction === 'up' ? 'up' : 'down'}${instead === undefined ? '' : `, and not ${name(instead)}`}.`,
    colour: ({ facts: { white, black, game }, name }) =>
      `${name(white)} ${game === 'scrabble' ? 'starts' : 'has White'} against ${name(black)}.`,
    board: ({ facts: { board, white, black }, name }) => `${name(white)} – ${name(black)} is board ${board}.`,
    rank: ({ facts: { ahead, behind, about, shared }, name }) =>
      shared === undefined
        ? `${name(ahead ?? 0)} stands before ${name(behind ?? 0)}.`
        : `${list(about.map(name))} share place ${shared}.`,
  },
  staying: player => `${player} stays`,
  detail: words => [roundOf(words), suffererOf(words), countsOf(words)].filter(part => part !== '').join(' '),
  lead: {
    pair: words => {
      const { sentDown, keeping, because = [], table, line, numbers = [], meetIn } = words.facts;
      if (words.verdict === 'table' && table !== undefined && line !== undefined)
        return `The table for ${table} gives ${numbers.join(' against ')} in line ${line}${meetIn === undefined ? '' : `; the two meet in round ${meetIn}`}`;
      if (words.verdict === 'table')
        return because.length === 0
          ? ''
          : `${words.name(words.facts.about[0] ?? 0)} plays ${list(because.map(words.name))}${meetIn === undefined ? '' : `; the two meet in round ${meetIn}`}`;
      const how =
        sentDown === undefined
          ? keeping === undefined
            ? 'with that pair'
            : 'with that pair, the boards before it kept,'
          : `with ${words.name(sentDown)} sent down`;
      const kept = keeping === undefined || words.verdict === 'worse' ? '' : 'with the boards before it kept';
      return sentence(bracketOf(words), roundOf(words), kept, worseWith(words, how));
    },
    bye: words => {
      const { because = [] } = words.facts;
      return words.verdict === 'chosen' && because.length > 0
        ? `Not ${list(because.map(words.name))}`
        : sentence(roundOf(words), worseWith(words, 'with that bye'));
    },
    float: words => {
      const { about, because = [], other } = words.facts;
      if (words.verdict !== 'chosen' || other === undefined)
        return sentence(bracketOf(words), worseWith(words, 'with the other floating'));
      const how =
        because.length === 0
          ? `if ${words.name(about[0] ?? 0)} stays`
          : `with ${list(because.map(words.name))} floating instead`;
      return sentence(bracketOf(words), worse(words, how));
    },
    colour: () => '',
    board: ({ facts: { scores } }) => (scores === undefined ? '' : `Scores ${scores[0]} and ${scores[1]}`),
    rank: ({ facts: { by, values } }) =>
      by === undefined || values === undefined ? '' : `${by} ${values[0] ?? '–'} against ${values[1] ?? '–'}`,
  },
};
