import { opposite } from './colour.ts';
import { type Issue, issue } from './issue.ts';
import { accept, type Outcome, refuseAll } from './outcome.ts';
import type { PlayerId, PlayerRecord } from './player.ts';
import { formatPoints, type Points, plus, tenths, ZERO } from './points.ts';
import { pointsFor } from './scoring.ts';
import type { Participant, Tournament, TournamentRecord } from './tournament.ts';
import { isFromPairing, opponentIn, type Turn } from './turn.ts';

/** The only way from what was read to what may be reasoned about. Lists every fault, not the first. */
export const checkTournament = (record: TournamentRecord): Outcome<Tournament, Issue> => {
  const roundsRecorded = latest(record, lastRecorded);
  const roundsPaired = latest(record, lastPaired);
  const faults = [
    ...faultsOfPlayerList(record),
    ...faultsOfRounds(record, roundsPaired),
    ...faultsOfPairings(record),
    ...faultsOfPoints(record, roundsPaired),
    ...faultsOfNamedParticipants(record),
    ...faultsOfTeams(record),
  ];
  if (faults.length > 0) return refuseAll(faults);
  const { players: _players, keptLines: _keptLines, ...settings } = record;
  return accept({
    ...settings,
    players: participants(record, roundsPaired, roundsRecorded),
    roundsPaired,
    roundsRecorded,
    record,
  });
};

const lastWhere = (turns: readonly Turn[], counts: (turn: Turn) => boolean): number => {
  for (let round = turns.length; round > 0; round--) {
    const turn = turns[round - 1];
    if (turn && counts(turn)) return round;
  }
  return 0;
};
const latest = (record: TournamentRecord, last: (turns: readonly Turn[]) => number): number =>
  record.players.reduce((round, { turns }) => Math.max(round, last(turns)), 0);

const lastRecorded = (turns: readonly Turn[]) => lastWhere(turns, turn => turn.kind !== 'unpaired');
const lastPaired = (turns: readonly Turn[]) => lastWhere(turns, isFromPairing);

/** C.04.2, article 2: the start numbers give the initial ranking; with `XXC rank` the order of the file does. */
const participants = (
  record: TournamentRecord,
  roundsPaired: number,
  roundsRecorded: number,
): readonly Participant[] => {
  const order = record.rankByFileOrder ? record.players : [...record.players].sort((a, b) => a.id - b.id);
  return order.map((player, index) => ({
    ...player,
    place: index + 1,
    turns: Array.from({ length: roundsRecorded }, (_, at) => filled(player.turns[at], at < roundsPaired)),
  }));
};

const filled = (turn: Turn | undefined, wasPaired: boolean): Turn =>
  turn && turn.kind !== 'unpaired' ? turn : { kind: wasPaired ? 'absent' : 'unpaired' };

function* faultsOfPlayerList(record: TournamentRecord): Generator<Issue> {
  if (record.players.length === 0) yield issue('no-players', {});
  const seen = new Set<PlayerId>();
  for (const { id } of record.players) {
    if (seen.has(id)) yield issue('duplicate-player', { player: id });
    seen.add(id);
    if (!Number.isInteger(id) || id < 1 || id > 9999)
      yield issue('player-number-out-of-range', { player: id });
  }
}

function* faultsOfRounds(record: TournamentRecord, roundsPaired: number): Generator<Issue> {
  if (record.plannedRounds !== undefined && roundsPaired > record.plannedRounds)
    yield issue('more-rounds-than-planned', { planned: record.plannedRounds, recorded: roundsPaired });
  for (let round = 1; round <= roundsPaired; round++) {
    const resting = record.players.filter(player => player.turns[round - 1]?.kind === 'pairing-bye');
    if (resting.length > 1 && !record.teamEvent)
      yield issue('several-pairing-byes', { round, players: resting.map(player => player.id) });
  }
}

function* faultsOfPairings(record: TournamentRecord): Generator<Issue> {
  const byId = new Map(record.players.map(player => [player.id, player]));
  for (const player of record.players) {
    for (const [at, turn] of player.turns.entries()) {
      const opponent = opponentIn(turn);
      if (opponent === undefined) continue;
      const round = at + 1;
      const other = byId.get(opponent);
      if (opponent === player.id) yield issue('plays-itself', { player: player.id, round });
      else if (!other) yield issue('unknown-opponent', { player: player.id, round, opponent });
      else yield* faultsOfPair(player, turn, other, round);
    }
  }
}

