import type { Position } from '../../position/index.ts';
import type { Ruling } from '../../rules/index.ts';
import { systemNamed } from '../catalogue.ts';
import type { RoundInHand } from '../system.ts';
import type { Replay } from './replay.ts';

/** A round of a made-up field, worked out once for everything that is asked about it. */
export interface PairedOnce {
  readonly position: Position;
  readonly round: RoundInHand;
  readonly rulings: readonly Ruling[];
}

/** Rounds that are kept: a long run makes thousands. */
const KEPT = 300;

/** The round of each seed; undefined where it gives none. */
export const pairedOnce = ({
  system: id,
  options = {},
  positionFor,
}: Replay): ((seed: number) => PairedOnce | undefined) => {
  const system = systemNamed(id);
  const kept = new Map<number, PairedOnce | undefined>();
  return seed => {
    const known = kept.get(seed);
    if (known || kept.has(seed)) return known;
    const position = positionFor(seed);
    const round = position && system?.workOut(position, options);
    const made =
      position && round?.ok ? { position, round: round.value, rulings: round.value.explain() } : undefined;
    if (seed <= KEPT) kept.set(seed, made);
    return made;
  };
};
