/* A cell that people open in a spreadsheet. What somebody typed must not become a formula there: an apostrophe before it
 * says that it is text. Reading takes it away again, so that a list comes back as it was. */

/** What a spreadsheet takes for a formula, with or without leading apostrophes. A signed number is none. */
const FORMULA = /^'*(?:[=@\t\r]|[+-](?![\d.,]*$))/;

export const cellOf = (text: string): string => {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n\t]|^\s|\s$/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** The text of a cell as it was before `cellOf`. */
export const textOfCell = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
