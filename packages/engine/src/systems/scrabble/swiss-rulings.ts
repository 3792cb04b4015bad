import { type BracketFacts, type PassedOver, type Rule, type Ruling, ruling } from '../../rules/index.ts';
import { forbidden, passedOver } from '../swiss/against.ts';
import { againstPair, type ToldWalk } from '../swiss/asked-walk.ts';
import { barredBy } from '../swiss/bye-ladder.ts';
import { prohibitionBetween } from '../swiss/prohibition.ts';
import { type Lazy, rulingOfFloater, rulingOfPair } from '../swiss/rulings.ts';
import { toldOfWalk } from '../swiss/told-walk.ts';
import type { Field } from './field.ts';
import type { PairedGroup, PairOfGroup, SwissRound } from './halves.ts';
import { isRated, type Member } from './list.ts';
import { bye as byeRule, everybody, order, similar, unrated } from './rules.ts';
import { againstGoing, cutIn, scoreOf, type WalkOfList, walkOf } from './swiss-comparison.ts';

/** Why the round is what it is, and what it would have been otherwise. */
export const toldOf = (field: Field, round: SwissRound): ToldWalk<Member> => {
  const walk = walkOf(field, round);
  return toldOfWalk<Field, Member>(walk, {
    parts: round.groups.map((group, index) => new ToldGroup(walk, group, index)),
    bar: ({ byeHadIn }) => barredBy(byeRule, byeHadIn),
  });
};

/** The list of the tournament, and where it has those without a rating. */
export const rulingsOfList = ({ list }: Field): readonly Ruling[] => {
  const withoutRating = list.filter(entrant => !isRated(entrant));
  return [
    ruling('order', order, idsOf(list)),
    ...(withoutRating.length > 0 && withoutRating.length < list.length
      ? [
          ruling('order', unrated, idsOf(withoutRating), {
            facts: { place: list.findIndex(entrant => !isRated(entrant)) + 1 },
          }),
        ]
      : []),
  ];
};

const idsOf = (members: readonly { readonly id: number }[]): readonly number[] => members.map(({ id }) => id);

/** A group with what else it could have been. */
class ToldGroup {
  private readonly walk: WalkOfList;
  private readonly group: PairedGroup;
  private readonly index: number;

  constructor(walk: WalkOfList, group: PairedGroup, index: number) {
    this.walk = walk;
    this.group = group;
    this.index = index;
  }

  boards(): readonly Lazy<'board'>[] {
    return this.group.pairs.map(pair => ({
      about: [pair.higher.id, pair.lower.id],
      ruling: () => this.rulingOfBoard(pair),
    }));
  }

  floats(): readonly Lazy<'float'>[] {
    return this.group.goingDown.map(member => ({
      about: [member.id],
      ruling: () => this.rulingOfGoing(member),
    }));
  }

  /** Undefined: the player did not go down here, or the other might not have instead. */
  against(player: Member, instead: Member) {
    const { goingDown, list } = this.group;
    const mightGo = list.includes(instead) && !goingDown.includes(instead);
    return goingDown.includes(player) && mightGo
      ? againstGoing(this.walk, { list, index: this.index }, [player, instead])
      : undefined;
  }

  private facts(): BracketFacts & { readonly bracket: number } {
    return { bracket: scoreOf(this.group), players: this.group.list.length };
  }

  /** Whoever was offered before. */
  private rulingOfBoard(pair: PairOfGroup): Ruling<'board'> {
    const { walk } = this;
    const { higher, lower } = pair;
    const facts = this.facts();
    const passed = pair.passedOver.map(rival =>
      passedOver([higher, rival], againstPair<Field, Member>(walk, higher, rival), facts.bracket),
    );
    return rulingOfPair([higher, lower], { passed, natural: naturalOf(walk.field, pair), facts });
  }

  private rulingOfGoing(member: Member): Ruling<'float'> {
    const facts = this.facts();
    return rulingOfFloater(member, {
      passed: this.insteadOfGoing(member, facts.bracket),
      natural: similar,
      facts,
    });
  }

  /** Somebody who may meet nobody of the group; or those who stand lower and stay. */
  private insteadOfGoing(member: Member, bracket: number): readonly PassedOver[] {
    const { walk, group, index } = this;
    const { list, goingDown } = group;
    const others = list.filter(other => other !== member);
    const barred = others.flatMap(other => {
      const prohibition = prohibitionBetween(walk.field.prohibitions, member, other);
      return prohibition ? [passedOver([member, other], forbidden(prohibition), bracket)] : [];
    });
    if (barred.length === others.length) return barred;
    return list
      .slice(list.indexOf(member) + 1)
      .filter(other => !goingDown.includes(other))
      .reverse()
      .map(other => passedOver([other], againstGoing(walk, { list, index }, [member, other]), bracket));
  }
}

/** Two of the same half meet because not everybody could have a rival of the other one. */
const naturalOf = (field: Field, { higher, lower, across }: PairOfGroup): Rule => {
  if (!across) return everybody;
  return higher.score === lower.score ? cutIn(field) : similar;
};
