import {
  accept,
  dateIn,
  type Issue,
  type Outcome,
  type Participant,
  type PlayerId,
  type RatingKind,
  type Tournament,
} from '../model/index.ts';
import { isKnockout } from '../position/knockout/index.ts';
import { type Working, worked } from '../rules/index.ts';
import { type Change, changeOf, lineOf } from './change.ts';
import { type RatingEdition, ratingEdition } from './editions.ts';
import { type Encounter, encountersOf, type Source, type Terms } from './encounters.ts';
import { type FirstRatingOf, firstRatingOf } from './first-rating.ts';
import { type ChosenK, kOf } from './k.ts';
import { expectedOf, perfectPerformance, performanceOf, SCORES, type ScoredGame } from './performance.ts';
import { ratingUsed } from './rating-used.ts';
import { b02, PERFORMANCES } from './rules.ts';
import { expectedFor } from './tables.ts';
import { gameTime } from './time.ts';

/** What was taken for K where nobody says it. */
export type AssumedOfK = 'thirty-games' | 'highest-is-present' | 'born-before';

export interface RatingChange extends Change {
  readonly player: PlayerId;
  readonly own: number;
  /** The list that the rating is of. */
  readonly list: RatingKind;
  readonly assumed: readonly AssumedOfK[];
}

export interface FirstRating extends FirstRatingOf {
  readonly player: PlayerId;
}

export interface Performance {
  readonly player: PlayerId;
  /** Against rated opponents, of all played over the board. */
  readonly games: number;
  readonly of: number;
  readonly tpr: Working;
  readonly ptp: Working;
}

export interface RatingReport {
  readonly kind: RatingKind;
  readonly edition: RatingEdition;
  /** `YYYY/MM/DD`. */
  readonly start: string;
  /** Whether the record says the time of a game; if not, no game is judged by it. */
  readonly isTimeKnown: boolean;
  /** In the order of the initial ranking, as the other two. */
  readonly changes: readonly RatingChange[];
  readonly first: readonly FirstRating[];
  readonly performances: readonly Performance[];
}

export interface RatingRequest {
  readonly kind: RatingKind;
  /** Instead of the first day that the tournament states. */
  readonly start?: string;
  /** By start number, instead of what the list says. */
  readonly k?: Readonly<Record<number, number>>;
}

/** What a tournament does to the ratings of those in it, after the rounds that are there. */
export const ratingReport = (
  tournament: Tournament,
  { kind, start = tournament.header.start, k = {} }: RatingRequest,
): Outcome<RatingReport, Issue> => {
  const edition = ratingEdition(kind, start);
  if (!edition.ok) return edition;
  const ratings = new Map(tournament.players.map(player => [player.id, listedRating(player, kind)]));
  const source: Source = {
    kind,
    isKnockout: isKnockout(tournament),
    ratingOf: player => ratings.get(player)?.rating,
  };
  const day = dateIn(start) ?? '';
  const time = gameTime(tournament.header.encodedTimeControl);
  const terms: Terms = { kind, edition: edition.value, time };
  const changes: RatingChange[] = [];
  const first: FirstRating[] = [];
  const performances: Performance[] = [];
  for (const player of tournament.players) {
    const encounters = encountersOf(player, source);
    const own = ratings.get(player.id);
    if (own) changes.push(changeIn({ player, own, encounters, terms, stated: k[player.id], day }));
    else {
      const events = [...earlierOf(player), encounters];
      first.push({ player: player.id, ...firstRatingOf(terms, events) });
    }
    const performance = performanceIn(player.id, encounters);
    if (performance) performances.push(performance);
  }
  return accept({
    kind,
    edition: edition.value,
    start: day,
    isTimeKnown: time !== undefined,
    changes,
    first,
    performances,
  });
};

export interface ListedAs {
  readonly rating: number;
  readonly list: RatingKind;
}

