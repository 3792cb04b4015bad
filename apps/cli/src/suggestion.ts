/** The one of the known words that was probably meant: few slips away, measured against its length. */
export const closestTo = (word: string, known: readonly string[]): string | undefined => {
  let best: { readonly word: string; readonly slips: number } | undefined;
  for (const candidate of known) {
    const slips = slipsBetween(word.toLowerCase(), candidate.toLowerCase());
    if (slips <= slipsForgiven(candidate) && (!best || slips < best.slips)) best = { word: candidate, slips };
  }
  return best?.word ?? known.find(candidate => word.length > 2 && candidate.startsWith(word));
};

const slipsForgiven = (word: string): number =>
  word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 3));

/** Letters inserted, left out, replaced, or swapped with their neighbour (optimal string alignment). */
export const slipsBetween = (a: string, b: string): number => {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? (beforeLast[j - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY;
      row[j] = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, replaced, swapped);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
};
