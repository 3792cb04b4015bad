import { hasEdge } from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import { areWithinLimit, type Member } from './definitions.ts';
import { fewerIn } from './due-colours.ts';
import type { Field } from './field.ts';
import {
  asRanked,
  coloursFirst,
  everybodyIn,
  type OrderOfOpponents,
  type Pairing,
  type Players,
  turnIn,
  type Unpaired,
  unpairedAfter,
  unpairedOf,
} from './walk.ts';

/** Six have fifteen pairings: to try them takes less than to prepare anything. */
export const areFew = (players: readonly Member[]): boolean => players.length <= 6;

type MayMeet = (a: Member, b: Member) => boolean;

/**
 * The two scrutinies as the text tells them (decision 131): each in turn takes the first opponent with whom a pair is
 * possible. Few players go back and exchange as long as somebody is left without; undefined: they cannot all be paired.
 * Many do not go back; undefined: those before would have to be exchanged.
 */
export const scrutiniseByTrying = (field: Field, players: Players): readonly Pairing[] | undefined => {
  const isCompatible: MayMeet = (a, b) => hasEdge(field.legal, a.order, b.order);
  if (!field.settings.isMaxi || field.position.round === 1)
    return secondScrutiny(players, isCompatible, coloursFirst(field.settings));
  const first = inTurn(players, isCompatible, asRanked(field.settings));
  const isPermitted = first && permittedExchange(first);
  return (
    isPermitted &&
    secondScrutiny(players, (a, b) => isCompatible(a, b) && isPermitted(a, b), coloursFirst(field.settings))
  );
};

/** 5.7 (decision 132): one of the two comes in the place of one within 100 points, or they had met in the first scrutiny. */
export const permittedExchange = (first: readonly Pairing[]): MayMeet => {
  const before = new Map<Member, Member>();
  for (const { player, opponent } of first) before.set(player, opponent).set(opponent, player);
  const opponentOf = (member: Member): Member =>
    before.get(member) ?? impossible('everybody has an opponent');
  return (a, b) => areWithinLimit(opponentOf(a), b) || areWithinLimit(opponentOf(b), a);
};

/*
 * 5.2. As few as can be are denied their colour exactly where no two meet of those due the colour that fewer are due (see
 * `leastPossible`). Where that cannot be, few players have one such pair whatever they do, being three of the fewer at
 * most: then every pairing denies as many.
 */
const secondScrutiny = (
  players: Players,
  mayMeet: MayMeet,
  opponentsOf: OrderOfOpponents,
): readonly Pairing[] | undefined => {
  const everybody = everybodyIn(players);
  const fewer = fewerIn(everybody);
  const areOfFewer: MayMeet = (a, b) =>
    a.due === b.due && a.due !== undefined && (fewer === 'both' || fewer === a.due);
  return (
    inTurn(players, (a, b) => !areOfFewer(a, b) && mayMeet(a, b), opponentsOf) ??
    (areFew(everybody) ? inTurn(players, mayMeet, opponentsOf) : undefined)
  );
};

/** The first pairing of all of them in the order of 3.6-3.8 and 4.1-4.3, if there is one. */
const inTurn = (
  players: Players,
  mayMeet: MayMeet,
  opponentsOf: OrderOfOpponents,
): readonly Pairing[] | undefined => {
  const made: Pairing[] = [];
  const goesBack = areFew(everybodyIn(players));
  const goesOn = (unpaired: Unpaired): boolean => {
    const turn = turnIn(unpaired, opponentsOf);
    if (!turn) return true;
    const { player, by } = turn;
    for (const opponent of turn.candidates)
      if (mayMeet(player, opponent)) {
        const pairing = { player, opponent, by };
        made.push(pairing);
        if (goesOn(unpairedAfter(unpaired, pairing))) return true;
        if (!goesBack) return false;
        made.pop();
      }
    return false;
  };
  return goesOn(unpairedOf(players)) ? made : undefined;
};
