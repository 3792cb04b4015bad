import type { OfficeTexts } from '../office-texts.ts';

export const office: OfficeTexts = {
  'name-missing': () => 'The tournament has no name.',
  'city-missing': () => 'The place of the tournament is missing.',
  'federation-missing': () => 'The federation of the tournament is missing.',
  'federation-unknown': () => 'The federation of the tournament is not a code of three letters.',
  'start-missing': () => 'The first day is missing, or it is no date.',
  'end-missing': () => 'The last day is missing, or it is no date.',
  'dates-reversed': () => 'The last day is before the first.',
  'arbiter-missing': () => 'The chief arbiter is missing.',
  'time-control-missing': () => 'The time control is missing.',
  'round-dates-missing': ({ rounds = [] }) => `The day is missing of ${named('round', rounds)}.`,
  'round-dates-outside': ({ rounds = [] }) =>
    `The day is outside the first and the last day of the tournament: ${named('round', rounds)}.`,
  'id-missing': ({ players = [] }) => `Without a FIDE id: ${few(players)}.`,
  'id-unknown': ({ players = [] }) => `The FIDE id is no number: ${few(players)}.`,
  'id-twice': ({ players = [] }) => `The same FIDE id stands twice: ${few(players)}.`,
  'player-federation-missing': ({ players = [] }) => `Without a federation: ${few(players)}.`,
  'player-federation-unknown': ({ players = [] }) =>
    `The federation is not a code of three letters: ${few(players)}.`,
  'title-unknown': ({ players = [] }) => `The title is none of FIDE's: ${few(players)}.`,
  'birth-missing': ({ players = [] }) => `Without a date of birth: ${few(players)}.`,
  'birth-unknown': ({ players = [] }) => `The date of birth is no date: ${few(players)}.`,
  'sex-missing': ({ players = [] }) => `Without m or w: ${few(players)}.`,
  'games-open': ({ games = 0 }) => (games === 1 ? '1 game has no result.' : `${games} games have no result.`),
};

/** The first of them by name, the others counted. */
const few = (players: readonly string[]): string =>
  players.length <= SHOWN
    ? players.join('; ')
    : `${players.slice(0, SHOWN).join('; ')} and ${players.length - SHOWN} more`;

const SHOWN = 3;

const named = (word: string, rounds: readonly number[]): string =>
  `${word}${rounds.length === 1 ? '' : 's'} ${rounds.join(', ')}`;
