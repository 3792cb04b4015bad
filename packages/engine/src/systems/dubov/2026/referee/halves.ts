import type { Player } from './player.ts';

/* 3.2.3 to 3.2.6 of a pairing that is given: its subgroups, whom it takes for shifted, and its transposition. */

type Pair = readonly [Player, Player];

/** The two subgroups of 3.2.3, each in the order of 4.3; G1 is the smaller where they are equal. */
export interface Halves {
  readonly few: readonly Player[];
  readonly many: readonly Player[];
  readonly isG1Smaller: boolean;
}

export const halvesOf = (bracket: readonly Player[]): Halves => {
  const list = byPlace(bracket);
  const isNew = bracket.every(({ games }) => games === 0);
  const inG1 = (player: Player): boolean =>
    isNew ? 2 * list.indexOf(player) < list.length : player.seeks === 'white';
  const [g1, g2] = [bracket.filter(inG1), bracket.filter(player => !inG1(player))];
  const isG1Smaller = g1.length <= g2.length;
  const [white, black] = [fromTheMiddle(byAro(g1)), fromTheMiddle(byPlace(g2))];
  return isG1Smaller ? { few: white, many: black, isG1Smaller } : { few: black, many: white, isG1Smaller };
};

const byPlace = (players: readonly Player[]): readonly Player[] =>
  [...players].sort((a, b) => a.place - b.place);

/** 3.2.5. */
const byAro = (players: readonly Player[]): readonly Player[] =>
  [...players].sort((a, b) => a.aro - b.aro || a.place - b.place);

/** 4.3: the middle one, of two the upper, and so on of those who are left. */
const fromTheMiddle = (players: readonly Player[]): readonly Player[] => {
  const left = [...players];
  const order: Player[] = [];
  while (left.length > 0) order.push(...left.splice(Math.floor((left.length - 1) / 2), 1));
  return order;
};

export interface Shifted {
  readonly ofFew: readonly Player[];
  readonly ofMany: readonly Player[];
  readonly pairs: readonly Pair[];
  /** For each of S1, the place of the opponent in G2. */
  readonly transposition: readonly number[];
}

/** Of two of one subgroup the first by 4.3 is taken for shifted: the set with the other one comes later. */
export const shiftedIn = ({ few, many, isG1Smaller }: Halves, made: readonly Pair[]): Shifted => {
  const shiftedFrom = (subgroup: readonly Player[]): readonly Player[] =>
    subgroup.filter(player => {
      const opponent = made.find(pair => pair.includes(player))?.find(other => other !== player);
      return opponent !== undefined && subgroup.indexOf(opponent) > subgroup.indexOf(player);
    });
  const [ofFew, ofMany] = [shiftedFrom(few), shiftedFrom(many)];
  const small = [...few.filter(player => !ofFew.includes(player)), ...ofMany];
  const large = [...many.filter(player => !ofMany.includes(player)), ...ofFew];
  const [s1, g2] = isG1Smaller ? [byAro(small), byPlace(large)] : [byAro(large), byPlace(small)];
  const pairs = s1.map((player): Pair => {
    const opponent = g2.find(other => made.some(pair => pair.includes(player) && pair.includes(other)));
    if (!opponent) throw new Error('S1 meets G2');
    return [player, opponent];
  });
  return { ofFew, ofMany, pairs, transposition: pairs.map(([, opponent]) => g2.indexOf(opponent)) };
};
