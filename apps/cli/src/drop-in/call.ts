import type { Outcome } from '@pareo/engine';
import { accept, refuse } from '@pareo/engine/model';
import { callFault, type Fault } from '../answer.ts';
import { STANDARD } from '../files.ts';
import { COMMANDS } from '../texts/index.ts';

/* The calls that tournament programs make today (`docs/reference/cli.md`, in place of other engines). They are not our
 * own options: letters have values that may be left out, and `-check` is one word. Hence a parser of its own. */

/** Where the checklist goes. `beside`: the name of the input, with the ending `.list`. */
export type ListFile = { readonly kind: 'beside' } | { readonly kind: 'named'; readonly path: string };

interface Common {
  /** As our catalogue calls it; absent: the file decides. */
  readonly system: string | undefined;
  readonly list: ListFile | undefined;
  /** `-r`: the version is printed first. */
  readonly release: 'shown' | 'hidden';
}

export type DropInCall =
  | ({ readonly kind: 'release' } & Common)
  | ({ readonly kind: 'pair'; readonly input: string; readonly output: string | undefined } & Common)
  | ({
      readonly kind: 'check';
      readonly input: string;
      readonly round: number | undefined;
      /** `-c` prints what differs and ends with 0; `-check` ends with 1. */
      readonly verdict: 'printed' | 'exit code';
    } & Common)
  | ({
      readonly kind: 'generate';
      readonly model: string | undefined;
      readonly configuration: string | undefined;
      readonly output: string;
      readonly seed: string | undefined;
    } & Common);

/** What programs say, and how our catalogue calls it. */
const SYSTEM_FLAGS: ReadonlyMap<string, string> = new Map([
  ['--dutch', 'dutch'],
  ['--burstein', 'burstein'],
  ['--dubov', 'dubov'],
  ['--lim', 'lim'],
  ['--team', 'team-swiss'],
]);
const MODES = ['-p', '-c', '-g', '-check'] as const;

export const isDropIn = (args: readonly string[]): boolean => {
  const [first] = args;
  if (first === undefined || COMMANDS.some(name => name === first)) return false;
  return [...SYSTEM_FLAGS.keys(), ...MODES, '-r'].some(flag => flag === first) || args.some(isMode);
};

export const readDropIn = (args: readonly string[]): Outcome<DropInCall, Fault> => {
  const found = scan(args);
  const faults = faultsOf(found);
  if (faults.length > 0) return refuse(...faults);
  const [mode] = found.modes;
  const common: Common = {
    system: found.values.get('system'),
    list: listOf(found),
    release: found.values.has('-r') ? 'shown' : 'hidden',
  };
  return accept(mode === undefined ? { kind: 'release', ...common } : callOf(mode, found, common));
};

const callOf = (mode: Mode, { positionals, values }: Scanned, common: Common): DropInCall => {
  const [input] = positionals;
  const round = values.get('-c');
  switch (mode) {
    case '-p':
      return { kind: 'pair', input: input ?? STANDARD, output: values.get('-p'), ...common };
    case '-c':
    case '-check':
      return {
        kind: 'check',
        input: input ?? STANDARD,
        round: round === undefined ? undefined : Number(round),
        verdict: mode === '-c' ? 'printed' : 'exit code',
        ...common,
      };
    case '-g':
      return {
        kind: 'generate',
        model: input,
        configuration: values.get('-g'),
        output: values.get('-o') ?? '',
        seed: values.get('-s'),
        ...common,
      };
  }
};

type Mode = (typeof MODES)[number];
const isMode = (text: string): text is Mode => MODES.some(mode => mode === text);

interface Scanned {
  readonly modes: readonly Mode[];
  readonly positionals: readonly string[];
  /** Of every flag that has one; `system` for the flag that names a system; the empty text where none follows `-l`. */
  readonly values: ReadonlyMap<string, string>;
  readonly unknown: readonly string[];
  readonly withoutValue: readonly string[];
}

const scan = (args: readonly string[]): Scanned => {
  const modes: Mode[] = [];
  const positionals: string[] = [];
  const values = new Map<string, string>();
  const unknown: string[] = [];
  const withoutValue: string[] = [];
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    const next = rest[0];
    const follows = next !== undefined && !isFlag(next);
    const takeNext = (flag: string) => values.set(flag, rest.shift() ?? '');
    if (isMode(arg)) modes.push(arg);
    const system = SYSTEM_FLAGS.get(arg);
    if (system !== undefined) values.set('system', system);
    else if (arg === '-r') values.set(arg, '');
    else if (arg === '--json') values.set(arg, '');
    else if (arg === '-p' || arg === '-g') follows && takeNext(arg);
    else if (arg === '-c') next !== undefined && /^\d+$/.test(next) && takeNext(arg);
    else if (arg === '-check') continue;
    else if (arg === '-l') follows ? takeNext(arg) : values.set(arg, '');
    else if (arg === '-o' || arg === '-s' || arg === '--lang')
      follows ? takeNext(arg) : withoutValue.push(arg);
    else if (isFlag(arg)) unknown.push(arg);
    else positionals.push(arg);
  }
  return { modes, positionals, values, unknown, withoutValue };
};

const isFlag = (text: string): boolean => text.startsWith('-') && text !== STANDARD;

const faultsOf = ({ modes, positionals, values, unknown, withoutValue }: Scanned): readonly Fault[] => {
  const [first, second] = modes;
  const tooMany = positionals
    .slice(1)
    .map(argument => callFault('argument-not-wanted', { argument, command: 'pareo' }));
  return [
    ...unknown.map(option => callFault('unknown-option', { option, command: 'pareo' })),
    ...withoutValue.map(option => callFault('value-missing', { option })),
    ...tooMany,
    ...(first !== undefined && second !== undefined
      ? [callFault('options-exclude', { options: [first, second] })]
      : []),
    ...(first === '-g' && !values.has('-o')
      ? [callFault('option-missing', { option: '-o OUT', command: 'pareo -g' })]
      : []),
    ...(first === '-g' && positionals.length > 0 && values.has('-g')
      ? [callFault('argument-not-wanted', { argument: values.get('-g') ?? '', command: 'pareo' })]
      : []),
    ...(first === undefined && !values.has('-r')
      ? [callFault('option-missing', { option: '-p, -c, -g', command: 'pareo' })]
      : []),
  ];
};

const listOf = ({ values }: Scanned): ListFile | undefined => {
  const path = values.get('-l');
  if (path === undefined) return undefined;
  return path === '' ? { kind: 'beside' } : { kind: 'named', path };
};
