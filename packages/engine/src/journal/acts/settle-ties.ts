import { leavingTheBook, marked } from '../changing.ts';
import { ofTeams } from '../competing.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { State } from '../state.ts';
import type { ActDefinition } from './definition.ts';
import { openIn } from './open-games.ts';
import { namedTwice, unknownAmong } from './players.ts';

/** Those who are level after the whole list: in the order drawn, or as an arbiter orders them. */
export const settleTies: ActDefinition<'settle-ties'> = {
  kind: 'settle-ties',
  check: (state, { act: { group, order, was } }) => {
    const now = settledIn(state, group)?.order;
    return [
      ...faultsOfOpen(state),
      ...(order.length < 2 ? [refusal('no-ties', {})] : []),
      ...unknownAmong(state, order),
      ...namedTwice(order).map(player => refusal('player-twice', { player, ...ofTeams(state) })),
      ...(was !== undefined && was.join() !== (now ?? []).join() ? [refusal('changed-meanwhile', {})] : []),
      ...(now?.join() === order.join() ? [refusal('nothing-to-change', {})] : []),
    ];
  },
  warnings: (state, { act: { order, lot } }) =>
    lot === undefined
      ? [
          {
            code: 'order-by-hand',
            strength: 'confirm-twice',
            article: 'C.07, 4.1',
            data: { players: order, ...ofTeams(state) },
          },
        ]
      : [],
  effect: (state, { act: { group, order, lot }, seq }) => {
    const others = (state.ties ?? []).filter(tie => tie.group !== group);
    const settled: State = {
      ...state,
      ties: [
        ...others,
        { seq, order, ...(group === undefined ? {} : { group }), ...(lot === undefined ? {} : { lot }) },
      ],
    };
    if (lot !== undefined) return settled;
    const text = `order by hand of ${order.length} who were level`;
    const noted = marked(settled, { code: 'CFG', round: state.published, seq, text });
    return leavingTheBook(noted, state.published, seq);
  },
  touches: () => ['standings'],
  leavesTheBook: (_state, { lot }) => lot === undefined,
};

const settledIn = ({ ties = [] }: State, group: string | undefined) => ties.find(tie => tie.group === group);

const faultsOfOpen = (state: State): readonly Refusal[] => {
  const boards = openIn(state);
  return boards.length > 0 ? [refusal('games-open', { boards })] : [];
};
