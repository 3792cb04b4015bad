import type { SystemOptionTexts, SystemText } from '../system-texts.ts';

export const systems = {
  'dutch-2026': {
    name: 'FIDE (Dutch) System',
    purpose: 'Swiss for opens of any size: the rules in force since 1 February 2026',
  },
  'dutch-2017': { name: 'FIDE (Dutch) System', purpose: 'Swiss by the rules of 2017 to 2026' },
  'dutch-1998': { name: 'Dutch System', purpose: 'Swiss based on rating, by the rules of 1998' },
  'lim-1999': { name: 'Lim System', purpose: 'Swiss that pairs towards the median scoregroup' },
  'dubov-2026': {
    name: 'Dubov System',
    purpose: 'Swiss that levels the average rating of the opponents: the rules in force',
  },
  'dubov-1997': {
    name: 'Dubov System',
    purpose: 'Swiss that levels the average rating of the opponents, by the rules of 1997',
  },
  'burstein-2026': {
    name: 'Burstein System',
    purpose: 'Swiss seeded by the strength of past opponents: the rules in force',
  },
  'burstein-2017': {
    name: 'Burstein System',
    purpose: 'Swiss seeded by the strength of past opponents, by the rules of 2017',
  },
  harkness: { name: 'Harkness System', purpose: 'Swiss with the colour rules of Harkness' },
  'double-swiss-2026': {
    name: 'Double-Swiss System',
    purpose: 'Swiss in which every round is a match of two games, with colours reversed in the second',
  },
  'team-swiss-2026': {
    name: 'Swiss Team Pairing System',
    purpose: 'Swiss in which teams meet in matches of several boards: the rules in force',
  },
  'scrabble-swiss': {
    name: 'Scrabble Swiss',
    purpose:
      'Swiss for Scrabble: players with the same number of wins meet, upper half against lower half of the list',
  },
  'king-of-the-hill': {
    name: 'King of the Hill',
    purpose: 'First against second, third against fourth: the last rounds of a Scrabble event',
  },
  berger: { name: 'Round robin (Berger)', purpose: 'Everyone meets everyone once' },
  'double-berger': { name: 'Double round robin (Berger)', purpose: 'Everyone meets everyone twice' },
  'team-berger': { name: 'Round robin of teams (Berger)', purpose: 'Every team meets every other once' },
  'team-double-berger': {
    name: 'Double round robin of teams (Berger)',
    purpose: 'Every team meets every other twice',
  },
  scheveningen: { name: 'Scheveningen', purpose: 'Two teams: each player meets every player of the other' },
  wimbledon: { name: 'Knock-out (Wimbledon)', purpose: 'The winner goes on; byes to the top seeds' },
} satisfies Readonly<Record<string, SystemText>>;

export const systemOptions: SystemOptionTexts = {
  'odd-groups':
    'a group with an odd number takes the first of the next one (raise) or sends its last one down (drop)',
  'group-order': 'order of the groups: from the top, or the practical system, from both ends to the middle',
  'bye-to': 'the bye, among those with the lowest score: to the lowest rated or by lot',
  unfinished: 'unfinished games, for pairing only: a point to each, or a draw',
  adjudicated: 'results that the director gives to unfinished games, for pairing only: 3-12 1-0, 7-5 =',
  'clashing-colours':
    'two players due the same colour: first the numbers of Whites and Blacks are made equal, then odd and even rounds decide; or these at once',
  'card-numbers': 'numbers of the cards: as written, or by rating',
  estimates: 'provisional ratings of those who have none: 4: 1800, 12: 1650',
  excused: 'whose excuse for not coming the arbiter accepts: numbers of players, all for everybody, or none',
  'colour-preferences': 'colour preferences of teams: type A, type B (also mild ones) or none (C.04.6, 1.7)',
  'primary-score': 'the score by which teams are paired: match points or game points',
  'secondary-score': 'whether the other score decides which team is the first-team when colours are given',
  'provisional-rating': 'the rating of whoever has none',
  'maxi-tournament':
    'Maxi-tournament (more players than 2 to the power of the rounds), with the limits of 100 rating points: by its size, yes or no',
  'opponents-of-floaters':
    'whom a floater meets when pairing downwards: the highest ranked (C.04.4.3 until 2026) or the lowest ranked (C.04.2 of 1999); upwards the other',
  'no-compatriots':
    'youth championships: in the last three rounds nobody above 50 % meets one of the same federation',
  numbers: 'numbers of the table: those of the players',
  lot: 'the lot: a text announced by the arbiter; the same text draws the same',
  'swap-last-two-rounds': 'the last two rounds of the first cycle change places',
  cycles: 'how often the table is played: a second time with colours reversed',
  seeding: 'order of the draw: by rating, or by the start numbers',
  groups: 'parts of the draw, each with its head',
  games: 'games of a match',
  'tie-breaks': 'what decides a tied match, in order',
  'third-place': 'whether the losers of the semi-finals play for third place',
  'unrated-rating': 'the rating of players without one; 0 places them near the middle of the list',
  gibson: 'Gibson’s rule: whoever is already champion plays the best placed without a chance of a prize',
  'gibson-settled-places':
    'Gibson’s rule also for other prize places that are settled, not only for the champion',
  prizes: 'for Gibson’s rule: how many places bring a prize or qualify for another tournament',
  'maximum-spread':
    'for Gibson’s rule, where the spread is the first tie-break: the most that a game can bring; 0: equal wins always leave the place open',
  'virtual-point': 'whether the upper half has a virtual point in the first two rounds',
};
