import { parseArgs } from 'node:util';
import type { Outcome } from '@pareo/engine';
import { accept, refuse } from '@pareo/engine/model';
import { callFault, type Fault } from './answer.ts';
import { closestTo } from './suggestion.ts';
import type { ArgumentMeaning, CommandName, OptionMeaning, Placeholder } from './texts/index.ts';

export interface OptionShape {
  /** Without dashes: `initial-colour`. */
  readonly name: string;
  readonly short?: string;
  /** What its value stands for. Absent: it takes none. */
  readonly value?: Placeholder;
  readonly meaning: OptionMeaning;
  readonly repeatable?: true;
}

export interface ArgumentShape {
  readonly placeholder: Placeholder;
  readonly meaning: ArgumentMeaning;
  /** `several`: one or more; `any`: none too. */
  readonly arity: 'one' | 'optional' | 'several' | 'any';
}

export interface CommandShape {
  readonly name: CommandName;
  readonly arguments: readonly ArgumentShape[];
  readonly options: readonly OptionShape[];
}

/** A call that fits its command: known options, with values where they want one, and the right number of arguments. */
export interface Call {
  readonly command: CommandShape;
  readonly arguments: readonly string[];
  readonly has: (option: string) => boolean;
  readonly valueOf: (option: string) => string | undefined;
  readonly valuesOf: (option: string) => readonly string[];
}

export const COMMON_OPTIONS: readonly OptionShape[] = [
  { name: 'lang', value: 'LANGUAGE', meaning: 'lang' },
  { name: 'json', meaning: 'json' },
  { name: 'help', short: 'h', meaning: 'help' },
];

/** Reads the arguments after the name of the command. Lists everything that is wrong with them. */
export const readCall = (
  command: CommandShape,
  args: readonly string[],
  placeholders: Readonly<Record<Placeholder, string>>,
): Outcome<Call, Fault> => {
  const shapes = [...command.options, ...COMMON_OPTIONS];
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(shapes.map(shape => [shape.name, configOf(shape)])),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const faults: Fault[] = [];
  const values = new Map<string, string[]>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const shape = shapes.find(({ name }) => name === token.name);
    const fault = faultOfOption(token, shape, command);
    if (fault) faults.push(fault);
    else if (values.has(token.name) && !shape?.repeatable)
      faults.push(callFault('option-repeated', { option: token.rawName }));
    else values.set(token.name, [...(values.get(token.name) ?? []), token.value ?? '']);
  }
  // A call for help need not be complete.
  const wanted = values.has('help') ? [] : faultsOfArguments(command, positionals, placeholders);
  // The value of an unknown option looks like an argument: one slip is reported once.
  if (faults.length === 0) faults.push(...wanted);
  if (faults.length > 0) return refuse(...faults);
  return accept({
    command,
    arguments: positionals,
    has: option => values.has(option),
    valueOf: option => values.get(option)?.[0],
    valuesOf: option => values.get(option) ?? [],
  });
};

const configOf = (shape: OptionShape) => ({
  type: shape.value === undefined ? ('boolean' as const) : ('string' as const),
  ...(shape.short === undefined ? {} : { short: shape.short }),
});

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

const faultOfOption = (
  token: OptionToken,
  shape: OptionShape | undefined,
  command: CommandShape,
): Fault | undefined => {
  if (!shape) return unknownOption(token.rawName, command);
  if (shape.value === undefined)
    return token.value === undefined ? undefined : callFault('value-not-wanted', { option: token.rawName });
  if (token.value === undefined || (token.inlineValue !== true && looksLikeOption(token.value)))
    return callFault('value-missing', { option: token.rawName });
  return undefined;
};

/** `-` alone is standard input or output. */
const looksLikeOption = (text: string): boolean => /^-[^\d]/.test(text);

const unknownOption = (option: string, command: CommandShape): Fault => {
  const known = [...command.options, ...COMMON_OPTIONS].map(({ name }) => `--${name}`);
  const suggestion = closestTo(option, known);
  return callFault('unknown-option', {
    option,
    command: `pareo ${command.name}`,
    ...(suggestion === undefined ? {} : { suggestion }),
  });
};

const faultsOfArguments = (
  command: CommandShape,
  given: readonly string[],
  placeholders: Readonly<Record<Placeholder, string>>,
): readonly Fault[] => {
  const name = `pareo ${command.name}`;
  const missing = command.arguments
    .slice(given.length)
    .filter(({ arity }) => arity === 'one' || arity === 'several')
    .map(({ placeholder }) =>
      callFault('argument-missing', { argument: placeholders[placeholder], command: name }),
    );
  if (command.arguments.some(({ arity }) => arity === 'several' || arity === 'any')) return missing;
  const extra = given
    .slice(command.arguments.length)
    .map(argument => callFault('argument-not-wanted', { argument, command: name }));
  return [...missing, ...extra];
};
