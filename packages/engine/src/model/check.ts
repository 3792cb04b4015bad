import { abnormalPointsOf, pointsWith } from './abnormal-points.ts';
import { checkCategories } from './check-categories.ts';
import { faultsOfLimits } from './check-limits.ts';
import { faultsOfLists } from './check-lists.ts';
import { checkPlan } from './check-plan.ts';
import { faultsOfTeams } from './check-teams.ts';
import { opposite } from './colour.ts';
import { type RecordDraft, recordOfDraft } from './draft.ts';
import { faultList, toldOf } from './fault-list.ts';
import { type Issue, issue } from './issue.ts';
import { LIMITS } from './limits.ts';
import { accept, type Outcome, refuseAll } from './outcome.ts';
import type { PlayerId, PlayerRecord } from './player.ts';
import { formatPoints, type Points, plus, tenths, ZERO } from './points.ts';
import { pointsFor, pointsOfLoss, pointsOfWin } from './scoring.ts';
import { matchesAreOfTeams } from './team-event.ts';
import type { AbnormalPoints, Participant, Tournament, TournamentRecord } from './tournament.ts';
import { isFromPairing, type MatchGame, opponentIn, type Turn } from './turn.ts';

/**
 * Makes a `Tournament` of a record, complete or with what is empty left out, or lists every fault of it: the only way from what was read or built to what may be
 * reasoned about.
 *
 * @example
 * ```ts
 * import { checkTournament, type RecordDraft } from '@pareo/engine';
 *
 * export const isSound = (draft: RecordDraft): boolean => checkTournament(draft).ok;
 * ```
 */
export const checkTournament = (
  draft: RecordDraft,
  /** Faults that whoever made the record has told already. */
  isTold: (found: Issue) => boolean = () => false,
): Outcome<Tournament, Issue> => {
  const record = recordOfDraft(draft);
  const rounds = roundsOf(record);
  const faults = faultList();
  for (const found of faultsOfLimits(record, rounds)) faults.push(found);
  // Beyond the limits nothing else is looked at: that is what they are for.
  if (faults.length === 0)
    for (const found of faultsOf(record, rounds)) if (!isTold(found)) faults.push(found);
  if (faults.length > 0) return refuseAll(toldOf(faults.kept, faults.length));
  const { players: _players, keptLines: _keptLines, ...settings } = record;
  const checked = {
    ...settings,
    players: participants(record, rounds),
    roundsPaired: rounds.paired,
    roundsRecorded: rounds.recorded,
    record,
  };
  // The one place that may say so.
  return accept(checked as Tournament);
};

function* faultsOf(record: TournamentRecord, rounds: Rounds): Generator<Issue> {
  yield* faultsOfPlayerList(record);
  yield* faultsOfRounds(record, rounds);
  yield* faultsOfPairings(record);
  yield* faultsOfPoints(record, rounds.paired);
  yield* faultsOfScoring(record);
  yield* faultsOfNamedParticipants(record);
  yield* faultsOfLists(record, rounds);
  yield* faultsOfTeams(record);
  yield* faultsOfAnnounced(record);
}

/** Categories and prizes, and whom an arbiter counted in or out. */
function* faultsOfAnnounced({
  categories = [],
  prizes,
  players,
  teamEvent,
}: TournamentRecord): Generator<Issue> {
  yield* checkCategories(categories);
  if (prizes) yield* checkPlan(prizes, categories, teamEvent ? 'teams' : 'players');
  const known = new Set<number>(players.map(({ id }) => id));
  for (const { by = {} } of categories)
    for (const player of Object.keys(by).map(Number))
      if (!known.has(player)) yield issue('unknown-player-named', { record: 'categories', player });
}

/** How far a record goes. */
export interface Rounds {
  readonly paired: number;
  readonly recorded: number;
}

export const roundsOf = (record: TournamentRecord): Rounds => ({
  paired: Math.max(latest(record, lastPaired), lastOfTeams(record)),
  recorded: Math.max(latest(record, lastRecorded), lastOfTeams(record)),
});

/** Records 320 and 330 tell of rounds in which no player has anything. */
const lastOfTeams = ({ teamEvent }: TournamentRecord): number =>
  Math.max(
    0,
    ...(teamEvent?.forfeitedMatches ?? []).map(({ round }) => round),
    ...(teamEvent?.pairingByes ?? []).flatMap((team, index) => (team === undefined ? [] : [index + 1])),
  );

