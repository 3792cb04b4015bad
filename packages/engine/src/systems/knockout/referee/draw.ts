import type { Colour, Turn } from '../../../model/index.ts';
import { drawnColour } from '../../../model/lots.ts';
import type { Entrant, Position } from '../../../position/index.ts';

/*
 * The draw as somebody who folds a strip of paper has it: the numbers 1 to 2^k are folded in the middle until as many
 * parts are left as the round has players. Of each part one player is left, and part p meets the last but p - 1.
 */

export interface LiteralTerms {
  readonly seeding: 'rating' | 'start-numbers';
  readonly games: number;
  readonly lot: string;
  readonly tieBreaks: readonly string[];
  readonly groups: number | undefined;
  readonly thirdPlace: boolean;
}

export interface Numbered {
  readonly number: number;
  readonly entrant: Entrant;
}

/** Of the round before: who went on, against whom, and the rule. */
export interface LiteralResult {
  readonly winner: Numbered;
  readonly loser: Numbered;
  readonly rule: string;
}

export interface LiteralStage {
  readonly size: number;
  /** Who is left, by part; undefined: nobody was ever there. */
  readonly parts: readonly (Numbered | undefined)[];
  readonly results: readonly LiteralResult[];
  /** Who lost a match of an earlier round, and had not left before it. */
  readonly out: readonly { readonly player: number; readonly inRound: number; readonly by: number }[];
}

/** Reglamentación 1: by rating; whoever left before the first round has no number. */
export const seededIn = ({ everyone }: Position, { seeding }: LiteralTerms): readonly Numbered[] => {
  const field = everyone.filter(({ player }) => player.withdrawnAfter !== 0);
  const order =
    seeding === 'rating'
      ? [...field].sort((a, b) => (b.player.rating ?? 0) - (a.player.rating ?? 0))
      : [...field].sort((a, b) => a.place - b.place);
  return order.map((entrant, index) => ({ number: index + 1, entrant }));
};

export const sizeFor = (players: number): number => {
  let size = 1;
  while (size < players) size = size + size;
  return size;
};

/** In which part of so many a number stands after folding. */
export const partOf = (number: number, size: number, parts: number): number => {
  let folded = number;
  for (let half = size / 2; half >= parts; half /= 2) if (folded > half) folded = 2 * half + 1 - folded;
  return folded;
};

/** Undefined: a match has no winner yet. */
export const stageOf = (position: Position, terms: LiteralTerms): LiteralStage | undefined => {
  const seeded = seededIn(position, terms);
  const size = sizeFor(seeded.length);
  let parts: readonly (Numbered | undefined)[] = Array.from({ length: size }, (_, at) => seeded[at]);
  let results: readonly LiteralResult[] = [];
  const out: LiteralStage['out'][number][] = [];
  for (let round = 1; round < position.round; round++) {
    const decided = parts.slice(0, parts.length / 2).map((one, at) => {
      const other = parts[parts.length - 1 - at];
      return one && other ? resultOf(one, other, { round, terms }) : (one ?? other);
    });
    if (decided.some(each => each === 'open')) return undefined;
    const made = decided.filter(each => each !== 'open');
    results = made.flatMap(each => (each && 'winner' in each ? [each] : []));
    parts = made.map(each => (each && 'winner' in each ? each.winner : each));
    for (const { winner, loser } of results)
      if ((loser.entrant.player.withdrawnAfter ?? round) >= round)
        out.push({ player: loser.entrant.id, inRound: round, by: winner.entrant.id });
  }
  return { size, parts, results, out };
};

interface Played {
  readonly round: number;
  readonly terms: LiteralTerms;
}

const POINTS = { win: 2, draw: 1, loss: 0 } as const;

const resultOf = (a: Numbered, b: Numbered, { round, terms }: Played): LiteralResult | 'open' => {
  const turnOf = (one: Numbered, other: Numbered): Turn | undefined => {
    const turn = one.entrant.past[round - 1]?.turn;
    return turn && 'opponent' in turn && turn.opponent === other.entrant.id ? turn : undefined;
  };
  const [own, others] = [turnOf(a, b), turnOf(b, a)];
  const to = (first: boolean, rule: string): LiteralResult =>
    first ? { winner: a, loser: b, rule } : { winner: b, loser: a, rule };
  const stated = [own, others].map(turn => (turn?.kind === 'match' ? turn.won : undefined));
  if (stated[0] !== stated[1]) return to(stated[0] ?? !stated[1], 'wimbledon.arbiter');
  if (own?.kind === 'forfeit' && others?.kind === 'forfeit')
    return own.won === others.won ? 'open' : to(own.won, 'wimbledon.walkover');
  if (!own && !others) {
    const left = [a, b].map(({ entrant }) => (entrant.player.withdrawnAfter ?? 99) < round);
    return left[0] === left[1] ? 'open' : to(left[1] === true, 'wimbledon.walkover');
  }
  const gamesIn = (turn: Turn | undefined) =>
    turn?.kind === 'match' ? turn.games : turn?.kind === 'game' ? [turn] : [];
  const [mine, theirs] = [gamesIn(own), gamesIn(others)];
  const sum = (games: readonly { readonly result: keyof typeof POINTS }[]): number =>
    games.reduce((points, { result }) => points + POINTS[result], 0);
  const lead = sum(mine.slice(0, terms.games)) - sum(theirs.slice(0, terms.games));
  const toCome = 2 * Math.max(0, terms.games - mine.length);
  if (Math.abs(lead) > toCome) return to(lead > 0, 'wimbledon.advance');
  if (toCome > 0) return 'open';
  for (const name of terms.tieBreaks) {
    const value = (games: typeof mine, number: number): number => {
      const announced = games.slice(0, terms.games);
      switch (name) {
        case 'extra-games':
          return sum(games.slice(terms.games));
        case 'draw-odds': {
          const last = games[games.length - 1];
          return last?.result === 'draw' && last.colour === 'black' ? 1 : 0;
        }
        case 'progressive':
          return announced.reduce((total, _, at) => total + sum(announced.slice(0, at + 1)), 0);
        case 'wins':
          return announced.filter(({ result }) => result === 'win').length;
        case 'wins-with-black':
          return announced.filter(({ result, colour }) => result === 'win' && colour === 'black').length;
        case 'higher-seed':
          return -number;
        default:
          return number;
      }
    };
    const rule = `wimbledon.tiebreak.${name}`;
    // Decision 560: what stands behind waits for the game.
    if (name === 'extra-games' && mine.length <= terms.games) return 'open';
    if (name === 'lot') {
      const [low, high] = [a, b].sort((x, y) => x.entrant.id - y.entrant.id);
      const drawn = drawnColour(`${terms.lot}, tie-break`, [
        round,
        low?.entrant.id ?? 0,
        high?.entrant.id ?? 0,
      ]);
      return to((drawn === 'white' ? low : high) === a, rule);
    }
    const ahead = value(mine, a.number) - value(theirs, b.number);
    if (ahead !== 0) return to(ahead > 0, rule);
  }
  return 'open';
};

/** A draw of lots is an input: the same for whoever looks at it. */
export const whiteIn = (a: Numbered, b: Numbered, round: number, lot: string): Numbered => {
  const [low, high] = a.entrant.id < b.entrant.id ? [a, b] : [b, a];
  const drawn: Colour = drawnColour(lot, [round, low.entrant.id, high.entrant.id]);
  return drawn === 'white' ? low : high;
};
