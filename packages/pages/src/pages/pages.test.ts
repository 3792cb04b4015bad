import type { RoundSheet } from '@pareo/tournament';
import { describe, expect, test } from 'vitest';
import type { PageFrame } from '../site.ts';
import { pairingsPage } from './pairings.ts';
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
