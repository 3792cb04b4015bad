import {
  isTable,
  knownSystem,
  matchStanding,
  type PlayerKey,
  pairsTeams,
  type RoundSummary,
  type State,
  systemOfRound,
  traitsOf,
} from '@pareo/engine/journal';

/** Where a tournament stands: each has one sentence and one next step. */
export type Situation =
  | { readonly kind: 'no-players' }
  | { readonly kind: 'too-few' }
  | { readonly kind: 'rounds-missing' }
  | { readonly kind: 'ready'; readonly round: number }
  | { readonly kind: 'draft'; readonly round: number }
  | { readonly kind: 'out-of-date'; readonly round: number }
  | { readonly kind: 'playing'; readonly round: number; readonly open: number; readonly boards: number }
  | { readonly kind: 'complete'; readonly round: number }
  | { readonly kind: 'all-played'; readonly round: number }
  /** Players were entered or left since the rounds were announced: a draw, or a table, has another number of them. */
  | { readonly kind: 'other-rounds'; readonly announced: number; readonly rounds: number }
  /** A table whose numbers nobody has drawn. */
  | { readonly kind: 'not-drawn' }
  /** What is left of a round of matches are level ones. */
  | { readonly kind: 'level'; readonly round: number; readonly match: number; readonly extraGames: boolean }
  /** A round of a draw is decided; `of` are the places at the beginning of it. */
  | { readonly kind: 'stage-decided'; readonly round: number; readonly of: number }
  | { readonly kind: 'won'; readonly winner: PlayerKey }
  | { readonly kind: 'no-teams' }
  | { readonly kind: 'teams-short'; readonly teams: number; readonly less: number; readonly boards: number }
  | { readonly kind: 'teams-ready'; readonly teams: number; readonly round: number }
  /** Published, and captains still hand in who plays. */
  | { readonly kind: 'line-ups'; readonly round: number; readonly given: number; readonly all: number }
  /** The next round is the first of King of the Hill. */
  | { readonly kind: 'before-hill'; readonly round: number }
  | { readonly kind: 'finished' };

export const situationOf = (state: State, rounds: readonly RoundSummary[]): Situation => {
  if (state.phase === 'finished') return { kind: 'finished' };
  const last = rounds.filter(({ status }) => status !== 'none').at(-1);
  if (!last) {
    const players = Object.keys(state.players).length;
    if (pairsTeams(state)) return beforeFirstOfTeams(state);
    if (players === 0) return { kind: 'no-players' };
    if (state.settings.rounds === undefined) return { kind: 'rounds-missing' };
    return players === 1 ? { kind: 'too-few' } : beforeFirst(state, players);
  }
  const { round } = last;
  if (last.status === 'draft')
    return last.isOutOfDate ? { kind: 'out-of-date', round } : { kind: 'draft', round };
  const lineUps = lineUpsIn(state, round);
  if (lineUps) return lineUps;
  if (last.status === 'published' && !last.isComplete)
    return last.level.length === last.open.length
      ? levelIn(state, round, last.level[0] ?? 1)
      : { kind: 'playing', round, open: last.open.length, boards: last.boards };
  if (round >= (state.settings.rounds ?? Number.POSITIVE_INFINITY)) return allPlayed(state, round);
  if (last.status === 'published') {
    if (traitsOf(state, round).kind === 'knock-out')
      return { kind: 'stage-decided', round, of: placesIn(state, round) };
    if (startsHill(state, round + 1)) return { kind: 'before-hill', round };
  }
  // A file can come in with its last round closed: the next one is ready.
  return last.status === 'closed' ? { kind: 'ready', round: round + 1 } : { kind: 'complete', round };
};

const beforeFirstOfTeams = (state: State): Situation => {
  const teams = Object.values(state.teams ?? {});
  const boards = state.settings.team?.boards ?? 1;
  if (teams.length === 0) return { kind: 'no-teams' };
  if (state.settings.rounds === undefined) return { kind: 'rounds-missing' };
  const less = teams.filter(({ roster }) => roster.length < boards).length;
  const before = beforeFirst(state, teams.length);
  if (before.kind !== 'ready') return before;
  return less > 0
    ? { kind: 'teams-short', teams: teams.length, less, boards }
    : { kind: 'teams-ready', teams: teams.length, round: 1 };
};

/** Only where captains hand them in. */
const lineUpsIn = (state: State, round: number): Situation | undefined => {
  const paired = state.rounds[round - 1];
  if (paired?.of !== 'teams' || paired.status !== 'published' || paired.lineUpsOut !== undefined)
    return undefined;
  const teams = paired.boards.flatMap(({ white, black }) => [white, black]);
  const given = teams.filter(key => paired.lineUps?.[key] !== undefined).length;
  return { kind: 'line-ups', round, given, all: teams.length };
};

/** Everything is announced; what the text wants before round 1. */
const beforeFirst = (state: State, players: number): Situation => {
  const { system, rounds: announced = 0, options } = state.settings;
  const { kind } = knownSystem(system) ?? {};
  const hasGroups = Object.values(state.players).some(({ data }) => data.group);
  const rounds =
    kind === 'knock-out'
      ? Math.max(1, Math.ceil(Math.log2(players)))
      : kind === 'round-robin' && !hasGroups
        ? (players - 1 + (players % 2)) * (system.includes('double') ? 2 : 1)
        : announced;
  if (rounds !== announced) return { kind: 'other-rounds', announced, rounds };
  const isDrawn = state.drawn !== undefined || (options['lot'] ?? '') !== '';
  return kind === 'round-robin' && !isDrawn ? { kind: 'not-drawn' } : { kind: 'ready', round: 1 };
};

const levelIn = (state: State, round: number, match: number): Situation => {
  const board = state.rounds[round - 1]?.boards.find(({ number }) => number === match);
  const standing = board && matchStanding(state, round, board);
  const extraGames = standing?.kind === 'level' && standing.next !== undefined;
  return { kind: 'level', round, match, extraGames };
};

const allPlayed = (state: State, round: number): Situation => {
  const final = state.rounds[round - 1]?.boards[0];
  const standing = final && matchStanding(state, round, final);
  const isOne = !isTable(traitsOf(state, round)) && standing?.kind === 'decided';
  return isOne ? { kind: 'won', winner: standing.winner } : { kind: 'all-played', round };
};

/** Places of the draw at the beginning of a round: 2 in the final. */
export const placesIn = ({ settings }: State, round: number): number =>
  2 ** Math.max(1, (settings.rounds ?? round) - round + 1);

const startsHill = (state: State, round: number): boolean =>
  systemOfRound(state, round) === 'king-of-the-hill' &&
  systemOfRound(state, round - 1) !== 'king-of-the-hill';
