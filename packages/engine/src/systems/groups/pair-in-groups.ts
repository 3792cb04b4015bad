import { accept, type Outcome, refuse } from '../../model/index.ts';
import type { Entrant, Position } from '../../position/index.ts';
import { ruling } from '../../rules/index.ts';
import { fieldOf } from '../basic-rules/fixtures.ts';
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
  const groups = groupsOf(position).filter(({ stands }) => stands.entrants.length > 0);
  if (groups.length === 0) return refuse(noPairing('nobody-to-pair', { round: position.round }));
  const last = Math.max(...groups.map(({ stands }) => roundsOf(system, stands, options)));
  if (position.round > last)
    return refuse(noPairing('round-beyond-schedule', { round: position.round, rounds: last }));
  const outcomes = groups.map(group => roundOf(group, system, options));
  const faults = outcomes.flatMap(outcome => (outcome.ok ? [] : outcome.faults));
  if (faults.length > 0) return refuse(...withoutRepetition(faults));
  return accept(
    together(
      system,
      position,
      outcomes.flatMap(outcome => (outcome.ok ? [outcome.value] : [])),
    ),
  );
};

interface Group {
  readonly name: string;
  /** The group as if it were the whole tournament. */
  readonly stands: Position;
}

const groupsOf = (position: Position): readonly Group[] =>
  groupNamesOf(position).map(name => ({ name, stands: positionOfGroup(position, name) }));

/** `2` before `10`: by number where the names are numbers, by letters otherwise. */
const groupNamesOf = ({ everyone }: Position): readonly string[] =>
  [...new Set(everyone.flatMap(({ player }) => player.group ?? []))].sort(
    (a, b) => Number(a) - Number(b) || (a < b ? -1 : 1),
  );

/** Endless where players alone do not tell, and where there are too few of them: there the system has to answer. */
const roundsOf = (system: PairingSystem, stands: Position, options: Options): number =>
  system.roundsFor?.(fieldOf(stands).length, options) || Infinity;

const roundOf = (group: Group, system: PairingSystem, options: Options): Outcome<RoundPairing, NoPairing> => {
  if (group.stands.round > roundsOf(system, group.stands, options)) return accept(resting(system, group));
  const outcome = system.pair(group.stands, options);
  return outcome.ok ? accept(labelled(outcome.value, group)) : outcome;
};

/** A wrong option is as wrong in one group as in the next. */
const withoutRepetition = (faults: readonly NoPairing[]): readonly NoPairing[] => [
  ...new Map(faults.map(fault => [JSON.stringify(fault), fault])).values(),
];

/** The group as if it were the whole tournament: its own places and pairing numbers, without gaps. */
const positionOfGroup = (position: Position, name: string): Position => {
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

const resting = (system: PairingSystem, { name, stands }: Group): RoundPairing => ({
  system: system.id,
  round: stands.round,
  boards: [],
  byes: stands.entrants.map(({ id }) => ({ player: id, kind: 'rest' })),
  rulings: stands.entrants.map(({ id }) => ruling('rest', rules.finished, [id], { facts: { group: name } })),
});

const labelled = (pairing: RoundPairing, { name, stands }: Group): RoundPairing => ({
  ...pairing,
  boards: pairing.boards.map(board => ({ ...board, group: labelOf(board, name) })),
  rulings: [
    ruling(
      'group',
      rules.byItself,
      stands.everyone.map(({ id }) => id),
      { facts: { group: name } },
    ),
    ...pairing.rulings,
  ],
});

/** A knock-out inside a group has parts of its own: `2/final`. */
const labelOf = ({ group }: Board, name: string): string => (group === undefined ? name : `${name}/${group}`);

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
