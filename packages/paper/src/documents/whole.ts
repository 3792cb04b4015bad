import type { AllRoundsSheet, DrawMatch, DrawSheet, DrawSide, MatchSheet, Person } from '@pareo/tournament';
import { clockText } from '../dates.ts';
import type { Block, BracketMatch, Column, PaperDocument, Table } from '../model.ts';
import type { Words } from '../words/words.ts';
import { type Printing, ratingOf, sheet, wordsOf } from './sheet.ts';

/* What is known from the beginning, each on one sheet: a table with all its rounds, a match of two teams, a draw. */

const cell = (heading: string, align: Column['align'] = 'centre'): Column => ({
  heading,
  align,
  width: 'content',
});
const name = (heading: string): Column => ({ heading, align: 'left', width: 'name', weight: 'strong' });

/** Of the normal size on one sheet: players and rounds. */
const MOST_ROWS = 24;

/** S001, Round-robin: the drawn numbers, every round with its pairs, and an empty crosstable. */
export const allRoundsList = (printing: Printing, { lot, groups }: AllRoundsSheet): PaperDocument => {
  const words = wordsOf(printing);
  const hasTimes = groups.some(({ rounds }) => rounds.some(({ starts }) => starts !== undefined));
  const isLong = groups.some(({ people, rounds }) => people.length + rounds.length > MOST_ROWS);
  return sheet(printing, {
    kind: 'all-rounds',
    title: words.titles.allRounds,
    state: 'published',
    body: groups.flatMap(({ group, people, rounds }): readonly Block[] => [
      crossOf(people, words, group === undefined ? undefined : words.group(group)),
      {
        kind: 'table',
        columns: [
          cell(words.columns.round, 'right'),
          ...(hasTimes ? [cell(words.columns.starts, 'left')] : []),
          ...Array.from({ length: Math.max(...rounds.map(({ pairs }) => pairs.length)) }, () => cell('')),
          ...(rounds.some(({ free }) => free !== undefined) ? [cell(words.absences.rest)] : []),
        ],
        rows: rounds.map(({ round, starts, pairs, free }) => ({
          cells: [
            String(round),
            ...(hasTimes ? [starts === undefined ? '' : clockText(starts, printing.language)] : []),
            ...pairs.map(([white, black]) => `${white}-${black}`),
            ...(rounds.some(one => one.free !== undefined) ? [free === undefined ? '' : String(free)] : []),
          ],
        })),
      },
    ]),
    legend: [words.legends.whiteFirst, ...(lot === undefined ? [] : [words.legends.drawnFrom(lot)])],
    ...(isLong ? { size: 'small' } : {}),
  });
};

const SELF = '×';

const box = (heading: string): Column => ({ heading, align: 'centre', width: 'box' });

const crossOf = (people: readonly Person[], words: Words, heading: string | undefined): Table => {
  const hasRating = people.some(person => ratingOf(person) !== '');
  return {
    kind: 'table',
    startsPage: true,
    forms: true,
    ...(heading === undefined ? {} : { heading }),
    columns: [
      cell(words.columns.number, 'right'),
      name(words.columns.name),
      ...(hasRating ? [cell(words.columns.rating, 'right')] : []),
      ...people.map(({ number }) => box(String(number))),
      box(words.columns.points),
      box(words.columns.place),
    ],
    rows: people.map((person, row) => ({
      cells: [
        String(person.number),
        person.name,
        ...(hasRating ? [ratingOf(person)] : []),
        ...people.map((_, column) => (row === column ? SELF : '')),
        '',
        '',
      ],
    })),
  };
};

/** S001, Scheveningen: both teams, every round, who got what against whom, and the score by round. */
export const matchList = (printing: Printing, match: MatchSheet): PaperDocument => {
  const words = wordsOf(printing);
  const { columns } = words;
  const [a, b] = match.teams;
  const codeOf = (team: string, index: number) => `${team}${index + 1}`;
  const played = new Map(match.played.map(round => [round.round, round]));
  return sheet(printing, {
    kind: 'match',
    title: words.titles.match(`${a.name} ${a.points} – ${b.points} ${b.name}`),
    state: match.open > 0 ? 'provisional' : 'published',
    orientation: 'landscape',
    size: a.players.length > 6 ? 'small' : 'normal',
    body: [
      {
        kind: 'table',
        forms: true,
        columns: [
          cell('', 'left'),
          name(a.name),
          ...b.players.map((person, index) =>
            cell(`${codeOf('B', index)} ${person.name.replace(/,.*$/, '')}`),
          ),
          box(columns.points),
        ],
        rows: match.grid.map(({ cells, points }, index) => ({
          cells: [
            codeOf('A', index),
            a.players[index]?.name ?? '',
            ...cells,
            match.played.length === 0 ? '' : points,
          ],
        })),
      },
      {
        kind: 'table',
        columns: [
          cell(columns.round, 'right'),
          ...a.players.map(() => cell('')),
          cell(columns.result),
          cell(columns.score),
        ],
        rows: match.rounds.map(({ round, pairs }) => ({
          cells: [String(round), ...pairs, played.get(round)?.score ?? '', played.get(round)?.after ?? ''],
        })),
      },
    ],
    legend: [words.legends.whiteFirst, `B: ${b.name}`],
  });
};

