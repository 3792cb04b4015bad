import type { RoundSheet } from '@pareo/tournament';
import { type Answer, done } from './answer.ts';
import type { Call } from './call.ts';
import type { Context } from './context.ts';
import { STANDARD } from './files.ts';
import { sparingRead } from './force.ts';

/** The pairs of a round on the screen, or in the file that the call names. */
export const written = (
  output: string,
  { round, boards }: RoundSheet,
  {
    call,
    context,
    notices = [],
  }: { readonly call: Call; readonly context: Context; readonly notices?: readonly string[] },
): Answer => {
  const path = call.valueOf('output');
  if (path === undefined || path === STANDARD) return done(output, { notices });
  return done('', {
    files: [{ path, content: output, ...sparingRead(...call.arguments) }],
    notices: [...notices, context.texts.cli.notices.pairsWritten(path, round, boards.length)],
  });
};

export const isTable = (call: Call, { isTerminal }: Context): boolean =>
  call.has('table') || (isTerminal && !call.has('output') && !call.has('plain'));
