import type { Call } from '../call.ts';
import { runServerProgram } from '../server-program.ts';
import type { Command } from './command.ts';

/** The tournament manager, a separate program: this command passes its options on. */
export const serve: Command = {
  shape: {
    name: 'serve',
    arguments: [],
    options: [
      { name: 'port', value: 'N', meaning: 'port' },
      { name: 'host', value: 'HOST', meaning: 'host' },
      { name: 'data', value: 'DIR', meaning: 'data' },
      { name: 'database', value: 'URL', meaning: 'database' },
      { name: 'processes', value: 'N', meaning: 'processes' },
      { name: 'public-url', value: 'URL', meaning: 'publicUrl' },
      { name: 'trust-proxy', meaning: 'trustProxy' },
      { name: 'rates', value: 'LIST', meaning: 'rates' },
      { name: 'backup-at', value: 'LIST', meaning: 'backupAt' },
      { name: 'keep', value: 'LIST', meaning: 'keepBackups' },
      { name: 'metrics', meaning: 'metrics' },
      { name: 'demo', meaning: 'demo' },
      { name: 'welcome', meaning: 'welcome' },
      { name: 'no-open', meaning: 'noOpen' },
    ],
  },
  run: (call, context) => runServerProgram('server', passedOn(call), context),
};

export const passedOn = (call: Call): readonly string[] =>
  call.command.options.flatMap(({ name, value }) => {
    if (!call.has(name)) return [];
    return value === undefined ? [`--${name}`] : [`--${name}=${call.valueOf(name) ?? ''}`];
  });
