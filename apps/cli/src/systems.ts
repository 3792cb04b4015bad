import { type Outcome, type PairingSystem, SYSTEMS, systemNamed, type Tournament } from '@pareo/engine';
import { accept, refuse } from '@pareo/engine/model';
import { namedOn } from '@pareo/engine/systems';
import type { SystemText } from '@pareo/texts';
import { callFault, type Fault } from './answer.ts';
import { closestTo } from './suggestion.ts';
import type { Texts } from './texts/index.ts';

/** The system called so in the catalogue, by its id or by a name without edition: the one in force on the day. */
export const systemCalled = (name: string, day?: string): Outcome<PairingSystem, Fault> => {
  const system = day === undefined ? systemNamed(name) : namedOn(SYSTEMS, name, day);
  if (system) return accept(system);
  const suggestion = closestTo(
    name,
    SYSTEMS.flatMap(({ id, aliases = [] }) => [id, ...aliases]),
  );
  return refuse(
    callFault('unknown-system', { system: name, ...(suggestion === undefined ? {} : { suggestion }) }),
  );
};

/** The system that a tournament names, if the catalogue has it. */
export const systemOfFile = ({ system }: Pick<Tournament, 'system'>): PairingSystem | undefined =>
  system === undefined ? undefined : systemNamed(system);

export const textOfSystem = (id: string, texts: Texts): SystemText => {
  const known: Readonly<Record<string, SystemText>> = texts.systems;
  return known[id] ?? { name: id, purpose: '' };
};

/** The edition where it is a year; a text without one is named by its chapter. */
export const yearOf = (edition: string): readonly string[] => (/^\d{4}/.test(edition) ? [edition] : []);
