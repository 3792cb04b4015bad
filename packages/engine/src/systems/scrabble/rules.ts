import type { Rule } from '../../rules/index.ts';
import { forbiddenPairRule } from '../swiss/prohibition.ts';

/* Seed 004 has no numbers: its paragraphs are counted under their headings. What it leaves open says its decision. */
const SWISS = 'Scrabble, Swiss';
const HILL = 'Scrabble, King of the Hill';
const GIBSON = 'Scrabble, Gibson’s rule';

export const order = {
  key: 'scrabble.order',
  id: 'Swiss 1',
  article: `${SWISS}, 1`,
  text: 'At the start of the tournament all players are put in order by their rating.',
} as const satisfies Rule;

export const unrated = {
  key: 'scrabble.unrated',
  id: 'Swiss 1',
  article: `${SWISS}, 1`,
  text: 'Players without a rating are given one that was determined beforehand; usually it places them near the middle of the list.',
} as const satisfies Rule;

export const halves = {
  key: 'scrabble.halves',
  id: 'Swiss 2',
  article: `${SWISS}, 2`,
  text: 'The list is cut in half and the second half is placed to the right of the first: of 32 players, 1 meets 17, 2 meets 18, and so on to 16 and 32.',
} as const satisfies Rule;

export const starts = {
  key: 'scrabble.starts',
  id: 'Swiss 2',
  article: `${SWISS}, 2`,
  text: 'Starts alternate: player 1 starts, player 2 does not, and so on.',
} as const satisfies Rule;

export const wins = {
  key: 'scrabble.wins',
  id: 'Swiss 3',
  article: `${SWISS}, 3`,
  text: 'In the following rounds the same is done with those who have won the same number of games: each group is cut in half.',
} as const satisfies Rule;

export const differentRival = {
  key: 'scrabble.different-rival',
  id: 'Swiss 3',
  article: `${SWISS}, 3`,
  text: 'In each round each player meets a different rival.',
} as const satisfies Rule;

export const similar = {
  key: 'scrabble.similar',
  id: 'Swiss 3',
  article: `${SWISS}, 3`,
  text: 'The rival has won the same number of games; where none is left for everybody, a similar number: whoever stands lowest goes down to the next group.',
} as const satisfies Rule;

export const everybody = {
  key: 'scrabble.everybody',
  id: 'Swiss 3',
  article: `${SWISS}, 3`,
  text: 'A rival is passed over where not everybody else could be given one as well.',
} as const satisfies Rule;

export const bye = {
  key: 'scrabble.bye',
  id: 'Bye',
  article: SWISS,
  text: 'With an odd number of players the lowest of the list who has had no bye, nor a win without playing, has the bye.',
} as const satisfies Rule;

export const balance = {
  key: 'scrabble.balance',
  id: 'Start 1',
  article: `${SWISS}, 2`,
  text: 'Whoever has started fewer games, counted against those started by their rivals, starts.',
} as const satisfies Rule;

export const alternation = {
  key: 'scrabble.alternation',
  id: 'Start 2',
  article: `${SWISS}, 2`,
  text: 'With equal balance, whoever did not start the last time that one of the two started and the other did not, starts.',
} as const satisfies Rule;

/** Not of the seed: pairs that the arbiter or the tournament's rules exclude. */
export const forbiddenPair = forbiddenPairRule('scrabble.forbidden-pair');

export const SCRABBLE_SWISS_RULES = [
  order,
  unrated,
  halves,
  wins,
  differentRival,
  similar,
  everybody,
  bye,
  forbiddenPair,
  balance,
  alternation,
  starts,
] as const satisfies readonly Rule[];

/** Told where a round by the King of the Hill is no such round: `remarksOnRound`. */
export const lastRounds = {
  key: 'king-of-the-hill.last-rounds',
  id: 'King of the Hill 1',
  article: `${HILL}, 1`,
  text: 'In the last rounds of a tournament (between 1 and 3, depending on the number of games) the pairings are not made by the rules of the Swiss system.',
} as const satisfies Rule;

export const hill = {
  key: 'king-of-the-hill.hill',
  id: 'King of the Hill 1',
  article: `${HILL}, 1`,
  text: 'By the standings at that moment the first plays the second, the third plays the fourth, and so on; a game against the same rival may be repeated.',
} as const satisfies Rule;

export const renewed = {
  key: 'king-of-the-hill.renewed',
  id: 'King of the Hill 3',
  article: `${HILL}, 3`,
  text: 'At the end of each round the standings are brought up to date and the procedure is repeated.',
} as const satisfies Rule;

export const gibson = {
  key: 'king-of-the-hill.gibson',
  id: 'Gibson',
  article: GIBSON,
  text: 'A player who is already champion plays the best placed of those who have no chance of any prize or of qualifying for another tournament.',
} as const satisfies Rule;

export const gibsonLast = {
  key: 'king-of-the-hill.gibson-last',
  id: 'Gibson',
  article: GIBSON,
  text: 'Where everybody still has a chance of a prize, a player who is already champion plays the one who stands last.',
} as const satisfies Rule;

/** Not of the text: the option `gibson-settled-places`. */
export const gibsonSettled = {
  key: 'king-of-the-hill.gibson-settled',
  id: 'Gibson',
  article: GIBSON,
  text: 'By choice of the organiser, whoever holds another prize place that is already settled is given a rival in the same way as the champion.',
} as const satisfies Rule;

export const gibsonHill = {
  key: 'king-of-the-hill.gibson-hill',
  id: 'Gibson',
  article: GIBSON,
  text: 'The King of the Hill is then played by the second with the third, who contend for second place, then the fourth with the fifth, and so on.',
} as const satisfies Rule;

export const hillBye = {
  key: 'king-of-the-hill.bye',
  id: 'Bye',
  article: HILL,
  text: 'With an odd number of players the bye goes to whoever has had the fewest; among those, to the last of the standings.',
} as const satisfies Rule;

export const KING_OF_THE_HILL_RULES = [
  lastRounds,
  renewed,
  hill,
  gibson,
  gibsonLast,
  gibsonSettled,
  gibsonHill,
  hillBye,
  everybody,
  forbiddenPair,
  balance,
  alternation,
  starts,
] as const satisfies readonly Rule[];
