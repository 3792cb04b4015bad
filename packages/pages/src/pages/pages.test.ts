import type { PrizeSheet, RoundSheet } from '@pareo/tournament';
import { describe, expect, test } from 'vitest';
import type { PageFrame } from '../site.ts';
import { pairingsPage } from './pairings.ts';
import { prizesPage } from './prizes.ts';
import { infoPage, playerPage, tournamentsPage } from './single.ts';

const frame = (more: Partial<PageFrame> = {}): PageFrame => ({
  language: 'es',
  path: '/t/xalapa/r/5',
  moment: '16:42',
  assets: { script: '/s.js', style: '/s.css', theme: '/t.js', icon: '/i.svg' },
  tournament: {
    slug: 'xalapa',
    name: 'Abierto </script><b>de Xalapa',
    phase: 'running',
    published: 5,
    rounds: 7,
    system: 'FIDE',
    showsWhy: true,
    version: 12,
  },
  ...more,
});

const seat = (number: number, name: string) => ({ person: { key: number, number, name }, points: '2.5' });

const round: RoundSheet = {
  round: 5,
  boards: [
    { number: 1, white: seat(7, 'Galindo Peña, Renata'), black: seat(12, 'Méndez Ruiz, Óscar') },
    { number: 2, white: seat(3, 'Ñáñez, Li'), black: seat(4, 'Ortega, Ana'), result: '1-0' },
  ],
  absences: [{ seat: seat(9, 'Paredes, Andrea'), kind: 'half' }],
};

describe('pairings', () => {
  test('every name stands once, and links to the key that never changes', () => {
    const page = pairingsPage(frame(), { sheet: round, by: 'board' });
    for (const { white, black } of round.boards)
      for (const { person } of [white, black])
        expect(page.split(`<a href="/t/xalapa/p/${person.key}">${person.name}</a>`)).toHaveLength(2);
  });

  test('a search without a script leaves whoever was looked for, accents left out', () => {
    const page = pairingsPage(frame({ search: 'nanez' }), { sheet: round, by: 'board' });
    expect(page).toContain('Ñáñez, Li');
    expect(page).not.toContain('Galindo');
  });

  test('a search that finds nobody says so', () => {
    const page = pairingsPage(frame({ search: 'zzz' }), { sheet: round, by: 'name' });
    expect(page).toContain('Aquí nadie se llama «zzz»');
  });

  test('a name cannot end the data of the script', () => {
    const page = pairingsPage(frame(), { sheet: round, by: 'board' });
    expect(page.match(/<\/script>/g)).toHaveLength(2);
  });

  test('reasons are linked only where the arbiter shows them', () => {
    const { tournament } = frame();
    const hidden = frame({ tournament: { ...tournament, showsWhy: false } });
    expect(pairingsPage(frame(), { sheet: round, by: 'board' })).toContain('/t/xalapa/why/5/1');
    expect(pairingsPage(hidden, { sheet: round, by: 'board' })).not.toContain('/why/');
  });
});

describe('prizes', () => {
  const share = {
    person: { key: 7, number: 7, name: 'Galindo' },
    minor: 50_000,
    computed: 40_000,
    prize: '500.00 EUR',
    why: 'changed by Ana M.',
  };
  const sheet: PrizeSheet = {
    title: '',
    currency: 'EUR',
    basis: 'present',
    notes: ['Final.'],
    groups: [
      {
        id: 'm',
        lists: [
          { id: 'g', name: 'General', rules: 'por puesto', prizes: [{ place: '1.º', prize: '500.00 EUR' }] },
        ],
      },
    ],
    pools: [
      {
        id: 'm 0',
        group: 'm',
        name: 'General, 1.º',
        why: [],
        members: [share],
        named: {
          group: 'm',
          prizes: [],
          total: '50000' as PrizeSheet['pools'][number]['named']['total'],
          was: [],
        },
      },
    ],
    players: [],
    unclaimed: [],
    open: [],
    warnings: [],
    sums: 'anunciado = pagado',
    figures: { announced: '', paid: '', unclaimed: '', kept: '' },
  };

  test('what is announced is there before the end, amounts after it, and never who changed them', () => {
    const [before, after] = [false, true].map(isFinal => prizesPage(frame(), { sheet, isFinal }));
    expect([before?.includes('Galindo'), after?.includes('Galindo')]).toEqual([false, true]);
    expect(before).toContain('por puesto');
    expect(after).not.toContain('Ana M.');
  });

  test('the tab is there where prizes are announced', () => {
    const { tournament } = frame();
    const announced = frame({ tournament: { ...tournament, hasPrizes: true } });
    expect(
      [frame(), announced].map(one =>
        pairingsPage(one, { sheet: round, by: 'board' }).includes('/t/xalapa/prizes'),
      ),
    ).toEqual([false, true]);
  });
});

