import type { Tournament, TournamentRecord } from '@pareo/engine';
import { type Effect, effectOfCorrection, handlingOf } from '@pareo/engine/journal';
import {
  type EarlierResult,
  gamesBetween,
  type KeptLine,
  type PlayerId,
  type PlayerRecord,
  playerId,
  type Turn,
} from '@pareo/engine/model';
import { systemOf } from '@pareo/tournament';

/** Results of a closed round that were replaced, and what that counts for (C.04.2, article 4.3; 2017: D.8). */
export interface Corrections {
  readonly effect: Effect;
  readonly article: string;
  readonly count: number;
  /** For the report: what was recorded, and what is (`integrityLines`). */
  readonly lines: readonly KeptLine[];
  /** What the rounds paired so far knew, and standings where the report alone has it. */
  readonly earlier: readonly EarlierResult[];
}

/** Nothing where no result was changed, or the round after it is not paired yet. Rounds of a table close with the tournament. */
export const correctionsIn = (
  before: Tournament,
  after: TournamentRecord,
  round: number,
): Corrections | undefined => {
  const { roundsPaired, plannedRounds = Number.POSITIVE_INFINITY } = before;
  const chosen = systemOf(before, round);
  if (!chosen.ok || round >= roundsPaired) return undefined;
  const system = chosen.value;
  if (system.kind === 'round-robin' || system.kind === 'team-table') return undefined;
  const changed = changedIn(before.record.players, after.players, round);
  if (changed.length === 0) return undefined;
  const replaced = changed.filter(({ games }) => games.length > 0);
  const handling = handlingOf({ system: system.id });
  const isNextOver = roundsPaired >= plannedRounds && !before.players.some(isOpenIn(roundsPaired));
  const effect = effectOfCorrection({ round, published: roundsPaired, isNextOver }, handling);
  return {
    effect,
    article: handling.correction.article,
    count: replaced.length,
    lines: replaced.map(({ white, black, was, is }) => ({
      prefix: '###',
      text: ` COR @ Round ${round}: ${white}-${black}, ${was} corrected to ${is}, ${effect}`,
    })),
    earlier: changed.map(({ white, black, games }) => ({
      round,
      white,
      black,
      games,
      // A game that was adjourned is finished, not corrected: it counts from now on.
      ...(effect === 'report-only' && games.length > 0 ? {} : { through: roundsPaired }),
    })),
  };
};

const isOpenIn =
  (round: number) =>
  ({ turns }: Pick<PlayerRecord, 'turns'>): boolean =>
    turns[round - 1]?.kind === 'adjourned';

interface Changed {
  readonly white: PlayerId;
  readonly black: PlayerId;
  /** None: it was adjourned. */
  readonly games: EarlierResult['games'];
  readonly was: string;
  readonly is: string;
}

const changedIn = (
  before: readonly PlayerRecord[],
  after: readonly PlayerRecord[],
  round: number,
): readonly Changed[] => {
  const turnOf = (players: readonly PlayerRecord[], id: number): Turn | undefined =>
    players.find(player => player.id === id)?.turns[round - 1];
  return before.flatMap(({ id, turns }) => {
    const [was, is] = [turns[round - 1], turnOf(after, id)];
    const opponent = was && 'opponent' in was ? was.opponent : undefined;
    if (!was || !is || opponent === undefined || !isFirst(was, id, opponent)) return [];
    const answer = turnOf(before, opponent);
    const texts = [
      [was, answer],
      [is, turnOf(after, opponent)],
    ].map(([own, other]) => `${scoreIn(own)}-${scoreIn(other)}`);
    const [old = '', corrected = ''] = texts;
    return old === corrected
      ? []
      : [
          {
            white: playerId(id),
            black: playerId(opponent),
            games: gamesBetween(was, answer),
            was: old,
            is: corrected,
          },
        ];
  });
};

/** Each pair once, White first. */
const isFirst = (turn: Turn, id: number, opponent: number): boolean => {
  if (turn.kind === 'match') return (turn.games[0]?.colour ?? 'white') === 'white';
  return 'colour' in turn && turn.colour !== undefined ? turn.colour === 'white' : id < opponent;
};

const SCORES = { win: '1', draw: '=', loss: '0' } as const;

const scoreIn = (turn: Turn | undefined): string => {
  switch (turn?.kind) {
    case 'game':
      return turn.tally ? String(turn.tally.own) : SCORES[turn.result];
    case 'forfeit':
      return turn.won ? '+' : '-';
    case 'match':
      return turn.games.map(({ result }) => SCORES[result]).join('');
    default:
      return '*';
  }
};

/** What a file says already of the same round of two through the same round is the older, and stays. */
export const withEarlierResults = (
  record: TournamentRecord,
  more: readonly EarlierResult[],
): TournamentRecord => {
  const { earlierResults = [] } = record;
  const added = more.filter(
    one =>
      !earlierResults.some(
        other =>
          other.round === one.round &&
          other.white === one.white &&
          other.black === one.black &&
          other.through === one.through,
      ),
  );
  return added.length === 0 ? record : { ...record, earlierResults: [...earlierResults, ...added] };
};
