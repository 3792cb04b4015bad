import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outcome } from '@pareo/engine';
import type { FormatId } from '@pareo/engine/formats';
import { requestOfModel } from '@pareo/engine/generator';
import { accept, LIMITS } from '@pareo/engine/model';
import type { SystemDescription } from '@pareo/engine/systems';
import { DEFAULT_SYSTEM } from '@pareo/tournament';
import { type Answer, allOf, done, type Fault, failed } from '../answer.ts';
import type { Call } from '../call.ts';
import { anyName } from '../chance.ts';
import type { Context } from '../context.ts';
import { makeFolder, STANDARD } from '../files.ts';
import { FORCE } from '../force.ts';
import { FORMATS, formatToWrite } from '../formats.ts';
import { REQUEST_OPTIONS, type RequestWithoutSeed, requestIn } from '../generator-request.ts';
import { fileOf, generatedFrom } from '../jobs/generate-file.ts';
import { workOn } from '../jobs/pool.ts';
import type { GenerateTask } from '../jobs/task.ts';
import { asJson, jsonOf, lineOf } from '../report.ts';
import { systemCalled } from '../systems.ts';
import { progressOver } from '../terminal/progress.ts';
import { readTournamentFile } from '../tournament-file.ts';
import { oneOf, required, wholeNumber } from '../values.ts';
import type { Command } from './command.ts';

export const generate: Command = {
  shape: {
    name: 'generate',
    arguments: [],
    options: [
      { name: 'system', value: 'ID', meaning: 'systemOfNew' },
      { name: 'output', short: 'o', value: 'OUT', meaning: 'outputFiles' },
      { name: 'seed', value: 'SEED', meaning: 'seed' },
      { name: 'count', value: 'N', meaning: 'count' },
      { name: 'model', value: 'FILE', meaning: 'model' },
      ...REQUEST_OPTIONS,
      { name: 'to', value: 'FORMAT', meaning: 'formatOfFiles' },
      { name: 'jobs', value: 'N', meaning: 'jobs' },
      FORCE,
    ],
  },
  run: async (call, context): Promise<Answer> => {
    const wanted = await wantedBy(call);
    if (!wanted.ok) return failed(wanted.faults);
    return wanted.value.folder
      ? manyTournaments(wanted.value, context)
      : oneTournament(taskOf(wanted.value, context, 0), wanted.value, context);
  },
};

interface Wanted {
  readonly system: SystemDescription;
  readonly request: RequestWithoutSeed;
  readonly seed: string;
  readonly output: string;
  /** The output is one: it holds `count` files. */
  readonly folder: boolean;
  readonly count: number;
  readonly format: FormatId;
  readonly jobs: number | undefined;
  readonly as: 'text' | 'json';
  readonly existing: GenerateTask['existing'];
}

const MOST_TOURNAMENTS = 1_000_000;

const wantedBy = async (call: Call): Promise<Outcome<Wanted, Fault>> => {
  const system = systemCalled(call.valueOf('system') ?? DEFAULT_SYSTEM);
  if (!system.ok) return system;
  const stated = allOf<{
    readonly request: RequestWithoutSeed;
    readonly output: string;
    readonly count: number | undefined;
    readonly asked: FormatId | undefined;
    readonly jobs: number | undefined;
  }>({
    request: requestIn(call, system.value),
    output: required(call, 'output', '-o OUT'),
    count: wholeNumber(call, 'count', { minimum: 1, maximum: MOST_TOURNAMENTS }),
    asked: oneOf(call, 'to', FORMATS),
    jobs: wholeNumber(call, 'jobs', { minimum: 1, maximum: 256 }),
  });
  if (!stated.ok) return stated;
  const { output, count = 1, asked, jobs } = stated.value;
  const request = await withModel(stated.value.request, call.valueOf('model'), system.value);
  if (!request.ok) return request;
  const folder = count > 1 || output.endsWith('/') || (await isFolder(output));
  const format =
    folder || output === STANDARD ? accept(asked ?? usualFormat(system.value)) : formatToWrite(output, asked);
  if (!format.ok) return format;
  // Without a seed from the caller, one is chosen and printed afterwards.
  const seed = call.valueOf('seed') ?? anyName();
  return accept({
    system: system.value,
    request: request.value,
    seed,
    output,
    folder,
    count,
    format: format.value,
    jobs,
    as: call.has('json') ? 'json' : 'text',
    existing: call.has(FORCE.name) ? 'replaced' : 'kept',
  });
};

