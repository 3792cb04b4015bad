import type { Options, Outcome, Tournament, TournamentRecord } from '@pareo/engine';
import {
  type Acceleration,
  accept,
  type Colour,
  type OptionValue,
  refuse,
  type Scoring,
  scoringOf,
  together,
} from '@pareo/engine/model';
import type { OptionSpec, SystemDescription } from '@pareo/engine/systems';
import { allOf, callFault, type Fault } from './answer.ts';
import type { Call, OptionShape } from './call.ts';
import { checkedAs } from './tournament-file.ts';
import { colour, LARGEST_ROUND, oneOf, wholeNumber } from './values.ts';

/** Settings that a call may state over those of the file. */
export interface Settings {
  readonly rounds: number | undefined;
  readonly initialColour: Colour | undefined;
  readonly acceleration: AccelerationChoice | undefined;
}

const ACCELERATIONS = ['baku', 'baku-2026', 'baku-2017', 'none'] as const;
type AccelerationChoice = (typeof ACCELERATIONS)[number];

export const SETTING_OPTIONS: readonly OptionShape[] = [
  { name: 'initial-colour', value: 'COLOUR', meaning: 'initialColour' },
  { name: 'rounds', value: 'N', meaning: 'rounds' },
  { name: 'option', value: 'SETTING', meaning: 'option', repeatable: true },
  { name: 'acceleration', value: 'METHOD', meaning: 'acceleration' },
];

export const settingsIn = (call: Call): Outcome<Settings, Fault> =>
  allOf<Settings>({
    rounds: wholeNumber(call, 'rounds', { minimum: 1, maximum: LARGEST_ROUND }),
    initialColour: colour(call, 'initial-colour'),
    acceleration: oneOf(call, 'acceleration', ACCELERATIONS),
  });

/** The record with what the call states. `baku` means the edition that goes with the system's. */
export const recordWith = (
  record: TournamentRecord,
  { rounds, initialColour, acceleration }: Settings,
  system: SystemDescription,
): TournamentRecord => {
  const { acceleration: stated, ...rest } = record;
  const chosen = acceleration === undefined ? stated : accelerationBy(acceleration, system);
  return {
    ...rest,
    ...(chosen === undefined ? {} : { acceleration: chosen }),
    // Stated acceleration replaces what a file writes out player by player.
    ...(acceleration === undefined ? {} : { virtualPoints: [] }),
    ...(rounds === undefined ? {} : { plannedRounds: rounds }),
    ...(initialColour === undefined ? {} : { initialColour }),
  };
};

export const accelerationBy = (
  choice: AccelerationChoice,
  system: SystemDescription,
): Acceleration | undefined => {
  switch (choice) {
    case 'none':
      return undefined;
    case 'baku':
      return system.edition.startsWith('2026') ? 'baku-2026' : 'baku-2017';
    case 'baku-2017':
    case 'baku-2026':
      return choice;
  }
};

export const tournamentWith = (
  tournament: Tournament,
  settings: Settings,
  { system, file }: { readonly system: SystemDescription; readonly file: string },
): Outcome<Tournament, Fault> => {
  const record = recordWith(tournament.record, settings, system);
  if (record.acceleration !== undefined && record.plannedRounds === undefined)
    return refuse({ kind: 'refusal', refusal: { code: 'rounds-unknown', data: {} }, name: String, file });
  return checkedAs(record, file);
};

/** `3-1-0`: points for a win, a draw and a loss. */
export const scoringIn = (call: Call): Outcome<Scoring | undefined, Fault> => {
  const value = call.valueOf('scoring');
  if (value === undefined) return accept(undefined);
  const [, win, draw, loss] = /^(\d+(?:\.\d)?)-(\d+(?:\.\d)?)-(\d+(?:\.\d)?)$/.exec(value) ?? [];
  return loss === undefined
    ? refuse(callFault('scoring-not-understood', { value }))
    : accept(scoringOf(Number(win), Number(draw), Number(loss)));
};

/** `--option name=value`, read as the system's own list of options says. */
export const optionsIn = (call: Call, specs: readonly OptionSpec[]): Outcome<Options, Fault> =>
  optionsFrom(call.valuesOf('option'), specs);

export const optionsFrom = (
  texts: readonly string[],
  specs: readonly OptionSpec[],
): Outcome<Options, Fault> => {
  const given = texts.map(text => {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(text) ?? [];
    return name === undefined || value === undefined
      ? refuse(callFault('setting-without-value', { value: text }))
      : accept([
          name.trim(),
          valueFor(
            value.trim(),
            specs.find(spec => spec.name === name.trim()),
          ),
        ] as const);
  });
  const options = together(given);
  return options.ok ? accept(Object.fromEntries(options.value)) : options;
};

/** A text that is not what the option wants stays a text: the system then says what it allows. */
const valueFor = (text: string, spec: OptionSpec | undefined): OptionValue => {
  if (spec?.kind === 'flag') return { true: true, false: false }[text.toLowerCase()] ?? text;
  if (spec?.kind === 'number') return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
  return text;
};
