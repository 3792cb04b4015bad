/** The Spanish alphabet, the same on every machine: accents and capitals do not count, ñ follows n. */
export const byLetters = (a: string, b: string): number => {
  const [one, other] = [letters(a), letters(b)];
  return one < other ? -1 : one > other ? 1 : 0;
};

const letters = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ñ', 'n\u{10ffff}')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
