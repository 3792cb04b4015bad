import { copyOfGraph, removeEdge } from '../../../matching/index.ts';
import { type Colour, decimalOf, impossible, type Points } from '../../../model/index.ts';
import type { Rule } from '../../../rules/index.ts';
import { type ByeLadder, receiverOf } from '../../swiss/bye-ladder.ts';
import { crossingsOf, type Split } from '../../swiss/crossing.ts';
import { mayMeet, possibleLast } from '../../swiss/pairable.ts';
import { countedOn } from '../../swiss/steps.ts';
import { dueColour, hasPlayed, type Member } from '../definitions.ts';
import type { Field } from '../field.ts';
import {
  byClaimToBye,
  byFloat,
  byOfferTo,
  byTransferFor,
  type Columns,
  columnsOf,
  dominantColour,
  floatersInTurn,
  type Limits,
  limitsOf,
  mayBeTransferredUp,
} from './definitions.ts';
import { firstRows, type Rows } from './rows.ts';
import { rule4, rule5, rule71, rule72 } from './rules.ts';

/** Somebody transferred upwards, by 7.1 or 7.2. */
export interface Transfer {
  readonly player: Member;
  readonly rule: Rule;
  /** 7.1: who had no opponent in the group. */
  readonly for?: Member;
  /** The group as it was. */
  readonly here: readonly Member[];
  /** Everybody below, in the order of 7.1 or 7.2. */
  readonly below: readonly Member[];
}

/** Somebody sent down by 6.4. */
export interface Descent {
  readonly player: Member;
  readonly here: readonly Member[];
  /** The group in the order in which it is asked. */
  readonly order: readonly Member[];
}

/** A floater from above, and those of the group in the order of 8.2. */
export interface FloaterTurn {
  readonly floater: Member;
  /** Undefined: the floater goes on down. */
  readonly opponent: Member | undefined;
  readonly offered: readonly Member[];
}

/** A score group with all that was decided in it. */
export interface PairedGroup {
  readonly score: Points;
  /** Floaters from above, each with the opponent of 8.2. */
  readonly turns: readonly FloaterTurn[];
  readonly floaterPairs: Rows;
  /** The players of the group, and of how many the opponents must come from outside (6.4). */
  readonly residents: readonly Member[];
  readonly crossings: () => number;
  readonly transfers: readonly Transfer[];
  readonly floaters: readonly Descent[];
  readonly columns: Columns;
  readonly rows: Rows;
}

export interface Round1997 {
  readonly groups: readonly PairedGroup[];
  readonly bye: Member | undefined;
}

/**
 * From the highest score group down. Every step is taken so that all who are left can still be paired (decision 0068);
 * the field is known to have a legal pairing.
 */
export const pairRound1997 = (field: Field): Round1997 => {
  const bye = receiverOf(field, byeLadder(field));
  const hall = new Hall(
    field,
    field.members.filter(member => member !== bye),
  );
  return { bye, groups: hall.pairAll() };
};

/** 4 and 5. */
export const byeLadder = ({ members }: Field): ByeLadder<Member> => {
  const isFirst = !members.some(hasPlayed);
  return {
    counts: member => (isFirst ? [] : [countedOn(rule4, decimalOf(member.score), member)]),
    order: isFirst ? rule5 : rule4,
    offered: everyone => [...everyone].sort(byClaimToBye(members)),
  };
};

const withOwnPairs = (field: Field): Field => ({ ...field, legal: copyOfGraph(field.legal) });

class Hall {
  /** Pairs of two floaters are taken out: a floater is paired with somebody of a lower group. */
  private readonly field: Field;
  private readonly limits: Limits;
  private remaining: readonly Member[];
  private floaters: readonly Member[] = [];

  constructor(field: Field, members: readonly Member[]) {
    this.field = withOwnPairs(field);
    this.limits = limitsOf(field.position);
    this.remaining = members;
  }

  pairAll(): readonly PairedGroup[] {
    const scores = [...new Set(this.remaining.map(({ score }) => score))].sort((a, b) => b - a);
    const groups = scores.map(score => this.pairGroup(score));
    return this.remaining.length === 0 ? groups : impossible('everybody is paired');
  }

