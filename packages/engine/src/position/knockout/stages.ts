import { opponentIn, type PlayerId, type Tournament } from '../../model/index.ts';
import { type Entrant, positionBefore } from '../position.ts';
import { bySeeding } from '../seeding.ts';
import { decidedMatch } from './decide.ts';
import { type MatchTerms, matchOf, type Seeded } from './match.ts';
import { isMatchMeasure, type MatchMeasure, measureNamesIn } from './measures.ts';

/** Where somebody stands in a knock-out (Seed 001, Wimbledon): who wins goes on, who loses is out. */
export interface Stage {
  readonly reached: 'champion' | 'finalist' | 'third' | 'fourth' | 'out' | 'in';
  /** The round of the match that ended it; of the next match, or of the one not yet decided, for whoever is still in. */
  readonly round: number;
  /** Places of the draw at the beginning of that round: 2 in the final, 4 in the semi-finals. */
  readonly of: number;
  /** Who won that match. Absent: nobody did, or they left before it. */
  readonly by?: PlayerId;
}

/** Players at one stage and the places that are theirs, or still possible for them. */
export interface StageGroup {
  readonly members: readonly { readonly player: PlayerId; readonly stage: Stage }[];
  readonly first: number;
  readonly last: number;
  /** Nobody joins or leaves it any more. */
  readonly isSettled: boolean;
}

/** How the matches of a knock-out are decided, as its options say. */
export interface KnockoutTerms extends MatchTerms {
  readonly seeding: 'rating' | 'start-numbers';
  readonly tieBreaks: readonly MatchMeasure[];
}

const KNOCK_OUT = 'wimbledon';

/** All its rounds are rounds of a draw. */
export const isKnockout = ({ system, schedule = [] }: Tournament): boolean =>
  [...(system === undefined ? [] : [system]), ...schedule.map(scheduled => scheduled.system)].every(
    id => id === KNOCK_OUT,
  ) && (system ?? schedule[0]?.system) === KNOCK_OUT;

/** The terms that options state, or the system takes where they state none. */
export const knockoutTerms = ({
  options = {},
  scoring,
}: Pick<Tournament, 'options' | 'scoring'>): KnockoutTerms => ({
  games: typeof options['games'] === 'number' ? options['games'] : 1,
  lot: String(options['lot'] ?? ''),
  scoring,
  seeding: options['seeding'] === 'start-numbers' ? 'start-numbers' : 'rating',
  tieBreaks: measureNamesIn(String(options['tie-breaks'] ?? 'extra-games')).filter(isMatchMeasure),
});

/**
 * One knock-out after so many rounds, from the matches that the record has: the best stage first. Undefined: somebody who
 * had lost plays on, so that its rounds are not the rounds of a draw.
 */
export const stagesAfter = (
  tournament: Tournament,
  after: number,
  group?: string,
): readonly StageGroup[] | undefined => {
  const terms = knockoutTerms(tournament);
  const members = positionBefore(tournament, after + 1).everyone.filter(
    ({ player }) => (group === undefined || player.group === group) && entersDraw(player),
  );
  const order =
    terms.seeding === 'rating' ? [...members].sort((a, b) => bySeeding(a.player, b.player)) : members;
  const seeded = order.map((entrant, index): Seeded => ({ number: index + 1, entrant }));
  return groupsFrom(playedThrough({ seeded, terms, after }), seeded);
};

const entersDraw = ({ withdrawnAfter, expelledAfter }: Entrant['player']): boolean =>
  withdrawnAfter !== 0 && expelledAfter !== 0;

interface Draw {
  readonly seeded: readonly Seeded[];
  readonly terms: KnockoutTerms;
  readonly after: number;
}

interface Out {
  readonly seeded: Seeded;
  readonly by?: PlayerId;
}

/** A round of the draw: who was put out, and whose match nobody has won. */
interface PlayedRound {
  readonly out: readonly Out[];
  readonly open: readonly Seeded[];
  /** A match of two who had lost in the round before: that for third place. */
  readonly beaten: readonly (readonly [winner: Seeded, loser: Seeded])[];
  readonly playsOn: boolean;
}

interface Played {
  readonly rounds: readonly PlayedRound[];
  readonly left: readonly Seeded[];
}

const playedThrough = ({ seeded, terms, after }: Draw): Played => {
  let left = seeded;
  const rounds: PlayedRound[] = [];
  for (let round = 1; round <= after; round++) {
    const before = new Set(rounds.at(-1)?.out.map(({ seeded: { entrant } }) => entrant.id));
    const played = roundOf({ seeded, terms }, { round, left, before });
    rounds.push(played);
    const out = new Set(played.out.map(({ seeded: { entrant } }) => entrant.id));
    left = left.filter(({ entrant }) => !out.has(entrant.id));
  }
  return { rounds, left };
};

