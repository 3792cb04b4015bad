import type { Ruling } from '../../rules/index.ts';
import type { RoundPairing } from '../system.ts';

/** Rulings are worked out when somebody asks, and once: some of them weigh the pairing that was not chosen. */
export const withRulings = (
  pairing: Omit<RoundPairing, 'rulings'>,
  rulings: () => readonly Ruling[],
): RoundPairing => {
  let known: readonly Ruling[] | undefined;
  return {
    ...pairing,
    get rulings() {
      known ??= rulings();
      return known;
    },
  };
};