  private pairGroup(score: Points): PairedGroup {
    const turns = floatersInTurn(this.floaters).map(floater => this.pairFloater(floater, score));
    const residents = this.residents(score);
    const split = this.split(residents);
    // Floaters take pairs out of the field later: what crosses now is asked of the field as it is now.
    const field = withOwnPairs(this.field);
    const crossings = () => crossingsOf({ ...split, field }).count;
    const transfers = this.transfersInto(residents);
    const group = [...residents, ...transfers.map(({ player }) => player)];
    const floaters = this.floatersOf(group, score);
    const left = new Set(floaters.map(({ player }) => player));
    const here = group.filter(member => !left.has(member));
    const columns = columnsOf(here);
    const rows = firstRows(this.field, columns);
    this.take(here);
    const floaterPairs = turns.flatMap(({ floater, opponent }) =>
      opponent ? [[floater, opponent] as const] : [],
    );
    return { score, turns, floaterPairs, residents, crossings, transfers, floaters, columns, rows };
  }

  private take(members: readonly Member[]): void {
    const taken = new Set(members);
    this.remaining = this.remaining.filter(member => !taken.has(member));
  }

  /** Of the group; whoever was transferred upwards is gone, floaters from above are not of it. */
  private residents(score: Points): readonly Member[] {
    return this.remaining.filter(member => member.score === score && !this.floaters.includes(member));
  }

  private split(here: readonly Member[]): Split<Member> {
    const isHere = new Set(here);
    return { field: this.field, here, outside: this.remaining.filter(member => !isHere.has(member)) };
  }

  /** The first candidate who meets somebody outside, or somebody here, where as few as possible do so. */
  private firstCrossing(
    here: readonly Member[],
    candidates: readonly Member[],
    opponent?: Member,
  ): Member | undefined {
    if (candidates.length === 0) return undefined;
    const { crosses } = crossingsOf(this.split(here));
    return candidates.find(member => crosses(member, opponent));
  }

  /**
   * 8.2. Without the floater one player is left over: those who can be that one, with all others paired, are the
   * possible opponents.
   */
  private pairFloater(floater: Member, score: Points): FloaterTurn {
    const others = this.remaining.filter(member => member !== floater);
    const possible = new Set(possibleLast(this.field, others));
    const offered = [...this.residents(score)].sort(byOfferTo(floater));
    const opponent = offered.find(member => possible.has(member) && mayMeet(this.field, floater, member));
    if (!opponent) return { floater, opponent, offered };
    this.floaters = this.floaters.filter(member => member !== floater);
    this.take([floater, opponent]);
    return { floater, opponent, offered };
  }

  /** 7.1 for each who has no opponent in the group, then 7.2. */
  private transfersInto(residents: readonly Member[]): readonly Transfer[] {
    const transfers: Transfer[] = [];
    const here = () => [...residents, ...transfers.map(({ player }) => player)];
    const add = (rule: Rule, colour: Colour, player?: Member): void => {
      const found = this.transfer(here(), colour, player);
      if (found) transfers.push({ ...found, rule, ...(player && { for: player }) });
    };
    for (const player of residents)
      if (!residents.some(other => mayMeet(this.field, player, other)))
        add(rule71, dueColour(player).colour, player);
    if (here().length % 2 === 1) add(rule72, dominantColour(here()) ?? impossible('an odd group'));
    return transfers;
  }

  private transfer(
    here: readonly Member[],
    colour: Colour,
    opponent: Member | undefined,
  ): Pick<Transfer, 'player' | 'here' | 'below'> | undefined {
    const isOut = new Set([...here, ...this.floaters]);
    const below = this.remaining.filter(member => !isOut.has(member)).sort(byTransferFor(colour));
    const candidates = below.filter(member => mayBeTransferredUp(member, this.limits));
    const player = this.firstCrossing(here, candidates, opponent);
    return player && { player, here, below };
  }

  /** 6.4, one after the other; first those who can be paired in the next group. */
  private floatersOf(group: readonly Member[], score: Points): readonly Descent[] {
    const isOut = new Set([...group, ...this.floaters]);
    const below = this.remaining.filter(member => !isOut.has(member));
    const next = below.filter(member => member.score === below[0]?.score);
    const classOf = (member: Member): number => {
      if (member.score !== score) return 2;
      return next.some(other => mayMeet(this.field, member, other)) ? 0 : 1;
    };
    const floaters: Descent[] = [];
    for (let here = group; ; ) {
      const order = [...here].sort((a, b) => classOf(a) - classOf(b) || byFloat(dominantColour(here))(a, b));
      const floater = this.firstCrossing(here, order);
      if (!floater) return floaters;
      for (const other of this.floaters) removeEdge(this.field.legal, floater.order, other.order);
      this.floaters = [...this.floaters, floater];
      floaters.push({ player: floater, here, order });
      here = here.filter(member => member !== floater);
    }
  }
}
