import type { Acceleration } from '../../model/index.ts';

/** What a code of record 192 says in our words. Without `system`: a known code that names none of our systems. */
export interface CodeMeaning {
  readonly system?: string;
  readonly acceleration?: Acceleration;
}

/** The editions of 2026 are in force for tournaments that start on this day or later. */
const IN_FORCE = '2026/02/01';

interface ByDate {
  readonly before: string;
  readonly since: string;
}

/* For each system the first code is the one we write. */
const SYSTEMS: Readonly<Record<string, string | ByDate>> = {
  FIDE_DUTCH_2026: 'dutch-2026',
  FIDE_DUTCH_2025: 'dutch-2026',
  FIDE_DUTCH_2017: 'dutch-2017',
  FIDE_DUTCH: { before: 'dutch-2017', since: 'dutch-2026' },
  FIDE_DUBOV: { before: 'dubov-1997', since: 'dubov-2026' },
  FIDE_BURSTEIN: { before: 'burstein-2017', since: 'burstein-2026' },
  FIDE_DOUBLESWISS: 'double-swiss-2026',
  BERGER_ROUNDROBIN: 'berger',
  BERGER_ROUNDROBIN_G1: 'berger',
  FIDE_ROUNDROBIN: 'berger',
  BERGER_DOUBLEROUNDROBIN: 'double-berger',
  BERGER_ROUNDROBIN_G2: 'double-berger',
  FIDE_DOUBLEROUNDROBIN: 'double-berger',
  FIDE_SCHEVENINGEN: 'scheveningen',
  FIDE_SCHEVENINGEN_G1: 'scheveningen',
  FIDE_SCHEVENINGEN_G2: 'scheveningen',
  FIDE_DOUBLESCHEVENINGEN: 'scheveningen',
  CUSTOM_KNOCKOUT: 'wimbledon',
  WORLDCUP_KNOCKOUT: 'wimbledon',
  FIDE_TEAM: 'team-swiss-2026',
  /* Not of FIDE's table: codes that the systems of our catalogue claim, which the test compares. */
  FIDE_LIM: 'lim-1999',
  CUSTOM_SCRABBLE_SWISS: 'scrabble-swiss',
  CUSTOM_KING_OF_THE_HILL: 'king-of-the-hill',
};

const TEAM_SWISS = /^FIDE_TEAM(_TYPE[AB])?(_(MP_GP|GP_MP|MP|GP))?$/;
const NAMES_NO_SYSTEM =
  /^(CUSTOM_[A-Z_]+|(FIDE|BERGER)_TEAM_(DOUBLE)?ROUNDROBIN(_G\d+)?|FIDE_SCHILLER(_\w+)?)$/;
const BAKU = '_BAKU';

/** `start`: record 042, for the codes without an edition. Undefined: no code of record 192. */
export const meaningOfCode = (code: string, start?: string): CodeMeaning | undefined => {
  const isAccelerated = code.endsWith(BAKU);
  const name = isAccelerated ? code.slice(0, -BAKU.length) : code;
  const named = TEAM_SWISS.test(name) ? SYSTEMS['FIDE_TEAM'] : ownValue(SYSTEMS, name);
  if (named === undefined) return NAMES_NO_SYSTEM.test(code) ? {} : undefined;
  const isOld = start !== undefined && start !== '' && start < IN_FORCE;
  const system = typeof named === 'string' ? named : isOld ? named.before : named.since;
  return isAccelerated ? { system, acceleration: bakuFor(system) } : { system };
};

/** The code to write for a system, if record 192 has one that means it. */
export const codeFor = ({ system, acceleration }: CodeMeaning, start?: string): string | undefined =>
  Object.keys(SYSTEMS)
    .map(code => (acceleration ? code + BAKU : code))
    .find(code => {
      const meaning = meaningOfCode(code, start);
      return meaning?.system === system && meaning?.acceleration === acceleration;
    });

const bakuFor = (system: string): Acceleration => (system.endsWith('-2026') ? 'baku-2026' : 'baku-2017');

const ownValue = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
