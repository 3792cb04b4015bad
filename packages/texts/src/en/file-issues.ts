import type { IssueTexts } from '../subjects.ts';
import { termIn, wordingIn } from '../wording.ts';
import { EXPECTATIONS, FIELDS, FILE_KINDS, FILE_REMEDIES, FILE_REMEDY, LIST_COLUMNS } from './file-terms.ts';

const { counted } = wordingIn('en');

const field = (name: string) => termIn(FIELDS, name);
const column = (name: string) => termIn(LIST_COLUMNS, name);
const at = (pointer: string) => (pointer === '' ? 'The document' : `"${pointer}"`);

/** Files that cannot be read, or cannot say what should be written. */
export const fileIssues = {
  'not-a-text-file': ({ kind }) =>
    `${kind in FILE_KINDS ? `This is ${FILE_KINDS[kind]}, not a tournament.` : 'This is not a text file.'} ${FILE_REMEDIES[kind] ?? FILE_REMEDY}`,
  'empty-file': () => 'The file is empty. Choose another one.',
  'format-not-recognised': () =>
    'This is neither TRF nor JSON nor a list of players: no line begins like one of theirs. Choose another file.',
  'columns-shifted': ({ record, column: where, text }) =>
    `Record ${record}: "${text}" stands in column ${where}, which belongs to no field. The line is probably shifted: compare its columns with the line above.`,
  'line-cut-short': ({ record }) => `Record ${record}: the line ends too early. Complete it.`,
  'field-unreadable': ({ record, field: name, text }) =>
    `Record ${record}: the ${field(name)} cannot be "${text}". Correct it.`,
  'field-missing': ({ record, field: name }) => `Record ${record}: the ${field(name)} is missing. Write it.`,
  'cell-unreadable': ({ player, round, text }) =>
    `Player ${player}, round ${round}: "${text}" is no opponent, colour and result. Write for example "  12 w 1", or "0000 - U" for a bye.`,
  'records-disagree': ({ records: [a, b], values: [first, second] }) =>
    a === b
      ? `Record ${a} is there twice and says "${first}" and "${second}". Keep one of them.`
      : `Record ${a} says "${first}" and record ${b} says "${second}". Correct one of them.`,
  'unknown-record': ({ record, text }) =>
    `Record "${record}" is unknown and is kept as it is: "${text}". Check its first three characters.`,
  'unknown-system-code': ({ code }) =>
    `The system "${code}" of record 192 is unknown. Choose the system, or correct the code.`,
  'record-kept-unread': ({ record, text }) =>
    `Record ${record} stands in other columns than its own and is kept as it is, unread: "${text}". It decides nothing here.`,
  'json-syntax': ({ found }) =>
    `This is not JSON: ${found === '' ? 'the end of the file' : `"${found}"`} cannot stand here. Look for a missing comma, quote or bracket just before.`,
  'json-too-deep': ({ depth }) =>
    `The JSON is nested more than ${depth} levels deep, which no tournament is. Choose another file.`,
  'json-duplicate-key': ({ pointer }) => `"${pointer}" is there twice. Keep one of them.`,
  'json-not-a-tournament': () =>
    'This JSON is no tournament: it lacks the mark of one. docs/reference describes the format.',
  'json-version-unknown': ({ version }) =>
    `This JSON has version ${version}, which this program does not know. Use a newer pareo.`,
  'json-field-missing': ({ pointer }) => `"${pointer}" is missing. Write it.`,
  'json-field-unknown': ({ pointer }) => `"${pointer}" is unknown. Correct its name, or take it out.`,
  'json-value-invalid': ({ pointer, expected, found }) =>
    `${at(pointer)} is ${found}, and should be ${termIn(EXPECTATIONS, expected.replaceAll(' | ', ' or '))}. Correct it.`,
  'list-without-header': ({ text }) =>
    `The first line ("${text}") does not name the columns. Write a first line such as: name;rating;federation.`,
  'list-without-names': () =>
    'No column of the list holds the names. Call one of them "name" in the first line.',
  'list-column-twice': ({ column: name, headers: [a, b] }) =>
    `"${a}" and "${b}" are both the ${column(name)}. Rename or take out one of these columns.`,
  'list-row-width': ({ expected, found }) =>
    `This row has ${counted(found, 'field', 'fields')}, and the first line names ${expected}. Look for a missing or a superfluous separator.`,
  'list-quote-open': () => 'A quotation mark is opened here and never closed. Close it.',
  'list-value-invalid': ({ column: name, text }) => `The ${column(name)} cannot be "${text}". Correct it.`,
  'list-column-unknown': ({ header }) => `The column "${header}" is not known and was left out.`,
  'list-column-not-used': ({ header }) =>
    `The column "${header}" says nothing that is used here, and was left out.`,
  'configuration-line-unreadable': ({ text }) =>
    `"${text}" is no line of a configuration. Write Key=Value, or # before a remark.`,
  'configuration-key-unknown': ({ key, known }) =>
    `The generator knows no parameter "${key}". It knows ${known.join(', ')}.`,
  'configuration-value-invalid': ({ key, value, minimum, maximum, counted: kind }) =>
    `${key} cannot be "${value}". Write a ${kind === 'whole' ? 'whole number' : 'number'} from ${minimum} to ${maximum}.`,
  'not-expressible': ({ format, field: path, value }) =>
    `${format.toUpperCase()} cannot say ${path} = ${value}. Write JSON instead, which can.`,
  'games-not-expressible': ({ format, games }) =>
    games === 'sheets'
      ? `${format.toUpperCase()} has no place for the points of Scrabble. Keep the tournament as JSON, or as .pareo from the server: both have everything.`
      : `${format.toUpperCase()} has one result for a round, and here two players meet in several games. Keep the tournament as JSON, or as .pareo from the server: both have everything.`,
  'too-wide': ({ format, field: path, value, width }) =>
    `"${value}" (${path}) does not fit into the ${counted(width, 'column', 'columns')} that ${format.toUpperCase()} has for it. Shorten it, or write JSON instead.`,
  'tiebreak-unknown': ({ tiebreak }) =>
    `There is no tie-break "${tiebreak}". Use codes as in BH/C1, BH, SB, DE, WIN.`,
  'tiebreak-self-defined': ({ tiebreak }) =>
    `The tie-break "${tiebreak}" is defined by the tournament's own regulations, and no file says how. Give another list of tie-breaks.`,
  'tiebreak-modifier-unknown': ({ tiebreak, modifier, allowed, areExamples }) =>
    `The tie-break "${tiebreak}" does not take "${modifier}". ${allowed === '' ? 'It takes no addition.' : `It takes${areExamples ? ', for example' : ''}: ${allowed}.`}`,
  'tiebreak-not-for-players': ({ tiebreak }) =>
    `The tie-break "${tiebreak}" is for teams, and this is a tournament of players. Take it out of the list.`,
  'tiebreak-not-for-teams': ({ tiebreak }) =>
    `The tie-break "${tiebreak}" is for players, and this is a tournament of teams. Take it out of the list.`,
  'lots-without-seed': () =>
    'Lots are to be drawn and no seed is given. State one, so that the same lots can be drawn again.',
  'manual-order-missing': () =>
    'The list asks for the order set by the arbiter, and none is given. State it, or take it out of the list.',
} satisfies Partial<IssueTexts>;
