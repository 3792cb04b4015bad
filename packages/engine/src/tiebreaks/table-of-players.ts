import {
  type AbnormalPoints,
  forfeitsMatch,
  gamesIn,
  opponentIn,
  type Participant,
  type Points,
  pointsOfLoss,
  pointsOfWin,
  type Scoring,
  spreadGivenTo,
  type Tournament,
  type Turn,
  tenths,
  ZERO,
} from '../model/index.ts';
import { pointsInRound } from '../position/index.ts';
import {
  bothScores,
  type Cell,
  type CellKind,
  type Entry,
  NOBODY,
  type ResultValues,
  type Schedule,
  type Scores,
  type Status,
  type Table,
} from './field.ts';
import type { FieldSettings } from './prepare.ts';

export const tableOfPlayers = (tournament: Tournament, settings: FieldSettings): Table => {
  const indexOf = new Map<number, number>(tournament.players.map((player, index) => [player.id, index]));
  const annulled = new Set(settings.schedule === 'predetermined' ? leftBeforeHalf(tournament, settings) : []);
  const around: Around = { tournament, settings, indexOf, annulled, scoresFor: sharedScores() };
  const entries = tournament.players.map((player, index) => entryOf(around, player, index));
  return {
    of: 'players',
    edition: settings.edition,
    schedule: settings.schedule,
    rounds: settings.after,
    finalRound: tournament.plannedRounds ?? tournament.roundsPaired,
    boards: 1,
    primary: 'gp',
    values: { mp: valuesOf(tournament.scoring), gp: valuesOf(tournament.scoring) },
    entries,
    ...(tournament.spreadCap === undefined ? {} : { spreadCap: tournament.spreadCap }),
  };
};

export const valuesOf = (scoring: Scoring): ResultValues => ({
  win: pointsOfWin(scoring),
  draw: tenths(Math.max(scoring.draw.white, scoring.draw.black)),
  loss: pointsOfLoss(scoring),
});

interface Around {
  readonly tournament: Tournament;
  readonly settings: FieldSettings;
  readonly indexOf: ReadonlyMap<number, number>;
  readonly annulled: ReadonlySet<number>;
  readonly scoresFor: (points: Points) => Scores;
}

/** A game can bring only a few scores: each is made once. */
const sharedScores = (): ((points: Points) => Scores) => {
  const made = new Map<Points, Scores>();
  return points => {
    const known = made.get(points);
    if (known) return known;
    const scores = bothScores(points);
    made.set(points, scores);
    return scores;
  };
};

const entryOf = (around: Around, player: Participant, index: number): Entry => {
  const { tournament, settings, annulled } = around;
  const cells: Cell[] = [];
  const bonus: Scores[] = [];
  let total: number = 0;
  for (let round = 1; round <= settings.after; round++) {
    const extra = bonusIn(tournament.abnormalPoints, player.id, round);
    const cell = cellOf(around, player, round, extra);
    cells.push(cell);
    if (tournament.abnormalPoints.length > 0) bonus.push(around.scoresFor(extra));
    total += cell.points.gp + extra;
  }
  const isAnnulled = annulled.has(player.id);
  const spreadGiven = spreadGivenTo(tournament.abnormalPoints, player.id, settings.after);
  return {
    index,
    id: player.id,
    name: player.name,
    pairingNumber: tournament.rankByFileOrder ? player.place : player.id,
    rating: player.rating || undefined,
    cells,
    bonus,
    ...(spreadGiven.length > 0 ? { spreadGiven } : {}),
    total: bothScores(tenths(isAnnulled ? 0 : total)),
    status: statusOf(player, settings.after),
    annulled: isAnnulled || undefined,
    statedRank: player.statedRank || undefined,
  };
};

const NO_BOARDS: readonly Points[] = [];

