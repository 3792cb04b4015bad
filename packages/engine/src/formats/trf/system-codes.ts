import type { Acceleration } from '../../model/index.ts';
import { DESCRIPTIONS } from '../../systems/descriptions.ts';
import { EDITIONS_OF_2026, type Options, type SystemDescription } from '../../systems/system.ts';

/** What a code of record 192 says in our words. Without `system`: a known code that names none of our systems. */
export interface CodeMeaning {
  readonly system?: string;
  readonly acceleration?: Acceleration;
}

type Coded = Pick<SystemDescription, 'id' | 'trfCodes' | 'earlierTrfCodes' | 'trfCodeFor'>;

const CODED: readonly Coded[] = DESCRIPTIONS;

const systemOfCode = (code: string, start: string): string | undefined => {
  const isOld = start !== '' && start < EDITIONS_OF_2026;
  const earlier = CODED.find(({ earlierTrfCodes = [] }) => earlierTrfCodes.includes(code));
  return (isOld && earlier ? earlier : CODED.find(({ trfCodes }) => trfCodes.includes(code)))?.id;
};

const NAMES_NO_SYSTEM =
  /^(CUSTOM_[A-Z_]+|(FIDE|BERGER)_TEAM_(DOUBLE)?ROUNDROBIN(_G\d+)?|FIDE_SCHILLER(_\w+)?)$/;
const BAKU = '_BAKU';

/** `start`: record 042, for the codes without an edition. Undefined: no code of record 192. */
export const meaningOfCode = (code: string, start = ''): CodeMeaning | undefined => {
  const isAccelerated = code.endsWith(BAKU);
  const name = isAccelerated ? code.slice(0, -BAKU.length) : code;
  const system = systemOfCode(name, start);
  if (system === undefined) return NAMES_NO_SYSTEM.test(code) ? {} : undefined;
  return isAccelerated ? { system, acceleration: bakuFor(system) } : { system };
};

/** The code to write for a system, if record 192 has one that means it. */
export const codeFor = (
  { system, acceleration, options = {} }: CodeMeaning & { readonly options?: Options },
  start?: string,
): string | undefined => {
  const described = CODED.find(({ id }) => id === system);
  const said = described?.trfCodeFor?.(options);
  return [...(said ? [said] : []), ...(described?.trfCodes ?? []), ...(described?.earlierTrfCodes ?? [])]
    .map(code => (acceleration ? code + BAKU : code))
    .find(code => {
      const meaning = meaningOfCode(code, start);
      return meaning?.system === system && meaning?.acceleration === acceleration;
    });
};

const bakuFor = (system: string): Acceleration => (system.endsWith('-2026') ? 'baku-2026' : 'baku-2017');
