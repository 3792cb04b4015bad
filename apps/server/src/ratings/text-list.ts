import { BadList } from './bad-list.ts';
import { fidePlayer, type Line, type ListReader, type RatingKind } from './rated-player.ts';

/* FIDE's lists as text: columns of a fixed width, named by the first line. The columns are taken from that line, because they
 * differ between the combined list, the lists of one kind and the older ones. */

/** Words of the first line that begin a column; older lists glue them together. In the lists of one kind the rating stands under
 * the month. */
const WORDS =
  /ID ?[Nn]umber|Name|Fed|Sex|WTit|OTit|Tit|FOA|SRtng|RRtng|BRtng|SGm|RGm|BGm|SK|Rk|BK|Gms|Games|K(?=\s)|B-day|Born|Flag|[A-Z][A-Za-z]{2}\d\d/g;

const SAME: Readonly<Record<string, string>> = {
  'ID number': 'ID Number',
  IDNumber: 'ID Number',
  Born: 'B-day',
};

export interface FoundList {
  readonly read: ListReader;
  /** It has the three ratings. */
  readonly isCombined: boolean;
}

/** Undefined: this is not the first line of such a list. */
export const textList = (header: string, kind: RatingKind): FoundList | undefined => {
  const starts = [...header.matchAll(WORDS)].map(found => ({ word: found[0], at: found.index }));
  const spans = new Map(
    starts.map(({ word, at }, index) => [
      /\d\d$/.test(word) ? 'month' : (SAME[word] ?? word),
      { from: at, to: starts[index + 1]?.at ?? Number.POSITIVE_INFINITY },
    ]),
  );
  const isList = ['ID Number', 'Name', 'Fed'].every(word => spans.has(word));
  const isCombined = spans.has('SRtng');
  if (!isList || !(isCombined || spans.has('month'))) return undefined;
  const otherTitles = spans.get('OTit')?.from ?? Number.POSITIVE_INFINITY;
  let width: number | undefined;
  const lineReader = (text: string, number: number): Line => {
    width ??= text.length;
    // A few lines have titles that are too long for their column: what stands after them is moved to the right.
    const shift = Math.max(0, text.length - width);
    const field = (word: string): string => {
      const span = spans.get(word);
      if (span === undefined) return '';
      const moved = span.from > otherTitles ? shift : 0;
      return text.slice(span.from + moved, span.to + moved);
    };
    return fidePlayer(number, {
      id: field('ID Number'),
      name: field('Name'),
      federation: field('Fed'),
      sex: field('Sex'),
      titles: [field('Tit'), field('WTit')],
      born: field('B-day'),
      flag: field('Flag'),
      ratings: isCombined
        ? { standard: field('SRtng'), rapid: field('RRtng'), blitz: field('BRtng') }
        : { [kind]: field('month') },
    });
  };
  return { read: linesWith(lineReader), isCombined };
};

/** Longer than any line of a list. */
export const LONGEST_LINE = 10_000;

/** The first line is the header; empty lines are nobody's. */
const linesWith = (read: (text: string, number: number) => Line): ListReader => {
  let rest = '';
  let count = 0;
  return piece => {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new BadList('line-without-end', count + 1);
    const found: Line[] = [];
    for (const line of lines) {
      count += 1;
      const text = line.endsWith('\r') ? line.slice(0, -1) : line;
      if (count > 1 && text.trim() !== '') found.push(read(text, count));
    }
    return found;
  };
};
