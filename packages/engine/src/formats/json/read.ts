import {
  type FaultList,
  faultList,
  type Issue,
  issue,
  LIMITS,
  type Place,
  type TournamentRecord,
} from '../../model/index.ts';
import { type Path, pointerOf } from '../../shape/index.ts';
import { DESCRIPTIONS } from '../../systems/descriptions.ts';
import type { Reading } from '../reading.ts';
import { placesIn } from '../text.ts';
import { offsetsIn, offsetsOfTurns } from './offsets.ts';
import { type ScanFault, scanJson } from './scan.ts';
import { type JsonFaults, readDocument } from './shape.ts';
import { document } from './shapes.ts';

/** Reads our JSON. Every missing, unknown or wrong field is reported, with its pointer and its place. */
export const readJson = (text: string): Reading => {
  const faultsOfText = scanned(text);
  if (faultsOfText.length > 0) return refused(faultsOfText);
  const json: unknown = JSON.parse(text);
  const stranger = strangeness(json);
  if (stranger) return refused(counted([stranger], 1));
  const { value: read, faults } = readDocument(document, json);
  if (!read) return refused(counted(placedIn(text, faults), faults.length));
  const { format: _format, version: _version, ...stated } = read;
  const record = withScoring(stated, json);
  return { ...refused(faultList()), record, placeOf: placeFinder(record, text) };
};

/** What keeps a text from being JSON that says everything once. */
export const scanned = (text: string): FaultList => {
  const { faults, count } = scanJson(text);
  if (count === 0) return faultList();
  const placeAt = placesIn(text);
  return counted(faults.map(scanFault(text, placeAt)), count);
};

/** Where the document states no scoring, byes are worth what the system says. */
const withScoring = (record: TournamentRecord, json: unknown): TournamentRecord => {
  const isStated = typeof json === 'object' && json !== null && 'scoring' in json;
  const described = isStated ? undefined : DESCRIPTIONS.find(({ id }) => id === record.system);
  return described?.scoring ? { ...record, scoring: described.scoring(record.scoring) } : record;
};

const counted = (kept: readonly Issue[], length: number): FaultList => ({ kept, length, push: () => {} });

const refused = (faults: FaultList): Reading => ({
  faults,
  notices: faultList(),
  placeOf: found => found.place,
  isConsequence: () => false,
});

const scanFault =
  (text: string, placeAt: (offset: number) => Place) =>
  (found: ScanFault): Issue => {
    const place = placeAt(found.offset);
    switch (found.kind) {
      case 'syntax':
        return issue('json-syntax', { found: text.slice(found.offset, found.offset + 20) }, place);
      case 'too-deep':
        return issue('json-too-deep', { depth: LIMITS.depth }, place);
      case 'duplicate-key':
        return issue('json-duplicate-key', { pointer: pointerOf(found.path) }, place);
    }
  };

/** Some other program's JSON, or a version that we do not know. */
const strangeness = (json: unknown): Issue | undefined => {
  const start = { line: 1, column: 1 };
  const isOurs = typeof json === 'object' && json !== null && 'format' in json;
  if (!isOurs || json.format !== 'pareo-tournament') return issue('json-not-a-tournament', {}, start);
  const version = 'version' in json ? json.version : undefined;
  if (version === 1 || version === undefined) return undefined;
  const shown = typeof version === 'object' ? typeof version : JSON.stringify(version).slice(0, 60);
  return issue('json-version-unknown', { version: shown }, start);
};

/** The places of the values with faults. A missing field is placed at its object. */
export const placedIn = (text: string, { kept }: JsonFaults): readonly Issue[] => {
  const offsetOf = offsetsIn(
    text,
    kept.map(({ path }) => path),
  );
  const placeAt = placesIn(text);
  return kept.map(({ issue: found, path }) => ({ ...found, place: placeAt(offsetOf(path)) }));
};

/** Where a fault of the tournament stands: the player's turn of the round, or the player. */
const placeFinder = (record: TournamentRecord, text: string): ((found: Issue) => Place | undefined) => {
  const pathOf = pathFinder(record);
  let index:
    | { readonly placeAt: (offset: number) => Place; readonly offsetOf: (path: Path) => number }
    | undefined;
  return found => {
    if (found.place) return found.place;
    // At the first question: a file without faults never asks.
    index ??= { placeAt: placesIn(text), offsetOf: offsetsOfTurns(text) };
    return index.placeAt(index.offsetOf(pathOf(found)));
  };
};

const pathFinder = (record: TournamentRecord): ((found: Issue) => Path) => {
  const [first, last] = [new Map<number, number>(), new Map<number, number>()];
  for (const [position, { id }] of record.players.entries()) {
    if (!first.has(id)) first.set(id, position);
    last.set(id, position);
  }
  return found => {
    const position = (found.code === 'duplicate-player' ? last : first).get(playerIn(found) ?? 0);
    const list = listIn(found);
    if (list !== undefined) return [list];
    if (position === undefined) return ['players'];
    const path = ['players', position];
    return 'round' in found.data ? [...path, 'turns', (found.data.round ?? 0) - 1] : path;
  };
};

/** The list that a fault is about, where it is not about a player's line. */
const LISTS: Readonly<Record<string, string>> = {
  'forbidden pairs': 'forbiddenPairs',
  byes: 'requestedByes',
  'abnormal points': 'abnormalPoints',
  acceleration: 'virtualPoints',
  schedule: 'schedule',
  teams: 'teamEvent',
  'line-ups': 'teamEvent',
  'forfeited matches': 'teamEvent',
  'byes of teams': 'teamEvent',
};

const listIn = ({ code, data }: Issue): string | undefined => {
  switch (code) {
    case 'scoring-without-difference':
      return 'scoring';
    case 'forbidden-alone':
    case 'forbidden-with-itself':
      return 'forbiddenPairs';
    case 'earlier-result-of-no-game':
      return 'earlierResults';
    case 'virtual-points-of-nobody':
    case 'virtual-points-negative':
      return 'virtualPoints';
    case 'byes-disagree':
    case 'bye-and-pairing':
    case 'bye-without-trace':
      return 'requestedByes';
    case 'team-meets-itself':
    case 'team-meets-two':
    case 'player-without-team':
    case 'match-too-long':
    case 'boards-out-of-order':
    case 'forfeited-match-played':
    case 'team-bye-and-match':
    case 'board-empty':
    case 'line-up-twice':
    case 'line-up-stranger':
    case 'line-up-player-twice':
    case 'line-up-length':
    case 'line-up-empty':
    case 'line-up-out-of-order':
    case 'line-up-left-out':
    case 'line-up-other-opponent':
    case 'line-up-boards-disagree':
      return 'teamEvent';
    default:
      return 'record' in data ? LISTS[data.record] : undefined;
  }
};

const playerIn = ({ data }: Issue): number | undefined => {
  if ('player' in data) return data.player;
  return 'players' in data ? data.players[0] : undefined;
};
