import { checkTournament, type Tournament } from '@pareo/engine';
import { generateTournament } from '@pareo/engine/generator';
import { systemNamed } from '@pareo/engine/systems';
import { lineUpForms, matchCardSheets, roundSheet, teamsSheet } from '@pareo/tournament';
import { describe, expect, test } from 'vitest';
import type { Form, PaperDocument } from '../model.ts';
import { listOfRound, listOfTournament } from './lists.ts';
import type { Printing } from './sheet.ts';

const made = (system: string, players: number, rounds: number): Tournament => {
  const named = systemNamed(system);
  const generated = named && generateTournament({ seed: 'cup', players, rounds }, named);
  const checked = generated?.ok ? checkTournament(generated.value.record) : undefined;
  if (!checked?.ok) throw new Error(system);
  return checked.value;
};

const cup = made('team-swiss-2026', 7, 3);

const printing: Printing = {
  language: 'es',
  paper: 'a4',
  size: 'normal',
  frame: { tournament: 'Copa', system: 'Suizo por equipos', program: 'Pareo', printed: '19 nov 2026' },
};

const ofRound = (list: Parameters<typeof listOfRound>[0], source: Tournament): PaperDocument => {
  const round = roundSheet(source, 3);
  const document =
    round && listOfRound(list, source, printing, { round, state: 'published', slipsPerPage: 4 });
  if (!document) throw new Error(list);
  return document;
};

const formsIn = ({ body }: PaperDocument): readonly Form[] => {
  const pages = body.flatMap(block => (block.kind === 'forms' ? block.pages : []));
  const perPage = pages[0]?.length ?? 0;
  // In the order in which the stacks lie on one another.
  return Array.from({ length: perPage }, (_, place) => pages.flatMap(page => page[place] ?? [])).flat();
};

describe('cards of matches', () => {
  const cards = formsIn(ofRound('slips', cup));
  const round = roundSheet(cup, 3);

  test('one for each match, in their order when the pile is cut', () => {
    expect(cards.map(({ number }) => number)).toEqual(round?.boards.map(({ number }) => String(number)));
  });

  test('boards are numbered by match, colours alternate, and White of board 1 is on the left', () => {
    expect(cards[1]?.match?.boards.map(({ label, isWhiteLeft }) => [label, isWhiteLeft])).toEqual([
      ['2.1', true],
      ['2.2', false],
      ['2.3', true],
      ['2.4', false],
    ]);
  });

  test('players stand where they sat, and an empty board is a line to write on', () => {
    const games = round?.boards.map(({ games = [] }) =>
      games.map(({ left, right }) => [left?.name ?? '', right?.name ?? '']),
    );
    expect(cards.map(card => card.match?.boards.map(({ left, right }) => [left, right]))).toEqual(
      games?.map(match => Array.from({ length: 4 }, (_, at) => match[at] ?? expect.anything())),
    );
  });

  test('both captains and the arbiter sign', () => {
    const [card] = cards;
    expect(card?.signatures).toEqual([
      `Capitán ${round?.boards[0]?.white.person.name}`,
      `Capitán ${round?.boards[0]?.black.person.name}`,
      'Árbitro',
    ]);
  });

  test('before a round its line-ups are the first of each roster', () => {
    const [card] = matchCardSheets(cup, {
      round: 4,
      entrants: 'teams',
      boards: (round?.boards ?? []).map(({ games: _games, ...board }) => board),
      absences: [],
    });
    const roster = cup.teamEvent?.teams.find(({ number }) => number === card?.left.person.number)?.players;
    expect(card?.boards.map(({ left }) => left?.number)).toEqual(roster?.slice(0, 4));
  });
});

