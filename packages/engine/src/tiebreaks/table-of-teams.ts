import {
  impossible,
  type MatchScoring,
  type Points,
  type Team,
  type TeamEvent,
  type Tournament,
  type Turn,
  tenths,
  ZERO,
} from '../model/index.ts';
import {
  type Cell,
  type CellKind,
  type Entry,
  NOBODY,
  type ResultValues,
  type Scores,
  type Table,
} from './field.ts';
import { type Match, matchesOf } from './matches.ts';
import type { FieldSettings } from './prepare.ts';
import { valuesOf } from './table-of-players.ts';

/** Record 362 where it says nothing: C.07, article 11.1, and the annex of 1998, 2.1.2. */
const DEFAULT_SCORING: MatchScoring = { win: tenths(20), draw: tenths(10), loss: ZERO };

export const tableOfTeams = (tournament: Tournament, settings: FieldSettings): Table => {
  const event = tournament.teamEvent ?? impossible('teams are ranked only where there are teams');
  const rounds = Array.from({ length: settings.after }, (_, at) => matchesOf(tournament, event, at + 1));
  const boards = Math.max(
    1,
    event.boardColours?.length ?? 0,
    ...rounds.flat().map(match => match.boards[0].length),
  );
  const game = valuesOf(tournament.scoring);
  const ofMatch = settings.edition === '1998' ? DEFAULT_SCORING : (event.scoring ?? DEFAULT_SCORING);
  const values = {
    mp: { win: ofMatch.win, draw: ofMatch.draw, loss: ofMatch.loss },
    gp: { win: times(game.win, boards), draw: times(game.draw, boards), loss: times(game.loss, boards) },
  };
  const byId = new Map(tournament.players.map(player => [player.id, player]));
  const turnsOf = (team: Team, round: number) =>
    team.players.flatMap(id => byId.get(id)?.turns[round - 1] ?? []);
  const around: Around = { tournament, event, settings, rounds, boards, values, game, turnsOf };
  return {
    of: 'teams',
    edition: settings.edition,
    schedule: settings.schedule,
    rounds: settings.after,
    finalRound: tournament.plannedRounds ?? tournament.roundsPaired,
    boards,
    primary: settings.primary,
    values,
    entries: event.teams.map((team, index) => entryOf(around, team, index)),
  };
};

const times = (points: Points, count: number): Points => tenths(points * count);

interface Around {
  readonly tournament: Tournament;
  readonly event: TeamEvent;
  readonly settings: FieldSettings;
  readonly rounds: readonly (readonly Match[])[];
  readonly boards: number;
  readonly values: Readonly<Record<'mp' | 'gp', ResultValues>>;
  readonly game: ResultValues;
  readonly turnsOf: (team: Team, round: number) => readonly Turn[];
}

const entryOf = (around: Around, team: Team, index: number): Entry => {
  const cells: Cell[] = [];
  const bonus: Scores[] = [];
  let mp = 0;
  let gp = 0;
  for (let round = 1; round <= around.settings.after; round++) {
    const cell = abnormal(around, team, cellOf(around, team, round));
    const extra = bonusIn(around, team, round);
    cells.push(cell);
    bonus.push(extra);
    mp += cell.points.mp + extra.mp;
    gp += cell.points.gp + extra.gp;
  }
  return {
    index,
    id: team.number,
    name: team.name,
    pairingNumber: team.number,
    cells,
    bonus,
    total: { mp: tenths(mp), gp: tenths(gp) },
    rating: undefined,
    status: undefined,
    annulled: undefined,
    statedRank: team.statedRank || undefined,
  };
};

/** What stands in the file for a team and a round: a forfeited match, a match, a bye, or nothing. */
const cellOf = (around: Around, team: Team, round: number): Cell =>
  forfeitOf(around, team, round) ?? matchOf(around, team, round) ?? byeOf(around, team, round);

/** Record 330: the whole match forfeited; the winner takes every board. */
const forfeitOf = ({ event, values, boards, game }: Around, team: Team, round: number): Cell | undefined => {
  const forfeit = event.forfeitedMatches.find(
    match => match.round === round && (match.white === team.number || match.black === team.number),
  );
  if (!forfeit) return undefined;
  const isFirst = forfeit.white === team.number;
  const won = forfeit.result === (isFirst ? '+-' : '-+');
  return {
    round,
    kind: won ? 'forfeit-win' : 'forfeit-loss',
    opponent: indexOfTeam(event, isFirst ? forfeit.black : forfeit.white),
    points: won ? { mp: values.mp.win, gp: values.gp.win } : { mp: ZERO, gp: ZERO },
    colour: undefined,
    turn: undefined,
    boards: Array.from({ length: boards }, () => (won ? game.win : ZERO)),
  };
};

const matchOf = (around: Around, team: Team, round: number): Cell | undefined => {
  const match = around.rounds[round - 1]?.find(({ teams }) => teams.includes(team.number));
  if (!match) return undefined;
  const side = match.teams[0] === team.number ? 0 : 1;
  const gp = sum(match.boards[side]);
  const against = sum(match.boards[1 - side === 0 ? 0 : 1]);
  const kind = match.pending
    ? 'pending'
    : match.played
      ? 'played'
      : gp > against
        ? 'forfeit-win'
        : 'forfeit-loss';
  return {
    round,
    kind,
    opponent: indexOfTeam(around.event, match.teams[side === 0 ? 1 : 0]),
    points: kind === 'pending' ? { mp: ZERO, gp: ZERO } : { mp: matchPoints(around, kind, gp, against), gp },
    colour: undefined,
    turn: undefined,
    boards: match.boards[side],
  };
};

