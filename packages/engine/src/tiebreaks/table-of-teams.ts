import { DEFAULT_MATCH_SCORING, impossible, type Team, type Tournament, tenths } from '../model/index.ts';
import { type TeamRound, type TeamRounds, teamRounds } from '../position/index.ts';
import { type Cell, type Entry, NOBODY, type Scores, type Table } from './field.ts';
import type { FieldSettings } from './prepare.ts';

export const tableOfTeams = (tournament: Tournament, settings: FieldSettings): Table => {
  const event = tournament.teamEvent ?? impossible('teams are ranked only where there are teams');
  const isOf1998 = settings.edition === '1998';
  const rounds = teamRounds(tournament, event, {
    scoring: isOf1998 ? DEFAULT_MATCH_SCORING : (event.scoring ?? DEFAULT_MATCH_SCORING),
    wonAgainst: isOf1998 ? 'half of the boards' : 'the other team',
    pending: 'nothing',
    rounds: settings.after,
  });
  const indexOf = new Map(event.teams.map(({ number }, index) => [number, index]));
  const around: Around = { settings, rounds, indexOf };
  return {
    of: 'teams',
    edition: settings.edition,
    schedule: settings.schedule,
    rounds: settings.after,
    finalRound: tournament.plannedRounds ?? tournament.roundsPaired,
    boards: rounds.boards,
    primary: settings.primary,
    values: rounds.values,
    entries: event.teams.map((team, index) => entryOf(around, team, index)),
  };
};

interface Around {
  readonly settings: FieldSettings;
  readonly rounds: TeamRounds;
  readonly indexOf: ReadonlyMap<number, number>;
}

const entryOf = (around: Around, team: Team, index: number): Entry => {
  const cells: Cell[] = [];
  const bonus: Scores[] = [];
  let mp = 0;
  let gp = 0;
  for (const seen of around.rounds.of(team)) {
    const extra = around.rounds.bonus(team, seen.round);
    cells.push(cellOf(around, seen));
    bonus.push(extra);
    mp += seen.points.mp + extra.mp;
    gp += seen.points.gp + extra.gp;
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

const BYES: readonly TeamRound['kind'][] = ['pairing-bye', 'full-bye', 'half-bye', 'zero-bye'];

/** A bye of a table system is no round of the team's. */
const cellOf = (
  { settings, indexOf }: Around,
  { round, kind, opponent, points, boards }: TeamRound,
): Cell => ({
  round,
  kind: settings.schedule === 'predetermined' && BYES.includes(kind) ? 'rest' : kind,
  opponent: opponent === undefined ? NOBODY : (indexOf.get(opponent) ?? NOBODY),
  points,
  colour: undefined,
  turn: undefined,
  boards,
});
