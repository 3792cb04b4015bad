import { type Issue, issue } from './issue.ts';
import { faultsOfLineUp } from './line-up.ts';
import { matchesAreOfTeams } from './team-event.ts';
import type { LineUp, Team, TeamEvent, TournamentRecord } from './tournament.ts';
import { isPlayed, opponentIn, type Turn } from './turn.ts';

/** What a tournament of teams says of teams, matches and line-ups that cannot be meant. */
export function* faultsOfTeams(record: TournamentRecord): Generator<Issue> {
  const event = record.teamEvent;
  if (!event) return;
  yield* faultsOfRosters(record, event);
  const teams = new Set(event.teams.map(({ number }) => number));
  yield* faultsOfNamedTeams(event, teams);
  yield* faultsOfLineUps(event);
  if (matchesAreOfTeams(record)) yield* faultsOfMatches(record, event);
}

function* faultsOfRosters(record: TournamentRecord, { teams }: TeamEvent): Generator<Issue> {
  const known = new Set<number>(record.players.map(player => player.id));
  const teamOf = new Map<number, number>();
  const numbers = new Set<number>();
  for (const team of teams) {
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

function* faultsOfNamedTeams(event: TeamEvent, known: ReadonlySet<number>): Generator<Issue> {
  const lists: readonly (readonly [record: string, teams: readonly number[]])[] = [
    ['line-ups', event.lineUps.flatMap(({ team, opponent }) => [team, opponent])],
    ['forfeited matches', event.forfeitedMatches.flatMap(({ white, black }) => [white, black])],
    ['byes of teams', event.pairingByes.flatMap(team => team ?? [])],
  ];
  for (const [record, teams] of lists)
    for (const team of new Set(teams))
      if (!known.has(team)) yield issue('unknown-team-named', { record, team });
}

function* faultsOfLineUps(event: TeamEvent): Generator<Issue> {
  const rosters = new Map(event.teams.map(team => [team.number, team]));
  const seen = new Set<string>();
  for (const lineUp of event.lineUps) {
    const { round, team } = lineUp;
    const key = `${round} ${team}`;
    if (seen.has(key)) yield issue('line-up-twice', { round, team });
    seen.add(key);
    const roster = rosters.get(team);
    if (roster) yield* faultsOfLineUp(lineUp, { roster, event });
  }
}

/** One board as the lines of the players have it. */
interface Meeting {
  readonly player: number;
  readonly opponent: number;
  readonly turn: Turn;
}

interface Round {
  readonly number: number;
  readonly event: TeamEvent;
  readonly seatOf: ReadonlyMap<number, Seat>;
  /** By team: its boards in the order of its roster. */
  readonly meetings: ReadonlyMap<number, readonly Meeting[]>;
}

interface Seat {
  readonly team: number;
  readonly order: number;
}

const UNPAIRED: Turn = { kind: 'unpaired' };

function* faultsOfMatches(record: TournamentRecord, event: TeamEvent): Generator<Issue> {
  const seatOf = seatsOf(event.teams);
  yield* faultsOfStrangers(record, seatOf);
  const turnsOf = new Map<number, readonly Turn[]>(record.players.map(({ id, turns }) => [id, turns]));
  const rounds = Math.max(
    0,
    ...record.players.map(({ turns }) => turns.length),
    ...event.forfeitedMatches.map(({ round }) => round),
  );
  for (let number = 1; number <= rounds; number++) {
    const meetings = new Map(
      event.teams.map(team => [
        team.number,
        team.players.flatMap((player): readonly Meeting[] => {
          const turn = turnsOf.get(player)?.[number - 1] ?? UNPAIRED;
          const opponent = opponentIn(turn);
          return opponent !== undefined && seatOf.has(opponent) ? [{ player, opponent, turn }] : [];
        }),
      ]),
    );
    const round = { number, event, seatOf, meetings };
    for (const [team, boards] of meetings) yield* faultsOfMatch(round, team, boards);
    yield* faultsOfForfeits(round);
    yield* faultsOfByes(round, record);
    yield* faultsOfLineUpsPlayed(round);
  }
}

const seatsOf = (teams: readonly Team[]): ReadonlyMap<number, Seat> =>
  new Map(
    teams.flatMap(({ number, players }) =>
      players.map((player, order) => [player, { team: number, order }] as const),
    ),
  );

/** Each match is reported once, for the team with the lower number. */
function* faultsOfMatch(
  { number: round, event, seatOf }: Round,
  team: number,
  boards: readonly Meeting[],
): Generator<Issue> {
  const forfeited = event.forfeitedMatches.flatMap(match =>
    match.round !== round
      ? []
      : match.white === team
        ? [match.black]
        : match.black === team
          ? [match.white]
          : [],
  );
  const opponents = [
    ...new Set([...boards.map(({ opponent }) => seatOf.get(opponent)?.team ?? 0), ...forfeited]),
  ];
  const [one, two] = opponents;
  if (one === undefined) return;
  if (opponents.includes(team)) yield issue('team-meets-itself', { round, team });
  else if (two !== undefined) yield issue('team-meets-two', { round, team, opponents: [one, two] });
  else if (team < one) {
    const most = event.boardColours?.length;
    if (most !== undefined && boards.length > most)
      yield issue('match-too-long', { round, teams: [team, one], boards: most, found: boards.length });
    if (event.boardOrder === 'fixed') {
      const crossed = crossedIn(boards, seatOf);
      if (crossed) yield issue('boards-out-of-order', { round, teams: [team, one], players: crossed });
    }
  }
}

/** A game between a team and somebody of none would be of no match. Told once of each player. */
function* faultsOfStrangers(
  { players }: TournamentRecord,
  seatOf: ReadonlyMap<number, Seat>,
): Generator<Issue> {
  for (const { id: player, turns } of players) {
    const at = seatOf.has(player) ? -1 : turns.findIndex(turn => opponentIn(turn) !== undefined);
    if (at >= 0) yield issue('player-without-team', { round: at + 1, player });
  }
}

/** Two players of the other team who sit in the order opposite to their roster's. */
const crossedIn = (
  boards: readonly Meeting[],
  seatOf: ReadonlyMap<number, Seat>,
): readonly [number, number] | undefined => {
  for (const [at, { opponent }] of boards.entries()) {
    const before = boards[at - 1]?.opponent;
    if (before !== undefined && (seatOf.get(before)?.order ?? 0) > (seatOf.get(opponent)?.order ?? 0))
      return [before, opponent];
  }
  return undefined;
};

function* faultsOfForfeits({ number, event, meetings }: Round): Generator<Issue> {
  for (const { round, white, black } of event.forfeitedMatches)
    if (
      round === number &&
      [white, black].some(team => meetings.get(team)?.some(({ turn }) => isPlayed(turn)))
    )
      yield issue('forfeited-match-played', { round, teams: [white, black] });
}

/** A team that has a match, forfeited or not, has no bye: neither that of record 320 nor one of record 240. */
function* faultsOfByes({ number, event, meetings }: Round, record: TournamentRecord): Generator<Issue> {
  const resting = new Set([
    ...[event.pairingByes[number - 1] ?? []].flat(),
    ...record.requestedByes.flatMap(({ round, participants }) => (round === number ? participants : [])),
  ]);
  const forfeiting = new Set(
    event.forfeitedMatches.flatMap(({ round, white, black }) => (round === number ? [white, black] : [])),
  );
  for (const team of resting)
    if ((meetings.get(team)?.length ?? 0) > 0 || forfeiting.has(team))
      yield issue('team-bye-and-match', { round: number, team });
}

/** What record 300 says against what the lines of the players say of the same match. */
function* faultsOfLineUpsPlayed(round: Round): Generator<Issue> {
  const stated = new Map(
    round.event.lineUps.filter(lineUp => lineUp.round === round.number).map(lineUp => [lineUp.team, lineUp]),
  );
  for (const [team, lineUp] of stated) {
    const boards = round.meetings.get(team) ?? [];
    for (const { player } of boards)
      if (!lineUp.players.includes(player))
        yield issue('line-up-left-out', { round: round.number, team, player });
    const found = round.seatOf.get(boards[0]?.opponent ?? 0)?.team;
    if (found !== undefined && found !== lineUp.opponent)
      yield issue('line-up-other-opponent', {
        round: round.number,
        team,
        opponent: lineUp.opponent,
        found,
      });
    const other = stated.get(lineUp.opponent);
    if (other && team < other.team) yield* faultsBetween(round.number, boards, [lineUp, other]);
  }
}

/** Both line-ups are written: whoever met sits at one board of both. */
function* faultsBetween(
  round: number,
  boards: readonly Meeting[],
  [one, other]: readonly [LineUp, LineUp],
): Generator<Issue> {
  for (const { player, opponent } of boards) {
    const [mine, its] = [one.players.indexOf(player), other.players.indexOf(opponent)];
    if (mine >= 0 && its >= 0 && mine !== its)
      yield issue('line-up-boards-disagree', { round, players: [player, opponent] });
  }
}
