import { pointsOfWin } from '../../model/index.ts';
import type { Entrant, Position } from '../../position/index.ts';
import type { Rule } from '../../rules/index.ts';
import type { OptionSpec } from '../system.ts';
import { classed, type Prohibited, type Prohibition } from './prohibition.ts';

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
export const compatriotsIn = (position: Position): ((a: Entrant, b: Entrant) => boolean) => {
  const federationOf = federationAbove(position);
  return (a, b) => {
    const federation = federationOf(a);
    return federation !== undefined && federation === federationOf(b);
  };
};

/** The same as a prohibition, none where the option is not chosen. `games`: of each round (C.04.5: two). */
export const compatriotsApart = <const Key extends string>(
  position: Position,
  rule: Rule<Key>,
  isChosen: boolean,
  games = 1,
): readonly Prohibition<Prohibited>[] => {
  if (!isChosen) return [];
  const federationOf = federationAbove(position, games);
  return [
    {
      ...rule,
      ...classed<Prohibited>(
        ({ entrant }) => federationOf(entrant),
        (a, b) => federationOf(a.entrant) === federationOf(b.entrant),
      ),
    },
  ];
};

/** Of whoever stands above 50 % in one of the last three rounds; undefined for everybody else. */
const federationAbove = (
  { tournament, round }: Position,
  games = 1,
): ((entrant: Entrant) => string | undefined) => {
  const rounds = tournament.plannedRounds ?? Number.POSITIVE_INFINITY;
  if (round <= rounds - 3) return () => undefined;
  const half = ((round - 1) * games * pointsOfWin(tournament.scoring)) / 2;
  return ({ player, pairingScore }) =>
    pairingScore > half && player.federation !== '' ? player.federation : undefined;
};