describe('forms for line-ups', () => {
  test('one for each team of the round, with its roster and a box a board', () => {
    const round = roundSheet(cup, 3);
    const forms = round ? lineUpForms(cup, round) : [];
    expect(forms.map(({ team, opponent }) => [team.number, opponent.number])).toEqual(
      round?.boards.flatMap(({ white, black }) => [
        [white.person.number, black.person.number],
        [black.person.number, white.person.number],
      ]),
    );
    const [form] = formsIn(ofRound('line-ups', cup));
    expect(form?.lineUp?.boxes).toEqual(['Tablero 1', 'Tablero 2', 'Tablero 3', 'Tablero 4']);
    expect(form?.lineUp?.roster).toHaveLength(5);
    expect(form?.notes[1]).toMatch(/^Blancas en el tablero 1 · en (el orden de la lista|cualquier orden)$/);
  });
});

describe('teams', () => {
  test('each with the average of those who play, then its roster with the reserve marked', () => {
    const teams = teamsSheet(cup);
    const [first] = teams?.teams ?? [];
    const ratings = (first?.roster ?? []).slice(0, 4).map(({ rating = 0 }) => rating);
    expect(first?.average).toBe(Math.round(ratings.reduce((sum, rating) => sum + rating, 0) / 4));
    const [block] = listOfTournament('teams', cup, printing, { coming: 4, rounds: 5 })?.body ?? [];
    const rows = block?.kind === 'table' ? block.rows.slice(0, 6).map(({ cells }) => cells[0]) : [];
    expect(rows).toEqual(['1', '1', '2', '3', '4', 'S 5']);
  });

  test('where they sit is looked up by their names', () => {
    const [block] = ofRound('names', cup).body;
    const names =
      block?.kind === 'index' ? block.letters.flatMap(({ rows }) => rows.map(row => row.name)) : [];
    expect([...names].sort()).toEqual(cup.teamEvent?.teams.map(({ name }) => name).sort());
  });

  test('are not there where players meet', () => {
    const open = made('dutch-2026', 8, 3);
    expect(listOfTournament('teams', open, printing, { coming: 4, rounds: 5 })).toBeUndefined();
    const round = roundSheet(open, 3);
    expect(
      round && listOfRound('line-ups', open, printing, { round, state: 'published', slipsPerPage: 4 }),
    ).toBeUndefined();
  });
});

describe('a score card of Scrabble', () => {
  const cards = listOfTournament(
    'cards',
    made('scrabble-swiss', 8, 3),
    { ...printing, game: 'scrabble' },
    { coming: 4, rounds: 5 },
  );
  const [block] = cards?.body ?? [];
  const rows = block?.kind === 'cards' ? block.cards.flatMap(card => [card.rows.slice(0, 3)]) : [];
  const number = (text: string | undefined): number => Number(text?.replace('−', '-'));

  test('adds up the differences and the games', () => {
    for (const card of rows) {
      let total = 0;
      for (const [, , , own, rival, difference, sum, record] of card) {
        if (own?.text === '') continue;
        expect(number(difference?.text)).toBe(number(own?.text) - number(rival?.text));
        total += number(difference?.text);
        expect(number(sum?.text)).toBe(total);
        expect(record?.text).toMatch(/^\d-\d(-\d)?$/);
      }
    }
  });

  test('has a row for every round, and words of its own', () => {
    expect(block?.kind === 'cards' ? block.cards[0]?.rows.length : 0).toBe(5);
    expect(cards?.frame.title).toBe('Tarjetas de juego');
    expect(JSON.stringify(cards)).not.toMatch(/blancas|negras/i);
  });
});

describe('the sheet of a round robin', () => {
  test('tells when each round begins, where that is known', () => {
    const { record } = made('berger', 6, 2);
    const dated = checkTournament({
      ...record,
      header: { ...record.header, roundDates: ['26/11/21', '26/11/22'] },
    });
    if (!dated.ok) throw new Error('dated');
    const table = listOfTournament('table', dated.value, printing, { coming: 3, rounds: 5 });
    const cells =
      table?.body.flatMap(one => (one.kind === 'table' ? one.rows.map(row => row.cells) : [])) ?? [];
    expect(cells[6]?.slice(0, 2)).toEqual(['1', expect.stringMatching(/^sáb.* 21 .*nov/)]);
    expect(cells[8]?.slice(0, 2)).toEqual(['3', '']);
  });
});
