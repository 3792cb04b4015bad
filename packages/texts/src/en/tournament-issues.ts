import type { TournamentIssueTexts } from '../subjects.ts';
import { wordingIn } from '../wording.ts';

const { counted, list } = wordingIn('en');

/** Each sentence: what is wrong, where, and a way out. */
export const tournamentIssues: TournamentIssueTexts = {
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
  'round-out-of-range': ({ record, round }) =>
    `In ${RECORDS[record] ?? record}: round ${round} is named, and the tournament has no such round. Correct the round.`,
  'round-not-finished': ({ round, players }) =>
    `Round ${round} is not finished: ${counted(players.length, 'player has', 'players have')} no result yet (${list(players)}). Enter the missing results.`,
};

/** Where the engine names a part of the record, as a reader calls it. */
const RECORDS: Readonly<Record<string, string>> = {
  'forbidden pairs': 'the forbidden pairs (XXP, record 260)',
  byes: 'the byes asked for (record 240)',
  'abnormal points': 'the abnormal points (record 299)',
  teams: 'the teams (record 310)',
  'manual order': 'the order set by the arbiter',
  standings: 'the standings',
};
