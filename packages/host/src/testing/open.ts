import { HALF_BYES, type NewPlayer, type Wish } from '@pareo/engine/journal';
import { STANDARD_SCORING } from '@pareo/engine/model';
import type { Desk } from '../desk.ts';
import type { Answer } from '../host.ts';

export const createWish = (name = 'Abierto'): Wish<'create'> => ({
  kind: 'create',
  details: { name, zone: 'America/Mexico_City', language: 'es' },
  settings: {
    system: 'dutch-2026',
    options: {},
    rounds: 3,
    scoring: STANDARD_SCORING,
    tiebreaks: ['BH/C1'],
    halfByes: HALF_BYES,
    missedRounds: 'zero',
    firstColour: 'white',
  },
});

export const players = (count: number): readonly NewPlayer[] =>
  Array.from({ length: count }, (_, at) => ({ name: `Jugador ${at + 1}`, rating: 2000 - at * 10 }));

/** The value of an answer that must be there. */
export const answered = <T>(answer: Answer<T>): T => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.faults));
  return answer.value;
};

/** A desk with round 1 published. */
export const withRoundOne = async (desk: Desk, count: number): Promise<void> => {
  for (const wish of [
    { kind: 'enter-players', players: players(count), numbers: 'by-rank' },
    { kind: 'pair', round: 1 },
    { kind: 'publish', rounds: [1] },
  ] satisfies readonly Wish[]) {
    const settled = await desk.send(wish).settled;
    if (settled.kind !== 'done') throw new Error(`${wish.kind}: ${JSON.stringify(settled)}`);
  }
};
