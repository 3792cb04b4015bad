import { writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { root } from '../root.mjs';

/** Writes what came out into the file that PAREO_REPORT names: counts, and what each file of tests cost. */
export class Report {
  onTestRunEnd(modules, errors) {
    const path = process.env.PAREO_REPORT;
    if (path === undefined) return;
    writeFileSync(path, JSON.stringify({ errors: errors.length, files: modules.map(fileOf) }));
  }
}

const fileOf = module => {
  const tests = [...module.children.allTests()].map(test => ({ name: test.fullName, ...test.result() }));
  const of = wanted => tests.filter(({ state }) => state === wanted);
  return {
    path: relative(root, module.moduleId).replaceAll(sep, '/'),
    project: module.project.name,
    passed: of('passed').length,
    failed: of('failed').length + suitesFailed(module),
    skipped: of('skipped').length,
    skips: of('skipped').map(({ name, note }) => ({ name, note })),
    seconds: module.diagnostic().duration / 1000,
    processor: module.meta().processor,
  };
};

/** A file that cannot be read, or a hook that fails, has no test that failed. */
const suitesFailed = module =>
  module.errors().length + [...module.children.allSuites()].filter(suite => suite.errors().length > 0).length;
