import { resolve } from 'node:path';
import type { Outcome, TournamentRecord } from '@pareo/engine';
import {
  accept,
  type Colour,
  checkTournament,
  type GameOutcome,
  type RequestedByes,
  refuse,
  withForfeitedMatch,
  withoutStatedTotals,
  withRequestedBye,
} from '@pareo/engine/model';
import { articleIn } from '@pareo/texts';
import { type Answer, allOf, callFault, type Fault, failed } from '../answer.ts';
import { averagesWanted } from '../averages-wanted.ts';
import type { Context } from '../context.ts';
import { type Corrections, correctionsIn, withEarlierResults } from '../corrections.ts';
import { answerWithFile } from '../file-written.ts';
import { FORCE } from '../force.ts';
import { openGamesIn, openOrNextRound } from '../open-games.ts';
import { outcomesIn } from '../outcomes.ts';
import { type RoundInFile, roundInFile, withEncounter } from '../round-in-file.ts';
import { changedTo, inputFaults, readTournamentFile, type TournamentFile } from '../tournament-file.ts';
import { colour, LARGEST_ROUND, wholeNumber } from '../values.ts';
import type { Command } from './command.ts';

/** A round by hand: it is paired and written where it is not in the file yet, then the results are entered. */
export const results: Command = {
  shape: {
    name: 'results',
    arguments: [
      { placeholder: 'FILE', meaning: 'file', arity: 'one' },
      { placeholder: 'RESULT', meaning: 'results', arity: 'any' },
    ],
    options: [
      { name: 'round', value: 'N', meaning: 'roundOfResults' },
      { name: 'initial-colour', value: 'COLOUR', meaning: 'initialColour' },
      { name: 'output', short: 'o', value: 'FILE', meaning: 'outputOrSame' },
      FORCE,
    ],
  },
  run: async (call, context): Promise<Answer> => {
    const [path = '', ...texts] = call.arguments;
    const wanted = allOf({
      asked: wholeNumber(call, 'round', { minimum: 1, maximum: LARGEST_ROUND }),
      entries: allEntries(texts),
      drawn: colour(call, 'initial-colour'),
      read: await readTournamentFile(path),
    });
    if (!wanted.ok) return failed(wanted.faults);
    const { asked, entries, drawn, read } = wanted.value;
    const source = withColour(read, drawn);
    if (!source.ok) return failed(source.faults);
    const round = asked ?? openOrNextRound(source.value.tournament);
    const entered = await withEntries(source.value, round, entries);
    if (!entered.ok) return failed(entered.faults);
    const { record } = entered.value;
    const open = openGamesIn(record, entered.value.round);
    const changes = correctionsIn(source.value.tournament, record, round);
    const corrections = changes && changes.count > 0 ? changes : undefined;
    const isForReport = corrections?.effect === 'report-only';
    const output = call.valueOf('output');
    // C.04.2, 4.3: standings and pairings go by the file as it is; the report is another one.
    if (isForReport && (output === undefined || resolve(output) === resolve(path)))
      return failed([callFault('correction-for-report', { round, article: corrections.article })]);
    const { notices } = context.texts.cli;
    return answerWithFile(
      withEarlierResults(
        { ...record, keptLines: [...record.keptLines, ...(corrections?.lines ?? [])] },
        changes?.earlier ?? [],
      ),
      read,
      {
        call,
        context,
        ...(isForReport ? { ranked: source.value.tournament.record } : {}),
        what: {
          summary: {
            round,
            entered: entries.length,
            open,
            ...(corrections ? { corrected: corrections.count, effect: corrections.effect } : {}),
          },
          notices: file => [
            notices.resultsEntered(file, round, entries.length, open),
            ...(open === 0 ? averagesAfter(record, file, context) : []),
            ...(corrections
              ? [notices.corrected(path, file, correctionTold(corrections, source.value, context))]
              : []),
          ],
        },
      },
    );
  },
};

const averagesAfter = (record: TournamentRecord, file: string, context: Context): readonly string[] => {
  const checked = checkTournament(record);
  return checked.ok ? averagesWanted({ tournament: checked.value, file }, context) : [];
};

const correctionTold = (
  { effect, article, count }: Corrections,
  { tournament: { roundsPaired } }: TournamentFile,
  { language }: Context,
) => ({ effect, count, paired: roundsPaired, article: articleIn(article, language) });

/** The lot is drawn once: it is kept in the file. */
const withColour = (source: TournamentFile, drawn: Colour | undefined): Outcome<TournamentFile, Fault> =>
  drawn === undefined
    ? accept(source)
    : changedTo({ ...source.tournament.record, initialColour: drawn }, source);

type Entry =
  | {
      readonly kind: 'meeting';
      readonly text: string;
      readonly white: number;
      readonly black: number;
      readonly games: string;
      /** Who goes on, where it is stated. */
      readonly winner: number | undefined;
    }
  | {
      readonly kind: 'bye';
      readonly text: string;
      readonly participant: number;
      readonly worth: RequestedByes['worth'];
    };

const BYES: Readonly<Record<string, RequestedByes['worth']>> = { F: 'full', H: 'half', Z: 'zero' };

const entryIn = (text: string): Entry | undefined => {
  const meeting = /^(\d{1,4})-(\d{1,4}):([^/]+)(?:\/(\d{1,4}))?$/.exec(text);
  if (meeting) {
    const [, white, black, games = '', winner] = meeting;
    const sides = { white: Number(white), black: Number(black) };
    return { kind: 'meeting', text, ...sides, games, winner: winner === undefined ? winner : Number(winner) };
  }
  const [, participant, letter = ''] = /^(\d{1,4}):([FHZ])$/i.exec(text) ?? [];
  const worth = BYES[letter.toUpperCase()];
  return worth && { kind: 'bye', text, participant: Number(participant), worth };
};

