import { roundsOf } from './check.ts';
import { numbersIn, turnsByPlayer } from './check-lists.ts';
import { type Issue, issue } from './issue.ts';
import type { TournamentRecord } from './tournament.ts';

/** Odd things in a tournament that change nothing: they are accepted, and the reader is told. */
export function* remarksOn(record: TournamentRecord): Generator<Issue> {
  const known = new Set(numbersIn(record));
  for (const { fromPlayer, toPlayer } of record.virtualPoints)
    for (const player of new Set<number>([fromPlayer, toPlayer]))
      if (!known.has(player)) yield issue('range-end-unknown', { record: 'acceleration', player });
  if (record.teamEvent) return;
  const { paired } = roundsOf(record);
  const turnsOf = turnsByPlayer(record);
  for (const { worth, round, participants } of record.requestedByes) {
    if (worth === 'zero' || round > paired) continue;
    for (const player of participants) {
      const kind = turnsOf(player)[round - 1]?.kind ?? 'unpaired';
      if (kind === 'unpaired' || kind === 'absent') yield issue('bye-without-trace', { player, round });
    }
  }
}
