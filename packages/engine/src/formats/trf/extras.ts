import {
  type EarlierResult,
  LIMITS,
  type PlayerRecord,
  type TeamEvent,
  type TournamentRecord,
  type TournamentSettings,
} from '../../model/index.ts';
import { object, optional, type Shape, whole } from '../../shape/index.ts';
import { given } from '../given.ts';
import { scanJson } from '../json/scan.ts';
import { readDocument } from '../json/shape.ts';
import {
  ANNOUNCED,
  earlierResult,
  PLAYER_EXTRAS,
  SETTINGS_EXTRAS,
  SETTINGS_OF_TEAMS,
  text,
} from '../json/shapes.ts';
import { PLAYER } from './columns.ts';

/* What no record of TRF can say is written in comments, which every reader of TRF26 passes over:
 *   ### pareo {"system":"harkness"}
 *   ### pareo {"player":12,"club":"Ajedrez Sur"}
 *   ### pareo {"round":2,"white":7,"black":12,"games":[{"code":"1-0"}],"through":3}  */

export type SettingsExtras = Pick<
  TournamentSettings,
  'system' | 'acceleration' | 'options' | 'schedule' | 'categories' | 'prizes'
> &
  Pick<TeamEvent, 'boardOrder'>;
type ExtrasOfPlayer = Pick<
  PlayerRecord,
  'club' | 'group' | 'withdrawnAfter' | 'expelledAfter' | 'lists' | 'earlierGames'
>;
export type PlayerExtras = ExtrasOfPlayer & {
  readonly player: number;
  /** Where it is wider than its columns, which then hold the beginning of it. */
  readonly name?: string;
};

export type Extras = SettingsExtras | PlayerExtras | EarlierResult;

const settings: Shape<SettingsExtras> = object<SettingsExtras>({
  ...SETTINGS_EXTRAS,
  ...SETTINGS_OF_TEAMS,
  ...ANNOUNCED,
});
const player: Shape<PlayerExtras> = object<PlayerExtras>({
  player: whole(1, LIMITS.players),
  name: optional(text),
  ...PLAYER_EXTRAS,
});

const MARK = ' pareo ';

/** The text of a comment, from column 4 on. Undefined: a comment like any other. */
export const extrasIn = (comment: string): Extras | 'unreadable' | undefined => {
  if (!comment.startsWith(MARK)) return undefined;
  const json = comment.slice(MARK.length);
  if (scanJson(json).count > 0) return 'unreadable';
  const value: unknown = JSON.parse(json);
  return (
    (has(value, 'player')
      ? readDocument(player, value)
      : has(value, 'white')
        ? readDocument(earlierResult, value)
        : readDocument(settings, value)
    ).value ?? 'unreadable'
  );
};

const has = (value: unknown, field: string): boolean =>
  typeof value === 'object' && value !== null && field in value;

export const isOfPlayer = (extras: Extras): extras is PlayerExtras => 'player' in extras;
export const isEarlierResult = (extras: Extras): extras is EarlierResult => 'white' in extras;

/** `said`: what the other records already say of the system. */
export const extrasOf = (record: TournamentRecord, said: SettingsExtras): readonly string[] => {
  const { system, acceleration, options, schedule, categories, prizes, teamEvent } = record;
  const ofSettings = given({
    system: system === said.system ? undefined : system,
    acceleration: acceleration === said.acceleration ? undefined : acceleration,
    options,
    schedule,
    boardOrder: teamEvent?.boardOrder,
    categories,
    prizes,
  });
  const ofPlayers = record.players.flatMap(person => {
    const { id, name, club, group, withdrawnAfter, expelledAfter, lists, earlierGames } = person;
    const wide = nameInColumns(name) === name ? undefined : name;
    const extras = given({ name: wide, club, group, withdrawnAfter, expelledAfter, lists, earlierGames });
    return Object.keys(extras).length === 0 ? [] : [player.write({ player: id, ...extras })];
  });
  const ofAll = Object.keys(ofSettings).length === 0 ? [] : [settings.write(ofSettings)];
  const earlier = (record.earlierResults ?? []).map(result => earlierResult.write(result));
  return [...ofAll, ...ofPlayers, ...earlier].map(json => `###${MARK}${JSON.stringify(json)}`);
};

/** The name, or as much of it as 001 has columns for. */
export const nameInColumns = (name: string): string => {
  const width = PLAYER.name.to - PLAYER.name.from + 1;
  return name.length <= width ? name : [...name].slice(0, width).join('').trimEnd();
};
