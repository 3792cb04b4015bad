import type { TournamentRecord } from '../../model/index.ts';
import { flagIn } from '../basic-rules/chosen-values.ts';
import type { OptionSpec, Options } from '../system.ts';

export const LIM_OPTIONS = [
  { name: 'maxi-tournament', kind: 'flag', default: false },
  { name: 'no-compatriots', kind: 'flag', default: false },
] as const satisfies readonly OptionSpec[];

/** What the arbiter chose. */
export interface Settings {
  /** The limits of 100 rating points of 3.2, 3.8 and 5.7 (seed 000: 10.2, 10.8, 12.7). */
  readonly isMaxi: boolean;
  /** Seed 000, 22. */
  readonly keepsCompatriotsApart: boolean;
}

export const settingsIn = (options: Options): Settings => ({
  isMaxi: flagIn(options, 'maxi-tournament'),
  keepsCompatriotsApart: flagIn(options, 'no-compatriots'),
});

/** Seed 000, introductory note: more participants than 2 to the power of the number of rounds. */
const isMaxiTournament = (players: number, rounds: number): boolean => players > 2 ** rounds;

/** What the regulation suggests for this tournament and the arbiter may accept. */
export const proposedOptions = ({
  players,
  plannedRounds,
}: Pick<TournamentRecord, 'players' | 'plannedRounds'>): Options =>
  plannedRounds !== undefined && isMaxiTournament(players.length, plannedRounds)
    ? { 'maxi-tournament': true }
    : {};
