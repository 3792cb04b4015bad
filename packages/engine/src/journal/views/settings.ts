import type { ForbiddenPairs, Header, PlayerId, TournamentSettings } from '../../model/index.ts';
import { playerId } from '../../model/index.ts';
import type { Restriction } from '../act.ts';
import type { Competing } from '../competing.ts';
import type { Details } from '../details.ts';
import { type EntrantKey, playerKey, type Seq } from '../key.ts';
import { withLot } from '../lots.ts';
import { categoriesOfRecord } from '../prizes.ts';
import { firstColourIn } from '../reading.ts';
import type { Settings } from '../settings.ts';
import type { Entered, State } from '../state.ts';
import { adjustmentsIn } from './adjustments.ts';

/** Whom a view shows, under which number, with which data. */
export interface Shown {
  readonly player: Entered;
  readonly number: number;
  readonly data: Entered['data'];
}

/** Whom the system pairs: some of those, or teams. */
export interface ShownCompeting {
  readonly player: Competing;
  readonly number: number;
  readonly data: { readonly club?: string; readonly federation?: string };
}

/** The settings of a record: those that held, in terms of numbers. */
export const settingsOfRecord = (
  state: State,
  {
    settings,
    restrictions,
    through,
  }: {
    readonly settings: Settings;
    readonly restrictions: readonly Restriction[];
    /** Of a round on the wall: the entry that paired it. */
    readonly through?: Seq | undefined;
  },
  players: readonly ShownCompeting[],
): TournamentSettings => {
  const numbers = new Map<EntrantKey, number>(players.map(({ player, number }) => [player.key, number]));
  const { imported } = state;
  const isSystemOfFile = imported?.systemCode !== undefined && imported.system === settings.system;
  return {
    header: headerOf(state.details, imported?.header ?? {}),
    system: settings.system,
    ...(isSystemOfFile ? { systemCode: imported.systemCode } : {}),
    options: withLot(state, settings),
    ...(settings.schedule ? { schedule: settings.schedule } : {}),
    ...(settings.rounds === undefined ? {} : { plannedRounds: settings.rounds }),
    initialColour: firstColourIn({ settings, lot: state.lot }),
    scoring: settings.scoring,
    ...(settings.acceleration ? { acceleration: settings.acceleration } : {}),
    virtualPoints: (imported?.virtualPoints ?? []).flatMap(points => {
      const [from, to] = [numbers.get(playerKey(points.fromPlayer)), numbers.get(playerKey(points.toPlayer))];
      return from === undefined || to === undefined
        ? []
        : [{ ...points, fromPlayer: playerId(Math.min(from, to)), toPlayer: playerId(Math.max(from, to)) }];
    }),
    forbiddenPairs: forbiddenBy(restrictions, players, numbers),
    requestedByes: [],
    abnormalPoints: [
      ...(imported?.abnormalPoints ?? []).flatMap(points => {
        const participants = points.participants.flatMap(key => numbers.get(playerKey(key)) ?? []);
        // An empty list means everyone: whom it named and who is not there any more must not become that.
        return points.participants.length > 0 && participants.length === 0
          ? []
          : [{ ...points, participants }];
      }),
      ...adjustmentsIn(state, key => numbers.get(key), through),
    ],
    ...(settings.scrabble?.cap === undefined ? {} : { spreadCap: settings.scrabble.cap }),
    tiebreaks: settings.tiebreaks,
    ...(state.categories ? { categories: categoriesOfRecord(state, key => numbers.get(key)) } : {}),
    ...(state.prizes ? { prizes: state.prizes } : {}),
  };
};

/** Clubs and federations are looked up once, however many restrictions name them. */
const forbiddenBy = (
  restrictions: readonly Restriction[],
  players: readonly ShownCompeting[],
  numbers: ReadonlyMap<EntrantKey, number>,
): readonly ForbiddenPairs[] => {
  const among = new Map<Restriction['kind'], readonly (readonly PlayerId[])[]>();
  const groupsOf = (restriction: Restriction): readonly (readonly PlayerId[])[] => {
    const named: readonly EntrantKey[] | undefined =
      restriction.kind === 'players'
        ? restriction.players
        : restriction.kind === 'teams'
          ? restriction.teams
          : undefined;
    if (named) return [named.flatMap(key => numbers.get(key) ?? []).map(playerId)];
    if (restriction.kind === 'players' || restriction.kind === 'teams') return [];
    const found = among.get(restriction.kind) ?? groupsBy(restriction.kind, players);
    among.set(restriction.kind, found);
    return found;
  };
  return restrictions.flatMap(restriction =>
    groupsOf(restriction)
      .filter(group => group.length > 1)
      .map(group => ({ players: group, fromRound: restriction.fromRound, toRound: restriction.toRound })),
  );
};

const groupsBy = (
  kind: Exclude<Restriction['kind'], 'players' | 'teams'>,
  players: readonly ShownCompeting[],
): readonly (readonly PlayerId[])[] => {
  const field = kind === 'same-club' ? 'club' : 'federation';
  const groups = new Map<string, PlayerId[]>();
  for (const { data, number } of players) {
    const name = data[field]?.trim() ?? '';
    if (name === '') continue;
    const group = groups.get(name) ?? [];
    groups.set(name, group);
    group.push(playerId(number));
  }
  return [...groups.values()];
};

/** What the details say wins over what a file said. */
const headerOf = (details: Details, imported: Header): Header => {
  const dates = details.roundTimes?.map(time => time.slice(2, 10).replaceAll('-', '/'));
  const stated: Header = {
    name: details.name,
    ...(details.place === undefined ? {} : { city: details.place }),
    ...(details.federation === undefined ? {} : { federation: details.federation }),
    ...(details.start === undefined ? {} : { start: details.start.replaceAll('-', '/') }),
    ...(details.end === undefined ? {} : { end: details.end.replaceAll('-', '/') }),
    ...(details.chiefArbiter === undefined ? {} : { chiefArbiter: details.chiefArbiter }),
    ...(details.deputies === undefined ? {} : { deputies: details.deputies }),
    ...(details.timeControl === undefined ? {} : { timeControl: details.timeControl }),
    ...(details.encodedTimeControl === undefined ? {} : { encodedTimeControl: details.encodedTimeControl }),
    ...(dates === undefined ? {} : { roundDates: dates }),
  };
  const { numberOfPlayers: _players, numberOfRatedPlayers: _rated, ...rest } = imported;
  return { ...rest, ...stated };
};