/** More places than these are a list by match. */
const MOST_IN_TREE = 32;

/** S001, Wimbledon: the draw, with its matches by group and number and the lines to fill in. */
export const drawList = (
  printing: Printing,
  draws: readonly (DrawSheet & { readonly section?: string })[],
): PaperDocument => {
  const words = wordsOf(printing);
  const isTree = draws.every(({ rounds }) => (rounds[0]?.of ?? 0) <= MOST_IN_TREE);
  return sheet(printing, {
    kind: 'draw',
    title: words.titles.draw,
    state: 'published',
    orientation: isTree ? 'landscape' : 'portrait',
    body: draws.flatMap((draw): readonly Block[] => (isTree ? [treeOf(draw, words)] : listsOf(draw, words))),
    legend: [words.legends.matches],
  });
};

const sideText = (side: DrawSide, words: Words): string => {
  switch (side.kind) {
    case 'player':
      return `${side.seed} ${side.person.name}`;
    case 'bye':
      return words.bye;
    case 'open':
      return '';
  }
};

const labelOf = ({ group, number }: DrawMatch): string => (group === undefined ? '' : `${group}.${number}`);

const matchOf = (match: DrawMatch, words: Words): BracketMatch => ({
  label: labelOf(match),
  sides: [sideText(match.sides[0], words), sideText(match.sides[1], words)],
  ...(match.winner === undefined ? {} : { winner: match.winner }),
  result: match.result ?? '',
});

/** The tree wants the winners of two matches below one another: 1 and 4, 2 and 3 of a group (9), so the order is folded. */
const treeOf = (
  { rounds, third, champion, section }: DrawSheet & { readonly section?: string },
  words: Words,
) => ({
  kind: 'bracket' as const,
  ...(section === undefined ? {} : { heading: words.group(section) }),
  rounds: rounds.map(({ of, matches }, index) => ({
    heading: words.stage(of),
    matches: orderInTree(
      rounds.map(round => round.matches),
      index,
    ).map(at => matchOf(matches[at] as DrawMatch, words)),
  })),
  champion: champion?.name ?? '',
  ...(third ? { third: { ...matchOf(third, words), heading: words.thirdPlace } } : {}),
});

/** For each place of the tree in a round, which match of the draw stands there: read back from the final. */
const orderInTree = (rounds: readonly (readonly DrawMatch[])[], round: number): readonly number[] => {
  let order: readonly number[] = [0];
  for (let later = rounds.length - 1; later > round; later--)
    order = order.flatMap(at => feedersOf(rounds[later - 1] ?? [], at));
  return order;
};

/** The two matches whose winners meet in match `at` of the round after: first and last of a group, and so on. */
const feedersOf = (matches: readonly DrawMatch[], at: number): readonly [number, number] => {
  const groups = Math.max(1, ...matches.map(({ group = 1 }) => group));
  const inGroup = matches.length / groups;
  if (inGroup === 1) return [at, matches.length - 1 - at];
  const group = Math.floor(at / (inGroup / 2));
  const within = at % (inGroup / 2);
  return [group * inGroup + within, group * inGroup + inGroup - 1 - within];
};

const listsOf = (
  { rounds, third, section }: DrawSheet & { readonly section?: string },
  words: Words,
): readonly Table[] =>
  [...rounds, ...(third ? [{ of: 0, matches: [third] }] : [])].map(({ of, matches }) => ({
    kind: 'table',
    heading: [
      section === undefined ? '' : words.group(section),
      of === 0 ? words.thirdPlace : words.stage(of),
    ]
      .filter(text => text !== '')
      .join(' · '),
    columns: [cell(words.columns.match, 'right'), name(''), cell(words.columns.result), name('')],
    rows: matches.map(match => ({
      cells: [
        labelOf(match),
        sideText(match.sides[0], words),
        match.result ?? '–',
        sideText(match.sides[1], words),
      ],
    })),
  }));
