import { describe, expect, test } from 'vitest';
import { checkRounds } from '../../checker/index.ts';
import {
  type GeneratedTournament,
  type GeneratorRequest,
  generateTournament,
} from '../../generator/index.ts';
import { type Colour, checkTournament, type PlayerId, type Turn } from '../../model/index.ts';
import { casesOf } from '../../testing/cases.ts';
import { accepted } from '../../testing/index.ts';
import type { PairingSystem } from '../system.ts';
import { dubov1997, dubov2026 } from './index.ts';

const TOURNAMENTS = casesOf(6, 300);

const percent = (share: number) => [{ share: { kind: 'percent', percent: share } }] as const;

/** 8 to 120 players, fewer rounds than half of them, and whatever can happen to a player happens. */
const generated = (system: PairingSystem, index: number): GeneratedTournament => {
  const players = 8 + ((index * 37) % 113);
  const request: GeneratorRequest = {
    seed: `${system.id} ${index}`,
    players,
    rounds: Math.min(5 + (index % 7), players >> 1),
    forfeits: percent(index % 4),
    byes: { full: percent(index % 2), half: percent(index % 5), zero: percent(index % 3) },
    withdrawals: percent(index % 6),
    lateEntries: percent(index % 7),
    ...(index % 4 === 0 ? { acceleration: 'baku-2026' } : {}),
    ...(index % 5 === 0 ? { forbiddenPairs: 3 } : {}),
  };
  return accepted(generateTournament(request, system));
};

/* Legality told from the record alone: nothing of the engine's definitions is used. */
const faultsIn = ({ record }: GeneratedTournament): readonly string[] =>
  record.players.flatMap(({ id, turns }) => [
    ...repeated(id, turns),
    ...badColours(id, turns),
    ...byes(id, turns),
  ]);

const repeated = (id: PlayerId, turns: readonly Turn[]): readonly string[] => {
  const met = turns.flatMap(turn => (turn.kind === 'game' ? [turn.opponent] : []));
  return new Set(met).size === met.length ? [] : [`${id} meets somebody twice`];
};

const badColours = (id: PlayerId, turns: readonly Turn[]): readonly string[] => {
  const colours: Colour[] = [];
  let difference = 0;
  for (const turn of turns) {
    if (turn.kind !== 'game') continue;
    colours.push(turn.colour);
    difference += turn.colour === 'white' ? 1 : -1;
    if (Math.abs(difference) > 2) return [`${id} has a colour difference of ${difference}`];
    if (colours.length > 2 && new Set(colours.slice(-3)).size === 1)
      return [`${id} has a colour three times`];
  }
  return [];
};

const byes = (id: PlayerId, turns: readonly Turn[]): readonly string[] => {
  const at = turns.map(({ kind }) => kind).lastIndexOf('pairing-bye');
  const before = turns.slice(0, Math.max(at, 0));
  const barred = before.some(turn => turn.kind === 'pairing-bye' || (turn.kind === 'forfeit' && turn.won));
  return barred ? [`${id} has the bye though barred from it`] : [];
};

describe.each([dubov2026, dubov1997])('$id', system => {
  test(`${TOURNAMENTS} generated tournaments are paired to the end, legal, and check clean`, () => {
    for (let index = 1; index <= TOURNAMENTS; index++) {
      const made = generated(system, index);
      expect({ index, ended: made.ended }).toEqual({ index, ended: undefined });
      expect({ index, faults: faultsIn(made) }).toEqual({ index, faults: [] });
      const checked = checkRounds(accepted(checkTournament(made.record)), { system: system.id });
      const differing = checked.rounds.filter(({ kind }) => kind !== 'agrees').map(({ round }) => round);
      expect({ index, differing }).toEqual({ index, differing: [] });
    }
  }, 600_000);
});
