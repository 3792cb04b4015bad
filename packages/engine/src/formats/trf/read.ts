import { echoed, issue, LIMITS, type TournamentRecord } from '../../model/index.ts';
import type { Reading } from '../reading.ts';
import { isBlank, linesIn } from '../text.ts';
import { recordOf } from './assemble.ts';
import { type Draft, emptyDraft, fault, keep, keepUnread, keepWithNotice } from './draft.ts';
import { extrasIn, isEarlierResult, isOfPlayer } from './extras.ts';
import { faultShifted } from './fields.ts';
import { earlierKey, isConsequenceOf, placeFinder } from './places.ts';
import { HEADER_READERS, INFORMATIVE_HEADER, type ReadRow, TEXT_RECORDS } from './read-header.ts';
import { LIST_READERS } from './read-lists.ts';
import { readNational, readPlayer } from './read-player.ts';
import { SCORING_READERS } from './read-scoring.ts';
import { TEAM_READERS } from './read-teams.ts';
import { isBlankAt, lengthOf, placeIn, type Row, rowOf } from './row.ts';

/** TRF26: for the human eye, repeating what other records say. */
const INFORMATIVE = ['801', '802'];

const keepRow: ReadRow = (row, draft) => keep(draft, row);

/** A comment is kept, unless it is one of ours. */
const readComment: ReadRow = (row, draft) => {
  const extras = extrasIn(row.text.slice(3));
  if (extras === undefined) keep(draft, row);
  else if (extras === 'unreadable') {
    const data = { record: row.record, field: 'pareo', text: echoed(row.text) };
    fault(draft, 'field-unreadable', data, placeIn(row, 5));
  } else if (isOfPlayer(extras)) {
    draft.places.additions.set(extras.player, { record: row.record, place: placeIn(row, 5) });
    draft.playerExtras.set(extras.player, extras);
  } else if (isEarlierResult(extras)) {
    draft.earlierResults.push(extras);
    const key = earlierKey(extras.round, [extras.white, extras.black]);
    draft.places.named.set(key, placeIn(row, 5));
  } else {
    draft.settings = { ...draft.settings, ...extras };
    if (extras.boardOrder) draft.isTeamEvent = true;
  }
};

const READERS: ReadonlyMap<string, ReadRow> = new Map([
  ['001', readPlayer],
  ['###', readComment],
  ...INFORMATIVE.map((record): [string, ReadRow] => [record, keepRow]),
  ...Object.entries(HEADER_READERS),
  ...Object.entries(SCORING_READERS),
  ...Object.entries(LIST_READERS),
  ...Object.entries(TEAM_READERS),
]);

export const readTrf = (text: string): Reading => {
  const draft = emptyDraft();
  let number = 0;
  for (const line of linesIn(text)) {
    number++;
    if (isBlank(line)) continue;
    if (line.length > LIMITS.line && line.trimEnd().length > LIMITS.line) faultLong(draft, line, number);
    else {
      const row = rowOf(line, number);
      readerOf(row)(row, draft);
    }
  }
  const record = recordOf(draft);
  return {
    record,
    faults: draft.faults,
    notices: draft.notices,
    placeOf: placeFinder(draft),
    isConsequence: isConsequenceOf(draft.doubts),
  };
};

/** Who stood in the line is not known. */
const faultLong = (draft: Draft, line: string, number: number): void => {
  if (line.startsWith('001')) draft.doubts.someoneIsLost = true;
  const data = { limit: 'line', maximum: LIMITS.line, found: line.length } as const;
  draft.faults.push(issue('limit-exceeded', data, { line: number, column: LIMITS.line + 1 }));
};

