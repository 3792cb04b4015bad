import type { ExitCode } from './answer.ts';
import type { Context } from './context.ts';
import type { CheckedFile, RoundDifference, Side, TaskResult } from './jobs/task.ts';
import { jsonOf } from './report.ts';
import { wrapped } from './terminal/paragraph.ts';
import { drawTable } from './terminal/table.ts';
import type { CheckTotals } from './texts/index.ts';

/** `docs/reference/cli.md`, `check --json`. */
export const checkAsJson = (results: readonly TaskResult[]) => {
  const checked = checkedIn(results);
  const { files, rounds, roundsAgreeing, ranks, ranksAgreeing } = totalsOf(results);
  return {
    files,
    rounds,
    roundsAgreeing,
    differences: checked.flatMap(({ file, differences }) =>
      differences.map(({ round, system, expected, found, reasons }) => ({
        file,
        round,
        system,
        expected: expected ?? null,
        found,
        ...(reasons.length === 0 ? {} : { reasons }),
      })),
    ),
    roundsAssumed: checked
      .filter(({ roundsPlanned }) => roundsPlanned === 'recorded')
      .map(({ file }) => file),
    notPaired: checked.flatMap(({ file, unpaired }) => (unpaired ? [{ file, ...unpaired }] : [])),
    remarks: checked.flatMap(({ file, remarks }) => remarks.map(remark => ({ file, ...remark }))),
    ranks,
    ranksAgreeing,
    rankDifferences: checked.flatMap(({ file, ranks: { differences } }) =>
      differences.map(difference => ({ file, ...difference })),
    ),
    passedOver: results.flatMap(result => (result.kind === 'passed-over' ? [result.file] : [])),
    errors: results.flatMap(result => (result.kind === 'failed' ? result.faults.map(jsonOf) : [])),
  };
};

/** 1 as soon as something differs; 2 to 5 where some file could not be checked and the others are in order. */
export const exitOf = (results: readonly TaskResult[]): ExitCode => {
  const differs = checkedIn(results).some(
    ({ differences, ranks }) => differences.length + ranks.differences.length > 0,
  );
  if (differs) return 1;
  const exits = results
    .flatMap(result => (result.kind === 'failed' ? result.faults : []))
    .map(({ exit }) => exit);
  // Where nothing was checked, nothing is in order.
  if (exits.length === 0) return checkedIn(results).some(isChecked) ? 0 : 3;
  const [first = 3] = exits;
  if (exits.includes(2)) return 2;
  return exits.every(exit => exit === first) ? first : 3;
};

const isChecked = ({ unpaired, ranks }: CheckedFile): boolean => !unpaired || ranks.checked > 0;

/** Longer lists show only what differs. */
const MOST_FILES_LISTED = 20;

export const checkAsText = async (results: readonly TaskResult[], context: Context): Promise<string> => {
  const checked = checkedIn(results);
  const sections = await Promise.all(
    checked.map(file =>
      file.differences.length + file.ranks.differences.length > 0
        ? differencesAsText(file, context)
        : checked.length <= MOST_FILES_LISTED
          ? `${agreementIn(file, context)}\n`
          : '',
    ),
  );
  return `${sections.join('')}${context.paint.bold(context.texts.cli.check.summary(totalsOf(results)))}\n`;
};

const agreementIn = ({ file, rounds, ranks, unpaired }: CheckedFile, { texts }: Context): string =>
  unpaired
    ? texts.cli.check.fileNotPaired(file, unpaired.rounds, ranks.checked)
    : texts.cli.check.fileAgrees(file, rounds, ranks.checked);

/** Files whose rounds follow rules that they do not tell. */
export const notPairedIn = (results: readonly TaskResult[], { texts }: Context): readonly string[] =>
  checkedIn(results).flatMap(({ file, unpaired }) =>
    unpaired ? [texts.cli.check.notPaired(file, unpaired.code)] : [],
  );

