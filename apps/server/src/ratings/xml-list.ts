import { BadList } from './bad-list.ts';
import { fidePlayer, type Line, type RatingKind } from './rated-player.ts';
import type { FoundList } from './text-list.ts';

/* FIDE's lists as XML: `<playerslist>` with one `<player>` after the other and a word in each of its elements. They are cut
 * out of the stream one by one; nothing else of XML occurs in them. */

const END = '</player>';
const LONGEST = 100_000;

/** `start` is the file up to the end of its first player, at least. */
export const xmlList = (start: string, kind: RatingKind): FoundList => {
  const isCombined = /<(?:rapid|blitz)_rating>/.test(start.slice(0, start.indexOf(END)));
  let rest = '';
  let count = 0;
  return {
    isCombined,
    read: piece => {
      const parts = (rest + piece).split(END);
      rest = parts.pop() ?? '';
      if (rest.length > LONGEST) throw new BadList('line-without-end', count + 1);
      return parts.map(part => {
        count += 1;
        return playerIn(part, count, { isCombined, kind });
      });
    },
  };
};

export const hasFirstPlayer = (start: string): boolean => start.includes(END);

const playerIn = (
  text: string,
  number: number,
  { isCombined, kind }: { readonly isCombined: boolean; readonly kind: RatingKind },
): Line => {
  const field = (name: string): string => {
    const from = text.indexOf(`<${name}>`);
    if (from < 0) return '';
    const start = from + name.length + 2;
    const end = text.indexOf('<', start);
    return unescaped(text.slice(start, end < 0 ? undefined : end));
  };
  return fidePlayer(number, {
    id: field('fideid'),
    name: field('name'),
    federation: field('country'),
    sex: field('sex'),
    titles: [field('title'), field('w_title')],
    born: field('birthday'),
    flag: field('flag'),
    ratings: isCombined
      ? { standard: field('rating'), rapid: field('rapid_rating'), blitz: field('blitz_rating') }
      : { [kind]: field('rating') },
  });
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text.includes('&') ? text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole) : text;
