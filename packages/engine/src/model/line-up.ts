import { type Issue, issue } from './issue.ts';
import type { LineUp, Team, TeamEvent } from './tournament.ts';

/** Stands at a board where nobody sits. */
export const NOBODY_AT_BOARD = 0 as const;

/** A line-up by itself: against the roster of its team and what the event says of boards. */
export function* faultsOfLineUp(
  { round, team, players }: LineUp,
  { roster, event }: { readonly roster: Team; readonly event: TeamEvent },
): Generator<Issue> {
  const boards = event.boardColours?.length;
  if (boards !== undefined && players.length !== boards)
    yield issue('line-up-length', { round, team, boards, found: players.length });
  const seated = players.filter(player => player !== NOBODY_AT_BOARD);
  if (seated.length === 0) yield issue('line-up-empty', { round, team });
  const listed: readonly number[] = roster.players;
  for (const player of new Set(seated)) {
    if (!listed.includes(player)) yield issue('line-up-stranger', { round, team, player });
    if (seated.indexOf(player) !== seated.lastIndexOf(player))
      yield issue('line-up-player-twice', { round, team, player });
  }
  if (event.boardOrder === 'fixed') yield* faultsOfOrder({ round, team }, seated, listed);
}

function* faultsOfOrder(
  { round, team }: Pick<LineUp, 'round' | 'team'>,
  seated: readonly number[],
  listed: readonly number[],
): Generator<Issue> {
  for (const [at, player] of seated.entries()) {
    const before = seated[at - 1];
    if (before === undefined || !listed.includes(player)) continue;
    if (listed.indexOf(before) > listed.indexOf(player))
      yield issue('line-up-out-of-order', { round, team, players: [before, player] });
  }
}

/** What record 300 says of a team in a round. */
export const statedLineUp = ({ lineUps }: TeamEvent, round: number, team: number): LineUp | undefined =>
  lineUps.find(lineUp => lineUp.round === round && lineUp.team === team);

/** The first of the roster who are there, one a board; boards that it cannot fill are empty. */
export const lineUpOfRoster = <Id extends number>(
  { players }: { readonly players: readonly Id[] },
  boards: number,
  gone: ReadonlySet<number>,
): readonly (Id | typeof NOBODY_AT_BOARD)[] => {
  const here = players.filter(player => !gone.has(player));
  return Array.from({ length: boards }, (_, board) => here[board] ?? NOBODY_AT_BOARD);
};

/** The event with this line-up in place of any other of the team and the round. */
export const withLineUp = (event: TeamEvent, lineUp: LineUp): TeamEvent => ({
  ...event,
  lineUps: [...withoutLineUp(event, lineUp.round, lineUp.team).lineUps, lineUp].sort(
    (a, b) => a.round - b.round,
  ),
});

export const withoutLineUp = (event: TeamEvent, round: number, team: number): TeamEvent => ({
  ...event,
  lineUps: event.lineUps.filter(lineUp => lineUp.round !== round || lineUp.team !== team),
});
