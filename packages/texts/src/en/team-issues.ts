import type { IssueTexts } from '../subjects.ts';
import { wordingIn } from '../wording.ts';

const { counted } = wordingIn('en');

/** Each sentence: what is wrong, where, and a way out. */
export const teamIssues = {
  'team-meets-itself': ({ round, team }) =>
    `Round ${round}: two players of team ${team} are paired with each other. Correct the opponent, or the teams (record 310).`,
  'team-meets-two': ({ round, team, opponents: [a, b] }) =>
    `Round ${round}: players of team ${team} are paired with team ${a} and with team ${b}. A team plays one match a round: correct the opponents.`,
  'player-without-team': ({ round, player }) =>
    `Round ${round}: player ${player} was paired and is in no team, so the game belongs to no match. Add the player to a team (record 310 or 013), or take out the game.`,
  'match-too-long': ({ round, teams: [a, b], boards, found }) =>
    `Round ${round}: the match of teams ${a} and ${b} has ${counted(found, 'board', 'boards')}, and a match has ${boards} (record 352). Take out what is too much, or correct the record.`,
  'boards-out-of-order': ({ round, teams: [a, b], players: [one, other] }) =>
    `Round ${round}: in the match of teams ${a} and ${b}, ${one} sits before ${other} and stands behind in the roster, whose order is fixed. Correct the boards, or say that the order is free.`,
  'forfeited-match-played': ({ round, teams: [a, b] }) =>
    `Round ${round}: the match of teams ${a} and ${b} is forfeited (record 330), and a board of it was played. Take out the record, or the results.`,
  'team-bye-and-match': ({ round, team }) =>
    `Round ${round}: team ${team} has a bye and a match. Take out the bye (record 320 or 240), or the results.`,
  'board-empty': ({ round, board, teams: [a, b] }) =>
    `Round ${round}: board ${board} of the match ${a}-${b} has nobody on one side, so it cannot have that result. Write + or - for it (x where nobody came), or name who sat there.`,
  'line-up-twice': ({ round, team }) =>
    `Round ${round}: team ${team} has two line-ups (record 300). Keep one of them.`,
  'line-up-stranger': ({ round, team, player }) =>
    `Round ${round}: player ${player} is in the line-up of team ${team} and not in its roster. Name somebody of the team, or add the player to it (record 310).`,
  'line-up-player-twice': ({ round, team, player }) =>
    `Round ${round}: player ${player} is at two boards of team ${team}. Name somebody else, or leave one of the boards empty (0).`,
  'line-up-length': ({ round, team, boards, found }) =>
    `Round ${round}: the line-up of team ${team} has ${counted(found, 'board', 'boards')}, and a match has ${boards}. Name one player a board, board 1 first; 0 is an empty board.`,
  'line-up-empty': ({ round, team }) =>
    `Round ${round}: every board of team ${team} is empty. Name who plays; a team that does not come forfeits the match (record 330).`,
  'line-up-out-of-order': ({ round, team, players: [one, other] }) =>
    `Round ${round}: in the line-up of team ${team}, ${one} sits before ${other} and stands behind in the roster, whose order is fixed. Exchange the two, or say that the order is free.`,
  'line-up-left-out': ({ round, team, player }) =>
    `Round ${round}: player ${player} of team ${team} was paired and is not in its line-up (record 300). Correct the line-up, or the player's line.`,
  'line-up-other-opponent': ({ round, team, opponent, found }) =>
    `Round ${round}: the line-up of team ${team} is against team ${opponent}, and its players met team ${found}. Correct the line-up (record 300), or the results.`,
  'line-up-boards-disagree': ({ round, players: [one, other] }) =>
    `Round ${round}: ${one} and ${other} met, and their line-ups have them at different boards (record 300). Correct one of the line-ups.`,
} satisfies Partial<IssueTexts>;