/** The last round of which anything can be asked: the last one announced, or the one that comes next. */
export const lastRoundOf = ({
  plannedRounds = 0,
  roundsRecorded,
}: Pick<Tournament, 'plannedRounds' | 'roundsRecorded'>): number =>
  Math.max(plannedRounds, roundsRecorded + 1);

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
const participants = (record: TournamentRecord, rounds: Rounds): readonly Participant[] => {
  const order = record.rankByFileOrder ? record.players : [...record.players].sort((a, b) => a.id - b.id);
  return order.map((player, index) => ({ ...player, place: index + 1, turns: turnsOf(player, rounds) }));
};

const turnsOf = ({ turns }: PlayerRecord, { paired, recorded }: Rounds): readonly Turn[] => {
  if (turns.length === recorded && turns.every(({ kind }) => kind !== 'unpaired')) return turns;
  const all: Turn[] = [];
  for (let at = 0; at < recorded; at++) all.push(filled(turns[at], at < paired));
  return all;
};

const [ABSENT, UNPAIRED]: readonly [Turn, Turn] = [{ kind: 'absent' }, { kind: 'unpaired' }];

const filled = (turn: Turn | undefined, wasPaired: boolean): Turn =>
  turn && turn.kind !== 'unpaired' ? turn : wasPaired ? ABSENT : UNPAIRED;

function* faultsOfPlayerList(record: TournamentRecord): Generator<Issue> {
  if (record.players.length === 0) yield issue('no-players', {});
  const seen = new Set<PlayerId>();
  for (const { id } of record.players) {
    if (seen.has(id)) yield issue('duplicate-player', { player: id });
    seen.add(id);
    if (!Number.isInteger(id) || id < 1 || id > LIMITS.players)
      yield issue('player-number-out-of-range', { player: id });
  }
}

function* faultsOfRounds(record: TournamentRecord, { recorded }: Rounds): Generator<Issue> {
  if (record.plannedRounds !== undefined && recorded > record.plannedRounds)
    yield issue('more-rounds-than-planned', { planned: record.plannedRounds, recorded });
  if (record.teamEvent) return;
  // C.04.1, article 3: one player is left over. Groups are paired apart, so each may have one.
  const resting = new Map<string, { readonly round: number; readonly players: number[] }>();
  for (const { id, turns, group = '' } of record.players)
    for (let round = 1; round <= turns.length; round++)
      if (turns[round - 1]?.kind === 'pairing-bye') {
        const place = `${round} ${group}`;
        const found = resting.get(place) ?? { round, players: [] };
        found.players.push(id);
        resting.set(place, found);
      }
  for (const { round, players } of [...resting.values()].sort((a, b) => a.round - b.round))
    if (players.length > 1) yield issue('several-pairing-byes', { round, players });
}

function* faultsOfPairings(record: TournamentRecord): Generator<Issue> {
  const byId = new Map(record.players.map(player => [player.id, player]));
  for (const player of record.players) {
    for (let round = 1; round <= player.turns.length; round++) {
      const turn = player.turns[round - 1] ?? UNPAIRED;
      const opponent = opponentIn(turn);
      if (opponent === undefined) continue;
      const other = byId.get(opponent);
      if (opponent === player.id) yield issue('plays-itself', { player: player.id, round });
      else if (!other) yield issue('unknown-opponent', { player: player.id, round, opponent });
      else {
        const found = faultsOfPair(player, turn, other, round);
        if (found.length > 0) yield* found;
      }
    }
  }
}

/** Of nearly every pair: a thousand players have ten thousand cells, and nothing is made to say nothing. */
const NONE: readonly Issue[] = [];

/** Each disagreement is reported once: for the lower number, or for the only player who states it. */
const faultsOfPair = (
  player: PlayerRecord,
  turn: Turn,
  other: PlayerRecord,
  round: number,
): readonly Issue[] => {
  const answer = other.turns[round - 1];
  if (!answer || opponentIn(answer) !== player.id)
    return [issue('opponent-disagrees', { player: player.id, round, opponent: other.id })];
  if (player.id > other.id) return NONE;
  const colours = !coloursDisagree(turn, answer);
  const results = resultsAgree(turn, answer);
  if (colours && results) return NONE;
  const players = [player.id, other.id] as const;
  return [
    ...(colours ? [] : [issue('colours-disagree', { players, round })]),
    ...(results ? [] : [issue('results-disagree', { players, round })]),
  ];
};

const colourIn = (turn: Turn) => ('colour' in turn ? turn.colour : undefined);

const coloursDisagree = (a: Turn, b: Turn): boolean => {
  const one = colourIn(a);
  const two = colourIn(b);
  return one !== undefined && two !== undefined && one !== opposite(two);
};

