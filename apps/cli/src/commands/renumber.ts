import type { TournamentRecord } from '@pareo/engine';
import { type InitialRanking, leftToTheLot, renumbered } from '@pareo/engine/systems';
import { numberedName } from '@pareo/tournament/names';
import { type Answer, done, failed } from '../answer.ts';
import { anyName } from '../chance.ts';
import { FORCE, sparing } from '../force.ts';
import { contentOf, formatToWrite } from '../formats.ts';
import { asJson } from '../report.ts';
import { systemOfFile } from '../systems.ts';
import type { Texts } from '../texts/index.ts';
import { noticesOf, readTournamentFile } from '../tournament-file.ts';
import { required } from '../values.ts';
import type { Command } from './command.ts';

/** C.04.2, 2.3 (2017: B.3): numbers by the corrected list, until the fourth round is paired. */
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
    const { initialOrder: order, kind } = systemOfFile(tournament) ?? {};
    // Seed 001: the numbers of a round robin are always drawn.
    const isDrawn = kind === 'round-robin' && tournament.teamEvent === undefined;
    const lot = call.valueOf('lots') ?? (isDrawn ? anyName() : undefined);
    const ranking: InitialRanking = {
      ...(order === undefined ? {} : { order }),
      ...(lot === undefined ? {} : { lot }),
    };
    const record = renumbered(tournament, { ...ranking, ...(kind === undefined ? {} : { kind }) });
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
      notices: [
        ...noticesOf(read.value, context),
        context.texts.cli.notices.renumbered(output.value, moved),
        ...(isDrawn && lot !== undefined ? [context.texts.cli.notices.numbersDrawn(lot)] : []),
        ...noticesOfLot(record.value, ranking, context.texts),
      ],
    });
  },
};

/** What the text would draw again, and nobody has. */
const noticesOfLot = (
  { players }: TournamentRecord,
  { order, lot }: InitialRanking,
  texts: Texts,
): readonly string[] => {
  const level = lot === undefined ? leftToTheLot(players, order) : [];
  return level.length === 0
    ? []
    : [texts.cli.notices.drawnBefore(level.map(({ id, name }) => numberedName(id, name)))];
};
