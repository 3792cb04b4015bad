import type { ListedRating, RatingKind } from '../../model/index.ts';
import type { Act, ListLine } from '../act.ts';
import { canonical } from '../canonical.ts';
import { keptFor, withPlayers } from '../changing.ts';
import type { PlayerData } from '../player-data.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { State } from '../state.ts';
import type { ActDefinition } from './definition.ts';
import { unknownPlayers } from './players.ts';

/** The ratings by which the tournament is rated, with K, games and what the list says besides. */
export const takeList: ActDefinition<'take-list'> = {
  kind: 'take-list',
  check: (state, { act }) => {
    const keys = act.players.map(({ player }) => player);
    const unknown = unknownPlayers(state, keys);
    if (unknown.length > 0) return unknown;
    return [
      ...keys
        .filter((key, index) => keys.indexOf(key) !== index)
        .map(player => refusal('player-twice', { player })),
      ...laterThanStart(state, act),
      ...changedMeanwhile(state, act),
      ...(changesSomething(state, act) ? [] : [refusal('nothing-to-change', {})]),
    ];
  },
  warnings: ({ published }, { act: { list, players } }) =>
    published === 0
      ? []
      : [
          {
            code: 'ratings-changed',
            strength: 'confirm',
            article: 'B.01 1.4.6',
            data: { list, players: players.length },
          },
        ],
  effect: (state, { act }) => {
    const changed = act.players.flatMap(line => {
      const player = state.players[line.player];
      return player
        ? [{ ...player, ...keptFor(state, player), data: withLine(player.data, act.list, line) }]
        : [];
    });
    return {
      ...withPlayers(state, changed),
      details: { ...state.details, ratingMonth: act.month },
    };
  },
  touches: (state, act) =>
    act.players.some(
      ({ player, title }) => title !== undefined && title !== state.players[player]?.data.title,
    )
      ? ['pairing', 'standings']
      : [],
};

const withLine = (
  data: PlayerData,
  list: RatingKind,
  { rating, k, games, birth, title }: ListLine,
): PlayerData => {
  const { [list]: _before, ...others } = data.lists ?? {};
  const line: ListedRating | undefined =
    rating === undefined
      ? undefined
      : { rating, ...(k === undefined ? {} : { k }), ...(games === undefined ? {} : { games }) };
  return {
    ...data,
    lists: { ...others, ...(line ? { [list]: line } : {}) },
    ...(birth === undefined ? {} : { birth }),
    ...(title === undefined ? {} : { title }),
  };
};

/** What a list says of a player now, as `take-list` writes it. Birth and title only where the line has them. */
export const lineNow = (
  { data }: { readonly data: PlayerData },
  list: RatingKind,
  { player, birth, title }: ListLine,
): ListLine => ({
  player,
  ...data.lists?.[list],
  ...(birth === undefined || data.birth === undefined ? {} : { birth: data.birth }),
  ...(title === undefined || data.title === undefined ? {} : { title: data.title }),
});

const changedMeanwhile = (state: State, { list, players, was }: Act<'take-list'>): readonly Refusal[] => {
  const seen = new Map(was.map(line => [line.player, canonical(line)]));
  const isMoved = players.some(line => {
    const player = state.players[line.player];
    const now = player && canonical(lineNow(player, list, line));
    return now !== (seen.get(line.player) ?? canonical({ player: line.player }));
  });
  return isMoved ? [refusal('changed-meanwhile', { field: 'lists' })] : [];
};

const changesSomething = (
  { players, details }: State,
  { list, month, players: lines }: Act<'take-list'>,
): boolean =>
  details.ratingMonth !== month ||
  lines.some(line => {
    const player = players[line.player];
    return player !== undefined && canonical(withLine(player.data, list, line)) !== canonical(player.data);
  });

/** The list in force on the first day is none that came after it. */
const laterThanStart = ({ details: { start } }: State, { month }: Act<'take-list'>): readonly Refusal[] =>
  start !== undefined && month > start.slice(0, 7)
    ? [refusal('list-later-than-start', { month, start }, 'B.01 1.4.6')]
    : [];
