import { describe, expect, test } from 'vitest';
import { checkTournament, type Outcome, type PlayerRecord, type TournamentRecord } from '../model/index.ts';
import { drawnOrder } from '../model/lots.ts';
import { type Position, positionBefore, type RoundForm } from '../position/index.ts';
import type { Ruling } from '../rules/index.ts';
import { contentsOf, deeplyFrozen } from '../testing/frozen.ts';
import { accepted, type Explained, explainedBy, pairedBy } from '../testing/index.ts';
import type { NoPairing, OptionSpec, Options, Pairing, PairingSystem } from './system.ts';

/** A position that the system can pair. */
export interface ConformanceCase {
  readonly name: string;
  readonly position: Position;
  readonly options?: Options;
  /** Absent: players, one game a round. */
  readonly form?: RoundForm;
}

/** What a kind of system may do that Swiss systems may not. */
export interface Allowances {
  /** Two players who have met may meet again. */
  readonly repeats?: 'never' | 'allowed';
  /** A player may receive a second pairing-allocated bye. */
  readonly byes?: 'once' | 'any';
  /** Available players who are neither paired nor resting. */
  readonly leavesOut?: 'nobody' | 'the beaten';
}

/** The suite that every pairing system must pass. Call it from the system's own tests. */
export const conformsToContract = (
  system: PairingSystem,
  makePositions: () => readonly ConformanceCase[],
  allowances: Allowances = {},
): void => {
  const cases = makePositions();
  describe(`${system.id} keeps the contract of a pairing system`, () => {
    test('describes itself', () => expectDescription(system));
    test('is tried on at least one position', () => expect(cases.length).toBeGreaterThan(0));
    describe.each(cases)('$name', ({ position, options = {}, form = {} }) => {
      const pair = (): Pairing => accepted(pairedBy(system, position, options));
      const explain = (): readonly Ruling[] => accepted(explainedBy(system, position, options));
      test('gives a legal round', () => expectLegal(pair(), { position, allowances }));
      test('gives every board, colour, bye and rest its ruling', () =>
        expectRulings({ ...pair(), rulings: explain() }, system, position));
      test('gives the same again', () => {
        expect(pair()).toEqual(pair());
        expect(explain()).toEqual(explain());
      });
      test('does not depend on the order of the players in the record', () =>
        expectSameWhenShuffled(pair(), { system, position, options, form }));
      test('leaves its input as it was', () => expectUntouched(system, position, options));
      test('refuses instead of guessing', () => expectRefusals({ system, position, form }, options));
    });
  });
};

const expectDescription = (system: PairingSystem): void => {
  for (const text of [system.id, system.edition, system.chapter]) expect(text).not.toBe('');
  const keys = system.rules.map(rule => rule.key);
  expect(new Set(keys).size, 'each rule has a key of its own').toBe(keys.length);
  for (const rule of system.rules)
    for (const text of [rule.id, rule.article, rule.text]) expect(text, rule.key).not.toBe('');
  const names = system.options.map(option => option.name);
  expect(new Set(names).size, 'each option has a name of its own').toBe(names.length);
};

interface Trial {
  readonly system: PairingSystem;
  readonly position: Position;
  readonly form: RoundForm;
}

const expectLegal = (
  pairing: Pairing,
  { position, allowances }: { readonly position: Position; readonly allowances: Allowances },
): void => {
  expect(pairing.boards.map(board => board.number)).toEqual(pairing.boards.map((_, index) => index + 1));
  const available = position.entrants.map(({ id }) => id);
  const playing = pairing.boards.flatMap(({ white, black }) => [white, black]);
  const placed = [...playing, ...pairing.byes.map(({ player }) => player)];
  expect(new Set(placed).size, 'nobody is placed twice').toBe(placed.length);
  expect(available, 'only the available play').toEqual(expect.arrayContaining(playing));
  if (allowances.leavesOut !== 'the beaten')
    expect(placed, 'everyone available plays or rests').toEqual(expect.arrayContaining(available));
  expectMeetings(pairing, position, allowances);
  expectByes(pairing, position, allowances);
};

const entrantOf = (position: Position, player: number) => {
  const entrant = position.everyone.find(({ id }) => id === player);
  if (!entrant) throw new Error(`${player} is not in the tournament`);
  return entrant;
};

const expectMeetings = (pairing: Pairing, position: Position, { repeats }: Allowances): void => {
  for (const { white, black } of pairing.boards) {
    const pair = `${white}-${black}`;
    expect(position.mayNotMeet(white, black), `${pair} is not forbidden`).toBe(false);
    if (repeats !== 'allowed')
      expect(entrantOf(position, white).met.has(black), `${pair} have not met`).toBe(false);
  }
};

