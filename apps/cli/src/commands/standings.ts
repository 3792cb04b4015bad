import { type Outcome, type Standings, standings as standingsOf, type Tournament } from '@pareo/engine';
import { accept, refuse } from '@pareo/engine/model';
import {
  EDITIONS,
  type Edition,
  occasionOf,
  proposedTiebreaks,
  tiebreakWarnings,
} from '@pareo/engine/standings';
import { describeWarning, type NameOf } from '@pareo/texts';
import { type Answer, allOf, callFault, done, type Fault, failed } from '../answer.ts';
import type { Call } from '../call.ts';
import type { Context } from '../context.ts';
import { participantCalled } from '../participants.ts';
import { asJson } from '../report.ts';
import { standingsAsJson, standingsAsTable } from '../standings-output.ts';
import {
  inputFaults,
  noticesOf,
  readTournamentFile,
  spoken,
  type TournamentFile,
} from '../tournament-file.ts';
import { codesIn, LARGEST_ROUND, wholeNumber } from '../values.ts';
import { whyAsJson, whyAsText } from '../why-output.ts';
import type { Command } from './command.ts';

export const standings: Command = {
  shape: {
    name: 'standings',
    arguments: [{ placeholder: 'FILE', meaning: 'file', arity: 'one' }],
    options: [
      { name: 'after', value: 'N', meaning: 'afterRound' },
      { name: 'tiebreaks', value: 'CODES', meaning: 'tiebreaks' },
      { name: 'edition', value: 'EDITION', meaning: 'edition' },
      { name: 'lots', value: 'SEED', meaning: 'lotsForTies' },
      { name: 'why', value: 'NUMBER', meaning: 'why' },
    ],
  },
  run: async (call, context): Promise<Answer> => {
    const [path = ''] = call.arguments;
    const wanted = wantedBy(call);
    const read = await readTournamentFile(path);
    if (!wanted.ok || !read.ok)
      return failed([...(wanted.ok ? [] : wanted.faults), ...(read.ok ? [] : read.faults)]);
    const table = rankedBy(read.value, wanted.value);
    if (!table.ok) return failed(table.faults);
    const why = call.valueOf('why');
    return why === undefined
      ? answerWithTable(table.value, read.value, { call, context })
      : answerWithWorking(table.value, read.value, { call, context, why });
  },
};

interface Wanted {
  readonly after: number | undefined;
  readonly tiebreaks: readonly string[] | undefined;
  readonly edition: Edition | undefined;
  readonly lots: string | undefined;
}

const wantedBy = (call: Call): Outcome<Wanted, Fault> =>
  allOf<Wanted>({
    after: wholeNumber(call, 'after', { minimum: 0, maximum: LARGEST_ROUND }),
    tiebreaks: accept(codesIn(call, 'tiebreaks')),
    edition: editionIn(call),
    lots: accept(call.valueOf('lots')),
  });

/** `2026` is enough for `2026-03`. */
const editionIn = (call: Call): Outcome<Edition | undefined, Fault> => {
  const value = call.valueOf('edition');
  if (value === undefined) return accept(undefined);
  const edition = EDITIONS.find(candidate => candidate === value || candidate.startsWith(`${value}-`));
  return edition
    ? accept(edition)
    : refuse(callFault('value-not-allowed', { option: '--edition', value, allowed: EDITIONS }));
};

const rankedBy = (
  { tournament, file }: TournamentFile,
  { after, tiebreaks, edition, lots }: Wanted,
): Outcome<Standings, Fault> => {
  if (after !== undefined && after > tournament.roundsPaired)
    return refuse(callFault('round-not-there', { round: after, last: tournament.roundsPaired }, file));
  const ranked = standingsOf(tournament, {
    ...(after === undefined ? {} : { after }),
    ...(tiebreaks ? { tiebreaks } : {}),
    ...(edition ? { edition } : {}),
    ...(lots === undefined ? {} : { lots: { seed: lots } }),
  });
  return ranked.ok ? ranked : refuse(...inputFaults(ranked.faults, file));
};

const answerWithTable = async (
  table: Standings,
  source: TournamentFile,
  { call, context }: { readonly call: Call; readonly context: Context },
): Promise<Answer> =>
  done(
    call.has('json')
      ? asJson(standingsAsJson(table))
      : await standingsAsTable(table, source.tournament, context),
    { notices: [...noticesOf(source, context), ...remarksOn(table, source.tournament, context)] },
  );

const remarksOn = (
  table: Standings,
  tournament: Tournament,
  { texts, language }: Context,
): readonly string[] => {
  const name = namesOf(table);
  const warnings = tiebreakWarnings(tournament, table.list, {
    edition: table.edition,
    schedule: table.schedule,
    of: table.of,
  });
  const proposed = proposedTiebreaks(occasionOf(tournament))[0]?.tiebreaks ?? [];
  return [
    ...warnings.map(warning => describeWarning(warning, language)),
    ...(table.list.length < 2 ? [texts.standings.noTiebreaks(proposed)] : []),
    ...(table.unfinished.length > 0 ? [texts.standings.unfinished(table.unfinished.map(name))] : []),
  ];
};

const answerWithWorking = async (
  table: Standings,
  source: TournamentFile,
  { call, context, why }: { readonly call: Call; readonly context: Context; readonly why: string },
): Promise<Answer> => {
  const id = participantCalled(why, table.rows)?.id;
  if (id === undefined) return failed([callFault('player-not-there', { player: why }, source.file)]);
  const name = namesOf(table);
  return done(
    call.has('json')
      ? asJson(whyAsJson(table, id, { name, context }))
      : await whyAsText(table, id, { name, context }),
    { notices: noticesOf(source, context) },
  );
};

const namesOf = (table: Standings): NameOf => {
  const names = new Map(table.rows.map(row => [row.id, row.name]));
  return id => spoken(id, names.get(id));
};
