import type { Rule } from '../rules/index.ts';
import type { Edition, ModernEdition } from './edition.ts';

/** C.07 in own words. The number is the article; where editions differ, `since` names the later one. */
const C07 = {
  '4.2': 'Participants are ranked by the first tie-break of the list; each subgroup still tied, by the next.',
  '6.1': 'The points made in the games among the tied participants give a separate standing.',
  '6.1.1': 'A game decided by forfeit is not counted among the tied participants.',
  '6.1.2': 'Two who met more than once count the average of those games.',
  '6.2': 'All the tied participants have met: the separate standing ranks them, and again those still tied.',
  '6.3':
    'Not all have met: whoever is alone on top whatever the missing games bring is ranked first, and so on.',
  '7.1': 'Rounds in which the points of a win were obtained, with or without playing.',
  '7.2': 'Games won over the board.',
  '7.3': 'Games played over the board with Black.',
  '7.4': 'Games won over the board with Black.',
  '7.5': 'The sum of the scores after each round.',
  '7.6': 'Rounds less half-point byes, zero-point byes and forfeit losses.',
  '7.7':
    'One for each round scored higher than the scheduled opponent or than a draw without playing; half if equal.',
  '7.8': 'The tournament pairing number, from the lowest.',
  '8.1': 'The sum of the scores of the opponents.',
  '8.2': 'The average of the Buchholz of the opponents met over the board.',
  '8.3': 'Buchholz as if every paired game of the last round had been drawn.',
  '9.1': 'The sum of the scores of the opponents, each times the points made against that opponent.',
  '9.2': 'The points made against those who reached at least half of the greatest possible score.',
  '10': 'Tie-breaks on ratings are dropped when unrated players take part, unless a rating was announced for them.',
  '10.1': 'The average rating of the opponents met over the board.',
  '10.2': 'The average rating of the opponents plus the difference that belongs to the percentage made.',
  '10.3': 'The lowest rating whose expected score against the same opponents reaches the score made.',
  '10.4': 'The average of the performance ratings of the opponents met over the board.',
  '10.5': 'The average of the perfect performances of the opponents met over the board.',
  '10.6': 'The rating, from the highest.',
  '11.1': 'Match points for the result of a match; game points, the sum of its boards.',
  '12': 'On boards a forfeit counts as an ordinary result and a pairing-allocated bye as a win on every board.',
  '12.1': 'The sum of the points of each board times its number; the lower, the better.',
  '12.2': 'The points of the first board; then those of the next one down.',
  '12.3': 'The points without the last board; then without one more.',
  '13.1': 'The score that is not the primary one.',
  '13.2': 'The sum of the scores of the opposing teams, each times the score made against that team.',
  '13.3': 'Direct encounter on the primary score; if it breaks no tie, on the secondary score.',
  '13.3.2': 'Two teams level in both scores of their encounter: its boards decide.',
  '13.4': 'The secondary score plus the Buchholz on the primary score divided by a factor.',
  '14.1': 'The least significant value is cut.',
  '14.1.1': 'What is cut belongs to the opponent with the lowest score; of several, the lowest product.',
  '14.3': 'The most significant value is cut, after the low ones.',
  '14.5': 'The limit of half the greatest score is moved by half points.',
  '15.2': 'Where pairings are determined beforehand, forfeits are treated as regular games.',
  '16.2.1': 'Pairing-allocated or full-point bye: a game against a dummy with the participant’s own score.',
  '16.2.2': 'Forfeit win: a game against a dummy with the participant’s own score.',
  '16.2.3':
    'Requested bye before a later round that counts: a game against a dummy with the participant’s own score.',
  '16.2.4': 'Forfeit loss: a game against a dummy with the participant’s own score.',
  '16.2.5': 'Requested bye with only voluntary absences after it: a dummy with the participant’s own score.',
  '16.3': 'The adjusted score of an opponent met over the board.',
  '16.3.2': 'Byes requested with only voluntary absences after them count as draws for the opponents.',
  '16.4.1': 'The dummy of a forfeit scores no more than the scheduled opponent’s adjusted score.',
  '16.4.2': 'The dummy of any other unplayed round scores no more than a draw in every round.',
  '16.5':
    'The lowest contribution of a voluntary unplayed round is cut in place of the least significant value.',
  P: 'By the regulations of the tournament a forfeit counts as played against the scheduled opponent.',
} as const;
export type Article = keyof typeof C07;

const NOT_IN_2024: readonly Article[] = ['7.7', '7.8', '10.6', '16.4.1', '16.4.2'];

const EDITION_KEY: Readonly<Record<ModernEdition, string>> = {
  '2026-03': 'c07-2026',
  '2024-08': 'c07-2024',
};

const articles = (edition: ModernEdition): Readonly<Record<Article, Rule>> =>
  Object.fromEntries(
    Object.entries(C07).map(([article, text]) => [
      article,
      { key: `${EDITION_KEY[edition]}.${article}`, id: `C.07 ${article}`, article: `C.07 ${article}`, text },
    ]),
  ) as Record<Article, Rule>;

const OF_2026 = articles('2026-03');
const OF_2024 = articles('2024-08');
const MISSING_IN_2024 = Object.fromEntries(NOT_IN_2024.map(article => [article, OF_2026[article]]));

/** Texts that have no such article read the newest one. */
const BY_EDITION: Readonly<Record<Edition, Readonly<Record<Article, Rule>>>> = {
  '2026-03': OF_2026,
  '2024-08': { ...OF_2024, ...MISSING_IN_2024 },
  '1998': OF_2026,
  scrabble: OF_2026,
};

/** The article of C.07 by which the edition decides. */
export const c07 = (edition: Edition, article: Article): Rule => BY_EDITION[edition][article];

