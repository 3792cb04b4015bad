import { type Issue, issue, type Place, type TournamentRecord } from '../../model/index.ts';
import type { Reading } from '../reading.ts';
import { placesIn } from '../text.ts';
import { MAX_DEPTH, pointerOf, type ScanFault, scanJson } from './scan.ts';
import { document } from './shapes.ts';

/** Reads our JSON. Every field that is missing, unknown or wrong is told, with its pointer and its place. */
export const readJson = (text: string): Reading => {
  const scanned = scanJson(text);
  if (scanned.length > 0) return refused(scanned.map(scanFault(text, placesIn(text))));
  const json: unknown = JSON.parse(text);
  const stranger = strangeness(json);
  if (stranger) return refused([stranger]);
  const faults: Issue[] = [];
  const read = document.read(json, { faults });
  const ofPointer = pointersIn(text);
  if (!read) return refused(faults.map(found => placed(found, ofPointer)));
  const { format: _format, version: _version, ...record } = read;
  return { ...refused([]), record, placeOf: placeFinder(record, ofPointer) };
};

type PlaceAt = (offset: number) => Place;
type PlaceOfPointer = (pointer: string) => Place | undefined;

const refused = (faults: readonly Issue[]): Reading => ({
  faults,
  notices: [],
  placeOf: found => found.place,
  isConsequence: () => false,
});

const scanFault =
  (text: string, placeAt: PlaceAt) =>
  (found: ScanFault): Issue => {
    const place = placeAt(found.offset);
    switch (found.kind) {
      case 'syntax':
        return issue('json-syntax', { found: text.slice(found.offset, found.offset + 20) }, place);
      case 'too-deep':
        return issue('json-too-deep', { depth: MAX_DEPTH }, place);
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
  return issue('json-version-unknown', { version: JSON.stringify(version).slice(0, 60) }, start);
};

/** The place of every value, found at the first question: a file without faults never asks. */
const pointersIn = (text: string): PlaceOfPointer => {
  let index: { readonly offsets: ReadonlyMap<string, number>; readonly placeAt: PlaceAt } | undefined;
  const indexed = () => {
    const offsets = new Map<string, number>();
    scanJson(text, (path, offset) => offsets.set(pointerOf(path), offset));
    return { offsets, placeAt: placesIn(text) };
  };
  return pointer => {
    index ??= indexed();
    const offset = index.offsets.get(pointer);
    return offset === undefined ? undefined : index.placeAt(offset);
  };
};

/** A missing field has no place of its own: its object has. */
const placed = (found: Issue, ofPointer: PlaceOfPointer): Issue => {
  if (!('pointer' in found.data)) return found;
  const { pointer } = found.data;
  const place = ofPointer(pointer) ?? ofPointer(pointer.slice(0, pointer.lastIndexOf('/')));
  return place ? { ...found, place } : found;
};

/** Where a fault of the tournament stands: the player's turn of the round, or the player. */
const placeFinder = (
  record: TournamentRecord,
  ofPointer: PlaceOfPointer,
): ((found: Issue) => Place | undefined) => {
  const [first, last] = [new Map<number, number>(), new Map<number, number>()];
  for (const [position, { id }] of record.players.entries()) {
    if (!first.has(id)) first.set(id, position);
    last.set(id, position);
  }
  return found => {
    if (found.place) return found.place;
    const position = (found.code === 'duplicate-player' ? last : first).get(playerIn(found) ?? 0);
    if (position === undefined) return ofPointer('/players');
    const pointer = `/players/${position}`;
    const turn = 'round' in found.data ? `${pointer}/turns/${(found.data.round ?? 0) - 1}` : pointer;
    return ofPointer(turn) ?? ofPointer(pointer);
  };
};

const playerIn = ({ data }: Issue): number | undefined => {
  if ('player' in data) return data.player;
  return 'players' in data ? data.players[0] : undefined;
};
