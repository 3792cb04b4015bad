import {
  type Colour,
  coloursOfBoards,
  DEFAULT_MATCH_SCORING,
  impossible,
  type MatchGame,
  opposite,
  type Participant,
  playerId,
  plus,
  type Team,
  type TeamEvent,
  type Tournament,
  type Turn,
} from '../model/index.ts';
import type { Match } from './team-matches.ts';
import { type TeamRound, type TeamRounds, type TeamScores, teamRounds } from './team-rounds.ts';

/*
 * Teams as participants: a position over teams speaks of them as one over players does. The turn of a team in a round
 * is a match whose games are its boards, board 1 first; each board has its own opponent and its own colour.
 */

/** A team event as a position looks at it. */
export interface TeamEntries {
  /** By number: the initial ranking. */
  readonly participants: readonly Participant[];
  readonly pointsIn: (team: Participant, round: number) => TeamScores;
  readonly rounds: TeamRounds;
}

export const teamEntries = (tournament: Tournament): TeamEntries => {
  const event = tournament.teamEvent ?? impossible('teams are paired only where there are teams');
  const rounds = teamRounds(tournament, event, {
    scoring: event.scoring ?? DEFAULT_MATCH_SCORING,
    wonAgainst: 'the other team',
    pending: 'as draws',
    rounds: tournament.roundsRecorded,
  });
  const teams = [...event.teams].sort((a, b) => a.number - b.number);
  const seen = new Map(teams.map(team => [team.number, rounds.of(team)]));
  const around: Around = {
    tournament,
    event,
    boards: rounds.boards,
    rosterOf: rostersOf(event),
    playerOf: new Map(tournament.players.map(player => [player.id, player])),
  };
  return {
    participants: teams.map((team, index) => ({
      id: playerId(team.number),
      name: team.name,
      place: index + 1,
      turns: (seen.get(team.number) ?? []).map(round => turnOf(around, team, round)),
      ...leftAfter(around, team),
    })),
    pointsIn: ({ id }, round) => {
      const team = around.rosterOf.get(id) ?? impossible('the team is in the event');
      const points = seen.get(id)?.[round - 1]?.points;
      const bonus = rounds.bonus(team, round);
      return points ? { mp: plus(points.mp, bonus.mp), gp: plus(points.gp, bonus.gp) } : bonus;
    },
    rounds,
  };
};

interface Around {
  readonly tournament: Tournament;
  readonly event: TeamEvent;
  readonly boards: number;
  readonly rosterOf: ReadonlyMap<number, Team>;
  readonly playerOf: ReadonlyMap<number, Participant>;
}

const rostersOf = ({ teams }: TeamEvent): ReadonlyMap<number, Team> =>
  new Map(teams.map(team => [team.number, team]));

/** A team all of whose players have left has left with the last of them. */
const leftAfter = ({ playerOf }: Around, team: Team): Pick<Participant, 'withdrawnAfter'> => {
  const mine = team.players.flatMap(id => playerOf.get(id) ?? []);
  const rounds = mine.flatMap(({ withdrawnAfter, expelledAfter }) => withdrawnAfter ?? expelledAfter ?? []);
  return mine.length > 0 && rounds.length === mine.length ? { withdrawnAfter: Math.max(...rounds) } : {};
};

const turnOf = (around: Around, team: Team, seen: TeamRound): Turn => {
  switch (seen.kind) {
    case 'pairing-bye':
      return { kind: 'pairing-bye' };
    case 'full-bye':
      return { kind: 'requested-bye', worth: 'full' };
    case 'half-bye':
      return { kind: 'requested-bye', worth: 'half' };
    case 'zero-bye':
      return unpairedTurn(around, team, seen.round);
    case 'pending':
    case 'played':
    case 'forfeit-win':
    case 'forfeit-loss':
      return seen.match ? matchTurn(around, seen, seen.match) : forfeitedTurn(around, seen);
  }
};

/** A bye asked for, or nothing: absent where the round was paired, still to be paired where it was not. */
const unpairedTurn = ({ tournament, playerOf }: Around, team: Team, round: number): Turn => {
  const isAsked = tournament.requestedByes.some(
    byes => byes.round === round && byes.participants.includes(team.number),
  );
  const turns = team.players.flatMap(id => playerOf.get(id) ?? []).map(({ turns: all }) => all[round - 1]);
  if (isAsked || turns.some(turn => turn?.kind === 'requested-bye'))
    return { kind: 'requested-bye', worth: 'zero' };
  if (round <= tournament.roundsPaired) return { kind: 'absent' };
  return { kind: turns.length > 0 && turns.every(turn => turn?.kind === 'absent') ? 'absent' : 'unpaired' };
};

/** Record 330. */
const forfeitedTurn = (
  { event, boards, rosterOf }: Around,
  { opponent = 0, kind, forfeitedAs }: TeamRound,
): Turn => {
  const rivals = rosterOf.get(opponent)?.players ?? [];
  return {
    kind: 'match',
    opponent: playerId(opponent),
    games: coloursOfBoards(event, boards).map((colour, index) => ({
      opponent: rivals[index] ?? rivals[0] ?? playerId(0),
      colour: forfeitedAs === 'black' ? opposite(colour) : colour,
      result: kind === 'forfeit-win' ? 'win' : 'loss',
      forfeited: true,
    })),
  };
};

const matchTurn = (around: Around, { round, opponent = 0, side = 0 }: TeamRound, match: Match): Turn => {
  const sides = match.pairs.map(pair => ({
    own: side === 0 ? pair?.first : pair?.second,
    rival: side === 0 ? pair?.second : pair?.first,
  }));
  const stated = sides.map(({ own, rival }) => {
    const [mine, its] = [own?.turns[round - 1], rival?.turns[round - 1]];
    const colour = mine && 'colour' in mine ? mine.colour : undefined;
    return colour ?? (its && 'colour' in its && its.colour ? opposite(its.colour) : undefined);
  });
  const colours = coloursFrom(coloursOfBoards(around.event, match.pairs.length), stated);
  if (match.pending)
    return { kind: 'adjourned', opponent: playerId(opponent), colour: colours[0] ?? 'white' };
  return {
    kind: 'match',
    opponent: playerId(opponent),
    games: sides.map(({ own, rival }, index) =>
      gameOf(own?.turns[round - 1], {
        opponent: rival?.id ?? playerId(0),
        colour: colours[index] ?? 'white',
      }),
    ),
  };
};

/** The first board whose colour is written tells which of the two teams has White on board 1. */
const coloursFrom = (
  ofWhite: readonly Colour[],
  stated: readonly (Colour | undefined)[],
): readonly Colour[] => {
  const at = stated.findIndex(colour => colour !== undefined);
  const isWhite = at < 0 || stated[at] === ofWhite[at];
  return ofWhite.map((colour, index) => stated[index] ?? (isWhite ? colour : opposite(colour)));
};

const gameOf = (
  turn: Turn | undefined,
  { opponent, colour }: Pick<MatchGame, 'opponent' | 'colour'>,
): MatchGame => {
  if (turn?.kind === 'game')
    return { opponent, colour, result: turn.result, ...(turn.unrated ? { unrated: true } : {}) };
  const won = turn?.kind === 'forfeit' && turn.won;
  return { opponent, colour, result: won ? 'win' : 'loss', forfeited: true };
};