test('no page has an inline script or style', () => {
  const player = { key: 7, number: 7, name: 'Galindo Peña, Renata' };
  const pages = [
    pairingsPage(frame(), { sheet: round, by: 'name' }),
    infoPage(frame(), { facts: [], schedule: [] }),
    tournamentsPage(frame(), [frame().tournament]),
    playerPage(frame(), { person: player, status: 'plays', points: '2.5', tiebreaks: [], rounds: [] }),
  ];
  for (const page of pages) {
    expect(page).not.toMatch(/ style=| on[a-z]+=/);
    expect(page.match(/<script(?![^>]*(src=|type="application\/json"))/)).toBeNull();
  }
});

describe('by name', () => {
  const page = pairingsPage(frame(), { sheet: round, by: 'name' });
  const rowOf = (name: string): string =>
    page.split('<tr ').find(row => row.startsWith(`role="row" data-names="${name}`)) ?? '';

  test('the disc stands before the own name, and the result is the own half', () => {
    expect(rowOf('Ñáñez')).toMatch(/disc white[^<]*<\/span><a [^>]*>Ñáñez, Li<.*data-side="white">1</);
    expect(rowOf('Ortega')).toMatch(/disc black[^<]*<\/span><a [^>]*>Ortega, Ana<.*data-side="black">0</);
    for (const name of ['Ñáñez', 'Ortega']) expect(rowOf(name).match(/class="disc/g)).toHaveLength(1);
    expect(page).toContain('>Su resultado</th>');
  });

  test('who chose a language keeps it from page to page', () => {
    const { tournament } = frame();
    const chosen = pairingsPage(frame({ tournament: { ...tournament, chosen: 'es' } }), {
      sheet: round,
      by: 'name',
    });
    expect(chosen).toContain('href="/t/xalapa/standings?lang=es"');
    expect(chosen).toContain('href="/t/xalapa/r/5?by=name&amp;lang=es"');
    expect(page).toContain('href="/t/xalapa/standings"');
  });
});

describe('matches of teams', () => {
  const person = (number: number, name: string) => ({ key: number, number, name });
  const match: RoundSheet = {
    round: 5,
    entrants: 'teams',
    boards: [
      {
        number: 12,
        white: seat(7, 'Xalapa A'),
        black: seat(9, 'Orizaba B'),
        result: '1½-½',
        games: [
          {
            left: person(1, 'Barrera Luna, Ximena'),
            right: person(5, 'Galindo Peña, Renata'),
            leftColour: 'white',
            result: '1-0',
          },
          { left: person(2, 'Aguirre Solís, Emilio'), leftColour: 'black', result: '+ -' },
        ],
      },
    ],
    absences: [],
  };

  test('fold open without a script, boards by their numbers with their colours', () => {
    const page = pairingsPage(frame(), { sheet: match, by: 'board' });
    expect(page).toMatch(/<details><summary>Tableros del encuentro 12<\/summary>/);
    for (const text of ['12.1', '12.2', 'Barrera Luna, Ximena', 'nadie', '+ -']) expect(page).toContain(text);
    expect(page).toContain('href="/t/xalapa/team/7"');
  });

  test('are found by a team and by a player, and stand open for whoever looked', () => {
    for (const search of ['orizaba', 'galindo']) {
      const page = pairingsPage(frame({ search }), { sheet: match, by: 'board' });
      expect(page).toContain('<details open>');
      expect(page).toContain('Orizaba B');
    }
    expect(pairingsPage(frame({ search: 'perote' }), { sheet: match, by: 'board' })).toContain(
      'Aquí nadie se llama',
    );
  });
});
