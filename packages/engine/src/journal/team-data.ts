import type { PlayerKey } from './key.ts';
import type { NewPlayer } from './player-data.ts';

/** What is known of a team. The captain is a name on cards and in the console, and is shown to nobody else. */
export interface TeamData {
  readonly name: string;
  readonly short?: string;
  readonly captain?: string;
  readonly club?: string;
  readonly federation?: string;
  /** For arbiters only. */
  readonly note?: string;
}

/** A team to be entered, in board order, reserves last: players who are entered already, by key, and new ones. */
export interface NewTeam {
  readonly data: TeamData;
  readonly roster: readonly (PlayerKey | NewPlayer)[];
}

/** Those of a roster who are not entered yet. */
export const newPlayersOf = (roster: NewTeam['roster']): readonly NewPlayer[] =>
  roster.flatMap(one => (typeof one === 'number' ? [] : [one]));
