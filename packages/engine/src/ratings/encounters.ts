import type { Participant, PlayerId, RatingKind, Turn } from '../model/index.ts';
import type { Rule } from '../rules/index.ts';
import type { RatingEdition } from './editions.ts';
import { isRated } from './is-rated.ts';
import { SCORES } from './performance.ts';
import { b02 } from './rules.ts';
import type { GameTime } from './time.ts';

/** The text by which games are rated, and what is known of their time. */
export interface Terms {
  readonly kind: RatingKind;
  readonly edition: RatingEdition;
  readonly time?: GameTime | undefined;
}

/** A game of one player, played or not. */
export interface Encounter {
  readonly round?: number;
  readonly opponent?: PlayerId;
  /** The opponent's. Undefined: unrated. */
  readonly rating?: number | undefined;
  /** In hundredths, on 1-½-0. */
  readonly score: number;
  readonly overTheBoard: boolean;
  /** Why it is not rated, whoever played it. */
  readonly unplayed?: Rule;
  /** Of a match of a knock-out. */
  readonly ofMatch?: true;
}

/** The rule by which a game does not count for a player of this rating. */
export const ruleAgainst = (
  { kind, edition, time }: Terms,
  own: number | undefined,
  { rating, unplayed, ofMatch }: Pick<Encounter, 'rating' | 'unplayed' | 'ofMatch'>,
): Rule | undefined => {
  if (unplayed) return unplayed;
  if (ofMatch && (own === undefined || rating === undefined)) return b02(kind, 'unratedInMatch');
  if (rating === undefined) return b02(kind, own === undefined ? 'firstRating' : 'change');
  const judged = isRated({ kind, edition }, { white: own, black: rating }, time);
  return judged.rated ? undefined : judged.rule;
};

export interface Source {
  readonly kind: RatingKind;
  /** Undefined: unrated. */
  readonly ratingOf: (player: PlayerId) => number | undefined;
  /** Whether its matches are matches in the sense of article 6. */
  readonly isKnockout: boolean;
}

/** The games of a player in the order of the rounds. Byes and absences are none; forfeits are, unplayed. */
export const encountersOf = ({ turns }: Pick<Participant, 'turns'>, source: Source): readonly Encounter[] =>
  turns.flatMap((turn, at) => {
    const rating =
      'opponent' in turn && turn.opponent !== undefined ? source.ratingOf(turn.opponent) : undefined;
    return encountersIn(turn, source).map(found => ({ ...found, rating, round: at + 1 }));
  });

const encountersIn = (turn: Turn, { kind, isKnockout }: Source): readonly Encounter[] => {
  const unplayed = b02(kind, 'unplayed');
  switch (turn.kind) {
    case 'game': {
      const { opponent, result, unrated } = turn;
      return [{ opponent, score: SCORES[result], overTheBoard: true, ...(unrated ? { unplayed } : {}) }];
    }
    case 'forfeit': {
      const { opponent, won } = turn;
      if (opponent === undefined) return [];
      return [{ opponent, score: won ? SCORES.win : SCORES.loss, overTheBoard: false, unplayed }];
    }
    case 'match':
      return gamesOfMatch(turn, { kind, isKnockout });
    case 'pairing-bye':
    case 'requested-bye':
    case 'adjourned':
    case 'absent':
    case 'unpaired':
      return [];
  }
};

/** B.02 6.2: once one of the two cannot be caught in the games that the match has, those left do not count. */
const gamesOfMatch = (
  { games, opponent }: Extract<Turn, { kind: 'match' }>,
  { kind, isKnockout }: Omit<Source, 'ratingOf'>,
): readonly Encounter[] => {
  let lead = 0;
  return games.map((game, at) => {
    const isDecided = isKnockout && Math.abs(lead) > 100 * (games.length - at);
    const score = SCORES[game.result];
    lead += 2 * score - 100;
    return {
      opponent,
      score,
      overTheBoard: !game.forfeited,
      ...(isKnockout ? { ofMatch: true } : {}),
      ...(game.forfeited ? { unplayed: b02(kind, 'unplayed') } : {}),
      ...(!game.forfeited && isDecided ? { unplayed: b02(kind, 'matchDecided') } : {}),
    };
  });
};