const annex = (number: string, text: string): Rule => ({
  key: `tiebreaks-1998.${number}`,
  id: `FIDE annex of 1998, ${number}`,
  article: `FIDE annex of 1998, ${number}`,
  text,
});

/** Annex to the FIDE tournament rules, General Assembly of 1998 (seed 001). */
export const A1998 = {
  unplayed: annex('1', 'An unplayed game counts, whatever its result, as a draw against oneself.'),
  onlyTheResult: annex('1b', 'In progressive scores and Koya only the result counts, played or not.'),
  progressive: annex('2.1.1', 'The sum of the scores after each round.'),
  progressiveCuts: annex('2.1.1.1', 'The scores of one or more rounds are taken off, from the first.'),
  matchPoints: annex('2.1.2', 'Two points for more than half of the boards, one for half, none for less.'),
  koya: annex('2.1.3', 'The points made against all who obtained half of the points or more.'),
  extendedKoya: annex('2.1.3.1', 'Koya extended, step by step, to scoregroups below half of the points.'),
  directEncounter: annex('2.1.4', 'If all the tied players have met, the points of those games decide.'),
  gamesWon: annex('2.1.5', 'The number of games won.'),
  buchholz: annex('2.2.1.1', 'The sum of the scores of the opponents.'),
  median1: annex('2.2.1.2', 'Buchholz less the highest and the lowest score.'),
  median2: annex('2.2.1.3', 'Buchholz less the two highest and the two lowest scores.'),
  cut1: annex('2.2.1.4', 'Buchholz less the lowest score.'),
  cut2: annex('2.2.1.5', 'Buchholz less the two lowest scores.'),
  sumOfBuchholz: annex('2.2.1.6', 'The sum of the Buchholz scores of the opponents.'),
  sonnebornBerger: annex('2.2.2.1', 'The scores of the opponents beaten and half of those drawn with.'),
  sonnebornBergerTeams: annex(
    '2.2.2.2',
    'The scores of the opposing teams, each times the score made against it.',
  ),
  averageRating: annex('2.3.1', 'The sum of the ratings of the opponents divided by the number of rounds.'),
  averageRatingCuts: annex('2.3.1.1', 'The average without one or more ratings, from the lowest.'),
  performance: annex('2.3.2', 'Performance rating, a difference of more than 350 points counting as 350.'),
  gamePoints: {
    ...annex('3', 'Team events go by game points first: the sum of the points of the boards.'),
    key: 'tiebreaks-1998.3.game-points',
  },
  categories: annex('3', 'Only one of the three kinds of tie-break should be used in an event.'),
} as const;

const other = (key: string, id: string, article: string, text: string): Rule => ({ key, id, article, text });

export const OTHER_RULES = {
  ratings16a: other(
    'seed-000.16a',
    'C.04.2 (1999), 16 a',
    'C.04.2 (1999), 16 a',
    'The sum of the opponents’ ratings without the lowest; if tied, without the next lowest, and so on.',
  ),
  progressive16b: other(
    'seed-000.16b',
    'C.04.2 (1999), 16 b',
    'C.04.2 (1999), 16 b',
    'The progressive score; if tied, without the first round, then without the second, and so on.',
  ),
  firstPlace: other(
    'seed-001.F10',
    'Mexican manual, F10',
    'Mexican manual, Swiss by rating, F10',
    'For the first place, the best result in the games among the tied players.',
  ),
  scrabbleBuchholz: other(
    'seed-004.buchholz',
    'Scrabble, Bucholz',
    'Scrabble, Bucholz',
    'The sum of the games won by all the opponents met.',
  ),
  scrabbleMedian: other(
    'seed-004.median',
    'Scrabble, Median Bucholz',
    'Scrabble, Median Bucholz',
    'The same sum without the best and the worst opponent.',
  ),
  spread: other(
    'seed-004.spread',
    'Scrabble, Spread',
    'Scrabble, Spread',
    'Scrabble points made less Scrabble points received.',
  ),
  halfOfTheGames: other(
    'general-regulations.withdrawal',
    'C.05, withdrawal from a round robin',
    'C.05, withdrawal from a round robin',
    'Who leaves a round robin with less than half of the games played stays in the table; nothing of it counts.',
  ),
  stageReached: other(
    'seed-001.stage',
    'Wimbledon, lugares',
    'Mexican manual, Wimbledon',
    'Who wins a match goes on, who loses is out: places follow the stage reached, and are shared inside a stage unless the rules of the tournament name an order.',
  ),
  byGroup: other(
    'seed-001.by-group',
    'Sistema Belgrado, lugares',
    'Mexican manual, Belgrade',
    'Each group is a tournament of its own and has its own standings.',
  ),
  sharedPlace: other(
    'standings.shared',
    'Shared place',
    'C.07 1.2',
    'Nothing in the list of tie-breaks separates the two: they share the place.',
  ),
  /** No article: every text takes it for granted. */
  points: other('standings.points', 'Points', '', 'The points made in the tournament.'),
  lots: other(
    'standings.lots',
    'Drawing of lots',
    'C.07 4.2',
    'The tie that is left is decided by drawing lots.',
  ),
  manual: other('standings.manual', 'Order by hand', 'C.07 4.1', 'The order that the arbiter gave.'),
} as const;

/** Every rule that a working or a warning may cite. */
export const TIEBREAK_RULES: readonly Rule[] = [
  ...Object.values(OF_2026),
  ...Object.values(OF_2024).filter(rule => !NOT_IN_2024.some(article => `C.07 ${article}` === rule.article)),
  ...Object.values(A1998),
  ...Object.values(OTHER_RULES),
];
