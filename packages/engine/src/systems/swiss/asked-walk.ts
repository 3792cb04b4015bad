import { impossible, type PlayerId } from '../../model/index.ts';
import type { Rule, Ruling } from '../../rules/index.ts';
import { once } from '../once.ts';
import { type Against, forbidden, notComplete, type Reasons, withCompared } from './against.ts';
import type { ReasonedRound } from './answers.ts';
import { type ByeLadder, receiverOf, steppedPast } from './bye-ladder.ts';
import { leftOverBy } from './left-over.ts';
import { hasRound, within } from './pairable.ts';
import { type Prohibited, prohibitionBetween } from './prohibition.ts';
import { type DecidedRound, swissRound } from './round.ts';
import type { Lazy } from './rulings.ts';
import { type Allowed, toldApart, withPair } from './steps.ts';
import type { StepwiseField } from './stepwise-field.ts';
import { sideBySide, type Way } from './ways.ts';

/*
 * A round that was decided step by step, the bye first and then one bracket after the other, each so that the rest can still
 * be paired, of which it is asked what else it could have been (decisions 600 and 710). Where the brackets above stay as they
 * are and what is asked can still be, the bracket is decided once more where nothing else may be: each step takes the best
 * after which it can, and so the first step that is another is the one after which it cannot be any more.
 */

/** A round as it was decided, and how any of its brackets is decided again. */
export interface Walk<Field, Member> {
  readonly field: Field;
  readonly ladder: ByeLadder<Member>;
  readonly bye: Member | undefined;
  /** What keeps everybody in a pair. */
  readonly completion: Rule;
  readonly brackets: readonly WalkedBracket<Field, Member>[];
}

interface WalkedBracket<Field, Member> {
  /** Everybody who was paired in it. */
  readonly paired: readonly Member[];
  readonly chosen: () => Way;
  /** Whether everybody who was left when it began could be paired in another field. */
  readonly isOpenIn: (field: Field) => boolean;
  /** As it is in another field, the brackets above as they are. */
  readonly wayIn: (field: Field) => Way;
}

/** Why two do not meet: the prohibition between them, or what the best with them does worse. */
export const againstPair = <Field extends StepwiseField<Member>, Member extends Prohibited>(
  walk: Walk<Field & StepwiseField<Member>, Member>,
  a: Member,
  b: Member,
): Against => {
  const prohibited = prohibitionBetween(walk.field.prohibitions, a, b);
  if (prohibited) return forbidden(prohibited);
  const index = walk.brackets.findIndex(({ paired }) => paired.includes(a) || paired.includes(b));
  return againstAsked(walk, withPair(a, b), { index });
};

interface FirstAgainst<Member> {
  /** The first bracket that is against what is asked. */
  readonly index: number;
  /** Of what it is told who would be left over. Absent: of what is asked. */
  readonly left?: Allowed<Member>;
}

export const againstAsked = <Field extends StepwiseField<Member>, Member extends Prohibited>(
  walk: Walk<Field & StepwiseField<Member>, Member>,
  allowed: Allowed<Member>,
  { index, left = allowed }: FirstAgainst<Member>,
): Against => {
  const { field, brackets, ladder, bye, completion } = walk;
  const askedField = () => within<Field & StepwiseField<Member>, Member>(field, allowed);
  const asked = askedField();
  for (const bracket of brackets.slice(0, index + 1).reverse())
    if (bracket.isOpenIn(asked)) return againstBracket(bracket, asked, askedField);
  if (!hasRound(asked)) return notComplete(completion, leftOverBy<Member>(field)(left));
  const other = receiverOf(asked, ladder);
  if (!bye || !other || other === bye) return impossible('with this bye some bracket can be as asked');
  return steppedPast(ladder, bye, other);
};

const againstBracket = <Field, Member>(
  { chosen, wayIn }: WalkedBracket<Field, Member>,
  asked: Field,
  askedAgain: () => Field,
): Against => {
  const told = toldApart(chosen().steps, wayIn(asked).steps) ?? impossible('it was not taken');
  if (told.bracket === undefined) return told;
  // Decided once more for whoever looks: kept with all that was passed over, the ways would fill the memory.
  return withCompared(told, () => sideBySide(chosen(), wayIn(askedAgain())));
};

/** What can be said of a round that was walked. */
export interface ToldWalk<Member> {
  readonly members: readonly Member[];
  readonly boards: readonly Lazy<'board'>[];
  readonly floats: readonly Lazy<'float'>[];
  readonly bye: (() => Ruling<'bye'>) | undefined;
  readonly againstPair: (a: Member, b: Member) => Against;
  readonly againstBye: (member: Member) => Against;
  /** Undefined where that is not the question. */
  readonly againstFloat: (player: Member, instead: Member) => Against | undefined;
}

interface DecidedWalk<Member> extends Omit<DecidedRound, 'rulings'> {
  /** What can be said of its steps: worked out once somebody asks. */
  readonly told: () => ToldWalk<Member>;
  /** Rulings about the round as a whole: they come first. */
  readonly before?: () => readonly Ruling[];
}

/** The round of a walk, with its reasons. */
export const walkedRound = <Member extends { readonly id: PlayerId }>({
  told: tell,
  before = () => [],
  ...decided
}: DecidedWalk<Member>): ReasonedRound => {
  const told = once(tell);
  const rulings = (): readonly Ruling[] => {
    const { bye, floats, boards } = told();
    return [...before(), ...(bye ? [bye()] : []), ...[...floats, ...boards].map(each => each.ruling())];
  };
  return { ...swissRound({ ...decided, rulings }), reasons: reasonsOf(told) };
};

const reasonsOf = <Member extends { readonly id: PlayerId }>(told: () => ToldWalk<Member>): Reasons => {
  const memberOf = (id: PlayerId): Member =>
    told().members.find(member => member.id === id) ?? impossible(`${id} is to be paired`);
  return {
    ofBoard: player =>
      told()
        .boards.find(({ about }) => about.includes(player))
        ?.ruling(),
    ofFloats: player =>
      told()
        .floats.filter(({ about }) => about.includes(player))
        .map(float => float.ruling()),
    ofBye: () => told().bye?.(),
    againstPair: (a, b) => told().againstPair(memberOf(a), memberOf(b)),
    againstBye: player => told().againstBye(memberOf(player)),
    againstFloat: (player, instead) => told().againstFloat(memberOf(player), memberOf(instead)),
  };
};
