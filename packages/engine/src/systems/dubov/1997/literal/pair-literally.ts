import { type Colour, impossible, type PlayerId } from '../../../../model/index.ts';
import type { Position } from '../../../../position/index.ts';
import { dueColour, type Member, membersOf } from '../../definitions.ts';
import {
  byClaimToBye,
  byFloat,
  byOfferTo,
  byTransferFor,
  columnsOf,
  dominantColour,
  floatersInTurn,
  type Limits,
  limitsOf,
  mayBeTransferredUp,
  mayHaveBye,
} from '../definitions.ts';
import { PROHIBITIONS_1997 } from '../rules.ts';
import { allPairings, exists, firstRows, type MayMeet, type Pairs } from './enumeration.ts';

export interface LiteralRound {
  readonly pairs: readonly (readonly [PlayerId, PlayerId])[];
  readonly bye?: PlayerId;
}

/**
 * The round by the letter of the text and of decisions 0064 to 0068: every question is answered by trying all pairings
 * of those not yet paired. The referee of the fast engine; fit for some ten players.
 */
export const pairLiterally = (position: Position): LiteralRound | 'no-pairing' => {
  const members = membersOf(position, 0);
  const mayMeet: MayMeet = (a, b) => !PROHIBITIONS_1997.some(rule => rule.forbids(a, b, position));
  const [bye] =
    members.length % 2 === 0
      ? []
      : members
          .filter(mayHaveBye)
          .filter(member => exists(allPairings(without(members, [member]), mayMeet)))
          .sort(byClaimToBye(members));
  const remaining = members.filter(member => member !== bye);
  if (members.length === 0 || remaining.length % 2 === 1) return 'no-pairing';
  if (!exists(allPairings(remaining, mayMeet))) return 'no-pairing';
  const pairs = new LiteralHall(remaining, limitsOf(position), mayMeet).pairAll();
  return { pairs: pairs.map(([a, b]) => [a.id, b.id] as const), ...(bye && { bye: bye.id }) };
};

const without = (members: readonly Member[], taken: readonly Member[]): readonly Member[] =>
  members.filter(member => !taken.includes(member));

class LiteralHall {
  private remaining: readonly Member[];
  private floaters: readonly Member[] = [];
  private readonly pairs: Pairs[number][] = [];
  private readonly limits: Limits;
  private readonly mayMeet: MayMeet;

  constructor(members: readonly Member[], limits: Limits, mayMeet: MayMeet) {
    this.remaining = members;
    this.limits = limits;
    this.mayMeet = mayMeet;
  }

  pairAll(): Pairs {
    const scores = [...new Set(this.remaining.map(({ score }) => score))].sort((a, b) => b - a);
    for (const score of scores) this.pairGroup(score);
    if (this.remaining.length > 0) impossible('everybody is paired');
    return this.pairs;
  }

  private pairGroup(score: number): void {
    for (const floater of floatersInTurn(this.floaters)) this.pairFloater(floater, score);
    let here = this.residents(score);
    const lonely = here.filter(
      member => !here.some(other => other !== member && this.mayMeet(member, other)),
    );
    for (const player of lonely)
      here = this.withTransferred(here, dueColour(player).colour, other => other === player);
    if (here.length % 2 === 1)
      here = this.withTransferred(here, dominantColour(here) ?? impossible('an odd group'), () => true);
    here = this.withoutFloaters(here, score);
    const rows = firstRows(columnsOf(here), this.mayMeet) ?? impossible('the group can be paired');
    this.pairs.push(...rows);
    this.remaining = without(this.remaining, here);
  }

  /** Of the group; whoever was transferred upwards is gone, floaters from above are not of it. */
  private residents(score: number): readonly Member[] {
    return this.remaining.filter(member => member.score === score && !this.floaters.includes(member));
  }

  /** Ways to pair everybody left, floaters never with each other. */
  private completions(members: readonly Member[] = this.remaining): Generator<Pairs> {
    const areFloaters = (a: Member, b: Member) => this.floaters.includes(a) && this.floaters.includes(b);
    return allPairings(members, (a, b) => !areFloaters(a, b) && this.mayMeet(a, b));
  }

  /** 8.2. */
  private pairFloater(floater: Member, score: number): void {
    const opponent = [...this.residents(score)]
      .sort(byOfferTo(floater))
      .find(
        member =>
          this.mayMeet(floater, member) &&
          exists(this.completions(without(this.remaining, [floater, member]))),
      );
    if (!opponent) return;
    this.pairs.push([floater, opponent]);
    this.floaters = without(this.floaters, [floater]);
    this.remaining = without(this.remaining, [floater, opponent]);
  }

  /** The completions in which the fewest of these members have opponents outside. */
  private best(here: readonly Member[]): readonly Pairs[] {
    const all = [...this.completions()].map(pairs => ({
      pairs,
      outside: pairs.filter(([a, b]) => here.includes(a) !== here.includes(b)).length,
    }));
    const least = Math.min(...all.map(({ outside }) => outside));
    return all.filter(({ outside }) => outside === least).map(({ pairs }) => pairs);
  }

  /** 7.1 and 7.2: the first who in one of the best completions meets one of those looked for. */
  private withTransferred(
    here: readonly Member[],
    colour: Colour,
    isWanted: (member: Member) => boolean,
  ): readonly Member[] {
    const pairings = this.best(here);
    const transferred = without(this.remaining, [...here, ...this.floaters])
      .filter(member => mayBeTransferredUp(member, this.limits))
      .sort(byTransferFor(colour))
      .find(candidate =>
        pairings.some(pairs =>
          pairs.some(
            ([a, b]) =>
              (a === candidate && here.includes(b) && isWanted(b)) ||
              (b === candidate && here.includes(a) && isWanted(a)),
          ),
        ),
      );
    return transferred ? [...here, transferred] : here;
  }

  /** 6.4. */
  private withoutFloaters(group: readonly Member[], score: number): readonly Member[] {
    let here = group;
    for (;;) {
      const pairings = this.best(here);
      const leaving = here.filter(member =>
        pairings.some(pairs =>
          pairs.some(([a, b]) => (a === member && !here.includes(b)) || (b === member && !here.includes(a))),
        ),
      );
      if (leaving.length === 0) return here;
      const below = without(this.remaining, [...group, ...this.floaters]);
      const next = below.filter(member => member.score === below[0]?.score);
      const classOf = (member: Member) =>
        member.score !== score ? 2 : next.some(other => this.mayMeet(member, other)) ? 0 : 1;
      const [floater] = leaving.sort(
        (a, b) => classOf(a) - classOf(b) || byFloat(dominantColour(here))(a, b),
      );
      if (!floater) return here;
      this.floaters = [...this.floaters, floater];
      here = without(here, [floater]);
    }
  }
}
