import { describe, expect, test } from 'vitest';
import { readTournament } from '../../formats/index.ts';
import { positionBefore } from '../../position/index.ts';
import { casesOf, someOf } from '../../testing/cases.ts';
import { corpusFiles } from '../../testing/corpus.ts';
import { accepted, pairedBy } from '../../testing/index.ts';
import { dutch2017, dutch2026 } from './index.ts';

for (const system of [dutch2026, dutch2017])
  describe(system.id, () => {
    const { source, files } = corpusFiles(system.id);
    test(`pairs recorded rounds as recorded (${source})`, () => {
      let rounds = 0;
      const differing: string[] = [];
      for (const { name, text } of someOf(files.filter(file => file.name.endsWith('.trf')))) {
        const { tournament } = accepted(readTournament(new TextEncoder().encode(text)));
        const planned = { ...tournament, plannedRounds: tournament.plannedRounds ?? tournament.roundsPaired };
        for (let round = 1; round <= tournament.roundsPaired; round++) {
          rounds += 1;
          const { boards, byes } = accepted(pairedBy(system, positionBefore(planned, round), {}));
          const found = [
            ...boards.map(({ white, black }) => `${white}-${black}`),
            ...byes.map(({ player }) => `${player}-0`),
          ];
          const recorded = tournament.players.flatMap(({ id, turns }) => {
            const turn = turns[round - 1];
            if (turn?.kind === 'pairing-bye') return [`${id}-0`];
            return turn && 'colour' in turn && turn.colour === 'white' ? [`${id}-${turn.opponent}`] : [];
          });
          if (found.sort().join() !== recorded.sort().join()) differing.push(`${name} round ${round}`);
        }
      }
      expect(differing).toEqual([]);
      expect(rounds).toBeGreaterThan(casesOf(300));
    }, 300_000);
  });
