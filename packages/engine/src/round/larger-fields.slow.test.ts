import { expect, test } from 'vitest';
import { generateTournament } from '../generator/index.ts';
import { checkTournament } from '../model/index.ts';
import { SYSTEMS } from '../systems/catalogue.ts';
import type { PairingQuestion } from '../systems/question.ts';
import { contradictionsIn } from '../systems/testing/one-account.ts';
import { casesOf } from '../testing/cases.ts';
import { accepted } from '../testing/index.ts';
import { openRound } from './index.ts';

/* The oracles list whole rounds, which only small fields have few enough of. Here fields are larger than any of them. */

const FIELDS = casesOf(4, 40);
const SWISS = SYSTEMS.filter(({ kind, pairs }) => kind === 'swiss' && pairs !== 'teams');

test.each(SWISS.map(system => [system.id, system] as const))(
  '%s: larger fields are explained, every question has an answer, and the two never disagree',
  (id, system) => {
    const wrong: string[] = [];
    for (let index = 1; index <= FIELDS; index++) {
      const players = 19 + 9 * (index % 4);
      const { record } = accepted(generateTournament({ seed: `${id} ${index}`, players, rounds: 6 }, system));
      const tournament = accepted(checkTournament(record));
      for (let round = 1; round <= 6; round++) {
        const opened = accepted(openRound(tournament, { round, system: id }));
        const rulings = opened.explain();
        const where = `${players} players, round ${round}`;
        const answer = (question: PairingQuestion) => opened.ask(question);
        wrong.push(...contradictionsIn({ round: { answer }, rulings }).map(each => `${where}: ${each}`));
        const { boards } = opened.paired;
        for (const [at, { white, black }] of boards.entries()) {
          const next = boards[(at + 1) % boards.length];
          if (!next || next.white === white) continue;
          const told = answer({ kind: 'pair', players: [white, next.white] });
          if (!told.ok) wrong.push(`${where}: why not ${white}-${next.white} has no answer`);
          else if (told.value.verdict === 'chosen')
            wrong.push(`${where}: ${white}-${next.white} is not a pair`);
          const met = answer({ kind: 'pair', players: [white, black] });
          if (!met.ok || met.value.verdict !== 'chosen') wrong.push(`${where}: ${white}-${black} is a pair`);
        }
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  },
);
