import type { Options, Outcome } from '@pareo/engine';
import { refuse } from '@pareo/engine/model';
import { unfinishedIn } from '@pareo/engine/systems';
import { pairedSheet, type RoundRemark, remarksOn } from '@pareo/tournament';
import { type Answer, allOf, callFault, type Fault, failed } from '../answer.ts';
import type { Call } from '../call.ts';
import type { Context } from '../context.ts';
import { FORCE_READ } from '../force.ts';
import { type Opened, openRoundOfFile, requestOf } from '../pairing.ts';
import { pairingAsJson, pairingAsNumbers, pairingAsTable } from '../pairing-output.ts';
import { isTable, written } from '../pairing-written.ts';
import { proposalsFor } from '../proposals.ts';
import { remarkAsText } from '../remarks.ts';
import { asJson } from '../report.ts';
import { SETTING_OPTIONS, type Settings, settingsIn } from '../settings.ts';
import { namesIn, noticesOf, readTournamentFile, type TournamentFile } from '../tournament-file.ts';
import { LARGEST_ROUND, wholeNumber } from '../values.ts';
import type { Command } from './command.ts';

export const pair: Command = {
  shape: {
    name: 'pair',
    arguments: [{ placeholder: 'FILE', meaning: 'file', arity: 'one' }],
    options: [
      { name: 'system', value: 'ID', meaning: 'system' },
      { name: 'round', value: 'N', meaning: 'roundToPair' },
      { name: 'open', meaning: 'openRound' },
      { name: 'output', short: 'o', value: 'OUT', meaning: 'pairingFile' },
      ...SETTING_OPTIONS,
      { name: 'table', meaning: 'table' },
      { name: 'plain', meaning: 'plain' },
      FORCE_READ,
    ],
  },
  run: async (call, context): Promise<Answer> => {
    const [path = ''] = call.arguments;
    const asked = allOf({ wanted: wantedBy(call), source: await readTournamentFile(path) });
    if (!asked.ok) return failed(asked.faults);
    const { wanted, source } = asked.value;
    // Apart: reading a round as it stands takes more than pairing the next one.
    if (call.has('open')) return (await import('./open-round.ts')).openRoundShown(source, { call, context });
    const paired = await openRoundOfFile(source, requestOf(call, wanted.round, wanted.settings));
    return paired.ok ? answerWith(paired.value, source, { call, context }) : failed(paired.faults);
  },
};

interface Wanted {
  readonly settings: Settings;
  readonly round: number | undefined;
}

const wantedBy = (call: Call): Outcome<Wanted, Fault> => {
  if (call.has('open') && call.has('round'))
    return refuse(callFault('options-exclude', { options: ['--open', '--round'] }));
  if (call.has('table') && call.has('plain'))
    return refuse(callFault('options-exclude', { options: ['--table', '--plain'] }));
  return allOf<Wanted>({
    settings: settingsIn(call),
    round: wholeNumber(call, 'round', { minimum: 1, maximum: LARGEST_ROUND }),
  });
};

const answerWith = async (
  round: Opened,
  source: TournamentFile,
  { call, context }: { readonly call: Call; readonly context: Context },
): Promise<Answer> => {
  const output = await outputOf(round, { call, context });
  return written(output, pairedSheet(round), {
    call,
    context,
    notices: noticesAbout(round, source, context),
  });
};

const outputOf = async (
  round: Opened,
  { call, context }: { readonly call: Call; readonly context: Context },
): Promise<string> => {
  if (call.has('json')) return asJson(pairingAsJson(round, round.explain(), context));
  return isTable(call, context) ? await pairingAsTable(round, context) : pairingAsNumbers(round.paired);
};

const noticesAbout = (round: Opened, source: TournamentFile, context: Context): readonly string[] => {
  const {
    position,
    system,
    paired: { options },
  } = round;
  return [
    ...noticesOf(source, context),
    ...proposalsFor(system, position.tournament, context.texts),
    ...remarksOn(round).map(remark =>
      [
        remarkAsText(remark, namesIn(position.tournament), context.language),
        ...(system.options.some(({ name }) => name === 'excused') ? adviceOn(remark, position, context) : []),
      ].join(' '),
    ),
    ...noticesOfOpenGames({ position, system, options }, context),
  ];
};

/** Excuses are asked for a round to come; no excuse helps whoever is excluded. */
const adviceOn = (
  { kind }: RoundRemark,
  { round, tournament }: Opened['position'],
  { texts }: Context,
): readonly string[] =>
  (kind === 'no-shows-paired' || kind === 'no-shows-resting') && round > tournament.roundsPaired
    ? [texts.cli.notices.excuses]
    : [];

/** What games of the last round without a result count here. A table does not ask for results. */
const noticesOfOpenGames = (
  { position, system, options }: Pick<Opened, 'position' | 'system'> & { readonly options: Options },
  { texts }: Context,
): readonly string[] => {
  if (system.kind === 'round-robin' || system.kind === 'team-table') return [];
  const before = position.round - 1;
  const { counts, article, isAdjudicated = () => false } = unfinishedIn(system, options);
  const open = position.everyone.flatMap(({ id, past }) => {
    const turn = past[before - 1]?.turn;
    return turn?.kind === 'adjourned' && turn.colour === 'white' ? [{ white: id, black: turn.opponent }] : [];
  });
  const adjudicated = open.filter(({ white, black }) => isAdjudicated(white, black)).length;
  const { openGames } = texts.cli.notices;
  const shown = open.length > 0 && before === position.tournament.roundsPaired;
  return [
    ...(adjudicated > 0 ? [openGames(before, adjudicated, 'adjudicated', article)] : []),
    ...(open.length > adjudicated ? [openGames(before, open.length - adjudicated, counts, article)] : []),
    ...(shown ? [texts.cli.notices.roundShown(position.round, before)] : []),
  ];
};