const cellOf = (around: Around, player: Participant, round: number, extra: Points): Cell => {
  const turn: Turn = player.turns[round - 1] ?? { kind: 'unpaired' };
  const rival = opponentIn(turn);
  const annulled = around.annulled.has(player.id) || (rival !== undefined && around.annulled.has(rival));
  const answer = rival === undefined ? undefined : around.tournament.players[around.indexOf.get(rival) ?? -1];
  const forfeited = forfeitOf(turn, answer?.turns[round - 1]);
  const kind =
    annulled && rival !== undefined ? 'annulled' : (forfeited ?? kindOf(turn, around.settings.schedule));
  const counts = kind !== 'annulled' && kind !== 'pending';
  const points = counts ? tenths(pointsInRound(around.tournament, player, round) - extra) : ZERO;
  return {
    round,
    kind,
    opponent: rival === undefined ? NOBODY : (around.indexOf.get(rival) ?? NOBODY),
    points: around.scoresFor(points),
    colour: 'colour' in turn ? turn.colour : undefined,
    turn,
    boards: NO_BOARDS,
  };
};

/**
 * C.04.5, Preface: a match is forfeited where one side forfeits all of its games; one forfeited game, or one of each
 * side, leaves it played.
 */
const forfeitOf = (turn: Turn, answer: Turn | undefined): CellKind | undefined => {
  if (forfeitsMatch(turn)) return 'forfeit-loss';
  return answer && forfeitsMatch(answer) ? 'forfeit-win' : undefined;
};

const kindOf = (turn: Turn, schedule: Schedule): CellKind => {
  switch (turn.kind) {
    case 'game':
      return 'played';
    case 'match':
      if (turn.games.length > 0) return 'played';
      return turn.won === undefined ? 'pending' : turn.won ? 'forfeit-win' : 'forfeit-loss';
    case 'forfeit':
      return turn.won ? 'forfeit-win' : 'forfeit-loss';
    case 'adjourned':
    case 'unpaired':
      return 'pending';
    case 'pairing-bye':
      return schedule === 'predetermined' ? 'rest' : 'pairing-bye';
    case 'requested-bye':
      if (schedule === 'predetermined') return 'rest';
      return ({ full: 'full-bye', half: 'half-bye', zero: 'zero-bye' } as const)[turn.worth];
    case 'absent':
      return schedule === 'predetermined' ? 'rest' : 'zero-bye';
  }
};

/** Points without a symbol (record 299): given in their round, or in the first. */
const bonusIn = (abnormal: readonly AbnormalPoints[], id: number, round: number): Points => {
  if (abnormal.length === 0) return ZERO;
  let sum = 0;
  for (const { symbol, points, round: given, participants } of abnormal)
    if (!symbol && (given ?? 1) === round && (participants.length === 0 || participants.includes(id)))
      sum += points ?? 0;
  return tenths(sum);
};

const statusOf = (player: Participant, after: number): Status | undefined => {
  if (player.expelledAfter !== undefined && player.expelledAfter <= after) return 'expelled';
  return player.withdrawnAfter !== undefined && player.withdrawnAfter <= after ? 'withdrawn' : undefined;
};

/** C.05: whoever leaves a round robin before half of the games is in the table and out of the standings. */
const leftBeforeHalf = (tournament: Tournament, { after }: FieldSettings): readonly number[] => {
  const games = gamesPlanned(tournament);
  return tournament.players
    .filter(player => statusOf(player, after) !== undefined)
    .filter(player => 2 * gamesPlayed(player, after) < games(player))
    .map(player => player.id);
};

const gamesPlayed = (player: Participant, after: number): number =>
  player.turns.slice(0, after).reduce((count, turn) => count + gamesIn(turn).length, 0);

/** Games of each player of a round robin: one against every other of the group, as often as the rounds allow the largest. */
const gamesPlanned = (tournament: Tournament): ((player: Participant) => number) => {
  // In a Scheveningen match every round has a game for everybody.
  if (tournament.system === 'scheveningen') return () => tournament.plannedRounds ?? tournament.roundsPaired;
  const sizes = new Map<string, number>();
  for (const { group = '' } of tournament.players) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const others = Math.max(...sizes.values()) - 1;
  const roundsOfOneCycle = others % 2 === 0 ? others + 1 : others;
  const rounds = tournament.plannedRounds ?? tournament.roundsPaired;
  const cycles = Math.max(1, Math.floor(rounds / Math.max(1, roundsOfOneCycle)));
  return ({ group = '' }) => ((sizes.get(group) ?? 1) - 1) * cycles;
};
