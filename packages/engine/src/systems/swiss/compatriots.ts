import { pointsOfWin } from '../../model/index.ts';
import type { Entrant, Position } from '../../position/index.ts';
import type { Rule } from '../../rules/index.ts';
import type { OptionSpec } from '../system.ts';

/* C.04.2 (1999), 22: youth championships, the last three rounds (decisions 88 and 136). */

export const NO_COMPATRIOTS = {
  name: 'no-compatriots',
  kind: 'flag',
  default: false,
} as const satisfies OptionSpec;

export const compatriotsRule = <Key extends string>(key: Key) =>
  ({
    key,
    id: '22',
    article: 'C.04.2 (1999), 22',
    text: 'In youth championships, during the last three rounds, members of the same federation are not paired together in scoregroups of more than 50 %.',
  }) as const satisfies Rule<Key>;

/** Both have more than half of the points possible so far, and one federation. */
export const compatriotsIn = ({ tournament, round }: Position): ((a: Entrant, b: Entrant) => boolean) => {
  const rounds = tournament.plannedRounds ?? Number.POSITIVE_INFINITY;
  if (round <= rounds - 3) return () => false;
  const half = ((round - 1) * pointsOfWin(tournament.scoring)) / 2;
  return (a, b) => {
    const { federation } = a.player;
    return (
      federation !== undefined &&
      federation !== '' &&
      federation === b.player.federation &&
      a.pairingScore > half &&
      b.pairingScore > half
    );
  };
};
