import type { Issue, Outcome } from '@pareo/engine';
import { saidFor } from '@pareo/engine/complete';
import { categoriesOfRecord, type State } from '@pareo/engine/journal';
import { accept, type Category, type PrizePlan, type Tournament } from '@pareo/engine/model';
import { type DivideOptions, divide, dividePrizes, type PrizeResult } from '@pareo/engine/prizes';
import { isState, once, ranked, roundsOf, type Source } from './open.ts';
import { standingsOf } from './tables.ts';

/* Who is paid what, as the table stands. */

/** Absent: as the tournament announces it. A plan that is being written is asked about as it is. */
export interface PrizesAsked {
  readonly plan?: PrizePlan;
  /** Whom an arbiter counted in or out stands in the journal, whatever is asked. */
  readonly categories?: readonly Category[];
}

/** What the division rests on. */
export type PrizesBasis = 'example' | 'present' | 'final';

export interface Divided {
  readonly plan: PrizePlan;
  readonly categories: readonly Category[];
  readonly result: PrizeResult;
  readonly basis: PrizesBasis;
  readonly after: number;
  readonly teams: boolean;
  /** Points as written, by number. */
  readonly points: ReadonlyMap<number, number>;
  /** Places in the table, by number. */
  readonly ranks: ReadonlyMap<number, number>;
}

/** Undefined: no prizes are announced. */
export const prizesOf = (source: Source, asked: PrizesAsked = {}): Outcome<Divided, Issue> | undefined => {
  if (asked.plan || asked.categories) return divided(source, asked);
  return once(source, 'prizes', () => divided(source, asked));
};

const divided = (source: Source, asked: PrizesAsked): Outcome<Divided, Issue> | undefined => {
  const found = ranked(source);
  if (!found.ok) return found;
  const tournament = found.value;
  const plan = asked.plan ?? tournament.prizes;
  if (!plan) return undefined;
  const table = standingsOf(source);
  if (!table.ok) return table;
  const { rows } = table.value;
  const categories = categoriesIn(source, asked);
  const isExample = rows.every(({ points }) => points === 0);
  const options = optionsFor(source, tournament);
  const result = isExample
    ? divide(exampleOf(tournament, categories), plan, options)
    : dividePrizes(tournament, table.value, categories, plan, options);
  if (!result.ok) return result;
  return accept({
    plan,
    categories,
    result: result.value,
    basis: isExample ? 'example' : isState(source) && source.phase === 'finished' ? 'final' : 'present',
    after: roundsOf(source),
    teams: tournament.teamEvent !== undefined,
    points: new Map(rows.map(({ id, points }) => [id, points])),
    ranks: new Map(rows.map(({ id, rank }) => [id, rank])),
  });
};

const optionsFor = (source: Source, tournament: Tournament): DivideOptions =>
  isState(source)
    ? saidFor(source, tournament)
    : { entries: (tournament.teamEvent?.teams ?? tournament.players).length };

/** Nothing is played: the starting rank stands in for the table, and nobody is level. */
const exampleOf = ({ players, teamEvent }: Tournament, categories: readonly Category[]) => {
  const order = teamEvent
    ? teamEvent.teams.map(({ number }) => number)
    : players.map(({ id }) => id as number);
  return {
    players,
    categories,
    ranking: order.map((id, at) => ({
      player: id as (typeof players)[number]['id'],
      rank: at + 1,
      points: -at,
    })),
  };
};

/** The categories asked about, with whom an arbiter counted in or out. */
export const categoriesIn = (source: Source, asked: PrizesAsked = {}): readonly Category[] => {
  const found = ranked(source);
  const own = found.ok ? (found.value.categories ?? []) : [];
  if (!asked.categories) return own;
  return isState(source) ? saidIn(source, asked.categories) : asked.categories;
};

const saidIn = ({ memberships = [], players }: State, categories: readonly Category[]): readonly Category[] =>
  categoriesOfRecord({ categories, memberships }, key => players[key]?.number);
