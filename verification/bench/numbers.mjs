import { checkTournament, standings } from '@pareo/engine';
import { normsOf } from '@pareo/engine/norms';
import { dividePrizes } from '@pareo/engine/prizes';
import { ratingReport } from '@pareo/engine/ratings';
import { play } from './fields.mjs';
import { bestOf, printTable } from './measure.mjs';

/* Prizes, ratings and norms of whole tournaments, from a checked tournament; prizes with the table already ranked. */

const LISTS = 30;
const TITLES = ['GM', 'IM', 'FM', 'WIM', undefined];
const FEDERATIONS = ['MEX', 'ESP', 'ARG', 'COL', 'CUB'];

/** Nine rounds with everything that a norm asks about. */
const eventOf = players => {
  const { record } = play({ players, rounds: 9, planned: 9, results: 'random' });
  const checked = checkTournament({
    ...record,
    header: { ...record.header, start: '2026/11/01', federation: 'MEX' },
    players: record.players.map(player => ({
      ...player,
      rating: 2650 - Math.round((900 / players) * player.id),
      federation: FEDERATIONS[player.id % 5],
      sex: player.id % 4 === 0 ? 'w' : 'm',
      birth: `${1950 + (player.id % 65)}/01/01`,
      ...(player.id < players / 2 ? { title: TITLES[player.id % 5] } : {}),
    })),
    categories: Array.from({ length: LISTS - 1 }, (_, at) => ({
      id: `c${at}`,
      name: `C${at}`,
      conditions:
        at % 3 === 0
          ? [{ kind: 'rating', to: 2600 - 25 * at }]
          : at % 3 === 1
            ? [{ kind: 'age', under: 10 + at, on: '2026/01/01' }]
            : [
                { kind: 'sex', is: 'w' },
                { kind: 'born', from: 1960 + at },
              ],
    })),
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults[0]));
  return checked.value;
};

const planOf = mode => ({
  currency: 'EUR',
  unit: 1,
  leftover: 'fund',
  groups: [
    {
      id: 'money',
      mode,
      lists: Array.from({ length: LISTS }, (_, at) => ({
        id: `l${at}`,
        name: `L${at}`,
        prizes: Array.from({ length: 10 }, (_, place) => ({ amount: 200_000 - 1_000 * at - 9_000 * place })),
        sharing: at === 0 || mode === 'cumulative' ? 'equal' : 'none',
        ...(at === 0 ? {} : { category: `c${at - 1}` }),
      })),
    },
  ],
});

export const benchNumbers = () => {
  const [large, small] = [eventOf(1000), eventOf(200)];
  const table = standings(large, { tiebreaks: ['BH', 'TPN'] });
  if (!table.ok) throw new Error(JSON.stringify(table.faults[0]));
  const modes = ['cumulative', 'place-first', 'best-value', 'us-32b'].map(mode => {
    const plan = planOf(mode);
    const measured = bestOf(7, () => dividePrizes(large, table.value, large.categories, plan));
    if (!measured.value.ok || measured.value.value.refused.length > 0) throw new Error(mode);
    return { what: `prizes of 1,000 players, ${LISTS} lists, ${mode}`, ...measured, goal: 'under 100 ms' };
  });
  const ratings = bestOf(7, () => ratingReport(large, { kind: 'standard' }));
  const norms = bestOf(5, () => normsOf(small, { host: 'MEX' }));
  for (const { value } of [ratings, norms]) if (!value.ok) throw new Error(JSON.stringify(value.faults[0]));
  const rows = [
    ...modes,
    { what: 'rating report of 1,000 players, 9 rounds', ...ratings, goal: 'under 20 ms' },
    { what: 'norms of 200 players, 9 rounds, four titles', ...norms, goal: 'under 200 ms' },
  ].map(({ what, ms, cpu, goal }) => ({ what, ms, 'its processor': cpu, goal }));
  printTable('Prizes, ratings and norms (ms, best of several)', Object.keys(rows[0]), rows);
  return rows;
};
