import {
  accept,
  checkTournament,
  type GameOutcome,
  type Issue,
  issue,
  type Outcome,
  type RequestedByes,
  refuse,
  type Tournament,
  type TournamentRecord,
  withEncounterOfPlayers,
  withEncounterOfTeams,
  withoutStatedTotals,
  withPairingBye,
  withRequestedBye,
} from '../model/index.ts';
import { DESCRIPTIONS } from '../systems/descriptions.ts';
import { namedIn } from '../systems/named.ts';
import type { PairedRound } from './paired-round.ts';

/**
 * What came of a board: a `ResultCode`, White first; in Scrabble the points of both sheets (`{ own, opponents }`, of whoever started). Of a
 * match, a list: one for each game, or for each board of two teams, the side named first (`white`) being first. `open`: not known yet.
 *
 * @example
 * ```ts
 * import { type BoardResult } from '@pareo/engine';
 *
 * export const results: readonly BoardResult[] = ['1-0', '+-', 'open', { own: 412, opponents: 387 }, ['1-0', '=']];
 * ```
 */
export type BoardResult = GameOutcome | readonly GameOutcome[];

/**
 * Writes a paired round with its results into the tournament, so that a program without files can play on. One result for each
 * board, in their order; what is left out is not known yet, and entering the round again replaces what was there. Refused: more
 * results than boards, and whatever `checkTournament` refuses. Byes that were asked for count from then on.
 *
 * @example
 * ```ts
 * import { enterRound, pairRound, type Tournament } from '@pareo/engine';
 *
 * export const withoutADraw = (tournament: Tournament): Tournament => {
 *   const paired = pairRound(tournament);
 *   const entered = paired.ok ? enterRound(tournament, paired.value, paired.value.boards.map(() => '1-0')) : paired;
 *   return entered.ok ? entered.value : tournament;
 * };
 * ```
 */
export const enterRound = (
  { record }: Tournament,
  paired: Pick<PairedRound, 'system' | 'round' | 'boards' | 'byes'>,
  results: readonly (BoardResult | undefined)[] = [],
): Outcome<Tournament, Issue> => {
  const written = withRound(record, paired, results);
  return written.ok ? checkTournament(withoutStatedTotals(written.value)) : written;
};

/** The same of a record that is not to be reasoned about yet. */
export const withRound = (
  record: TournamentRecord,
  { system, round, boards, byes }: Parameters<typeof enterRound>[1],
  results: readonly (BoardResult | undefined)[] = [],
): Outcome<TournamentRecord, Issue> => {
  if (results.length > boards.length)
    return refuse(issue('results-beyond-boards', { round, boards: boards.length, results: results.length }));
  const isOfTeams = namedIn(DESCRIPTIONS, system)?.pairs === 'teams';
  let written = record;
  for (const [at, { white, black, games = 1 }] of boards.entries()) {
    const boardsOfMatch = record.teamEvent?.boardColours?.length ?? 1;
    const outcomes = outcomesOf(results[at], isOfTeams ? boardsOfMatch : games);
    const encounter = { round, white, black, outcomes };
    const next = isOfTeams
      ? withEncounterOfTeams(written, encounter)
      : accept(withEncounterOfPlayers(written, encounter));
    if (!next.ok) return next;
    written = next.value;
  }
  for (const { player, kind } of byes)
    if (kind === 'pairing-bye') written = withPairingBye(written, round, player);
  for (const bye of byesAskedFor(record, round)) written = withRequestedBye(written, bye);
  return accept(written);
};

/** A team keeps its bye in the list, a player in the line. Those who have left since get none. */
const byesAskedFor = (
  { requestedByes, players, teamEvent }: TournamentRecord,
  round: number,
): readonly RequestedByes[] => {
  if (teamEvent) return [];
  const here = new Set<number>(
    players.flatMap(({ id, withdrawnAfter = round, expelledAfter = round }) =>
      Math.min(withdrawnAfter, expelledAfter) < round ? [] : [id],
    ),
  );
  return requestedByes.flatMap(byes =>
    byes.round === round
      ? byes.participants.filter(id => here.has(id)).map(id => ({ ...byes, participants: [id] }))
      : [],
  );
};

const outcomesOf = (result: BoardResult = 'open', games: number): readonly GameOutcome[] => {
  if (result === 'open') return Array.from({ length: games }, () => result);
  return isList(result) ? result : [result];
};

const isList = (result: BoardResult): result is readonly GameOutcome[] => Array.isArray(result);
