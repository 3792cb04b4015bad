import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generateTournament } from '../generator/index.ts';
import {
  checkTournament,
  type PlayerRecord,
  playerId,
  type TournamentRecord,
  type Turn,
  tenths,
} from '../model/index.ts';
import { pairRound } from '../round/index.ts';
import { systemNamed } from '../systems/catalogue.ts';
import { accepted } from '../testing/index.ts';
import { type FormatId, readTournament, writeRecord } from './index.ts';
import { utf8 } from './testing/bytes.ts';

/** What may be known of the coming round, and what a tournament may have besides its games. */
interface Additions {
  readonly rounds: number;
  /** Of the coming round, by player. */
  readonly coming: readonly (Turn | undefined)[];
  readonly asked: readonly number[];
  readonly worth: 'full' | 'half' | 'zero';
  readonly withdrawn: readonly number[];
  readonly forbidden: readonly number[];
  readonly virtual: number;
  readonly acceleration: TournamentRecord['acceleration'];
  readonly byFileOrder: boolean;
}

const PLAYERS = 9;
const ROUNDS = 5;
const number = fc.integer({ min: 1, max: PLAYERS });

const additions: fc.Arbitrary<Additions> = fc.record({
  rounds: fc.integer({ min: 0, max: ROUNDS - 1 }),
  coming: fc.array(
    fc.option(
      fc.constantFrom<Turn>(
        { kind: 'absent' },
        { kind: 'unpaired' },
        { kind: 'requested-bye', worth: 'half' },
        { kind: 'requested-bye', worth: 'zero' },
      ),
      { nil: undefined, freq: 2 },
    ),
    { maxLength: PLAYERS },
  ),
  asked: fc.uniqueArray(number, { maxLength: 2 }),
  worth: fc.constantFrom('full', 'half', 'zero'),
  withdrawn: fc.uniqueArray(number, { maxLength: 1 }),
  forbidden: fc.uniqueArray(number, { minLength: 2, maxLength: 3 }),
  virtual: fc.integer({ min: 0, max: 2 }),
  acceleration: fc.constantFrom(undefined, undefined, 'baku-2026', 'baku-2017'),
  byFileOrder: fc.boolean(),
});

const generated = (seed: string): TournamentRecord => {
  const system = systemNamed('dutch-2026');
  if (!system) throw new Error('the Dutch system is there');
  return accepted(generateTournament({ seed, players: PLAYERS, rounds: ROUNDS }, system, {})).record;
};

const withAdditions = (record: TournamentRecord, more: Additions): TournamentRecord => ({
  ...record,
  players: record.players.map((player, index): PlayerRecord => {
    const { statedPoints: _points, statedRank: _rank, ...rest } = player;
    const turn = more.coming[index];
    const past = Array.from({ length: more.rounds }, (_, at): Turn => player.turns[at] ?? { kind: 'absent' });
    return {
      ...rest,
      turns: turn ? [...past, turn] : past,
      ...(more.withdrawn.includes(player.id) ? { withdrawnAfter: more.rounds } : {}),
    };
  }),
  ...(more.acceleration ? { acceleration: more.acceleration } : {}),
  ...(more.byFileOrder ? { rankByFileOrder: true as const } : {}),
  forbiddenPairs: [{ players: more.forbidden.map(playerId), fromRound: 1, toRound: ROUNDS }],
  requestedByes:
    more.asked.length > 0 ? [{ worth: more.worth, round: more.rounds + 1, participants: more.asked }] : [],
  virtualPoints:
    more.virtual === 0
      ? []
      : [
          {
            fromPlayer: playerId(1),
            toPlayer: playerId(4),
            fromRound: 1,
            toRound: ROUNDS,
            points: tenths(more.virtual * 5),
          },
        ],
});

/** What the rules give for the next round of a record, or why they give none. */
const nextRound = (record: TournamentRecord): unknown => {
  const checked = checkTournament(record);
  return checked.ok ? pairRound(checked.value) : checked.faults.map(({ code }) => code);
};

const afterConversion = (record: TournamentRecord, format: FormatId): unknown => {
  const written = writeRecord(record, format);
  if (!written.ok) return 'refused';
  const read = readTournament(utf8(written.value));
  return read.ok ? pairRound(read.value.tournament) : read.faults.map(({ code }) => code);
};

test.each(['trf16', 'trf26', 'json'] as const)(
  'the next round is the same before and after a conversion to %s, or the conversion is refused',
  format => {
    let refused = 0;
    fc.assert(
      fc.property(fc.nat(), additions, (seed, more) => {
        const record = withAdditions(generated(String(seed % 50)), more);
        if (!checkTournament(record).ok) return;
        const after = afterConversion(record, format);
        if (after === 'refused') refused++;
        else expect(after).toEqual(nextRound(record));
      }),
    );
    // JSON says everything; TRF refuses little.
    expect(refused).toBeLessThan(format === 'json' ? 1 : 40);
  },
);

test('an absence in the coming round is written as a bye of zero points', () => {
  const record = withAdditions(generated('1'), {
    rounds: 2,
    coming: [{ kind: 'absent' }],
    asked: [],
    worth: 'zero',
    withdrawn: [],
    forbidden: [1, 2],
    virtual: 0,
    acceleration: undefined,
    byFileOrder: false,
  });
  const line = accepted(writeRecord(record, 'trf16'))
    .split('\n')
    .find(text => text.startsWith('001'));
  expect(line?.slice(111)).toBe('0000 - Z');
});
