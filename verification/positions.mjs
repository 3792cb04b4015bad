import { bundled, linesOf, report } from './recorded.mjs';

/*
 * `npm run verify -- --positions FILE.jsonl[.gz]`: pairs every position or tournament of a file of recorded answers to
 * C.04.5 and C.04.6, and prints how many agree, differ, or differ only by a reading of an unclear article; the first
 * differences side by side. The exit code is 1 where any differs.
 */
export const verifyPositions = async file => {
  const { judgedIn } = await bundled('engine/src/systems/upfloaters/testing/judged.ts');
  return report(linesOf(file).flatMap(judgedIn), 'rounds');
};
