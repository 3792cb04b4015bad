import type { PaidShare } from '../../model/index.ts';
import { compared, ratioIn, ratioOf } from '../../model/ratio.ts';
import type { Act } from '../act.ts';
import { canonical } from '../canonical.ts';
import type { PlayerKey, Seq } from '../key.ts';
import { isPaidHere, isSamePool, paidFor } from '../prizes.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { State } from '../state.ts';
import { finalAmounts } from './award-prize.ts';
import { type ActDefinition, touchesNothing } from './definition.ts';
import { namedTwice } from './players.ts';

/** What is paid by hand of a pool; what was worked out stays beside it. */
export const adjustPrize: ActDefinition<'adjust-prize'> = {
  kind: 'adjust-prize',
  check: (state, { act, basis }) => {
    const { shares, reason } = act;
    const players = shares.map(({ player }) => player);
    return [
      ...players.filter(key => !isPaidHere(state, key)).map(player => refusal('unknown-player', { player })),
      ...namedTwice(players).map(player => refusal('player-twice', { player })),
      ...saidMeanwhile(state, act, basis),
      ...(balance(act) > 0 ? [refusal('sum-above-pool', sums(state, act))] : []),
      ...(amountsOf(shares) === amountsOf(paidFor(state, act)?.shares ?? act.was)
        ? [refusal('nothing-to-change', {})]
        : []),
      ...(reason?.trim() ? [] : [refusal('reason-missing', {})]),
    ];
  },
  warnings: (state, { act }) => [
    ...(balance(act) < 0
      ? [{ code: 'sum-below-pool', strength: 'confirm', data: sums(state, act) } as const]
      : []),
    ...finalAmounts(state),
  ],
  effect: (state, { act, seq, at, by }) => {
    const { group, prizes, total, was, shares, reason = '' } = act;
    const others = (state.paidByHand ?? []).filter(one => !isSamePool(one, act));
    const isAsComputed = amountsOf(shares) === amountsOf(was);
    return {
      ...state,
      paidByHand: isAsComputed
        ? others
        : [...others, { group, prizes, total, was, shares, reason, seq, at, by }],
    };
  },
  touches: touchesNothing,
};

/** Another arbiter has paid the pool by hand since the author looked. */
const saidMeanwhile = (state: State, act: Act<'adjust-prize'>, basis: Seq): readonly Refusal[] => {
  const said = paidFor(state, act);
  return said && said.seq > basis
    ? [refusal('changed-meanwhile', { field: 'prizes', by: said.by, at: said.at })]
    : [];
};

const paidIn = ({ shares }: Pick<Act<'adjust-prize'>, 'shares'>): number =>
  shares.reduce((sum, { amount }) => sum + amount, 0);

/** Above zero: more is paid than there is. Less than a unit below is what cannot be paid. */
const balance = (act: Act<'adjust-prize'>): number => {
  const total = ratioIn(act.total) ?? ratioOf(0);
  const paid = paidIn(act);
  if (compared(ratioOf(paid), total) > 0) return 1;
  return compared(ratioOf(paid + 1), total) > 0 ? 0 : -1;
};

const sums = ({ prizes }: State, act: Act<'adjust-prize'>) => ({
  paid: paidIn(act),
  total: act.total,
  currency: prizes?.currency ?? '',
});

/** Who is paid nothing may be named or not. */
const amountsOf = (shares: readonly PaidShare<PlayerKey>[]): string =>
  canonical(
    shares
      .filter(({ amount }) => amount > 0)
      .map(({ player, amount }) => [player, amount])
      .sort(([a = 0], [b = 0]) => a - b),
  );
