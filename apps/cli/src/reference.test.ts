import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMMON_OPTIONS, type OptionShape } from './call.ts';
import { commandNamed } from './commands/index.ts';
import { COMMANDS, textsIn } from './texts/index.ts';

const page = readFileSync(new URL('../../../docs/reference/cli.md', import.meta.url), 'utf8');

/** The text between a heading and the next one of the same or a higher level. */
const sectionOf = (heading: string): string => {
  const from = page.indexOf(`\n${heading}`);
  const level = heading.match(/^#+/)?.[0].length ?? 1;
  const next = page.slice(from + 2).search(new RegExp(`\\n#{1,${level}} `));
  return from < 0 ? '' : page.slice(from, next < 0 ? undefined : from + 2 + next);
};

/** `-o, --output OUT` in the first column of a table, as a reader of the page sees it. */
const listedIn = (section: string): readonly string[] =>
  [...section.matchAll(/^\| `(-[^`]*)` \|/gm)].map(([, option = '']) => option.replaceAll('\\|', '|'));

const { placeholders, commands } = textsIn('en').cli;

const written = ({ name, short, value }: OptionShape): string =>
  `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${placeholders[value]}`}`;

test('the program has every command that the texts name, and the page lists them all', () => {
  expect([...COMMANDS].sort()).toEqual(Object.keys(commands).sort());
  for (const command of Object.keys(commands)) expect(page).toContain(`### \`pareo ${command}`);
});

describe('docs/reference/cli.md lists the options of the program, all of them and no others', () => {
  test.each(COMMANDS)('%s', async name => {
    const { shape } = (await commandNamed(name)) ?? { shape: undefined };
    if (shape === undefined) throw new Error('a command');
    expect(shape.name).toBe(name);
    expect([...listedIn(sectionOf(`### \`pareo ${shape.name}`))].sort()).toEqual(
      shape.options.map(written).sort(),
    );
  });
  test('of every command', () => {
    expect([...listedIn(sectionOf('## Every command'))].sort()).toEqual(COMMON_OPTIONS.map(written).sort());
  });
});
