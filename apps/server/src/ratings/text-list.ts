import { playerOf, type RatedPlayer, type RatingKind } from './rated-player.ts';

/* FIDE's lists as text: columns of a fixed width, named by the first line. The columns are taken from that line, because they
 * differ between the combined list, the lists of one kind and the older ones. */

/** Words of the first line that begin a column. In the lists of one kind the rating stands under the month. */
const WORDS =
  /ID Number|Name|Fed|Sex|WTit|OTit|Tit|FOA|SRtng|RRtng|BRtng|SGm|RGm|BGm|SK|Rk|BK|Gms|K(?=\s)|B-day|Flag|[A-Z][A-Za-z]{2}\d\d/g;

export type LineReader = (line: string) => RatedPlayer | undefined;

/** Undefined: this is not the first line of such a list. */
export const textReader = (header: string, kind: RatingKind): LineReader | undefined => {
  const starts = [...header.matchAll(WORDS)].map(found => ({ word: found[0], at: found.index }));
  const spans = new Map(
    starts.map(({ word, at }, index) => [
      /\d\d$/.test(word) ? 'month' : word,
      { from: at, to: starts[index + 1]?.at ?? Number.POSITIVE_INFINITY },
    ]),
  );
  const isList = ['ID Number', 'Name', 'Fed'].every(word => spans.has(word));
  if (!isList || !['SRtng', 'month'].some(word => spans.has(word))) return undefined;
  const otherTitles = spans.get('OTit')?.from ?? Number.POSITIVE_INFINITY;
  let width: number | undefined;
  return line => {
    const text = line.replace(/[\r\n]+$/, '');
    if (text.trim() === '') return undefined;
    width ??= text.length;
    // A few lines have titles that are too long for their column: what stands after them is moved to the right.
    const shift = Math.max(0, text.length - width);
    const field = (word: string): string => {
      const span = spans.get(word);
      if (span === undefined) return '';
      const moved = span.from > otherTitles ? shift : 0;
      return text.slice(span.from + moved, span.to + moved);
    };
    return playerOf({
      id: field('ID Number'),
      name: field('Name'),
      federation: field('Fed'),
      sex: field('Sex'),
      titles: [field('Tit'), field('WTit')],
      born: field('B-day'),
      ratings: spans.has('SRtng')
        ? { standard: field('SRtng'), rapid: field('RRtng'), blitz: field('BRtng') }
        : { [kind]: field('month') },
    });
  };
};
