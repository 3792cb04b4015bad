import { existsSync, readFileSync } from 'node:fs';
import { filesByKind, KINDS, SAYS } from './kinds.mjs';
import { heading } from './words.mjs';

/** A file of quick tests that costs more than this becomes `x.slow.test.ts`. */
const MOST = 5;

/** What was done, what was not and why, what is too dear, and last the count of tests. */
export const summarise = (done, { tier, kinds, steps, narrowed, report }) => {
  console.log(heading('summary'));
  for (const { name, code, seconds } of done)
    console.log(`${name.padEnd(12)} ${code === 0 ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(8)} s`);
  const { files = [], errors = 0 } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  told('Over 5 s of processor; it becomes x.slow.test.ts', tooDear(files));
  told('Skipped, here and today', skipped(files));
  told('Not run', [...notRun(tier, kinds, steps), ...narrowed]);
  const sum = name => files.reduce((total, file) => total + file[name], 0);
  const failed = sum('failed') + errors;
  const isSkipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  if (kinds.length > 0) console.log(`\n${sum('passed')} passed, ${failed} failed${isSkipped}`);
};

const told = (title, lines) => {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.map(line => `  ${line}`).join('\n')}`);
};

const tooDear = files =>
  files
    .filter(({ project, processor }) => project === 'unit' && processor > MOST)
    .map(({ path, processor }) => `${path} (${processor.toFixed(1)} s)`);

const skipped = files =>
  files.flatMap(({ path, skips }) =>
    skips.map(({ name, note }) => `${path}: ${name}${note ? ` (${note})` : ''}`),
  );

const notRun = (tier, kinds, steps) => {
  const counts = filesByKind();
  const others = KINDS.filter(kind => !kinds.includes(kind));
  return [
    ...steps.map(step => `${step.padEnd(11)} not asked for`),
    ...others.map(kind => `${kind.padEnd(11)} ${counts[kind]} files (${SAYS[kind]}): ${isInAll(tier, kind)}`),
    ...(kinds.includes('property') && tier !== 'long' ? [FEWER[tier]] : []),
  ];
};

const isInAll = (tier, kind) => (tier === 'quick' ? `npm run test:all, or --only=${kind}` : 'not asked for');

const FEWER = {
  quick: 'property    a fifth of the random cases of npm run test:all',
  all: 'property    a part of the random cases of npm run test:long',
};
