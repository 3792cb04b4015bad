import { checkTournament, type TournamentRecord } from '@pareo/engine';
import { withTotals } from '@pareo/tournament';
import { type Answer, done, failed } from './answer.ts';
import type { Call } from './call.ts';
import type { Context } from './context.ts';
import { STANDARD } from './files.ts';
import { FORCE, sparing } from './force.ts';
import { contentOf, formatToWrite } from './formats.ts';
import { asJson } from './report.ts';
import { inputFaults, noticesOf, type TournamentFile } from './tournament-file.ts';

/** What was done to a file, in words and for machines. */
export interface Done {
  readonly notices: (file: string) => readonly string[];
  readonly summary: object;
}

interface Writing {
  readonly call: Call;
  readonly context: Context;
  readonly what: Done;
  /** The record whose ranks the file states, if not its own. */
  readonly ranked?: TournamentRecord;
}

/**
 * The changed tournament, checked as if it had been read, with the points and ranks that follow from it: to the file
 * that `-o` names, in the form of its ending, or else to the one that was read, in its own form. What stood there is then kept beside it, unless the call says --force.
 */
export const answerWithFile = (
  changed: TournamentRecord,
  source: TournamentFile,
  { call, context, what, ranked }: Writing,
): Answer => {
  const [path = STANDARD] = call.arguments;
  const output = call.valueOf('output') ?? path;
  const format =
    output === path ? { ok: true as const, value: source.format } : formatToWrite(output, undefined);
  if (!format.ok) return failed(format.faults);
  const record = ranked ? withRanksOf(ranked, withTotals(changed)) : withTotals(changed);
  const checked = checkTournament(record);
  if (!checked.ok) return failed(inputFaults(checked.faults, source.file));
  const content = contentOf(record, format.value, output);
  if (!content.ok) return failed(content.faults);
  if (output === STANDARD) return done(content.value, { as: 'data' });
  const copy = output === path && !call.has(FORCE.name) ? `${path}.bak` : undefined;
  const summary = {
    file: output,
    format: format.value,
    ...(copy === undefined ? {} : { copy }),
    ...what.summary,
  };
  return done(call.has('json') ? asJson(summary) : '', {
    files: [
      { path: output, content: content.value, ...(copy === undefined ? sparing(call, path) : { copy }) },
    ],
    notices: [
      ...noticesOf(source, context),
      ...what.notices(output),
      ...(copy === undefined ? [] : [context.texts.cli.notices.copyKept(copy)]),
    ],
  });
};

const withRanksOf = (ranked: TournamentRecord, record: TournamentRecord): TournamentRecord => {
  const ranks = new Map(withTotals(ranked).players.map(({ id, statedRank }) => [id, statedRank]));
  return {
    ...record,
    players: record.players.map(({ statedRank: _rank, ...player }) => {
      const statedRank = ranks.get(player.id);
      return { ...player, ...(statedRank === undefined ? {} : { statedRank }) };
    }),
  };
};
