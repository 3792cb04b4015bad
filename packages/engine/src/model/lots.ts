import { COLOURS, type Colour } from './index.ts';

/* A lot is an input: a text announced by the arbiter (a number drawn, a word). The same text draws the same for
 * everybody who checks it, on every machine, whatever the order in which the players are written. */

/** In the order drawn. `numberOf` tells the items apart; it gives the ticket its name. */
export const drawnOrder = <Item>(
  items: readonly Item[],
  lot: string,
  numberOf: (item: Item) => number,
): readonly Item[] =>
  items
    .map(item => ({ item, number: numberOf(item), ticket: ticketOf(lot, [numberOf(item)]) }))
    .sort((a, b) => a.ticket - b.ticket || a.number - b.number)
    .map(({ item }) => item);

/** The colour drawn for whatever the numbers name: a round, two players. */
export const drawnColour = (lot: string, numbers: readonly number[]): Colour =>
  COLOURS[ticketOf(lot, numbers) % 2] ?? 'white';

/** A whole number below 2³²: the bytes by FNV-1a, then mixed so that every bit depends on all of them. */
const ticketOf = (lot: string, numbers: readonly number[]): number => {
  let ticket = 0x811c9dc5;
  for (const character of `${lot}#${numbers.join('#')}`)
    ticket = Math.imul(ticket ^ (character.codePointAt(0) ?? 0), 0x01000193);
  ticket = Math.imul(ticket ^ (ticket >>> 16), 0x85ebca6b);
  ticket = Math.imul(ticket ^ (ticket >>> 13), 0xc2b2ae35);
  return (ticket ^ (ticket >>> 16)) >>> 0;
};
