import type { AnswerTexts, AnswerWords } from '../answer-texts.ts';
import { namedLeftOver } from '../ruling-texts.ts';
import { describeLevel } from '../standings-texts.ts';
import { describeTiebreak } from '../tiebreak-texts.ts';
import { inPairs, wordingIn } from '../wording.ts';
import { clauses, meetingThem } from './clauses.ts';
import { scoreOfBye, toldCounts } from './counts.ts';
import { becauseLeftOver, ifSo } from './left-over.ts';
import { standings } from './standings.ts';

const { choice, list } = wordingIn('en');

type AnyWords = AnswerWords<'pair' | 'bye' | 'float' | 'colour' | 'board' | 'rank'>;

const sentence = (...parts: readonly string[]) => {
  const text = clauses(parts);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const bracketOf = ({ facts: { bracket } }: AnyWords) =>
  bracket === undefined ? '' : `in the bracket of ${bracket} ${bracket === 1 ? 'point' : 'points'}`;

const countsOf = ({ facts }: AnyWords) => toldCounts(facts);

/** The bracket that decides, where it is not the one that the sentence is about. */
const elsewhereIn = ({ facts: { elsewhere } }: AnyWords) =>
  elsewhere === undefined ? '' : `in the bracket of ${elsewhere} ${elsewhere === 1 ? 'point' : 'points'}`;

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

/** Whose round it is says nothing of several opponents. */
const roundOf = ({ facts: { round, opponents = [] } }: AnyWords) =>
  round === undefined || opponents.length > 1 ? '' : `because of round ${round}`;

/** Whom the rule forbids, where everybody is forbidden whom the player could meet. */
const opponentsOf = ({ facts: { opponents = [] }, name }: AnyWords) => list(opponents.map(name));

/** The same in a list, after the word. */
const withWhom = (words: AnyWords) => {
  const names = opponentsOf(words);
  if (names === '') return '';
  return words.facts.isByOtherRules ? `with everybody there; with ${names}` : `with ${names}`;
};

/** What is forbidden: what was said, or meeting those whom the rule names. */
const forbidden = (words: AnyWords, what: string) => {
  const meeting =
    meetingThem(opponentsOf(words), words.facts.isByOtherRules === true) || `${what} is forbidden`;
  return `${meeting} ${roundOf(words)} ${becauseLeft(words)}`.replace(/ +/g, ' ').trim();
};

const becauseLeft = ({ facts: { leftOver }, name }: AnyWords) =>
  leftOver ? becauseLeftOver(namedLeftOver(leftOver, name, 'en')) : '';

/** Who would be left over if it were so. */
const leftIf = ({ facts: { leftOver }, name }: AnyWords, condition: string) =>
  leftOver ? ifSo(condition, namedLeftOver(leftOver, name, 'en')) : '';

/** The earlier round that forbids it, as a sentence: two met in it, or one has been kept from the bye since. */
const metIn = ({ facts: { round } }: AnyWords) => (round === undefined ? '' : `they met in round ${round}`);

const barredSince = ({ facts: { round, about }, name }: AnyWords) =>
  round === undefined ? '' : `${list(about.map(name))} may not have it since round ${round}`;

/** What was compared: how it is worse, for whom, and the two counts; or that it is as good. */
const comparedWith = (words: AnyWords, how: string) => {
  if (words.verdict === 'worse') return worse(words, how);
  if (words.verdict !== 'equal-later') return '';
  return `the best pairing ${how} is as good, and later in the order ${elsewhereIn(words)}`.trim();
};

const worse = (words: AnyWords, how: string) =>
  `the best pairing ${how} is worse ${suffererOf(words)} ${elsewhereIn(words)} ${countsOf(words)}`
    .replace(/ +/g, ' ')
    .trim();

/** What decided for a pair that was made: whom the order offered before, and the word against it. */
const whyMade = (words: AnswerWords<'pair'>) => {
  const { because = [], passed } = words.facts;
  const names = list(because.map(words.name));
  if (passed === undefined || because.length === 0) return '';
  if (passed === 'equal-later') return `the pairing with ${names} instead is as good, but later in the order`;
  const word =
    passed === 'worse'
      ? `that is worse ${suffererOf(words)} ${elsewhereIn(words)} ${countsOf(words)}`
      : forbidden(words, 'that');
  return `the order offered ${names} first, but ${word}`.replace(/ +/g, ' ').trim();
};

/** What stands against the nearest rival for the bye. */
const whyHas = (words: AnswerWords<'bye'>) => {
  const { because = [], passed } = words.facts;
  const what = `a bye for ${choice(because.map(words.name))}`;
  switch (passed) {
    case 'worse':
      return `${what} is worse ${isNamed(words, because) ? '' : suffererOf(words)} ${elsewhereIn(words)} ${countsOf(words)}`
        .replace(/ +/g, ' ')
        .trim();
    case 'equal-later':
      return `${what} is equal, and later in the order ${elsewhereIn(words)}`.trim();
    case 'forbidden':
      return because.length > 1 ? `${what} is forbidden` : forbidden(words, what);
    default:
      return '';
  }
};

const isNamed = ({ facts: { suffers = [] } }: AnyWords, named: readonly number[]) =>
  suffers.every(id => named.includes(id));

const ifFloating = ({ facts: { about, because = [] }, name }: AnswerWords<'float'>) =>
  because.length === 0 ? `if ${name(about[0] ?? 0)} stayed` : `if ${list(because.map(name))} floated instead`;

/** What decided for a float: what stands against staying, or against the other. */
const whyFloats = (words: AnswerWords<'float'>) => {
  const { about, because = [], passed, opponents } = words.facts;
  const stays = `${words.name(about[0] ?? 0)} stays`;
  const instead = `with ${list(because.map(words.name))} floating instead`;
  const who = because.length === 0 ? `if ${stays}` : instead;
  const round = `a round ${because.length === 0 ? `in which ${stays}` : instead}`;
  switch (passed) {
    case 'worse':
      return worse(words, who);
    case 'equal-later':
      return `${round} is as good, but later in the order`;
    case 'forbidden':
      if (words.facts.leftOver) return leftIf(words, ifFloating(words));
      if (opponents === undefined) return forbidden(words, round);
      return because.length === 0 || words.facts.direction === 'down'
        ? `if ${stays}, ${forbidden(words, 'that')}`
        : `for ${list(because.map(words.name))} ${forbidden(words, 'that')}`;
    default:
      return '';
  }
};

/** Why the other does not float: sent down, the player would stay; sent up, the other would meet somebody. */
const whyNotInstead = (words: AnswerWords<'float'>) => {
  const { about, direction, opponents } = words.facts;
  const other = words.name(about[1] ?? 0);
  if (words.verdict !== 'forbidden' || opponents === undefined)
    return (
      leftIf(words, `if ${other} floated instead`) || comparedWith(words, `with ${other} floating instead`)
    );
  return direction === 'up'
    ? `for ${other} ${forbidden(words, 'that')}`
    : `if ${words.name(about[0] ?? 0)} stays, ${forbidden(words, 'that')}`;
};

/** Whoever has the bye, or no opponent by a table. */
const isFree = ({
  facts: { about, because = [], score, points, freeBy },
  name,
}: AnswerWords<'bye'>): string => {
  const player = list(about.map(name));
  switch (freeBy) {
    case 'bye':
      return `${player} has a bye`;
    case 'free-round':
      return `${player} has the free round`;
    case 'absence':
      return `${player} rests: ${list(because.map(name))} is not there`;
    case 'walkover':
      return `${player} goes on without playing: ${list(because.map(name))} is not there`;
  }
  return `${player} ${score === undefined ? 'does not play' : `has the bye (${scoreOfBye(score, points)})`}`;
};

/** Whoever plays, and who does not. */
const isNotFree = ({
  facts: { about, because = [], recipients, freeBy },
  name,
}: AnswerWords<'bye'>): string => {
  const [player, others] = [list(about.map(name)), list(recipients.map(name))];
  const isOne = recipients.length === 1;
  const absent = `because ${list(because.map(name))} ${because.length === 1 ? 'is' : 'are'} not there`;
  switch (freeBy) {
    case 'bye':
      return `${player} does not have a bye: ${others} ${isOne ? 'has it' : 'have one'}`;
    case 'free-round':
      return `${player} does not have the free round: ${others} has it`;
    case 'absence':
      return `${player} does not rest: ${others} ${isOne ? 'does' : 'do'}, ${absent}`;
    case 'walkover':
      return `${player} has an opponent: ${others} ${isOne ? 'goes' : 'go'} on without playing, ${absent}`;
  }
  return `${player} does not have the bye: ${others} has it`;
};

/** On what the two are level, what separated them, and with which values. */
const separation = ({ by, criterion, values, isPlace, levelOn = [] }: AnswerWords<'rank'>['facts']) => {
  if (by === undefined || criterion === undefined || values === undefined) return '';
  const [one, two] = values.map(value => value ?? '–');
  const level = levelOn.map(criterionBefore => describeLevel(criterionBefore, 'en'));
  return sentence(
    level.length === 0 ? '' : `Level on ${list(level)};`,
    `${describeTiebreak(criterion, 'en')} (${by}),`,
    isPlace ? `places ${one} and ${two} among the tied` : `${one} against ${two}`,
  );
};

/** With the virtual points of the acceleration, or without. */
const withoutVirtual = (score: number, points = score) =>
  points === score ? String(score) : `${score} (${points} without virtual points)`;

/** What became of the two in a knock-out. */
const stagesOf = (
  { stages, ahead, behind, shared }: AnswerWords<'rank'>['facts'],
  name: AnswerWords<'rank'>['name'],
) => {
  if (stages === undefined) return '';
  if (shared !== undefined) return sentence(`both ${standings.stageClause(stages[0], undefined, 'two')}`);
  const words = stages.map(stage =>
    standings.stageClause(stage, stage?.by === undefined ? undefined : name(stage.by), 'one'),
  );
  return sentence(`${name(ahead ?? 0)} ${words[0]}`, `${name(behind ?? 0)} ${words[1]}`);
};

export const answers: AnswerTexts = {
  verdicts: {
    forbidden: 'Forbidden',
    worse: 'Worse',
    'equal-later': 'Equal, and later in the order',
    table: 'Not in the table',
    chosen: 'Chosen',
  },
  notInDraw: 'Not in the draw',
  said: {
    pair: ({ verdict, facts: { about }, name }) =>
      verdict === 'chosen' ? `${list(about.map(name))} meet.` : `${list(about.map(name))} do not meet.`,
    bye: words => `${words.verdict === 'chosen' ? isFree(words) : isNotFree(words)}.`,
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
    rank: ({ facts: { ahead, behind, about, shared, apart }, name }) => {
      if (apart) return `${list(about.map(name))} play in different groups.`;
      return shared === undefined
        ? `${name(ahead ?? 0)} stands before ${name(behind ?? 0)}.`
        : `${list(about.map(name))} share place ${shared}.`;
    },
  },
  staying: (player, opponent) => `${player} stays${opponent === undefined ? '' : `, against ${opponent}`}`,
  instead: player => `${player} instead`,
  unchanged: 'the halves unchanged',
  detail: words =>
    [
      withWhom(words),
      roundOf(words),
      becauseLeft(words),
      suffererOf(words),
      elsewhereIn(words),
      countsOf(words),
    ]
      .filter(part => part !== '')
      .join(' '),
  lead: {
    pair: words => {
      const { sentDown, keeping, because = [], table, line, numbers = [], meetIn } = words.facts;
      if (words.verdict === 'table' && table !== undefined && line !== undefined)
        return `The table for ${table} gives ${numbers.join(' against ')} in line ${line}${meetIn === undefined ? '' : `; the two meet in round ${meetIn}`}`;
      if (words.verdict === 'table')
        return because.length === 0
          ? ''
          : `${words.name(words.facts.about[0] ?? 0)} plays ${list(because.map(words.name))}${meetIn === undefined ? '' : `; the two meet in round ${meetIn}`}`;
      if (words.verdict === 'chosen')
        return table === undefined || line === undefined
          ? sentence(bracketOf(words), whyMade(words))
          : `The table for ${table} gives ${numbers.join(' against ')} in line ${line}`;
      const how =
        sentDown === undefined
          ? keeping === undefined
            ? 'with that pair'
            : 'with that pair, the boards before it kept,'
          : `with ${words.name(sentDown)} sent down`;
      const left = leftIf(words, 'if they met');
      const isKept = keeping !== undefined && words.verdict === 'forbidden' && left === '';
      const kept = isKept ? 'with the boards before it kept' : '';
      return left === ''
        ? sentence(bracketOf(words), metIn(words), kept, comparedWith(words, how))
        : sentence(left);
    },
    bye: words => {
      const { because = [], freeBy, freeIn } = words.facts;
      if (freeIn !== undefined)
        return `The free round of ${words.name(words.facts.about[0] ?? 0)} is round ${freeIn}`;
      return words.verdict === 'chosen' && because.length > 0 && freeBy === undefined
        ? sentence(whyHas(words))
        : sentence(
            bracketOf(words),
            barredSince(words),
            leftIf(words, `if ${list(words.facts.about.map(words.name))} had it`),
            comparedWith(words, 'with that bye'),
          );
    },
    float: words => {
      return words.verdict === 'chosen'
        ? sentence(bracketOf(words), whyFloats(words))
        : sentence(bracketOf(words), whyNotInstead(words));
    },
    colour: () => '',
    board: ({ facts: { scores, points } }) =>
      scores === undefined
        ? ''
        : `Scores ${withoutVirtual(scores[0], points?.[0])} and ${withoutVirtual(scores[1], points?.[1])}`,
    rank: ({ facts, name }) => (facts.stages ? stagesOf(facts, name) : separation(facts)),
  },
};
