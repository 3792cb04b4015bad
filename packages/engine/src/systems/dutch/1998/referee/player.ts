import { type Colour, pointsOfWin } from '../../../../model/index.ts';
import type { Entrant, Position } from '../../../../position/index.ts';

/* Sections A and B written down anew: the referee shares with the engine nothing but the position. */

export type LastRound = 'in force' | 'waived';
export type Dropped = 0 | 1 | 2;

export interface Member {
  readonly entrant: Entrant;
  readonly id: Entrant['id'];
  readonly score: number;
  /** A2. */
  readonly order: number;
  /** A7: absolute 3, strong 2, mild 1; 0 for none. */
  readonly wants: Colour | undefined;
  readonly strength: 0 | 1 | 2 | 3;
  readonly isWide: boolean;
  readonly floats: readonly (string | undefined)[];
  readonly barredSince: number | undefined;
  readonly isAboveHalf: boolean;
}

export const membersOf = (position: Position, entrants: readonly Entrant[]): readonly Member[] => {
  const win = pointsOfWin(position.tournament.scoring);
  return [...entrants]
    .sort((a, b) => (a.pairingScore === b.pairingScore ? a.place - b.place : b.pairingScore - a.pairingScore))
    .map((entrant, order) => {
      const { past, colours } = entrant;
      const difference = 2 * colours.filter(colour => colour === 'white').length - colours.length;
      const floats = [...past].reverse().map(({ turn, score, opponentsScore }) => {
        if (turn.kind === 'pairing-bye') return 'down';
        if (opponentsScore === undefined || opponentsScore === score) return undefined;
        return opponentsScore < score ? 'down' : 'up';
      });
      return {
        entrant,
        id: entrant.id,
        score: entrant.pairingScore as number,
        order,
        ...preferenceOf(colours, difference),
        isWide: Math.abs(difference) > 1,
        floats,
        barredSince: past.find(
          ({ turn, points }) =>
            turn.kind === 'pairing-bye' ||
            (turn.kind !== 'game' && turn.kind !== 'adjourned' && turn.kind !== 'match' && points >= win),
        )?.round,
        isAboveHalf: position.isLastRound === true && 2 * entrant.pairingScore > (position.round - 1) * win,
      };
    });
};

/** A7. */
const preferenceOf = (colours: readonly Colour[], difference: number): Pick<Member, 'wants' | 'strength'> => {
  const last = colours[colours.length - 1];
  if (last === undefined) return { wants: undefined, strength: 0 };
  const other = last === 'white' ? 'black' : 'white';
  if (Math.abs(difference) > 1) return { wants: difference > 0 ? 'black' : 'white', strength: 3 };
  if (colours[colours.length - 2] === last) return { wants: other, strength: 3 };
  if (difference !== 0) return { wants: difference > 0 ? 'black' : 'white', strength: 2 };
  return { wants: other, strength: 1 };
};

export interface Hall {
  readonly position: Position;
  readonly members: readonly Member[];
}

/** B1a, what the tournament excludes, B2. */
export const prohibitionIn = (
  { position }: Pick<Hall, 'position'>,
  a: Member,
  b: Member,
  lastRound: LastRound,
): { readonly rule: string; readonly round?: number } | undefined => {
  if (a.entrant.met.has(b.id)) {
    const met = a.entrant.past.find(
      ({ turn }) => turn.kind !== 'forfeit' && 'opponent' in turn && turn.opponent === b.id,
    );
    return { rule: 'dutch-1998.B1a', ...(met ? { round: met.round } : {}) };
  }
  if (position.mayNotMeet(a.id, b.id)) return { rule: 'dutch-1998.forbidden-pair' };
  if (lastRound === 'waived' && a.isAboveHalf && b.isAboveHalf) return undefined;
  if (a.strength !== 3 || b.strength !== 3 || a.wants !== b.wants) return undefined;
  return { rule: a.isWide && b.isWide ? 'dutch-1998.B2a' : 'dutch-1998.B2b' };
};

export const mayMeet = (hall: Hall, a: Member, b: Member, lastRound: LastRound): boolean =>
  !prohibitionIn(hall, a, b, lastRound);

/** B1b. */
export const mayHaveBye = ({ barredSince }: Member): boolean => barredSince === undefined;

export interface Group {
  readonly movedDown: readonly Member[];
  readonly residents: readonly Member[];
}

/** A3. */
export const isHeterogeneous = ({ movedDown, residents }: Group): boolean =>
  movedDown.length > 0 && 2 * movedDown.length < movedDown.length + residents.length;

export interface Floats {
  readonly up: Dropped;
  readonly down: Dropped;
  readonly lastRound: LastRound;
}

/** B5 for the last round, B6 for the one before, as far as they hold. */
const repeats = (player: Member, float: string, level: Dropped, lastRound: LastRound): boolean =>
  !(lastRound === 'waived' && player.isAboveHalf) &&
  ((level < 2 && player.floats[0] === float) || (level < 1 && player.floats[1] === float));

export const repeatsDown = (player: Member, { down, lastRound }: Floats): boolean =>
  repeats(player, 'down', down, lastRound);

export const allowFloats = (
  [higher, lower]: readonly [Member, Member],
  { movedDown }: Group,
  { up, down, lastRound }: Floats,
): boolean => {
  if (higher.score === lower.score) return true;
  if (repeats(lower, 'up', up, lastRound)) return false;
  return movedDown.includes(higher) || !repeats(higher, 'down', down, lastRound);
};

/** C1, by B1 and B2 alone. */
export const withoutOpponent = (
  { movedDown, residents }: Group,
  hall: Hall,
  lastRound: LastRound,
): readonly Member[] => {
  const all = [...movedDown, ...residents];
  return all.filter(
    player => !all.some(other => other !== player && !prohibitionIn(hall, player, other, lastRound)),
  );
};

export const without = ({ movedDown, residents }: Group, gone: readonly Member[]): Group => ({
  movedDown: movedDown.filter(player => !gone.includes(player)),
  residents: residents.filter(player => !gone.includes(player)),
});

export const wantSameColour = (a: Member, b: Member): boolean => a.wants !== undefined && a.wants === b.wants;

/** E: who has White, and the rule. */
export const whiteOf = (
  one: Member,
  two: Member,
  position: Position,
): { readonly white: Member; readonly rule: string } => {
  const [a, b] = one.order < two.order ? [one, two] : [two, one];
  const given = (colour: Colour, rule: string) => ({
    white: colour === 'white' ? a : b,
    rule: `dutch-1998.${rule}`,
  });
  const opposite = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');
  if (a.wants !== b.wants) return given(a.wants ?? opposite(b.wants ?? 'white'), 'E1');
  if (a.wants === undefined) {
    const lot = position.initialColour ?? 'white';
    return given((position.pairingNumber.get(a.id) ?? 0) % 2 === 1 ? lot : opposite(lot), 'E.first-round');
  }
  if (a.strength !== b.strength) return given(a.strength > b.strength ? a.wants : opposite(a.wants), 'E2');
  const [past, others] = [[...a.entrant.colours].reverse(), [...b.entrant.colours].reverse()];
  for (const [back, colour] of past.entries())
    if (others[back] !== undefined && others[back] !== colour) return given(opposite(colour), 'E3');
  return given(a.wants, 'E4');
};
