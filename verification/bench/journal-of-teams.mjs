import { digest, EMPTY, recordBefore, recordForStandings, replay } from '@pareo/engine/journal';
import { STANDARD_SCORING } from '@pareo/engine/model';
import { openDesk } from './journal.mjs';
import { bestOf, printTable } from './measure.mjs';

/* A team event: 100 teams of 4 boards and a reserve, 9 rounds, line-ups handed in by every team, 3,000 entries. */
const TEAMS = 100;
const BOARDS = 4;
const ROUNDS = 9;

const percentile = (numbers, part) =>
  [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) * part)] ?? 0;

const lived = () => {
  const desk = openDesk();
  desk.send({
    kind: 'create',
    details: { name: 'League', zone: 'UTC', language: 'en' },
    settings: {
      system: 'team-swiss-2026',
      options: {},
      rounds: ROUNDS,
      scoring: STANDARD_SCORING,
      tiebreaks: ['MPTS'],
      firstColour: 'white',
      halfByes: { perPlayer: 1, notInLast: 2 },
      missedRounds: 'zero',
      team: {
        boards: BOARDS,
        colours: 'WBWB',
        order: 'fixed',
        lineUps: 'handed-in',
        scoring: { win: 20, draw: 10, loss: 0 },
      },
    },
  });
  desk.send({
    kind: 'enter-teams',
    numbers: 'as-listed',
    teams: Array.from({ length: TEAMS }, (_, team) => ({
      data: { name: `Team ${String(team + 1).padStart(3, '0')}` },
      roster: Array.from({ length: BOARDS + 1 }, (__, seat) => ({
        name: `Player ${team + 1}.${seat + 1}`,
        rating: 2600 - 10 * team - 50 * seat,
      })),
    })),
  });
  for (let round = 1; round <= ROUNDS; round++) {
    desk.send({ kind: 'pair', round });
    desk.send({ kind: 'publish', rounds: [round] });
    const { state } = desk.journal;
    for (const { key, roster } of Object.values(state.teams))
      desk.send({
        kind: 'set-line-up',
        round,
        team: key,
        players: roster.filter((_, seat) => seat !== (key + round) % (BOARDS + 1)),
      });
    desk.send({ kind: 'publish-line-ups', round });
    for (const { number } of state.rounds[round - 1].boards)
      for (let game = 1; game <= BOARDS; game++)
        desk.send({
          kind: 'enter-result',
          round,
          board: number,
          game,
          result: { code: ['1-0', '=', '0-1'][(number * 7 + game + round) % 3] },
        });
  }
  return desk;
};

export const benchTeams = () => {
  const { entries, journal, applied, completed } = lived();
  const again = bestOf(5, () => replay(EMPTY, entries));
  if (digest(again.value.state) !== digest(journal.state)) throw new Error('replay differs');
  const acts = Object.values(applied).flat();
  const rows = [
    { what: `replay of ${entries.length} entries`, ms: again.ms, goal: 500 },
    { what: 'an act judged and done, p99', ms: percentile(acts, 0.99), goal: 100 },
    { what: 'line-up: judged and done, p99', ms: percentile(applied['set-line-up'], 0.99) },
    { what: 'result: judged and done, p99', ms: percentile(applied['enter-result'], 0.99) },
    { what: 'round paired from the journal, slowest', ms: percentile(completed['pair'], 1), goal: 300 },
    { what: 'record before the next round', ms: bestOf(5, () => recordBefore(journal.state, ROUNDS)).ms },
    { what: 'record for standings', ms: bestOf(5, () => recordForStandings(journal.state)).ms },
  ];
  printTable(
    `Journal of teams: ${TEAMS} teams x ${BOARDS} boards x ${ROUNDS} rounds`,
    ['what', 'ms', 'goal'],
    rows,
  );
  return rows;
};
