import type { Entrant } from '../../../position/index.ts';
import type { Found } from '../../testing/listed-walk.ts';
import { whiteOf } from './colours.ts';
import { areCompatible, dueOf, fromTop, type Pair, type Table, without } from './player.ts';
import { clash, isWithin100, offeredTo, pairingsOf, triedFor } from './walk.ts';

/* What the two scrutinies find in a pairing of a group, in the order in which opponents are tried. */

export const RULE = (id: string): string => `lim-1999.${id}`;

export type Kind = 'upper' | 'lower' | 'median';

export const inOrder = (players: readonly Entrant[], way: 'down' | 'up'): readonly Entrant[] =>
  way === 'down' ? fromTop(players) : [...fromTop(players)].reverse();

interface Pairing {
  readonly first: readonly Entrant[];
  readonly kind: Kind;
  readonly table: Table;
}

interface Scrutinised {
  readonly pairs: readonly Pair[];
  readonly found: readonly Found<Entrant>[];
}

/** The two scrutinies: 5.7, 5.2, then opponent by opponent (3.8, 4.2). */
export const paired = (made: readonly Pair[], setting: Pairing): Scrutinised => {
  const { first, kind, table } = setting;
  const pairs: Pair[] = [];
  const turns: Found<Entrant>[] = [];
  const way = kind === 'lower' ? 'up' : 'down';
  const opponentOf = (player: Entrant): Entrant => {
    const opponent = made.find(pair => pair.includes(player))?.find(other => other !== player);
    if (!opponent) throw new Error('everybody who stays has an opponent');
    return opponent;
  };
  let left = inOrder(made.flat(), way);
  while (left.length > 0) {
    const floater = first.find(player => left.includes(player));
    const [highest] = left;
    const chooser = floater ?? highest;
    if (!chooser) break;
    const opponent = opponentOf(chooser);
    const candidates = triedBy(chooser, left, setting);
    const rule = floater ? opponentRule(table) : RULE('4.2');
    if (floater)
      turns.push({
        rule,
        count: clash(chooser, opponent, table) ? 1 : 0,
        suffers: missingColour([[chooser, opponent]], kind, table),
      });
    turns.push({ rule, place: [candidates.indexOf(opponent)] });
    pairs.push([chooser, opponent]);
    left = without(left, chooser, opponent);
  }
  const isPermitted = permitted(inOrder(made.flat(), way), { first, way, table });
  const beyond = pairs.filter(pair => !isPermitted(...pair));
  const clashes = pairs.filter(pair => clash(...pair, table));
  return {
    pairs,
    found: [
      { rule: RULE('5.7'), count: beyond.length > 0 ? 1 : 0, suffers: beyond.flat(), of: { unit: 'breach' } },
      { rule: RULE('5.2'), count: clashes.length, suffers: missingColour(clashes, kind, table) },
      ...turns,
    ],
  };
};

/** Whom somebody is offered, one after the other. */
export const triedBy = (
  chooser: Entrant,
  left: readonly Entrant[],
  { first, kind, table }: Pairing,
): readonly Entrant[] => {
  const way = kind === 'lower' ? 'up' : 'down';
  const order = inOrder(left, way);
  const walk = { floaters: first, way, mayPlay: () => true, looksAtColours: true, table } as const;
  return first.includes(chooser) ? offeredTo(chooser, without(order, chooser), walk) : triedFor(order);
};

/** Seed 000 has the two directions the other way round. */
export const opponentRule = ({ options }: Table): string => RULE(options.turned ? '10.8' : '3.8');

/** 5.2, 5.4: of each pair whoever is not given the colour due. */
const missingColour = (pairs: readonly Pair[], kind: Kind, table: Table): readonly Entrant[] =>
  pairs
    .filter(pair => clash(...pair, table))
    .flatMap(pair => {
      const [white] = whiteOf(pair, kind === 'lower', table).pair;
      return pair.filter(player => dueOf(player, table) !== (player.id === white ? 'white' : 'black'));
    });

/** 5.7: against the pairing of the first scrutiny of the same players. */
const permitted = (
  staying: readonly Entrant[],
  {
    first,
    way,
    table,
  }: { readonly first: readonly Entrant[]; readonly way: 'down' | 'up'; readonly table: Table },
): ((a: Entrant, b: Entrant) => boolean) => {
  if (!table.options.maxi || table.position.round === 1) return () => true;
  const mayPlay = (a: Entrant, b: Entrant): boolean => areCompatible(a, b, table);
  const [before = []] = pairingsOf(staying, { floaters: first, way, mayPlay, looksAtColours: false, table });
  return isWithin100(before);
};
