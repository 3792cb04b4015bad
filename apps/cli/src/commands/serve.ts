import { callFault, failed } from '../answer.ts';
import type { Command } from './command.ts';

/** Its options are listed already, so that scripts written today need no change. */
export const serve: Command = {
  shape: {
    name: 'serve',
    arguments: [],
    options: [
      { name: 'port', value: 'N', meaning: 'port' },
      { name: 'host', value: 'HOST', meaning: 'host' },
      { name: 'data', value: 'DIR', meaning: 'data' },
      { name: 'database', value: 'URL', meaning: 'database' },
    ],
  },
  run: async () => failed([callFault('not-there-yet', { command: 'serve' })]),
};
