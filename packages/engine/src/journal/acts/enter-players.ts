import { LIMITS } from '../../model/index.ts';
import { withPlayers } from '../changing.ts';
import { handlingOf } from '../handling/handling.ts';
import { playerKey } from '../key.ts';
import { numbered, ranked } from '../numbering.ts';
import type { NewPlayer } from '../player-data.ts';
import { playersByNumber } from '../reading.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { Entered, State } from '../state.ts';
import type { Warning } from '../warning.ts';
import { type ActDefinition, touchesAll } from './definition.ts';

/** Players on the list before round 1 is published: numbers by the text of the system, or as the list has them. */
export const enterPlayers: ActDefinition<'enter-players'> = {
  kind: 'enter-players',
  check: (state, { act: { players } }) => [
    ...faultsOfNew(state, players),
    ...(state.published > 0
      ? [
          refusal(
            'late-entry-needed',
            { round: state.published },
            handlingOf(state.settings).lateEntry.article,
          ),
        ]
      : []),
  ],
  warnings: (state, { act: { players } }) => samePersons(state, players),
  effect: (state, { act: { players, numbers } }) => {
    const before = playersByNumber(state);
    const entered = enteredFrom(state, players, 1);
    const all = [...before, ...entered];
    const order = numbers === 'by-rank' ? ranked(all, state) : all;
    return { ...withPlayers(state, numbered(order)), nextKey: playerKey(state.nextKey + players.length) };
  },
  touches: touchesAll,
};

/** The new players with their keys; the numbers are still to be given. */
export const enteredFrom = (state: State, players: readonly NewPlayer[], from: number): readonly Entered[] =>
  players.map((data, index) => ({
    key: playerKey(state.nextKey + index),
    number: 0,
    data,
    from,
    attendance: {},
    out: [],
  }));

export const faultsOfNew = (state: State, players: readonly NewPlayer[]): readonly Refusal[] => {
  const total = Object.keys(state.players).length + players.length;
  return [
    ...(players.length === 0 ? [refusal('nobody-named', {})] : []),
    ...(players.some(({ name }) => name.trim() === '') ? [refusal('name-missing', {})] : []),
    ...(total > LIMITS.players
      ? [refusal('too-many-players', { players: total, limit: LIMITS.players })]
      : []),
  ];
};

/** The same id, or the same name without another id to tell them apart. */
export const samePersons = (state: State, players: readonly NewPlayer[]): readonly Warning[] => {
  const seen = Object.values(state.players).map(({ key, data }) => ({ key, data }));
  const byId = new Map(seen.flatMap(({ key, data }) => (data.fideId ? [[data.fideId, key] as const] : [])));
  const byName = new Map(seen.map(({ key, data }) => [nameOf(data), { key, data }] as const));
  const found: { readonly name: string; readonly as: Entered['key'] | 0 }[] = [];
  for (const data of players) {
    const twin = byName.get(nameOf(data));
    const isOther = twin?.data.fideId && data.fideId && twin.data.fideId !== data.fideId;
    const as = (data.fideId ? byId.get(data.fideId) : undefined) ?? (isOther ? undefined : twin?.key);
    if (as !== undefined) found.push({ name: data.name, as });
    const none = playerKey(0);
    if (data.fideId && !byId.has(data.fideId)) byId.set(data.fideId, none);
    if (!twin) byName.set(nameOf(data), { key: none, data });
  }
  return found.length === 0 ? [] : [{ code: 'same-person', strength: 'confirm', data: { players: found } }];
};

const nameOf = ({ name }: NewPlayer): string =>
  name.trim().replaceAll(/\s+/g, ' ').normalize('NFC').toLowerCase();
