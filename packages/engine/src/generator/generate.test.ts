import { describe, expect, test } from 'vitest';
import { checkRounds } from '../checker/index.ts';
import {
  checkTournament,
  type PlayerRecord,
  playerId,
  pointsOf,
  scoringOf,
  type Turn,
} from '../model/index.ts';
import { checkRanks } from '../standings/index.ts';
import { generateTournament } from './generate.ts';
import { amountOf, type Frequency, type GeneratorRequest } from './settings.ts';
import { generated, readBack, system, written } from './testing/generated.ts';

/** Nothing but games: each test adds what it is about. */
const QUIET = {
  seed: 'quiet',
  players: 30,
  rounds: 7,
  forfeits: [],
  unusual: [],
  byes: { full: [], half: [], zero: [] },
  withdrawals: [],
  lateEntries: [],
} as const satisfies GeneratorRequest;

const exactly = (count: number, fromRound?: number, toRound?: number): Frequency => ({
  share: { kind: 'count', count },
  ...(fromRound === undefined ? {} : { fromRound }),
  ...(toRound === undefined ? {} : { toRound }),
});

const quiet = (more: Partial<GeneratorRequest> = {}): readonly PlayerRecord[] =>
  generated({ ...QUIET, ...more }).record.players;

const turnsIn = (players: readonly PlayerRecord[]) => players.flatMap(({ turns }) => turns);
const count = (players: readonly PlayerRecord[], is: (turn: Turn) => boolean) =>
  turnsIn(players).filter(is).length;
const inRound = (players: readonly PlayerRecord[], round: number, is: (turn: Turn) => boolean) =>
  players.filter(({ turns }) => is(turns[round - 1] ?? { kind: 'unpaired' })).length;

const isBye = (worth: 'full' | 'half' | 'zero') => (turn: Turn) =>
  turn.kind === 'requested-bye' && turn.worth === worth;

describe('the same seed', () => {
  test('gives the same file, byte for byte', () => {
    const file = () => written(generated({ seed: 'again', players: 20, rounds: 5 }).record);
    expect(file()).toBe(file());
  });
  test('another seed, another file', () => {
    const file = (seed: string) => written(generated({ seed, players: 20, rounds: 5 }).record);
    expect(file('1')).not.toBe(file('2'));
  });
  test('stating one thing leaves what chance decides elsewhere as it was', () => {
    const ratings = (request: Partial<GeneratorRequest>) => quiet(request).map(({ rating }) => rating);
    expect(ratings({ forfeits: amountOf(20) })).toEqual(ratings({}));
  });
});

test('whatever is not stated is drawn, and told', () => {
  const { settings, record } = generated({ seed: 'drawn', players: 16 });
  expect(settings.rounds).toBe(record.plannedRounds);
  expect(settings.ratings.lowest).toBeLessThan(settings.ratings.highest);
  const other = generated({ seed: 'drawn otherwise', players: 16 }).settings;
  expect([other.ratings, other.forfeits]).not.toEqual([settings.ratings, settings.forfeits]);
});

