import { accept } from '@pareo/engine/model';
import { type Answer, allOf, done, failed } from '../answer.ts';
import {
  assumptionsIn,
  checkAsJson,
  checkAsText,
  exitOf,
  notPairedIn,
  passedOverIn,
  remarksIn,
} from '../check-output.ts';
import { workOn } from '../jobs/pool.ts';
import { asJson, lineOf } from '../report.ts';
import { systemCalled } from '../systems.ts';
import { progressOver } from '../terminal/progress.ts';
import { type TournamentPath, tournamentPaths } from '../tournament-paths.ts';
import { wholeNumber } from '../values.ts';
import type { Command } from './command.ts';

export const check: Command = {
  shape: {
    name: 'check',
    arguments: [{ placeholder: 'PATH', meaning: 'paths', arity: 'several' }],
    options: [
      { name: 'system', value: 'ID', meaning: 'systemToCheck' },
      { name: 'jobs', value: 'N', meaning: 'jobs' },
    ],
  },
  run: async (call, context): Promise<Answer> => {
    const named = call.valueOf('system');
    const wanted = allOf<{ system: unknown; jobs: number | undefined; paths: readonly TournamentPath[] }>({
      system: named === undefined ? accept(undefined) : systemCalled(named),
      jobs: wholeNumber(call, 'jobs', { minimum: 1, maximum: 256 }),
      paths: await tournamentPaths(call.arguments),
    });
    if (!wanted.ok) return failed(wanted.faults);
    const { jobs, paths } = wanted.value;
    const progress = progressOver(paths.length, context.progress);
    const results = await workOn(
      paths.map(({ path, origin }) => ({
        kind: 'check',
        path,
        origin,
        system: named,
        language: context.language,
      })),
      { program: context.program, jobs, onDone: progress.show },
    );
    progress.end();
    const faults = results.flatMap(result => (result.kind === 'failed' ? result.faults : []));
    const exit = exitOf(results);
    return call.has('json')
      ? done(asJson(checkAsJson(results)), { exit })
      : done(await checkAsText(results, context), {
          exit,
          notices: [
            ...faults.map(fault => lineOf(fault).trimEnd()),
            ...passedOverIn(results, context),
            ...notPairedIn(results, context),
            ...assumptionsIn(results, context),
            ...remarksIn(results, context),
          ],
        });
  },
};
