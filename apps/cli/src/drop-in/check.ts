import { parse } from 'node:path';
import { checklistsOf, type RoundCheck, roundsCheckOf } from '@pareo/tournament';
import { type Answer, callFault, done, failed } from '../answer.ts';
import { readCall } from '../call.ts';
import { check } from '../commands/check.ts';
import type { Context } from '../context.ts';
import { STANDARD } from '../files.ts';
import { sparingRead } from '../force.ts';
import { systemFaultsIn } from '../jobs/check-file.ts';
import { readTournamentFile } from '../tournament-file.ts';
import { versionIn } from '../version.ts';
import type { DropInCall } from './call.ts';
import { checklistAsText } from './checklist.ts';
import { listPath } from './places.ts';

type CheckCall = Extract<DropInCall, { kind: 'check' }>;

/**
 * `-c`: every round by its number, and a table of both pairings where they differ. Differences are no failure: the
 * engines we stand in for end with 0 as well. `-check` is the call of the endorsement rules, answered by our own
 * command, which ends with 1 where something differs.
 */
export const checkAsEngines = async (call: CheckCall, context: Context): Promise<Answer> => {
  if (call.verdict === 'exit code') return checkAsOurselves(call, context);
  const read = await readTournamentFile(call.input);
  if (!read.ok) return failed(read.faults);
  const { tournament, file } = read.value;
  const faults = systemFaultsIn(tournament, call.system);
  if (faults.length > 0) return failed(faults);
  const last = tournament.roundsPaired;
  if (call.round !== undefined && (call.round < 1 || call.round > last))
    return failed([callFault('round-not-there', { round: call.round, last }, file)]);
  const by = call.system === undefined ? {} : { system: call.system };
  const { rounds, plannedRounds } = roundsCheckOf(tournament, by);
  const isAsked = ({ round }: { readonly round: number }) => call.round === undefined || call.round === round;
  const name = call.input === STANDARD ? '(stdin)' : parse(call.input).name;
  const output = rounds
    .filter(isAsked)
    .map(round => `${name}: Round #${round.round}\n${differencesIn(round)}`)
    .join('');
  const lists = () =>
    checklistsOf(tournament, by)
      .filter(isAsked)
      .map(list => `Round #${list.round}\n${checklistAsText(list)}`)
      .join('');
  return done(`${output}\n`, {
    files: call.list
      ? [
          {
            path: listPath(call.list, call.input),
            content: `${lists()}${await versionIn(context.home)}\n`,
            ...sparingRead(call.input),
          },
        ]
      : [],
    notices:
      plannedRounds.source === 'recorded'
        ? [context.texts.cli.check.roundsAssumed(file, plannedRounds.count)]
        : [],
  });
};

const checkAsOurselves = async ({ input, system }: CheckCall, context: Context): Promise<Answer> => {
  const args = [input, ...(system === undefined ? [] : ['--system', system])];
  const call = readCall(check.shape, args, context.texts.cli.placeholders);
  return call.ok ? check.run(call.value, context) : failed(call.faults);
};

const differencesIn = (checked: RoundCheck): string => {
  switch (checked.kind) {
    case 'agrees':
      return '';
    case 'differs': {
      const { expected, found, byes } = checked;
      const [left, right] = [linesOf(expected, byes.expected), linesOf(found, byes.found)];
      const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
        `    ${left[at] ?? NOTHING}${' '.repeat(16)}${right[at] ?? ''}`.trimEnd(),
      );
      return [HEADING, ...rows, ''].map(line => `${line}\n`).join('');
    }
    case 'refused':
      return `No valid pairing exists for round ${checked.round}.\n\n`;
  }
};

const HEADING = `  Checker pairings${' '.repeat(8)}Tournament pairings `;
const NOTHING = ' '.repeat('  1 -   2'.length);

/** Nobody is 0. */
const linesOf = (
  pairs: readonly (readonly [white: number, black: number])[],
  byes: readonly number[],
): readonly string[] =>
  [...pairs, ...byes.map(player => [player, 0] as const)].map(([white, black]) =>
    [white, black].map(id => String(id).padStart(3)).join(' - '),
  );
