import type { PlayerId, Tournament } from '../../model/index.ts';
import { bySeeding, type Entrant, groupNames, positionBefore } from '../../position/index.ts';
import { decidedMatch, matchOf, type Seeded } from '../../position/knockout/index.ts';
import type { Options } from '../system.ts';
import { fieldOf } from '../tables/fixtures.ts';
import { afterRound, contestsOf, drawSize, firstDraw, roundsFor } from './draw.ts';
import { type Announcement, announced } from './options.ts';

/** A place of the draw: somebody with the number of the seeding, nobody, or whoever wins a match to come. */
export type DrawPlace =
  | { readonly kind: 'player'; readonly seed: number; readonly player: PlayerId }
  | { readonly kind: 'bye' }
  | { readonly kind: 'open' };

export interface DrawnMatch {
  readonly round: number;
  /** While there are several groups (Reglamentación 2 and 8). */
  readonly group: number | undefined;
  /** Of the match in its group (Reglamentación 4). */
  readonly number: number;
  readonly places: readonly [DrawPlace, DrawPlace];
  readonly winner: 0 | 1 | undefined;
}

export interface WholeDraw {
  /** Section of the tournament, where each has a draw of its own. */
  readonly section: string | undefined;
  /** Round by round, in the order of the matches: of group 1, of group 2 … */
  readonly rounds: readonly (readonly DrawnMatch[])[];
  /** The match for third place, where it is played and both are known. */
  readonly third: DrawnMatch | undefined;
}

type Held = Seeded | 'bye' | 'open';

/** The draw from the first round to the final, with what is decided so far. Empty: its options cannot be. */
export const wholeDraws = (tournament: Tournament, options: Options): readonly WholeDraw[] => {
  const everyone = fieldOf(positionBefore(tournament, tournament.roundsPaired + 1));
  return [...groupNames(everyone.map(({ player }) => player)), undefined].flatMap(section => {
    const field = everyone.filter(({ player }) => player.group === section);
    if (field.length < 2) return [];
    const size = drawSize(field.length);
    const terms = announced({ ...DEFAULTS, ...options } as Parameters<typeof announced>[0], {
      size,
      scoring: tournament.scoring,
    });
    return terms.ok ? [{ section, ...drawnThrough(field, terms.value, tournament.roundsPaired) }] : [];
  });
};

const DEFAULTS = {
  seeding: 'rating',
  groups: 'by-size',
  games: 1,
  lot: '',
  'tie-breaks': 'extra-games',
  'third-place': false,
};

const drawnThrough = (
  field: readonly Entrant[],
  { seeding, heads, thirdPlace, terms }: Announcement,
  roundsPaired: number,
): Omit<WholeDraw, 'section'> => {
  const seeded = seeding === 'rating' ? [...field].sort((a, b) => bySeeding(a.player, b.player)) : field;
  let sections: readonly (readonly Held[])[] = firstDraw(seeded, heads).map(section =>
    section.map(place => place ?? 'bye'),
  );
  const rounds: DrawnMatch[][] = [];
  const last = roundsFor(field.length);
  let beaten: readonly Held[] = [];
  for (let round = 1; round <= last; round++) {
    const contests = contestsOf<Held>(sections);
    const winners = contests.map(({ places }) =>
      round <= roundsPaired || places.includes('bye') ? winnerOf(places, round, terms) : undefined,
    );
    rounds.push(
      contests.map(({ group, number, places }, at) => ({
        round,
        group,
        number,
        places: [placeOf(places[0]), placeOf(places[1])],
        winner: winners[at],
      })),
    );
    if (round < last) beaten = contests.map(({ places }, at) => loserOf(places, winners[at]));
    sections = afterRound<Held>(
      sections,
      contests.map(({ places }, at) => {
        const winner = winners[at];
        return winner === undefined ? 'open' : places[winner];
      }),
    );
  }
  const [one = 'open', other = 'open'] = beaten;
  const isPlayed = thirdPlace === 'played' && typeof one === 'object' && typeof other === 'object';
  const third: DrawnMatch | undefined = isPlayed
    ? {
        round: last,
        group: undefined,
        number: 2,
        places: [placeOf(one), placeOf(other)],
        winner: last <= roundsPaired ? winnerOf([one, other], last, terms) : undefined,
      }
    : undefined;
  return { rounds, third };
};

const winnerOf = (
  [one, other]: readonly [Held, Held],
  round: number,
  terms: Announcement['terms'],
): 0 | 1 | undefined => {
  if (other === 'bye') return one === 'open' ? undefined : 0;
  if (one === 'bye') return other === 'open' ? undefined : 1;
  if (one === 'open' || other === 'open') return undefined;
  const decided = decidedMatch(matchOf(one, other, { round, terms }), terms.tieBreaks);
  return decided && (decided.winner === 'first' ? 0 : 1);
};

const loserOf = (places: readonly [Held, Held], winner: 0 | 1 | undefined): Held =>
  winner === undefined ? 'open' : places[winner === 0 ? 1 : 0];

const placeOf = (held: Held): DrawPlace =>
  typeof held === 'object' ? { kind: 'player', seed: held.number, player: held.entrant.id } : { kind: held };
