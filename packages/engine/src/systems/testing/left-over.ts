import type { LeftOver } from '../../rules/ruling.ts';

/*
 * Decision 422 by trying: every set of pairs of a small field is looked at, and of what is claimed nothing is taken on
 * trust. Somebody can be left over if without them as many pairs can be made; and of those told so many have no opponent in
 * every set of pairs, and no fewer.
 */

/** Players, and which pairs and byes are possible. */
export interface Possible<Player> {
  readonly players: readonly Player[];
  readonly mayMeet: (a: Player, b: Player) => boolean;
  readonly mayHaveBye: (player: Player) => boolean;
  /** What forbids two to meet, whatever is asked. Absent: what is told of it is not looked at. */
  readonly between?: (a: Player, b: Player) => Apart | undefined;
}

/** Key of the rule, and the earlier round. */
interface Apart {
  readonly rule: string;
  readonly round?: number;
}

/** Who is left over; `apart`: of exactly two, what forbids them to meet each other. */
export interface LeftOverFound extends Omit<LeftOver, 'apart'> {
  readonly apart?: Apart | 'nothing';
}

type Many<Player> = readonly Player[];

/** Undefined: everybody can be paired. */
export const leftOverLiterally = <Player extends { readonly id: number }>(
  possible: Possible<Player>,
): LeftOverFound | undefined => {
  const { mayMeet, mayHaveBye, between } = possible;
  const players = withoutOnlyReceiver(possible);
  const fewest = fewestAlone(players, mayMeet);
  const alone = fewest(players, players);
  if (alone === 0) return undefined;
  // Whoever makes no difference to the number of pairs is alone in one of the largest sets of them.
  const stuck = players.filter(player => fewest(without(players, player), players) === alone - 1);
  if (alone === 1 && stuck.some(mayHaveBye)) return undefined;
  const told = alone === 1 ? stuck : withoutLargest(stuck, mayMeet);
  const partners = without(players, ...stuck).filter(player => told.some(other => mayMeet(player, other)));
  return {
    count: fewest(players, told),
    players: idsOf(told),
    partners: idsOf(partners),
    ...(players.length % 2 === 0 ? {} : { bye: alone === 1 ? 'barred' : 'one' }),
    ...(between && { apart: apartOf(told, between) }),
  };
};

const apartOf = <Player>(
  [one, other, ...more]: Many<Player>,
  between: NonNullable<Possible<Player>['between']>,
): Apart | 'nothing' =>
  one === undefined || other === undefined || more.length > 0
    ? 'nothing'
    : (between(one, other) ?? 'nothing');

/** First by what is asked alone, then with what was decided before. */
export const leftOverOfTwo = <Player extends { readonly id: number }>(
  alone: Possible<Player>,
  withBefore?: Possible<Player>,
): LeftOverFound | undefined => {
  const found = withBefore && leftOverLiterally(withBefore);
  return leftOverLiterally(alone) ?? (found && { ...found, keeping: 'earlier decisions' });
};

const idsOf = (players: Many<{ readonly id: number }>): readonly number[] => players.map(({ id }) => id);

const without = <Player>(players: Many<Player>, ...gone: Many<Player>): Many<Player> =>
  players.filter(player => !gone.includes(player));

const withoutOnlyReceiver = <Player>({ players, mayMeet, mayHaveBye }: Possible<Player>): Many<Player> => {
  const [only, ...more] = players.filter(mayHaveBye);
  if (players.length % 2 === 0 || only === undefined || more.length > 0) return players;
  const rest = without(players, only);
  return rest.some(player => mayMeet(only, player)) ? players : rest;
};

/** Of these players, how many of `counted` are alone at least: the first meets nobody, or each of the others in turn. */
const fewestAlone = <Player>(everybody: Many<Player>, mayMeet: Possible<Player>['mayMeet']) => {
  const known = new Map<string, number>();
  const fewest = (players: Many<Player>, counted: Many<Player>): number => {
    const [first, ...others] = players;
    if (first === undefined) return 0;
    const key = [players, counted]
      .map(each => each.map(player => everybody.indexOf(player)).join())
      .join(':');
    const found =
      known.get(key) ??
      Math.min(
        (counted.includes(first) ? 1 : 0) + fewest(others, counted),
        ...others
          .filter(other => mayMeet(first, other))
          .map(other => fewest(without(others, other), counted)),
      );
    known.set(key, found);
    return found;
  };
  return fewest;
};

/** Without those of the one group of players who may meet that is larger than every other. */
const withoutLargest = <Player>(
  players: Many<Player>,
  mayMeet: Possible<Player>['mayMeet'],
): Many<Player> => {
  const groupOf = (player: Player): Many<Player> => {
    let group: Many<Player> = [player];
    for (;;) {
      const more = players.filter(each => !group.includes(each) && group.some(one => mayMeet(one, each)));
      if (more.length === 0) return group;
      group = [...group, ...more];
    }
  };
  const sizes = players.map(player => groupOf(player).length);
  const largest = Math.max(...sizes);
  const ofLargest = players.filter((_, at) => sizes[at] === largest);
  return ofLargest.length === largest ? without(players, ...ofLargest) : players;
};
