import type { Rounds } from './check.ts';
import { type Issue, issue } from './issue.ts';
import { LIMITS, type Limit } from './limits.ts';
import type { TournamentRecord } from './tournament.ts';

/** What a record spells out, against the limits. Found before anything is built that is larger than the record. */
export function* faultsOfLimits(record: TournamentRecord, { recorded }: Rounds): Generator<Issue> {
  const { players, plannedRounds = 0, teamEvent, tiebreaks } = record;
  const rounds = Math.max(recorded, plannedRounds);
  yield* beyond('players', players.length);
  yield* beyond('rounds', rounds);
  yield* beyond('teams', teamEvent?.teams.length ?? 0);
  yield* beyond('tiebreaks', tiebreaks.length);
  yield* beyond('cells', players.length * recorded);
  for (const list of listsOf(record)) yield* beyond('entries', list.length);
  yield* beyond('cells', players.length * recorded * roundsPairedOtherwise(record, recorded));
  yield* beyond('cells', pairsNamed(record.forbiddenPairs));
  yield* beyond('cells', participantsNamed(record));
  yield* beyond('cells', virtualPointsByRound(record, Math.max(plannedRounds, recorded + 1)));
}

function* beyond(limit: Limit, found: number): Generator<Issue> {
  const maximum = LIMITS[limit];
  if (found > maximum) yield issue('limit-exceeded', { limit, maximum, found });
}

const listsOf = (record: TournamentRecord): readonly (readonly unknown[])[] => [
  record.forbiddenPairs,
  record.requestedByes,
  record.virtualPoints,
  record.abnormalPoints,
  record.keptLines,
  record.schedule ?? [],
  record.earlierResults ?? [],
  record.header.deputies ?? [],
  record.header.roundDates ?? [],
  record.teamEvent?.lineUps ?? [],
  record.teamEvent?.forfeitedMatches ?? [],
];

/** A list of n players forbids n (n - 1) / 2 pairs. */
export const pairsNamed = (lists: readonly { readonly players: readonly unknown[] }[]): number =>
  lists.reduce((sum, { players }) => sum + (players.length * (players.length - 1)) / 2, 0);

/** Rounds that were paired from a result that is another one now: for each of them the whole tournament is looked at again. */
const roundsPairedOtherwise = ({ earlierResults = [] }: TournamentRecord, recorded: number): number => {
  const begun = Array.from({ length: recorded + 2 }, () => 0);
  for (const { round, through = 0 } of earlierResults) {
    const last = Math.min(through, recorded);
    if (round >= last) continue;
    begun[round + 1] = (begun[round + 1] ?? 0) + 1;
    begun[last + 1] = (begun[last + 1] ?? 0) - 1;
  }
  let open = 0;
  return begun.filter(change => {
    open += change;
    return open > 0;
  }).length;
};

const participantsNamed = ({ requestedByes, abnormalPoints, players }: TournamentRecord): number =>
  requestedByes.reduce((sum, { participants }) => sum + participants.length, 0) +
  abnormalPoints.reduce((sum, { participants }) => sum + (participants.length || players.length), 0);

const virtualPointsByRound = ({ virtualPoints, players }: TournamentRecord, lastRound: number): number => {
  if (virtualPoints.length === 0) return 0;
  const numbers = players.map(({ id }) => id).sort((a, b) => a - b);
  return virtualPoints.reduce((sum, { fromPlayer, toPlayer, fromRound, toRound }) => {
    const reached = countBelow(numbers, toPlayer + 1) - countBelow(numbers, fromPlayer);
    return sum + Math.max(0, reached) * Math.max(0, Math.min(toRound, lastRound) - fromRound + 1);
  }, 0);
};

/** How many of the numbers, in rising order, are smaller than this one. */
export const countBelow = (numbers: readonly number[], number: number): number => {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
};