/** 1998, 2.1.2, compares with half of the boards; C.07 with the other team's game points. */
const matchPoints = (around: Around, kind: CellKind, gp: Points, against: Points): Points => {
  const { settings, values } = around;
  if (kind === 'forfeit-loss' && gp === ZERO && settings.edition !== '1998') return ZERO;
  const compared = settings.edition === '1998' ? gp - values.gp.win / 2 : gp - against;
  return compared > 0 ? values.mp.win : compared === 0 ? values.mp.draw : values.mp.loss;
};

type ByeKind = 'pairing-bye' | 'full-bye' | 'half-bye' | 'zero-bye';

/** Records 320 and 240, then the lines of the players. A team of which nothing is said was absent. */
const byeKindOf = ({ event, tournament, turnsOf }: Around, team: Team, round: number): ByeKind => {
  if (event.pairingByes[round - 1] === team.number) return 'pairing-bye';
  const requested = tournament.requestedByes.find(
    byes => byes.round === round && byes.participants.includes(team.number),
  );
  if (requested) return BYE_KINDS[requested.worth];
  const turns = turnsOf(team, round);
  if (turns.some(turn => turn.kind === 'pairing-bye')) return 'pairing-bye';
  const asked = (['full', 'half'] as const).find(worth =>
    turns.some(turn => turn.kind === 'requested-bye' && turn.worth === worth),
  );
  return BYE_KINDS[asked ?? 'zero'];
};

const BYE_KINDS = { full: 'full-bye', half: 'half-bye', zero: 'zero-bye' } as const;

const byeOf = (around: Around, team: Team, round: number): Cell => {
  const { values, boards, game, settings } = around;
  const kind = byeKindOf(around, team, round);
  const worth: Readonly<Record<ByeKind, Scores>> = {
    'pairing-bye': pairingByeOf(around),
    'full-bye': { mp: values.mp.win, gp: values.gp.win },
    'half-bye': { mp: values.mp.draw, gp: values.gp.draw },
    'zero-bye': { mp: ZERO, gp: ZERO },
  };
  // C.07, article 12: a pairing-allocated bye counts on every board as a win.
  const onBoard = { 'pairing-bye': game.win, 'full-bye': game.win, 'half-bye': game.draw, 'zero-bye': ZERO }[
    kind
  ];
  return {
    round,
    kind: settings.schedule === 'predetermined' ? 'rest' : kind,
    opponent: NOBODY,
    points: worth[kind],
    colour: undefined,
    turn: undefined,
    boards: Array.from({ length: boards }, () => onBoard),
  };
};

/** C.04.6, article 1.4: a draw, unless the file says another worth. */
const pairingByeOf = (around: Around): Scores => {
  const { event, values, settings } = around;
  const gp = event.scoring?.pairingByeGamePoints ?? values.gp.draw;
  const mp = settings.edition === '1998' ? undefined : event.scoring?.pairingBye;
  return { mp: mp ?? matchPointsOfBye(around, gp), gp };
};

const matchPointsOfBye = (around: Around, gp: Points): Points =>
  around.settings.edition === '1998' ? matchPoints(around, 'pairing-bye', gp, ZERO) : around.values.mp.draw;

const SYMBOLS: Readonly<Partial<Record<CellKind, string>>> = {
  'forfeit-win': '+',
  'forfeit-loss': '-',
  'full-bye': 'F',
  'half-bye': 'H',
  'zero-bye': 'Z',
};

/** Record 299 with a symbol: another worth for that outcome. */
const abnormal = ({ tournament, values }: Around, team: Team, cell: Cell): Cell => {
  const played = cell.kind === 'played';
  const outcome = cell.points.mp === values.mp.win ? 'W' : cell.points.mp === values.mp.draw ? 'D' : 'L';
  const symbol = played ? outcome : SYMBOLS[cell.kind];
  let points = cell.points;
  for (const given of tournament.abnormalPoints)
    if (
      given.symbol &&
      given.symbol === symbol &&
      (given.round ?? cell.round) === cell.round &&
      concerns(given, team)
    )
      points = { mp: given.matchPoints ?? points.mp, gp: given.points ?? points.gp };
  return points === cell.points ? cell : { ...cell, points };
};

const bonusIn = ({ tournament }: Around, team: Team, round: number): Scores => {
  let mp = 0;
  let gp = 0;
  for (const given of tournament.abnormalPoints)
    if (!given.symbol && (given.round ?? 1) === round && concerns(given, team)) {
      mp += given.matchPoints ?? 0;
      gp += given.points ?? 0;
    }
  return { mp: tenths(mp), gp: tenths(gp) };
};

const concerns = (given: { readonly participants: readonly number[] }, team: Team): boolean =>
  given.participants.length === 0 || given.participants.includes(team.number);

const sum = (points: readonly Points[]): Points =>
  tenths(points.reduce<number>((total, part) => total + part, 0));

const indexOfTeam = (event: TeamEvent, number: number): number =>
  event.teams.findIndex(team => team.number === number);
