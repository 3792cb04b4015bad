import {
  accept,
  compareExact,
  type Exact,
  type Issue,
  impossible,
  issue,
  type Outcome,
  refuse,
} from '../model/index.ts';
import type { Stage } from '../position/knockout/index.ts';
import type { Rule } from '../rules/index.ts';
import {
  type CutPart,
  cutPartsOf,
  definitionOf,
  OTHER_RULES,
  parseTiebreak,
  showsPlaces,
  type Tiebreak,
  type Working,
} from '../tiebreaks/index.ts';
import { rank } from './ranking.ts';
import { shownPlace } from './shown.ts';
import type { Standings, StandingsRow } from './standings.ts';

/** One participant's side of a comparison. */
export interface RankSide {
  readonly id: number;
  readonly value: number | undefined;
  readonly working: Working;
}

/** A criterion on which both are level. A place among the tied is not a value of either. */
export interface LevelOn {
  readonly tiebreak: Tiebreak;
  readonly value: number | undefined;
  readonly isPlace: boolean;
}

export type RankReason =
  | {
      readonly kind: 'separated';
      readonly by: Tiebreak;
      /** Position in the list, 0 for the first criterion. */
      readonly position: number;
      /** Criteria before it, on which both are level. */
      readonly levelOn: readonly LevelOn[];
      /** Whether the values are places among the tied: then the lower one is ahead. */
      readonly isPlace: boolean;
      /** What does not count of either value. */
      readonly cuts: readonly CutPart[];
      readonly ahead: RankSide;
      readonly behind: RankSide;
    }
  /** The one behind left a round robin before half of the games. */
  | { readonly kind: 'annulled'; readonly ahead: number; readonly behind: number; readonly rule: Rule }
  /** Knock-outs: one came farther, or is still in. */
  | { readonly kind: 'stage'; readonly ahead: StageSide; readonly behind: StageSide; readonly rule: Rule }
  /** Players of two groups, who are ranked each in their own. */
  | { readonly kind: 'apart'; readonly rule: Rule }
  /** Nothing in the list separates them: they share the place. */
  | {
      readonly kind: 'shared';
      readonly rank: number;
      readonly places: string;
      /** In the order of the table. */
      readonly players: readonly [number, number];
      readonly stage?: Stage;
    };

/** Undefined: left before the draw was made. */
export interface StageSide {
  readonly id: number;
  readonly stage: Stage | undefined;
}

/** Which criterion of the list put one ahead of the other, with the numbers of both. */
export const whyRank = (standings: Standings, a: number, b: number): Outcome<RankReason, Issue> => {
  const [one, two] = [rowOf(standings, a), rowOf(standings, b)];
  if (!one || !two)
    return refuse(...[a, b].filter(id => !rowOf(standings, id)).map(id => unknown(standings, id)));
  if (one.group !== two.group) return accept({ kind: 'apart', rule: OTHER_RULES.byGroup });
  if (one.rank === two.rank && one.sharedBy === two.sharedBy) return accept(sharedBy(standings, one, two));
  const isAhead = one.rank < two.rank || (one.rank === two.rank && one.sharedBy < two.sharedBy);
  const [ahead, behind] = isAhead ? [one, two] : [two, one];
  if (isByStage(ahead, behind))
    return accept({
      kind: 'stage',
      ahead: { id: ahead.id, stage: ahead.stage },
      behind: { id: behind.id, stage: behind.stage },
      rule: OTHER_RULES.stageReached,
    });
  if (ahead.annulled !== behind.annulled)
    return accept({
      kind: 'annulled',
      ahead: ahead.id,
      behind: behind.id,
      rule: OTHER_RULES.halfOfTheGames,
    });
  const position = firstDifference(ahead, behind);
  const by = standings.list[position];
  if (!by) return accept(sharedBy(standings, ahead, behind));
  const sides = {
    ahead: sideOf(standings, ahead, position),
    behind: sideOf(standings, behind, position),
  };
  return accept({
    kind: 'separated',
    by,
    position,
    levelOn: standings.list
      .slice(0, position)
      .map((tiebreak, at) => ({ tiebreak, value: ahead.values[at], isPlace: showsPlaces(tiebreak) })),
    isPlace: showsPlaces(by),
    cuts: [sides.ahead, sides.behind].flatMap(({ id, working }) => cutPartsOf(id, working)),
    ...sides,
  });
};

