import type { PassedWords, RulingTexts, RulingWords } from '../ruling-texts.ts';
import { inPairs, wordingIn } from '../wording.ts';
import { clauses, meetingThem } from './clauses.ts';
import { scoreOfBye, toldCounts } from './counts.ts';
import { becauseLeftOver } from './left-over.ts';

const { choice, counted, list } = wordingIn('en');

const bracketOf = ({ facts: { bracket } }: { readonly facts: { readonly bracket?: number } }) =>
  bracket === undefined ? '' : `In the bracket of ${bracket} ${bracket === 1 ? 'point' : 'points'}`;

const sentence = (...parts: readonly string[]) => {
  const text = clauses(parts);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** The faults of the pairing chosen and of the best one without it. */
const faultsOf = ({ passed }: RulingWords<'board' | 'float' | 'bye'>) => (passed ? toldCounts(passed) : '');

/** For whom it would be worse. */
const sufferersIn = ({ suffers, unit }: PassedWords) => {
  if (suffers.length === 0) return '';
  return unit === 'pairs'
    ? `for ${suffers.length === 2 ? 'the pair' : 'the pairs'} ${list(inPairs(suffers))}`
    : `for ${list(suffers)}`;
};

/** The bracket that decides, where it is not the one that the sentence is about. */
const elsewhereIn = ({ elsewhere }: Pick<PassedWords, 'elsewhere'>) =>
  elsewhere === undefined ? '' : `in the bracket of ${pointsOf(elsewhere)}`;

/** Whose round it is says nothing of several opponents. */
const roundOf = ({ round, opponents }: PassedWords) =>
  round === undefined || opponents.length > 1 ? '' : ` because of round ${round}`;

/** Who would be left over. */
const leftOf = ({ leftOver }: PassedWords) => (leftOver ? ` ${becauseLeftOver(leftOver)}` : '');

/** What stands against what was passed over: it is forbidden, or meeting those is whom they could meet there. */
const wordAgainst = (words: RulingWords<'board' | 'float' | 'bye'>, what: string) => {
  switch (words.passed?.verdict) {
    case 'forbidden': {
      const { opponents, isByOtherRules } = words.passed;
      const meeting = meetingThem(list(opponents), isByOtherRules) || `${what} is forbidden`;
      return `${meeting}${roundOf(words.passed)}${leftOf(words.passed)}`;
    }
    case 'worse':
      return `${what} is worse ${sufferersIn(words.passed)} ${elsewhereIn(words.passed)} ${faultsOf(words)}`
        .replace(/ +/g, ' ')
        .trim();
    case 'equal-later':
      return `${what} is equal, and later in the order ${elsewhereIn(words.passed)}`.trim();
    default:
      return '';
  }
};

/** Whom the order offered first; or whose pair is as good, but later in the order. */
const offeredFirst = (words: RulingWords<'board'>) => {
  const names = list(words.because);
  if (words.passed?.verdict === 'equal-later')
    return `the pairing with ${names} instead is as good, but later in the order ${elsewhereIn(words.passed)}`.trim();
  return `the order offered ${names} first, but ${wordAgainst(words, 'that') || 'this rule decided otherwise'}`;
};

/** The halves as they were. */
const unchanged = ({ passed }: RulingWords<'exchange'>) => {
  if (passed?.verdict !== 'worse') return `the halves unchanged are forbidden${passed ? leftOf(passed) : ''}`;
  const who = passed.suffers.length === 0 ? '' : ` for ${list(passed.suffers)}`;
  return `the halves unchanged are worse${who} ${toldCounts(passed)}`.trim();
};

/** A float: staying, or another in that place. */
const whyFloat = (words: RulingWords<'float'>) => {
  const others = list(words.because);
  const isForbidden = words.passed?.verdict === 'forbidden' && words.passed.opponents.length > 0;
  if (words.passed?.isStaying)
    return isForbidden
      ? `if ${list(words.about)} stays, ${wordAgainst(words, 'that')}`
      : wordAgainst(words, 'staying');
  if (others === '') return '';
  if (!isForbidden) return wordAgainst(words, `the choice of ${others} instead`);
  // Had another gone down, the player would have to meet somebody there.
  return words.facts.direction === 'down'
    ? `if ${list(words.about)} stays, ${wordAgainst(words, 'that')}`
    : `for ${others} ${wordAgainst(words, 'that')}`;
};

/** The round of one, and who would be left over with one, say nothing of the others. */
const ofSeveral = (words: RulingWords<'bye'>): RulingWords<'bye'> => {
  if (words.because.length < 2 || !words.passed) return words;
  const { round: _, leftOver: __, ...passed } = words.passed;
  return { ...words, passed };
};

const pointsOf = (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`;

/** By its name; a scoregroup by its points. */
const groupOf = ({ group, scores = [], isTeam }: RulingWords<'group'>['facts']) => {
  const [score, ...more] = scores;
  if (score !== undefined)
    return more.length === 0 ? `Group of ${pointsOf(score)}` : `Groups of ${list(scores)} points, made one`;
  return `${isTeam ? 'Team' : 'Group'} ${group ?? ''}`.trim();
};

const isScrabble = ({ game }: RulingWords['facts']) => game === 'scrabble';

const startsOf = (facts: RulingWords['facts']) => (isScrabble(facts) ? ' (starts)' : ' (White)');

/** Both sums of Gibson's rule: what the chaser can still reach, and what the rival can. */
const whyGibson = ({
  about: [champion = '', rival = ''],
  because: [chaser],
  facts,
}: RulingWords<'gibson'>) => {
  const wins = (count: unknown) => counted(Number(count), 'win', 'wins');
  const left = counted(Number(facts.rounds), 'round', 'rounds');
  const chase =
    chaser === undefined
      ? ''
      : `, and ${chaser}, who comes next, can reach ${wins(facts.chaserReaches)} at most`;
  const [prize, prizes] =
    facts.prizes === 1
      ? ['the prize', 'the prize']
      : [`one of the ${facts.prizes} prizes`, `the ${facts.prizes} prizes`];
  const chance =
    facts.chosenAs === 'last'
      ? `everybody whom ${champion} can be given could still win ${prize}, and of them ${rival} stands last`
      : `${rival} can reach ${facts.rivalReaches} at most, too few for ${prizes}`;
  return `With ${left} to play ${champion} has ${wins(facts.points)}${chase}; ${chance}`;
};

/** A table names its line: who meets whom was known before the first round. */
const lineOf = ({ facts: { table, line, numbers = [] } }: RulingWords<'board'>) =>
  table === undefined || line === undefined
    ? ''
    : `The table for ${table} gives ${numbers.join(' against ')} in line ${line}`;

export const rulings: RulingTexts = {
  decided: {
    board: ({ about: [first = '', second = ''], facts: { board, white, ...facts } }) =>
      `${board === undefined ? '' : `Board ${board}: `}${first}${white === undefined ? '' : startsOf(facts)} – ${second}.`,
    float: ({ about, facts: { direction } }) =>
      `${list(about)} ${about.length === 1 ? 'floats' : 'float'} ${direction === 'up' ? 'up' : 'down'}.`,
    bye: ({ about, facts: { score, points, number } }) =>
      `${list(about)} ${about.length === 1 ? 'receives' : 'receive'} ${number === undefined ? 'the' : 'a'} bye${score === undefined ? '' : ` (${scoreOfBye(score, points)})`}.`,
    exchange: ({ about }) => `${list(about)} change places between S1 and S2.`,
    colour: ({ about: [white = '', second], because: [first = ''], facts }) =>
      `${white} ${isScrabble(facts) ? 'starts' : 'has White'} against ${second ?? first}.`,
    order: ({ about, facts: { bracket } }) =>
      `Order${bracket === undefined ? '' : ` in the bracket of ${pointsOf(bracket)}`}: ${list(about)}.`,
    group: ({ about, facts }) =>
      facts.players === undefined
        ? `${groupOf(facts)}: ${list(about)}.`
        : `${facts.players} players in ${facts.rounds} rounds.`,
    rest: ({ about, because }) =>
      `${list(about)} ${about.length === 1 ? 'rests' : 'rest'}${because.length === 0 ? '' : `: ${list(because)} ${because.length === 1 ? 'is' : 'are'} not there`}.`,
    result: ({ about, because }) =>
      `${list(about)} ${about.length === 1 ? 'knocks' : 'knock'} out ${because.length === 0 ? 'the opponent' : list(because)}.`,
    gibson: ({ about: [champion = '', rival = ''], facts: { place } }) =>
      `${champion} is gibsonised, because place ${place} can no longer be taken from them, and plays ${rival}.`,
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
        : sentence(wordAgainst(ofSeveral(words), `a bye for ${choice(words.because)}`)),
    exchange: words => sentence(bracketOf(words), unchanged(words)),
    colour: () => '',
    order: () => '',
    group: () => '',
    rest: () => '',
    result: () => '',
    gibson: whyGibson,
  },
  barred: barred =>
    `May not have it: ${barred.map(({ rule, players }) => `${list(players)} (${rule})`).join('; ')}.`,
};
