/** Letters without marks, in lower case: typed accents do not matter when looking for someone. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every word typed begins a word of the text. */
export const matches = (typed: string, text: string): boolean => {
  const words = folded(text).split(/[\s,.;-]+/);
  return folded(typed)
    .split(/[\s,.;-]+/)
    .filter(word => word !== '')
    .every(start => words.some(word => word.startsWith(start)));
};