/** TRF has no place for matches and for the points of Scrabble. */
const usualFormat = ({ kind, game }: SystemDescription): FormatId =>
  kind === 'knock-out' || game === 'scrabble' ? 'json' : 'trf16';

/** What the call states goes before what the model has. */
const withModel = async (
  stated: RequestWithoutSeed,
  model: string | undefined,
  system: SystemDescription,
): Promise<Outcome<RequestWithoutSeed, Fault>> => {
  if (model === undefined) return accept(stated);
  const read = await readTournamentFile(model);
  if (!read.ok) return read;
  const { seed: _seed, header: _header, ...like } = requestOfModel(read.value.tournament, '', system);
  return accept({
    ...stated,
    request: { ...like, ...stated.request, byes: { ...like.byes, ...stated.request.byes } },
  });
};

const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() === true;

/** One tournament has the seed itself; of several, each has the seed and its own number. */
const taskOf = (wanted: Wanted, { language }: Context, index: number): GenerateTask => {
  const { system, request, seed, output, folder, count, format, existing } = wanted;
  const number = String(index + 1).padStart(Math.max(5, String(count).length), '0');
  const own = folder ? `${seed}/${number}` : seed;
  return {
    kind: 'generate',
    path: folder ? join(output, `${number}.${ENDINGS[format]}`) : output,
    format,
    system: system.id,
    options: request.options,
    request: { header: { name: `Pareo, seed ${own}` }, ...request.request, seed: own },
    language,
    existing,
  };
};

const ENDINGS: Readonly<Record<FormatId, string>> = {
  trf16: 'trf',
  trf26: 'trf26',
  json: 'json',
  csv: 'csv',
};

const oneTournament = async (
  task: GenerateTask,
  { output, seed, as }: Wanted,
  { texts }: Context,
): Promise<Answer> => {
  const generated = await generatedFrom(task);
  if (!generated.ok) return failed(generated.faults);
  const { content, record, rounds, ended } = generated.value;
  const { check } = texts.cli;
  const notices = ended === undefined ? [] : [check.endedEarly(output, ended)];
  if (output === STANDARD) return done(content, { notices, as: 'data' });
  return done(as === 'json' ? asJson({ seed, files: [{ file: output, rounds }], errors: [] }) : '', {
    files: [fileOf(task, content)],
    notices: [...notices, check.generatedOne(output, record.players.length, rounds, seed)],
  });
};

const manyTournaments = async (wanted: Wanted, context: Context): Promise<Answer> => {
  const tasks = Array.from({ length: wanted.count }, (_, index) => taskOf(wanted, context, index));
  // Settings that cannot be are found on the first one, before anything is written.
  const [first] = tasks;
  const trial = first && (await generatedFrom(first));
  if (trial && !trial.ok) return failed(trial.faults);
  const faults = await makeFolder(wanted.output);
  if (faults.length > 0) return failed(faults);
  const progress = progressOver(tasks.length, context.progress);
  const results = await workOn(tasks, {
    program: context.program,
    jobs: wanted.jobs,
    onDone: progress.show,
  });
  progress.end();
  const broken = results.flatMap(result => (result.kind === 'failed' ? result.faults : []));
  const files = results.flatMap(result =>
    result.kind === 'generated' ? [{ file: result.file, rounds: result.rounds }] : [],
  );
  const ended = results.flatMap(result =>
    result.kind === 'generated' && result.ended !== undefined
      ? [context.texts.cli.check.endedEarly(result.file, result.ended)]
      : [],
  );
  const summary = { seed: wanted.seed, files, errors: broken.map(jsonOf) };
  return done(wanted.as === 'json' ? asJson(summary) : '', {
    exit: broken[0]?.exit ?? 0,
    notices: [
      ...broken.slice(0, LIMITS.faults).map(fault => lineOf(fault).trimEnd()),
      ...ended,
      context.texts.cli.check.generated(tasks.length - broken.length, wanted.output, wanted.seed),
    ],
  });
};
