import type { Tournament } from '../../model/index.ts';
import type { Options, SystemDescription } from '../system.ts';

export const SCHEVENINGEN = {
  id: 'scheveningen',
  edition: 'manual',
  chapter: 'Mexican manual, Scheveningen',
  kind: 'team-table',
  trfCodes: ['FIDE_SCHEVENINGEN', 'FIDE_SCHEVENINGEN_G1', 'FIDE_DOUBLESCHEVENINGEN', 'FIDE_SCHEVENINGEN_G2'],
  options: [{ name: 'cycles', kind: 'choice', choices: ['single', 'double'], default: 'single' }],
  roundsFor: (players: number, options: Options) => roundsOf(Math.floor(players / 2), options),
} as const satisfies SystemDescription;

export const roundsOf = (boards: number, options: Options): number =>
  options['cycles'] === 'double' ? 2 * boards : boards;

const DOUBLE_CODES = ['FIDE_DOUBLESCHEVENINGEN', 'FIDE_SCHEVENINGEN_G2'];

/** TRF26 says in the code of the system that everything is played twice. */
export const cyclesOf = ({ systemCode }: Pick<Tournament, 'systemCode'>): Options =>
  DOUBLE_CODES.includes(systemCode ?? '') ? { cycles: 'double' } : {};
