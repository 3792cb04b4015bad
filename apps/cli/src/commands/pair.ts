import { type Outcome, refuse, unfinishedIn } from '@pareo/engine';
import { type Answer, allOf, callFault, done, type Fault, failed } from '../answer.ts';
import type { Call } from '../call.ts';
import type { Context } from '../context.ts';
import { STANDARD } from '../files.ts';
import { type PairedRound, pairRound, requestOf } from '../pairing.ts';
import { pairingAsJson, pairingAsNumbers, pairingAsTable } from '../pairing-output.ts';
import { proposalsFor } from '../proposals.ts';
import { asJson } from '../report.ts';
import { SETTING_OPTIONS, type Settings, settingsIn } from '../settings.ts';
import { noticesOf, readTournamentFile, type TournamentFile } from '../tournament-file.ts';
import { LARGEST_ROUND, wholeNumber } from '../values.ts';
import type { Command } from './command.ts';

export const pair: Command = {
  shape: {
    name: 'pair',
    arguments: [{ placeholder: 'FILE', meaning: 'file', arity: 'one' }],
    options: [
      { name: 'system', value: 'ID', meaning: 'system' },
      { name: 'round', value: 'N', meaning: 'roundToPair' },
      { name: 'output', short: 'o', value: 'OUT', meaning: 'pairingFile' },
      ...SETTING_OPTIONS,
      { name: 'table', meaning: 'table' },
      { name: 'plain', meaning: 'plain' },
    ],
  },
  run: async (call, context): Promise<Answer> => {
    const [path = ''] = call.arguments;
    const wanted = wantedBy(call);
    const read = await readTournamentFile(path);
    if (!wanted.ok || !read.ok)
      return failed([...(wanted.ok ? [] : wanted.faults), ...(read.ok ? [] : read.faults)]);
    const { round, settings } = wanted.value;
    const paired = pairRound(read.value, requestOf(call, round, settings));
    return paired.ok ? answerWith(paired.value, read.value, { call, context }) : failed(paired.faults);
  },
};

interface Wanted {
  readonly settings: Settings;
  readonly round: number | undefined;
}

const wantedBy = (call: Call): Outcome<Wanted, Fault> => {
  if (call.has('table') && call.has('plain'))
    return refuse(callFault('options-exclude', { options: ['--table', '--plain'] }));
  return allOf<Wanted>({
    settings: settingsIn(call),
    round: wholeNumber(call, 'round', { minimum: 1, maximum: LARGEST_ROUND }),
  });
};

const answerWith = async (
  paired: PairedRound,
  source: TournamentFile,
  { call, context }: { readonly call: Call; readonly context: Context },
): Promise<Answer> => {
  const output = await outputOf(paired, call, context);
  const path = call.valueOf('output');
  const notices = noticesAbout(paired, source, context);
  if (path === undefined || path === STANDARD) return done(output, { notices });
  const { pairing } = paired;
  return done('', {
    files: [{ path, content: output }],
    notices: [...notices, context.texts.cli.notices.pairsWritten(path, pairing.round, pairing.boards.length)],
  });
};

const outputOf = async (paired: PairedRound, call: Call, context: Context): Promise<string> => {
  if (call.has('json')) return asJson(pairingAsJson(paired, context));
  const toTerminal = context.isTerminal && !call.has('output') && !call.has('plain');
  return call.has('table') || toTerminal ? pairingAsTable(paired, context) : pairingAsNumbers(paired.pairing);
};

const noticesAbout = (
  { position, system, options }: PairedRound,
  source: TournamentFile,
  context: Context,
): readonly string[] => {
  const before = position.round - 1;
  const open = position.everyone.filter(({ past }) => past[before - 1]?.turn.kind === 'adjourned').length / 2;
  return [
    ...noticesOf(source, context),
    ...proposalsFor(system, position.tournament, context.texts),
    ...(open > 0 ? [context.texts.cli.notices.openGames(before, open, unfinishedIn(system, options))] : []),
  ];
};
