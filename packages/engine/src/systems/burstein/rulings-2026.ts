import { decimalOf } from '../../model/index.ts';
import { faultsWith, firstWorse } from '../../rules/forced.ts';
import { type Rule, type Ruling, ruling } from '../../rules/index.ts';
import type { Member } from './definitions.ts';
import type { Field } from './field.ts';
import { byClaimToBye, type PairedBracket } from './procedure-2026.ts';
import {
  c2,
  c5,
  forbiddenPair,
  PROHIBITIONS_2026,
  rule18,
  rule43,
  rule312,
  rule313,
  rule314,
  rule315,
} from './rules-2026.ts';

export interface Decided {
  /** With whoever has the bye. */
  readonly everybody: Field;
  readonly field: Field;
  readonly brackets: readonly PairedBracket[];
  readonly receiver: Member | undefined;
}

/** Why the round is what it is: the order of each bracket, each board, float and the bye with its rule. */
export const rulingsOf2026 = ({ everybody, field, brackets, receiver }: Decided): readonly Ruling[] => [
  ...(receiver ? [rulingOfBye(everybody, receiver)] : []),
  ...brackets.flatMap(bracket => rulingsOfBracket(field, bracket)),
];

interface Context {
  readonly field: Field;
  readonly paired: PairedBracket;
  /** Vertices, the higher ranked first. */
  readonly chosen: readonly (readonly [number, number])[];
  /** The faults of the chosen pairing. */
  readonly best: readonly number[];
  readonly facts: Ruling['facts'];
}

const rulingsOfBracket = (field: Field, paired: PairedBracket): readonly Ruling[] => {
  const { members, pairs, problem } = paired;
  const vertexOf = new Map(members.map((member, index) => [member, index]));
  const chosen = pairs.map(([a, b]) => [vertexOf.get(a) ?? -1, vertexOf.get(b) ?? -1] as const);
  const lowest = Math.min(...members.map(member => member.score));
  const floated = members.filter(member => member.score > lowest).length;
  const context: Context = {
    field,
    paired,
    chosen,
    best: faultsWith(problem, { pairs: chosen }) ?? [],
    facts: { bracket: lowest / 10, players: members.length, movedDown: floated },
  };
  return [
    ruling(
      'order',
      rule18,
      members.map(member => member.id),
      { facts: context.facts },
    ),
    ...chosen.map((_, index) => rulingOfBoard(context, index)),
    ...paired.floaters.map(member => rulingOfFloat(context, vertexOf.get(member) ?? -1, member)),
  ];
};

/**
 * The opponents that 4.3 offers before the one chosen; the first of them shows the rule that moved the pairing: the
 * prohibition between the two, or the criterion by which the best pairing with that board is worse.
 */
const rulingOfBoard = ({ field, paired, chosen, best, facts }: Context, index: number): Ruling => {
  const { members, problem } = paired;
  const [higher, lower] = chosen[index] as readonly [number, number];
  const about = [higher, lower].map(vertex => memberAt(members, vertex).id);
  const taken = new Set(chosen.slice(0, index).flat());
  const first = lastFree(members.length, taken, lower);
  if (first === undefined) return ruling('board', rule43, about, { facts });
  const passed = memberAt(members, first);
  const because = [passed.id];
  const prohibition = prohibitionBetween(memberAt(members, higher), passed, field);
  if (prohibition) return ruling('board', prohibition, about, { because, facts });
  const forced = faultsWith(problem, { pairs: [...chosen.slice(0, index), [higher, first]] });
  const worse = forced && firstWorse(problem.digits, best, forced);
  return ruling('board', worse?.digit.rule ?? rule43, about, {
    because,
    facts: { ...facts, ...(worse ? { chosen: worse.chosen, other: worse.other } : {}) },
  });
};

const memberAt = (members: readonly Member[], vertex: number): Member => members[vertex] as Member;

const lastFree = (count: number, taken: ReadonlySet<number>, above: number): number | undefined => {
  for (let vertex = count - 1; vertex > above; vertex--) if (!taken.has(vertex)) return vertex;
  return undefined;
};

const prohibitionBetween = (a: Member, b: Member, field: Field): Rule | undefined =>
  PROHIBITIONS_2026.find(prohibition => prohibition.forbids(a, b)) ??
  (field.position.mayNotMeet(a.id, b.id) ? forbiddenPair : undefined);

/** What it would have cost to pair the floater in the bracket. Where nobody can be paired with them, C5 leaves them. */
const rulingOfFloat = ({ paired, best, facts }: Context, vertex: number, { id }: Member): Ruling => {
  const { problem } = paired;
  const forced = faultsWith(problem, { pairs: [], paired: [vertex] });
  const worse = forced && firstWorse(problem.digits, best, forced);
  return ruling('float', worse?.digit.rule ?? (forced ? rule43 : c5), [id], {
    facts: { ...facts, ...(worse ? { chosen: worse.chosen, other: worse.other } : {}) },
  });
};

/** 3.1: the paragraph that left one candidate; before it, those whom C2 or 3.1.2 put aside although their claim is better. */
const rulingOfBye = ({ members }: Field, receiver: Member): Ruling => {
  const facts = { score: decimalOf(receiver.score) };
  const before = members.filter(member => byClaimToBye(member, receiver) < 0);
  if (before.length > 0)
    return ruling('bye', before.every(member => !member.mayHaveBye) ? c2 : rule312, [receiver.id], {
      because: before.map(member => member.id),
      facts,
    });
  const rivals = members.filter(member => member !== receiver && member.score === receiver.score);
  const equals = rivals.filter(member => member.gamesPlayed === receiver.gamesPlayed);
  const rule = rivals.length === 0 ? rule313 : equals.length === 0 ? rule314 : rule315;
  return ruling('bye', rule, [receiver.id], { facts });
};
