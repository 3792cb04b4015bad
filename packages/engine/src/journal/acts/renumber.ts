import { marked, withCompeting } from '../changing.ts';
import { competingIn, ofTeams, pairsTeams } from '../competing.ts';
import { handlingOf } from '../handling/handling.ts';
import { numbered, numberedByTeams } from '../numbering.ts';
import { areNumbersFrozen, isTable, nextRound, traitsOf } from '../reading.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { State } from '../state.ts';
import { type ActDefinition, touchesAll } from './definition.ts';
import { movedSince } from './drafts.ts';
import { unknownAmong } from './players.ts';

/** C.04.2, article 2.3: the order given is the order of the numbers. */
export const renumber: ActDefinition<'renumber'> = {
  kind: 'renumber',
  check: (state, { act: { order }, basis }) => {
    const named = new Set(order);
    const missing = Object.values(competingIn(state))
      .map(({ key }) => key)
      .filter(key => !named.has(key));
    return [
      ...frozen(state),
      ...movedSince(state, basis),
      ...unknownAmong(state, order),
      ...(missing.length > 0 || named.size !== order.length
        ? [refusal('order-incomplete', { missing, ...ofTeams(state) })]
        : []),
    ];
  },
  warnings: state =>
    state.published > 0 && pairsTeams(state)
      ? [{ code: 'team-numbers-announced', strength: 'confirm', article: 'C.04.6, 1.1', data: {} }]
      : [],
  effect: (state, { act: { order, by, lot }, seq }) => {
    const competing = competingIn(state);
    const changedNumbers = withCompeting(state, numbered(order.flatMap(key => competing[key] ?? [])));
    const { drawn: _before, ...undrawn } = pairsTeams(state)
      ? numberedByTeams(changedNumbers)
      : changedNumbers;
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
  // C.04.6, 1.1: what the rules of the competition gave, they may give again.
  if (pairsTeams(state) && !isTable(traits)) return [];
  if (state.published > 0 && (isTable(traits) || traits.kind === 'knock-out'))
    return [refusal('numbers-of-the-table', {})];
  return areNumbersFrozen(state, frozenWhenPaired)
    ? [refusal('numbers-frozen', { round: frozenWhenPaired }, article)]
    : [];
};
