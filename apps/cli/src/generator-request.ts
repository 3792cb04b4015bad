import type { Options, Outcome } from '@pareo/engine';
import type { Frequencies, GeneratorRequest } from '@pareo/engine/generator';
import { accept, LIMITS, refuse, type ScheduledSystem, type Scoring } from '@pareo/engine/model';
import type { SystemDescription } from '@pareo/engine/systems';
import { allOf, callFault, type Fault } from './answer.ts';
import type { Call, OptionShape } from './call.ts';
import { scheduleIn } from './schedule.ts';
import {
  accelerationBy,
  optionsIn,
  SETTING_OPTIONS,
  type Settings,
  scoringIn,
  settingsIn,
} from './settings.ts';
import { sharesIn } from './shares.ts';
import { codesIn, wholeNumber } from './values.ts';

/** What a call says about the tournaments to be made. Whatever it leaves out is drawn from the seed. */
export const REQUEST_OPTIONS: readonly OptionShape[] = [
  { name: 'players', value: 'N', meaning: 'players' },
  ...SETTING_OPTIONS,
  { name: 'draw', value: 'PERCENT', meaning: 'draw' },
  { name: 'forfeit', value: 'SHARE', meaning: 'forfeit' },
  { name: 'unusual', value: 'SHARE', meaning: 'unusual' },
  { name: 'half-bye', value: 'SHARE', meaning: 'halfBye' },
  { name: 'zero-bye', value: 'SHARE', meaning: 'zeroBye' },
  { name: 'full-bye', value: 'SHARE', meaning: 'fullBye' },
  { name: 'withdraw', value: 'SHARE', meaning: 'withdraw' },
  { name: 'late', value: 'SHARE', meaning: 'late' },
  { name: 'forbidden-pairs', value: 'N', meaning: 'forbiddenPairs' },
  { name: 'lowest-rating', value: 'N', meaning: 'lowestRating' },
  { name: 'highest-rating', value: 'N', meaning: 'highestRating' },
  { name: 'scoring', value: 'POINTS', meaning: 'scoring' },
  { name: 'tiebreaks', value: 'CODES', meaning: 'tiebreaks' },
  { name: 'schedule', value: 'SCHEDULE', meaning: 'schedule', repeatable: true },
];

/** The same request for every tournament of a call; only the seed differs. */
export interface RequestWithoutSeed {
  readonly request: Omit<GeneratorRequest, 'seed'>;
  readonly options: Options;
}

interface Stated {
  readonly settings: Settings;
  readonly options: Options;
  readonly scoring: Scoring | undefined;
  readonly draws: number | undefined;
  readonly players: number | undefined;
  readonly forbiddenPairs: number | undefined;
  readonly lowest: number | undefined;
  readonly highest: number | undefined;
  readonly forfeits: Frequencies | undefined;
  readonly unusual: Frequencies | undefined;
  readonly half: Frequencies | undefined;
  readonly zero: Frequencies | undefined;
  readonly full: Frequencies | undefined;
  readonly withdrawals: Frequencies | undefined;
  readonly lateEntries: Frequencies | undefined;
  readonly schedule: readonly ScheduledSystem[];
}

export const requestIn = (call: Call, system: SystemDescription): Outcome<RequestWithoutSeed, Fault> => {
  const ratings = { minimum: 1, maximum: LIMITS.rating };
  const stated = allOf<Stated>({
    settings: settingsIn(call),
    options: optionsIn(call, system.options),
    scoring: scoringIn(call),
    draws: percentIn(call, 'draw'),
    players: wholeNumber(call, 'players', { minimum: 2, maximum: LIMITS.players }),
    forbiddenPairs: wholeNumber(call, 'forbidden-pairs', { minimum: 0, maximum: LIMITS.entries }),
    lowest: wholeNumber(call, 'lowest-rating', ratings),
    highest: wholeNumber(call, 'highest-rating', ratings),
    forfeits: sharesIn(call, 'forfeit'),
    unusual: sharesIn(call, 'unusual'),
    half: sharesIn(call, 'half-bye'),
    zero: sharesIn(call, 'zero-bye'),
    full: sharesIn(call, 'full-bye'),
    withdrawals: sharesIn(call, 'withdraw'),
    lateEntries: sharesIn(call, 'late'),
    schedule: scheduleIn(call),
  });
  if (!stated.ok) return stated;
  return accept({
    request: requestOf(stated.value, system, codesIn(call, 'tiebreaks')),
    options: stated.value.options,
  });
};

const requestOf = (
  { settings, lowest, highest, half, zero, full, schedule, options: _options, ...rest }: Stated,
  system: SystemDescription,
  tiebreaks: readonly string[] | undefined,
): Omit<GeneratorRequest, 'seed'> => {
  const { rounds, initialColour, acceleration } = settings;
  const accelerated = acceleration === undefined ? undefined : accelerationBy(acceleration, system);
  return present({
    ...rest,
    rounds,
    initialColour,
    acceleration: accelerated,
    ratings: present({ lowest, highest }),
    byes: present({ half, zero, full }),
    tiebreaks,
    schedule: schedule.length === 0 ? undefined : schedule,
  });
};

const percentIn = (call: Call, option: string): Outcome<number | undefined, Fault> => {
  const value = call.valueOf(option);
  if (value === undefined) return accept(undefined);
  const [, percent] = /^(\d+(?:\.\d+)?)%?$/.exec(value) ?? [];
  return percent !== undefined && Number(percent) <= 100
    ? accept(Number(percent))
    : refuse(callFault('number-not-allowed', { option: `--${option}`, value, minimum: 0, maximum: 100 }));
};

type Present<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> };

/** Without the names whose value is undefined. */
const present = <Values extends object>(values: Values): Present<Values> =>
  // Only entries are left out, which the compiler cannot follow through `fromEntries`.
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Present<Values>;
