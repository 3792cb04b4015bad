import type { PlayerId } from '../../../model/index.ts';
import type { Entrant, Position } from '../../../position/index.ts';
import { everyRound, grant, type LiteralRound, meetFirst } from './rounds.ts';

/** A player as the referee reads them: nothing is shared with the engine but the position. */
export interface LiteralPlayer {
  readonly id: PlayerId;
  readonly entrant: Entrant;
  readonly score: number;
  /** In the list by rating. */
  readonly number: number;
}

/** Suizo 1, decision 104: by rating; whoever has none after those above the rating given, or near the middle. */
export const literalList = (position: Position, unratedRating: number): readonly Entrant[] => {
  const known = position.everyone.filter(({ id }) => position.pairingNumber.has(id));
  const rating = ({ player }: Entrant) => player.rating ?? 0;
  const rated = known.filter(one => rating(one) > 0);
  const better = (one: Entrant): number =>
    rated.filter(
      other => rating(other) > rating(one) || (rating(other) === rating(one) && other.place < one.place),
    ).length;
  const half = rated.length - Math.floor(rated.length / 2);
  const isAbove = (one: Entrant): boolean =>
    unratedRating > 0 ? rating(one) >= unratedRating : better(one) < half;
  const inOrder = rated.map(one => ({ one, at: better(one) })).sort((a, b) => a.at - b.at);
  const sorted = inOrder.map(({ one }) => one);
  const unrated = known.filter(one => rating(one) === 0).sort((a, b) => a.place - b.place);
  return [...sorted.filter(isAbove), ...unrated, ...sorted.filter(one => !isAbove(one))];
};

/** Most wins first, then by the list. */
export const literalPlayers = (position: Position, list: readonly Entrant[]): readonly LiteralPlayer[] =>
  position.entrants
    .map(entrant => ({
      id: entrant.id,
      entrant,
      score: entrant.pairingScore as number,
      number: list.findIndex(({ id }) => id === entrant.id) + 1,
    }))
    .sort((a, b) => b.score - a.score || a.number - b.number);

export interface LiteralGroup {
  readonly list: readonly LiteralPlayer[];
  readonly down: readonly LiteralPlayer[];
  readonly upper: readonly LiteralPlayer[];
  readonly lower: readonly LiteralPlayer[];
  /** Of the upper half, without a rival of the lower. */
  readonly inHalf: readonly LiteralPlayer[];
  /** In the order in which they were made, whoever chose first. */
  readonly pairs: readonly (readonly [LiteralPlayer, LiteralPlayer])[];
}

export interface LiteralSwiss {
  readonly bye: LiteralPlayer | undefined;
  readonly groups: readonly LiteralGroup[];
}

/** The referee of decision 101: all rounds are written down, and each wish in turn strikes out those against it. */
const decideSwiss = (
  players: readonly LiteralPlayer[],
  allowed: {
    readonly mayMeet: (a: LiteralPlayer, b: LiteralPlayer) => boolean;
    readonly mayHaveBye: (player: LiteralPlayer) => boolean;
  },
): LiteralSwiss | undefined => {
  const byId = new Map(players.map(player => [player.id, player]));
  const playerOf = (id: PlayerId): LiteralPlayer => {
    const player = byId.get(id);
    if (!player) throw new Error(`${id} plays`);
    return player;
  };
  let rounds = everyRound(
    players.map(({ id }) => id),
    (a, b) => allowed.mayMeet(playerOf(a), playerOf(b)),
    id => allowed.mayHaveBye(playerOf(id)),
  );
  if (rounds.length === 0) return undefined;
  const bye = [...players]
    .reverse()
    .find(({ id }) => rounds.some(({ rivalOf }) => rivalOf.get(id) === 'bye'));
  if (bye) rounds = grant(rounds, ({ rivalOf }) => rivalOf.get(bye.id) === 'bye').rounds;
  const playing = players.filter(player => player !== bye);
  const groups: LiteralGroup[] = [];
  let movedDown: readonly LiteralPlayer[] = [];
  for (const score of new Set(playing.map(player => player.score))) {
    const list = [...movedDown, ...playing.filter(player => player.score === score)];
    const paired = pairGroup(rounds, list, playerOf);
    rounds = paired.rounds;
    movedDown = paired.group.down;
    groups.push(paired.group);
  }
  return { bye, groups };
};

/** Nobody met before, nobody given a second free point. */
export const pairSwissLiterally = (position: Position, unratedRating: number): LiteralSwiss | undefined => {
  const players = literalPlayers(position, literalList(position, unratedRating));
  return decideSwiss(players, {
    mayMeet: (a, b) => !a.entrant.met.has(b.id) && !position.mayNotMeet(a.id, b.id),
    mayHaveBye: ({ entrant }) => freeRound(entrant, position) === undefined,
  });
};

/** The first round that brought a win's points without a game. */
export const freeRound = ({ past }: Entrant, { tournament }: Position): number | undefined => {
  const win = Math.max(tournament.scoring.win.white, tournament.scoring.win.black);
  const played = ['game', 'adjourned', 'match'];
  return past.find(
    ({ turn, points }) => turn.kind === 'pairing-bye' || (!played.includes(turn.kind) && points >= win),
  )?.round;
};

const pairGroup = (
  given: readonly LiteralRound[],
  list: readonly LiteralPlayer[],
  playerOf: (id: PlayerId) => LiteralPlayer,
): { readonly rounds: readonly LiteralRound[]; readonly group: LiteralGroup } => {
  let rounds = given;
  const meetsOneOf =
    (others: readonly LiteralPlayer[], { id }: LiteralPlayer) =>
    (round: LiteralRound) =>
      others.some(other => other.id === round.rivalOf.get(id));
  const isGranted = (wish: (round: LiteralRound) => boolean): boolean => {
    const granted = grant(rounds, wish);
    rounds = granted.rounds;
    return granted.granted;
  };
  const staying = list.filter(player => isGranted(meetsOneOf(list, player)));
  const upper = staying.slice(0, staying.length / 2);
  const lower = staying.slice(staying.length / 2);
  const inHalf = upper.filter(player => !isGranted(meetsOneOf(lower, player)));
  const pairs: (readonly [LiteralPlayer, LiteralPlayer])[] = [];
  for (const player of staying) {
    if (pairs.some(pair => pair.includes(player))) continue;
    const candidates = upper.includes(player) && !inHalf.includes(player) ? lower : staying;
    const meeting = meetFirst(
      rounds,
      player.id,
      candidates.map(({ id }) => id),
    );
    if (meeting.rival === undefined) throw new Error('whoever stays has a rival');
    rounds = meeting.rounds;
    pairs.push([player, playerOf(meeting.rival)]);
  }
  return {
    rounds,
    group: { list, down: list.filter(player => !staying.includes(player)), upper, lower, inHalf, pairs },
  };
};
