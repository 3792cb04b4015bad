import type { Points } from '@pareo/engine';
import type { State } from '@pareo/engine/journal';
import { enquire } from '../../engine/client.ts';

/** One of the first, as the standings have them. */
export interface Leader {
  readonly key: number;
  readonly name: string;
  /** Where groups have tables of their own. */
  readonly group: string | undefined;
  readonly points: Points;
  /** Empty for whoever shares the place of the one above. */
  readonly place: string;
}

const SHOWN = 5;

/** The first of the table after the last published round; of several groups, as many of each as there is room for. */
export const leadersOf = async (state: State, groups: readonly string[]): Promise<readonly Leader[]> => {
  const after = state.published;
  const wanted = groups.length > 1 ? groups : [undefined];
  const each = Math.max(1, Math.floor(SHOWN / wanted.length));
  const tables = await Promise.all(
    wanted.map(async group => {
      const answer = await enquire(state, 'standings', { after, group });
      const rows = answer.ok ? answer.value.rows.slice(0, each) : [];
      return rows.map(
        ({ key, name, points, rank }, at): Leader => ({
          key,
          name,
          group,
          points,
          place: rows[at - 1]?.rank === rank ? '' : String(rank),
        }),
      );
    }),
  );
  return tables.flat();
};
