import {
  isPlayed,
  opponentIn,
  type Participant,
  type Player,
  type Result,
  type Tournament,
  type Turn,
} from '../model/index.ts';
import { teamEntries } from '../position/index.ts';
import type { SystemDescription } from '../systems/system.ts';
import { amountOf, type Frequencies, type GeneratorRequest } from './settings.ts';

/**
 * A tournament like another one: its players, rounds, scoring, lists and acceleration, and everything that happened
 * in it as often as it happened there. Who plays whom, and who wins, is drawn anew. Where teams are paired, it is they who
 * enter, are absent and forfeit; games are drawn as often as on its boards.
 */
export const requestOfModel = (
  model: Tournament,
  seed: string,
  { pairs }: Pick<SystemDescription, 'pairs'> = {},
): GeneratorRequest => {
  const entered = pairs === 'teams' && model.teamEvent ? teamsIn(model) : model.players;
  const careers = entered.map(player => careerOf(player, model.roundsPaired));
  const inside = careers.flatMap(({ present }) => present);
  const games = inside.filter(({ turn }) => opponentIn(turn) !== undefined);
  const played = model.players
    .flatMap(player => careerOf(player, model.roundsPaired).present)
    .filter(({ turn }) => turn.kind === 'game');
  const shareOf = (part: number, all: number): Frequencies => amountOf(all === 0 ? 0 : (100 * part) / all);
  const bye = (worth: string) =>
    shareOf(
      inside.filter(({ turn }) => turn.kind === 'requested-bye' && turn.worth === worth).length,
      inside.length,
    );
  const draws = played.filter(({ turn, opposite }) => isDraw(turn) && isDraw(opposite(model)));
  const unusual = played.filter(({ turn, opposite }) => isUnusual(turn, opposite(model)));
  return {
    seed,
    players: entered.map(asEntered),
    rounds: model.plannedRounds ?? model.roundsPaired,
    draws: played.length === 0 ? 0 : (100 * draws.length) / played.length,
    forfeits: shareOf(games.filter(({ turn }) => !isPlayed(turn)).length, games.length),
    unusual: shareOf(unusual.length, played.length),
    byes: { full: bye('full'), half: bye('half'), zero: bye('zero') },
    withdrawals: shareOf(careers.filter(({ left }) => left).length, careers.length),
    lateEntries: shareOf(careers.filter(({ wasLate }) => wasLate).length, careers.length),
    header: model.header,
    scoring: model.scoring,
    ...accelerationOf(model),
    forbiddenPairs: model.forbiddenPairs,
    tiebreaks: model.tiebreaks,
    schedule: model.schedule ?? [],
  };
};

/** Teams as strong as their rated players are on average. */
const teamsIn = (model: Tournament): readonly Participant[] => {
  const ratingOf = new Map(model.players.map(({ id, rating }) => [id, rating]));
  return teamEntries(model).participants.map(team => {
    const roster = model.teamEvent?.teams.find(({ number }) => number === team.id)?.players ?? [];
    const ratings = roster.flatMap(id => ratingOf.get(id) ?? []);
    const sum = ratings.reduce((total, rating) => total + rating, 0);
    return ratings.length === 0 ? team : { ...team, rating: Math.round(sum / ratings.length) };
  });
};

const accelerationOf = ({
  virtualPoints,
  acceleration,
}: Tournament): Pick<GeneratorRequest, 'acceleration'> => {
  if (virtualPoints.length > 0) return { acceleration: virtualPoints };
  return acceleration ? { acceleration } : {};
};

/** As on the list before round 1. */
const asEntered = ({
  place: _place,
  turns: _turns,
  statedPoints: _points,
  statedRank: _rank,
  withdrawnAfter: _withdrawn,
  expelledAfter: _expelled,
  ...player
}: Participant): Player => player;

interface PastTurn {
  readonly turn: Turn;
  /** What the opponent wrote down. */
  readonly opposite: (model: Tournament) => Turn | undefined;
}

interface Career {
  /** Between the first round and the last one that the player took part in. */
  readonly present: readonly PastTurn[];
  readonly wasLate: boolean;
  readonly left: boolean;
}

const careerOf = ({ turns }: Participant, rounds: number): Career => {
  const paired = turns.slice(0, rounds);
  const isThere = (turn: Turn) => !isAway(turn);
  const first = paired.findIndex(isThere);
  const last = paired.length - 1 - [...paired].reverse().findIndex(isThere);
  if (first < 0) return { present: [], wasLate: false, left: true };
  return {
    present: paired.slice(first, last + 1).map((turn, at) => ({
      turn,
      opposite: model => model.players.find(({ id }) => id === opponentIn(turn))?.turns[first + at],
    })),
    wasLate: first > 0,
    left: last < rounds - 1,
  };
};

const isAway = (turn: Turn): boolean =>
  turn.kind === 'absent' ||
  turn.kind === 'unpaired' ||
  (turn.kind === 'requested-bye' && turn.worth === 'zero');

const resultIn = (turn: Turn | undefined): Result | undefined =>
  turn?.kind === 'game' ? turn.result : undefined;

const isDraw = (turn: Turn | undefined): boolean => resultIn(turn) === 'draw';

const isUnusual = (own: Turn, others: Turn | undefined): boolean => {
  const both = [resultIn(own), resultIn(others)];
  return !both.includes('win') && both.includes('loss');
};
