import { type PairingSystem, SYSTEMS } from '@pareo/engine';
import type { OptionSpec } from '@pareo/engine/systems';
import { articleIn, sourceOf, sources, textOfRule } from '@pareo/texts';
import { type Answer, done, failed } from '../answer.ts';
import type { Context } from '../context.ts';
import { asJson } from '../report.ts';
import { procedureOf, systemCalled, textOfSystem, yearOf } from '../systems.ts';
import { definitions, wrapped } from '../terminal/paragraph.ts';
import type { Command } from './command.ts';

export const systems: Command = {
  shape: {
    name: 'systems',
    arguments: [{ placeholder: 'ID', meaning: 'systemId', arity: 'optional' }],
    options: [],
  },
  run: async (call, context): Promise<Answer> => {
    const [name] = call.arguments;
    if (name === undefined)
      return done(
        call.has('json') ? asJson(SYSTEMS.map(system => jsonOf(system, context))) : listOf(context),
      );
    const system = systemCalled(name);
    if (!system.ok) return failed(system.faults);
    const complete = await procedureOf(system.value);
    return done(call.has('json') ? asJson(jsonOf(complete, context)) : pageOf(complete, context));
  },
};

const jsonOf = (system: PairingSystem, context: Context) => ({
  id: system.id,
  edition: system.edition,
  chapter: system.chapter,
  source: sourceOf(system),
  kind: system.kind,
  ...textOfSystem(system.id, context.texts),
  aliases: system.aliases ?? [],
  trfCodes: system.trfCodes,
  options: system.options,
  rules: system.rules.map(rule => ({
    key: rule.key,
    id: rule.id,
    article: rule.article,
    text: textOfRule(rule, context.language),
  })),
});

const listOf = ({ texts, width, paint, language }: Context): string => {
  const indent = Math.max(...SYSTEMS.map(({ id }) => id.length)) + 2;
  const systemLines = SYSTEMS.map(({ id, edition, chapter }) => {
    const { name, purpose } = textOfSystem(id, texts);
    const lines = [[name, ...yearOf(edition), articleIn(chapter, language)].join(' · '), purpose].map(text =>
      wrapped(text, { width, indent }),
    );
    return `${paint.bold(id)}${' '.repeat(indent - id.length)}${lines.join(`\n${' '.repeat(indent)}`)}\n`;
  });
  const known = Object.values(sources[language]).map(
    ({ title, year, known: what }) =>
      `${paint.bold(title)} (${year})\n${wrapped(what, { width, indent: 0 })}\n`,
  );
  return [...systemLines, `\n${paint.bold(texts.cli.tables.sources)}\n\n`, ...known].join('');
};

const sourceLine = (system: PairingSystem, { language, width, texts }: Context): string => {
  const { title, year, known } = sources[language][sourceOf(system)];
  return wrapped(`${texts.cli.tables.source}: ${title} (${year}). ${known}`, { width, indent: 0 });
};

const pageOf = (system: PairingSystem, context: Context): string => {
  const { texts } = context;
  const { tables, help } = texts.cli;
  const { name, purpose } = textOfSystem(system.id, context.texts);
  const { bold } = context.paint;
  const options = system.options.map(
    option => [option.name, `${texts.systemOptions[option.name] ?? ''}: ${valuesOf(option)}`] as const,
  );
  const rules = system.rules.map(
    rule =>
      [
        articleIn(rule.id, context.language),
        `${textOfRule(rule, context.language)} (${articleIn(rule.article, context.language)})`,
      ] as const,
  );
  return [
    `${bold(name)} (${[system.id, ...yearOf(system.edition)].join(', ')}; ${tables.chapter}: ${articleIn(system.chapter, context.language)})\n${purpose}\n\n${sourceLine(system, context)}\n`,
    ...(options.length > 0 ? [`${bold(help.options)}\n${definitions(options, context.width)}`] : []),
    ...(rules.length > 0 ? [`${bold(tables.rules)}\n${definitions(rules, context.width)}`] : []),
  ].join('\n');
};

const valuesOf = (option: OptionSpec): string => {
  switch (option.kind) {
    case 'choice':
      return option.choices.map(choice => (choice === option.default ? `[${choice}]` : choice)).join(' | ');
    case 'flag':
      return option.default ? '[true] | false' : 'true | [false]';
    case 'number':
      return `${option.minimum}-${option.maximum} [${option.default}]`;
    case 'text':
      return `… [${option.default}]`;
  }
};
