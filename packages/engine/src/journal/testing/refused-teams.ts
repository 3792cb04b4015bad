import { type ActKind, type ActRefusalCode, type NewTeam, playerKey, teamKey, type Wish } from '../index.ts';
import { type Desk, mustSend, type Sending, startRound } from './desk.ts';
import { rulesOfTeams, someTeams, teamDesk } from './teams.ts';

/** What is tried, and the article where the regulation refuses. */
export interface Case {
  readonly act: ActKind;
  readonly article?: string;
  readonly desk: () => Desk;
  readonly wish: Wish | ((desk: Desk) => Wish);
  readonly sending?: Sending | ((desk: Desk) => Sending);
  /** Confirms what has to be; absent: confirms. */
  readonly confirming?: 'no';
}

/* Two teams of two boards, with a reserve each: keys 1-3 and 4-6. */

const two = (): Desk => teamDesk(2, { rounds: 2 });
const paired = (): Desk => {
  const desk = two();
  startRound(desk);
  return desk;
};
const forfeited = (): Desk => {
  const desk = paired();
  mustSend(desk, { kind: 'forfeit-match', round: 1, board: 1, result: '+-' });
  return desk;
};
const short = (): Desk => {
  const desk = teamDesk(2, { rounds: 2, players: 1 });
  startRound(desk);
  return desk;
};
const withResult = (): Desk => {
  const desk = paired();
  mustSend(desk, { kind: 'enter-result', round: 1, board: 1, result: { code: '=' } });
  return desk;
};
const handedIn = (): Desk => {
  const desk = teamDesk(2, { rounds: 2, rules: rulesOfTeams(2, { lineUps: 'handed-in' }) });
  startRound(desk);
  return desk;
};
const out = (): Desk => {
  const desk = handedIn();
  mustSend(desk, { kind: 'publish-line-ups', round: 1 });
  return desk;
};

const enter = (teams: readonly NewTeam[]): Wish => ({ kind: 'enter-teams', teams, numbers: 'as-listed' });
const roster = (keys: readonly number[], was: readonly number[] = [1, 2, 3]): Wish => ({
  kind: 'edit-team',
  team: teamKey(1),
  changes: { roster: keys.map(playerKey) },
  was: { roster: was.map(playerKey) },
});
const lineUp = (players: readonly number[], was: readonly number[] = [1, 2]): Wish => ({
  kind: 'set-line-up',
  round: 1,
  team: teamKey(1),
  players: players.map(playerKey),
  was: was.map(playerKey),
});
const result: Wish = { kind: 'enter-result', round: 1, board: 1, game: 2, result: { code: '1-0' } };
const rest: Wish = { kind: 'set-line-up', round: 1, team: teamKey(3), players: [playerKey(7), playerKey(8)] };
const odd = (): Desk => {
  const desk = teamDesk(3, { rounds: 3 });
  startRound(desk);
  return desk;
};
const captain = (team: number): Sending => ({
  by: { kind: 'link', id: 'captain', name: 'captain', role: 'captain', team: teamKey(team) },
});

export const REFUSED_OF_TEAMS = {
  'too-many-teams': [{ act: 'enter-teams', desk: two, wish: enter(someTeams(998, 0)) }],
  'player-in-two-teams': [
    { act: 'enter-teams', desk: two, wish: enter([{ data: { name: 'C' }, roster: [playerKey(1)] }]) },
    { act: 'edit-team', desk: two, wish: roster([1, 2, 3, 4]) },
  ],
  'in-a-team': [
    { act: 'remove-player', desk: paired, wish: { kind: 'remove-player', player: playerKey(3) } },
  ],
  'was-lined-up': [{ act: 'edit-team', desk: paired, wish: roster([1, 3]) }],
  'roster-order-fixed': [{ act: 'edit-team', desk: paired, wish: roster([2, 1, 3]) }],
  'no-match': [{ act: 'set-line-up', desk: odd, wish: rest }],
  'line-up-stranger': [{ act: 'set-line-up', desk: paired, wish: lineUp([1, 4]) }],
  'line-up-player-twice': [{ act: 'set-line-up', desk: paired, wish: lineUp([2, 2]) }],
  'line-up-length': [{ act: 'set-line-up', desk: paired, wish: lineUp([1]) }],
  'line-up-empty': [{ act: 'set-line-up', desk: paired, wish: lineUp([0, 0]) }],
  'line-up-out-of-order': [{ act: 'set-line-up', desk: paired, wish: lineUp([2, 1]) }],
  'line-up-left-out': [{ act: 'set-line-up', desk: withResult, wish: lineUp([2, 3]) }],
  'match-forfeited': [
    { act: 'enter-result', desk: forfeited, wish: result },
    { act: 'adjourn', desk: forfeited, wish: { kind: 'adjourn', round: 1, board: 1 } },
  ],
  'line-ups-closed': [{ act: 'set-line-up', desk: out, wish: lineUp([1, 3]), sending: captain(1) }],
  'line-ups-out': [{ act: 'publish-line-ups', desk: out, wish: { kind: 'publish-line-ups', round: 1 } }],
  'line-ups-not-out': [
    { act: 'enter-result', desk: handedIn, wish: result },
    { act: 'adjourn', desk: handedIn, wish: { kind: 'adjourn', round: 1, board: 1 } },
  ],
  'board-empty': [
    { act: 'enter-result', desk: short, wish: result },
    { act: 'adjourn', desk: short, wish: { kind: 'adjourn', round: 1, board: 1, game: 2 } },
  ],
} satisfies { readonly [Code in ActRefusalCode]?: readonly Case[] };
