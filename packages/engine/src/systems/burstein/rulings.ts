import { decimalOf, impossible } from '../../model/index.ts';
import { type Digit, faultsWith, firstWorse, type WeighedBracket } from '../../rules/forced.ts';
import { type BracketFacts, type Rule, type Ruling, ruling } from '../../rules/index.ts';
import type { Member } from './definitions.ts';
import type { Field } from './field.ts';
import { forbiddenPair, type Prohibition } from './rules-2026.ts';

/** A bracket (group) in ranking order, with what was chosen for it. */
export interface DecidedBracket {
  readonly members: readonly Member[];
  readonly problem: WeighedBracket & { readonly digits: readonly Digit[] };
  /** The higher ranked first. */
  readonly pairs: readonly (readonly [Member, Member])[];
  readonly floaters: readonly Member[];
}

/** The rules of an edition, by what they decide. */
export interface DecidingRules {
  readonly ranking: Rule;
  readonly fold: Rule;
  /** Where the pair first offered would leave others without an opponent. */
  readonly completion: Rule;
  readonly float: Rule;
  readonly prohibitions: readonly Prohibition[];
}

interface Context {
  readonly field: Field;
  readonly bracket: DecidedBracket;
  readonly rules: DecidingRules;
  /** Vertices, the higher ranked first. */
  readonly chosen: readonly (readonly [number, number])[];
  /** The faults of the chosen pairing. */
  readonly best: readonly number[];
  readonly facts: BracketFacts;
}

/** The order of a bracket, each board and each float with its rule. */
export const rulingsOfBracket = (
  field: Field,
  bracket: DecidedBracket,
  rules: DecidingRules,
): readonly Ruling[] => {
  const { members, pairs, problem, floaters } = bracket;
  const vertexOf = new Map(members.map((member, index) => [member, index]));
  const chosen = pairs.map(([a, b]) => [vertexOf.get(a) ?? -1, vertexOf.get(b) ?? -1] as const);
  const [lowest] = members.map(member => member.score).sort((a, b) => a - b);
  const context: Context = {
    field,
    bracket,
    rules,
    chosen,
    best:
      faultsWith(problem, { pairs: chosen }) ??
      impossible('the candidate chosen meets the demand to be what it is'),
    facts: lowest === undefined ? {} : { bracket: decimalOf(lowest), players: members.length },
  };
  const order = members.map(member => member.id);
  return [
    ruling('order', rules.ranking, order, { facts: context.facts }),
    ...chosen.map((_, index) => rulingOfBoard(context, index)),
    ...floaters.map(member => rulingOfFloat(context, vertexOf.get(member) ?? -1, member)),
  ];
};

/**
 * The opponents that the order offers before the one chosen; the first of them shows the rule that moved the pairing:
 * the prohibition between the two, or the criterion by which the best pairing with that board is worse.
 */
const rulingOfBoard = ({ field, bracket, rules, chosen, best, facts }: Context, index: number): Ruling => {
  const { members, problem } = bracket;
  const [higher, lower] = chosen[index] as readonly [number, number];
  const about = [higher, lower].map(vertex => memberAt(members, vertex).id);
  const taken = new Set(chosen.slice(0, index).flat());
  const first = lastFree(members.length, taken, lower);
  if (first === undefined) return ruling('board', rules.fold, about, { facts });
  const passed = memberAt(members, first);
  const because = [passed.id];
  const prohibition = prohibitionBetween(memberAt(members, higher), passed, field, rules);
  if (prohibition) return ruling('board', prohibition, about, { because, facts });
  const forced = faultsWith(problem, { pairs: [...chosen.slice(0, index), [higher, first]] });
  if (!forced) return ruling('board', rules.completion, about, { because, facts });
  const worse = firstWorse(problem.digits, best, forced);
  return ruling('board', worse?.digit.rule ?? rules.fold, about, {
    because,
    facts: { ...facts, ...(worse ? { chosen: worse.chosen, other: worse.other } : {}) },
  });
};

const memberAt = (members: readonly Member[], vertex: number): Member => members[vertex] as Member;

const lastFree = (count: number, taken: ReadonlySet<number>, above: number): number | undefined => {
  for (let vertex = count - 1; vertex > above; vertex--) if (!taken.has(vertex)) return vertex;
  return undefined;
};

const prohibitionBetween = (
  a: Member,
  b: Member,
  { position }: Field,
  { prohibitions }: DecidingRules,
): Rule | undefined =>
  prohibitions.find(prohibition => prohibition.forbids(a, b)) ??
  (position.mayNotMeet(a.id, b.id) ? forbiddenPair : undefined);

/** What it would have cost to pair the floater in the bracket; where that cannot be, the number of pairs leaves them. */
const rulingOfFloat = ({ bracket, rules, best, facts }: Context, vertex: number, { id }: Member): Ruling => {
  const { problem } = bracket;
  const forced = faultsWith(problem, { pairs: [], paired: vertex });
  const worse = forced && firstWorse(problem.digits, best, forced);
  return ruling('float', worse?.digit.rule ?? (forced ? rules.fold : rules.float), [id], {
    facts: { ...facts, ...(worse ? { chosen: worse.chosen, other: worse.other } : {}) },
  });
};
