import { complete } from '@pareo/engine/complete';
import {
  apply,
  canonical,
  digest,
  EMPTY,
  exportJournal,
  importJournal,
  NO_SEAL,
  recordBefore,
  recordForStandings,
  replay,
  sealed,
} from '@pareo/engine/journal';
import { STANDARD_SCORING } from '@pareo/engine/model';
import { bestOf, printTable } from './measure.mjs';

/* The journal of a large open: 1,000 players, 11 rounds, 7,000 entries. */
const PLAYERS = 1000;
const ROUNDS = 11;
const ENTRIES = 7000;

const ANA = { kind: 'person', id: 'ana', name: 'Ana M.' };
const DETAILS = { name: 'Open', zone: 'UTC', language: 'en' };
const SETTINGS = {
  system: 'dutch-2026',
  options: {},
  rounds: ROUNDS,
  scoring: STANDARD_SCORING,
  tiebreaks: ['BH'],
  firstColour: 'white',
  halfByes: { perPlayer: 1, notInLast: 2 },
  missedRounds: 'zero',
};

const people = Array.from({ length: PLAYERS }, (_, index) => ({
  name: `Player ${String(index + 1).padStart(4, '0')}`,
  rating: 2600 - index,
  club: `Club ${index % 40}`,
}));

/** A host of one journal. */
export const openDesk = () => {
  const desk = { journal: EMPTY, entries: [], attachments: [], applied: {}, completed: {} };
  desk.send = wish => {
    const { version } = desk.journal.state;
    const asked = performance.now();
    const completed = complete(desk.journal.state, wish, { lot: 'bench' });
    desk.completed[wish.kind] ??= [];
    desk.completed[wish.kind].push(performance.now() - asked);
    if (!completed.ok) throw new Error(JSON.stringify(completed.faults).slice(0, 300));
    const at = new Date(Date.UTC(2026, 10, 16) + version * 1000).toISOString();
    const deed = { act: completed.value.act, by: ANA, at, basis: version };
    const start = performance.now();
    const outcome = apply(desk.journal, deed);
    const taken = performance.now() - start;
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults).slice(0, 300));
    desk.applied[wish.kind] ??= [];
    desk.applied[wish.kind].push(taken);
    desk.journal = outcome.value;
    desk.attachments.push(...completed.value.attached);
    const unsealed = { ...deed, seq: version + 1, id: (version + 1).toString(16).padStart(32, '0'), v: 1 };
    desk.entries.push(sealed(desk.entries.at(-1)?.seal ?? NO_SEAL, unsealed));
  };
  return desk;
};

const lived = () => {
  const desk = openDesk();
  desk.send({ kind: 'create', details: DETAILS, settings: SETTINGS });
  desk.send({ kind: 'enter-players', players: people, numbers: 'by-rank' });
  const aside = Math.floor((ENTRIES - 2 - ROUNDS * (PLAYERS / 2 + 2)) / ROUNDS);
  for (let round = 1; round <= ROUNDS; round++) {
    for (let mark = 0; mark < aside; mark++)
      desk.send(
        mark % 2 === 0
          ? { kind: 'check-in', players: [1 + ((mark * 7) % PLAYERS)], round, present: true }
          : editOf(desk, 1 + ((mark * 13 + round) % PLAYERS), round),
      );
    desk.send({ kind: 'pair', round });
    desk.send({ kind: 'publish', rounds: [round] });
    for (const { number } of desk.journal.state.rounds[round - 1].boards)
      desk.send({
        kind: 'enter-result',
        round,
        board: number,
        result: { code: ['1-0', '=', '0-1'][(number * 7 + round * 3) % 3] },
      });
  }
  return desk;
};

const editOf = ({ journal }, player, round) => {
  const { note } = journal.state.players[player].data;
  return {
    kind: 'edit-player',
    player,
    changes: { note: `seen in round ${round}` },
    was: note ? { note } : {},
  };
};

const median = numbers => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

export const benchJournal = () => {
  const desk = lived();
  const { entries, attachments, journal } = desk;
  const again = bestOf(5, () => replay(EMPTY, entries));
  if (digest(again.value.state) !== digest(journal.state)) throw new Error('replay differs');
  const text = exportJournal(entries, attachments);
  const last = entries.at(-1);
  const rows = [
    { what: `replay of ${entries.length} entries`, ms: again.ms, goal: 500 },
    { what: 'result entered: judged and done', ms: median(desk.applied['enter-result']), goal: 0.05 },
    { what: 'player edited: judged and done', ms: median(desk.applied['edit-player']), goal: 0.05 },
    { what: 'seal of a result', ms: bestOf(200, () => sealed(NO_SEAL, last)).ms, goal: 0.05 },
    { what: 'state as canonical text and digest', ms: bestOf(3, () => digest(journal.state)).ms },
    { what: 'record before the next round', ms: bestOf(5, () => recordBefore(journal.state, ROUNDS)).ms },
    { what: 'record for standings', ms: bestOf(5, () => recordForStandings(journal.state)).ms },
    {
      what: `file of ${(text.length / 1e6).toFixed(1)} MB read, checked, replayed`,
      ms: bestOf(1, () => importJournal(text)).ms,
    },
  ];
  printTable(
    `Journal: ${PLAYERS} players x ${ROUNDS} rounds, state ${(canonical(journal.state).length / 1e3).toFixed(0)} kB`,
    ['what', 'ms', 'goal'],
    rows,
  );
  return rows;
};
