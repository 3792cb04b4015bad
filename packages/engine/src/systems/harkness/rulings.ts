import { impossible } from '../../model/index.ts';
import type { BracketFacts, Ruling } from '../../rules/index.ts';
import { passedOver } from '../swiss/against.ts';
import type { ToldWalk } from '../swiss/asked-walk.ts';
import { barredBy } from '../swiss/bye-ladder.ts';
import { firstOf, type Lazy, rulingOfFloater, rulingOfPair } from '../swiss/rulings.ts';
import { toldOfWalk } from '../swiss/told-walk.ts';
import { byeHadBy, type Card } from './cards.ts';
import { againstCard, againstMove, orderOfMoves, scoreOf, type WalkOfCards, walkOf } from './comparison.ts';
import type { Decided } from './decided.ts';
import type { Field } from './field.ts';
import type { Settings } from './options.ts';
import type { PairedGroup } from './procedure.ts';
import { byeOnce, firstRound, halves, nearestGroup } from './rules.ts';

/** Why the round is what it is, and what it would have been otherwise. */
export const toldOf = (field: Field, decided: Decided, settings: Settings): ToldWalk<Card> => {
  const walk = walkOf(field, decided, settings);
  return toldOfWalk<Field, Card>(walk, {
    parts: decided.groups.map((group, index) => new ToldGroup(walk, group, index)),
    bar: card => barredBy(byeOnce, byeHadBy(card)),
  });
};

/** A score group with what else it could have been. */
class ToldGroup {
  private readonly walk: WalkOfCards;
  private readonly group: PairedGroup;
  private readonly index: number;
  private readonly moved: ReadonlySet<Card>;

  constructor(walk: WalkOfCards, group: PairedGroup, index: number) {
    this.walk = walk;
    this.group = group;
    this.index = index;
    this.moved = new Set([...group.taken, ...group.sent]);
  }

  boards(): readonly Lazy<'board'>[] {
    return this.group.pairs.map(({ higher, lower }, at) => ({
      about: [higher.id, lower.id],
      ruling: () => this.rulingOfBoard(at),
    }));
  }

  /** Each who was taken or sent, with those who were tried before and did not go. */
  floats(): readonly Lazy<'float'>[] {
    return [...this.moved].map(card => ({ about: [card.id], ruling: () => this.rulingOfMove(card) }));
  }

  /** Undefined: the player did not move here, or the other might not have instead. */
  against(player: Card, instead: Card) {
    const mightGo = this.group.candidates.includes(instead) && !this.moved.has(instead);
    return this.moved.has(player) && mightGo
      ? againstMove(this.walk, { group: this.group, index: this.index }, [player, instead])
      : undefined;
  }

  private facts(): BracketFacts & { readonly bracket: number } {
    const { own, taken } = this.group;
    return { bracket: scoreOf(this.group), players: own.length + taken.length };
  }

  /** The cards that lay before the one taken. */
  private rulingOfBoard(at: number): Ruling<'board'> {
    const { walk, group } = this;
    const { higher, lower, offered } = group.pairs[at] ?? impossible('a board of the group');
    const facts = this.facts();
    const passed = offered
      .slice(0, offered.indexOf(lower))
      .map(card =>
        passedOver([higher, card], againstCard(walk, { group, index: this.index, at }, card), facts.bracket),
      );
    const natural =
      walk.field.position.round === 1 ? firstRound : higher.score === lower.score ? halves : nearestGroup;
    return rulingOfPair([higher, lower], { passed, natural, facts });
  }

  private rulingOfMove(card: Card): Ruling<'float'> {
    const { walk, group, index, moved } = this;
    const { candidates, own, taken } = group;
    const isUp = taken.includes(card) && card.score < (own[0]?.score ?? 0);
    const facts = { ...this.facts(), direction: isUp ? ('up' as const) : ('down' as const) };
    const passed = candidates
      .slice(0, candidates.indexOf(card))
      .filter(other => !moved.has(other))
      .map(other => passedOver([other], againstMove(walk, { group, index }, [card, other]), facts.bracket));
    return rulingOfFloater(card, { passed, natural: orderOfMoves(group), facts }, firstOf(passed));
  }
}