describe('each parameter has its effect', () => {
  test('players, rounds, ratings from the strongest to the weakest', () => {
    const players = quiet({ players: 13, rounds: 4, ratings: { lowest: 1900, highest: 2000 } });
    expect(players).toHaveLength(13);
    expect(players.every(({ turns }) => turns.length === 4)).toBe(true);
    const ratings = players.map(({ rating = 0 }) => rating);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
    expect(Math.min(...ratings)).toBeGreaterThanOrEqual(1900);
    expect(Math.max(...ratings)).toBeLessThanOrEqual(2000);
  });
  test('one end of the ratings: the other is drawn and gives way', () => {
    const ratingsWith = (ratings: GeneratorRequest['ratings']) =>
      generated({ ...QUIET, ...(ratings ? { ratings } : {}) }).settings.ratings;
    const drawn = ratingsWith(undefined);
    expect(ratingsWith({ lowest: 1500 })).toEqual({ lowest: 1500, highest: drawn.highest });
    expect(ratingsWith({ lowest: 2900 })).toEqual({ lowest: 2900, highest: 2900 });
    expect(ratingsWith({ highest: 1300 })).toEqual({ lowest: 1300, highest: 1300 });
  });
  test('players who are stated keep everything that is theirs', () => {
    const stated = [3, 5, 8, 9].map(id => ({
      id: playerId(id),
      name: `Number ${id}`,
      rating: 2000 - id,
      title: 'FM',
    }));
    const players = quiet({ players: stated, rounds: 2 });
    expect(players.map(({ id, name, rating, title }) => ({ id, name, rating, title }))).toEqual(stated);
  });
  test('draws', () => {
    const draws = (percent: number) => {
      const players = quiet({ players: 100, rounds: 5, draws: percent });
      return count(players, turn => turn.kind === 'game' && turn.result === 'draw') / 5;
    };
    expect([draws(0), draws(100)]).toEqual([0, 100]);
    expect(Math.abs(draws(40) - 40)).toBeLessThan(10);
  });
  test('forfeits, by number and by rate', () => {
    const isForfeit = (turn: Turn) => turn.kind === 'forfeit';
    expect(count(quiet(), isForfeit)).toBe(0);
    expect(inRound(quiet({ forfeits: [exactly(3, 2, 4)] }), 3, isForfeit)).toBe(6);
    expect(inRound(quiet({ forfeits: [exactly(3, 2, 4)] }), 5, isForfeit)).toBe(0);
    expect(count(quiet({ players: 100, forfeits: amountOf(20) }), isForfeit)).toBeGreaterThan(90);
  });
  test('of many forfeits some are double', () => {
    const players = quiet({ players: 100, forfeits: amountOf(40) });
    const lost = count(players, turn => turn.kind === 'forfeit' && !turn.won);
    expect(lost).toBeGreaterThan(count(players, turn => turn.kind === 'forfeit' && turn.won));
  });
  test('unusual results', () => {
    const players = quiet({ unusual: [exactly(2)] });
    const resultOf = (id: number, round: number) => {
      const turn = players[id - 1]?.turns[round];
      return turn?.kind === 'game' ? turn.result : undefined;
    };
    const odd = players.flatMap(({ id, turns }) =>
      turns.filter((turn, round) => {
        if (turn.kind !== 'game' || turn.opponent < id) return false;
        const both = [turn.result, resultOf(turn.opponent, round)];
        return !both.includes('win') && both.includes('loss');
      }),
    );
    expect(odd).toHaveLength(14);
  });
  test.each(['full', 'half', 'zero'] as const)('%s-point byes by number, in the rounds named', worth => {
    const byes = { ...QUIET.byes, [worth]: [exactly(4, 2, 3)] };
    const players = quiet({ byes });
    expect([1, 2, 3, 4].map(round => inRound(players, round, isBye(worth)))).toEqual([0, 4, 4, 0]);
  });
  test('byes by rate', () => {
    const zero = count(quiet({ players: 100, byes: { ...QUIET.byes, zero: amountOf(10) } }), isBye('zero'));
    expect(Math.abs(zero - 70)).toBeLessThan(30);
  });
  test('no half-point bye in the last round unless that round is named', () => {
    const half = (frequency: Frequency) =>
      inRound(quiet({ byes: { ...QUIET.byes, half: [frequency] } }), 7, isBye('half'));
    expect([half(exactly(3)), half(exactly(3, 7, 7))]).toEqual([0, 3]);
  });
  test('withdrawals: from some round on, to the end', () => {
    const players = quiet({ withdrawals: [exactly(5)] });
    const left = players.filter(({ turns }) => turns.some(isBye('zero')));
    expect(left).toHaveLength(5);
    for (const { turns } of left) {
      const first = turns.findIndex(isBye('zero'));
      expect(first).toBeGreaterThan(0);
      expect(turns.slice(first).every(isBye('zero'))).toBe(true);
    }
  });
  test('late entries: nothing before their first round', () => {
    const players = quiet({ lateEntries: [exactly(4, 3, 3)] });
    const late = players.filter(({ turns }) => turns[0]?.kind === 'absent');
    expect(late).toHaveLength(4);
    expect(late.every(({ turns }) => turns[1]?.kind === 'absent' && turns[2]?.kind !== 'absent')).toBe(true);
  });
  test('forbidden pairs are listed and never meet', () => {
    const { record } = generated({ ...QUIET, forbiddenPairs: 40 });
    expect(record.forbiddenPairs).toHaveLength(40);
    for (const { players } of record.forbiddenPairs) {
      const [a, b] = players;
      const met = record.players
        .find(({ id }) => id === a)
        ?.turns.some(turn => 'opponent' in turn && turn.opponent === b);
      expect(met).toBe(false);
    }
  });
  test('Baku acceleration gives group A its virtual points', () => {
    const { record } = generated({ ...QUIET, acceleration: 'baku-2026' });
    const first = record.virtualPoints.filter(({ fromRound }) => fromRound === 1);
    expect(first.map(({ fromPlayer }) => fromPlayer)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
    expect(record.virtualPoints.map(({ points }) => points)).toContain(pointsOf(0.5));
    expect(quiet({ acceleration: 'baku-2026' })).not.toEqual(quiet());
  });
  test('scoring', () => {
    const players = quiet({ scoring: scoringOf(3, 1, 0) });
    for (const { statedPoints, turns } of players)
      expect(statedPoints).toBe(
        turns.reduce((sum, turn) => {
          if (turn.kind === 'game') return sum + { win: 30, draw: 10, loss: 0 }[turn.result];
          return sum + (turn.kind === 'pairing-bye' ? 30 : 0);
        }, 0),
      );
  });
  test('initial colour', () => {
    const first = (initialColour: 'white' | 'black') => quiet({ initialColour })[0]?.turns[0];
    expect([first('white'), first('black')]).toMatchObject([{ colour: 'white' }, { colour: 'black' }]);
  });
  test('tie-breaks decide the ranks that are written', () => {
    const checked = checkTournament(generated({ ...QUIET, tiebreaks: ['BH/C1', 'SB'] }).record);
    const ranks = checked.ok ? checkRanks(checked.value) : checked;
    expect(ranks).toMatchObject({ ok: true, value: { kind: 'checked', checked: 30, differences: [] } });
  });
});

describe('what cannot be done', () => {
  test('settings out of range are all named', () => {
    const outcome = generateTournament(
      { ...QUIET, players: 1, draws: 101, forfeits: [exactly(-1)] },
      system('dutch-2026'),
    );
    expect(outcome).toMatchObject({
      ok: false,
      faults: [{ setting: 'players' }, { setting: 'draws' }, { setting: 'forfeits' }],
    });
  });
  test('a field too small for its rounds ends where no legal round is left', () => {
    const { record, ended } = generated({ ...QUIET, players: 6, rounds: 9 });
    expect(ended?.refusals[0]?.code).toBe('no-legal-pairing');
    expect(record.players[0]?.turns).toHaveLength((ended?.round ?? 0) - 1);
    expect(record.plannedRounds).toBe(9);
  });
  test('no round is without a game: other byes are drawn for it', () => {
    const byes = { full: [], half: [], zero: amountOf(60) };
    for (let at = 0; at < 20; at++) {
      const { record } = generated(
        { ...QUIET, seed: `few ${at}`, players: 4, rounds: 3, byes },
        system('berger'),
      );
      for (const round of [1, 2, 3])
        expect(inRound(record.players, round, turn => turn.kind === 'game')).toBeGreaterThan(0);
    }
  });
  test('a field of the wrong size is refused with the reason of the system', () => {
    const outcome = generateTournament({ ...QUIET, players: 7 }, system('scheveningen'));
    expect(outcome).toMatchObject({ ok: false, faults: [{ kind: 'refusal' }] });
  });
  test('a tie-break that does not exist is refused', () => {
    const outcome = generateTournament({ ...QUIET, tiebreaks: ['NONSENSE'] }, system('dutch-2026'));
    expect(outcome).toMatchObject({
      ok: false,
      faults: [{ kind: 'issue', issue: { code: 'tiebreak-unknown' } }],
    });
  });
});

test('a knock-out of matches reads back and checks clean', () => {
  const by = system('wimbledon');
  const { record } = generated({ seed: 'matches', players: 13 }, by, { games: 4 });
  const tournament = readBack(written(record, 'json'));
  expect(tournament.options).toEqual({ games: 4 });
  const { rounds } = checkRounds(tournament);
  expect(rounds.map(({ kind }) => kind)).toEqual(['agrees', 'agrees', 'agrees', 'agrees']);
});

test('TRF26 and JSON say the same as TRF16', () => {
  const { record } = generated({
    seed: 'formats',
    players: 24,
    rounds: 6,
    acceleration: 'baku-2026',
    forbiddenPairs: 5,
  });
  const [trf16, trf26, json] = (['trf16', 'trf26', 'json'] as const).map(format =>
    readBack(written(record, format)),
  );
  expect(trf26?.players).toEqual(trf16?.players);
  expect(json?.players).toEqual(trf16?.players);
});
