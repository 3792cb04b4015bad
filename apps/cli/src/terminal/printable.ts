/*
 * What a file says reaches a terminal only as letters: a name may hold characters that move the cursor, paint the
 * screen or turn the order of what follows around. They are written as JSON writes them, so that output for machines
 * means the same as before.
 */

/** C0 and C1 controls but for tab and line feed; marks of direction; line and paragraph separators; the byte order mark. */
const UNPRINTABLE = /(?![\n\t])[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** The sequences of our own paint (`paint.ts`). */
const PAINT = new RegExp(`(${String.fromCharCode(0x1b)}\\[(?:1|2|22|31|32|39)m)`);

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text of several lines, our own colours left in it. */
export const printable = (text: string): string => {
  if (text.search(UNPRINTABLE) < 0) return text;
  return text
    .split(PAINT)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(UNPRINTABLE, escaped)))
    .join('');
};

/** A text that must stay on its line: a name, a value, a message. */
export const printableLine = (text: string): string =>
  text.replace(UNPRINTABLE, escaped).replaceAll('\n', '\\n').replaceAll('\t', ' ');
