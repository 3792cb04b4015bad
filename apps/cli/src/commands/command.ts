import type { Answer } from '../answer.ts';
import type { Call, CommandShape } from '../call.ts';
import type { Context } from '../context.ts';

export interface Command {
  readonly shape: CommandShape;
  readonly run: (call: Call, context: Context) => Promise<Answer>;
}
