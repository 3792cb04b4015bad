import type { PlayerId } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import type { Edition } from '../definitions.ts';
import { fieldOf } from './field.ts';
import { roundOf2017 } from './round-2017.ts';
import { roundOf2026 } from './round-2026.ts';

/** Who meets whom, the higher ranked first; colours follow from 5.2 (E). */
export interface LiteralRound {
  readonly pairs: readonly (readonly [PlayerId, PlayerId])[];
  readonly bye?: PlayerId;
}

/**
 * The round by the letter of the regulation: every candidate of every bracket, one by one, in the order of its
 * articles. The referee of the fast engine; fit for some ten players.
 */
export const pairLiterally = (position: Position, edition: Edition): LiteralRound | 'no-pairing' => {
  const field = fieldOf(position, edition);
  const round = edition === '2026' ? roundOf2026(field) : roundOf2017(field);
  if (!round) return 'no-pairing';
  const [receiver] = round.downfloaters;
  return {
    pairs: round.pairs.map(([higher, lower]) => [higher.id, lower.id] as const),
    ...(receiver && { bye: receiver.id }),
  };
};
