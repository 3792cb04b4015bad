import { renumbered } from '@pareo/engine/systems';
import { type Answer, done, failed } from '../answer.ts';
import { FORCE, sparing } from '../force.ts';
import { contentOf, formatToWrite } from '../formats.ts';
import { asJson } from '../report.ts';
import { systemOfFile } from '../systems.ts';
import { noticesOf, readTournamentFile } from '../tournament-file.ts';
import { required } from '../values.ts';
import type { Command } from './command.ts';

/** Seed 003, C.04.2 B.3: numbers by the corrected list, until the fourth round is paired. */
export const renumber: Command = {
  shape: {
    name: 'renumber',
    arguments: [{ placeholder: 'FILE', meaning: 'file', arity: 'one' }],
    options: [
      { name: 'output', short: 'o', value: 'FILE', meaning: 'outputFile' },
      { name: 'lots', value: 'SEED', meaning: 'lots' },
      FORCE,
    ],
  },
  run: async (call, context): Promise<Answer> => {
    const [path = ''] = call.arguments;
    const output = required(call, 'output', '-o FILE');
    if (!output.ok) return failed(output.faults);
    const format = formatToWrite(output.value, undefined);
    if (!format.ok) return failed(format.faults);
    const read = await readTournamentFile(path);
    if (!read.ok) return failed(read.faults);
    const { tournament, file } = read.value;
    const order = systemOfFile(tournament)?.initialOrder;
    const lot = call.valueOf('lots');
    const record = renumbered(tournament, {
      ...(order === undefined ? {} : { order }),
      ...(lot === undefined ? {} : { lot }),
    });
    if (!record.ok)
      return failed(
        record.faults.map(refusal => ({ kind: 'refusal' as const, refusal, name: String, file })),
      );
    const content = contentOf(record.value, format.value, output.value);
    if (!content.ok) return failed(content.faults);
    const moved = record.value.players.filter(
      ({ id, name }) => tournament.players.find(player => player.id === id)?.name !== name,
    ).length;
    return done(call.has('json') ? asJson({ file: output.value, format: format.value, moved }) : '', {
      files: [{ path: output.value, content: content.value, ...sparing(call, path) }],
      notices: [...noticesOf(read.value, context), context.texts.cli.notices.renumbered(output.value, moved)],
    });
  },
};
