import {
  leastCostPerfectMatching,
  type SolvedMatching,
  TightGraph,
  unweighted,
} from '../../../matching/index.ts';
import { impossible } from '../../../model/index.ts';
import { weigh } from '../../../rules/index.ts';
import { legalAmong } from '../../swiss/legal-pairs.ts';
import { mayMeet } from '../../swiss/pairable.ts';
import type { Member } from '../definitions.ts';
import type { Field } from '../field.ts';
import { DIGITS, withLimb } from '../sequence-digits.ts';
import type { Columns } from './definitions.ts';

export type Rows = readonly (readonly [Member, Member])[];

/*
 * 6.3, written as a search: row by row each White seeker takes the first Black seeker not met, and where those below
 * find nobody the row is changed. That is the first transposition of the Black column, row by row, with which
 * everybody has an opponent. Only if there is none is a White seeker given another White seeker: in as few rows as
 * possible, and the lowest row that cannot be helped looks downwards first, then upwards (decision 0066).
 */
export const firstRows = (field: Field, columns: Columns): Rows =>
  rowsOfColours(field, columns) ?? rowsWithSameColour(field, columns);

const rowsOfColours = (field: Field, { white, black }: Columns): Rows | undefined => {
  const isWhite = new Set(white);
  const graph = legalAmong(field, [...white, ...black], {
    mayMeet: (a, b) => isWhite.has(a) !== isWhite.has(b),
  });
  const tight = unweighted(graph);
  if (!tight) return undefined;
  const opponents = black.map((_, at) => white.length + at);
  return white.map((member, v) => {
    const opponent = black[tight.pairWithFirst(v, opponents) - white.length];
    return [member, opponent ?? impossible('every row has an opponent')] as const;
  });
};

/*
 * With the fewest pairs inside a column: each White seeker in turn takes the first opponent with whom the others can
 * still be paired so, the Black column before the White seekers further down. That the lowest helpless row K looks to
 * K+1 first and then to K-1, K-2 … follows: a row above K keeps its Black seeker as long as K finds somebody below,
 * and then the last row above that can give way does.
 */
const rowsWithSameColour = (field: Field, { white, black }: Columns): Rows => {
  let left: Left = { field, white, black };
  const rows: (readonly [Member, Member])[] = [];
  for (;;) {
    const [first, ...others] = [...left.white, ...left.black];
    if (!first) return rows;
    const solved = fewestInside(left);
    if (solved.blossoms.length === 0) return [...rows, ...rowsInTightGraph(left, solved)];
    const opponent = firstOpponent(left, first);
    rows.push([first, opponent]);
    const rest = new Set(others.filter(member => member !== opponent));
    const stays = (member: Member) => rest.has(member);
    left = { field, white: left.white.filter(stays), black: left.black.filter(stays) };
  }
};

/** Who is without a row yet. Vertices: the White column, then the Black one. */
interface Left {
  readonly field: Field;
  readonly white: readonly Member[];
  readonly black: readonly Member[];
}

const costsOf = ({ white, black }: Left) =>
  weigh({
    classOf: Int32Array.from([...white, ...black], (_, v) => (v < white.length ? 0 : 1)),
    classes: 2,
    digits: 1,
    joined: (a, b) => (a === b ? [[0, 1]] : []),
    apart: () => undefined,
  });

const fewestInside = (left: Left): SolvedMatching =>
  leastCostPerfectMatching(legalAmong(left.field, [...left.white, ...left.black]), costsOf(left)) ??
  impossible('the group can be paired');

/** Where no blossom has a dual, the pairs without slack tell: one alternating path for each row. */
const rowsInTightGraph = (left: Left, solved: SolvedMatching): Rows => {
  const members = [...left.white, ...left.black];
  const problem = { graph: legalAmong(left.field, members), costs: costsOf(left) };
  const tight = new TightGraph(problem, solved);
  const vertices = members.map((_, v) => v);
  const [whites, blacks] = [vertices.slice(0, left.white.length), vertices.slice(left.white.length)];
  const rows: (readonly [Member, Member])[] = [];
  const paired = new Set<number>();
  for (const v of vertices) {
    if (paired.has(v)) continue;
    const offered = (v < whites.length ? [...blacks, ...whites] : blacks).filter(
      u => u !== v && !paired.has(u),
    );
    const u = tight.pairWithFirst(v, offered);
    paired.add(v).add(u);
    rows.push([members[v] as Member, members[u] ?? impossible('every row has an opponent')]);
  }
  return rows;
};

/** In general: behind the number of pairs inside a column stands the place of the opponent among those offered. */
const firstOpponent = ({ field, white, black }: Left, first: Member): Member => {
  const offered = [...black, ...white].filter(member => member !== first && mayMeet(field, first, member));
  const members = [...white, ...black];
  const isWhite = new Set(white);
  for (let from = 0; from < offered.length; from += DIGITS) {
    const asked = offered.slice(from, from + DIGITS);
    // Classes: those asked, then the White and the Black column, then the player whose opponent is looked for.
    const [WHITE, BLACK, FIRST] = [asked.length, asked.length + 1, asked.length + 2];
    const isClassWhite = (a: number): boolean =>
      a === FIRST ? isWhite.has(first) : a === WHITE || isWhite.has(asked[a] as Member);
    const indexOf = new Map(asked.map((member, index) => [member, index]));
    const weighed = weigh({
      classOf: Int32Array.from(members, member => {
        if (member === first) return FIRST;
        return indexOf.get(member) ?? (isWhite.has(member) ? WHITE : BLACK);
      }),
      classes: asked.length + 3,
      digits: 1,
      joined: (a, b) => (isClassWhite(a) === isClassWhite(b) ? [[0, 1]] : []),
      apart: () => undefined,
    });
    const costs = withLimb(weighed, (a, b) => {
      if (a !== FIRST && b !== FIRST) return 0;
      return 2 * Math.min(a, b, asked.length);
    });
    const solved = leastCostPerfectMatching(legalAmong(field, members), costs);
    const found = members[solved?.mate[members.indexOf(first)] ?? -1];
    if (found && indexOf.has(found)) return found;
  }
  return impossible('the group can be paired');
};
