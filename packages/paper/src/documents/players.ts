import { articleIn } from '@pareo/texts';
import { byGroup, type CardRound, type CardSheet, type Person } from '@pareo/tournament';
import type { CardCell, Column, PaperDocument, Row } from '../model.ts';
import type { Words } from '../words/words.ts';
import { byName, isBrief, isKnown, letterOf, type Printing, ratingOf, sheet, wordsOf } from './sheet.ts';

/** In the order of the pairing numbers. */
export const startingRank = (printing: Printing, people: readonly Person[]): PaperDocument => {
  const words = wordsOf(printing);
  const inOrder = [...people].sort((a, b) => a.number - b.number);
  return sheet(printing, {
    kind: 'starting-rank',
    title: words.titles.startingRank,
    state: 'published',
    body: byGroup(inOrder).map(({ group, rows }) => ({
      kind: 'table',
      ...(group === undefined ? {} : { heading: words.group(group) }),
      columns: personColumns(people, printing),
      rows: rows.map(personRow(people, printing)),
    })),
  });
};

/** By name, a rule where the letter changes. */
export const alphabetical = (printing: Printing, people: readonly Person[]): PaperDocument => {
  const words = wordsOf(printing);
  return sheet(printing, {
    kind: 'alphabetical',
    title: words.titles.alphabetical,
    state: 'published',
    body: [
      {
        kind: 'table',
        columns: personColumns(people, printing),
        rows: byLetter(people, printing, personRow(people, printing)),
      },
    ],
  });
};

const byLetter = (
  people: readonly Person[],
  { language }: Printing,
  rowOf: (person: Person) => Row,
): readonly Row[] => {
  const sorted = [...people].sort(byName(language));
  return sorted.map((person, index) => {
    const above = sorted[index - 1];
    const opens = above && letterOf(above.name, language) !== letterOf(person.name, language);
    return { ...rowOf(person), ...(opens ? { opens: true } : {}) };
  });
};

/** Tick boxes, and what a club collects at the door. */
export const checkInList = (printing: Printing, people: readonly Person[], round: number): PaperDocument => {
  const words = wordsOf(printing);
  const { columns } = words;
  const box = (heading: string): Column => ({ heading, align: 'centre', width: 'content' });
  const rowOf = personRow(people, printing);
  return sheet(printing, {
    kind: 'check-in',
    title: words.titles.checkIn(round),
    state: 'published',
    body: [
      {
        kind: 'table',
        columns: [box(columns.here), ...personColumns(people, printing), box(columns.paid)],
        rows: byLetter(people, printing, person => {
          const { cells, ...row } = rowOf(person);
          return { ...row, cells: [BOX, ...cells, BOX] };
        }),
      },
      { kind: 'prose', paragraphs: [words.playersHere(people.length), `${columns.total}: ____________`] },
    ],
  });
};

/** Drawn, not typed: no font has to carry the sign. */
export const BOX = '\u2610';

const fieldsOf = (people: readonly Person[], printing: Printing) => {
  const isFull = !isBrief(printing);
  return {
    title: isFull && isKnown(people, 'title'),
    rating: isKnown(people, 'rating'),
    federation: isFull && isKnown(people, 'federation'),
    club: isFull && isKnown(people, 'club'),
  };
};

const personColumns = (people: readonly Person[], printing: Printing): readonly Column[] => {
  const { columns } = wordsOf(printing);
  const has = fieldsOf(people, printing);
  const known = (field: boolean, heading: string, how: Partial<Column>): readonly Column[] =>
    field ? [{ heading, align: 'left', width: 'content', ...how }] : [];
  return [
    { heading: columns.number, align: 'right', width: 'content', weight: 'strong' },
    ...known(has.title, columns.title, { weight: 'minor' }),
    { heading: columns.name, align: 'left', width: 'name', weight: 'strong' },
    ...known(has.rating, columns.rating, { align: 'right' }),
    ...known(has.federation, columns.federation, {}),
    ...known(has.club, columns.club, { width: 'name' }),
  ];
};

const personRow = (people: readonly Person[], printing: Printing) => {
  const has = fieldsOf(people, printing);
  return (person: Person): Row => ({
    cells: [
      String(person.number),
      ...(has.title ? [person.title ?? ''] : []),
      person.name,
      ...(has.rating ? [ratingOf(person)] : []),
      ...(has.federation ? [person.federation ?? ''] : []),
      ...(has.club ? [person.club ?? ''] : []),
    ],
  });
};

/**
 * *Tarjetas de pareo*, eight a page: blank for a tournament by hand, or filled with what has been played, and with the marks that
 * the text has on them (events.md, 4).
 */
