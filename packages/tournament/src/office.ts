import type { Tournament } from '@pareo/engine';
import { type Header, TITLES, type TournamentRecord } from '@pareo/engine/model';
import { ranked, type Source } from './open.ts';
import { peopleOf } from './people.ts';
import type { Person } from './sheets.ts';
import { systemOf } from './systems.ts';

/* A report that a rating office takes: what is counted goes into it by itself, what is missing is told before it is sent. */

/** Where something is entered. */
export type OfficePlace = 'details' | 'schedule' | 'players' | 'results';

/** What an office would refuse, or ask about. */
export type OfficeFinding =
  | { readonly code: OfficeDetail; readonly place: 'details' }
  | {
      readonly code: 'round-dates-missing' | 'round-dates-outside';
      readonly place: 'schedule';
      readonly rounds: readonly number[];
    }
  | { readonly code: OfficePlayers; readonly place: 'players'; readonly players: readonly Person[] }
  | { readonly code: 'games-open'; readonly place: 'results'; readonly games: number };

export type OfficeDetail =
  | 'name-missing'
  | 'city-missing'
  | 'federation-missing'
  | 'federation-unknown'
  | 'start-missing'
  | 'end-missing'
  | 'dates-reversed'
  | 'arbiter-missing'
  | 'time-control-missing';

export type OfficePlayers =
  | 'id-missing'
  | 'id-unknown'
  | 'id-twice'
  | 'player-federation-missing'
  | 'player-federation-unknown'
  | 'title-unknown'
  | 'birth-missing'
  | 'birth-unknown'
  | 'sex-missing';

/** In the order in which they are mended; empty where an office takes the report as it is. */
export const officeCheck = (source: Source): readonly OfficeFinding[] => {
  const known = ranked(source);
  if (!known.ok) return [];
  const tournament = known.value;
  return [
    ...detailsMissing(tournament.header),
    ...roundDates(tournament),
    ...playersMissing(tournament, source),
    ...openGames(tournament),
  ];
};

const FEDERATION = /^[A-Z]{3}$/;
const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';

const detailsMissing = (header: Header): readonly OfficeFinding[] => {
  const { name, city, federation, start, end, chiefArbiter, timeControl, encodedTimeControl } = header;
  const found: readonly (readonly [OfficeDetail, boolean])[] = [
    ['name-missing', isBlank(name)],
    ['city-missing', isBlank(city)],
    ['federation-missing', isBlank(federation)],
    ['federation-unknown', !isBlank(federation) && !FEDERATION.test(federation?.trim() ?? '')],
    ['start-missing', dayOf(start) === undefined],
    ['end-missing', dayOf(end) === undefined],
    ['dates-reversed', (dayOf(start) ?? '') > (dayOf(end) ?? '9999')],
    ['arbiter-missing', isBlank(chiefArbiter)],
    ['time-control-missing', isBlank(timeControl) && isBlank(encodedTimeControl)],
  ];
  return found.flatMap(([code, isSo]) => (isSo ? [{ code, place: 'details' as const }] : []));
};

/** `2026/11/21` and `26/11/21`, as files write days. */
const dayOf = (text: string | undefined): string | undefined => {
  const [, century = '20', year, month, day] =
    /^(\d\d)?(\d\d)[/.-](\d\d)[/.-](\d\d)$/.exec(text?.trim() ?? '') ?? [];
  const written = `${century}${year}-${month}-${day}`;
  return Number.isNaN(Date.parse(`${written}T00:00:00Z`)) ? undefined : written;
};

const roundDates = ({ header, roundsPaired }: Tournament): readonly OfficeFinding[] => {
  const [start = '', end = '9999'] = [dayOf(header.start), dayOf(header.end)];
  const played = Array.from({ length: roundsPaired }, (_, index) => ({
    round: index + 1,
    day: dayOf(header.roundDates?.[index]),
  }));
  const missing = played.filter(({ day }) => day === undefined);
  const outside = played.filter(({ day }) => day !== undefined && (day < start || day > end));
  return [
    ...(missing.length > 0 ? [ofRounds('round-dates-missing', missing)] : []),
    ...(outside.length > 0 ? [ofRounds('round-dates-outside', outside)] : []),
  ];
};

