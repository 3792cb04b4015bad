import { expect, test } from 'vitest';
import { checkTournament } from '../model/index.ts';
import { pairRound } from '../round/index.ts';
import { casesOf } from '../testing/cases.ts';
import { ACTS } from './acts/catalogue.ts';
import {
  asPaired,
  canonical,
  digest,
  EMPTY,
  exportJournal,
  importJournal,
  type Journal,
  recordBefore,
  recordForReport,
  recordForStandings,
  replay,
  type State,
} from './index.ts';
import { send } from './testing/desk.ts';
import { bornWith, chanceOf, live, SYSTEM_IDS } from './testing/lives.ts';

/*
 * Random lives of tournaments of every system: valid and invalid deeds, refusals, undo, replay. What must hold after
 * each of them, and at the end.
 */
const LIVES = casesOf(200, 3_000);
const DEEDS = 100;

/** What is wrong with the three views; nobody entered is no fault here. */
const faultsIn = (state: State): readonly string[] =>
  [recordForStandings(state), recordForReport(state), recordBefore(state, state.published + 1)].flatMap(
    record => {
      const checked = checkTournament(record);
      const faults = checked.ok ? [] : checked.faults.filter(({ code }) => code !== 'no-players');
      return faults.map(fault => JSON.stringify(fault));
    },
  );

/** What publication froze of every round. */
const frozenIn = (state: State): readonly string[] =>
  state.rounds.slice(0, state.published).map(({ boards, byes, numbers, system, rulings }) =>
    canonical({
      boards: boards.map(asPaired).map(({ white, black, number }) => [number, white, black]),
      byes,
      numbers,
      system,
      rulings,
    }),
  );

/** A round is taken back, or a board is added to it, or no longer is. */
const changesTheWall = ({ entries }: ReturnType<typeof bornWith>): boolean => {
  const act = entries.at(-1)?.act;
  const target = act?.kind === 'undo' ? entries[act.entry - 1]?.act : act;
  if (target?.kind === 'undo') return entries[target.entry - 1]?.act.kind === 'add-board';
  return act?.kind === 'unpublish' || target?.kind === 'add-board';
};

const stateOf = ({ state }: Journal): string => {
  const { version: _version, touched: _touched, nextKey: _nextKey, nextTeam: _nextTeam, ...rest } = state;
  return canonical(rest);
};

/** Once round 4 is paired nobody's number changes but by undoing what was done before; removed players leave theirs. */
const sameNumbers = (before: State, after: State): boolean =>
  Object.values(before.players).every(({ key, number }) => (after.players[key]?.number ?? number) === number);

const count = (counts: Map<string, number>, key: string): unknown =>
  counts.set(key, (counts.get(key) ?? 0) + 1);

test(`${LIVES} lives of ${DEEDS} deeds: records stay valid, refusals change nothing, rounds on the wall do not change`, () => {
  const accepted = new Map<string, number>();
  const refused = new Map<string, number>();
  let undone = 0;
  for (let seed = 1; seed <= LIVES; seed++) {
    const chance = chanceOf(seed);
    const desk = bornWith(SYSTEM_IDS[seed % SYSTEM_IDS.length] ?? 'dutch-2026', chance);
    for (let deed = 0; deed < DEEDS; deed++) {
      const before = desk.journal;
      const outcome = live(desk, chance);
      const must = (holds: boolean, what: string): void => {
        if (!holds) expect.fail(`seed ${seed}, deed ${deed}: ${what} ${canonical(desk.entries.at(-1)?.act)}`);
      };
      if (!outcome.ok) {
        must(desk.journal === before, 'a refusal changed the journal');
        for (const { code } of outcome.faults) count(refused, code);
        continue;
      }
      const kind = desk.entries.at(-1)?.act.kind ?? 'none';
      count(accepted, kind);
      const [fault] = faultsIn(outcome.value);
      must(fault === undefined, `the record is invalid, ${fault}, after`);
      const frozen = frozenIn(before.state);
      must(
        changesTheWall(desk) || frozenIn(outcome.value).slice(0, frozen.length).join() === frozen.join(),
        'a round on the wall changed by',
      );
      const wasFrozen = Math.min(before.state.rounds.length, outcome.value.rounds.length) >= 4;
      must(
        !wasFrozen || kind === 'undo' || sameNumbers(before.state, outcome.value),
        'numbers moved after round 4 by',
      );
      if (undoesTwice(desk, before, must)) undone++;
    }
    const different = roundsPairedOtherwise(desk.journal.state);
    if (different.length > 0) expect.fail(`seed ${seed}: paired again, rounds ${different.join()} differ`);
    const again = replay(EMPTY, desk.entries).state;
    if (digest(again) !== digest(desk.journal.state)) expect.fail(`seed ${seed}: replay differs`);
    const read = importJournal(exportJournal(desk.entries, desk.attachments));
    const said = read.ok ? read.value.doubtful : read.faults;
    if (said.length > 0) expect.fail(`seed ${seed}: the file says ${canonical(said)}`);
  }
  // biome-ignore lint/suspicious/noConsole: what the lives were made of
  console.log(
    `${undone} undone and redone; accepted ${canonical(Object.fromEntries(accepted))}; refused ${canonical(Object.fromEntries(refused))}`,
  );
  expect(undone).toBeGreaterThan(LIVES * 5);
  // A few lives do not come to every deed.
  if (LIVES < 200) return;
  expect([...accepted.keys()].sort()).toEqual(
    [...Object.keys(ACTS), 'undo'].filter(kind => kind !== 'create').sort(),
  );
  expect(refused.size).toBeGreaterThan(45);
}, 3_600_000);

/**
 * Rounds on the wall that the engine pairs otherwise from the record before them: there are none, whatever was entered,
 * corrected, renumbered or edited since.
 */
const roundsPairedOtherwise = (state: State): readonly number[] =>
  state.rounds.slice(0, state.published).flatMap((round, index) => {
    if (round.hand || round.engine === 'file') return [];
    const checked = checkTournament(recordBefore(state, index + 1));
    const { system, options, numbers } = round;
    const paired = checked.ok ? pairRound(checked.value, { round: index + 1, system, options }) : checked;
    // Whoever must sit at one board changes the order of the others.
    const expected = round.boards
      .map(asPaired)
      .map(({ white, black }) => `${numbers[white]}-${numbers[black]}`)
      .sort();
    const found = paired.ok
      ? paired.value.boards.map(({ white, black }) => `${white}-${black}`).sort()
      : paired.faults;
    return canonical(found) === canonical(expected) ? [] : [index + 1];
  });

/** Undo of the last deed gives the state before it; undo of that, the state after. Tried aside: the life goes on without. */
const undoesTwice = (
  desk: ReturnType<typeof bornWith>,
  before: Journal,
  must: (holds: boolean, what: string) => void,
): boolean => {
  const aside = { journal: desk.journal, entries: [...desk.entries], attachments: [] };
  const after = desk.journal;
  if (!send(aside, { kind: 'undo', entry: after.state.version }).ok) return false;
  must(stateOf(aside.journal) === stateOf(before), 'undo does not give the state before');
  must(send(aside, { kind: 'undo', entry: aside.journal.state.version }).ok, 'the undo cannot be undone of');
  must(stateOf(aside.journal) === stateOf(after), 'undo of the undo does not give the state after');
  return true;
};
