import type { NoPairing, Options, Outcome } from '@pareo/engine';
import { accept, refuse, type ScheduledSystem, together } from '@pareo/engine/model';
import { chosenOptions, type SystemDescription } from '@pareo/engine/systems';
import { callFault, type Fault } from './answer.ts';
import type { Call } from './call.ts';
import { optionsFrom } from './settings.ts';
import { systemCalled } from './systems.ts';

/** `king-of-the-hill@14-16`, `king-of-the-hill@16`, `king-of-the-hill@14-16:prizes=4,gibson=false`. */
export const scheduleIn = (call: Call): Outcome<readonly ScheduledSystem[], Fault> =>
  together(call.valuesOf('schedule').map(entryOf));

const FORMS = ['king-of-the-hill@16', 'king-of-the-hill@14-16', 'king-of-the-hill@14-16:prizes=4'];

const entryOf = (value: string): Outcome<ScheduledSystem, Fault> => {
  const match = /^([^@]+)@(\d{1,3})(?:-(\d{1,3}))?(?::(.+))?$/.exec(value.trim());
  if (!match)
    return refuse(
      callFault('value-not-allowed', { option: '--schedule', value, allowed: FORMS, areExamples: true }),
    );
  const [, name = '', from = '', to = from, stated] = match;
  const system = systemCalled(name);
  if (!system.ok) return system;
  const options = optionsFrom(stated === undefined ? [] : stated.split(','), system.value.options);
  if (!options.ok) return options;
  const refusals = refusalsOf(system.value, options.value);
  if (refusals.length > 0)
    return refuse(
      ...refusals.map(refusal => ({ kind: 'refusal' as const, refusal, name: String, file: '--schedule' })),
    );
  return accept({
    system: system.value.id,
    fromRound: Number(from),
    toRound: Number(to),
    ...(Object.keys(options.value).length === 0 ? {} : { options: options.value }),
  });
};

const refusalsOf = (system: SystemDescription, options: Options): readonly NoPairing[] => {
  const chosen = chosenOptions(system.options, options);
  return chosen.ok ? [] : chosen.faults;
};

/** Rounds that the tournament does not have cannot be scheduled. */
export const faultsOfSchedule = (schedule: readonly ScheduledSystem[], rounds: number): readonly Fault[] =>
  schedule.flatMap(({ fromRound, toRound }) =>
    [
      { value: fromRound, minimum: 1 },
      { value: toRound, minimum: Math.min(fromRound, rounds) },
    ]
      .filter(({ value, minimum }) => value < minimum || value > rounds)
      .map(({ value, minimum }) =>
        callFault('number-not-allowed', {
          option: '--schedule @',
          value: String(value),
          minimum,
          maximum: rounds,
        }),
      ),
  );
