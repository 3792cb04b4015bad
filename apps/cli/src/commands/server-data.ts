import type { CommandShape } from '../call.ts';
import { runServerProgram } from '../server-program.ts';
import type { Command } from './command.ts';
import { passedOn } from './serve.ts';

/* On the data of a server, also beside one that runs; only `restore` needs the folder to itself. */

const onServerData = (shape: CommandShape): Command => ({
  shape,
  run: (call, context) =>
    runServerProgram(
      'tools',
      [shape.name, ...call.arguments, ...passedOn(call), ...(call.has('json') ? ['--json'] : [])],
      context,
    ),
});

const data = { name: 'data', value: 'DIR', meaning: 'data' } as const;
const tournament = { placeholder: 'TOURNAMENT', meaning: 'tournament', arity: 'optional' } as const;

export const backup = onServerData({
  name: 'backup',
  arguments: [],
  options: [data, { name: 'output', short: 'o', value: 'OUT', meaning: 'outputFile' }],
});

export const restore = onServerData({
  name: 'restore',
  arguments: [{ placeholder: 'FILE', meaning: 'backup', arity: 'one' }],
  options: [data],
});

export const journal = onServerData({ name: 'journal', arguments: [tournament], options: [data] });

export const exportTournament = onServerData({
  name: 'export',
  arguments: [tournament],
  options: [
    data,
    { name: 'to', value: 'FORMAT', meaning: 'exportFormat' },
    { name: 'output', short: 'o', value: 'OUT', meaning: 'outputFile' },
  ],
});
