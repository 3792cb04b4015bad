import type { TournamentRecord } from '@pareo/engine';
import type { SystemDescription } from '@pareo/engine/systems';
import type { Texts } from './texts/index.ts';

/** What the regulation makes of this tournament where the arbiter does not say otherwise. */
export const proposalsFor = (
  system: SystemDescription,
  tournament: Pick<TournamentRecord, 'players' | 'plannedRounds' | 'options'>,
  texts: Texts,
): readonly string[] =>
  Object.entries(system.proposes?.(tournament) ?? {})
    .filter(([name]) => tournament.options?.[name] === undefined)
    .map(([name, value]) =>
      texts.cli.notices.optionProposed(`${name}=${value}`, texts.systemOptions[name] ?? ''),
    );
