import { checkTournament, pairRound, systemNamed } from '@pareo/engine';
import { generateTournament } from '@pareo/engine/generator';
import { bestOf, exponent, printTable } from './measure.mjs';

const SIZES = [50, 100, 200, 500, 900];

/** The next round of teams, and of a Double-Swiss, after six rounds: from the checked tournament to the boards. */
export const benchMatches = () => {
  const all = ['team-swiss-2026', 'double-swiss-2026'].map(system => {
    let before;
    const rows = SIZES.map(n => {
      const request = { seed: `bench/${n}`, players: n, rounds: 7, withdrawals: [], lateEntries: [] };
      const made = generateTournament(request, systemNamed(system));
      if (!made.ok) throw new Error(JSON.stringify(made.faults));
      const tournament = checkTournament(made.value.record).value;
      const { ms } = bestOf(n <= 200 ? 7 : 3, () => {
        const paired = pairRound(tournament, { round: 7 });
        if (!paired.ok) throw new Error(JSON.stringify(paired.faults));
        return paired.value;
      });
      const row = { n, ms, growth: exponent(before, { n, ms }) };
      before = row;
      return row;
    });
    printTable(`${system}: round 7, goal: 500 teams in 200 ms`, ['n', 'ms', 'growth'], rows);
    return { system, rows };
  });
  return all;
};
