import type { Outcome } from '@pareo/engine';
import type { FormatId } from '@pareo/engine/formats';
import { accept, refuse } from '@pareo/engine/model';
import { describeOffice } from '@pareo/texts';
import { officeCheck, withHeadOfReport } from '@pareo/tournament';
import { type Answer, callFault, done, type Fault, failed } from '../answer.ts';
import { withRulesAttached } from '../attached-rules.ts';
import type { Call } from '../call.ts';
import type { Context } from '../context.ts';
import { displayName, STANDARD } from '../files.ts';
import { FORCE, sparing } from '../force.ts';
import { contentOf, FORMATS, formatToWrite } from '../formats.ts';
import { asJson } from '../report.ts';
import { textOfSystem } from '../systems.ts';
import { noticesOf, readTournamentFile, type TournamentFile } from '../tournament-file.ts';
import { oneOf } from '../values.ts';
import type { Command } from './command.ts';

export const convert: Command = {
  shape: {
    name: 'convert',
    arguments: [
      { placeholder: 'IN', meaning: 'in', arity: 'one' },
      { placeholder: 'OUT', meaning: 'out', arity: 'optional' },
    ],
    options: [
      { name: 'output', short: 'o', value: 'OUT', meaning: 'outputFile' },
      { name: 'to', value: 'FORMAT', meaning: 'to' },
      { name: 'report', meaning: 'report' },
      FORCE,
    ],
  },
  run: async (call, context): Promise<Answer> => {
    const [from = ''] = call.arguments;
    const named = outputNamed(call);
    if (!named.ok) return failed(named.faults);
    const to = named.value;
    const asked = oneOf(call, 'to', FORMATS);
    if (!asked.ok) return failed(asked.faults);
    const format = formatToWrite(to, asked.value);
    if (!format.ok) return failed(format.faults);
    const read = await readTournamentFile(from);
    if (!read.ok) return failed(read.faults);
    return converted(read.value, { format: format.value, to, call }, context);
  },
};

/** The second argument, or `-o` as everywhere. */
const outputNamed = (call: Call): Outcome<string, Fault> => {
  const [, argument] = call.arguments;
  const option = call.valueOf('output');
  if (argument !== undefined && option !== undefined)
    return refuse(callFault('options-exclude', { options: ['OUT', '-o'] }));
  const path = argument ?? option;
  return path === undefined
    ? refuse(callFault('argument-missing', { argument: 'OUT', command: 'pareo convert' }))
    : accept(path);
};

const converted = (
  source: TournamentFile,
  { format, to, call }: { readonly format: FormatId; readonly to: string; readonly call: Call },
  context: Context,
): Answer => {
  const isReport = call.has('report');
  const report = isReport
    ? withRulesAttached(source.tournament, context)
    : { record: source.tournament.record, attached: [] };
  const { attached } = report;
  const record = isReport ? withHeadOfReport(report.record, source.tournament) : report.record;
  const content = contentOf(record, format, to);
  if (!content.ok) return failed(content.faults);
  const hasRounds = source.tournament.roundsRecorded > 0;
  const remarks = [
    ...noticesOf(source, context),
    ...attached.map(({ id }) =>
      context.texts.cli.notices.rulesAttached(textOfSystem(id, context.texts).name),
    ),
    ...(isReport
      ? officeCheck(source.tournament).map(finding => describeOffice(finding, context.language))
      : []),
    ...(format === 'csv' && hasRounds ? [context.texts.cli.notices.listOnly(displayName(to))] : []),
  ];
  return to === STANDARD
    ? done(content.value, { notices: remarks, as: 'data' })
    : done(call.has('json') ? asJson({ file: to, format }) : '', {
        files: [{ path: to, content: content.value, ...sparing(call, ...call.arguments.slice(0, 1)) }],
        notices: [...remarks, context.texts.cli.notices.converted(to, format)],
      });
};
