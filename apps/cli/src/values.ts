import type { Outcome } from '@pareo/engine';
import { accept, COLOURS, type Colour, LIMITS, refuse } from '@pareo/engine/model';
import { EDITIONS, type Edition } from '@pareo/tournament/tiebreaks';
import { callFault, type Fault } from './answer.ts';
import type { Call } from './call.ts';

/** The value of an option, read as what it should be; undefined where the option was not given. */
export type Given<Value> = Outcome<Value | undefined, Fault>;

export const wholeNumber = (
  call: Call,
  option: string,
  { minimum, maximum }: { readonly minimum: number; readonly maximum: number },
): Given<number> => {
  const value = call.valueOf(option);
  if (value === undefined) return accept(undefined);
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  return number >= minimum && number <= maximum
    ? accept(number)
    : refuse(callFault('number-not-allowed', { option: `--${option}`, value, minimum, maximum }));
};

export const oneOf = <Choice extends string>(
  call: Call,
  option: string,
  allowed: readonly Choice[],
): Given<Choice> => {
  const value = call.valueOf(option);
  if (value === undefined) return accept(undefined);
  const choice = allowed.find(candidate => candidate === value.toLowerCase());
  return choice === undefined
    ? refuse(callFault('value-not-allowed', { option: `--${option}`, value, allowed }))
    : accept(choice);
};

/** `2026` is enough for `2026-03`. */
export const editionIn = (call: Call): Given<Edition> => {
  const value = call.valueOf('edition');
  if (value === undefined) return accept(undefined);
  const edition = EDITIONS.find(candidate => candidate === value || candidate.startsWith(`${value}-`));
  return edition
    ? accept(edition)
    : refuse(callFault('value-not-allowed', { option: '--edition', value, allowed: EDITIONS }));
};

export const colour = (call: Call, option: string): Given<Colour> => oneOf(call, option, COLOURS);

export const required = (call: Call, option: string, shown: string): Outcome<string, Fault> => {
  const value = call.valueOf(option);
  return value === undefined
    ? refuse(callFault('option-missing', { option: shown, command: `pareo ${call.command.name}` }))
    : accept(value);
};

/** `2026/11/15`. */
export const dayIn = (call: Call, option: string): Given<string> => {
  const value = call.valueOf(option);
  return value === undefined || /^\d{4}\/\d{2}\/\d{2}$/.test(value)
    ? accept(value)
    : refuse(callFault('date-not-understood', { value }));
};

export const LARGEST_ROUND = LIMITS.rounds;

/** `BH/C1,BH,SB`. */
export const codesIn = (call: Call, option: string): readonly string[] | undefined =>
  call
    .valueOf(option)
    ?.split(/[,;\s]+/)
    .filter(code => code !== '');
