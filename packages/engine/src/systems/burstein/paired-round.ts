import { impossible } from '../../model/index.ts';
import type { Rule } from '../../rules/index.ts';
import { once } from '../once.ts';
import type { ByeLadder } from '../swiss/bye-ladder.ts';
import type { ColourRule } from '../swiss/colours.ts';
import { byeCandidates } from '../swiss/field.ts';
import { type AskedBracket, askedBracket } from '../swiss/first-allowed.ts';
import type { BracketGraph, PairedBracket } from './bracket-graph.ts';
import type { Member } from './definitions.ts';
import { type Field, withoutMember } from './field.ts';
import { compareInOrder, firstFolded } from './fold.ts';

/** What an edition says, by what it decides. */
export interface Edition {
  readonly bye: ByeOfEdition;
  readonly brackets: (field: Field) => Generator<PairedBracket>;
  /** Those that compare candidates, in their order. */
  readonly criteria: readonly Rule[];
  readonly ranking: Rule;
  /** The order of pairings. */
  readonly fold: Rule;
  /** Where a pair would leave others without an opponent. */
  readonly completion: Rule;
  readonly colours: readonly ColourRule<string, Member>[];
  /** Of whoever is alone in a bracket. */
  readonly float: Rule;
  /** Groups made one; absent where none are. */
  readonly union?: Rule;
}

/** The ladder of the bye, who stands on it, and what it is where nobody else is there. */
export interface ByeOfEdition extends ByeLadder<Member> {
  readonly eligible: Rule;
  readonly completion: Rule;
  readonly natural: Rule;
}

/** A round as it was paired, of which it is asked what else it could have been. */
export interface BursteinRound {
  readonly edition: Edition;
  /** With whoever has the bye. */
  readonly everybody: Field;
  readonly receiver: Member | undefined;
  /** Whoever may have the bye with everybody else paired. */
  readonly candidates: () => readonly Member[];
  /** Without. */
  readonly field: Field;
  readonly brackets: readonly PairedBracket[];
  readonly askedOf: readonly (() => AskedBracket<Member, BracketGraph>)[];
}

export const pairedRound = (everybody: Field, edition: Edition): BursteinRound => {
  const receiver = receiverIn(everybody, edition.bye);
  const field = receiver ? withoutMember(everybody, receiver) : everybody;
  const brackets = [...edition.brackets(field)];
  const candidates = once(() => {
    const found = byeCandidates(everybody);
    return found === 'no round' ? [] : found;
  });
  return {
    edition,
    everybody,
    receiver,
    candidates,
    field,
    brackets,
    askedOf: brackets.map(paired =>
      once(() =>
        askedBracket<Member, BracketGraph>(paired, {
          first: firstFolded,
          compare: compareInOrder(paired.members),
        }),
      ),
    ),
  };
};

/** Whom the text gives the bye. Undefined: no complete round exists, or none with a bye. */
export const receiverIn = (field: Field, { offered }: ByeLadder<Member>): Member | undefined => {
  const candidates = byeCandidates(field);
  return candidates === 'no round' ? undefined : offered(candidates)[0];
};

export const memberIn = ({ members }: Field, { id }: { readonly id: number }): Member =>
  members.find(member => member.id === id) ?? impossible(`${id} is to be paired`);