/** `1-0 ½-½ 0-1`, and the unusual `½-0`, `0-½`, `0-0`; forfeits `+-`, `-+`, `--`. */
const resultsAgree = (a: Turn, b: Turn): boolean => {
  if (a.kind === 'game' && b.kind === 'game') return gamesAgree(a, b);
  if (a.kind === 'forfeit' && b.kind === 'forfeit') return !(a.won && b.won);
  if (a.kind === 'match' && b.kind === 'match')
    return (
      a.games.length === b.games.length &&
      a.games.every((game, index) => {
        const answer = b.games[index];
        return answer !== undefined && game.colour !== answer.colour && gamesAgree(game, answer);
      })
    );
  return a.kind === b.kind;
};

const gamesAgree = (a: MatchGame, b: MatchGame): boolean => {
  if (a.unrated !== b.unrated || a.forfeited !== b.forfeited) return false;
  if (a.result === 'win') return b.result === 'loss';
  return b.result === 'win' ? a.result === 'loss' : true;
};

/**
 * The stated points may or may not include what a bye asked for the coming round brings, and abnormal points: both are
 * in use. Abnormal points of teams say nothing of what a player has.
 */
function* faultsOfPoints(record: TournamentRecord, paired: number): Generator<Issue> {
  if (record.teamEvent && record.abnormalPoints.length > 0) return;
  const abnormalOf = abnormalPointsOf(record.abnormalPoints);
  for (const { id, turns, statedPoints: stated } of record.players) {
    if (stated === undefined) continue;
    if (sumsOf(turns, { abnormal: [], paired, record }).some(sum => sum === stated)) continue;
    const sums = sumsOf(turns, { abnormal: abnormalOf(id), paired, record });
    if (!sums.some(sum => sum === stated))
      yield issue('points-disagree', {
        player: id,
        stated: formatPoints(tenths(stated)),
        computed: formatPoints(sums.at(-1) ?? ZERO),
      });
  }
}

/**
 * Of all rounds, and of those that were paired. A bonus of the first round counts before it is played. A game without a
 * result is a draw for the pairing and nothing in the standings: files state either.
 */
const sumsOf = (
  turns: readonly Turn[],
  {
    abnormal,
    paired,
    record,
  }: {
    readonly abnormal: readonly AbnormalPoints[];
    readonly paired: number;
    readonly record: TournamentRecord;
  },
): readonly Points[] => {
  let all = ZERO;
  let ofPaired = ZERO;
  let ofOpen = ZERO;
  for (let round = 1; round <= Math.max(turns.length, paired); round++) {
    const turn = turns[round - 1] ?? UNPAIRED;
    const points =
      abnormal.length === 0
        ? pointsFor(turn, record.scoring)
        : pointsWith(abnormal, turn, round, record.scoring);
    all = plus(all, points);
    if (round <= paired) ofPaired = plus(ofPaired, points);
    if (turn.kind === 'adjourned') ofOpen = plus(ofOpen, record.scoring.adjourned);
  }
  return [tenths(all - ofOpen), tenths(ofPaired - ofOpen), all, ofPaired];
};

/** Where a win brings no more than a loss nobody can be ahead, and no Swiss has scoregroups. */
function* faultsOfScoring({ scoring }: TournamentRecord): Generator<Issue> {
  const [win, loss] = [pointsOfWin(scoring), pointsOfLoss(scoring)];
  if (win <= loss)
    yield issue('scoring-without-difference', { win: formatPoints(win), loss: formatPoints(loss) });
}

/** Lists name players; teams in a tournament of teams (TRF26 records 240, 260, 299), and either where players merely belong to one. */
function* faultsOfNamedParticipants(record: TournamentRecord): Generator<Issue> {
  const teams = record.teamEvent?.teams;
  const known = new Set<number>([
    ...(teams ?? []).map(team => team.number),
    ...(matchesAreOfTeams(record) ? [] : record.players.map(player => player.id)),
  ]);
  const lists = [
    ...record.forbiddenPairs.map(({ players }) => ['forbidden pairs', players] as const),
    ...record.requestedByes.map(({ participants }) => ['byes', participants] as const),
    ...record.abnormalPoints.map(({ participants }) => ['abnormal points', participants] as const),
    ...record.virtualPoints
      .filter(({ fromPlayer, toPlayer }) => fromPlayer === toPlayer)
      .map(({ fromPlayer }) => ['acceleration', [fromPlayer]] as const),
  ];
  const told = new Set<string>();
  for (const [list, named] of lists)
    for (const id of named) {
      if (known.has(id) || told.has(`${list}:${id}`)) continue;
      told.add(`${list}:${id}`);
      yield teams && matchesAreOfTeams(record)
        ? issue('unknown-team-named', { record: list, team: id })
        : issue('unknown-player-named', { record: list, player: id });
    }
}
