import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workplace } from '../testing/built-program.ts';

/*
 * A Scrabble tournament from `new` to the final table: 16 rounds, the last three King of the Hill. Ana wins every game, so
 * she is champion before the hill begins; all other results are drawn from a seed.
 */
const { pareo, read, write, remove } = workplace();
afterAll(remove);

const PLAYERS = 24;
const ROUNDS = 16;
const HILL = [14, 15, 16];

interface Pairing {
  readonly system: string;
  readonly pairs: readonly { readonly white: number; readonly black: number }[];
  readonly byes: readonly { readonly player: number }[];
  readonly rulings: readonly {
    readonly subject: string;
    readonly about: readonly number[];
    readonly because: readonly number[];
    readonly sentence: string;
  }[];
}

const list = [
  'Name,Rating',
  ...Array.from({ length: PLAYERS }, (_, at) => `${at === 0 ? 'Ana' : `Player ${at + 1}`},${2000 - 20 * at}`),
];

/** Mulberry32: the same results on every machine. */
const diceOf = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const paired = (...more: readonly string[]): Pairing =>
  JSON.parse(pareo('pair', 'copa.json', '--json', ...more).stdout);

/** The results of a round as an arbiter writes them into the file: who won, and both sheets. */
const play = ({ pairs }: Pairing, dice: () => number): void => {
  const tournament = JSON.parse(read('copa.json'));
  const turnsOf = (id: number) => tournament.players.find((player: { id: number }) => player.id === id).turns;
  for (const { white, black } of pairs) {
    const lower = 250 + Math.floor(dice() * 150);
    const higher = lower + 1 + Math.floor(dice() * 150);
    const whiteWins = white === 1 || (black !== 1 && dice() < 0.5);
    const [own, others] = whiteWins ? [higher, lower] : [lower, higher];
    const game = { kind: 'game', opponent: black, colour: 'white', result: whiteWins ? 'win' : 'loss' };
    turnsOf(white).push({ ...game, tally: { own, opponents: others } });
    turnsOf(black).push({
      ...game,
      opponent: white,
      colour: 'black',
      result: whiteWins ? 'loss' : 'win',
      tally: { own: others, opponents: own },
    });
  }
  write('copa.json', JSON.stringify(tournament));
};

const rounds: Pairing[] = [];
const spanish: string[] = [];

beforeAll(() => {
  write('list.csv', `${list.join('\n')}\n`);
  const made = pareo(
    ...['new', '--system', 'scrabble-swiss', '--rounds', String(ROUNDS), '--players', 'list.csv'],
    ...['--schedule', 'king-of-the-hill@14-16:prizes=3', '-o', 'copa.json'],
  );
  expect(made).toMatchObject({ code: 0 });
  const dice = diceOf(2010);
  for (let round = 1; round <= ROUNDS; round++) {
    const pairing = paired();
    rounds.push(pairing);
    if (round === HILL[0])
      for (const { subject, sentence } of paired('--lang', 'es').rulings)
        if (subject === 'gibson') spanish.push(sentence);
    play(pairing, dice);
  }
}, 120_000);

test('the file has the schedule, and the tie-breaks of the seed', () => {
  const { schedule, tiebreaks } = JSON.parse(read('copa.json'));
  expect(schedule).toEqual([
    { system: 'king-of-the-hill', fromRound: 14, toRound: 16, options: { prizes: 3 } },
  ]);
  expect(tiebreaks).toEqual(['BH', 'SPREAD']);
});

test('rounds 1 to 13 are Swiss, 14 to 16 King of the Hill', () => {
  expect(rounds.map(({ system }) => system)).toEqual([
    ...Array.from({ length: 13 }, () => 'scrabble-swiss'),
    ...HILL.map(() => 'king-of-the-hill'),
  ]);
});

test('nobody met the same rival twice in the Swiss rounds', () => {
  const met = rounds
    .slice(0, 13)
    .flatMap(({ pairs }) => pairs.map(({ white, black }) => [white, black].sort((a, b) => a - b).join('-')));
  expect(new Set(met).size).toBe((13 * PLAYERS) / 2);
});

