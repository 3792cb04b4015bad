import type { Team, Tournament } from '../model/index.ts';
import { groupNames } from '../position/index.ts';
import { isKnockout, type Stage, stagesAfter } from '../position/knockout/index.ts';
import type { Base, Entry, Field, Tiebreak } from '../tiebreaks/index.ts';
import { startingGroups } from './ranking.ts';

/** Participants who are ranked among themselves, and the places that they have between them. */
export interface Part {
  readonly group: string | undefined;
  readonly members: readonly number[];
  readonly first: number;
  readonly last: number;
  /** Knock-outs: where a member stands. */
  readonly stageOf: ((id: number) => Stage | undefined) | undefined;
  /** False: nobody can be told apart yet, whatever the list. */
  readonly isSettled: boolean;
}

/** Seed 001, Belgrade: each group is ranked by itself. A knock-out is ranked by stage. */
export const partsOf = (field: Field, tournament: Tournament): readonly Part[] =>
  sectionsOf(field, tournament).flatMap(section =>
    field.of === 'players' && isKnockout(tournament)
      ? stagesIn(section, field, tournament)
      : startingParts(section),
  );

interface Section {
  readonly group: string | undefined;
  readonly entries: readonly Entry[];
}

const sectionsOf = (field: Field, tournament: Tournament): readonly Section[] => {
  const groupOf = field.of === 'teams' ? new Map<number, string>() : groupsOf(tournament);
  const entriesOf = new Map<string | undefined, Entry[]>();
  for (const entry of field.entries) {
    const group = groupOf.get(entry.id);
    const others = entriesOf.get(group);
    if (others) others.push(entry);
    else entriesOf.set(group, [entry]);
  }
  return [...sectionNames(tournament), undefined].flatMap(group => {
    const entries = entriesOf.get(group);
    return entries ? [{ group, entries }] : [];
  });
};

/** The two teams of a Scheveningen match have a list each. */
const teamsIn = ({ system, teamEvent }: Tournament): readonly Team[] =>
  system === 'scheveningen' ? [...(teamEvent?.teams ?? [])].sort((a, b) => a.number - b.number) : [];

const groupsOf = (tournament: Tournament): ReadonlyMap<number, string> => {
  const teams = teamsIn(tournament);
  return new Map<number, string>(
    teams.length > 0
      ? teams.flatMap(({ name, players }) => players.map(id => [id, name] as const))
      : tournament.players.flatMap(({ id, group }) => (group === undefined ? [] : [[id, group] as const])),
  );
};

/** In the order in which their tables stand. Empty: one table for everybody. */
export const sectionNames = (tournament: Tournament): readonly string[] => {
  const teams = teamsIn(tournament);
  return teams.length > 0 ? [...new Set(teams.map(({ name }) => name))] : groupNames(tournament.players);
};

const startingParts = ({ group, entries }: Section): readonly Part[] => {
  let first = 1;
  return startingGroups(entries).map((members): Part => {
    const last = first + members.length - 1;
    const part = { group, members, first, last, stageOf: undefined, isSettled: true };
    first = last + 1;
    return part;
  });
};

const stagesIn = ({ group, entries }: Section, field: Field, tournament: Tournament): readonly Part[] => {
  const indexOf = new Map<number, number>(entries.map(({ id, index }) => [id, index]));
  const stages = stagesAfter(tournament, field.rounds, group) ?? [];
  const parts = stages.map(({ members, first, last, isSettled }): Part => {
    const stageOf = new Map<number, Stage>(members.map(({ player, stage }) => [player, stage]));
    return {
      group,
      members: members.flatMap(({ player }) => indexOf.get(player) ?? []),
      first,
      last,
      stageOf: id => stageOf.get(id),
      isSettled,
    };
  });
  // Those who left before the draw; everybody where the record is not of a draw.
  const inDraw = new Set(parts.flatMap(({ members }) => members));
  const members = entries.map(({ index }) => index).filter(index => !inDraw.has(index));
  if (members.length === 0) return parts;
  const range = { first: inDraw.size + 1, last: inDraw.size + members.length };
  return [...parts, { group, members, ...range, stageOf: () => undefined, isSettled: false }];
};

/** What may rank players within one stage: the rules of a knock-out list it, and neither points nor opponents are in that list. */
const IN_A_STAGE: readonly Base[] = ['TPN', 'RTNG', 'MANUAL', 'LOTS'];

export const ranksInStage = ({ base }: Tiebreak): boolean => IN_A_STAGE.includes(base);