/** Each disagreement is told once: by the lower number, or by the only one who says it. */
function* faultsOfPair(
  player: PlayerRecord,
  turn: Turn,
  other: PlayerRecord,
  round: number,
): Generator<Issue> {
  const answer = other.turns[round - 1];
  if (!answer || opponentIn(answer) !== player.id) {
    yield issue('opponent-disagrees', { player: player.id, round, opponent: other.id });
    return;
  }
  if (player.id > other.id) return;
  if (coloursDisagree(turn, answer))
    yield issue('colours-disagree', { players: [player.id, other.id], round });
  if (!resultsAgree(turn, answer)) yield issue('results-disagree', { players: [player.id, other.id], round });
}

const colourIn = (turn: Turn) => ('colour' in turn ? turn.colour : undefined);

const coloursDisagree = (a: Turn, b: Turn): boolean => {
  const [one, two] = [colourIn(a), colourIn(b)];
  return one !== undefined && two !== undefined && one !== opposite(two);
};

/** `1-0 ½-½ 0-1`, and the unusual `½-0`, `0-½`, `0-0`; forfeits `+-`, `-+`, `--`. */
const resultsAgree = (a: Turn, b: Turn): boolean => {
  if (a.kind === 'game' && b.kind === 'game') {
    if (a.unrated !== b.unrated) return false;
    if (a.result === 'win') return b.result === 'loss';
    return b.result === 'win' ? a.result === 'loss' : true;
  }
  if (a.kind === 'forfeit' && b.kind === 'forfeit') return !(a.won && b.won);
  return a.kind === b.kind;
};

/** The stated points may or may not include what a bye asked for the coming round brings: both are in use. */
function* faultsOfPoints(record: TournamentRecord, roundsPaired: number): Generator<Issue> {
  if (record.abnormalPoints.length > 0) return;
  for (const player of record.players) {
    if (player.statedPoints === undefined) continue;
    const all = sumOf(player.turns, record);
    const paired = sumOf(player.turns.slice(0, roundsPaired), record);
    if (player.statedPoints !== all && player.statedPoints !== paired)
      yield issue('points-disagree', {
        player: player.id,
        stated: formatPoints(tenths(player.statedPoints)),
        computed: formatPoints(paired),
      });
  }
}

const sumOf = (turns: readonly Turn[], record: TournamentRecord): Points =>
  turns.reduce<Points>((sum, turn) => plus(sum, pointsFor(turn, record.scoring)), ZERO);

/** Lists name players; teams in a tournament of teams (TRF26 records 240, 260, 299). */
function* faultsOfNamedParticipants(record: TournamentRecord): Generator<Issue> {
  const teams = record.teamEvent?.teams;
  const known = new Set<number>(
    teams ? teams.map(team => team.number) : record.players.map(player => player.id),
  );
  const lists = [
    ...record.forbiddenPairs.map(({ players }) => ['forbidden pairs', players] as const),
    ...record.requestedByes.map(({ participants }) => ['byes', participants] as const),
    ...record.abnormalPoints.map(({ participants }) => ['abnormal points', participants] as const),
  ];
  for (const [list, named] of lists)
    for (const id of named) {
      if (known.has(id)) continue;
      yield teams
        ? issue('unknown-team-named', { record: list, team: id })
        : issue('unknown-player-named', { record: list, player: id });
    }
}

function* faultsOfTeams(record: TournamentRecord): Generator<Issue> {
  const known = new Set<number>(record.players.map(player => player.id));
  const teamOf = new Map<number, number>();
  const numbers = new Set<number>();
  for (const team of record.teamEvent?.teams ?? []) {
    if (numbers.has(team.number)) yield issue('duplicate-team', { team: team.number });
    numbers.add(team.number);
    for (const player of team.players) {
      const other = teamOf.get(player);
      if (!known.has(player)) yield issue('unknown-player-named', { record: 'teams', player });
      if (other !== undefined) yield issue('player-in-two-teams', { player, teams: [other, team.number] });
      teamOf.set(player, team.number);
    }
  }
}
