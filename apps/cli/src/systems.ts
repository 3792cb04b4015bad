import type { Outcome, PairingSystem, Tournament } from '@pareo/engine';
import { accept, impossible, refuse } from '@pareo/engine/model';
import { DESCRIPTIONS, loadSystem, namedIn, namedOn, type SystemDescription } from '@pareo/engine/systems';
import type { SystemText } from '@pareo/texts';
import { callFault, type Fault } from './answer.ts';
import { closestTo } from './suggestion.ts';
import type { Texts } from './texts/index.ts';

/* Systems by their descriptions: a call that pairs nothing loads no procedure, and one that pairs loads one. */

/** The system called so in the catalogue, by its id or by a name without edition: the one in force on the day. */
export const systemCalled = (name: string, day?: string): Outcome<SystemDescription, Fault> => {
  const system = day === undefined ? systemNamed(name) : namedOn(DESCRIPTIONS, name, day);
  if (system) return accept(system);
  const suggestion = closestTo(
    name,
    DESCRIPTIONS.flatMap(({ id, aliases = [] }) => [id, ...aliases]),
  );
  return refuse(
    callFault('unknown-system', { system: name, ...(suggestion === undefined ? {} : { suggestion }) }),
  );
};

export const systemNamed = (name: string): SystemDescription | undefined => namedIn(DESCRIPTIONS, name);

/** The same with its procedure, for whoever pairs many rounds by it. */
export const procedureOf = async ({ id }: SystemDescription): Promise<PairingSystem> =>
  (await loadSystem(id)) ?? impossible('what is described can be loaded');

/** The system that a tournament names, if the catalogue has it. */
export const systemOfFile = ({ system }: Pick<Tournament, 'system'>): SystemDescription | undefined =>
  system === undefined ? undefined : systemNamed(system);

export const textOfSystem = (id: string, texts: Texts): SystemText => {
  const known: Readonly<Record<string, SystemText>> = texts.systems;
  return known[id] ?? { name: id, purpose: '' };
};

/** The edition where it is a year; a text without one is named by its chapter. */
export const yearOf = (edition: string): readonly string[] => (/^\d{4}/.test(edition) ? [edition] : []);