const roundOf = (
  { seeded, terms }: Pick<Draw, 'seeded' | 'terms'>,
  {
    round,
    left,
    before,
  }: { readonly round: number; readonly left: readonly Seeded[]; readonly before: ReadonlySet<PlayerId> },
): PlayedRound => {
  const byId = new Map(seeded.map(one => [one.entrant.id, one]));
  const isLeft = new Set(left.map(({ entrant }) => entrant.id));
  const [out, open]: [Out[], Seeded[]] = [[], []];
  const beaten: (readonly [Seeded, Seeded])[] = [];
  let playsOn = false;
  for (const one of seeded) {
    const rival = rivalOf(one, round, byId);
    const isIn = isLeft.has(one.entrant.id);
    if (!rival) {
      if (isIn && leftBefore(one, round)) out.push({ seeded: one });
      continue;
    }
    if (one.number > rival.number) continue;
    const decided = decidedMatch(matchOf(one, rival, { round, terms }), terms.tieBreaks);
    const [winner, loser] = decided?.winner === 'second' ? [rival, one] : [one, rival];
    if (isIn && isLeft.has(rival.entrant.id)) {
      if (decided) out.push({ seeded: loser, by: winner.entrant.id });
      else open.push(one, rival);
    } else if (before.has(one.entrant.id) && before.has(rival.entrant.id)) {
      if (decided) beaten.push([winner, loser]);
    } else playsOn = true;
  }
  return { out, open, beaten, playsOn };
};

const rivalOf = (
  { entrant }: Seeded,
  round: number,
  byId: ReadonlyMap<PlayerId, Seeded>,
): Seeded | undefined => {
  const turn = entrant.past[round - 1]?.turn;
  const rival = turn && opponentIn(turn);
  return rival === undefined ? undefined : byId.get(rival);
};

const leftBefore = ({ entrant: { player } }: Seeded, round: number): boolean =>
  Math.min(player.withdrawnAfter ?? Infinity, player.expelledAfter ?? Infinity) < round;

const groupsFrom = (
  { rounds, left }: Played,
  seeded: readonly Seeded[],
): readonly StageGroup[] | undefined => {
  if (rounds.some(({ playsOn }) => playsOn)) return undefined;
  const last = roundsOfDraw(seeded.length);
  const groups: StageGroup[] = [];
  let bottom = seeded.length;
  let waiting = left;
  for (const [index, played] of rounds.entries()) {
    const [round, of] = [index + 1, placesIn(index + 1, last)];
    const open = played.open.filter(one => waiting.includes(one));
    if (open.length > 0) groups.unshift(stillIn(open, { round, of, last: bottom }));
    waiting = waiting.filter(one => !open.includes(one));
    if (played.out.length === 0 && open.length === 0) continue;
    const width = played.out.length + open.length / 2;
    groups.unshift(
      ...outIn(played, { round, of, first: bottom - width + 1, bottom, next: rounds[index + 1] }),
    );
    bottom -= width;
  }
  if (waiting.length === 1 && bottom === 1) groups.unshift(championOf(waiting, rounds.length, last));
  else if (waiting.length > 0) {
    const round = Math.min(rounds.length + 1, last);
    groups.unshift(stillIn(waiting, { round, of: placesIn(round, last), last: bottom }));
  }
  return [...groups].sort((a, b) => a.first - b.first || a.last - b.last);
};

export const roundsOfDraw = (players: number): number => {
  let rounds = 0;
  while (2 ** rounds < players) rounds++;
  return rounds;
};

/** Places of the draw at the beginning of a round. Undefined: it is no knock-out, or several in one. */
export const placesOfRound = (tournament: Tournament, round: number): number | undefined => {
  const { players } = tournament;
  if (!isKnockout(tournament) || players.some(({ group }) => group !== players[0]?.group)) return undefined;
  const last = roundsOfDraw(players.filter(entersDraw).length);
  return round > last ? undefined : placesIn(round, last);
};

const placesIn = (round: number, last: number): number => 2 ** (last - round + 1);

const stillIn = (
  players: readonly Seeded[],
  { round, of, last }: { readonly round: number; readonly of: number; readonly last: number },
): StageGroup => ({
  members: at({ reached: 'in', round, of }, players),
  first: 1,
  last,
  isSettled: false,
});

const championOf = (players: readonly Seeded[], round: number, last: number): StageGroup => ({
  members: at({ reached: 'champion', round: Math.min(round, last), of: 2 }, players),
  first: 1,
  last: 1,
  isSettled: true,
});

interface Ended {
  readonly round: number;
  readonly of: number;
  readonly first: number;
  readonly bottom: number;
  readonly next: PlayedRound | undefined;
}

/** Those who lost in one round: together, or apart where they played for third place. */
const outIn = (
  { out, open }: PlayedRound,
  { round, of, first, bottom, next }: Ended,
): readonly StageGroup[] => {
  const [third] = of === 4 && open.length === 0 && out.length === 2 ? (next?.beaten ?? []) : [];
  if (third)
    return third.map((seeded, place): StageGroup => {
      const ended: Stage =
        place === 0
          ? { reached: 'third', round: round + 1, of }
          : { reached: 'fourth', round: round + 1, of, by: third[0].entrant.id };
      return { members: at(ended, [seeded]), first: first + place, last: first + place, isSettled: true };
    });
  const reached = of === 2 ? 'finalist' : 'out';
  const bySeed = [...out].sort((a, b) => a.seeded.number - b.seeded.number);
  const members = bySeed.map(({ seeded: { entrant }, by }) => ({
    player: entrant.id,
    stage: { reached, round, of, ...(by === undefined ? {} : { by }) } satisfies Stage,
  }));
  return out.length === 0 ? [] : [{ members, first, last: bottom, isSettled: open.length === 0 }];
};

const at = (stage: Stage, players: readonly Seeded[]): StageGroup['members'] =>
  [...players].sort((a, b) => a.number - b.number).map(({ entrant }) => ({ player: entrant.id, stage }));
