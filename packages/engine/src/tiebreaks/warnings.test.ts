import { describe, expect, test } from 'vitest';
import { parseTiebreaks } from './parse.ts';
import { occasionOf, proposedTiebreaks } from './proposals.ts';
import { drawn } from './testing/drawn.ts';
import { tiebreakWarnings } from './warnings.ts';

const PAIR = '1 2000 | 2w1\n2 2000 | 1b0';
const swiss = drawn(PAIR);
const roundRobin = drawn(PAIR, { system: 'berger' });
const old = (tournament = swiss) => ({ ...tournament, header: { start: '1999/01/01' } });

const codes = (tournament: typeof swiss, ...list: readonly string[]) => {
  const parsed = parseTiebreaks(list);
  return parsed.ok ? tiebreakWarnings(tournament, parsed.value).map(warning => warning.code) : ['unreadable'];
};

describe('warnings', () => {
  test('C.07, article 8: Buchholz must not be used in a round robin (2026)', () => {
    expect(codes(roundRobin, 'BH/C1', 'SB')).toEqual(['buchholz-in-round-robin']);
    expect(codes(swiss, 'BH/C1', 'SB')).toEqual([]);
  });

  test('C.07, article 9.2: Koya is defined for round robins', () => {
    expect(codes(swiss, 'KS')).toEqual(['koya-in-swiss']);
    expect(codes(roundRobin, 'KS')).toEqual([]);
  });

  test('C.07, article 10: ratings with unrated players, unless a rating was announced', () => {
    const unrated = drawn('1 2000 | 2w1\n2 0 | 1b0');
    expect(codes(unrated, 'ARO', 'TPR')).toEqual(['ratings-with-unrated', 'ratings-with-unrated']);
    expect(codes(unrated, 'ARO/U1400')).toEqual([]);
  });

  test('1998, section 3: progressive and Buchholz together are called incorrect', () => {
    expect(codes(old(), 'PS', 'BH')).toEqual(['mixed-categories']);
    expect(codes(old(), 'BH', 'SB')).toEqual([]);
  });

  test('1998, section 3: a list that the section itself recommends is not warned of', () => {
    expect(codes(old(), 'DE', 'PS', 'BH', 'SB', 'WON')).toEqual([]);
    expect(codes(old(roundRobin), 'DE', 'KS', 'SB', 'WON')).toEqual([]);
  });

  test('1998, section 3: nor is it warned of where the points stand before it, as in every table of standings', () => {
    expect(codes(old(), 'PTS', 'DE', 'PS', 'BH', 'SB', 'WON')).toEqual([]);
    expect(codes(old(), 'PTS', 'DE', 'PS', 'BH')).toEqual([]);
    expect(codes(old(roundRobin), 'PTS', 'DE', 'KS', 'SB', 'WON')).toEqual([]);
    expect(codes(old(), 'PTS', 'PS', 'BH')).toEqual(['mixed-categories']);
  });

  test('a tie-break that the edition does not know', () => {
    expect(codes({ ...swiss, header: { start: '2025/01/01' } }, 'STD', 'BH')).toEqual(['not-in-edition']);
  });

  test('an edition that is not kept', () => {
    expect(codes({ ...swiss, header: { start: '2012/01/01' } }, 'BH')).toEqual(['edition-not-kept']);
  });

  test('C.07, article 4.3: only direct encounter may stand in a list twice', () => {
    expect(codes(swiss, 'DE', 'BH', 'DE', 'BH')).toEqual(['repeated-tiebreak']);
  });
});

describe('proposed lists', () => {
  const first = (tournament: typeof swiss) => proposedTiebreaks(occasionOf(tournament))[0]?.tiebreaks;

  test('1998, section 3: one list for each kind of tournament', () => {
    expect(first(old(roundRobin))).toEqual(['DE', 'KS', 'SB', 'WON']);
    expect(first(old())).toEqual(['ARO', 'TPR']);
    expect(first(old(drawn('1 2000 | 2w1\n2 0 | 1b0')))).toEqual(['DE', 'PS', 'BH', 'SB', 'WON']);
    expect(first(old(drawn('1 0 | 2w1\n2 0 | 1b0')))).toEqual(['DE', 'BH', 'SB', 'WON']);
  });

  test('1998, section 3: teams are ranked by game points first', () => {
    const occasion = { edition: '1998', of: 'teams', ratings: 'consistent' } as const;
    expect(proposedTiebreaks({ ...occasion, schedule: 'swiss' })[0]?.tiebreaks).toEqual([
      ...['GPTS', 'MPTS', 'DE', 'BH', 'SB'],
    ]);
    expect(proposedTiebreaks({ ...occasion, schedule: 'predetermined' })[0]?.tiebreaks).toEqual([
      ...['GPTS', 'MPTS', 'DE', 'SB'],
    ]);
  });

  const unrated = '1 2000 | 2w1\n2 0 | 1b0';

  test('seed 000, 16: all rated, the opponents’ ratings without the lowest …; otherwise progressive scores', () => {
    expect(first(drawn(PAIR, { system: 'lim-1999' }))).toEqual(['SRO/C1', 'SRO/D']);
    expect(first(drawn(unrated, { system: 'lim-1999' }))).toEqual(['PS', 'PS/D']);
  });

  test('seed 001, F10: for first place the games among the tied, then the opponents’ average rating, then lot', () => {
    expect(first(drawn(PAIR, { system: 'dutch-1998' }))).toEqual(['DE1', 'ARO', 'LOTS']);
    expect(first(drawn(unrated, { system: 'dutch-1998' }))).toEqual(['DE1', 'ARO', 'LOTS']);
  });

  test('seed 002, IX: points alone; the lists in common use follow', () => {
    const lists = proposedTiebreaks(occasionOf(drawn(PAIR, { system: 'harkness' })));
    expect(lists.map(({ source }) => source)).toEqual(['seed-002.IX', 'usual', 'usual']);
    expect(lists[0]?.tiebreaks).toEqual([]);
  });

  test('Scrabble: Buchholz or median Buchholz, then spread', () => {
    const lists = proposedTiebreaks(occasionOf(drawn(PAIR, { system: 'scrabble-swiss' })));
    expect(lists.map(list => list.tiebreaks)).toEqual([
      ['BH', 'SPREAD'],
      ['BH/M1', 'SPREAD'],
    ]);
  });

  test('1998, section 3: a proposed list is never called a mixture, with the points before it or without', () => {
    // All rated, half of them, and nobody: the three Swiss lists of the section; then the lists of F10, 16 and IX.
    const fields = [PAIR, unrated, '1 0 | 2w1\n2 0 | 1b0'];
    const tournaments = ['dutch-1998', 'lim-1999', 'harkness', 'berger', 'dutch-2017'].flatMap(system =>
      fields.map(field => old(drawn(field, { system }))),
    );
    const mixtures = tournaments.flatMap(tournament =>
      proposedTiebreaks(occasionOf(tournament))
        .flatMap(({ tiebreaks }) => [tiebreaks, ['PTS', ...tiebreaks]])
        .filter(list => codes(tournament, ...list).includes('mixed-categories')),
    );
    expect(mixtures).toEqual([]);
  });

  test('every proposed list can be read and gives no warning where it is proposed', () => {
    for (const tournament of [swiss, roundRobin, old(), old(roundRobin)])
      for (const { tiebreaks } of proposedTiebreaks(occasionOf(tournament)))
        expect(codes(tournament, ...tiebreaks)).toEqual([]);
  });
});