const expectByes = (pairing: Pairing, position: Position, { byes }: Allowances): void => {
  const given = pairing.byes.filter(({ kind }) => kind === 'pairing-bye');
  if (byes === 'any') return;
  expect(given.length, 'one pairing-allocated bye at most').toBeLessThanOrEqual(1);
  for (const { player } of given) {
    const earlier = entrantOf(position, player).past.filter(({ turn }) => turn.kind === 'pairing-bye');
    expect(earlier, `${player} has had no pairing-allocated bye`).toEqual([]);
  }
};

const expectRulings = (pairing: Explained, system: PairingSystem, position: Position): void => {
  const keys = new Set(system.rules.map(rule => rule.key));
  const players = new Set<number>(position.everyone.map(({ id }) => id));
  for (const { rule, about, because } of pairing.rulings) {
    expect(keys.has(rule.key), `${rule.key} is a rule of ${system.id}`).toBe(true);
    expect(about.length, `${rule.key} concerns somebody`).toBeGreaterThan(0);
    for (const player of [...about, ...because]) expect(players.has(player), `${player} exists`).toBe(true);
  }
  expect(structuredClone(pairing.rulings), 'rulings are plain data').toEqual(pairing.rulings);
  const isRuled = (subjects: readonly string[], concerned: readonly number[]) =>
    pairing.rulings.some(ruling => subjects.includes(ruling.subject) && concerns(ruling, concerned));
  for (const { white, black, number } of pairing.boards) {
    expect(isRuled(['board'], [white, black]), `why ${white}-${black}`).toBe(true);
    const numbered = pairing.rulings.some(
      ruling => ruling.subject === 'board' && ruling.facts.board === number && ruling.facts.white === white,
    );
    expect(numbered, `the ruling of board ${number} says so`).toBe(true);
    expect(isRuled(['colour'], [white, black]), `why White for ${white} against ${black}`).toBe(true);
  }
  for (const { player } of pairing.byes)
    expect(isRuled(['bye', 'rest'], [player]), `why ${player} does not play`).toBe(true);
};

const concerns = ({ about, because }: Ruling, players: readonly number[]): boolean =>
  players.every(player => about.includes(player) || because.includes(player));

const expectSameWhenShuffled = (
  pairing: Pairing,
  { system, position, options, form }: Trial & { readonly options: Options },
): void => {
  const { record } = position.tournament;
  // With `XXC rank` the order of the file is the initial ranking: there it must matter.
  if (record.rankByFileOrder) return;
  for (const lot of ['one', 'another', 'a third']) {
    const players = drawnOrder(record.players, lot, player => player.id);
    const shuffled = positionBefore(accepted(checkTournament({ ...record, players })), position.round, form);
    expect(accepted(pairedBy(system, shuffled, options))).toEqual(pairing);
  }
};

const expectUntouched = (system: PairingSystem, position: Position, options: Options): void => {
  const before = contentsOf([position, options]);
  accepted(pairedBy(system, deeplyFrozen(position), deeplyFrozen(options)));
  expect(contentsOf([position, options])).toEqual(before);
};

const expectRefusals = ({ system, position, form }: Trial, options: Options): void => {
  expectRefused(pairedBy(system, position, { ...options, 'no such option': 1 }), 'option-unknown');
  for (const spec of system.options)
    for (const value of wrongValuesFor(spec))
      expectRefused(pairedBy(system, position, { ...options, [spec.name]: value }), 'option-invalid');
  const { record } = position.tournament;
  expectRefused(pairedBy(system, emptyHall(record, form), options));
  if (!system.roundsFor) return;
  const rounds = system.roundsFor(position.everyone.length, options);
  const beyond = positionBefore(position.tournament, rounds + 1, form);
  expectRefused(pairedBy(system, beyond, options), 'round-beyond-schedule');
};

const expectRefused = (outcome: Outcome<Pairing, NoPairing>, code?: NoPairing['code']): void => {
  const codes = outcome.ok ? [] : outcome.faults.map(fault => fault.code);
  if (code) expect(codes).toContain(code);
  else expect(codes.length).toBeGreaterThan(0);
};

const wrongValuesFor = (spec: OptionSpec): readonly (string | number)[] => {
  switch (spec.kind) {
    case 'choice':
      return ['no such choice', 0];
    case 'flag':
      return ['perhaps', 1];
    case 'number':
      return [spec.maximum + 1, spec.minimum - 1, spec.minimum + 0.5, 'one'];
    case 'text':
      return [0];
  }
};

/** Everyone withdrew before the first round. */
const emptyHall = (record: TournamentRecord, form: RoundForm): Position => {
  const players = record.players.map(
    ({ statedPoints: _points, ...player }): PlayerRecord => ({ ...player, turns: [], withdrawnAfter: 0 }),
  );
  const { teamEvent } = record;
  const nobody = teamEvent
    ? { teamEvent: { ...teamEvent, pairingByes: [], forfeitedMatches: [], lineUps: [] } }
    : {};
  return positionBefore(accepted(checkTournament({ ...record, ...nobody, players })), 1, form);
};
