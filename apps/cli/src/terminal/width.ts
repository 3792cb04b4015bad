/** How many columns of a terminal a text takes. */
export type Width = (text: string) => number;

/**
 * Letters of Latin, Greek and Cyrillic, punctuation, arrows, boxes: one column each. Only texts with anything else
 * (combining marks, Chinese, emoji) need the tables of `string-width`, which take longer to load than a round to pair.
 */
const ONE_COLUMN_EACH =
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u205e\u2190-\u21ff\u2212\u2500-\u259f]*$/;

export const measureFor = async (texts: readonly string[]): Promise<Width> => {
  if (texts.every(text => ONE_COLUMN_EACH.test(text))) return text => text.length;
  const { default: stringWidth } = await import('string-width');
  return text => stringWidth(text);
};
