import type { Demand } from '../../rules/demand.ts';
import type { RoundDemand } from './field.ts';

/** What a bracket may be asked for, the brackets above kept. */
export interface BracketDemand<Member> {
  readonly pairs?: readonly (readonly [Member, Member])[];
  /** Is paired in it. */
  readonly inside?: Member;
  /** Is not paired in it. */
  readonly outside?: Member;
  /** No two of the first meet, and no two of the second. */
  readonly divided?: readonly [readonly Member[], readonly Member[]];
}

/** What it means for the bracket as a matching problem. */
export const demandOnVertices = <Member>(
  { pairs, inside, outside, divided }: BracketDemand<Member>,
  vertexOf: (member: Member) => number,
): Demand => ({
  ...(pairs && { pairs: pairs.map(([a, b]) => [vertexOf(a), vertexOf(b)] as const) }),
  ...(inside && { paired: [vertexOf(inside)] }),
  ...(outside && { unpaired: [vertexOf(outside)] }),
  ...(divided && { divided: [divided[0].map(vertexOf), divided[1].map(vertexOf)] as const }),
});

/** What it means for the whole field; `partnersOf`: whom somebody may meet in the bracket. */
export const demandOnField = <Member>(
  { pairs, inside, outside, divided }: BracketDemand<Member>,
  { members, partnersOf }: BracketMembers<Member>,
): RoundDemand<Member> => ({
  ...(pairs && { pairs }),
  ...(inside && { inside: { member: inside, among: partnersOf(inside) } }),
  ...(outside && { outside: { member: outside, among: members } }),
  ...(divided && { divided }),
});

interface BracketMembers<Member> {
  readonly members: readonly Member[];
  readonly partnersOf: (member: Member) => readonly Member[];
}
