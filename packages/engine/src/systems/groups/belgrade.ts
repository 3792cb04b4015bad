import { accept, type Outcome, type Player, refuse } from '../../model/index.ts';
import { bySeeding, snake } from '../../position/index.ts';
import { type Ruling, ruling } from '../../rules/index.ts';
import { type NoPairing, noPairing } from '../system.ts';
import * as rules from './rules.ts';

/** A group and its players, the highest seeded first. */
export interface BelgradeGroup<Member extends Player = Player> {
  /** `1` for the group of number 1, and so on. */
  readonly name: string;
  readonly players: readonly Member[];
}

export interface BelgradeSplit<Member extends Player = Player> {
  readonly groups: readonly BelgradeGroup<Member>[];
  readonly rulings: readonly Ruling[];
}

/** Seed 001, "Sistema Belgrado": a field in groups of about equal strength. Nothing depends on the order given. */
export const splitByBelgrade = <Member extends Player>(
  players: readonly Member[],
  groups: number,
): Outcome<BelgradeSplit<Member>, NoPairing> => {
  if (players.length === 0) return refuse(noPairing('nobody-to-pair', { round: 1 }));
  if (!Number.isInteger(groups) || groups < 1 || groups > players.length)
    return refuse(
      noPairing('option-invalid', {
        option: 'groups',
        value: String(groups),
        allowed: `1-${players.length}`,
      }),
    );
  const seeded = [...players].sort(bySeeding);
  const filled = snake(players.length, groups).map((numbers, index) => ({
    name: String(index + 1),
    players: numbers.flatMap(number => seeded[number - 1] ?? []),
  }));
  return accept({
    groups: filled,
    rulings: [
      ruling('order', rules.order, idsOf(seeded)),
      ...filled.map(group =>
        ruling('group', rules.snake, idsOf(group.players), { facts: { group: group.name } }),
      ),
    ],
  });
};

const idsOf = (players: readonly Player[]): readonly number[] => players.map(({ id }) => id);
