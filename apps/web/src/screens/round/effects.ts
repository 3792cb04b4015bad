import { countsFrom, EFFECTS, type Effect, effectByTheBook, type State } from '@pareo/engine/journal';

/** One thing that a correction may do, and the round that is the first to know it. */
export interface EffectChoice {
  readonly effect: Effect;
  readonly isByTheBook: boolean;
  /** The round whose pairing is the first to use it; `ranks`: no round is left, only the standings are. Absent: neither. */
  readonly from?: number | 'ranks';
}

/** What can be chosen for a correction of that round: effects that come to the same are one, and the rule's own stands for it. */
export const effectChoices = (state: State, round: number): readonly EffectChoice[] => {
  const book = effectByTheBook(state, round);
  const last = state.settings.rounds ?? Number.POSITIVE_INFINITY;
  const choices = EFFECTS.map((effect): EffectChoice => {
    const from = countsFrom(state, round, effect);
    return {
      effect,
      isByTheBook: effect === book,
      ...(from === undefined ? {} : { from: from > last ? 'ranks' : from }),
    };
  });
  return choices.filter(
    one =>
      one.isByTheBook || !choices.some(other => other.from === one.from && isBefore(other, one, choices)),
  );
};

/** The one that stands for several: what the rule gives, else the first. */
const isBefore = (other: EffectChoice, one: EffectChoice, all: readonly EffectChoice[]): boolean =>
  other !== one && (other.isByTheBook || all.indexOf(other) < all.indexOf(one));
