import { hasBit, hasEdge, type MaximumMatching } from '../../matching/index.ts';
import { type NoPairing, noPairing } from '../system.ts';
import type { Member } from './definitions.ts';
import { type Field, matchEverybody, possibleLeftovers } from './field.ts';

/**
 * Why no complete round exists (1.9; A.9), or undefined when one does. Edmonds' tree names the players: those that can
 * be left over in turn have, all together, only the partners on the inner places of the tree, one too few.
 */
export const whyNoRound = (field: Field): NoPairing | undefined => {
  const matching = matchEverybody(field);
  const lonely = field.members.filter(member => (matching.mate[member.order] ?? -1) < 0);
  if (lonely.length > (field.isOdd ? 1 : 0)) return tooFewPartners(field, matching, lonely);
  if (!field.isOdd) return undefined;
  const candidates = possibleLeftovers(field, matching);
  if (candidates.some(member => member.mayHaveBye)) return undefined;
  return noPairing('no-bye-candidate', { players: candidates.map(member => member.id) });
};

const tooFewPartners = (field: Field, matching: MaximumMatching, lonely: readonly Member[]): NoPairing => {
  const stuck = new Set<Member>();
  for (const { order } of lonely) {
    matching.augmentFrom(order);
    const outer = matching.outerVertices();
    for (const member of field.members) if (hasBit(outer, member.order)) stuck.add(member);
  }
  const partners = field.members.filter(
    member => !stuck.has(member) && [...stuck].some(other => hasEdge(field.legal, member.order, other.order)),
  );
  return noPairing('no-legal-pairing', {
    players: [...stuck].map(member => member.id),
    partners: partners.map(member => member.id),
  });
};
