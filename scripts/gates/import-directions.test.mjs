import { expect, test } from 'vitest';
import { faultsIn } from './import-directions.mjs';

const allows = (path, wanted) => faultsIn([{ path, imports: [wanted] }]).length === 0;
const engine = path => `packages/engine/src/${path}`;

test.each([
  ['an edition uses what stands above it', engine('systems/dutch/2017/quality.ts'), '../definitions.ts'],
  ['a system uses its own folder', engine('systems/dutch/quality.ts'), './bracket.ts'],
  ['a system uses the rules', engine('systems/dutch/quality.ts'), '../../rules/decide.ts'],
  ['a system uses the skeleton', engine('systems/dutch/index.ts'), '../swiss/round.ts'],
  ['a system fulfils the contract', engine('systems/dutch/index.ts'), '../system.ts'],
  ['the catalogue lists systems', engine('systems/catalogue.ts'), './dutch/index.ts'],
  ['rules use matching', engine('rules/weigh.ts'), '../matching/matching.ts'],
  ['matching uses a neutral word', engine('matching/matching.ts'), '../model/outcome.ts'],
  ['standings use tie-breaks', engine('standings/ranking.ts'), '../tiebreaks/catalogue.ts'],
  ['a checker uses systems', engine('checker/checker.ts'), '../systems/catalogue.ts'],
  ['a generator uses systems', engine('generator/generate.ts'), '../systems/catalogue.ts'],
  ['the public API gathers everything', engine('index.ts'), './formats/trf16/read.ts'],
  [
    'a test of a system reads a file format',
    engine('systems/dutch/round.test.ts'),
    '../../formats/trf16/read.ts',
  ],
  ['a test uses Node', engine('systems/dutch/round.test.ts'), 'node:fs'],
  ['a referee knows the position', engine('systems/lim/referee/walk.ts'), '../../../position/index.ts'],
  [
    'a referee of a text uses that of the procedure it shares',
    engine('systems/team-swiss/referee/team.ts'),
    '../../upfloaters/referee/replay.ts',
  ],
  ['texts know the engine', 'packages/texts/src/es.ts', '@pareo/engine'],
  ['an app knows texts', 'apps/cli/src/main.ts', '@pareo/texts'],
  ['an app uses a package', 'apps/cli/src/main.ts', 'cac'],
])('allowed: %s', (_, path, wanted) => {
  expect(allows(path, wanted)).toBe(true);
});

test.each([
  ['rules know no tournament', engine('rules/decide.ts'), '../model/tournament.ts'],
  ['matching knows no tournament', engine('matching/matching.ts'), '../position/position.ts'],
  ['a system does not import another', engine('systems/lim/index.ts'), '../dutch/index.ts'],
  ['a referee shares no code with its system', engine('systems/lim/referee/walk.ts'), '../definitions.ts'],
  ['a referee does not ask another', engine('systems/lim/referee/walk.ts'), '../../dutch/referee/field.ts'],
  ['a referee shares no skeleton', engine('systems/lim/referee/walk.ts'), '../../swiss/steps.ts'],
  ['a referee weighs by itself', engine('systems/lim/referee/walk.ts'), '../../../rules/index.ts'],
  ['nor do all of them together', engine('systems/testing/listed-replay.ts'), '../swiss/steps.ts'],
  ['the model knows no position', engine('model/turn.ts'), '../position/position.ts'],
  ['a neutral word stays neutral', engine('model/outcome.ts'), './tournament.ts'],
  ['an edition does not import another', engine('systems/dutch/2017/quality.ts'), '../2026/quality.ts'],
  ['the skeleton knows no system', engine('systems/swiss/round.ts'), '../dutch/index.ts'],
  ['the checker does not make tournaments up', engine('checker/check.ts'), '../generator/generate.ts'],
  ['the generator does not check', engine('generator/generate.ts'), '../checker/check.ts'],
  ['nothing in the engine imports its public API', engine('formats/csv/read.ts'), '../../index.ts'],
  ['source does not import tests', engine('model/turn.ts'), './testing/player.ts'],
  ['the engine reads no file', engine('formats/csv/read.ts'), 'node:fs'],
  ['the engine has no dependency', engine('model/turn.ts'), 'fast-check'],
  ['the engine knows no text', engine('explain/why.ts'), '@pareo/texts'],
  ['texts read no file', 'packages/texts/src/es.ts', 'node:fs'],
  ['packages are imported by name', 'packages/texts/src/es.ts', '../../engine/src/index.ts'],
  ['only the public API is imported', 'apps/cli/src/main.ts', '@pareo/engine/matching'],
  ['an app does not import an app', 'apps/server/src/main.ts', '../../cli/src/main.ts'],
  ['a page decides nothing', 'packages/pages/src/layout.ts', '@pareo/engine/standings'],
  ['a server decides nothing', 'apps/server/src/work/jobs/page.ts', '@pareo/engine/round'],
  ['a command decides nothing', 'apps/cli/src/commands/pair.ts', '@pareo/engine/checker'],
  ['only what compares surfaces asks an app', 'verification/bench/main.mjs', '../../apps/cli/src/main.ts'],
  ['an app is not imported by name', 'verification/bench/main.mjs', 'pareo'],
  ['a folder without a line', engine('helpers/text.ts'), './other.ts'],
])('refused: %s', (_, path, wanted) => {
  expect(allows(path, wanted)).toBe(false);
});

test('a folder without a line is a fault, even of files that import nothing', () => {
  expect(faultsIn([{ path: engine('helpers/text.ts'), imports: [] }])).toHaveLength(1);
  expect(faultsIn([{ path: engine('model/turn.ts'), imports: [] }])).toEqual([]);
  expect(faultsIn([{ path: 'packages/paint/src/index.ts', imports: [] }])).toHaveLength(1);
});
