import { parse } from 'node:path';
import { checkRounds } from '@pareo/engine';
import {
  byesMissing,
  type CheckedRound,
  checklistOf,
  pairsMissing,
  type RoundOfPairs,
} from '@pareo/engine/checker';
import { type Answer, callFault, done, failed } from '../answer.ts';
import { readCall } from '../call.ts';
import { check } from '../commands/check.ts';
import type { Context } from '../context.ts';
import { STANDARD } from '../files.ts';
import { systemFaultsIn } from '../jobs/check-file.ts';
import { readTournamentFile } from '../tournament-file.ts';
import { versionIn } from '../version.ts';
import type { DropInCall } from './call.ts';
import { checklistAsText } from './checklist.ts';
import { listPath, replacingAllBut } from './places.ts';

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
  const { rounds, plannedRounds } = checkRounds(
    tournament,
    call.system === undefined ? {} : { system: call.system },
  );
  const asked = rounds.filter(({ round }) => call.round === undefined || call.round === round);
  const name = call.input === STANDARD ? '(stdin)' : parse(call.input).name;
  const output = asked.map(round => `${name}: Round #${round.round}\n${differencesIn(round)}`).join('');
  const lists = asked.map(round => {
    const list = checklistOf(
      round.position,
      round.system,
      round.kind === 'refused' ? undefined : round.pairing,
    );
    return `Round #${round.round}\n${checklistAsText(list)}`;
  });
  return done(`${output}\n`, {
    files: call.list
      ? [
          {
            path: listPath(call.list, call.input),
            content: `${lists.join('')}${await versionIn(context.home)}\n`,
            ...replacingAllBut(call.input),
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

const differencesIn = (checked: CheckedRound): string => {
  switch (checked.kind) {
    case 'agrees':
      return '';
    case 'differs': {
      const { expected, found } = checked;
      const [left, right] = [linesOf(expected, found), linesOf(found, expected)];
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

/** What the first has and the second has not; nobody is 0. */
const linesOf = (one: RoundOfPairs, other: RoundOfPairs): readonly string[] => {
  const side = (id: number) => String(id).padStart(3);
  return [
    ...pairsMissing(one, other).map(({ white, black }) => `${side(white)} - ${side(black)}`),
    ...byesMissing(one, other).map(player => `${side(player)} - ${side(0)}`),
  ];
};
