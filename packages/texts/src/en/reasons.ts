import type { ReasonWords, Supposed } from '../reasons/words.ts';
import { articleIn } from '../sources.ts';
import { describeLevel } from '../standings-texts.ts';
import { describeTiebreak } from '../tiebreak-texts.ts';
import { wordingIn } from '../wording.ts';
import { standings } from './standings.ts';

const wording = wordingIn('en');
const { counted } = wording;

const points = (count: number): string => counted(count, 'point', 'points');

const supposed = (so: string, were: string): Supposed => ({
  if: so,
  ifWere: were,
  round: `a round ${so.replace(/^if /, 'in which ')}`,
  being: `a round ${so.replace(/^if /, 'in which ')}`,
});

const withoutVirtual = (score: number, played: number): string =>
  `${score} (${played} without virtual points)`;

export const reasons: ReasonWords = {
  verdicts: {
    forbidden: 'Forbidden',
    worse: 'Worse',
    'equal-later': 'Equal, and later in the order',
    table: 'Not in the table',
    chosen: 'Chosen',
  },
  notInDraw: 'Not in the draw',
  staying: (player, opponent) => `${player} stays${opponent === undefined ? '' : `, against ${opponent}`}`,
  instead: player => `${player} instead`,
  toOtherColour: player => `${player} changing to the other colour`,
  unchanged: 'the halves unchanged',

  wording,
  article: id => articleIn(id, 'en'),
  points,
  inBracket: score => `in the bracket of ${score}`,
  afterComma: ['if', 'for', 'to'],

  that: 'that',
  isForbidden: what => `${what} is forbidden`,
  isWorse: what => `${what} is worse`,
  isEqual: what => `${what} is equal, and later in the order`,
  isAsGood: what => `${what} is as good, and later in the order`,
  butLater: what => `${what} is as good, but later in the order`,
  // Of nobody else the rule speaks, or of the others another one does.
  meeting: (names, isByOtherRules) =>
    isByOtherRules
      ? `meeting anybody there is forbidden; ${names}, by this rule`
      : `meeting ${names} is forbidden`,
  withThem: (names, isByOtherRules) =>
    isByOtherRules ? `with everybody there; with ${names}` : `with ${names}`,
  becauseOfRound: round => `because of round ${round}`,
  forPlayers: names => `for ${names}`,
  forPairs: pairs => `for ${pairs.count === 1 ? 'the pair' : 'the pairs'} ${pairs.text}`,
  counts: {
    breach: () => 'the rule is not kept',
    unplayed: (other, chosen) => `${other} not played instead of ${chosen}`,
    score: (other, chosen) => `score ${other} instead of ${chosen}`,
    'sonneborn-berger': (other, chosen) => `Sonneborn-Berger ${other} instead of ${chosen}`,
    'left-over': (other, chosen) => `${other} left over instead of ${chosen}`,
    denied: (other, chosen) => `${other} without their preference instead of ${chosen}`,
    union: () => 'their group would be made one with the next, though it can be paired alone',
  },
  insteadOf: (other, chosen) => `${other} instead of ${chosen}`,
  size: ({ of, points: size }) =>
    of === 'score' ? `with ${points(size)}` : `with a difference of ${points(size)}`,
  floaterTypes: ['none of these', 'type c', 'type b', 'type a'],
  leftOver: {
    all: players => `${players.text} would have no opponent`,
    some: (players, atLeast) =>
      `at least ${atLeast === 1 ? 'one' : atLeast} of ${players.text} would have no opponent`,
    onlyPartners: partners => `, with only ${partners.text} left for them`,
    barredFromBye: players =>
      players === 1 ? ', and may not have the bye' : ', and none of them may have the bye',
    oneBye: ', and only one bye is given',
    mayNotMeet: rule => `; the two may not meet (${rule})`,
    metInRound: (round, rule) => `; the two met in round ${round} (${rule})`,
    because: (clause, isKeeping) =>
      `because then${isKeeping ? ', what was decided before being kept,' : ''} ${clause}`,
    ifSo: (condition, clause, isKeeping) =>
      `${condition}${isKeeping ? ' and what was decided before were kept' : ''}, ${clause}`,
  },
  scoreOfBye: (score, played = score) =>
    `score ${score}${played === score ? '' : `, ${played} without virtual points`}`,
  withoutVirtual,

  byeFor: choice => `a bye for ${choice}`,
  stays: player => supposed(`if ${player} stays`, `if ${player} stayed`),
  floatInstead: ({ text }) => supposed(`with ${text} floating instead`, `if ${text} floated instead`),
  choosing: others => `the choice of ${others} instead`,
  staysThere: 'staying',
  forOther: (names, what) => `for ${names}, ${what}`,
  ifTheyMet: 'if they met',
  ifHadBye: names => `if ${names} had it`,
  withBye: 'with that bye',
  withPair: 'with that pair',
  bestPairing: how => `the best pairing ${how}`,
  pairingInstead: (names, isOtherColour) =>
    isOtherColour
      ? `the pairing with ${names} changing to the other colour instead`
      : `the pairing with ${names} instead`,
  offeredFirst: (names, but, isOtherColour) =>
    `${isOtherColour ? 'to change to the other colour, ' : ''}the order offered ${names} first, but ${but}`,
  decidedOtherwise: 'this rule decided otherwise',
  halvesForbidden: 'the halves unchanged are forbidden',
  halvesWorse: 'the halves unchanged are worse',
  metBefore: round => `they met in round ${round}`,
  barredSince: (names, round) => `${names} may not have it since round ${round}`,
  barred: byRule => `May not have it: ${byRule.join('; ')}`,

  meets: (names, isSo) => `${names} ${isSo ? 'meet' : 'do not meet'}`,
  hasBye: (player, score) =>
    score === undefined ? `${player} does not play` : `${player} has the bye (${score})`,
  hasNoBye: (player, others) => `${player} does not have the bye: ${others} has it`,
  free: {
    bye: player => `${player} has a bye`,
    'free-round': player => `${player} has the free round`,
    absence: (player, absent) => `${player} rests: ${absent} is not there`,
    walkover: (player, absent) => `${player} goes on without playing: ${absent} is not there`,
  },
  notFree: {
    bye: (player, others) =>
      `${player} does not have a bye: ${others.text} ${others.count === 1 ? 'has it' : 'have one'}`,
    'free-round': (player, others) => `${player} does not have the free round: ${others.text} has it`,
    absence: (player, others, absent) =>
      `${player} does not rest: ${others.text} ${others.count === 1 ? 'does' : 'do'}, because ${absent.text} ${absent.count === 1 ? 'is' : 'are'} not there`,
    walkover: (player, others, absent) =>
      `${player} has an opponent: ${others.text} ${others.count === 1 ? 'goes' : 'go'} on without playing, because ${absent.text} ${absent.count === 1 ? 'is' : 'are'} not there`,
  },
  freeRound: (player, round) => `The free round of ${player} is round ${round}`,
  floatsAndNot: (player, direction, instead) =>
    `${player} floats ${direction}${instead === undefined ? '' : `, and not ${instead}`}`,
  starts: (white, black, isScrabble) => `${white} ${isScrabble ? 'starts' : 'has White'} against ${black}`,
  isBoard: (white, black, board) => `${white} – ${black} is board ${board}`,
  scores: (white, black) => `Scores ${white} and ${black}`,
  tableGives: (table, numbers, line) =>
    `The table for ${table} gives ${numbers.join(' against ')} in line ${line}`,
  plays: (player, opponents) => `${player} plays ${opponents}`,
  meetIn: round => `the two meet in round ${round}`,

  rank: {
    inDifferentGroups: names => `${names} play in different groups`,
    standsBefore: (ahead, behind) => `${ahead} stands before ${behind}`,
    share: (names, place) => `${names} share place ${place}`,
    levelOn: criteria => `Level on ${criteria};`,
    places: (one, two) => `places ${one} and ${two} among the tied`,
    values: (one, two) => `${one} against ${two}`,
    both: stage => `both ${stage}`,
    stageClause: standings.stageClause,
    tiebreak: tiebreak => describeTiebreak(tiebreak, 'en'),
    level: level => describeLevel(level, 'en'),
  },

  decided: {
    board: board => `Board ${board}:`,
    white: isScrabble => (isScrabble ? '(starts)' : '(White)'),
    float: (players, direction) => `${players.text} ${players.count === 1 ? 'floats' : 'float'} ${direction}`,
    bye: (players, isDrawn) =>
      `${players.text} ${players.count === 1 ? 'receives' : 'receive'} ${isDrawn ? 'a' : 'the'} bye`,
    exchange: players => `${players} change places between S1 and S2`,
    order: (players, bracket) => `Order${bracket === undefined ? '' : ` ${bracket}`}: ${players}`,
    group: (name, isTeam) => `${isTeam ? 'Team' : 'Group'} ${name}`.trim(),
    scoregroup: score => `Group of ${score}`,
    scoregroups: scores => `Groups of ${scores} points, made one`,
    size: (players, rounds) => `${players} players in ${rounds} rounds`,
    rest: (players, absent) =>
      `${players.text} ${players.count === 1 ? 'rests' : 'rest'}${absent.count === 0 ? '' : `: ${absent.text} ${absent.count === 1 ? 'is' : 'are'} not there`}`,
    knockOut: (players, losers = 'the opponent') =>
      `${players.text} ${players.count === 1 ? 'knocks' : 'knock'} out ${losers}`,
    gibson: (champion, rival, place) =>
      `${champion} is gibsonised, because place ${place} can no longer be taken from them, and plays ${rival}`,
  },
  gibson: {
    has: (champion, wins, roundsLeft) =>
      `With ${counted(roundsLeft, 'round', 'rounds')} to play ${champion} has ${counted(wins, 'win', 'wins')}`,
    chaser: (name, wins) =>
      `, and ${name}, who comes next, can reach ${counted(wins, 'win', 'wins')} at most`,
    rivalIsLast: (champion, rival, prizes) =>
      `everybody whom ${champion} can be given could still win ${prizes === 1 ? 'the prize' : `one of the ${prizes} prizes`}, and of them ${rival} stands last`,
    rivalFallsShort: (rival, reaches, prizes) =>
      `${rival} can reach ${reaches} at most, too few for ${prizes === 1 ? 'the prize' : `the ${prizes} prizes`}`,
    sentence: (has, chaser, rival) => `${has}${chaser}; ${rival}`,
  },
};
