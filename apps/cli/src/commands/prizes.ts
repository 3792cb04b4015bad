import type { Outcome } from '@pareo/engine';
import { type Announced, readPlan } from '@pareo/engine/formats';
import { accept, refuse } from '@pareo/engine/model';
import { type PrizesAsked, prizeAnswer, prizeSheet, prizesOf } from '@pareo/tournament';
import { type Answer, callFault, done, type Fault, failed } from '../answer.ts';
import type { Call } from '../call.ts';
import { displayName } from '../files.ts';
import { readInput } from '../input.ts';
import { orFault, participantCalled } from '../participants.ts';
import { prizeAnswerAsText, prizesAsJson, prizesAsTables } from '../prizes-output.ts';
import { asJson } from '../report.ts';
import {
  inputFaults,
  noticesOf,
  participantsIn,
  readTournamentFile,
  type TournamentFile,
} from '../tournament-file.ts';
import { oneOf } from '../values.ts';
import type { Command } from './command.ts';

const ORDERS = ['list', 'player'] as const;
export type PrizeOrder = (typeof ORDERS)[number];

/** Something is not decided: a tie, a member, a jury. */
const UNDECIDED = 1;

export const prizes: Command = {
  shape: {
    name: 'prizes',
    arguments: [{ placeholder: 'FILE', meaning: 'file', arity: 'one' }],
    options: [
      { name: 'plan', value: 'PLAN', meaning: 'planOfPrizes' },
      { name: 'by', value: 'METHOD', meaning: 'prizesBy' },
      { name: 'why', value: 'NUMBER', meaning: 'whyPrize' },
    ],
  },
  run: async (call, context): Promise<Answer> => {
    const [path = ''] = call.arguments;
    const read = await readTournamentFile(path);
    const order = oneOf(call, 'by', ORDERS);
    const plan = await planOf(call);
    if (!read.ok || !order.ok || !plan.ok)
      return failed([read, order, plan].flatMap(one => (one.ok ? [] : one.faults)));
    const { tournament } = read.value;
    const asked = plan.value;
    const divided = prizesOf(tournament, asked);
    const sheet = prizeSheet(tournament, { ...asked, language: context.language });
    if (!divided || !sheet)
      return failed([
        callFault('option-missing', { option: '--plan PLAN', command: 'pareo prizes' }, read.value.file),
      ]);
    if (!divided.ok || !sheet.ok)
      return failed(faultsOfPlan(call, read.value, divided.ok ? [] : divided.faults));
    const more = {
      notices: noticesOf(read.value, context),
      ...(sheet.value.open.length > 0 || isWaiting(divided.value.result) ? { exit: UNDECIDED as 1 } : {}),
    };
    const why = call.valueOf('why');
    if (why === undefined)
      return done(
        call.has('json')
          ? asJson(prizesAsJson(divided.value, tournament))
          : await prizesAsTables(sheet.value, { tournament, order: order.value ?? 'list', context }),
        more,
      );
    const called = playerCalled(why, read.value);
    if (!called.ok) return failed(called.faults);
    const number = called.value;
    if (call.has('json')) return done(asJson(prizesAsJson(divided.value, tournament, number)), more);
    const answer = prizeAnswer(tournament, { ...asked, player: number, language: context.language });
    if (!answer?.ok) return failed(faultsOfPlan(call, read.value, answer?.faults ?? []));
    return done(prizeAnswerAsText(answer.value, { tournament, number, context }), more);
  },
};

/** The plan of the file, or that of another one; its categories stand in for those of the file. */
export const planOf = async (call: Call): Promise<Outcome<PrizesAsked, Fault>> => {
  const path = call.valueOf('plan');
  if (path === undefined) return accept({});
  const bytes = await readInput(path);
  if (!bytes.ok) return bytes;
  const read = readPlan(bytes.value);
  return read.ok ? accept(askedBy(read.value)) : refuse(...inputFaults(read.faults, displayName(path)));
};

const askedBy = ({ categories, prizes: plan }: Announced): PrizesAsked => ({
  plan,
  ...(categories ? { categories } : {}),
});

/** What is wrong stands in the file that announces it. */
const faultsOfPlan = (
  call: Call,
  { file }: TournamentFile,
  issues: Parameters<typeof inputFaults>[0],
): readonly Fault[] => {
  const path = call.valueOf('plan');
  return inputFaults(issues, path === undefined ? file : displayName(path));
};

const isWaiting = ({ unclaimed }: { readonly unclaimed: readonly { readonly because: string }[] }): boolean =>
  unclaimed.some(({ because }) => because === 'not-awarded');

const playerCalled = (player: string, { tournament, file }: TournamentFile): Outcome<number, Fault> => {
  const called = orFault(participantCalled(player, participantsIn(tournament)), why =>
    callFault('player-not-there', { player, ...why }, file),
  );
  return called.ok ? accept(called.value.id) : called;
};
