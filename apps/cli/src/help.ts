import { COMMON_OPTIONS, type CommandShape, type OptionShape } from './call.ts';
import type { Context } from './context.ts';
import { definitions, wrapped } from './terminal/paragraph.ts';
import { COMMANDS } from './texts/index.ts';

export const helpOfProgram = (context: Context): string => {
  const { help, commands } = context.texts.cli;
  const { width } = context;
  return [
    `${wrapped(help.tagline, { width, indent: 0 })}\n`,
    section(context, help.usage, `  pareo ${help.commandPlaceholder} ${help.optionsPlaceholder}\n`),
    section(
      context,
      help.commands,
      definitions(
        COMMANDS.map(name => [name, commands[name].summary]),
        width,
      ),
    ),
    section(context, help.everyCommand, optionLines([...COMMON_OPTIONS, VERSION_OPTION], context)),
    section(context, help.dropIn, definitions(help.dropInCalls, width)),
    section(
      context,
      help.exitCodes,
      definitions(
        help.exitCode.map((meaning, code) => [String(code), meaning]),
        width,
      ),
    ),
    `${help.more}\n`,
  ].join('\n');
};

export const helpOfCommand = (command: CommandShape, context: Context): string => {
  const { help, commands, arguments: argumentTexts, placeholders } = context.texts.cli;
  const { width } = context;
  const text = commands[command.name];
  const parts = [
    section(context, help.usage, `  ${usageOf(command, context)}\n`),
    [`${capitalised(text.summary)}.`, ...text.details]
      .map(paragraph => `${wrapped(paragraph, { width, indent: 0 })}\n`)
      .join(''),
  ];
  if (command.arguments.length > 0)
    parts.push(
      section(
        context,
        help.arguments,
        definitions(
          command.arguments.map(({ placeholder, meaning }) => [
            placeholders[placeholder],
            argumentTexts[meaning],
          ]),
          width,
        ),
      ),
    );
  if (command.options.length > 0)
    parts.push(section(context, help.options, optionLines(command.options, context)));
  parts.push(section(context, help.everyCommand, optionLines(COMMON_OPTIONS, context)));
  if (text.examples.length > 0)
    parts.push(section(context, help.examples, definitions(text.examples, width)));
  return parts.join('\n');
};

const VERSION_OPTION: OptionShape = { name: 'version', meaning: 'version' };

const section = (context: Context, title: string, body: string): string =>
  `${context.paint.bold(title)}\n${body}`;

const usageOf = (command: CommandShape, context: Context): string => {
  const { placeholders, help } = context.texts.cli;
  const args = command.arguments.map(({ placeholder, arity }) => {
    const name = placeholders[placeholder];
    return { one: name, optional: `[${name}]`, several: `${name}…`, any: `[${name}…]` }[arity];
  });
  return ['pareo', command.name, ...args, help.optionsPlaceholder].join(' ');
};

const optionLines = (options: readonly OptionShape[], context: Context): string => {
  const { placeholders, options: meanings } = context.texts.cli;
  return definitions(
    options.map(({ name, short, value, meaning }) => [
      `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${placeholders[value]}`}`,
      meanings[meaning],
    ]),
    context.width,
  );
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
