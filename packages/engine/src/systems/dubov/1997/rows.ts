import { impossible } from '../../../model/index.ts';
import { bestPairings } from '../../swiss/best-pairings.ts';
import { costsOfSides } from '../../swiss/crossing.ts';
import { legalAmong } from '../../swiss/legal-pairs.ts';
import { firstTransposition } from '../../swiss/transposition.ts';
import type { Member } from '../definitions.ts';
import type { Field } from '../field.ts';
import type { Columns } from './definitions.ts';

export type Rows = readonly (readonly [Member, Member])[];

/*
 * 6.3, written as a search: row by row each White seeker takes the first Black seeker not met, and where those below
 * find nobody the row is changed. That is the first transposition of the Black column, row by row, with which
 * everybody has an opponent. Only if there is none is a White seeker given another White seeker: in as few rows as
 * possible, and the lowest row that cannot be helped looks downwards first, then upwards (decision 0066).
 */
export const firstRows = (field: Field, columns: Columns): Rows =>
  firstTransposition(field, columns.white, columns.black) ?? rowsWithSameColour(field, columns);

/*
 * With the fewest pairs inside a column: each White seeker in turn takes the first opponent with whom the others can
 * still be paired so, the Black column before the White seekers further down. That the lowest helpless row K looks to
 * K+1 first and then to K-1, K-2 … follows: a row above K keeps its Black seeker as long as K finds somebody below,
 * and then the last row above that can give way does.
 */
const rowsWithSameColour = (field: Field, { white, black }: Columns): Rows => {
  const members = [...white, ...black];
  const costs = costsOfSides(white.length, members.length, 'inside');
  const best =
    bestPairings({ graph: legalAmong(field, members), costs }) ?? impossible('the group can be paired');
  const vertices = members.map((_, v) => v);
  const [whites, blacks] = [vertices.slice(0, white.length), vertices.slice(white.length)];
  const rows: (readonly [Member, Member])[] = [];
  const paired = new Set<number>();
  for (const v of vertices) {
    if (paired.has(v)) continue;
    const offered = (v < whites.length ? [...blacks, ...whites] : blacks).filter(
      u => u !== v && !paired.has(u),
    );
    const u = best.pairWithFirst(v, offered);
    paired.add(v).add(u);
    rows.push([members[v] as Member, members[u] ?? impossible('every row has an opponent')]);
  }
  return rows;
};
