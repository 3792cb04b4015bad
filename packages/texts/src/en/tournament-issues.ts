import type { Limit } from '@pareo/engine/model';
import type { IssueTexts } from '../subjects.ts';
import { wordingIn } from '../wording.ts';

const { counted, list } = wordingIn('en');

/** Each sentence: what is wrong, where, and a way out. */
export const tournamentIssues = {
  'no-players': () => 'The tournament has no players. Add at least one (record 001 of a TRF).',
  'duplicate-player': ({ player }) =>
    `Two players have the start number ${player}. Give each of them a number of their own.`,
  'player-number-out-of-range': ({ player }) =>
    `The start number ${player} is not between 1 and 9999. Renumber the player.`,
  'unknown-opponent': ({ player, round, opponent }) =>
    `Round ${round}: player ${player} is paired with ${opponent}, and nobody has that number. Correct the opponent, or add the missing player.`,
  'plays-itself': ({ player, round }) =>
    `Round ${round}: player ${player} is paired with itself. Write the number of the real opponent, or 0000 with a bye.`,
  'opponent-disagrees': ({ player, round, opponent }) =>
    `Round ${round}: player ${player} is paired with ${opponent}, but the line of ${opponent} does not say so. Correct one of the two lines.`,
  'columns-of-match-disagree': ({ player, round }) =>
    `Round ${round}: the two columns of player ${player} are not the games of one match. Write the same opponent twice with the colours reversed, or the same bye twice.`,
  'results-disagree': ({ players: [a, b], round }) =>
    `Round ${round}: the results of ${a} and ${b} do not fit together. Correct one of them (1 with 0, = with =, + with -).`,
  'colours-disagree': ({ players: [a, b], round }) =>
    `Round ${round}: ${a} and ${b} have the same colour against each other. Correct one of them (w with b).`,
  'colour-missing': ({ player, round }) =>
    `Round ${round}: the game of player ${player} has no colour. Write w or b.`,
  'points-disagree': ({ player, stated, computed }) =>
    `Player ${player}: the file states ${stated} points, and the results add up to ${computed}. Correct the points or the results, or state the scoring (record 162, XXS or BBW…).`,
  'several-pairing-byes': ({ round, players }) =>
    `Round ${round}: ${counted(players.length, 'player has', 'players have')} the pairing-allocated bye (${list(players)}), and only one can. Mark the byes that were asked for as F, H or Z.`,
  'more-rounds-than-planned': ({ planned, recorded }) =>
    `${counted(planned, 'round was', 'rounds were')} announced, but round ${recorded} has been paired. Correct the number of rounds (record 142 or XXR).`,
  'unknown-player-named': ({ record, player }) =>
    `In ${RECORDS[record] ?? record}: player ${player} is named, and nobody has that number. Correct it, or add the missing player.`,
  'unknown-team-named': ({ record, team }) =>
    `In ${RECORDS[record] ?? record}: team ${team} is named, and no team has that number. Correct it, or add the missing team.`,
  'duplicate-team': ({ team }) =>
    `Two teams have the number ${team}. Give each of them a number of their own.`,
  'player-in-two-teams': ({ player, teams: [a, b] }) =>
    `Player ${player} is in team ${a} and in team ${b}. Take the player out of one of them.`,
  'results-beyond-boards': ({ round, boards, results }) =>
    `Round ${round} has ${counted(boards, 'board', 'boards')}, and there are ${results} results. Give one for each board, in their order.`,
  'round-out-of-range': ({ record, round }) =>
    `In ${RECORDS[record] ?? record}: round ${round} is named, and the tournament has no such round. Correct the round.`,
  'round-not-finished': ({ round, players }) =>
    `Round ${round} is not finished: ${counted(players.length, 'player has', 'players have')} no result yet (${list(players)}). Enter the missing results.`,
  'range-reversed': ({ record, of, from, to }) =>
    `In ${RECORDS[record] ?? record}: the ${of} go from ${from} to ${to}, which is backwards. Exchange the two, or correct one.`,
  'forbidden-alone': ({ players }) =>
    `In ${RECORDS['forbidden pairs']}: ${players.length === 0 ? 'nobody is' : `only ${list(players)} is`} named, and it takes two not to meet. Name the others, or take the line out.`,
  'forbidden-with-itself': ({ player }) =>
    `In ${RECORDS['forbidden pairs']}: player ${player} is named twice in one list. Write the number that was meant.`,
  'virtual-points-of-nobody': ({ from, to }) =>
    `In ${RECORDS['acceleration']}: nobody has a number from ${from} to ${to}. Correct the numbers.`,
  'virtual-points-negative': ({ points }) =>
    `In ${RECORDS['acceleration']}: ${points} points are less than none. Write what is added to the score.`,
  'byes-disagree': ({ player, round }) =>
    `Round ${round}: two different byes are asked for ${player}. Keep one of them (F, H or Z).`,
  'earlier-result-of-no-game': ({ round, players: [white, black] }) =>
    `Among the earlier results: ${white} and ${black} did not meet in round ${round}. Correct the numbers, or take the line out.`,
  'bye-and-pairing': ({ player, round }) =>
    `Round ${round}: a bye is asked for ${player}, who was paired in that round. Take out the bye, or correct the round.`,
  'scoring-without-difference': ({ win, loss }) =>
    `A win is worth ${win} and a loss ${loss}: nobody can be ahead. Correct the scoring (record 162, XXS or BBW…).`,
  'limit-exceeded': ({ limit, maximum, found }) =>
    `${found === undefined ? 'More than' : `${figure(found)} ${LIMITED[limit]}:`} ${figure(maximum)} ${found === undefined ? `${LIMITED[limit]} are not read.` : 'are the most that is read.'} Is it really a tournament?`,
  'more-faults': ({ count }) => `… and ${figure(count)} more.`,
  'range-end-unknown': ({ record, player }) =>
    `In ${RECORDS[record] ?? record}: the range ends at ${player}, and nobody has that number. The others of the range were taken.`,
  'bye-without-trace': ({ player, round }) =>
    `Round ${round}: a bye with points is asked for ${player}, and the player's own line is blank there. The line was believed: no points.`,
} satisfies Partial<IssueTexts>;

const figure = (count: number): string => count.toLocaleString('en-GB');

/** What there may be too many of. */
const LIMITED: Readonly<Record<Limit, string>> = {
  bytes: 'bytes',
  players: 'players',
  rounds: 'rounds',
  teams: 'teams',
  cells: 'results, pairs or points of a round',
  entries: 'entries of one list',
  tiebreaks: 'tie-breaks',
  prizes: 'prizes',
  columns: 'columns',
  line: 'characters of one line or text',
};

/** Where the engine names a part of the record, as a reader calls it. */
const RECORDS: Readonly<Record<string, string>> = {
  'forbidden pairs': 'the forbidden pairs (XXP, record 260)',
  byes: 'the byes asked for (record 240)',
  acceleration: 'the virtual points (XXA, record 250)',
  schedule: 'the schedule of systems',
  'abnormal points': 'the abnormal points (record 299)',
  categories: 'the categories',
  teams: 'the teams (record 310)',
  'line-ups': 'the line-ups (record 300)',
  'forfeited matches': 'the forfeited matches (record 330)',
  'byes of teams': 'the pairing-allocated byes of teams (record 320)',
  'manual order': 'the order set by the arbiter',
  standings: 'the standings',
};