const ofRounds = (
  code: 'round-dates-missing' | 'round-dates-outside',
  rounds: readonly { readonly round: number }[],
): OfficeFinding => ({ code, place: 'schedule', rounds: rounds.map(({ round }) => round) });

const FIDE_ID = /^\d{4,10}$/;

const playersMissing = ({ players }: Tournament, source: Source): readonly OfficeFinding[] => {
  const people = new Map(peopleOf(source).map(person => [person.number, person]));
  const ids = new Map<string, number>();
  for (const { fideId = '' } of players) ids.set(fideId, (ids.get(fideId) ?? 0) + 1);
  type Participant = (typeof players)[number];
  const found: readonly (readonly [OfficePlayers, (player: Participant) => boolean])[] = [
    ['id-missing', ({ fideId }) => isBlank(fideId)],
    ['id-unknown', ({ fideId = '' }) => !isBlank(fideId) && !FIDE_ID.test(fideId.trim())],
    ['id-twice', ({ fideId = '' }) => !isBlank(fideId) && (ids.get(fideId) ?? 0) > 1],
    ['player-federation-missing', ({ federation }) => isBlank(federation)],
    [
      'player-federation-unknown',
      ({ federation = '' }) => !isBlank(federation) && !FEDERATION.test(federation.trim()),
    ],
    ['title-unknown', ({ title }) => !isBlank(title) && !TITLES.some(known => known === title)],
    ['birth-missing', ({ birth }) => isBlank(birth)],
    ['birth-unknown', ({ birth = '' }) => !isBlank(birth) && !BIRTH.test(birth.trim())],
    ['sex-missing', ({ sex }) => isBlank(sex)],
  ];
  return found.flatMap(([code, isSo]) => {
    const those = players.filter(isSo).map(({ id, name }) => people.get(id) ?? { key: id, number: id, name });
    return those.length === 0 ? [] : [{ code, place: 'players' as const, players: those }];
  });
};

/** The year at least; what is not known of it is 00. */
const BIRTH = /^(19|20)\d\d([/.-]\d\d[/.-]\d\d)?$/;

const openGames = ({ players }: Tournament): readonly OfficeFinding[] => {
  const open = players.flatMap(({ turns }) => turns.filter(({ kind }) => kind === 'adjourned')).length / 2;
  return open === 0 ? [] : [{ code: 'games-open', place: 'results', games: open }];
};

/** With every record of the head that follows from the tournament itself: how many, how many rated, teams, the kind. */
export const withHeadOfReport = (record: TournamentRecord, tournament: Tournament): TournamentRecord => {
  const { players, teamEvent, header } = record;
  const rated = players.filter(({ rating }) => rating !== undefined && rating > 0).length;
  const type = header.type ?? typeOf(tournament);
  return {
    ...record,
    header: {
      ...header,
      numberOfPlayers: String(players.length),
      numberOfRatedPlayers: String(rated),
      ...(teamEvent ? { numberOfTeams: String(teamEvent.teams.length) } : {}),
      ...(type === undefined ? {} : { type }),
    },
  };
};

/** As offices write it (record 092). */
const typeOf = (tournament: Tournament): string | undefined => {
  const chosen = systemOf(tournament, 1);
  if (!chosen.ok) return undefined;
  const { kind, pairs, id } = chosen.value;
  const whose = pairs === 'teams' ? 'Team' : 'Individual';
  const how = {
    swiss: 'Swiss-System',
    standings: 'Swiss-System',
    'round-robin': id.includes('double') ? 'Double Round-Robin' : 'Round-Robin',
    'team-table': 'Scheveningen',
    'knock-out': 'Knock-Out',
  } as const;
  return `${whose}: ${how[kind]}`;
};
