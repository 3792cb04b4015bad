import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * The index of docs/decisions, written and checked by `npm run regulations`. A decision lies in one of two folders by what it is about.
 * Its first line is a title with its number, its third the date and how it stands to other decisions.
 */
export const FOLDERS = {
  readings: 'How a regulation is read where its text leaves a choice, and what an answer about it means',
  architecture: 'How the program is built, and why this way',
};

/** @typedef {{ readonly folder: string, readonly name: string, readonly text: string }} Decision */

/** Everything below docs/decisions but the index; what lies beside the two folders has the folder ''. */
export const decisionsBelow = path => {
  const markdownIn = folder =>
    readdirSync(join(path, folder), { withFileTypes: true })
      .filter(entry => entry.isFile() && entry.name.endsWith('.md') && entry.name !== 'README.md')
      .map(({ name }) => ({ folder, name, text: readFileSync(join(path, folder, name), 'utf8') }));
  return ['', ...Object.keys(FOLDERS)].flatMap(markdownIn);
};

const numberOf = ({ name }) => Number(/^\d{4}/.exec(name)?.[0]);

const headOf = ({ text }) => {
  const [title = '', , status = ''] = text.split('\n');
  const [, number, words] = /^# (\d+)\. (.+)$/.exec(title) ?? [];
  const [, date, rest = ''] = /^(\d{4}-\d{2}-\d{2})[. ·]*(.*)$/.exec(status) ?? [];
  return {
    number: Number(number),
    words,
    date,
    relation: rest.replace(/^(Accepted|in force)\.?\s*/, '').replace(/\.$/, ''),
  };
};

const faultOf = (decision, numbers) => {
  const head = headOf(decision);
  const path = join('docs/decisions', decision.folder, decision.name);
  if (decision.folder === '') return `${path}: a decision lies in ${Object.keys(FOLDERS).join(' or ')}`;
  if (!(head.number === numberOf(decision)))
    return `${path}: the first line is a title with the number of the file, "# 1. Title"`;
  if (!head.date) return `${path}: the third line begins with the date, "2026-11-19. Accepted."`;
  if (numbers.filter(number => number === head.number).length > 1)
    return `${path}: another decision has the number ${head.number}`;
  return undefined;
};

/**
 * The page of the index, and every decision that has no place in it.
 *
 * @param {readonly Decision[]} decisions
 */
export const decisionIndex = decisions => {
  const numbers = decisions.map(numberOf);
  const sorted = [...decisions].sort((a, b) => numberOf(a) - numberOf(b));
  const lineOf = decision => {
    const { number, words, date, relation } = headOf(decision);
    return `- ${number}. [${words}](${decision.folder}/${decision.name}), ${date}${relation ? `. ${relation}` : ''}`;
  };
  const partOf = ([folder, about]) => [
    `## ${folder}`,
    '',
    `${about}.`,
    '',
    ...sorted.filter(decision => decision.folder === folder).map(lineOf),
    '',
  ];
  return {
    faults: sorted.flatMap(decision => faultOf(decision, numbers) ?? []),
    text: [
      '# Decisions',
      '',
      'Dated, numbered and never rewritten: a later decision replaces an earlier one. Written by `npm run regulations`.',
      '',
      ...Object.entries(FOLDERS).flatMap(partOf),
    ].join('\n'),
  };
};
