import { type PairingSystem, systemNamed, type Tournament, type TournamentRecord } from '@pareo/engine';
import { articleIn, textOfRule } from '@pareo/texts';
import { systemOf } from '@pareo/tournament';
import type { Context } from './context.ts';

/** Swiss systems of a chapter of FIDE's handbook are known there. */
const isOfFide = ({ chapter }: PairingSystem): boolean => /^C\.0\d/.test(chapter);

/**
 * C.04.2 (1999), 20.2; 2017, A.2: where a Swiss system that is not FIDE's has been used, its rules go with the report, so that they can be
 * examined. As lines `###`, each system once.
 */
export const withRulesAttached = (
  tournament: Tournament,
  { language }: Context,
): { readonly record: TournamentRecord; readonly attached: readonly PairingSystem[] } => {
  const { record, roundsPaired } = tournament;
  const systems = new Map<string, PairingSystem>();
  for (let round = 1; round <= Math.max(1, roundsPaired); round++) {
    const chosen = systemOf(tournament, round);
    const system = chosen.ok ? systemNamed(chosen.value.id) : undefined;
    if (system) systems.set(system.id, system);
  }
  const attached = [...systems.values()].filter(
    system => system.kind === 'swiss' && system.game === undefined && !isOfFide(system),
  );
  const lines = attached.flatMap(system => [
    ` rules of ${articleIn(system.chapter, language)} (${system.id})`,
    ...system.rules.map(rule => ` ${articleIn(rule.article, language)}: ${textOfRule(rule, language)}`),
  ]);
  const known = new Set(record.keptLines.map(({ text }) => text));
  return {
    attached,
    record: {
      ...record,
      keptLines: [
        ...record.keptLines,
        ...lines.filter(text => !known.has(text)).map(text => ({ prefix: '###', text })),
      ],
    },
  };
};
