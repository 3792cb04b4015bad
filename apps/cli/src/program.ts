import { isLanguage, LANGUAGES, type Language } from '@pareo/texts';
import { type Answer, callFault, done, type ExitCode, exitCodeOf, type Fault, failed } from './answer.ts';
import { readCall } from './call.ts';
import type { Command } from './commands/command.ts';
import { commandNamed } from './commands/index.ts';
import type { Context } from './context.ts';
import { isDropIn } from './drop-in/call.ts';
import { writeFiles } from './files.ts';
import { helpOfCommand, helpOfProgram } from './help.ts';
import { languageOf } from './language.ts';
import { reportOf } from './report.ts';
import { closestTo } from './suggestion.ts';
import { paintFor } from './terminal/paint.ts';
import { printable, printableLine } from './terminal/printable.ts';
import { COMMANDS, textsIn } from './texts/index.ts';
import { versionIn } from './version.ts';

/** What a run needs of the machine: its streams, its environment, where we lie. */
export interface Machine {
  readonly stdout: Stream;
  readonly stderr: Stream;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Our own file, one folder below that of the package. */
  readonly program: URL;
}

export interface Stream {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  readonly write: (text: string) => unknown;
}

/** From the arguments to the exit code. Writes files and prints only when the command has succeeded. */
export const run = async (args: readonly string[], machine: Machine): Promise<ExitCode> => {
  const language = languageOf(args, machine.environment);
  const as = args.includes('--json') ? 'json' : 'lines';
  const ordered = commandFirst(args);
  const command = await commandNamed(ordered[0]);
  const context = contextOf(machine, language, command?.shape.options.map(option => option.name) ?? []);
  const answer = await answerOrMistake({ ordered, command }, context, machine);
  const settled = answer.kind === 'done' ? await settle(answer) : answer;
  if (settled.kind === 'failed') {
    machine.stderr.write(printable(reportOf(settled.faults, { language, as, options: context.options })));
    const [first] = settled.faults;
    return first ? exitCodeOf(first) : 2;
  }
  const isExact = settled.as === 'data' && machine.stdout.isTTY !== true;
  machine.stdout.write(isExact ? settled.output : printable(settled.output));
  for (const notice of settled.notices) machine.stderr.write(`${printableLine(notice)}\n`);
  return settled.exit;
};

const settle = async (answer: Extract<Answer, { kind: 'done' }>): Promise<Answer> => {
  const faults = await writeFiles(answer.files);
  return faults.length > 0 ? failed(faults) : answer;
};

/** A mistake of ours is one sentence and exit code 2: no arbiter is helped by a stack trace. */
const answerOrMistake = async (asked: Asked, context: Context, machine: Machine): Promise<Answer> => {
  try {
    return await answerTo(asked, context);
  } catch (error) {
    if (machine.environment['PAREO_DEBUG'] === '1')
      machine.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    return failed([
      callFault('internal-error', { message: error instanceof Error ? error.message : String(error) }),
    ]);
  }
};

/** The arguments with the name of the command first, and the command of that name. */
interface Asked {
  readonly ordered: readonly string[];
  readonly command: Command | undefined;
}

const answerTo = async ({ ordered, command }: Asked, context: Context): Promise<Answer> => {
  if (isDropIn(ordered)) return (await import('./drop-in/drop-in.ts')).dropIn(ordered, context);
  const [name, ...rest] = ordered;
  // Somebody sits there and has said nothing yet: the tournament manager, which says how to end it.
  if (name === undefined && context.isTerminal)
    return (await import('./server-program.ts')).runServerProgram('server', [], context);
  if (name === undefined || ASKS_FOR_HELP.includes(name)) return helpAnswer(rest, context);
  if (name === '--version') return done(`${await versionIn(context.home)}\n`);
  if (!command) return failed([unknownCommand(name, context)]);
  const call = readCall(command.shape, rest, context.texts.cli.placeholders);
  if (!call.ok) return failed(call.faults);
  const language = call.value.valueOf('lang');
  if (language !== undefined && !isLanguage(language))
    return failed([
      callFault('value-not-allowed', { option: '--lang', value: language, allowed: LANGUAGES }),
    ]);
  if (call.value.has('help')) return done(helpOfCommand(command.shape, context));
  return command.run(call.value, context);
};

const ASKS_FOR_HELP: readonly string[] = ['--help', '-h', 'help'];

/** `pareo --lang es pair FILE`: options of every command may stand before its name. */
const commandFirst = (args: readonly string[]): readonly string[] => {
  const [first, second] = args;
  if (first === '--lang' && second !== undefined) return [...commandFirst(args.slice(2)), first, second];
  if (first === '--json' || first?.startsWith('--lang=')) return [...commandFirst(args.slice(1)), first];
  return args;
};

const helpAnswer = async ([topic]: readonly string[], context: Context): Promise<Answer> => {
  const command = await commandNamed(topic);
  return done(command ? helpOfCommand(command.shape, context) : helpOfProgram(context));
};

const unknownCommand = (name: string, { texts }: Context): Fault => {
  const suggestion = texts.cli.commandMeant(name) ?? closestTo(name, COMMANDS);
  return callFault('unknown-command', { command: name, ...(suggestion === undefined ? {} : { suggestion }) });
};

const contextOf = (machine: Machine, language: Language, options: readonly string[]): Context => {
  const { stdout, stderr } = machine;
  return {
    language,
    texts: textsIn(language),
    options,
    paint: paintFor(stdout, machine.environment),
    isTerminal: stdout.isTTY === true,
    width: Math.min(100, Math.max(60, stdout.columns ?? 100)),
    program: machine.program,
    home: new URL('..', machine.program),
    progress: stderr.isTTY === true ? text => void stderr.write(text) : undefined,
  };
};
