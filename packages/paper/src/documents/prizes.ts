import { moneyOf, prizeTexts } from '@pareo/texts';
import { amountInWords } from '@pareo/texts/amounts';
import type { PrizePool, PrizeSheet } from '@pareo/tournament';
import type { PaperDocument, Receipt, Table } from '../model.ts';
import { type Printing, sheet } from './sheet.ts';

/* The prizes on paper: the list to hang up and to sign, receipts to cut apart, diplomas. */

/** By list, then by player, then why every amount is what it is, with the sums. */
const prizeList = (printing: Printing, prizes: PrizeSheet): PaperDocument => {
  const texts = prizeTexts[printing.language];
  return sheet(printing, {
    kind: 'prizes',
    title: prizes.title,
    state: prizes.basis === 'final' ? 'final' : 'provisional',
    body: [
      { kind: 'prose', paragraphs: [...prizes.notes, ...rulesOf(prizes)] },
      listTable(prizes, printing),
      playerTable(prizes, printing),
      ...(prizes.unclaimed.length > 0
        ? [
            {
              kind: 'prose',
              heading: texts.unclaimedTitle,
              paragraphs: prizes.unclaimed.map(
                ({ list, place, prize, because }) => `${list}, ${place}: ${prize} · ${because}`,
              ),
            } as const,
          ]
        : []),
      { kind: 'prose', heading: texts.columns.why, paragraphs: prizes.pools.flatMap(whyOf) },
      {
        kind: 'prose',
        paragraphs: [...prizes.warnings, ...prizes.open, prizes.sums],
        signature: texts.signature,
      },
    ],
  });
};

const rulesOf = ({ groups }: PrizeSheet): readonly string[] =>
  groups.flatMap(({ mode, lists }) => [
    ...(mode === undefined ? [] : [mode]),
    ...lists.map(({ name, rules }) => `${name}: ${rules}`),
  ]);

const whyOf = ({ name, why, members }: PrizePool): readonly string[] => [
  `${name}. ${why.join(' ')}`,
  ...members.map(({ person, prize, why: because }) => `${person.name}: ${prize} · ${because}`),
];

const listTable = ({ pools }: PrizeSheet, { language }: Printing): Table => {
  const { byList, columns } = prizeTexts[language];
  return {
    kind: 'table',
    heading: byList,
    columns: [
      { heading: columns.list, align: 'left', width: 'content', weight: 'minor' },
      { heading: columns.name, align: 'left', width: 'name', weight: 'strong' },
      { heading: columns.prize, align: 'right', width: 'content', weight: 'strong' },
    ],
    rows: pools.flatMap(pool =>
      pool.members.map(({ person, prize }, at) => ({
        cells: [at === 0 ? pool.name : '', person.name, prize],
        ...(at === 0 ? { opens: true as const } : { joins: true as const }),
      })),
    ),
  };
};

const playerTable = ({ players }: PrizeSheet, { language }: Printing): Table => {
  const { byPlayer, columns } = prizeTexts[language];
  return {
    kind: 'table',
    heading: byPlayer,
    columns: [
      { heading: columns.name, align: 'left', width: 'name', weight: 'strong' },
      { heading: columns.list, align: 'left', width: 'name', weight: 'minor' },
      { heading: columns.total, align: 'right', width: 'content', weight: 'strong' },
    ],
    rows: players.map(({ person, total, parts }) => ({
      cells: [person.name, parts.map(({ name, prize }) => `${name}: ${prize}`).join(' · '), total],
    })),
  };
};

/** One for everybody who is paid money, numbered, and their total. */
const receiptsOf = (printing: Printing, prizes: PrizeSheet): PaperDocument => {
  const { language } = printing;
  const { title: _title, number, total, ...labels } = prizeTexts[language].receipts;
  const { title } = prizeTexts[language].receipts;
  const paid = prizes.players.filter(({ minor }) => minor > 0);
  const sum = paid.reduce((all, { minor }) => all + minor, 0);
  const receipts = paid.map(
    ({ person, minor, total: amount, parts }, at): Receipt => ({
      number: number(at + 1, paid.length),
      name: person.name,
      amount,
      words: amountInWords(minor, prizes.currency, language),
      for: parts.map(({ name, prize }) => `${name}: ${prize}`).join(' · '),
    }),
  );
  return sheet(printing, {
    kind: 'receipts',
    title: `${prizes.title} · ${title}`,
    state: 'published',
    body: [
      {
        kind: 'receipts',
        title,
        labels,
        receipts,
        total: {
          label: `${total}: ${paid.length}`,
          amount: moneyOf(sum, prizes.currency),
          words: amountInWords(sum, prizes.currency, language),
        },
      },
    ],
  });
};

/** One for each place of a list that somebody holds, and for each prize of a jury. */
const diplomasOf = (printing: Printing, prizes: PrizeSheet): PaperDocument => {
  const { title, awarded, arbiter, director } = prizeTexts[printing.language].diploma;
  const { tournament, occasion } = printing.frame;
  const names = new Map(prizes.groups.flatMap(({ lists }) => lists.map(list => [list.id, list.name])));
  return sheet(printing, {
    kind: 'diplomas',
    title,
    state: 'published',
    orientation: 'landscape',
    body: [
      {
        kind: 'diplomas',
        title,
        awarded,
        signatures: [arbiter, director],
        lines: [tournament, ...(occasion === undefined ? [] : [occasion])],
        diplomas: prizes.pools.flatMap(pool =>
          pool.members.map(({ person, place }) => ({
            name: person.name,
            achievement:
              pool.list === undefined || place === undefined
                ? pool.name
                : `${names.get(pool.list) ?? pool.list}, ${place}`,
          })),
        ),
      },
    ],
  });
};

export type PrizePaper = 'prizes' | 'receipts' | 'diplomas';

export const prizePaper = (paper: PrizePaper, printing: Printing, prizes: PrizeSheet): PaperDocument =>
  ({ prizes: prizeList, receipts: receiptsOf, diplomas: diplomasOf })[paper](printing, prizes);
