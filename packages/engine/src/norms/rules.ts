import type { NormExemption } from '../model/index.ts';
import type { Rule } from '../rules/index.ts';

/* B.01, the title regulations of 2024, in own words: what makes a norm. */

const b01 = (article: string, text: string, part = ''): Rule => ({
  key: `b01-2024.${article}${part}`,
  id: `B.01 ${article}`,
  article: `B.01 ${article}`,
  text,
});

export const B01 = {
  games: b01('1.4.1', 'A norm has at least nine games.'),
  fewerGames: b01(
    '1.4.1b',
    'Seven games are enough in team championships of the world or a continent, eight in a World Cup.',
  ),
  eightGames: b01(
    '1.4.1c',
    'Of nine rounds eight games and a win by forfeit or an allotted bye are enough, if all holds over the eight; they count as nine.',
  ),
  surplus: b01('1.4.1d', 'Each full point above the score needed counts as one more game.'),
  tail: b01('1.4.1e', 'Games after the norm was reached may be ignored, unless the pairings were fixed.'),
  wins: b01('1.4.1f', 'Games won may be ignored, if enough games and the right opponents remain.'),
  outsideFide: b01('1.4.2a', 'Opponents of no federation of FIDE are not counted.'),
  zeroUnrated: b01(
    '1.4.2b',
    'In a round robin unrated opponents without a point against rated ones are not counted.',
  ),
  notPlayed: b01('1.4.2c', 'Games that were not played over the board are not counted.'),
  lastForfeit: b01(
    '1.4.2c',
    'If the opponent of the last round did not come and the game was needed, the norm stands where it could have been lost.',
    '.last-round',
  ),
  foreigners: b01('1.4.3', 'Opponents come from at least two federations other than the player’s.'),
  own: b01('1.4.4', 'At most three fifths of the opponents are of the player’s federation.', '.own'),
  one: b01('1.4.4', 'At most two thirds of the opponents are of one federation.', '.one'),
  holders: b01('1.4.5a', 'At least half of the opponents hold a title; CM and WCM do not count.'),
  forGM: b01('1.4.5b', 'For a GM norm at least a third of the opponents, and three, are GM.'),
  forIM: b01('1.4.5c', 'For an IM norm at least a third of the opponents, and three, are IM or GM.'),
  forWGM: b01('1.4.5d', 'For a WGM norm at least a third of the opponents, and three, are WGM, IM or GM.'),
  forWIM: b01(
    '1.4.5e',
    'For a WIM norm at least a third of the opponents, and three, are WIM, WGM, IM or GM.',
  ),
  double: b01('1.4.5f', 'In a double round robin half of that number of different opponents is enough.'),
  raised: b01(
    '1.4.6',
    'The lowest opponent is raised to the rating of the title; others without a rating count 1400.',
  ),
  average: b01('1.4.8a', 'The average of the opponents is at least that of the title.'),
  score: b01('1.4.8b', 'The score is at least 35 %.'),
  performance: b01('1.4.8', 'The performance is at least that of the title.'),
  strongSwiss: b01(
    '1.4.3d',
    'In a Swiss with twenty rated foreigners of three federations in every round, ten of them GM, IM, WGM or WIM, nobody has to meet foreigners.',
  ),
} as const satisfies Readonly<Record<string, Rule>>;

export const EXEMPTIONS: Readonly<Record<NormExemption, Rule>> = {
  '1.4.3a': b01('1.4.3a', 'The final of a national championship asks for no foreigners.'),
  '1.4.3b': b01('1.4.3b', 'A national team championship asks for no foreigners.'),
  '1.4.3c': b01('1.4.3c', 'A zonal or sub-zonal tournament asks for no foreigners.'),
};

/** Every rule that a norm may cite. */
export const NORM_RULES: readonly Rule[] = [...Object.values(B01), ...Object.values(EXEMPTIONS)];
