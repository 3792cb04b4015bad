import { recordForStandings, type State, traitsOf } from '@pareo/engine/journal';
import { describeStage } from '@pareo/texts/terms';
import { halvesText } from '@pareo/tournament/results';
import { runningTotals } from '@pareo/tournament/running';
import { language } from '../../client/preferences.svelte.ts';
import type { Table } from '../../engine/enquiry.ts';
import type { Column } from '../../parts/grid.ts';
import { t } from '../../words/t.svelte.ts';

type Row = Table['rows'][number];

/** What standings of a knock-out and of Scrabble have beside the points: the stage and who ended it, games won and lost, the high game. */
export const columnsOfKind = (state: State, table: Table | undefined): readonly Column<Row>[] => {
  if (!table) return [];
  if (table.rows.some(({ stage }) => stage !== undefined)) return columnsOfDraw(table);
  return traitsOf(state, Math.max(1, table.after)).game === 'scrabble' ? columnsOfScrabble(state, table) : [];
};

const columnsOfDraw = ({ rows }: Table): readonly Column<Row>[] => {
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return [
    {
      id: 'stage',
      label: t.standings.stage,
      width: 'minmax(12ch, 20ch)',
      text: ({ stage }) => (stage ? describeStage(stage, language()) : ''),
    },
    {
      id: 'lost-to',
      drop: 760,
      label: t.standings.lostTo,
      width: 'minmax(14ch, 22ch)',
      tone: 'second',
      text: ({ stage }) => (stage?.by === undefined ? '' : (names.get(stage.by) ?? '')),
    },
  ];
};

const columnsOfScrabble = (state: State, { after }: Table): readonly Column<Row>[] => {
  const totals = runningTotals(recordForStandings(state), after);
  return [
    {
      id: 'record',
      label: t.standings.record,
      full: t.standings.recordFull,
      width: '9ch',
      align: 'right',
      text: ({ id }) => {
        const found = totals.get(id);
        return found ? `${halvesText(found.won)}-${halvesText(found.lost)}` : '';
      },
    },
    {
      id: 'high-game',
      drop: 760,
      label: t.standings.highGame,
      full: t.standings.highGameFull,
      width: '7ch',
      align: 'right',
      tone: 'second',
      text: ({ sheets }) => String(sheets?.highGame ?? ''),
    },
  ];
};
