import { playerOf, type RatedPlayer, type RatingKind } from './rated-player.ts';

/* FIDE's lists as XML: `<playerslist>` with one `<player>` after the other and a word in each of its elements. They are cut
 * out of the stream one by one; nothing else of XML occurs in them. */

const END = '</player>';

/** Takes pieces of the file as they come, and gives the players that are complete. */
export const xmlReader = (kind: RatingKind): ((piece: string) => readonly (RatedPlayer | undefined)[]) => {
  let rest = '';
  return piece => {
    const parts = (rest + piece).split(END);
    rest = parts.pop() ?? '';
    if (rest.length > LONGEST) throw new Error('a player without an end');
    return parts.map(part => playerIn(part, kind));
  };
};

const LONGEST = 100_000;

const playerIn = (text: string, kind: RatingKind): RatedPlayer | undefined => {
  const fields = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(/<(\w+)>([^<]*)<\/\1>/g))
    fields.set(name, unescaped(value));
  const field = (name: string): string => fields.get(name) ?? '';
  const isCombined = fields.has('rapid_rating') || fields.has('blitz_rating');
  return playerOf({
    id: field('fideid'),
    name: field('name'),
    federation: field('country'),
    sex: field('sex'),
    titles: [field('title'), field('w_title')],
    born: field('birthday'),
    ratings: isCombined
      ? { standard: field('rating'), rapid: field('rapid_rating'), blitz: field('blitz_rating') }
      : { [kind]: field('rating') },
  });
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text.includes('&') ? text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole) : text;
