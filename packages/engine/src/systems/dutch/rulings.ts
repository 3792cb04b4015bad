import { decimalOf, impossible, type Points, tenths } from '../../model/index.ts';
import { faultsWith, firstWorse } from '../../rules/forced.ts';
import { type BracketFacts, type Rule, type Ruling, ruling } from '../../rules/index.ts';
import { c2, c2Of2017, forbiddenPair, PROHIBITIONS } from './absolute.ts';
import type { BracketGraph } from './bracket-graph.ts';
import type { Member } from './definitions.ts';
import type { Field } from './field.ts';
import type { PairedBracket } from './procedure-2026.ts';
import { PROCEDURE } from './procedure-rules.ts';
import { c5 } from './quality-2026.ts';

/** Why the brackets were paired as they were: each board, float and bye with the rule that decided it. */
export const rulingsOfBrackets = (field: Field, brackets: readonly PairedBracket[]): readonly Ruling[] => [
  ...brackets.flatMap(paired => rulingsOfBracket(field, paired)),
  ...rulingsOfBye(field, brackets),
];

const rulingsOfBracket = (field: Field, paired: PairedBracket): readonly Ruling[] => {
  const { problem, pairs } = paired.candidate;
  const vertexOf = new Map(
    problem.members.slice(0, problem.inBracket).map((member, index) => [member, index]),
  );
  const chosen = pairs.map(([a, b]) => [vertexOf.get(a) ?? -1, vertexOf.get(b) ?? -1] as const);
  const best =
    faultsWith(problem, { pairs: chosen }) ??
    impossible('the candidate chosen meets the demand to be what it is');
  const context: Context = { field, paired, chosen, best };
  return [...chosen.map((_, index) => rulingOfBoard(context, index)), ...rulingsOfFloats(context)];
};

interface Context {
  readonly field: Field;
  readonly paired: PairedBracket;
  readonly chosen: readonly (readonly [number, number])[];
  /** The faults of the chosen candidate. */
  readonly best: readonly number[];
}

export const bracketFacts = (paired: PairedBracket): BracketFacts => {
  const { residents, movedDown } = paired.bracket;
  return {
    bracket: decimalOf(residents.at(-1)?.score ?? movedDown.at(-1)?.score ?? tenths(0)),
    players: residents.length + movedDown.length,
    movedDown: movedDown.length,
    ...(paired.special ? { special: paired.special.id } : {}),
  };
};

/**
 * The opponents that the order of article 4 offers before the one chosen; the first of them shows the rule that moved
 * the pairing: the prohibition between the two, or the criterion by which the best candidate with that pair is worse.
 */
const rulingOfBoard = (context: Context, index: number): Ruling => {
  const { field, paired, chosen } = context;
  const { problem } = paired.candidate;
  const [higher, lower] = chosen[index] as readonly [number, number];
  const members = [higher, lower].map(vertex => memberAt(problem, vertex).id);
  const procedure = PROCEDURE[field.edition];
  const [first] = offeredBefore(context, index);
  if (first === undefined) {
    const isExchanged = isFromOriginalS2(context, index);
    return ruling('board', isExchanged ? procedure.exchange : procedure.natural, members, {
      facts: bracketFacts(paired),
    });
  }
  const passed = memberAt(problem, first);
  const prohibition = prohibitionBetween(memberAt(problem, higher), passed, field);
  if (prohibition)
    return ruling('board', prohibition, members, { because: [passed.id], facts: bracketFacts(paired) });
  const fixed = chosen.slice(0, index);
  const forced = faultsWith(problem, { pairs: [...fixed, [higher, first]] });
  const worse = forced && firstWorse(problem.charges.digits, context.best, forced);
  return ruling('board', worse?.digit.rule ?? procedure.transposition, members, {
    because: [passed.id],
    facts: { ...bracketFacts(paired), ...(worse ? { chosen: worse.chosen, other: worse.other } : {}) },
  });
};

const memberAt = ({ members }: BracketGraph, vertex: number): Member => members[vertex] as Member;

