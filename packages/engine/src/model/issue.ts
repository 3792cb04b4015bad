/** Where in the source a fault lies: 1-based, in characters. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Every fault that input can have and the data its sentence needs. The sentences live in `@pareo/texts`. */
export interface IssueData {
  // What the tournament says about itself (checkTournament).
  'no-players': Record<never, never>;
  'duplicate-player': { readonly player: number };
  'player-number-out-of-range': { readonly player: number };
  'unknown-opponent': { readonly player: number; readonly round: number; readonly opponent: number };
  'plays-itself': { readonly player: number; readonly round: number };
  'opponent-disagrees': { readonly player: number; readonly round: number; readonly opponent: number };
  'results-disagree': { readonly players: readonly [number, number]; readonly round: number };
  'colours-disagree': { readonly players: readonly [number, number]; readonly round: number };
  'colour-missing': { readonly player: number; readonly round: number };
  'points-disagree': { readonly player: number; readonly stated: string; readonly computed: string };
  'several-pairing-byes': { readonly round: number; readonly players: readonly number[] };
  'more-rounds-than-planned': { readonly planned: number; readonly recorded: number };
  'unknown-player-named': { readonly record: string; readonly player: number };
  'unknown-team-named': { readonly record: string; readonly team: number };
  'duplicate-team': { readonly team: number };
  'player-in-two-teams': { readonly player: number; readonly teams: readonly [number, number] };
  'round-out-of-range': { readonly record: string; readonly round: number };
  'round-not-finished': { readonly round: number; readonly players: readonly number[] };
}

export type IssueCode = keyof IssueData;

export type Issue<Code extends IssueCode = IssueCode> = {
  [C in Code]: { readonly code: C; readonly data: IssueData[C]; readonly place?: Place };
}[Code];

export const issue = <C extends IssueCode>(code: C, data: IssueData[C], place?: Place): Issue =>
  ({ code, data, ...(place ? { place } : {}) }) as Issue;
