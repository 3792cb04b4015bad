import { hasBit, MaximumMatching, removeEdge } from '../../../matching/index.ts';
import { type Colour, impossible, type Points } from '../../../model/index.ts';
import type { Rule } from '../../../rules/index.ts';
import { dueColour, type Member } from '../definitions.ts';
import { type Field, mayMeet, possibleLeftovers } from '../field.ts';
import { firstCrossing, type Search, type Split } from './crossing.ts';
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
  mayHaveBye,
} from './definitions.ts';
import { firstRows, type Rows } from './rows.ts';
import { rule71, rule72 } from './rules.ts';

/** Somebody transferred upwards, by 7.1 or 7.2. */
export interface Transfer {
  readonly player: Member;
  readonly rule: Rule;
  /** 7.1: who had no opponent in the group. */
  readonly for?: Member;
  /** 2.1: those who would have been offered before. */
  readonly kept: readonly Member[];
}

/** A score group with all that was decided in it. */
export interface PairedGroup {
  readonly score: Points;
  /** Floaters from above, each with the opponent of 8.2. */
  readonly floaterPairs: Rows;
  readonly transfers: readonly Transfer[];
  /** Sent down by 6.4. */
  readonly floaters: readonly Member[];
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
  const bye = receiverOfBye(field);
  const hall = new Hall(
    field,
    field.members.filter(member => member !== bye),
  );
  return { bye, groups: hall.pairAll() };
};

/** 4 and 5. */
const receiverOfBye = (field: Field): Member | undefined => {
  if (field.members.length % 2 === 0) return undefined;
  const [receiver] = possibleLeftovers(field, field.members)
    .filter(mayHaveBye)
    .sort(byClaimToBye(field.members));
  return receiver ?? impossible('somebody may have the bye');
};

class Hall {
  /** Pairs of two floaters are taken out: a floater is paired with somebody of a lower group. */
  private readonly field: Field;
  private readonly limits: Limits;
  private remaining: readonly Member[];
  private floaters: readonly Member[] = [];

  constructor(field: Field, members: readonly Member[]) {
    this.field = { ...field, legal: { ...field.legal, words: field.legal.words.slice() } };
    this.limits = limitsOf(field.position);
    this.remaining = members;
  }

  pairAll(): readonly PairedGroup[] {
    const scores = [...new Set(this.remaining.map(({ score }) => score))].sort((a, b) => b - a);
    const groups = scores.map(score => this.pairGroup(score));
    return this.remaining.length === 0 ? groups : impossible('everybody is paired');
  }

  private pairGroup(score: Points): PairedGroup {
    const floaterPairs = floatersInTurn(this.floaters).flatMap(floater => this.pairFloater(floater, score));
    const residents = this.residents(score);
    const transfers = this.transfersInto(residents);
    const group = [...residents, ...transfers.map(({ player }) => player)];
    const floaters = this.floatersOf(group, score);
    const left = new Set(floaters);
    const here = group.filter(member => !left.has(member));
    const columns = columnsOf(here);
    const rows = firstRows(this.field, columns);
    this.take(here);
    return { score, floaterPairs, transfers, floaters, columns, rows };
  }

  private take(members: readonly Member[]): void {
    const taken = new Set(members);
    this.remaining = this.remaining.filter(member => !taken.has(member));
  }

  /** Of the group; whoever was transferred upwards is gone, floaters from above are not of it. */
  private residents(score: Points): readonly Member[] {
    return this.remaining.filter(member => member.score === score && !this.floaters.includes(member));
  }

  private split(here: readonly Member[]): Split {
    const isHere = new Set(here);
    return { field: this.field, here, outside: this.remaining.filter(member => !isHere.has(member)) };
  }

  /**
   * 8.2. Without the floater one player is left over: those who can be that one, with all others paired, are the
   * possible opponents.
   */
  private pairFloater(floater: Member, score: Points): Rows {
    const matching = new MaximumMatching(this.field.legal);
    const others = this.remaining.filter(member => member !== floater);
    for (const { order } of others) matching.admit(order);
    matching.complete(others.map(({ order }) => order));
    const [only] = others.filter(({ order }) => (matching.mate[order] as number) < 0);
    matching.augmentFrom(only?.order ?? impossible('an odd number leaves one over'));
    const outer = matching.outerVertices();
    const opponent = [...this.residents(score)]
      .sort(byOfferTo(floater))
      .find(member => hasBit(outer, member.order) && mayMeet(this.field, floater, member));
    if (!opponent) return [];
    this.floaters = this.floaters.filter(member => member !== floater);
    this.take([floater, opponent]);
    return [[floater, opponent]];
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
  ): Pick<Transfer, 'player' | 'kept'> | undefined {
    const isOut = new Set([...here, ...this.floaters]);
    const below = this.remaining.filter(member => !isOut.has(member)).sort(byTransferFor(colour));
    const candidates = below.filter(member => mayBeTransferredUp(member, this.limits));
    const search: Search = { candidates, ...(opponent && { opponent }) };
    const player = firstCrossing(this.split(here), search);
    if (!player) return undefined;
    const before = below.slice(0, below.indexOf(player));
    return { player, kept: before.filter(member => !mayBeTransferredUp(member, this.limits)) };
  }

  /** 6.4, one after the other; first those who can be paired in the next group. */
  private floatersOf(group: readonly Member[], score: Points): readonly Member[] {
    const isOut = new Set([...group, ...this.floaters]);
    const below = this.remaining.filter(member => !isOut.has(member));
    const next = below.filter(member => member.score === below[0]?.score);
    const classOf = (member: Member): number => {
      if (member.score !== score) return 2;
      return next.some(other => mayMeet(this.field, member, other)) ? 0 : 1;
    };
    const floaters: Member[] = [];
    for (let here = group; ; ) {
      const candidates = [...here].sort(
        (a, b) => classOf(a) - classOf(b) || byFloat(dominantColour(here))(a, b),
      );
      const floater = firstCrossing(this.split(here), { candidates });
      if (!floater) return floaters;
      for (const other of this.floaters) removeEdge(this.field.legal, floater.order, other.order);
      this.floaters = [...this.floaters, floater];
      floaters.push(floater);
      here = here.filter(member => member !== floater);
    }
  }
}
