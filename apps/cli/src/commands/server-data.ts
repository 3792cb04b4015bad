import type { CommandShape } from '../call.ts';
import { FORCE } from '../force.ts';
import { runServerProgram } from '../server-program.ts';
import type { Command } from './command.ts';
import { passedOn } from './serve.ts';

/* On the data of a server, also beside one that runs; only `restore` and `move` need the folder to themselves. */

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
const database = { name: 'database', value: 'URL', meaning: 'database' } as const;
const tournament = { placeholder: 'TOURNAMENT', meaning: 'tournament', arity: 'optional' } as const;

export const backup = onServerData({
  name: 'backup',
  arguments: [],
  options: [data, database, { name: 'output', short: 'o', value: 'OUT', meaning: 'outputFile' }],
});

export const restore = onServerData({
  name: 'restore',
  arguments: [{ placeholder: 'FILE', meaning: 'backup', arity: 'one' }],
  options: [data],
});

export const move = onServerData({
  name: 'move',
  arguments: [],
  options: [
    { name: 'from', value: 'PLACE', meaning: 'moveFrom' },
    { name: 'to', value: 'PLACE', meaning: 'moveTo' },
  ],
});

export const journal = onServerData({ name: 'journal', arguments: [tournament], options: [data, database] });

export const exportTournament = onServerData({
  name: 'export',
  arguments: [tournament],
  options: [
    data,
    database,
    { name: 'to', value: 'FORMAT', meaning: 'exportFormat' },
    { name: 'output', short: 'o', value: 'OUT', meaning: 'outputFile' },
    FORCE,
  ],
});
