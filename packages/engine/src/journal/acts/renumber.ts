import { marked, withPlayers } from '../changing.ts';
import { handlingOf } from '../handling/handling.ts';
import { numbered } from '../numbering.ts';
import { areNumbersFrozen, isTable, nextRound, traitsOf } from '../reading.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { State } from '../state.ts';
import { type ActDefinition, touchesAll } from './definition.ts';
import { movedSince } from './drafts.ts';

/** C.04.2, article 2.3: the order given is the order of the numbers. */
export const renumber: ActDefinition<'renumber'> = {
  kind: 'renumber',
  check: (state, { act: { order }, basis }) => {
    const named = new Set(order);
    const missing = Object.values(state.players)
      .map(({ key }) => key)
      .filter(key => !named.has(key));
    const strangers = order.filter(key => !state.players[key]);
    return [
      ...frozen(state),
      ...movedSince(state, basis),
      ...strangers.map(player => refusal('unknown-player', { player })),
      ...(missing.length > 0 || named.size !== order.length
        ? [refusal('order-incomplete', { missing })]
        : []),
    ];
  },
  effect: (state, { act: { order, by, lot }, seq }) => {
    const players = numbered(order.flatMap(key => state.players[key] ?? []));
    const { drawn: _before, ...undrawn } = withPlayers(state, players);
    // Journals of before know no table whose numbers are drawn: what they replay to stays as it was.
    const changed =
      by === 'lot' && isTable(traitsOf(state, 1))
        ? { ...undrawn, drawn: { seq, ...(lot === undefined ? {} : { lot }) } }
        : undrawn;
    return state.published === 0
      ? changed
      : marked(changed, {
          code: 'EXC',
          round: nextRound(state),
          seq,
          text: `pairing numbers given again (${by})`,
        });
  },
  touches: touchesAll,
};

const frozen = (state: State): readonly Refusal[] => {
  const { article, frozenWhenPaired } = handlingOf(state.settings).numbers;
  const traits = traitsOf(state, 1);
  if (state.published > 0 && (isTable(traits) || traits.kind === 'knock-out'))
    return [refusal('numbers-of-the-table', {})];
  return areNumbersFrozen(state, frozenWhenPaired)
    ? [refusal('numbers-frozen', { round: frozenWhenPaired }, article)]
    : [];
};
