import { impossible } from '../../../model/index.ts';
import type { BracketFacts, PassedOver, Rule, Ruling } from '../../../rules/index.ts';
import { passedOver } from '../../swiss/against.ts';
import { againstPair, type ToldWalk } from '../../swiss/asked-walk.ts';
import { barredBy } from '../../swiss/bye-ladder.ts';
import { firstOf, rulingOfFloater, rulingOfPair } from '../../swiss/rulings.ts';
import { toldOfWalk } from '../../swiss/told-walk.ts';
import { scoreOfGroup } from '../../swiss/upfloats.ts';
import type { Member } from '../definitions.ts';
import type { Field } from '../field.ts';
import { againstShift, againstUpfloater, type Walk2026, walkOf } from './comparison.ts';
import { c2 } from './criteria.ts';
import { barredSince, byPlace } from './definitions.ts';
import type { PairedBracket, Round2026 } from './procedure.ts';
import { rule312, rule321, rule326, rule3241, rule3242 } from './procedure-rules.ts';

/** Why the round is what it is, and what it would have been otherwise. */
export const toldOf = (field: Field, round: Round2026): ToldWalk<Member> => {
  const walk = walkOf(field, round);
  return toldOfWalk<Field, Member>(walk, {
    parts: round.brackets.map((bracket, index) => new ToldBracket(walk, bracket, index)),
    bar: member => barredBy(c2, barredSince(member, field.position)),
    completionOfBye: rule312,
  });
};

/** A bracket with what else it could have been. */
class ToldBracket {
  private readonly bracket: PairedBracket;
  private readonly walk: Walk2026;
  private readonly index: number;
  private readonly shifts = new Map<Member, PassedOver>();

  constructor(walk: Walk2026, bracket: PairedBracket, index: number) {
    this.walk = walk;
    this.bracket = bracket;
    this.index = index;
  }

  boards() {
    return this.bracket.pairs.map((pair, at) => ({
      about: pair.map(({ id }) => id),
      ruling: () => this.rulingOfBoard(at),
    }));
  }

  floats() {
    return this.bracket.upfloaters.map(upfloater => ({
      about: [upfloater.id],
      ruling: () => this.rulingOfFloat(upfloater),
    }));
  }

  /** Undefined: the one does not float here; the other floats as well, or is not one of those below. */
  against(player: Member, instead: Member) {
    const { group, upfloaters } = this.bracket;
    if (!upfloaters.includes(player) || !group.below.includes(instead) || upfloaters.includes(instead))
      return undefined;
    return againstUpfloater(this.walk, { index: this.index, group }, { player, instead });
  }

  private facts(): BracketFacts & { readonly bracket: number } {
    const { group, upfloaters } = this.bracket;
    return {
      bracket: scoreOfGroup(group),
      players: group.residents.length + upfloaters.length,
      upfloaters: upfloaters.length,
    };
  }

  /** Those before the upfloater in the order who stay. */
  private rulingOfFloat(upfloater: Member): Ruling<'float'> {
    const { group, upfloaters } = this.bracket;
    const facts = { ...this.facts(), direction: 'up' as const };
    const passed = group.below
      .slice(0, group.below.indexOf(upfloater))
      .filter(member => !upfloaters.includes(member))
      .map(member =>
        passedOver(
          [member],
          againstUpfloater(this.walk, { index: this.index, group }, { player: upfloater, instead: member }),
          facts.bracket,
        ),
      );
    return rulingOfFloater(upfloater, { passed, natural: rule321, facts }, firstOf(passed));
  }

  /**
   * Where one of the two was shifted out of the smaller subgroup, nobody of the larger one could be left for the other; where
   * one was shifted, whoever the order of 4.3 has before was not; then the opponents of later pairs with smaller numbers.
   */
  private rulingOfBoard(at: number): Ruling<'board'> {
    const { pairs, subgroups } = this.bracket;
    const pair = pairs[at] ?? impossible('the bracket has this pair');
    const [chooser, chosen] = pair;
    const { fromSmaller, fromLarger, few, many } = subgroups;
    const inSmaller = pair.find(member => fromSmaller.includes(member));
    const inLarger = pair.find(member => fromLarger.includes(member));
    const others = inSmaller ? [...many].sort(byPlace) : [];
    const offered = pairs
      .slice(at + 1)
      .map(([, other]) => other)
      .filter(other => byPlace(other, chosen) < 0 && !others.includes(other))
      .sort(byPlace);
    const facts = this.facts();
    const against = (other: Member): PassedOver =>
      passedOver([chooser, other], againstPair<Field, Member>(this.walk, chooser, other), facts.bracket);
    const passed = [
      ...others.map(against),
      ...(inSmaller ? this.notShifted(few, fromSmaller, inSmaller) : []),
      ...(inLarger ? this.notShifted(many, fromLarger, inLarger) : []),
      ...offered.map(against),
    ];
    return rulingOfPair(pair, { passed, natural: naturalOf(inSmaller, inLarger), facts });
  }

  private notShifted(
    subgroup: readonly Member[],
    shifted: readonly Member[],
    member: Member,
  ): readonly PassedOver[] {
    return subgroup
      .slice(0, subgroup.indexOf(member))
      .filter(other => !shifted.includes(other))
      .map(other => {
        const passed =
          this.shifts.get(other) ??
          passedOver([other], againstShift(this.bracket, subgroup, other), scoreOfGroup(this.bracket.group));
        this.shifts.set(other, passed);
        return passed;
      });
  }
}

const naturalOf = (inSmaller: Member | undefined, inLarger: Member | undefined): Rule => {
  if (inSmaller) return rule3241;
  return inLarger ? rule3242 : rule326;
};
