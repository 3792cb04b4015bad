import type { OptionSpec, SystemDescription } from '../system.ts';
import { roundsOf } from './schedule.ts';

/** The numbers of the table are the start numbers; `lot` says from what they were drawn (decision 562). */
const NUMBERING = [
  { name: 'numbers', kind: 'choice', choices: ['by-hand'], default: 'by-hand' },
  { name: 'lot', kind: 'text', default: '' },
] as const satisfies readonly OptionSpec[];

export const BERGER = {
  id: 'berger',
  edition: 'manual',
  chapter: 'Mexican manual, Round-robin; FIDE Competition Rules, Appendix 1',
  kind: 'round-robin',
  trfCodes: ['BERGER_ROUNDROBIN', 'FIDE_ROUNDROBIN', 'BERGER_ROUNDROBIN_G1'],
  options: NUMBERING,
  roundsFor: (players: number) => roundsOf(players, { cycles: 1 }),
} as const satisfies SystemDescription;

export const DOUBLE_BERGER = {
  id: 'double-berger',
  edition: 'manual',
  chapter: 'Mexican manual, Round-robin; FIDE Competition Rules, Appendix 1',
  kind: 'round-robin',
  trfCodes: ['BERGER_DOUBLEROUNDROBIN', 'FIDE_DOUBLEROUNDROBIN', 'BERGER_ROUNDROBIN_G2'],
  options: [...NUMBERING, { name: 'swap-last-two-rounds', kind: 'flag', default: false }],
  roundsFor: (players: number) => roundsOf(players, { cycles: 2 }),
} as const satisfies SystemDescription;

/* The same tables for teams; the rules of the competition say by which score they are ranked. */

export const TEAM_BERGER = {
  ...BERGER,
  id: 'team-berger',
  pairs: 'teams',
  trfCodes: ['BERGER_TEAM_ROUNDROBIN', 'FIDE_TEAM_ROUNDROBIN', 'BERGER_TEAM_ROUNDROBIN_G1'],
} as const satisfies SystemDescription;

export const TEAM_DOUBLE_BERGER = {
  ...DOUBLE_BERGER,
  id: 'team-double-berger',
  pairs: 'teams',
  trfCodes: ['BERGER_TEAM_DOUBLEROUNDROBIN', 'FIDE_TEAM_DOUBLEROUNDROBIN', 'BERGER_TEAM_ROUNDROBIN_G2'],
} as const satisfies SystemDescription;
