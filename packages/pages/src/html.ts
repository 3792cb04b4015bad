/** Text that is HTML already. Only `html` makes one: whatever else is put into a page is escaped. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | number | undefined | false | readonly Part[];

/** `html`<td>${name}</td>`` : names are escaped, pieces of HTML and lists of them are not; undefined and false are nothing. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: strings.reduce(
    (text, piece, index) => text + (index === 0 ? '' : textOf(parts[index - 1])) + piece,
    '',
  ),
});

const textOf = (part: Part): string => {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string') return escaped(part);
  if (typeof part === 'number') return String(part);
  if ('html' in part) return part.html;
  return part.map(textOf).join('');
};

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => SIGNS[sign] ?? sign);
