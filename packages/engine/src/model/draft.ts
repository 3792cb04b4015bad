import type { PlayerRecord } from './player.ts';
import { STANDARD_SCORING } from './scoring.ts';
import type { TournamentRecord } from './tournament.ts';

/* A record as a program writes it: what it does not say is empty. */

const EMPTY = {
  header: {},
  scoring: STANDARD_SCORING,
  virtualPoints: [],
  forbiddenPairs: [],
  requestedByes: [],
  abnormalPoints: [],
  tiebreaks: [],
  keptLines: [],
} as const satisfies Partial<TournamentRecord>;
type MayBeEmpty = keyof typeof EMPTY;

type PlayerDraft = Omit<PlayerRecord, 'turns'> & Partial<Pick<PlayerRecord, 'turns'>>;

/**
 * A `TournamentRecord` of which everything may be left out that most tournaments do not have: lists are then empty, games count
 * 1-½-0, and nobody has played.
 *
 * @example
 * ```ts
 * import { checkTournament, playerId, type RecordDraft } from '@pareo/engine';
 *
 * const draft: RecordDraft = {
 *   plannedRounds: 5,
 *   initialColour: 'white',
 *   players: ['Ana', 'Luis'].map((name, at) => ({ id: playerId(at + 1), name })),
 * };
 * export const checked = checkTournament(draft);
 * ```
 */
export type RecordDraft = Omit<TournamentRecord, MayBeEmpty | 'players'> &
  Partial<Pick<TournamentRecord, MayBeEmpty>> & { readonly players: readonly PlayerDraft[] };

const isComplete = (draft: RecordDraft): draft is TournamentRecord =>
  Object.keys(EMPTY).every(name => name in draft) && draft.players.every(({ turns }) => turns !== undefined);

/** A complete one is itself. */
export const recordOfDraft = (draft: RecordDraft): TournamentRecord =>
  isComplete(draft)
    ? draft
    : { ...EMPTY, ...draft, players: draft.players.map(player => ({ turns: [], ...player })) };
