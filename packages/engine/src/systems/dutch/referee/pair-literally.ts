import type { PlayerId } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import { roundOf2017 } from '../2017/referee/round.ts';
import { roundOf2026 } from '../2026/referee/round.ts';
import { colourIn } from './colours.ts';
import { fieldOf, type Pair } from './field.ts';
import type { Edition } from './member.ts';

export interface LiteralRound {
  /** White first, in the order in which brackets and articles make them. */
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
  const [receiver] = round.at(-1)?.candidate.downfloaters ?? [];
  const coloured = ([higher, lower]: Pair): readonly [PlayerId, PlayerId] =>
    colourIn([higher, lower], position, edition).colourOfHigher === 'white'
      ? [higher.id, lower.id]
      : [lower.id, higher.id];
  return {
    pairs: round.flatMap(({ candidate }) => candidate.pairs.map(coloured)),
    ...(receiver && { bye: receiver.id }),
  };
};