const readerOf = (row: Row): ReadRow => {
  const known = READERS.get(row.record);
  if (known) {
    if (isBlankAt(row, 4) || row.record === '###') return known;
    return INFORMATIVE_HEADER.includes(row.record) ? keepAsItIs : shiftedAt(4);
  }
  const indent = row.text.length - row.text.trimStart().length;
  if (indent > 0 && isRecord(row.text.trimStart()))
    return INFORMATIVE_HEADER.includes(row.text.trimStart().slice(0, 3)) ? keepAsItIs : shiftedAt(1 + indent);
  if (lengthOf(row) < 3) return cutShort;
  return isFederation(row.record) ? readNational : keepUnknown;
};

/** Whether a line begins like a record of ours. */
const isRecord = (line: string): boolean => READERS.has(line.slice(0, 3)) && (line[3] ?? ' ') === ' ';

const shiftedAt =
  (column: number): ReadRow =>
  (row, draft) => {
    const record = row.text.trimStart().slice(0, 3);
    if (record === '001') draft.doubts.someoneIsLost = true;
    faultShifted(draft, { ...row, record }, column);
  };

const cutShort: ReadRow = (row, draft) => {
  fault(draft, 'line-cut-short', { record: row.record }, placeIn(row, 1));
};

const keepAsItIs: ReadRow = (row, draft) => keepUnread(draft, row);

const keepUnknown: ReadRow = (row, draft) => keepWithNotice(draft, row);

/** Three capital letters, but not the prefixes that pairing engines use for their own records. */
export const isFederation = (record: string): boolean =>
  record.length === 3 &&
  !record.startsWith('XX') &&
  !record.startsWith('BB') &&
  [...record].every(letter => letter >= 'A' && letter <= 'Z');

/** Records that only TRF26 has. */
const OF_2026 = new Set(
  '142 152 162 172 182 192 202 212 222 240 250 260 299 300 310 320 330 352 362 801 802'.split(' '),
);

/** What TRF26 says in these, the engines' extensions of TRF16 say in theirs (XXR, XXC, XXS, BB?). */
const EXTENDED_BEFORE = ['142', '152', '162'];

/** Undefined: not TRF. */
export const trfVersionOf = (text: string): 'trf16' | 'trf26' | undefined => {
  const records = new Set<string>();
  let last = '';
  for (const line of linesIn(text)) {
    // One player after the other: the record of the line before has been looked at.
    if (last !== '' && line.startsWith(last)) continue;
    const trimmed = line.trimStart();
    if (!isRecord(trimmed)) continue;
    records.add(trimmed.slice(0, 3));
    last = `${trimmed.slice(0, 3)} `;
  }
  if (records.size === 0 || (records.size === 1 && records.has('###'))) return undefined;
  const all = [...records];
  const isExtended = all.some(record => record.startsWith('XX') || record.startsWith('BB'));
  if (EXTENDED_BEFORE.some(record => records.has(record))) return 'trf26';
  return !isExtended && all.some(record => OF_2026.has(record)) ? 'trf26' : 'trf16';
};

/** Whether a line, at the end of the file of this tournament, would be read as something else than a line to keep. */
export const interpreterFor = ({ header, players }: TournamentRecord): ((line: string) => boolean) => {
  const known = new Set<number>(players.map(({ id }) => id));
  const place = { line: 1, column: 5 };
  const said = new Map(
    TEXT_RECORDS.flatMap(([record, key]) => {
      const value = header[key];
      return value === undefined ? [] : [[key, { record, value, place }] as const];
    }),
  );
  const dates = header.roundDates?.join(' ');
  return line => {
    const row = rowOf(line, 1);
    const read = readerOf(row);
    if (read === keepRow || read === keepUnknown || read === keepAsItIs) return false;
    if (read === readComment) return extrasIn(row.text.slice(3)) !== undefined;
    const draft = emptyDraft();
    for (const [key, statement] of said) draft.said.set(key, statement);
    if (dates !== undefined) draft.said.set('roundDates', { record: '132', value: dates, place });
    read(row, draft);
    if (draft.keptLines.length > 0) return false;
    const [national] = draft.national.keys();
    return national === undefined || known.has(national);
  };
};
