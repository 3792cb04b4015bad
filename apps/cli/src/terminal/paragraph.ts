/** Breaks a text into lines of at most `width` columns, each after the first indented. */
export const wrapped = (
  text: string,
  { width, indent }: { readonly width: number; readonly indent: number },
): string => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const room = width - indent;
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines.join(`\n${' '.repeat(indent)}`);
};

/** Two columns: a term, and what it means, wrapped beside it or below when the term is long. */
export const definitions = (
  pairs: readonly (readonly [term: string, meaning: string])[],
  width: number,
): string => {
  const indent = Math.min(36, Math.max(...pairs.map(([term]) => term.length + 4)));
  return pairs
    .map(([term, meaning]) => {
      const text = wrapped(meaning, { width, indent });
      const fits = term.length + 4 <= indent;
      return fits ? `  ${term.padEnd(indent - 2)}${text}\n` : `  ${term}\n${' '.repeat(indent)}${text}\n`;
    })
    .join('');
};
