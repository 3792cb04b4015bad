import type { Rounds } from './check.ts';
import { countBelow } from './check-limits.ts';
import { type Issue, issue } from './issue.ts';
import { formatPoints, ZERO } from './points.ts';
import type { RequestedByes, TournamentRecord } from './tournament.ts';
import { isFromPairing, opponentIn, type Turn } from './turn.ts';

/** What the lists of a tournament say that cannot be meant: it decides who meets whom, so it is not passed over. */
export function* faultsOfLists(record: TournamentRecord, rounds: Rounds): Generator<Issue> {
  yield* faultsOfRanges(record);
  yield* faultsOfForbiddenPairs(record);
  yield* faultsOfVirtualPoints(record);
  yield* faultsOfByes(record, rounds);
  yield* faultsOfEarlierResults(record);
}

interface Range {
  readonly fromRound: number;
  readonly toRound: number;
}

function* faultsOfRanges({
  forbiddenPairs,
  virtualPoints,
  schedule = [],
}: TournamentRecord): Generator<Issue> {
  const lists: readonly (readonly [record: string, ranges: readonly Range[]])[] = [
    ['forbidden pairs', forbiddenPairs],
    ['acceleration', virtualPoints],
    ['schedule', schedule],
  ];
  for (const [record, ranges] of lists)
    for (const { fromRound: from, toRound: to } of ranges)
      if (from > to) yield issue('range-reversed', { record, of: 'rounds', from, to });
  for (const { fromPlayer: from, toPlayer: to } of virtualPoints)
    if (from > to) yield issue('range-reversed', { record: 'acceleration', of: 'players', from, to });
}

function* faultsOfForbiddenPairs({ forbiddenPairs }: TournamentRecord): Generator<Issue> {
  for (const { players } of forbiddenPairs) {
    const seen = new Set<number>();
    for (const player of players) {
      if (seen.has(player)) yield issue('forbidden-with-itself', { player });
      seen.add(player);
    }
    if (players.length < 2) yield issue('forbidden-alone', { players });
  }
}

/** The numbers that ranges run over: teams in a tournament of teams (record 250). In rising order. */
export const numbersIn = ({ players, teamEvent }: TournamentRecord): readonly number[] =>
  (teamEvent ? teamEvent.teams.map(({ number }) => number) : players.map(({ id }) => id)).sort(
    (a: number, b: number) => a - b,
  );

function* faultsOfVirtualPoints(record: TournamentRecord): Generator<Issue> {
  const numbers = numbersIn(record);
  for (const { fromPlayer: from, toPlayer: to, points, matchPoints = ZERO } of record.virtualPoints) {
    const least = points < matchPoints ? points : matchPoints;
    if (least < 0) yield issue('virtual-points-negative', { points: formatPoints(least) });
    // A player who is not there is reported by name.
    if (from < to && countBelow(numbers, to + 1) === countBelow(numbers, from))
      yield issue('virtual-points-of-nobody', { from, to });
  }
}

function* faultsOfByes(record: TournamentRecord, { recorded }: Rounds): Generator<Issue> {
  const lastRound = record.plannedRounds ?? Number.POSITIVE_INFINITY;
  const asked = new Map<number, RequestedByes['worth']>();
  const turnsOf = turnsByPlayer(record);
  for (const { worth, round, participants } of record.requestedByes) {
    if (round > lastRound) yield issue('round-out-of-range', { record: 'byes', round });
    for (const player of participants) {
      const key = player * 1000 + round;
      const turn = round <= recorded ? turnsOf(player)[round - 1] : undefined;
      const before = turn?.kind === 'requested-bye' ? turn.worth : asked.get(key);
      asked.set(key, worth);
      if (turn && isFromPairing(turn)) yield issue('bye-and-pairing', { player, round });
      else if (before !== undefined && before !== worth) yield issue('byes-disagree', { player, round });
    }
  }
}

/** Byes of teams say nothing of their players' lines. */
export const turnsByPlayer = ({
  players,
  teamEvent,
}: TournamentRecord): ((player: number) => readonly Turn[]) => {
  const turns = new Map<number, readonly Turn[]>(
    teamEvent ? [] : players.map(player => [player.id, player.turns]),
  );
  return player => turns.get(player) ?? [];
};

/** What stood there before is of two who met. */
function* faultsOfEarlierResults({ players, earlierResults = [] }: TournamentRecord): Generator<Issue> {
  if (earlierResults.length === 0) return;
  const turnsOf = new Map<number, readonly Turn[]>(players.map(({ id, turns }) => [id, turns]));
  for (const { round, white, black } of earlierResults) {
    const turn = turnsOf.get(white)?.[round - 1];
    if (!turn || opponentIn(turn) !== black)
      yield issue('earlier-result-of-no-game', { round, players: [white, black] });
  }
}