const sharedBy = ({ rows }: Standings, one: StandingsRow, two: StandingsRow): RankReason => {
  const [first, second] = rows.indexOf(one) < rows.indexOf(two) ? [one, two] : [two, one];
  return {
    kind: 'shared',
    rank: first.rank,
    places: shownPlace(first),
    players: [first.id, second.id],
    ...(first.stage ? { stage: first.stage } : {}),
  };
};

/** Inside a stage the list of the rules decides, where they have one. */
const isByStage = (ahead: StandingsRow, behind: StandingsRow): boolean =>
  (ahead.stage !== undefined || behind.stage !== undefined) &&
  (ahead.stage?.reached !== behind.stage?.reached || ahead.stage?.round !== behind.stage?.round);

/** What made a value, line by line. A code that is not in the list is computed as if it followed the points. */
export const workingOf = (standings: Standings, id: number, code: string): Outcome<Working, Issue> => {
  const row = rowOf(standings, id);
  if (!row) return refuse(unknown(standings, id));
  const parsed = parseTiebreak(code);
  if (!parsed.ok) return parsed;
  const position = standings.list.findIndex(
    tiebreak => tiebreak.written.toUpperCase() === parsed.value.written.toUpperCase(),
  );
  return accept(
    position >= 0 ? workingAt(standings, row, position) : workingOfOther(standings, row, parsed.value),
  );
};

const rowOf = (standings: Standings, id: number): StandingsRow | undefined =>
  standings.rows.find(row => row.id === id);

const unknown = (standings: Standings, id: number): Issue =>
  standings.of === 'teams'
    ? issue('unknown-team-named', { record: 'standings', team: id })
    : issue('unknown-player-named', { record: 'standings', player: id });

const sideOf = (standings: Standings, row: StandingsRow, position: number): RankSide => ({
  id: row.id,
  value: row.values[position],
  working: workingAt(standings, row, position),
});

const differ = (a: Exact | undefined, b: Exact | undefined): boolean =>
  a === undefined || b === undefined ? a !== b : compareExact(a, b) !== 0;

const firstDifference = (ahead: StandingsRow, behind: StandingsRow): number =>
  ahead.exact.findIndex((value, at) => differ(value, behind.exact[at]));

/** Those who were still tied with the participant when the criterion was applied. */
const tiedBefore = (standings: Standings, row: StandingsRow, position: number): readonly StandingsRow[] =>
  standings.rows.filter(
    other =>
      other.annulled === row.annulled &&
      other.group === row.group &&
      !isByStage(other, row) &&
      row.exact.slice(0, position).every((value, at) => !differ(value, other.exact[at])),
  );

const workingAt = (standings: Standings, row: StandingsRow, position: number): Working => {
  const { field, list, aids } = standings;
  const tiebreak = list[position] ?? list[0];
  if (!tiebreak) return impossible('a list of criteria is never empty');
  const definition = definitionOf(tiebreak);
  const index = indexOf(standings, row.id);
  if (definition.kind === 'value') return definition.of(field, tiebreak.modifiers, aids).working(index);
  const tied = tiedBefore(standings, row, position);
  const group = tied.map(other => indexOf(standings, other.id));
  const from = Math.min(...tied.map(other => other.rank));
  return definition.of(field, tiebreak.modifiers, aids)(group, from).working(index);
};

const workingOfOther = (standings: Standings, row: StandingsRow, tiebreak: Tiebreak): Working => {
  const { field, list, aids } = standings;
  const two = [...list.slice(0, 1), tiebreak];
  const members = standings.rows
    .filter(other => other.group === row.group && other.annulled === row.annulled)
    .map(other => indexOf(standings, other.id));
  const { values } = rank(field, two, aids, { groups: [members], from: 1 });
  const rows = standings.rows.map(other => ({
    ...other,
    exact: values.map(column => column[indexOf(standings, other.id)]),
  }));
  const same = rows.find(other => other.id === row.id) ?? row;
  return workingAt({ ...standings, list: two, rows }, same, 1);
};

const indexOf = (standings: Standings, id: number): number =>
  standings.field.entries.findIndex(entry => entry.id === id);
