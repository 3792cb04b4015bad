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

/** Whom 7.1 or 7.2 wants to be transferred upwards. */
export interface Transfer {
  /** Undefined: nobody can be. */
  readonly player: Member | undefined;
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

/** Who is left when a score group is begun, and who of them floated down. */
export interface Left {
  readonly remaining: readonly Member[];
  readonly floaters: readonly Member[];
}

/** A score group with all that was decided in it. */
export interface PairedGroup {
  readonly score: Points;
  readonly begunWith: Left;
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
  const hall = new Hall(field, { remaining: field.members.filter(member => member !== bye), floaters: [] });
  return { bye, groups: hall.pairAll() };
};

/** 4 and 5. */
export const byeLadder = ({ members }: Field): ByeLadder<Member> => {
  const isFirst = !members.some(hasPlayed);
  return {
    counts: member => (isFirst ? [] : [countedOn(rule4, decimalOf(member.score), member, 'score')]),
    order: isFirst ? rule5 : rule4,
    offered: everyone => [...everyone].sort(byClaimToBye(members)),
  };
};

const withOwnPairs = (field: Field): Field => ({ ...field, legal: copyOfGraph(field.legal) });

/** Two floaters do not meet: a floater is paired with somebody of a lower group. */
const keepApart = ({ legal }: Field, floater: Member, others: readonly Member[]): void => {
  for (const other of others) removeEdge(legal, floater.order, other.order);
};

/** Without the pairs of those who floated down. */
export const withFloaters = (field: Field, floaters: readonly Member[]): Field => {
  const own = withOwnPairs(field);
  for (const [index, floater] of floaters.entries()) keepApart(own, floater, floaters.slice(0, index));
  return own;
};

/** The groups one after the other, from the top or from any of them on. */
export class Hall {
  private readonly field: Field;
  /** Everything that is legal, where the field is one in which only what is asked may be. */
  private readonly legal: Field;
  private readonly limits: Limits;
  private remaining: readonly Member[];
  private floaters: readonly Member[];

  constructor(field: Field, { remaining, floaters }: Left, legal = field) {
    this.field = withFloaters(field, floaters);
    this.legal = legal === field ? this.field : withFloaters(legal, floaters);
    this.limits = limitsOf(field.position);
    this.remaining = remaining;
    this.floaters = floaters;
  }

  /** The highest group that is left, and those below. */
  pairAll(): readonly PairedGroup[] {
    const floating = new Set(this.floaters);
    const left = this.remaining.filter(member => !floating.has(member));
    const scores = [...new Set(left.map(({ score }) => score))].sort((a, b) => b - a);
    const groups = scores.map(score => this.pairGroup(score));
    return this.remaining.length === 0 ? groups : impossible('everybody is paired');
  }

  pairGroup(score: Points): PairedGroup {
    const begunWith = { remaining: this.remaining, floaters: this.floaters };
    const turns = floatersInTurn(this.floaters).map(floater => this.pairFloater(floater, score));
    const residents = this.residents(score);
    const split = this.split(residents);
    // Floaters take pairs out of the field later: what crosses now is asked of the field as it is now.
    const field = withOwnPairs(this.field);
    const crossings = () => crossingsOf({ ...split, field }).count;
    const transfers = this.transfersInto(residents);
    const group = [...residents, ...transfers.flatMap(({ player }) => player ?? [])];
    const floaters = this.floatersOf(group, score);
    const left = new Set(floaters.map(({ player }) => player));
    const here = group.filter(member => !left.has(member));
    const columns = columnsOf(here);
    const rows = firstRows(this.field, columns);
    this.take(here);
    const floaterPairs = turns.flatMap(({ floater, opponent }) =>
      opponent ? [[floater, opponent] as const] : [],
    );
    return {
      score,
      begunWith,
      turns,
      floaterPairs,
      residents,
      crossings,
      transfers,
      floaters,
      columns,
      rows,
    };
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

  /** The first candidate who meets somebody of the other side, where as few as possible do so. */
  private firstCrossing(here: readonly Member[], candidates: readonly Member[]): Member | undefined {
    if (candidates.length === 0) return undefined;
    const { crosses } = crossingsOf(this.split(here));
    return candidates.find(member => crosses(member));
  }

  /** The same of those who can meet this one then, whatever is asked. */
  private firstToMeet(
    here: readonly Member[],
    candidates: readonly Member[],
    opponent: Member,
  ): Member | undefined {
    const legal = { ...this.split(here), field: this.legal };
    if (this.legal === this.field) {
      const { crosses } = crossingsOf(legal);
      return candidates.find(member => crosses(member, opponent));
    }
    for (const candidate of candidates) {
      const isPossible = crossingsOf(this.split(here)).crosses(candidate);
      if (isPossible && crossingsOf(legal).crosses(candidate, opponent)) return candidate;
    }
    return undefined;
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
    const here = () => [...residents, ...transfers.flatMap(({ player }) => player ?? [])];
    for (const player of residents)
      if (!residents.some(other => mayMeet(this.legal, player, other)))
        transfers.push({
          ...this.transfer(here(), dueColour(player).colour, player),
          rule: rule71,
          for: player,
        });
    if (here().length % 2 === 1) {
      const colour = dominantColour(here()) ?? impossible('an odd group');
      transfers.push({ ...this.transfer(here(), colour), rule: rule72 });
    }
    return transfers;
  }

  private transfer(
    here: readonly Member[],
    colour: Colour,
    opponent?: Member,
  ): Pick<Transfer, 'player' | 'here' | 'below'> {
    const isOut = new Set([...here, ...this.floaters]);
    const below = this.remaining.filter(member => !isOut.has(member)).sort(byTransferFor(colour));
    const candidates = below.filter(member => mayBeTransferredUp(member, this.limits));
    const player = opponent
      ? this.firstToMeet(here, candidates, opponent)
      : this.firstCrossing(here, candidates);
    return { player, here, below };
  }

  /** 6.4, one after the other; first those who can be paired in the next group. */
  private floatersOf(group: readonly Member[], score: Points): readonly Descent[] {
    const isOut = new Set([...group, ...this.floaters]);
    const below = this.remaining.filter(member => !isOut.has(member));
    const next = below.filter(member => member.score === below[0]?.score);
    const classOf = (member: Member): number => {
      if (member.score !== score) return 2;
      return next.some(other => mayMeet(this.legal, member, other)) ? 0 : 1;
    };
    const floaters: Descent[] = [];
    for (let here = group; ; ) {
      const order = [...here].sort((a, b) => classOf(a) - classOf(b) || byFloat(dominantColour(here))(a, b));
      const floater = this.firstCrossing(here, order);
      if (!floater) return floaters;
      keepApart(this.field, floater, this.floaters);
      if (this.legal !== this.field) keepApart(this.legal, floater, this.floaters);
      this.floaters = [...this.floaters, floater];
      floaters.push({ player: floater, here, order });
      here = here.filter(member => member !== floater);
    }
  }
}
