import type { Outcome, TournamentRecord } from '@pareo/engine';
import { accept, LIMITS, type PlayerRecord, refuse } from '@pareo/engine/model';
import { numberedByLot, type SystemDescription } from '@pareo/engine/systems';
import { type Section, splitByBelgrade, splitByStrength } from '@pareo/engine/systems/groups';
import { callFault, type Fault } from './answer.ts';
import type { Call } from './call.ts';
import { anyName } from './chance.ts';
import { codesIn, wholeNumber } from './values.ts';

/* How the players of a new tournament are divided, and which numbers they get where a lot gives them. */

export type Division =
  | { readonly kind: 'one' }
  | { readonly kind: 'belgrade'; readonly groups: number }
  | { readonly kind: 'strength'; readonly bounds: readonly number[] };

export const divisionIn = (call: Call): Outcome<Division, Fault> => {
  const groups = wholeNumber(call, 'groups', { minimum: 1, maximum: LIMITS.players });
  if (!groups.ok) return groups;
  const bounds = codesIn(call, 'sections');
  if (bounds === undefined)
    return accept(groups.value === undefined ? { kind: 'one' } : { kind: 'belgrade', groups: groups.value });
  return groups.value === undefined
    ? accept({ kind: 'strength', bounds: bounds.map(Number) })
    : refuse(callFault('options-exclude', { options: ['--groups', '--sections'] }));
};

export interface Divided {
  readonly players: readonly PlayerRecord[];
  /** By strength: who is in which. */
  readonly sections: readonly Section[];
}

/** Seed 001, "Sistema Belgrado": groups of about equal strength; or sections by strength. */
export const divided = (
  players: readonly PlayerRecord[],
  division: Division,
  file: string,
): Outcome<Divided, Fault> => {
  if (division.kind === 'one') return accept({ players, sections: [] });
  const split =
    division.kind === 'belgrade'
      ? splitByBelgrade(players, division.groups)
      : splitByStrength(players, division.bounds);
  if (!split.ok)
    return refuse(
      ...split.faults.map(refusal => ({ kind: 'refusal' as const, refusal, name: String, file })),
    );
  const parts = 'groups' in split.value ? split.value.groups : split.value;
  const groupOf = new Map(parts.flatMap(({ name, players: members }) => members.map(({ id }) => [id, name])));
  return accept({
    players: players.map(player => {
      const group = groupOf.get(player.id);
      return group === undefined ? player : { ...player, group };
    }),
    sections: 'groups' in split.value ? [] : split.value,
  });
};

/** Seed 001, "Tablas de Round-Robin": numbers are always drawn by lot. */
export const drawsNumbers = ({ kind }: Pick<SystemDescription, 'kind'>): boolean => kind === 'round-robin';

/** From the lot given in the call, or from one nobody could foresee. Undefined: there is nothing to draw. */
export const lotOfNumbers = (
  system: SystemDescription,
  call: Call,
  stated: TournamentRecord['options'],
): string | undefined => {
  if (!drawsNumbers(system) || call.has('keep-numbers')) return undefined;
  const lot = stated?.['lot'];
  return call.valueOf('lots') ?? (typeof lot === 'string' ? lot : anyName());
};

export const numberedFor = (
  system: SystemDescription,
  players: readonly PlayerRecord[],
  lot: string | undefined,
): readonly PlayerRecord[] =>
  lot === undefined || system.pairs === 'teams' ? players : numberedByLot(players, lot);
