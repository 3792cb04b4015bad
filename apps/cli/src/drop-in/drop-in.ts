import type { Board } from '@pareo/engine';
import type { Pairing, Position } from '@pareo/engine/systems';
import { checklistFor } from '@pareo/tournament';
import { type Answer, done, failed } from '../answer.ts';
import type { Context } from '../context.ts';
import { sparingRead } from '../force.ts';
import { AS_IN_FILE, type Opened, openRoundOfFile } from '../pairing.ts';
import { pairingAsNumbers } from '../pairing-output.ts';
import { readTournamentFile } from '../tournament-file.ts';
import { versionIn } from '../version.ts';
import { type DropInCall, readDropIn } from './call.ts';
import { checklistAsText } from './checklist.ts';
import { besideInput, listPath } from './places.ts';

/** Answers a call that another engine would have got. */
export const dropIn = async (args: readonly string[], context: Context): Promise<Answer> => {
  const read = readDropIn(args);
  if (!read.ok) return failed(read.faults);
  const call = read.value;
  const answer = await answerTo(call, context);
  if (answer.kind === 'failed' || call.release === 'hidden') return answer;
  return { ...answer, output: `${await versionIn(context.home)}\n${answer.output}` };
};

const answerTo = async (call: DropInCall, context: Context): Promise<Answer> => {
  switch (call.kind) {
    case 'release':
      return done('');
    case 'pair':
      return pairNext(call, context);
    case 'check':
      return (await import('../commands/others.ts')).checkAsEngines(call, context);
    case 'generate':
      return (await import('../commands/others.ts')).generateAsEngines(call, context);
  }
};

const pairNext = async (call: Extract<DropInCall, { kind: 'pair' }>, { home }: Context): Promise<Answer> => {
  const read = await readTournamentFile(call.input);
  if (!read.ok) return failed(read.faults);
  const round = await openRoundOfFile(read.value, { ...AS_IN_FILE, system: call.system });
  if (!round.ok) return failed(round.faults);
  const output = pairingAsNumbers(inEnginesOrder(round.value));
  const spared = sparingRead(call.input);
  const listed = async () => `${checklistAsText(checklistFor(round.value))}${await versionIn(home)}\n`;
  return done(call.output === undefined ? output : '', {
    files: [
      ...(call.output === undefined
        ? []
        : [{ path: besideInput(call.output, call.input), content: output, ...spared }]),
      ...(call.list ? [{ path: listPath(call.list, call.input), content: await listed(), ...spared }] : []),
    ],
  });
};

/** They also number boards by real points, where the regulation counts virtual points as well (C.04.7, 1.5). */
const inEnginesOrder = ({ paired, position }: Opened): Pairing => {
  const keyOf = keyOfBoard(position);
  const keyed = paired.boards.map(board => ({ board, key: keyOf(board) }));
  keyed.sort(
    ({ key: a }, { key: b }) => b.higher - a.higher || b.lower - a.lower || a.placeOfHigher - b.placeOfHigher,
  );
  return { ...paired, boards: keyed.map(({ board }) => board) };
};

const keyOfBoard = (position: Position) => {
  const known = new Map(position.entrants.map(entrant => [entrant.id, entrant]));
  return ({ white, black }: Board) => {
    const scores = [white, black].map(id => ({
      score: known.get(id)?.score ?? 0,
      place: known.get(id)?.place ?? 0,
    }));
    const [higher, lower] = scores.sort((a, b) => b.score - a.score || a.place - b.place);
    return { higher: higher?.score ?? 0, lower: lower?.score ?? 0, placeOfHigher: higher?.place ?? 0 };
  };
};
