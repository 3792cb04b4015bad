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
import { tournamentPaths } from '../tournament-paths.ts';
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
    const wanted = allOf<{ system: unknown; jobs: number | undefined }>({
      system: named === undefined ? accept(undefined) : systemCalled(named),
      jobs: wholeNumber(call, 'jobs', { minimum: 1, maximum: 256 }),
    });
    const paths = await tournamentPaths(call.arguments);
    if (!wanted.ok || !paths.ok)
      return failed([...(wanted.ok ? [] : wanted.faults), ...(paths.ok ? [] : paths.faults)]);
    const progress = progressOver(paths.value.length, context.progress);
    const results = await workOn(
      paths.value.map(({ path, origin }) => ({
        kind: 'check',
        path,
        origin,
        system: named,
        language: context.language,
      })),
      { program: context.program, jobs: wanted.value.jobs, onDone: progress.show },
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