export const pairingCards = (
  printing: Printing,
  cards: readonly CardSheet[],
  rounds: number,
): PaperDocument => {
  const words = wordsOf(printing);
  const { columns, legends } = words;
  const articles = cards.find(card => card.articles)?.articles ?? {};
  const hasDifferences = articles.colours !== undefined;
  const isCircled = cards.some(card => card.rounds.some(round => round?.isUnplayed));
  const cited = (article: string): string => articleIn(article, printing.language);
  return sheet(printing, {
    kind: 'pairing-cards',
    title: words.titles.cards,
    state: 'published',
    body: [
      {
        kind: 'cards',
        columns: [
          { heading: columns.round, holds: 'round' },
          { heading: columns.opponent, holds: 'opponent' },
          { heading: columns.colour, holds: 'colour' },
          ...(hasDifferences ? [{ heading: '±', holds: 'difference' } as const] : []),
          { heading: columns.result, holds: 'result' },
          { heading: columns.points, holds: 'points' },
        ],
        cards: cards.map(card => ({
          ...headOf(card),
          rows: Array.from({ length: rounds }, (_, index) => cardRow(card, index, { words, hasDifferences })),
        })),
      },
    ],
    legend: [
      legends.colourLetters,
      legends.startNumbers,
      ...(articles.floats === undefined ? [] : [legends.floats(cited(articles.floats))]),
      ...(articles.colours === undefined ? [] : [legends.differences(cited(articles.colours))]),
      ...(isCircled ? [legends.circled(articles.unplayed && cited(articles.unplayed))] : []),
    ],
  });
};

/** *Tarjetas de juego* of Scrabble, four a page: blank, or with every score so far. */
export const scoreCards = (
  printing: Printing,
  cards: readonly CardSheet[],
  rounds: number,
): PaperDocument => {
  const words = wordsOf(printing);
  const { columns, scrabble, legends } = words;
  const score = (heading: string) => ({ heading, holds: 'score' as const });
  return sheet(printing, {
    kind: 'score-cards',
    title: words.titles.scoreCards,
    state: 'published',
    orientation: rounds > MOST_ROUNDS_ACROSS ? 'portrait' : 'landscape',
    body: [
      {
        kind: 'cards',
        perPage: 4,
        columns: [
          { heading: columns.round, holds: 'round' },
          { heading: columns.opponent, holds: 'opponent' },
          { heading: columns.colour, holds: 'colour' },
          score(scrabble.own),
          score(scrabble.rivals),
          score(scrabble.difference),
          score(scrabble.spread),
          score(scrabble.record),
        ],
        cards: cards.map(card => ({
          ...headOf(card),
          rows: Array.from({ length: rounds }, (_, index) => scoreRow(card.rounds[index], index, words)),
        })),
      },
    ],
    legend: [legends.colourLetters, scrabble.scoreLegend],
  });
};

/** With more the cards are narrow and high. */
const MOST_ROUNDS_ACROSS = 14;

const scoreRow = (played: CardRound | undefined, index: number, words: Words): readonly CardCell[] => {
  const scores = played?.scores;
  const texts = scores && [
    String(scores.own),
    String(scores.rival),
    signed(scores.own - scores.rival),
    signed(scores.spread),
    scores.record,
  ];
  return [
    { text: String(index + 1) },
    opponentCell(played, words),
    { text: played?.colour ? words.colourLetters[played.colour] : '' },
    ...Array.from({ length: 5 }, (_, at) => ({ text: texts?.[at] ?? '' })),
  ];
};

const signed = (amount: number): string =>
  amount === 0 ? '0' : `${amount > 0 ? '+' : '−'}${Math.abs(amount)}`;

const headOf = ({ person }: CardSheet) => ({
  number: String(person.number),
  name: person.name,
  note: [person.title, ratingOf(person), person.federation, person.club]
    .filter(part => part !== undefined && part !== '')
    .join(' · '),
});

const cardRow = (
  card: CardSheet,
  index: number,
  { words, hasDifferences }: { readonly words: Words; readonly hasDifferences: boolean },
): readonly CardCell[] => {
  const played = card.rounds[index];
  const isNext = index === card.rounds.length && card.obligatory !== undefined;
  return [
    { text: String(index + 1) },
    { ...opponentCell(played, words), ...(played?.float ? { arrow: played.float } : {}) },
    isNext && card.obligatory
      ? { text: words.colourLetters[card.obligatory], mark: 'box' }
      : { text: played?.colour ? words.colourLetters[played.colour] : '' },
    ...(hasDifferences ? [{ text: played?.difference ?? '' }] : []),
    { text: played?.result ?? '', ...(played?.isUnplayed ? { mark: 'circle' as const } : {}) },
    { text: played?.points ?? '' },
  ];
};

const opponentCell = (played: CardRound | undefined, { bye }: Words): CardCell => {
  if (!played) return { text: '' };
  const { opponent, isUnplayed } = played;
  if (!opponent) return { text: isUnplayed ? bye : '' };
  const named = (name: string) => `${opponent.number} ${name}`;
  return { text: named(opponent.name), shorter: shorterNames(opponent.name).map(named) };
};

/** `López de la Torre, María del Carmen`: with initials for the given names, then with its first surname. */
const shorterNames = (name: string): readonly string[] => {
  const [surnames = '', given = ''] = name.split(/,\s*/);
  const initials = given
    .split(' ')
    .filter(word => /^\p{Lu}/u.test(word))
    .map(word => `${word[0]}.`)
    .join('\u00a0');
  const [first = surnames] = /^(?:\p{Ll}\S*\s+)*\S+/u.exec(surnames) ?? [];
  const joined = (of: string) => (initials === '' ? of : `${of}, ${initials}`);
  return [joined(surnames), joined(first)];
};
