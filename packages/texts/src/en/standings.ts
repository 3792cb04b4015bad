import type { StandingsTexts } from '../standings-texts.ts';
import { wordingIn } from '../wording.ts';

const { list } = wordingIn('en');

const CATEGORIES = {
  'own-results': 'the player’s own results',
  'opponents-results': 'the results of the opponents',
  ratings: 'ratings',
};

export const standings: StandingsTexts = {
  warnings: {
    'buchholz-in-round-robin': ({ tiebreak }) =>
      `${tiebreak} may not be used in a round robin. Take SB or KS instead.`,
    'koya-in-swiss': ({ tiebreak }) => `${tiebreak} is defined for round robins, and this is a Swiss.`,
    'ratings-with-unrated': ({ tiebreak, players }) =>
      `${tiebreak} decides nothing, because some players have no rating (${list(players)}). Announce a rating for them: ${tiebreak}/U1400.`,
    'mixed-categories': ({ tiebreaks, categories }) =>
      `The list (${tiebreaks.join(', ')}) mixes ${list(categories.map(category => CATEGORIES[category]))}. The annex of 1998 asks for one kind only.`,
    'not-in-edition': ({ tiebreak, edition }) =>
      `${tiebreak} is not in the edition ${edition}. It is computed by the definition of a later one.`,
    'edition-not-kept': ({ date, used }) =>
      `The tie-break rules of ${date} are not kept here. Those of ${used} are used; --edition chooses others.`,
    'repeated-tiebreak': ({ tiebreak }) =>
      `${tiebreak} is in the list twice and decides nothing the second time.`,
    'board-count-before-game-points': ({ tiebreak }) =>
      `${tiebreak} decides only among teams with equal game points. Put the game points before it.`,
  },
  separated: ({ ahead, behind, by, isPlace, levelOn }) =>
    `${ahead.name} is ahead of ${behind.name} on ${by}: ${isPlace ? `places ${ahead.value} and ${behind.value} among the tied` : `${ahead.value} against ${behind.value}`}.${levelOn.length === 0 ? '' : ` Level on ${list(levelOn)}.`}`,
  annulled: (ahead, behind) =>
    `${ahead} is ahead of ${behind}, who left the round robin before half of the games.`,
  shared: rank => `They share place ${rank}: nothing in the list separates them.`,
  noValue: 'no value',
  facts: {
    count: 'divided by',
    divisor: 'divisor',
    limit: 'limit',
    points: 'points',
    games: 'games',
    percent: 'per cent',
    secondary: 'secondary score',
    buchholz: 'Buchholz',
  },
  noTiebreaks: (proposed, article) => {
    const shared = 'The file names no tie-breaks, so equal points share a place';
    if (proposed.length === 0)
      return `${shared}, as the text of this system has it${article === undefined ? '' : ` (${article})`}.`;
    const list = `--tiebreaks ${proposed.join(',')}`;
    return article === undefined
      ? `${shared}. Usual here: ${list}`
      : `${shared}. Those of the text (${article}): ${list}`;
  },
  unfinished: players => `Not final: ${list(players)} still have games without a result.`,
  placeOf: (name, rank, points) => `${name}: place ${rank}, ${points} points`,
  nobody: '–',
  own: 'Own',
  score: 'Opponent’s',
  counts: 'Counts',
  cut: 'cut',
  rule: 'Rule',
  opponent: 'Opponent',
  round: 'Round',
};