/** Files of a folder that are no tournaments. */
export const passedOverIn = (results: readonly TaskResult[], { texts }: Context): readonly string[] => {
  const files = results.flatMap(result => (result.kind === 'passed-over' ? [result.file] : []));
  const { check } = texts.cli;
  return files.length > MOST_FILES_LISTED
    ? [check.passedOverMany(files.length)]
    : files.map(file => check.passedOver(file));
};

/** What had to be taken for granted to check the files. */
export const assumptionsIn = (results: readonly TaskResult[], { texts }: Context): readonly string[] => {
  const assumed = checkedIn(results).filter(({ roundsPlanned }) => roundsPlanned === 'recorded');
  const { check } = texts.cli;
  return assumed.length > MOST_FILES_LISTED
    ? [check.roundsAssumedInMany(assumed.length)]
    : assumed.map(({ file, rounds }) => check.roundsAssumed(file, rounds));
};

/** What is odd about the rounds and changes nothing. */
export const remarksIn = (results: readonly TaskResult[], { texts }: Context): readonly string[] => {
  const remarked = checkedIn(results).filter(({ remarks }) => remarks.length > 0);
  const { check } = texts.cli;
  return remarked.length > MOST_FILES_LISTED
    ? [check.remarksInMany(remarked.length)]
    : remarked.flatMap(({ file, remarks }) =>
        remarks.map(({ round, text }) => check.remark(file, round, text)),
      );
};

const checkedIn = (results: readonly TaskResult[]): readonly CheckedFile[] =>
  results.filter((result): result is CheckedFile => result.kind === 'checked');

const totalsOf = (results: readonly TaskResult[]): CheckTotals => {
  const checked = checkedIn(results);
  const sum = (count: (file: CheckedFile) => number) => checked.reduce((all, file) => all + count(file), 0);
  return {
    files: checked.length,
    rounds: sum(({ rounds }) => rounds),
    roundsAgreeing: sum(({ rounds, differences }) => rounds - differences.length),
    ranks: sum(({ ranks }) => ranks.checked),
    ranksAgreeing: sum(({ ranks }) => ranks.checked - ranks.differences.length),
    unreadable: results.filter(({ kind }) => kind === 'failed').length,
  };
};

const differencesAsText = async (checked: CheckedFile, context: Context): Promise<string> => {
  const { check } = context.texts.cli;
  const { file, differences, ranks } = checked;
  const rounds = await Promise.all(differences.map(difference => roundAsText(checked, difference, context)));
  const places = ranks.differences.map(({ player, stated, computed, reason }) =>
    wrapped(`  ${check.rankDiffers(player, stated, computed)} ${reason}`, {
      width: context.width,
      indent: 4,
    }),
  );
  return [
    ...rounds,
    ...(places.length > 0
      ? [`${context.paint.red(check.ranksDiffer(file))}\n${places.map(place => `${place}\n`).join('')}\n`]
      : []),
  ].join('');
};

const roundAsText = async (
  { file, names }: CheckedFile,
  { round, system, expected, found, reasons }: RoundDifference,
  context: Context,
): Promise<string> => {
  const { check } = context.texts.cli;
  if (!expected) {
    const title = context.paint.red(check.roundRefused(file, round, system));
    return `${title}\n${reasons.map(reason => `  ${wrapped(reason, { width: context.width, indent: 2 })}\n`).join('')}\n`;
  }
  const [rules, fact] = [linesOf(expected, names, check.bye), linesOf(found, names, check.bye)];
  const left = (heading: string) => ({ heading, align: 'left' as const });
  const table = await drawTable(
    {
      columns: [left(check.byTheRules), left(check.inTheFile)],
      rows: Array.from({ length: Math.max(rules.length, fact.length) }, (_, at) => [
        rules[at] ?? '',
        fact[at] ?? '',
      ]),
    },
    context.paint,
  );
  return `${context.paint.red(check.roundDiffers(file, round, system))}\n${table}\n`;
};

const linesOf = ({ pairs, byes }: Side, names: CheckedFile['names'], bye: string): readonly string[] => [
  ...pairs.map(({ white, black }) => `${names[white] ?? white} – ${names[black] ?? black}`),
  ...byes.map(player => `${names[player] ?? player}: ${bye}`),
];