/** By the lists where they are known; otherwise the rating that pairs is taken to be of this list. */
export const listedRating = (
  { rating, lists }: Pick<Participant, 'rating' | 'lists'>,
  kind: RatingKind,
): ListedAs | undefined => {
  if (!lists) return rating === undefined ? undefined : { rating, list: kind };
  const used = ratingUsed(kind, lists);
  return used.rating === undefined ? undefined : { rating: used.rating, list: used.from ?? kind };
};

const earlierOf = ({ earlierGames = [] }: Participant): readonly (readonly Encounter[])[] =>
  earlierGames.map(event =>
    event.map(({ rating, result }) => ({ rating, score: SCORES[result], overTheBoard: true })),
  );

const changeIn = ({
  player,
  own,
  encounters,
  terms,
  stated,
  day,
}: {
  readonly player: Participant;
  readonly own: ListedAs;
  readonly encounters: readonly Encounter[];
  readonly terms: Terms;
  readonly stated: number | undefined;
  readonly day: string;
}): RatingChange => {
  const { k, assumed } = chosenK(player, own, { kind: terms.kind, day, stated });
  return {
    player: player.id,
    own: own.rating,
    list: own.list,
    assumed,
    ...changeOf(terms, { own: own.rating, k }, encounters),
  };
};

const chosenK = (
  { lists, birth }: Participant,
  own: ListedAs,
  {
    kind,
    day,
    stated,
  }: { readonly kind: RatingKind; readonly day: string; readonly stated: number | undefined },
): { readonly k: ChosenK; readonly assumed: readonly AssumedOfK[] } => {
  const line = lists?.[kind];
  const said = stated ?? line?.k;
  const year = Number(birth?.slice(0, 4) ?? 0);
  const born = year === 0 ? undefined : year;
  const listYear = Number(day.slice(0, 4));
  // Whoever has a standard rating alone is new to the rapid (blitz) list (decision 898).
  const games = own.list === kind ? line?.games : 0;
  const highest = own.list === kind ? own.rating : 0;
  const k = kOf({ born, listYear, highest, games, stated: said }, kind);
  if (said !== undefined) return { k, assumed: [] };
  const assumed: readonly AssumedOfK[] = [
    ...(highest < 2400 && own.list === kind ? (['highest-is-present'] as const) : []),
    ...(highest < 2300 && born === undefined && k.k === 20 ? (['born-before'] as const) : []),
    ...(highest < 2400 && games === undefined && k.k === 20 ? (['thirty-games'] as const) : []),
  ];
  return { k, assumed };
};

type Met = Encounter & ScoredGame;
const isRatedOpponent = (encounter: Encounter): encounter is Met => encounter.rating !== undefined;

/** As the tie-breaks of C.07, but over the rated opponents alone; nothing where there was none. */
const performanceIn = (player: PlayerId, encounters: readonly Encounter[]): Performance | undefined => {
  const played = encounters.filter(({ overTheBoard }) => overTheBoard);
  const games = played.filter(isRatedOpponent);
  if (games.length === 0) return undefined;
  const { score, average, percent, difference, rating } = performanceOf(games);
  const perfect = perfectPerformance(games);
  const made = { points: score / 100, games: games.length, of: played.length };
  return {
    player,
    games: games.length,
    of: played.length,
    tpr: worked(
      PERFORMANCES.tournament,
      rating,
      played.map(game =>
        lineOf(game, {
          amount: game.rating ?? 0,
          rule: PERFORMANCES.tournament,
          cut: game.rating === undefined ? b02('standard', 'change') : undefined,
        }),
      ),
      { ...made, percent, average, difference },
    ),
    ptp: worked(
      PERFORMANCES.perfect,
      perfect,
      games.map(game =>
        lineOf(game, { amount: expectedFor(perfect - game.rating) / 100, rule: PERFORMANCES.perfect }),
      ),
      { ...made, expected: expectedOf(perfect, games) / 100 },
    ),
  };
};