const allEntries = (texts: readonly string[]): Outcome<readonly Entry[], Fault> => {
  const faults = texts.flatMap(text =>
    entryIn(text) ? [] : [callFault('result-not-understood', { value: text })],
  );
  return faults.length > 0 ? refuse(...faults) : accept(texts.flatMap(text => entryIn(text) ?? []));
};

/** Byes first: who has one is not paired. */
const withEntries = async (
  source: TournamentFile,
  round: number,
  entries: readonly Entry[],
): Promise<Outcome<RoundInFile, Fault>> => {
  const excused = withByes(
    source,
    round,
    entries.flatMap(entry => (entry.kind === 'bye' ? [entry] : [])),
  );
  if (!excused.ok) return excused;
  const started = await roundInFile(excused.value, round);
  if (!started.ok) return started;
  let { record } = started.value;
  const faults: Fault[] = [];
  for (const entry of entries) {
    if (entry.kind === 'bye') continue;
    const entered = withMeeting({ ...started.value, record }, entry, source.file);
    if (entered.ok) record = entered.value;
    else faults.push(...entered.faults);
  }
  return faults.length > 0 ? refuse(...faults) : accept({ ...started.value, record });
};

const withByes = (
  source: TournamentFile,
  round: number,
  byes: readonly Extract<Entry, { readonly kind: 'bye' }>[],
): Outcome<TournamentFile, Fault> => {
  if (byes.length === 0) return accept(source);
  const { tournament } = source;
  const known = new Set<number>(
    tournament.teamEvent
      ? tournament.teamEvent.teams.map(({ number }) => number)
      : tournament.players.map(({ id }) => id),
  );
  const strangers = byes.filter(({ participant }) => !known.has(participant));
  if (strangers.length > 0)
    return refuse(...strangers.map(({ text }) => callFault('result-of-nobody', { value: text })));
  if (round <= tournament.roundsPaired) return refuse(callFault('bye-after-pairing', { round }));
  const record = byes.reduce(
    (changed, { worth, participant }) =>
      withRequestedBye(changed, { worth, round, participants: [participant] }),
    withoutStatedTotals(tournament.record),
  );
  return changedTo(record, source);
};

const withMeeting = (
  { record, round, meetings, games, isDecider, game, of }: RoundInFile,
  entry: Extract<Entry, { readonly kind: 'meeting' }>,
  file: string,
): Outcome<TournamentRecord, Fault> => {
  const { text, white, black } = entry;
  const outcomes = outcomesIn(entry.games, { games: isDecider ? undefined : games, game });
  if (!outcomes) return refuse(callFault('result-not-understood', { value: text }));
  if (!meetings.some(meeting => meeting.white === white && meeting.black === black)) {
    const near = meetings.filter(meeting =>
      [meeting.white, meeting.black].some(id => id === white || id === black),
    );
    return refuse(
      callFault('meeting-not-in-round', {
        value: text,
        round,
        meetings: near.map(meeting => `${meeting.white}-${meeting.black}`),
        game,
        ...(of === 'players' ? otherRoundOf(record, entry) : {}),
      }),
    );
  }
  const [only] = outcomes;
  const forfeit = outcomes.length === 1 && games > 1 ? forfeitIn(only ?? 'open') : undefined;
  if (of === 'teams' && forfeit)
    return accept(withForfeitedMatch(record, { result: forfeit, round, white, black }));
  if (!isDecider && outcomes.length !== games)
    return refuse(callFault('result-length', { value: text, games, found: outcomes.length }));
  if (of === 'players' && new Set(outcomes.map(outcome => outcome === 'open')).size > 1)
    return refuse(callFault('match-half-open', { value: text }));
  const winner = sideStated(entry, isDecider);
  if (!winner.ok) return winner;
  const entered = withEncounter(record, of, { round, white, black, outcomes, ...winner.value });
  return entered.ok ? entered : refuse(...inputFaults(entered.faults, file));
};

/** The last round in which the two met with these colours: corrections are often typed without their round. */
const otherRoundOf = (
  { players }: TournamentRecord,
  { white, black }: Pick<Extract<Entry, { readonly kind: 'meeting' }>, 'white' | 'black'>,
): { readonly isInRound?: number } => {
  const turns = players.find(({ id }) => id === white)?.turns ?? [];
  const met = turns.flatMap((turn, at) =>
    'opponent' in turn && turn.opponent === black && (!('colour' in turn) || turn.colour === 'white')
      ? [at + 1]
      : [],
  );
  const last = met.at(-1);
  return last === undefined ? {} : { isInRound: last };
};

/** Somebody goes on from a match of a knock-out, and from no other meeting. */
const sideStated = (
  { text, white, black, winner }: Extract<Entry, { readonly kind: 'meeting' }>,
  isDecider: boolean,
): Outcome<{ readonly winner?: 'first' | 'second' }, Fault> => {
  if (winner === undefined) return accept({});
  if (!isDecider || (winner !== white && winner !== black))
    return refuse(callFault('nobody-goes-on', { value: text }));
  return accept({ winner: winner === white ? 'first' : 'second' });
};

/** One letter for a whole match: forfeited (record 330). */
const forfeitIn = (outcome: GameOutcome): '+-' | '-+' | '--' | undefined =>
  outcome === '+-' || outcome === '-+' || outcome === '--' ? outcome : undefined;
