import type { EntrantKey, TeamKey } from './key.ts';
import { traitsOf } from './reading.ts';
import type { OfTeams } from './refusal.ts';
import type { Entered, EnteredTeam, State } from './state.ts';

/* Whom the system pairs: players, or teams. What both have in common, acts and views ask of either. */

export type Competing = Entered | EnteredTeam;

/** A round is of teams where its system pairs them. */
export const pairsTeams = (state: State, round = 1): boolean => traitsOf(state, round).pairs === 'teams';

/** By key. */
export const competingIn = (state: State, round = 1): Readonly<Record<number, Competing>> =>
  pairsTeams(state, round) ? (state.teams ?? {}) : state.players;

/** Everybody whom the system pairs, by number. */
export const competingByNumber = (state: State, round = 1): readonly Competing[] =>
  Object.values(competingIn(state, round)).sort((a, b) => a.number - b.number);

export const numberNow = (state: State, key: EntrantKey, round = 1): number =>
  competingIn(state, round)[key]?.number ?? 0;

/** How refusals and warnings say that they name teams. */
export const ofTeams = (state: State, round = 1): OfTeams =>
  pairsTeams(state, round) ? { of: 'teams' } : {};

export const isTeam = (competing: Competing): competing is EnteredTeam => 'roster' in competing;

export const teamsByNumber = ({ teams = {} }: Pick<State, 'teams'>): readonly EnteredTeam[] =>
  Object.values(teams).sort((a, b) => a.number - b.number);

/** The team that somebody is on the roster of. */
export const teamOf = ({ teams = {} }: Pick<State, 'teams'>, player: number): EnteredTeam | undefined =>
  Object.values(teams).find(({ roster }) => roster.some(key => key === player));

export const teamIn = ({ teams = {} }: Pick<State, 'teams'>, key: TeamKey): EnteredTeam | undefined =>
  teams[key];

export const isOut = ({ out }: Pick<Competing, 'out'>, round: number): boolean =>
  out.some(({ from, until }) => from <= round && (until === undefined || round < until));
