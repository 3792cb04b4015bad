import type { TournamentRecord } from '../../model/index.ts';
import type { OptionsOf } from '../define.ts';
import { EXCUSED_UNLESS_STATED } from '../swiss/absence.ts';
import { NO_COMPATRIOTS } from '../swiss/compatriots.ts';
import type { OptionSpec, Options } from '../system.ts';

export const LIM_OPTIONS = [
  { name: 'maxi-tournament', kind: 'choice', choices: ['by-size', 'yes', 'no'], default: 'by-size' },
  {
    name: 'opponents-of-floaters',
    kind: 'choice',
    choices: ['highest-downwards', 'lowest-downwards'],
    default: 'highest-downwards',
  },
  NO_COMPATRIOTS,
  EXCUSED_UNLESS_STATED,
] as const satisfies readonly OptionSpec[];

/** What the arbiter chose. */
export interface Settings {
  /** The limits of 100 rating points of 3.2, 3.8 and 5.7 (seed 000: 10.2, 10.8, 12.7). */
  readonly isMaxi: boolean;
  /** Seed 000, 22. */
  readonly keepsCompatriotsApart: boolean;
  /** Seed 003, 3.8 and seed 000, 10.8 have the two directions the other way round (decision 583). */
  readonly floatersMeet: FloatersMeet;
}

/** Downwards; upwards the other end. */
export type FloatersMeet = 'highest-downwards' | 'lowest-downwards';

export const settingsIn = (options: OptionsOf<typeof LIM_OPTIONS>, tournament: Size): Settings => ({
  isMaxi: isMaxi(options['maxi-tournament'], tournament),
  keepsCompatriotsApart: options['no-compatriots'],
  floatersMeet: options['opponents-of-floaters'],
});

type Size = Pick<TournamentRecord, 'players' | 'plannedRounds'>;

/** The introductory note of 1988: more participants than 2 to the power of the number of rounds (decision 132). */
export const isMaxiTournament = ({ players, plannedRounds }: Size): boolean =>
  plannedRounds !== undefined && players.length > 2 ** plannedRounds;

const isMaxi = (chosen: string, tournament: Size): boolean =>
  chosen === 'by-size' ? isMaxiTournament(tournament) : chosen === 'yes';

/** What the regulation makes of this tournament, for its file to say. */
export const proposedOptions = (tournament: Size): Options =>
  isMaxiTournament(tournament) ? { 'maxi-tournament': 'yes' } : {};
