import { expect, test } from 'vitest';
import type { Position } from '../../position/index.ts';
import type { Ruling } from '../../rules/index.ts';
import { systemNamed } from '../catalogue.ts';
import type { Replay } from './replay.ts';
import { REPLAYS } from './replays.ts';

/* Whoever proves rulings must also find the false ones. */

const explained = ({ system, options = {}, positionFor }: Replay): readonly [Position, readonly Ruling[]] => {
  for (let seed = 1; ; seed++) {
    const position = positionFor(seed);
    const round = position && systemNamed(system)?.workOut(position, options);
    if (!position || !round?.ok) continue;
    const rulings = round.value.explain();
    if (rulings.length > 0) return [position, rulings];
  }
};

const first = REPLAYS.filter(({ system }, at) => REPLAYS.findIndex(other => other.system === system) === at);

test.for(first.map(replay => [replay.system, replay] as const))(
  '%s: a ruling left out, and one by another rule, is refuted',
  ([, replay]) => {
    const [position, rulings] = explained(replay);
    expect(replay.refute(position, rulings)).toEqual([]);
    for (const [at, ruling] of rulings.entries()) {
      const byAnother: Ruling = { ...ruling, rule: { ...ruling.rule, key: 'another' } };
      expect(
        replay.refute(
          position,
          rulings.filter((_, index) => index !== at),
        ),
      ).not.toEqual([]);
      expect(
        replay.refute(
          position,
          rulings.map(each => (each === ruling ? byAnother : each)),
        ),
      ).not.toEqual([]);
    }
  },
);