/** Of S2, in order: whoever comes before the chosen opponent and was not taken by an earlier pair. */
const offeredBefore = ({ paired, chosen }: Context, index: number): readonly number[] => {
  const { problem } = paired.candidate;
  const movedDown = paired.bracket.movedDown.length;
  const [higher, lower] = chosen[index] as readonly [number, number];
  const taken = new Set(chosen.slice(0, index).flat());
  const inS1 =
    higher < movedDown ? new Set<number>() : new Set(chosen.filter(([v]) => v >= movedDown).map(([v]) => v));
  const offered: number[] = [];
  for (let vertex = movedDown; vertex < Math.min(lower, problem.inBracket); vertex++)
    if (vertex !== higher && !taken.has(vertex) && !inS1.has(vertex)) offered.push(vertex);
  return offered;
};

/** Whether the higher of the pair came into S1 by an exchange. */
const isFromOriginalS2 = ({ paired, chosen }: Context, index: number): boolean => {
  const movedDown = paired.bracket.movedDown.length;
  const [higher] = chosen[index] as readonly [number, number];
  if (higher < movedDown) return false;
  const withMovedDown = new Set(chosen.filter(([v]) => v < movedDown).map(([, u]) => u));
  const pairs = chosen.filter(([v]) => v >= movedDown).length;
  const remainder = Array.from(
    { length: paired.candidate.problem.inBracket - movedDown },
    (_, at) => at + movedDown,
  );
  return !remainder
    .filter(vertex => !withMovedDown.has(vertex))
    .slice(0, pairs)
    .includes(higher);
};

export const prohibitionBetween = (a: Member, b: Member, field: Field): Rule | undefined =>
  PROHIBITIONS[field.edition].find(prohibition => prohibition.forbids(a, b)) ??
  (field.position.mayNotMeet(a.id, b.id) ? forbiddenPair : undefined);

/** A downfloater, and what it would have cost to pair them in the bracket. */
const rulingsOfFloats = (context: Context): readonly Ruling[] => {
  const { paired, field, best } = context;
  const { problem, downfloaters } = paired.candidate;
  return downfloaters.map(member => {
    const vertex = problem.members.indexOf(member);
    const forced = faultsWith(problem, { pairs: [], paired: vertex });
    const worse = forced && firstWorse(problem.charges.digits, best, forced);
    const { movedDown, transposition } = PROCEDURE[field.edition];
    const order = vertex < paired.bracket.movedDown.length ? movedDown : transposition;
    const rule = worse?.digit.rule ?? (forced ? order : mostPairs(problem));
    return ruling('float', rule, [member.id], {
      facts: { ...bracketFacts(paired), ...(worse ? { chosen: worse.chosen, other: worse.other } : {}) },
    });
  });
};

/** Nobody can be paired with them at all: the most pairs (C6, C.5) is what leaves them. */
const mostPairs = ({ charges }: BracketGraph): Rule =>
  charges.digits[0]?.rule ?? impossible('every bracket counts its downfloaters');

/**
 * Who takes the bye: whoever may not have it and stands no higher decides first (C2); otherwise the lowest score (C5),
 * where there is more than one; otherwise only that the number is odd.
 */
const rulingsOfBye = (field: Field, brackets: readonly PairedBracket[]): readonly Ruling[] => {
  const recipient = brackets.at(-1)?.candidate.bye;
  if (!recipient) return [];
  const barred = field.members.filter(member => !member.mayHaveBye && member.order > recipient.order);
  return [ruling('bye', byeRule(field, barred), [recipient.id], byeFacts(recipient.score, barred))];
};

const byeRule = (field: Field, barred: readonly Member[]): Rule => {
  if (barred.length > 0) return field.edition === '2026' ? c2 : c2Of2017;
  return field.edition === '2026' && field.groups.length > 1 ? c5 : PROCEDURE[field.edition].bye;
};

const byeFacts = (score: Points, barred: readonly Member[]) => ({
  because: barred.map(member => member.id),
  facts: { score: decimalOf(score) },
});
