import { accept, type Outcome, refuse } from '../../model/index.ts';
import type { Entrant, Position } from '../../position/index.ts';
import { type Ruling, ruling } from '../../rules/index.ts';
import {
  type Board,
  type NoPairing,
  noPairing,
  type Options,
  type PairingSystem,
  type RoundPairing,
} from '../system.ts';
import * as rules from './rules.ts';

/**
 * Any system inside each group: the groups are those the players are in (`splitByBelgrade` gives them), each is paired
 * as a tournament of its own, and the boards are numbered through. All groups must have a round, or none is given.
 */
export const pairInGroups = (
  system: PairingSystem,
  position: Position,
  options: Options,
): Outcome<RoundPairing, NoPairing> => {
  const strangers = position.everyone.filter(({ player }) => player.group === undefined);
  if (strangers.length > 0)
    return refuse(noPairing('group-unknown', { players: strangers.map(({ id }) => id) }));
  const rounds = groupNamesOf(position).flatMap(name => roundOf(name, { system, position, options }));
  const faults = rounds.flatMap(({ outcome }) => (outcome.ok ? [] : outcome.faults));
  const given = rounds.flatMap(({ outcome }) => (outcome.ok ? [outcome.value] : []));
  if (faults.length > 0) return refuse(...faults);
  if (given.length === 0)
    return refuse(noPairing('nobody-to-pair', { round: position.round }));
  if (given.every(({ boards }) => boards.length === 0)) return allFinished(system, position, options);
  return accept(together(system, position, given));
};

interface Setting {
  readonly system: PairingSystem;
  readonly position: Position;
  readonly options: Options;
}

/** `2` before `10`: by number where the names are numbers, by letters otherwise. */
const groupNamesOf = ({ everyone }: Position): readonly string[] =>
  [...new Set(everyone.flatMap(({ player }) => player.group ?? []))].sort(
    (a, b) => Number(a) - Number(b) || (a < b ? -1 : 1),
  );

/** Nothing where nobody of the group is there: the others do not wait for an empty table. */
const roundOf = (
  name: string,
  { system, position, options }: Setting,
): readonly { readonly outcome: Outcome<RoundPairing, NoPairing> }[] => {
  const group = positionOfGroup(position, name);
  if (group.entrants.length === 0) return [];
  if (isFinished(system, group, options)) return [{ outcome: accept(resting(system, group, name)) }];
  const outcome = system.pair(group, options);
  return [{ outcome: outcome.ok ? accept(labelled(outcome.value, group, name)) : outcome }];
};

const isFinished = (system: PairingSystem, { everyone, round }: Position, options: Options): boolean =>
  system.roundsFor !== undefined && round > system.roundsFor(everyone.length, options);

/** The group as if it were the whole tournament: its own places and pairing numbers, without gaps. */
export const positionOfGroup = (position: Position, name: string): Position => {
  const everyone = position.everyone
    .filter(({ player }) => player.group === name)
    .map((entrant, index): Entrant => {
      const place = index + 1;
      return { ...entrant, place, player: { ...entrant.player, place } };
    });
  const available = new Set(position.entrants.map(({ id }) => id));
  const numbered = everyone.filter(({ id }) => position.pairingNumber.has(id));
  return {
    ...position,
    tournament: { ...position.tournament, players: everyone.map(({ player }) => player) },
    everyone,
    entrants: everyone.filter(({ id }) => available.has(id)),
    pairingNumber: new Map(numbered.map(({ id }, index) => [id, index + 1])),
  };
};

const resting = (system: PairingSystem, group: Position, name: string): RoundPairing => ({
  system: system.id,
  round: group.round,
  boards: [],
  byes: group.entrants.map(({ id }) => ({ player: id, kind: 'rest' })),
  rulings: group.entrants.map(({ id }) => ruling('rest', rules.finished, [id], { facts: { group: name } })),
});

const labelled = (pairing: RoundPairing, group: Position, name: string): RoundPairing => ({
  ...pairing,
  boards: pairing.boards.map(board => ({ ...board, group: labelOf(board, name) })),
  rulings: [groupRuling(group, name), ...pairing.rulings],
});

/** A knock-out inside a group has parts of its own: `2/final`. */
const labelOf = ({ group }: Board, name: string): string => (group === undefined ? name : `${name}/${group}`);

const groupRuling = ({ everyone }: Position, name: string): Ruling =>
  ruling(
    'group',
    rules.byItself,
    everyone.map(({ id }) => id),
    { facts: { group: name } },
  );

const together = (
  system: PairingSystem,
  { round }: Position,
  given: readonly RoundPairing[],
): RoundPairing => ({
  system: system.id,
  round,
  boards: given.flatMap(({ boards }) => boards).map((board, index) => ({ ...board, number: index + 1 })),
  byes: given.flatMap(({ byes }) => byes),
  rulings: given.flatMap(({ rulings }) => rulings),
});

const allFinished = (
  system: PairingSystem,
  position: Position,
  options: Options,
): Outcome<RoundPairing, NoPairing> => {
  const sizes = groupNamesOf(position).map(name => positionOfGroup(position, name).everyone.length);
  const rounds = Math.max(...sizes.map(size => system.roundsFor?.(size, options) ?? 0));
  return refuse(noPairing('round-beyond-schedule', { round: position.round, rounds }));
};
