import { echoed, type Header, issue, LIMITS } from '../../model/index.ts';
import { gapsOf, nth, ROUND_DATES } from './columns.ts';
import { add, type Draft, fault, keepUnread, sayOnce } from './draft.ts';
import { wholeNumber } from './numbers.ts';
import {
  countOf,
  firstIntruder,
  firstIntruderInSeries,
  placeIn,
  type Row,
  restOf,
  textIn,
  wordsOf,
} from './row.ts';

export type ReadRow = (row: Row, draft: Draft) => void;

type TextKey = {
  [Key in keyof Header]-?: NonNullable<Header[Key]> extends string ? Key : never;
}[keyof Header];

/** Records that are one text from column 5 on, and what the text is. In the order in which they are written. */
export const TEXT_RECORDS: readonly (readonly [record: string, key: TextKey])[] = [
  ['012', 'name'],
  ['022', 'city'],
  ['032', 'federation'],
  ['042', 'start'],
  ['052', 'end'],
  ['062', 'numberOfPlayers'],
  ['072', 'numberOfRatedPlayers'],
  ['082', 'numberOfTeams'],
  ['092', 'type'],
  ['102', 'chiefArbiter'],
  ['122', 'timeControl'],
  ['172', 'startRankMethod'],
  ['182', 'pairingController'],
  ['222', 'encodedTimeControl'],
];

const readText =
  (key: TextKey): ReadRow =>
  (row, draft) => {
    const text = restOf(row);
    const before = draft.said.get(key);
    // The start decides which edition of the rules applies: said twice, it must be the same.
    if (before && before.value !== text && key !== 'start') keepUnread(draft, row);
    else if (text !== '' && sayOnce(draft, row, key, text)) draft.header[key] = text;
  };

const readDeputy: ReadRow = (row, draft) => {
  const text = restOf(row);
  if (text !== '') add(draft, row, draft.deputies, text);
};

const GAPS_OF_DATES = gapsOf({}, ROUND_DATES.first.from - 1);

const readRoundDates: ReadRow = (row, draft) => {
  const intruder = firstIntruder(row, GAPS_OF_DATES) ?? firstIntruderInSeries(row, ROUND_DATES);
  const rounds = countOf(row, ROUND_DATES);
  if (intruder !== undefined || rounds > LIMITS.rounds) return keepUnread(draft, row);
  const dates = Array.from({ length: rounds }, (_, at) => textIn(row, nth(ROUND_DATES, at)));
  const before = draft.said.get('roundDates');
  const written = dates.join(' ');
  if (before && before.value !== written) keepUnread(draft, row);
  else if (dates.length > 0 && sayOnce(draft, row, 'roundDates', written)) draft.header.roundDates = dates;
};

const readRounds: ReadRow = (row, draft) => {
  const text = restOf(row);
  const rounds = wholeNumber(text);
  if (rounds === undefined || rounds === 0 || rounds > LIMITS.rounds)
    fault(
      draft,
      'field-unreadable',
      { record: row.record, field: 'rounds', text: echoed(text) },
      placeIn(row, 5),
    );
  else sayOnce(draft, row, 'rounds', String(rounds));
};

const readInitialColour: ReadRow = (row, draft) => {
  const text = restOf(row).toUpperCase();
  if (text === 'W' || text === 'B') sayOnce(draft, row, 'initialColour', text === 'W' ? 'white' : 'black');
  else
    fault(
      draft,
      'field-unreadable',
      { record: row.record, field: 'colour', text: echoed(text) },
      placeIn(row, 5),
    );
};

/** JaVaFo: `rank`, `white1`, `black1`, on one line or on several. */
const readConfiguration: ReadRow = (row, draft) => {
  for (const [word, column] of wordsOf(row)) {
    const setting = word.toLowerCase();
    if (setting === 'rank') draft.isRankedByFileOrder = true;
    else if (setting === 'white1' || setting === 'black1')
      sayOnce(draft, row, 'initialColour', setting === 'white1' ? 'white' : 'black');
    else
      fault(
        draft,
        'field-unreadable',
        { record: row.record, field: 'configuration', text: echoed(word) },
        placeIn(row, column),
      );
  }
};

const readSystemCode: ReadRow = (row, draft) => {
  const code = restOf(row);
  if (code !== '') sayOnce(draft, row, 'systemCode', code);
};

const readTiebreaks =
  (meaning: string): ReadRow =>
  (row, draft) => {
    const codes = restOf(row)
      .split(',')
      .map(code => code.trim())
      .filter(code => code !== '');
    if (codes.length > LIMITS.tiebreaks) {
      const data = { limit: 'tiebreaks', maximum: LIMITS.tiebreaks, found: codes.length } as const;
      draft.faults.push(issue('limit-exceeded', data, placeIn(row, 5)));
    } else if (codes.length > 0) sayOnce(draft, row, meaning, codes.join(','));
  };

export const HEADER_READERS: Readonly<Record<string, ReadRow>> = {
  ...Object.fromEntries(TEXT_RECORDS.map(([record, key]) => [record, readText(key)])),
  '112': readDeputy,
  '132': readRoundDates,
  '142': readRounds,
  XXR: readRounds,
  '152': readInitialColour,
  XXC: readConfiguration,
  '192': readSystemCode,
  '202': readTiebreaks('tiebreaks'),
  '212': readTiebreaks('standings'),
};

/** Records that decide neither a pairing nor a rank: in columns of their own they are kept, not refused. */
export const INFORMATIVE_HEADER: readonly string[] = [
  ...TEXT_RECORDS.filter(([, key]) => key !== 'start').map(([record]) => record),
  '112',
  '132',
];
