import { type Outcome, refuse, type Tournament } from '../model/index.ts';
import {
  type Board,
  type Bye,
  type NoPairing,
  noPairing,
  type Pairing,
  type PairingSystem,
} from '../systems/system.ts';
import type { PairedRound } from './pair.ts';
import { type PreparedRound, prepareWith } from './prepare.ts';

/** The round prepared again, and found to be the same. */
export const prepareAgain = (
  systems: readonly PairingSystem[],
  tournament: Tournament,
  paired: PairedRound,
): Outcome<PreparedRound, NoPairing> => {
  const { round, system, options } = paired;
  const prepared = prepareWith(systems, tournament, { round, system, options });
  if (!prepared.ok) return prepared;
  const pairing = prepared.value.pair();
  if (!pairing.ok) return pairing;
  return isSame(pairing.value, paired) ? prepared : refuse(noPairing('round-differs', { round }));
};

const isSame = (one: Pairing, other: Pairing): boolean =>
  sameList(one.boards, other.boards, boardKey) && sameList(one.byes, other.byes, byeKey);

const boardKey = ({ number, white, black, games = 1, group = '' }: Board): string =>
  [number, white, black, games, group].join(' ');
const byeKey = ({ player, kind }: Bye): string => `${player} ${kind}`;

const sameList = <Item>(
  one: readonly Item[],
  other: readonly Item[],
  keyOf: (item: Item) => string,
): boolean =>
  one.length === other.length &&
  one.every((item, index) => {
    const counterpart = other[index];
    return counterpart !== undefined && keyOf(item) === keyOf(counterpart);
  });
