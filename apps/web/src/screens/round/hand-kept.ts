import type { HandPairing } from './by-hand.ts';

/* Changes by hand that are not finished. Another page, a reload or a closed lid keeps them in this tab, as long as the draft that they
 * change is the same. */

interface Kept {
  readonly before: HandPairing;
  /** Every pairing since, the last one as it stands. */
  readonly steps: readonly HandPairing[];
}

const nameOf = (tournament: string, round: number): string => `pareo.hand.${tournament}.${round}`;

export const keptSteps = (
  storage: Storage,
  place: { readonly tournament: string; readonly round: number },
  before: HandPairing,
): readonly HandPairing[] => {
  try {
    const text = storage.getItem(nameOf(place.tournament, place.round));
    const kept = text === null ? undefined : (JSON.parse(text) as Kept);
    return kept && JSON.stringify(kept.before) === JSON.stringify(before) ? kept.steps : [];
  } catch {
    // What cannot be read was not written by this page.
    return [];
  }
};

export const keepSteps = (
  storage: Storage,
  place: { readonly tournament: string; readonly round: number },
  kept: Kept,
): void => {
  const name = nameOf(place.tournament, place.round);
  try {
    if (kept.steps.length === 0) storage.removeItem(name);
    else storage.setItem(name, JSON.stringify(kept));
  } catch {
    // A private window keeps nothing: the changes live as long as the page.
  }
};
