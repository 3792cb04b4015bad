/** For looking names up: capitals and accents do not matter. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const wordsOf = (text: string): readonly string[] =>
  folded(text)
    .split(/\s+/)
    .filter(word => word !== '');

/** Every word begins some part of the name: `pena ren` finds Galindo Peña, Renata. */
export const isNamed = (name: string, words: readonly string[]): boolean => {
  const parts = folded(name).split(/[\s,.-]+/);
  return words.every(word => parts.some(part => part.startsWith(word)));
};
