import type { GameOutcome } from '@pareo/engine/model';

/* What came of the games of a meeting, as it is typed: a letter a game, or both scores of each with commas between. */

/** What the round asks of a meeting. */
export interface Sheet {
  /** Games of a meeting; undefined where a match may have any number. */
  readonly games: number | undefined;
  readonly game: 'chess' | 'scrabble';
}

/** As TRF writes them, for the side named first; `x` if neither came, a dot while the result is open. */
const LETTERS: Readonly<Record<string, GameOutcome>> = {
  '1': '1-0',
  '=': '=',
  '0': '0-1',
  '+': '+-',
  '-': '-+',
  x: '--',
  w: '1-0u',
  d: '=u',
  l: '0-1u',
  '.': 'open',
};

/** Both sides of a game. */
const SCORES: Readonly<Record<string, GameOutcome>> = {
  '1-0': '1-0',
  '=-=': '=',
  '0-1': '0-1',
  '=-0': '=-0',
  '0-=': '0-=',
  '0-0': '0-0',
  '+--': '+-',
  '--+': '-+',
  '---': '--',
};

/** A game of Scrabble has two sheets; a letter can only say that there are none. */
const WITHOUT_SHEETS = ['+', '-', 'x', '.'];

/** Undefined if the text is not a result of such a meeting. The caller judges the number of games. */
export const outcomesIn = (text: string, { games, game }: Sheet): readonly GameOutcome[] | undefined => {
  const typed = text.toLowerCase().replaceAll('½', '=');
  const oneOf = game === 'scrabble' ? gameOfScrabble : gameOfChess;
  if (typed.includes(',')) return all(typed.split(',').map(oneOf));
  const score = oneOf(typed);
  const letters = all([...typed].map(letter => letterOf(letter, game)));
  // 1-0 is a score, but on three boards three letters: a win, a forfeit and a loss.
  if (letters?.length === games) return letters;
  if (score !== undefined) return [score];
  return games === undefined && typed.includes('-') ? undefined : letters;
};

const all = (outcomes: readonly (GameOutcome | undefined)[]): readonly GameOutcome[] | undefined => {
  const known = outcomes.flatMap(outcome => outcome ?? []);
  return known.length > 0 && known.length === outcomes.length ? known : undefined;
};

const letterOf = (letter: string, game: Sheet['game']): GameOutcome | undefined =>
  game === 'scrabble' && !WITHOUT_SHEETS.includes(letter) ? undefined : LETTERS[letter];

const gameOfChess = (typed: string): GameOutcome | undefined => SCORES[typed] ?? letterOf(typed, 'chess');

const gameOfScrabble = (typed: string): GameOutcome | undefined => {
  const [, own, opponents] = /^(-?\d{1,5})-(-?\d{1,5})$/.exec(typed) ?? [];
  return own === undefined ? letterOf(typed, 'scrabble') : { own: Number(own), opponents: Number(opponents) };
};
