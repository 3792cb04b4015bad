import { checkTournament, type Outcome, type PairingSystem, type TournamentRecord } from '@pareo/engine';
import {
  type GeneratorRequest,
  readGeneratorConfiguration,
  requestOfConfiguration,
  requestOfModel,
} from '@pareo/engine/generator';
import { accept, refuse } from '@pareo/engine/model';
import { checklistsOf, DEFAULT_SYSTEM } from '@pareo/tournament';
import { type Answer, done, type Fault, failed } from '../answer.ts';
import { anyNumber } from '../chance.ts';
import type { Context } from '../context.ts';
import { displayName } from '../files.ts';
import { sparingRead } from '../force.ts';
import { readInput } from '../input.ts';
import { generatedFrom } from '../jobs/generate-file.ts';
import { procedureOf, systemCalled } from '../systems.ts';
import { inputFaults, readTournamentFile } from '../tournament-file.ts';
import { versionIn } from '../version.ts';
import type { DropInCall } from './call.ts';
import { checklistAsText } from './checklist.ts';
import { besideInput, listPath } from './places.ts';

type GenerateCall = Extract<DropInCall, { kind: 'generate' }>;

/**
 * `-g`: a random tournament by a configuration, by a model, or of any kind. It ends with 1, as with the engines we
 * stand in for, where a round could not be paired; what was played until then is written all the same.
 */
export const generateAsEngines = async (call: GenerateCall, context: Context): Promise<Answer> => {
  const described = systemCalled(call.system ?? DEFAULT_SYSTEM);
  if (!described.ok) return failed(described.faults);
  const system = await procedureOf(described.value);
  const seed = call.seed ?? String(anyNumber());
  const request = await requestFor(call, seed, system);
  if (!request.ok) return failed(request.faults);
  const input = call.model ?? call.configuration;
  const path = input === undefined ? call.output : besideInput(call.output, input);
  const generated = await generatedFrom({
    kind: 'generate',
    path,
    format: system.pairs === 'teams' ? 'trf26' : 'trf16',
    system: system.id,
    options: {},
    request: { ...request.value, header: { ...request.value.header, name: `AutoTest Tournament ${seed}` } },
    language: context.language,
    existing: 'replaced',
  });
  if (!generated.ok) return failed(generated.faults);
  const { content, record, ended } = generated.value;
  const spared = sparingRead(...(input === undefined ? [] : [input]));
  const lists = call.list
    ? [{ path: listPath(call.list, path), content: await listsOf(record, system, context), ...spared }]
    : [];
  return done('', {
    exit: ended === undefined ? 0 : 1,
    files: [{ path, content, ...spared }, ...lists],
    notices: ended === undefined ? [] : [context.texts.cli.check.endedEarly(path, ended)],
  });
};

const requestFor = async (
  { model, configuration }: GenerateCall,
  seed: string,
  system: PairingSystem,
): Promise<Outcome<GeneratorRequest, Fault>> => {
  if (model !== undefined) {
    const read = await readTournamentFile(model);
    return read.ok ? accept(requestOfModel(read.value.tournament, seed, system)) : read;
  }
  if (configuration === undefined) return accept({ seed });
  const bytes = await readInput(configuration);
  if (!bytes.ok) return bytes;
  const read = readGeneratorConfiguration(new TextDecoder().decode(bytes.value));
  if (!read.ok) return refuse(...inputFaults(read.faults, displayName(configuration)));
  return accept(requestOfConfiguration(read.value, seed, { system, options: {} }));
};

const listsOf = async (
  record: TournamentRecord,
  system: PairingSystem,
  { home }: Context,
): Promise<string> => {
  const checked = checkTournament(record);
  const rounds = checked.ok ? checklistsOf(checked.value, { system: system.id }) : [];
  const lists = rounds.map(list => `Round #${list.round}.\n${checklistAsText(list)}`);
  return `${lists.join('')}${await versionIn(home)}\n`;
};