describe('the champion who cannot be caught', () => {
  test('is gibsonised in every round of the hill', () => {
    for (const round of HILL) {
      const [gibson] = rounds[round - 1]?.rulings.filter(({ subject }) => subject === 'gibson') ?? [];
      expect(gibson?.about[0]).toBe(1);
    }
  });

  test('the explanation says who and why', () => {
    const sentences = rounds[13]?.rulings
      .filter(({ subject }) => subject === 'gibson')
      .map(({ sentence }) => sentence);
    expect(sentences?.[0]).toMatch(
      /^1 Ana is gibsonised, because place 1 can no longer be taken from them, and plays \d+ Player \d+\. With 3 rounds to play 1 Ana has 13 wins, and \d+ Player \d+, who comes next, can reach [\d.]+ wins at most; .* \(Scrabble, Gibson’s rule\)\.$/,
    );
  });

  test('also in Spanish', () => {
    expect(spanish[0]).toMatch(
      /^Regla de Gibson \(«gibsonización»\): ya nadie puede quitarle a 1 Ana el lugar 1; juega con \d+ Player \d+\. A falta de 3 rondas, 1 Ana tiene 13 victorias y \d+ Player \d+, que le sigue, llega a [\d.]+ victorias como máximo; .* \(Scrabble, regla de Gibson\)\.$/,
    );
  });

  test('the second then plays the third', () => {
    const before = JSON.parse(pareo('standings', 'copa.json', '--after', '13', '--json').stdout);
    const places = before.players.map(({ startNumber }: { startNumber: number }) => startNumber);
    const second = rounds[13]?.pairs.find(({ white, black }) => [white, black].includes(places[1]));
    expect([second?.white, second?.black].sort()).toEqual([places[1], places[2]].sort());
  });
});

test('the final table goes by wins, Buchholz and spread', () => {
  const { stdout, code } = pareo('standings', 'copa.json', '--json');
  const { edition, players } = JSON.parse(stdout);
  expect(code).toBe(0);
  expect(edition).toBe('scrabble');
  expect(players[0]).toMatchObject({ startNumber: 1, rank: 1, points: 16 });
  expect(Object.keys(players[0].tiebreaks)).toEqual(['BH', 'SPREAD']);
});

test('the list for the wall says who starts', () => {
  expect(pareo('pair', 'copa.json', '--round', '16', '--table').stdout).toMatch(/Starts .* Rival/);
  expect(pareo('pair', 'copa.json', '--round', '16', '--table', '--lang', 'es').stdout).toMatch(
    /Sale .* Rival/,
  );
});

test('the sheets of everybody: spread and high game in the JSON of the standings, every result in CSV', () => {
  const [champion] = JSON.parse(pareo('standings', 'copa.json', '--json').stdout).players;
  expect(champion.spread).toBe(champion.tiebreaks.SPREAD);
  expect(champion.highGame).toBeGreaterThan(250);
  pareo('convert', 'copa.json', 'copa.csv');
  expect(read('copa.csv')).toMatch(/^No\.,Name,Rating,Points,Spread,High game,R1,.*,R16\n1,Ana,2000,16\.0,/);
});

test('every round checks clean, each by its system', () => {
  const { code, stdout } = pareo('check', 'copa.json');
  expect([code, stdout]).toEqual([0, expect.stringContaining('16')]);
});

test('decision 431: whoever makes a tournament is told where the list has the unrated, and their numbers stay last', () => {
  write('unrated.csv', 'Name,Rating\nAna,2000\nLuis,1900\nEva,\nRaúl,1800\nIker,1700\n');
  const call = ['new', '--system', 'scrabble-swiss', '--rounds', '3', '--players', 'unrated.csv'];
  expect(pareo(...call, '-o', 'middle.json').stderr).toContain(
    '5 Eva has no rating: rounds are paired by a list that has this player after the upper half of the others, whatever the numbers. Another rating: --option unrated-rating=N.',
  );
  // The list: Ana, Luis, Eva, Raúl, Iker. Eva is third, and the last one has the bye.
  expect(JSON.parse(pareo('pair', 'middle.json', '--json').stdout).byes).toMatchObject([{ player: 4 }]);
  expect(
    pareo(...call, '--option', 'unrated-rating=1750', '-o', 'low.json', '--lang', 'es').stderr,
  ).toContain(
    '5 Eva no tiene Elo: las rondas se emparejan por una lista que pone a este participante en 1750, sean cuales sean los números.',
  );
});

test('King of the Hill 1: outside of the last one to three rounds, `new` and `pair` say the sentence of the text', () => {
  const made = pareo(
    'new',
    '--system',
    'king-of-the-hill',
    '--players',
    'list.csv',
    '--rounds',
    '5',
    '-o',
    'colina.json',
    '--lang',
    'es',
  );
  const rule = 'En las últimas rondas de un torneo (entre 1 y 3, según la cantidad total de partidas)';
  expect(made.stderr).toContain(`El Rey de la Colina está previsto para las rondas 1 y 2 de 5. ${rule}`);
  expect(pareo('pair', 'colina.json').stderr).toContain(
    'King of the Hill is planned for round 1 of 5. In the last rounds',
  );
  pareo('new', '--system', 'king-of-the-hill', '--players', 'list.csv', '--rounds', '3', '-o', 'tres.json');
  expect(pareo('pair', 'tres.json').stderr).not.toContain('King of the Hill is planned');
});
