import type { LineUpFormSheet, MatchCardSheet, TeamSheet, TeamsSheet } from '@pareo/tournament';
import { clockText } from '../dates.ts';
import type { Column, Form, PaperDocument, Row } from '../model.ts';
import type { Words } from '../words/words.ts';
import { isBrief, isKnown, type Printing, ratingOf, sheet, stacked, wordsOf } from './sheet.ts';

/** Every team with its roster, those who play if nothing is said first. */
export const teamsList = (printing: Printing, { boards, teams }: TeamsSheet): PaperDocument => {
  const words = wordsOf(printing);
  const { columns } = words;
  const people = teams.flatMap(({ roster }) => roster);
  const isFull = !isBrief(printing);
  const has = {
    title: isFull && isKnown(people, 'title'),
    rating: isKnown(people, 'rating'),
    federation: isFull && isKnown(people, 'federation'),
  };
  const content = (heading: string, align: Column['align']): Column => ({ heading, align, width: 'content' });
  const rowOf = (
    place: string,
    name: string,
    of: { title?: string; rating?: string; federation?: string },
  ) => [
    place,
    ...(has.title ? [of.title ?? ''] : []),
    name,
    ...(has.rating ? [of.rating ?? ''] : []),
    ...(has.federation ? [of.federation ?? ''] : []),
  ];
  const rowsOf = (team: TeamSheet, index: number): readonly Row[] => [
    {
      cells: rowOf(String(team.number), teamLine(team, words), {
        rating: team.average === undefined ? '' : `Ø ${team.average}`,
      }),
      ...(index > 0 ? { opens: true as const } : {}),
    },
    ...team.roster.map(
      (person, at): Row => ({
        cells: rowOf(at < boards ? `${at + 1}` : `${words.teams.reserve} ${at + 1}`, person.name, {
          ...(person.title === undefined ? {} : { title: person.title }),
          rating: ratingOf(person),
          ...(person.federation === undefined ? {} : { federation: person.federation }),
        }),
        minor: true,
        joins: true,
      }),
    ),
  ];
  return sheet(printing, {
    kind: 'teams',
    title: words.titles.teams,
    state: 'published',
    body: [
      {
        kind: 'table',
        columns: [
          { ...content(columns.number, 'right'), weight: 'strong' },
          ...(has.title ? [content(columns.title, 'left')] : []),
          { heading: columns.team, align: 'left', width: 'name', weight: 'strong' },
          ...(has.rating ? [content(columns.rating, 'right')] : []),
          ...(has.federation ? [content(columns.federation, 'left')] : []),
        ],
        rows: teams.flatMap(rowsOf),
      },
    ],
    legend: [words.teams.legend(boards)],
  });
};

const teamLine = ({ name, captain }: TeamSheet, { teams }: Words): string =>
  captain === undefined ? name : `${name} · ${teams.captain}: ${captain}`;

/** Two a page: who sits where, boxes for what both sides made, and who signs. */
export const matchCards = (
  printing: Printing,
  cards: readonly MatchCardSheet[],
  { round, state }: { readonly round: number; readonly state: 'draft' | 'published' },
): PaperDocument => {
  const words = wordsOf(printing);
  return sheet(printing, {
    kind: 'match-cards',
    title: words.titles.matchCards(round),
    state,
    body: [
      {
        kind: 'forms',
        perPage: 2,
        pages: stacked(
          cards.map(card => matchForm(card, words)),
          2,
        ),
      },
    ],
  });
};

const matchForm = ({ match, round, left, right, boards }: MatchCardSheet, words: Words): Form => {
  const named = ({ person }: MatchCardSheet['left']): string => `${person.number} ${person.name}`;
  const { captain, firstBoard } = words.teams;
  return {
    number: String(match),
    heading: words.roundOf(round),
    title: '',
    notes: [`${firstBoard.white}: ${left.person.name}`],
    match: {
      teams: [named(left), named(right)],
      boards: boards.map(({ left: one, right: other, leftColour }, at) => ({
        label: `${match}.${at + 1}`,
        left: one?.name ?? '',
        right: other?.name ?? '',
        isWhiteLeft: leftColour === 'white',
      })),
      total: words.columns.total,
    },
    signatures: [`${captain} ${left.person.name}`, `${captain} ${right.person.name}`, words.arbiter],
  };
};

/** Four a page, one a team: the captain writes a place of the roster for every board. */
export const lineUpSheets = (
  printing: Printing,
  forms: readonly LineUpFormSheet[],
  { round, state }: { readonly round: number; readonly state: 'draft' | 'published' },
): PaperDocument => {
  const words = wordsOf(printing);
  const formOf = lineUpForm(words, printing);
  return sheet(printing, {
    kind: 'line-up-forms',
    title: words.titles.lineUps(round),
    state,
    body: [{ kind: 'forms', perPage: 4, pages: stacked(forms.map(formOf), 4) }],
  });
};

const lineUpForm =
  (words: Words, { language }: Printing) =>
  ({ match, round, team, opponent, colour, boards, isFree, due }: LineUpFormSheet): Form => {
    const { teams } = words;
    return {
      number: String(match),
      heading: words.roundOf(round),
      title: `${team.number} ${team.name}`,
      notes: [
        teams.against(`${opponent.number} ${opponent.name}`),
        `${teams.firstBoard[colour]} · ${isFree ? teams.anyOrder : teams.inOrder}`,
        ...(due === undefined ? [] : [teams.due(clockText(due, language))]),
      ],
      lineUp: {
        roster: team.roster.map((person, at) => ({
          place: String(at + 1),
          name: person.name,
          note: ratingOf(person),
        })),
        boxes: Array.from({ length: boards }, (_, at) => teams.boardOf(at + 1)),
      },
      signatures: [team.captain === undefined ? teams.captain : `${teams.captain}: ${team.captain}`],
    };
  };
